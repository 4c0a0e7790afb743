//! No answer is false, whatever was chosen: all algorithms with all choices, over maps small enough for an oracle.

use crate::cases::{Case, TERRAINS, is_exact, random_choices, random_place};
use crate::oracle::{cells, fewest_steps, index, same};
use crate::random::Random;
use crate::rounds::{rounds, share};
use stepstar::{
    Algorithm, Closed, Diagonal, GoalTest, Grid, Heuristic, Options, Point, Status, audit,
    find_path,
};

/// What an answer says against the least cost there is.
fn check(case: &Case, truth: f64) {
    let result = case.find();
    let is_path = truth.is_finite();
    assert_eq!(
        result.status == Status::Found,
        is_path,
        "{case}\n{}\nthe truth is {truth}",
        result.message
    );
    if !is_path {
        return;
    }
    case.check_walk(&result);
    let any_angle = case.options.algorithm == Algorithm::Theta;
    assert!(
        any_angle || result.cost >= truth || same(result.cost, truth),
        "{case}\ncost {}, though no path costs less than {truth}",
        result.cost
    );
    if is_exact(&case.options) {
        assert!(same(result.cost, truth), "{case}\ncost {}", result.cost);
    }
}

/// Estimates that promise too much, and maps on which nothing costs anything, are where a search that leaves things out loses its way.
#[test]
fn a_path_is_found_where_there_is_one() {
    let mut random = Random::new(351);
    let mut cases = 0;
    for round in rounds(3000) {
        let mut map = Case::in_turn(&mut random, 9, round);
        map.options.algorithm = Algorithm::AStar;
        let truth = map.truth();
        for &algorithm in Algorithm::ALL {
            if !map.serves(algorithm) || algorithm == Algorithm::Theta {
                continue;
            }
            for &closed in Closed::ALL {
                let case = map.with(|options| {
                    random_choices(&mut random, options);
                    options.algorithm = algorithm;
                    options.closed = closed;
                    options.nearest = random.once_in(2);
                });
                check(&case, truth);
                cases += 1;
            }
        }
    }
    println!("found where there is one: {cases} random cases");
    assert!(cases > 60_000 / share());
}

/// Jumps alone, as they leave out the most: estimates that are too high, closed nodes left as they are, and maps that cost nothing.
#[test]
fn jumps_find_a_path_where_there_is_one() {
    let mut random = Random::new(355);
    let mut cases = 0;
    // All of them everywhere: one in 30,000 was wrong.
    for round in 0..80_000 {
        let mut grid = Grid::new(random.within(5, 9), random.within(5, 9)).expect("a size");
        let free = round % 2 == 0;
        for at in cells(&grid.clone()) {
            // Few walls: the fewer ways lead to a bend, the more hangs on the side from which it is entered.
            grid.set_wall(at.0, at.1, random.once_in(14))
                .expect("a cell of the map");
            grid.set_cost(at.0, at.1, f64::from(u8::from(!free)))
                .expect("a cell of the map");
        }
        let (from, to) = (
            random_place(&mut random, &grid),
            random_place(&mut random, &grid),
        );
        let mut options = Options::default();
        random_choices(&mut random, &mut options);
        options.algorithm = Algorithm::Jps;
        options.diagonal = random.pick(Diagonal::ALL);
        options.nearest = random.once_in(2);
        options.weight = random.pick(&[1.0, 5.0]);
        if !free {
            (options.closed, options.heuristic) = (Closed::Ignore, Heuristic::SquaredEuclidean);
        }
        let case = Case {
            grid,
            from,
            to,
            options,
        };
        check(&case, case.truth());
        cases += 1;
    }
    println!("jumps find a path where there is one: {cases} random cases");
}

