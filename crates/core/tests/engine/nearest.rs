//! With `nearest`, a path that cannot reach its goal leads as near as it can.

use crate::cases::{Case, random_place};
use crate::random::Random;
use crate::rounds::{rounds, share};
use stepstar::{Algorithm, Closed, Grid, Heuristic, Options, Smooth, Status, TieBreak, find_path};

/// The nearest cell is the reached one with the least estimate, and the cheapest of those.
#[test]
fn with_nearest_the_path_leads_to_the_nearest_reached_cell() {
    let mut random = Random::new(63);
    let mut cases = 0;
    for round in rounds(3000) {
        let map = Case::in_turn(&mut random, 12, round);
        let case = map.with(|options| {
            options.algorithm = random.pick(&[
                Algorithm::AStar,
                Algorithm::Greedy,
                Algorithm::Auto,
                Algorithm::Ida,
            ]);
            options.nearest = true;
            options.max_expansions = random.once_in(2).then(|| u64::from(random.within(1, 20)));
        });
        let result = case.find();
        if result.status == Status::Found || result.path.is_empty() {
            continue;
        }
        let reached = Case {
            to: *result.path.last().expect("a path"),
            ..case.clone()
        };
        let mut walked = result.clone();
        walked.status = Status::Found;
        reached.check_walk(&walked);
        assert!(
            result.message.contains("the nearest that was reached"),
            "{}",
            result.message
        );
        let mut trace = case.trace();
        trace.seek(trace.len());
        let end = trace.node(reached.to).expect("a cell");
        for (x, y) in crate::oracle::cells(&case.grid) {
            let node = trace.node((x, y)).expect("a cell");
            assert!(
                node.g.is_infinite() || (node.h, node.g) >= (end.h, end.g),
                "{case}\n{node:?} is nearer than {end:?}"
            );
        }
        cases += 1;
    }
    println!("the nearest reached: {cases} random cases");
    assert!(cases > 300 / share());
}

/// ```text
///   G # a 3      b is expanded first, then a from b, at a cost of 8. Then a is reached from above for 4: a and b are equally
///   # # b S      near, and now a is the cheaper one, since b costs 7.
/// ```
#[test]
fn a_closed_cell_that_is_repaired_may_be_the_nearest() {
    let grid = Grid::parse("G#.3\n##7S").expect("a map");
    let options = Options {
        closed: Closed::Repair,
        heuristic: Heuristic::Chebyshev,
        weight: 5.0,
        nearest: true,
        ..Options::default()
    };
    let result = find_path(&grid, (3, 1), (0, 0), &options).expect("cells of the map");
    assert_eq!((result.improved, result.cost), (1, 4.0));
    assert_eq!(result.path, [(3, 1), (3, 0), (2, 0)]);
}

/// ```text
///   . . . # . .      two of the cells reached from the start are nearest, and the upper one has the lower number;
///   S # # # . G      cells reached from the goal by a bidirectional search must not be chosen
///   . . . # . .
///   # # # # . .
///   . . . . . .
/// ```
#[test]
fn all_algorithms_choose_the_same_nearest_cell_reachable_from_the_start() {
    let grid = Grid::parse("...#..\nS###.G\n...#..\n####..\n......").expect("a map");
    let nodes = |algorithm: &&Algorithm| **algorithm != Algorithm::Jps;
    for &algorithm in Algorithm::ALL.iter().filter(nodes) {
        for &tie_break in TieBreak::ALL {
            let options = Options {
                algorithm,
                tie_break,
                nearest: true,
                ..Options::default()
            };
            let result = find_path(&grid, (0, 1), (5, 1), &options).expect("cells of the map");
            assert_eq!(result.status, Status::Unreachable);
            assert_eq!(
                result.path.last(),
                Some(&(2, 0)),
                "{algorithm:?}, {tie_break:?}"
            );
        }
    }
}

/// A reverse search that fails has come near the start: its path begins there, and the sentence says so.
#[test]
fn in_reverse_the_path_begins_at_the_cell_nearest_to_the_start() {
    let corridor = Grid::new(30, 1).expect("a size that is allowed");
    let options = Options {
        algorithm: Algorithm::AStar,
        reverse: true,
        nearest: true,
        max_expansions: Some(3),
        ..Options::default()
    };
    let result = find_path(&corridor, (0, 0), (29, 0), &options).expect("cells of the map");
    assert_eq!(result.path, [(26, 0), (27, 0), (28, 0), (29, 0)]);
    assert_eq!(
        result.message,
        "Stopped after 3 expansions, before a path from (0, 0) to (29, 0) was complete. The path begins at (26, 0), the nearest to the start that was reached."
    );
}

