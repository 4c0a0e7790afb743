//! Way points, limits, `nearest`, and smoothed paths.

use crate::cases::{Case, random_choices, random_place};
use crate::oracle::{in_sight, same, same_terrain};
use crate::random::Random;
use crate::rounds::{rounds, share};
use stepstar::{
    Algorithm, Closed, Connection, GoalTest, Graph, Grid, Heuristic, Node, Options, Point, Smooth,
    Status, TieBreak, find_path,
};

#[test]
fn way_points_are_passed_in_order_and_each_leg_is_optimal() {
    let mut random = Random::new(61);
    let mut cases = 0;
    for round in rounds(1500) {
        let mut case = Case::in_turn(&mut random, 10, round);
        let through: Vec<Point> = (0..random.below(4))
            .map(|_| random_place(&mut random, &case.grid))
            .collect();
        case.options.through = through.iter().map(|&point| point.into()).collect();
        case.options.algorithm = random.pick(&[
            Algorithm::Auto,
            Algorithm::AStar,
            Algorithm::Bidirectional,
            Algorithm::Ida,
        ]);
        case.options.reverse = random.once_in(3);
        let mut stops: Vec<Point> = [case.from]
            .into_iter()
            .chain(through)
            .chain([case.to])
            .collect();
        let truth: f64 = stops
            .windows(2)
            .map(|leg| {
                Case {
                    from: leg[0],
                    to: leg[1],
                    ..case.with(|options| options.through.clear())
                }
                .truth()
            })
            .sum();
        let result = case.find();
        if truth.is_infinite() {
            assert_eq!(result.status, Status::Unreachable, "{case}");
            assert!(result.path.is_empty(), "{case}");
            continue;
        }
        case.check_walk(&result);
        assert!(
            same(result.cost, truth),
            "{case}\nit costs {}, the truth is {truth}",
            result.cost
        );
        stops.dedup();
        let mut left = result.path.iter();
        assert!(
            stops.iter().all(|stop| left.any(|at| at == stop)),
            "{case}\n{:?} does not pass {stops:?}",
            result.path
        );
        cases += 1;
    }
    println!("way points against Bellman-Ford: {cases} random cases");
}

#[test]
fn a_way_point_in_a_wall_is_named() {
    let grid = Grid::parse("S..\n.#.\n..G").expect("a map");
    let options = Options {
        through: vec![(2, 0).into(), (1, 1).into()],
        ..Options::default()
    };
    let result = find_path(&grid, (0, 0), (2, 2), &options).expect("cells of the map");
    assert_eq!(
        (result.status, result.message.as_str()),
        (Status::Unreachable, "Way point 2 (1, 1) is a wall.")
    );
    let outside = Options {
        through: vec![(3, 0).into()],
        ..Options::default()
    };
    let error = find_path(&grid, (0, 0), (2, 2), &outside).expect_err("a place outside");
    assert!(
        error
            .to_string()
            .starts_with("Way point 1 (3, 0) is outside the map"),
        "{error}"
    );
}

/// A round trip may return to its start although the start is occupied.
#[test]
fn a_round_trip_may_end_on_its_own_occupied_start() {
    let nodes = [0, 1].map(|id| Node {
        id,
        x: f64::from(id),
        y: 0.0,
    });
    let connections = [(0, 1), (1, 0)].map(|(from, to)| Connection {
        from,
        to,
        cost: 1.0,
    });
    let mut graph = Graph::new(&nodes, &connections).expect("a graph");
    graph.set_occupied(0, true).expect("a node");
    for algorithm in [
        Algorithm::Auto,
        Algorithm::AStar,
        Algorithm::Bidirectional,
        Algorithm::Ida,
    ] {
        let options = Options {
            algorithm,
            through: vec![1.into()],
            ..Options::default()
        };
        let result = find_path(&graph, 0, 0, &options).expect("nodes of the graph");
        assert_eq!(result.path, [0, 1, 0], "{algorithm:?}: {}", result.message);
    }
}

#[test]
fn a_limit_stops_after_exactly_that_many_expansions() {
    let mut random = Random::new(62);
    let mut cases = 0;
    for round in rounds(1500) {
        let map = Case::in_turn(&mut random, 12, round);
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.algorithm = random.pick(&Algorithm::ALL[1..]);
        });
        if !case.serves(case.options.algorithm) {
            continue;
        }
        let free = case.find();
        let enough = case
            .with(|options| options.max_expansions = Some(free.expanded))
            .find();
        assert_eq!(
            (enough.status, &enough.path),
            (free.status, &free.path),
            "{case}\nwith a limit of {}",
            free.expanded
        );
        if free.expanded > 0 {
            let limit = u64::from(random.below(free.expanded as u32));
            let stopped = case
                .with(|options| options.max_expansions = Some(limit))
                .find();
            assert_eq!(
                (stopped.status, stopped.expanded),
                (Status::Limit, limit),
                "{case}"
            );
            assert!(
                stopped.path.is_empty() && stopped.cost.is_infinite(),
                "{case}"
            );
            cases += 1;
        }
    }
    println!("limits: {cases} random cases");
}