/// ```text
///   . . . S . .      nodes close in the wrong order, are not opened again, and the last bend before G is entered from the
///   . . . . . .      wrong side: from there the jump that leads on to G was left out
/// ```
#[test]
fn jumps_find_the_way_with_an_estimate_that_is_far_too_high() {
    let grid = Grid::parse("......\n......\n......\n......\n.#....\n......\n....#.\n......")
        .expect("a map");
    let options = Options {
        diagonal: Diagonal::Always,
        algorithm: Algorithm::Jps,
        closed: Closed::Ignore,
        heuristic: Heuristic::SquaredEuclidean,
        ..Options::default()
    };
    for nearest in [false, true] {
        let options = Options {
            nearest,
            ..options.clone()
        };
        let result = find_path(&grid, (3, 0), (0, 7), &options).expect("cells of the map");
        assert_eq!(result.status, Status::Found, "{}", result.message);
        assert_eq!(result.path.last(), Some(&(0, 7)));
    }
}

/// Where all ways cost 0, none is better than another: the first that leads to a cell says nothing of what lies behind it.
#[test]
fn jumps_find_the_way_where_nothing_costs_anything() {
    let rows = [
        ".........",
        "..#......",
        ".........",
        ".........",
        "....#..#.",
        "...#.....",
    ];
    let mut grid = Grid::parse(&rows.join("\n")).expect("a map");
    for (x, y) in cells(&grid.clone()) {
        grid.set_cost(x, y, 0.0).expect("a cell of the map");
    }
    let options = Options {
        algorithm: Algorithm::Jps,
        diagonal: Diagonal::AtMostOneObstacle,
        heuristic: Heuristic::Octile,
        ..Options::default()
    };
    for nearest in [false, true] {
        let options = Options {
            nearest,
            ..options.clone()
        };
        let result = find_path(&grid, (0, 3), (7, 1), &options).expect("cells of the map");
        assert_eq!(
            (result.status, result.cost),
            (Status::Found, 0.0),
            "{}",
            result.message
        );
        assert_eq!(result.path.last(), Some(&(7, 1)));
    }
}

/// Where the pruning can be trusted, it stays: ignoring closed nodes costs nothing with a consistent estimate.
#[test]
fn jumps_leave_out_as_much_as_ever_where_the_estimate_is_consistent() {
    let grid = Grid::new(40, 40).expect("a size that is allowed");
    let expanded = |closed| {
        let options = Options {
            algorithm: Algorithm::Jps,
            diagonal: Diagonal::Always,
            closed,
            ..Options::default()
        };
        find_path(&grid, (3, 9), (35, 20), &options)
            .expect("cells of the map")
            .expanded
    };
    assert_eq!(expanded(Closed::Ignore), expanded(Closed::Reopen));
}

/// What the choice `"generated"` promises: on a grid where all steps cost the same, with the default estimate, a search from one end that
/// goes step by step finds a best path.
#[test]
fn a_goal_tested_when_generated_gives_a_best_path_where_it_is_promised() {
    let mut random = Random::new(352);
    let mut cases = 0;
    for round in rounds(3000) {
        let map = Case::random(
            &mut random,
            10,
            Diagonal::ALL[round % 4],
            TERRAINS[round / 4 % 2],
        );
        let map = map.with(|options| options.diagonal_cost = 1.0);
        let truth = map.truth();
        for algorithm in [
            Algorithm::AStar,
            Algorithm::Dijkstra,
            Algorithm::Bfs,
            Algorithm::Auto,
            Algorithm::Ida,
        ] {
            let case = map.with(|options| {
                random_choices(&mut random, options);
                options.goal_test = GoalTest::Generated;
                options.algorithm = algorithm;
                options.heuristic = random.pick(&[Heuristic::Auto, Heuristic::Zero]);
                options.weight = random.pick(&[1.0, 1.0, 0.5, 0.0]);
                if algorithm == Algorithm::Ida {
                    options.closed = Closed::Reopen;
                }
            });
            let result = case.find();
            assert!(
                same(result.cost, truth),
                "{case}\ncost {}, the best is {truth}",
                result.cost
            );
            cases += 1;
        }
    }
    println!("generated and best: {cases} random cases");
}