/// What a reverse search of a later leg has seen does not join the path so far, which therefore ends at the way point.
#[test]
fn in_reverse_a_failed_leg_ends_the_path_at_the_way_point() {
    let corridor = Grid::new(30, 1).expect("a size that is allowed");
    for smooth in Smooth::ALL.iter().copied() {
        let options = Options {
            algorithm: Algorithm::AStar,
            through: vec![(2, 0).into()],
            reverse: true,
            nearest: true,
            max_expansions: Some(6),
            smooth,
            ..Options::default()
        };
        let result = find_path(&corridor, (0, 0), (29, 0), &options).expect("cells of the map");
        assert_eq!(result.path.first(), Some(&(0, 0)), "{smooth:?}");
        assert_eq!(result.path.last(), Some(&(2, 0)), "{smooth:?}");
        assert_eq!(result.cost, 2.0, "{smooth:?}");
        assert_eq!(
            result.message,
            "Stopped after 6 expansions, before a path from (0, 0) to (29, 0) was complete. The path leads to (2, 0), the nearest that was reached."
        );
    }
}

/// As after a click on a wall in a game. Without `nearest` there is no path.
#[test]
fn the_nearest_cell_to_a_walled_goal_is_beside_it() {
    let mut grid = Grid::new(9, 5).expect("a size that is allowed");
    for y in 1..4 {
        grid.set_wall(6, y, true).expect("a cell");
    }
    for &algorithm in Algorithm::ALL {
        let options = Options {
            algorithm,
            nearest: true,
            ..Options::default()
        };
        let result = find_path(&grid, (0, 2), (6, 2), &options).expect("cells of the map");
        assert_eq!(result.status, Status::Unreachable, "{algorithm:?}");
        if algorithm == Algorithm::Jps {
            assert!(
                !result.path.is_empty(),
                "it knows jump points only, and goes to the nearest of them"
            );
            continue;
        }
        assert_eq!(result.path.last(), Some(&(5, 2)), "{algorithm:?}");
        assert_eq!(result.cost, 5.0, "{algorithm:?}");
        assert_eq!(
            result.message,
            "The goal (6, 2) is a wall. The path leads to (5, 2), the nearest that was reached."
        );
        let backwards = Options {
            reverse: true,
            ..options.clone()
        };
        let result = find_path(&grid, (0, 2), (6, 2), &backwards).expect("cells of the map");
        assert_eq!(result.path.last(), Some(&(5, 2)), "{algorithm:?} backwards");
        let from_a_wall = find_path(&grid, (6, 2), (0, 2), &options).expect("cells of the map");
        assert!(from_a_wall.path.is_empty(), "{algorithm:?}");
    }
}

/// In a game `nearest` is always on, and most goals can be reached: that takes no longer than without it.
#[test]
fn a_goal_that_can_be_reached_is_found_as_fast_as_without_nearest() {
    let mut random = Random::new(64);
    let (mut found, mut kept, mut beside) = (0, 0, 0);
    for round in rounds(300) {
        let mut case = Case::in_turn(&mut random, 16, round);
        case.options.smooth = random.pick(Smooth::ALL);
        let mut plain = case.finder();
        case.options.nearest = true;
        let mut finder = case.finder();
        for _ in 0..12 {
            case.from = random_place(&mut random, &case.grid);
            if random.once_in(6) {
                let (x, y) = random_place(&mut random, &case.grid);
                let wall = !case.grid.is_wall(x, y);
                for finder in [&mut plain, &mut finder] {
                    finder.set_wall(x, y, wall).expect("a cell");
                }
                case.grid.set_wall(x, y, wall).expect("a cell");
            }
            let without = plain.find(case.from, case.to).expect("cells of the map");
            let result = finder.find(case.from, case.to).expect("cells of the map");
            assert_eq!(result.status, without.status, "{case}");
            if result.status == Status::Found {
                assert_eq!(result, without, "{case}");
                found += 1;
                kept += usize::from(result.expanded == 0 && result.path.len() > 1);
            } else {
                let step_by_step = case.with(|options| options.algorithm = Algorithm::AStar);
                assert_eq!(result, step_by_step.find(), "{case}");
                beside += 1;
            }
        }
    }
    println!("reached with nearest on: {found}, {kept} of them only looked up, and {beside} not");
    assert!(found > 0 && kept > 0 && beside > 0);
}