/// Status and sentence agree: the wall is noticed before anything is expanded.
#[test]
fn a_goal_that_is_a_wall_is_out_of_reach_whatever_the_limit() {
    let grid = Grid::parse("S.#.").expect("a map");
    for nearest in [false, true] {
        for limit in 0..4 {
            let options = Options {
                nearest,
                max_expansions: Some(limit),
                ..Options::default()
            };
            let result = find_path(&grid, (0, 0), (2, 0), &options).expect("cells of the map");
            assert_eq!(result.status, Status::Unreachable, "{}", result.message);
            assert!(result.message.starts_with("The goal (2, 0) is a wall."));
        }
    }
}

/// The goal's own expansion counts, so even "you are there" takes one, unless the goal is tested when generated.
#[test]
fn where_start_is_goal_a_limit_of_0_stops_searches_that_would_expand_it() {
    let grid = Grid::new(3, 2).expect("a size that is allowed");
    for &algorithm in Algorithm::ALL {
        for (goal_test, most) in [
            (GoalTest::Expanded, 0),
            (GoalTest::Expanded, 1),
            (GoalTest::Generated, 0),
        ] {
            let options = Options {
                algorithm,
                goal_test,
                max_expansions: Some(most),
                ..Options::default()
            };
            let result = find_path(&grid, (1, 0), (1, 0), &options).expect("a cell");
            // A bidirectional search has met before it expands anything.
            let met = algorithm == Algorithm::Bidirectional;
            let reached = met || most > 0 || goal_test == GoalTest::Generated;
            let status = if reached {
                Status::Found
            } else {
                Status::Limit
            };
            assert_eq!(
                result.status, status,
                "{algorithm:?}, {goal_test:?}, {most}"
            );
            assert_eq!(result.path.len(), usize::from(reached));
        }
    }
}

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

#[test]
fn smoothed_paths_go_the_same_way_and_touch_no_wall() {
    let mut random = Random::new(64);
    let (mut cases, mut left_out) = (0, 0);
    for round in rounds(3000) {
        let case = Case::in_turn(&mut random, 14, round);
        let plain = case.find();
        if plain.status != Status::Found {
            continue;
        }
        for smooth in [Smooth::StraightRuns, Smooth::LineOfSight] {
            let smoothed = case.with(|options| options.smooth = smooth).find();
            assert_eq!(smoothed.cost, plain.cost, "{case}");
            assert_eq!(
                (smoothed.path.first(), smoothed.path.last()),
                (plain.path.first(), plain.path.last()),
                "{case}"
            );
            // The corners that remain are cells of the plain path, in its order.
            let mut rest = plain.path.iter();
            assert!(
                smoothed
                    .path
                    .iter()
                    .all(|corner| rest.any(|cell| cell == corner)),
                "{case}\n{:?}",
                smoothed.path
            );
            for pair in smoothed.path.windows(2) {
                let step =
                    crate::oracle::can_step(&case.grid, case.options.diagonal, pair[0], pair[1]);
                let fine = match smooth {
                    Smooth::LineOfSight => {
                        in_sight(&case.grid, pair[0], pair[1])
                            && same_terrain(&case.grid, pair[0], pair[1])
                    }
                    _ => is_run_of(&plain.path, pair[0], pair[1]),
                };
                assert!(step || fine, "{case}\n{pair:?} of {:?}", smoothed.path);
            }
            left_out += plain.path.len() - smoothed.path.len();
            cases += 1;
        }
    }
    println!("smoothed paths: {cases} random cases, {left_out} cells left out");
    assert!(left_out > 1000);
}

/// Whether a part of a path leads straight from one cell to another in one of the eight directions.
fn is_run_of(path: &[Point], from: Point, to: Point) -> bool {
    let place = |cell| {
        path.iter()
            .position(|&other| other == cell)
            .expect("a cell of the path")
    };
    let run = &path[place(from)..=place(to)];
    let step = |pair: &[Point]| {
        (
            i64::from(pair[1].0) - i64::from(pair[0].0),
            i64::from(pair[1].1) - i64::from(pair[0].1),
        )
    };
    run.windows(2).all(|pair| step(pair) == step(&run[..2]))
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
