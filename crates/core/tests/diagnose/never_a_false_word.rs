//! Right runs that were once accused, and questions that once had no end.

use crate::rounds::rounds;
use crate::seeded::Random;
use crate::student::{Estimate, ORDERS, Student, bare, random_map};
use std::time::{Duration, Instant};
use stepstar::{
    Diagnosis, Diagonal, Grid, Mistake, Options, Point, Question, TextFormat, Unknown, Verdict,
    diagnose, diagnose_text,
};

fn told(map: &str, [from, to]: [Point; 2], run: &str, options: &Options) -> Diagnosis {
    let grid = Grid::parse(map).expect("a map");
    let run = run.replace(", ", "\n");
    diagnose_text(&grid, from, to, &run, options).expect("cells of the map")
}

fn is_right(found: &Diagnosis) -> bool {
    matches!(
        found.verdict,
        Verdict::Correct | Verdict::CorrectWithRemarks
    )
}

#[test]
fn a_limit_is_no_reason_to_search_for_ever() {
    let options = Options {
        max_expansions: Some(2),
        ..Options::default()
    };
    let found = told("S....G", [(0, 0), (5, 0)], "0 0, 1 0", &options);
    assert!(is_right(&found), "{}", found.message);
}

/// A sum of doubles that is less by its last digit opens a closed cell again, and then those behind it.
#[test]
fn what_doubles_open_again_is_expanded_again() {
    let options = Options {
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    let found = told(
        "..\n.#\n..\n#.\n..\n..\n.#\n#.\n..\n.#\n",
        [(0, 8), (1, 0)],
        "0 8, 1 7, 1 8, 0 6, 1 5, 1 4, 1 3, 1 2, 0 5, 0 4, 1 3, 1 2, 0 1, 1 0",
        &options,
    );
    assert!(is_right(&found), "{}", found.message);
}

#[test]
fn an_entry_of_a_way_that_was_improved_twice_may_be_printed_again() {
    let options = Options {
        weight: 5.0,
        ..Options::default()
    };
    let found = told(
        "9#3\n.5#\n.9.\n",
        [(2, 2), (2, 0)],
        "2 2, 1 2, 1 1, 0 1, 0 2, 0 1, 0 0, 0 0",
        &options,
    );
    assert!(is_right(&found), "{}", found.message);
}

/// `heappush(open, (0, start))`: whatever the start's f and h, it is taken first, and nothing depends on them.
#[test]
fn a_start_that_is_put_in_with_zeros_is_right() {
    let straight = Options {
        diagonal: Diagonal::Never,
        ..Options::default()
    };
    for run in [
        "0 0 g=0 h=0 f=0, 1 0 g=1 h=2 f=3, 2 0 g=2 h=1 f=3, 3 0 g=3 h=0 f=3",
        "0 0 g=0 f=0, 1 0 g=1 f=3, 2 0 g=2 f=3, 3 0 g=3 f=3",
        "0 0 f=0, 1 0 f=3, 2 0 f=3, 3 0 f=3",
    ] {
        let found = told("S..G\n....", [(0, 0), (3, 0)], run, &straight);
        assert_eq!(found.verdict, Verdict::Correct, "{run}: {}", found.message);
    }
}

/// An f that is less than it should be is that of no place which kept its own.
#[test]
fn an_f_that_is_too_small_is_a_remark() {
    let options = Options {
        diagonal: Diagonal::Never,
        ..Options::default()
    };
    let run = "0 0 g=0 f=3, 1 0 g=1 f=0.5, 2 0 g=2 f=3, 3 0 g=3 f=3";
    let found = told("S..G\n....", [(0, 0), (3, 0)], run, &options);
    assert_eq!(
        found.verdict,
        Verdict::CorrectWithRemarks,
        "{}",
        found.message
    );
    assert!(
        found
            .message
            .contains("f of (1, 0), expansion 2, is given as 0.5, and it is 3")
    );
}

/// The estimate without its root, with diagonal steps that cost 1, as in a tutorial that is copied a lot: g is right, and h says what is wrong.
#[test]
fn what_is_printed_of_a_mistake_names_it_though_the_order_is_right() {
    let grid = Grid::parse("S...\n....\n....\n...G").expect("a map");
    let question = Question {
        unknown: Unknown::ALL,
        ..Question::default()
    };
    let run = "0 0\n1 1 g=1 h=8 f=9\n2 2 g=2 h=2 f=4\n3 3 g=3 h=0 f=3";
    let found = question
        .diagnose_text(&grid, (0, 0), (3, 3), run)
        .expect("cells of the map");
    assert_eq!(
        found.mistakes,
        [Mistake::SquaredEuclid],
        "{}",
        found.message
    );
    let grid = Grid::parse("S..........G\n............").expect("a map");
    let run = "0 0\n1 0 g=1 h=100\n2 0 g=2 h=81";
    let found = question
        .diagnose_text(&grid, (0, 0), (11, 0), run)
        .expect("cells of the map");
    assert!(!found.message.contains("it is 10"), "{}", found.message);
}

/// On grounds where no cell is cheap: times the cheapest cell or not, and by a diagonal that is shorter than it is.
#[test]
fn consistent_estimates_that_people_use_are_right() {
    let mut random = Random::new(0xe571);
    for round in rounds(400) {
        let rule = random.pick(Diagonal::ALL);
        let (mut grid, from, to) = random_map(&mut random, 10, true);
        let factor = random.pick(&[1.0, 3.0, 0.5]);
        for y in 0..grid.height() {
            for x in 0..grid.width() {
                let cost = grid.cost(x, y) * factor;
                grid.set_cost(x, y, cost).expect("a cost that is allowed");
            }
        }
        let order = random.pick(&ORDERS);
        let mut student = Student::right(&mut random, rule, order);
        student.diagonal_cost = random.pick(&[1.4, std::f64::consts::SQRT_2, 1.5]);
        let shorter = [1.4, 1.41, std::f64::consts::SQRT_2, 1.5]
            .into_iter()
            .filter(|&length| length <= student.diagonal_cost);
        let shorter: Vec<f64> = shorter.collect();
        let distance = match (rule, round % 4) {
            (Diagonal::Never, 0) => Estimate::Manhattan,
            (_, 0 | 1) => Estimate::OctileOf(random.pick(&shorter)),
            (_, 2) if student.diagonal_cost > 1.4 => Estimate::Euclidean,
            (_, _) => Estimate::Chebyshev,
        };
        student.estimate = distance;
        student.scale = match random.below(2) {
            0 => grid.cheapest(),
            _ => grid.cheapest().min(1.0),
        };
        let run = student.run(&mut random, &grid, from, to);
        if run.is_empty() {
            continue;
        }
        let options = Options {
            diagonal: rule,
            diagonal_cost: student.diagonal_cost,
            ..Options::default()
        };
        for run in [bare(&run), run] {
            let found = diagnose(&grid, from, to, &run, &options).expect("cells");
            assert!(
                is_right(&found),
                "{student:?} from {from:?} to {to:?}\n{}\n{run:?}\n{found:?}",
                grid.to_text(TextFormat::Digits)
                    .map_or(String::new(), |text| text),
            );
        }
    }
}

/// The time follows the run: three lines on a million cells are no work, whatever they say.
#[test]
fn a_short_run_on_a_large_map_is_told_soon() {
    let grid = Grid::new(1000, 1000).expect("a size that is allowed");
    let begin = Instant::now();
    let found = diagnose_text(
        &grid,
        (0, 0),
        (999, 999),
        "0 0\n0 1\n1 2",
        &Options::default(),
    );
    assert_eq!(found.expect("cells").verdict, Verdict::Mistaken);
    // A tenth of that on a machine that does nothing else.
    assert!(
        begin.elapsed() < Duration::from_secs(5),
        "{:?}",
        begin.elapsed()
    );
}