/// The first place where two sides meet, and the first jump onto the goal, need not lie on a best path: that is why nothing is promised.
#[test]
fn from_both_ends_the_first_meeting_need_not_be_the_best() {
    let grid = Grid::parse("#.....#\n...#...\n.#.....").expect("a map");
    let cost = |goal_test| {
        let options = Options {
            algorithm: Algorithm::Bidirectional,
            goal_test,
            ..Options::default()
        };
        find_path(&grid, (1, 1), (6, 2), &options)
            .expect("cells of the map")
            .cost
    };
    assert_eq!(
        (cost(GoalTest::Expanded), cost(GoalTest::Generated)),
        (6.0, 8.0)
    );
}

/// The numbers of a sentence, in order.
fn numbers(sentence: &str) -> Vec<&str> {
    let parts = sentence.split([' ', ',']);
    let shorn = parts.map(|part| part.trim_end_matches(['.', ',', ':', ';']));
    shorn
        .filter(|part| part.starts_with(|sign: char| sign.is_ascii_digit()))
        .collect()
}

/// Diagonal steps that cost next to nothing, so that paths differ by as little.
#[test]
fn a_verdict_and_its_sentence_tell_costs_apart_however_near_they_are() {
    let mut random = Random::new(353);
    let mut dearer = 0;
    for round in rounds(4000) {
        let map = Case::random(&mut random, 7, Diagonal::ALL[1 + round % 3], TERRAINS[0]);
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.diagonal_cost = random.pick(&[1e-9, 1e-7, 1.0 + 1e-9, 2.0 - 1e-9]);
            options.algorithm = random.pick(&[Algorithm::AStar, Algorithm::Greedy, Algorithm::Bfs]);
        });
        let truth = case.truth();
        let cost = case.find().cost;
        let audit = audit(&case.grid, case.from, case.to, &case.options).expect("cells of the map");
        // The sums of a few steps differ by their rounding or by a whole step.
        let is_best = cost == truth || (cost - truth).abs() < 1e-13 * truth;
        assert_eq!(
            audit.optimal, is_best,
            "{case}\n{}\n{cost} against {truth}",
            audit.reason
        );
        if let Some(rest) = audit.reason.strip_prefix("Not optimal: ") {
            let told = numbers(rest.split(". The estimate").next().expect("a sentence"));
            assert_eq!(told.len(), 2, "{}", audit.reason);
            assert_ne!(told[0], told[1], "{case}\n{}", audit.reason);
            dearer += 1;
        }
        if let Some(worst) = audit.worst {
            let told = numbers(
                audit
                    .reason
                    .split("too high at ")
                    .nth(1)
                    .expect("the place"),
            );
            let [.., h, known] = told[..] else {
                panic!("{}", audit.reason)
            };
            assert_ne!(h, known, "{case}\n{}\n{worst:?}", audit.reason);
        }
    }
    println!("told apart: {dearer} paths that are not optimal");
    assert!(dearer > 200 / share());
}

/// The place of a random map from which no estimate matters: any free one.
#[test]
fn with_nearest_a_goal_that_can_be_reached_is_reached() {
    let mut random = Random::new(354);
    for round in rounds(2000) {
        let map = Case::in_turn(&mut random, 9, round);
        let to: Point = random_place(&mut random, &map.grid);
        let steps = map.steps();
        let places = (map.grid.width() * map.grid.height()) as usize;
        let reached =
            fewest_steps(places, &steps, index(&map.grid, map.from))[index(&map.grid, to)];
        for &algorithm in Algorithm::ALL {
            let mut case = map.with(|options| {
                random_choices(&mut random, options);
                options.algorithm = algorithm;
                options.nearest = true;
            });
            case.to = to;
            if !case.serves(algorithm) || case.grid.is_wall(case.from.0, case.from.1) {
                continue;
            }
            let result = case.find();
            assert_eq!(
                result.status == Status::Found,
                reached.is_finite(),
                "{case}\n{}",
                result.message
            );
        }
    }
}
