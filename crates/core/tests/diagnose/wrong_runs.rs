//! Wrong programs on random maps with nothing set: how many of their runs are called correct, and under which rules. The list of mistakes knows
//! some of these programs and not the others.

use crate::rounds::rounds;
use crate::seeded::Random;
use crate::student::{Estimate, ORDERS, Reading, Student, Whole, random_map};
use std::collections::{BTreeMap, HashMap};
use stepstar::{
    Diagnosis, Diagonal, Grid, Mistake, Options, Place, Point, Question, Run, Unknown, Verdict,
};

/// A wrong program: its name, and how it is made from a right one.
type Wrong = (&'static str, fn(&mut Student, &mut Random));

const WRONG: &[Wrong] = &[
    ("dx + dy with diagonals", |student, _| {
        student.estimate = Estimate::Manhattan;
    }),
    ("a diagonal costs 1, 2 or 1.5", |student, random| {
        student.diagonal_cost = random.pick(&[1.0, 2.0, 1.5]);
    }),
    ("h rounded", |student, random| {
        let whole = random.pick(&[Whole::Down, Whole::Nearest, Whole::Up]);
        student.estimate = Estimate::Whole(whole, student.rule != Diagonal::Never);
    }),
    ("h squared", |student, _| {
        student.estimate = Estimate::Squared;
    }),
    ("closed when opened", |student, _| {
        student.mistakes = vec![Mistake::ClosedWhenOpened];
    }),
    ("an open cell keeps its g", |student, _| {
        student.mistakes = vec![Mistake::NoDecrease];
    }),
    ("an open cell keeps its place", |student, _| {
        student.mistakes = vec![Mistake::StaleF];
    }),
    ("stops when the goal is opened", |student, _| {
        student.mistakes = vec![Mistake::StopsWhenOpened];
    }),
    ("goes on after the goal", |student, _| {
        student.mistakes = vec![Mistake::NoStop];
    }),
    ("by h alone", |student, _| {
        student.mistakes = vec![Mistake::HOnly];
    }),
    ("by g alone", |student, _| {
        student.mistakes = vec![Mistake::GOnly];
    }),
    ("map without a border", |student, random| {
        student.reading = random.pick(&[
            Reading::RowsJoined,
            Reading::Swapped,
            Reading::NoLast,
            Reading::NoFirst,
        ]);
    }),
    ("one side left out", |student, random| {
        student.reading = Reading::NoSide(random.below(4) as u8);
    }),
    ("pays for the cell left", |student, _| {
        student.mistakes = vec![Mistake::TerrainLeaving];
    }),
    ("takes no notice of terrain", |student, _| {
        student.mistakes = vec![Mistake::IgnoresTerrain];
    }),
    ("closed cells of the search before", |student, _| {
        student.mistakes = vec![Mistake::DirtyMap];
    }),
    ("g + 2h", |student, _| student.weight = 2.0),
    ("a direction is missing", |student, random| {
        let all = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        student.lacks = Some(random.pick(&all));
    }),
    // From here on none of the list.
    ("h from the start", |student, _| {
        student.estimate = Estimate::FromStart;
    }),
    ("g + 10h", |student, _| student.weight = 10.0),
    ("g + 1.2h", |student, _| student.weight = 1.2),
    ("g - h", |student, _| student.weight = -1.0),
    ("half of h, and octile with 3", |student, _| {
        student.estimate = Estimate::OctileOf(3.0);
        student.scale = 0.8;
    }),
    ("g + h / 1000", |student, _| student.scale = 0.001),
    ("diagonals cost 3", |student, _| student.diagonal_cost = 3.0),
    ("diagonals cost 0.5", |student, _| {
        student.diagonal_cost = 0.5
    }),
    ("by h, and goes on", |student, _| {
        student.mistakes = vec![Mistake::HOnly, Mistake::NoStop];
    }),
    ("pays for the cell left, keeps its g", |student, _| {
        student.mistakes = vec![Mistake::TerrainLeaving, Mistake::NoDecrease];
    }),
    ("g + 2h, closed when opened", |student, _| {
        student.weight = 2.0;
        student.mistakes = vec![Mistake::ClosedWhenOpened];
    }),
    ("a diagonal direction is missing", |student, random| {
        student.lacks = Some(random.pick(&[(1, 1), (-1, -1), (1, -1), (-1, 1)]));
    }),
];

/// Wrong in the run itself: what a program prints that is not what it takes.
type Spoilt = (&'static str, fn(&mut Vec<Place>, &mut Random));

const SPOILT: &[Spoilt] = &[
    ("one expansion is missing", |cells, random| {
        let at = 1 + random.below(cells.len() as u32 - 2) as usize;
        cells.remove(at);
    }),
    ("two are swapped", |cells, random| {
        let mut at = || random.below(cells.len() as u32) as usize;
        let (one, other) = (at(), at());
        cells.swap(one, other);
    }),
    ("the last third is missing", |cells, _| {
        cells.truncate(cells.len() * 2 / 3);
    }),
    ("printed backwards", |cells, _| cells.reverse()),
    ("in any order", |cells, random| {
        for i in (1..cells.len()).rev() {
            cells.swap(i, random.below(i as u32 + 1) as usize);
        }
    }),
];

/// Which diagonal steps are taken, and what they cost.
type Rules = (Diagonal, f64);

/// What no word of the engine is asked for: whether some A* under the rules that a verdict names takes these cells in this order. Estimates
/// are those that people use, as far as they are consistent or nearly so.
fn could_be(
    grid: &Grid,
    [start, goal]: [Point; 2],
    cells: &[Point],
    (rule, length): Rules,
) -> bool {
    let cheapest = grid.cheapest();
    let diagonals = rule != Diagonal::Never;
    let mut estimates: Vec<(Estimate, f64)> = Vec::new();
    for scale in [1.0, cheapest] {
        if scale > cheapest {
            continue;
        }
        if !diagonals || length >= 2.0 {
            estimates.push((Estimate::Manhattan, scale));
        }
        for of in [length, std::f64::consts::SQRT_2, 1.5, 1.414, 1.41, 1.4] {
            if !diagonals || of <= length {
                estimates.push((Estimate::OctileOf(of), scale));
            }
        }
        // √2 as people write it is 1.4, too: the verdict says that the distance is a little more.
        if !diagonals || length >= 1.4 {
            estimates.push((Estimate::Euclidean, scale));
        }
        estimates.push((Estimate::Chebyshev, scale));
    }
    let mut random = Random::new(1);
    estimates.into_iter().any(|(estimate, scale)| {
        let mut student = Student::right(&mut random, rule, ORDERS[0]);
        (student.estimate, student.scale, student.diagonal_cost) = (estimate, scale, length);
        takes(&student, grid, [start, goal], cells)
    })
}

/// Whether a right program takes these cells: each has the least f of all that are open, and the end is the goal. Neither start nor goal
/// need be printed; what is closed may come again for each way that led to it.
fn takes(student: &Student, grid: &Grid, [start, goal]: [Point; 2], cells: &[Point]) -> bool {
    let h = |cell| student.h(cell, goal);
    let mut g: HashMap<Point, f64> = HashMap::from([(start, 0.0)]);
    let mut open: Vec<Point> = vec![start];
    let mut closed: Vec<Point> = Vec::new();
    let mut cells = cells.to_vec();
    if cells.first() != Some(&start) {
        cells.insert(0, start);
    }
    let least = |open: &[Point], g: &HashMap<Point, f64>| {
        let f = open.iter().map(|cell| g[cell] + h(*cell));
        f.fold(f64::INFINITY, f64::min)
    };
    for (i, &cell) in cells.iter().enumerate() {
        let most = least(&open, &g) * (1.0 + 1e-9);
        let Some(at) = open.iter().position(|&other| other == cell) else {
            if closed.contains(&cell) && g[&cell] + h(cell) <= most {
                continue;
            }
            return false;
        };
        if g[&cell] + h(cell) > most {
            return false;
        }
        open.swap_remove(at);
        closed.push(cell);
        if cell == goal {
            return i + 1 == cells.len();
        }
        for (to, cost) in student.neighbours(grid, cell) {
            let new = g[&cell] + cost;
            if g.get(&to).is_none_or(|&old| new < old) && !closed.contains(&to) {
                g.insert(to, new);
                if !open.contains(&to) {
                    open.push(to);
                }
            }
        }
    }
    // The goal was not printed, or nothing is left.
    open.is_empty() || open.contains(&goal) && g[&goal] + h(goal) <= least(&open, &g) * (1.0 + 1e-9)
}

/// What became of the runs of one program.
#[derive(Default)]
struct Count {
    /// That no right program could have made under the rules that were meant.
    wrong: usize,
    correct: usize,
    only_if: usize,
    /// Of those that are called correct: under the rules of the verdict no right program takes these cells.
    false_words: Vec<String>,
    other_rules: BTreeMap<String, usize>,
}

fn asked(grid: &Grid, [from, to]: [Point; 2], run: &Run) -> Diagnosis {
    let question = Question {
        options: Options::default(),
        unknown: Unknown::ALL,
        reading: None,
    };
    question.diagnose(grid, from, to, run).expect("cells")
}

fn tried(count: &mut Count, grid: &Grid, ends: [Point; 2], cells: &[Point], meant: Rules) {
    if cells.is_empty() || could_be(grid, ends, cells, meant) {
        return;
    }
    count.wrong += 1;
    let run: Run = cells.iter().copied().collect();
    let found = asked(grid, ends, &run);
    let is_correct = matches!(
        found.verdict,
        Verdict::Correct | Verdict::CorrectWithRemarks
    );
    if !is_correct {
        return;
    }
    let intent = found.intent.clone().expect("what it is correct for");
    let turned: Vec<Point> = cells.iter().map(|&(x, y)| (y, x)).collect();
    let by = format!("{} {:.3}", intent.diagonal, intent.diagonal_cost);
    let rules = (intent.diagonal, intent.diagonal_cost);
    if !could_be(grid, ends, cells, rules) && !could_be(grid, ends, &turned, rules) {
        count.false_words.push(format!(
            "{by} from {ends:?}\n{grid:?}\n{cells:?}\n{}",
            found.message
        ));
    }
    if found.message.contains(" only if ") {
        count.only_if += 1;
    } else {
        count.correct += 1;
        *count.other_rules.entry(by).or_default() += 1;
    }
}

/// The same for each program: so many maps.
fn counted(seed: u64, rounds: usize) -> Vec<(&'static str, Count)> {
    let mut random = Random::new(seed);
    let mut counts: Vec<(&'static str, Count)> = Vec::new();
    let names = WRONG.iter().map(|(name, _)| *name);
    for name in names.chain(SPOILT.iter().map(|(name, _)| *name)) {
        counts.push((name, Count::default()));
    }
    for _ in 0..rounds {
        let rule = random.pick(Diagonal::ALL);
        let terrain = random.below(2) == 0;
        let (grid, from, to) = random_map(&mut random, 9, terrain);
        let order = random.pick(&ORDERS);
        let right = Student::right(&mut random, rule, order);
        let meant = (rule, std::f64::consts::SQRT_2);
        let of = |run: &Run| -> Vec<Point> {
            let places = run.places().iter();
            let cells = places.map(|place| match *place {
                Place::Cell(x, y) => (x, y),
                _ => panic!("a cell"),
            });
            cells.collect()
        };
        for (i, (_, change)) in WRONG.iter().enumerate() {
            let mut student = right.clone();
            change(&mut student, &mut random);
            let run = student.run(&mut random, &grid, from, to);
            tried(&mut counts[i].1, &grid, [from, to], &of(&run), meant);
        }
        let run = right.run(&mut random, &grid, from, to);
        for (i, (_, spoil)) in SPOILT.iter().enumerate() {
            let mut places = run.places().to_vec();
            if places.len() < 4 {
                continue;
            }
            spoil(&mut places, &mut random);
            let run: Run = places.into_iter().collect();
            tried(
                &mut counts[WRONG.len() + i].1,
                &grid,
                [from, to],
                &of(&run),
                meant,
            );
        }
    }
    counts
}

#[test]
fn no_wrong_run_is_called_correct_for_rules_under_which_it_is_none() {
    for (name, count) in counted(0x3406, rounds(20).count()) {
        assert!(
            count.false_words.is_empty(),
            "{name}: {}",
            count.false_words[0]
        );
    }
}

/// Run by `npm run wrong-runs`: on `MAPS` random maps, 3,000 if nothing is said.
#[test]
#[ignore = "prints how many wrong runs were called correct, and for which rules"]
fn wrong_runs_called_correct() {
    let asked = std::env::var("MAPS")
        .ok()
        .and_then(|text| text.parse().ok());
    let (mut wrong, mut correct, mut only_if, mut false_words) = (0, 0, 0, 0);
    println!(
        "| program | wrong runs | correct by other rules | only if | false | by which rules |"
    );
    println!("|---|--:|--:|--:|--:|---|");
    for (name, count) in counted(0x3407, asked.unwrap_or(3_000)) {
        println!(
            "| {name} | {} | {} | {} | {} | {:?} |",
            count.wrong,
            count.correct,
            count.only_if,
            count.false_words.len(),
            count.other_rules
        );
        if let Some(first) = count.false_words.first() {
            println!("{first}");
        }
        wrong += count.wrong;
        correct += count.correct;
        only_if += count.only_if;
        false_words += count.false_words.len();
    }
    println!(
        "{wrong} wrong runs: {correct} correct by other rules, {only_if} only if, {false_words} false"
    );
}
