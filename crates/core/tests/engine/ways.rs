//! Way points and limits.

use crate::cases::{Case, random_choices, random_place};
use crate::oracle::same;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Connection, GoalTest, Graph, Grid, Node, Options, Point, Status, find_path,
};

#[test]
fn way_points_are_passed_in_order_and_each_leg_is_optimal() {
    let mut random = Random::new(61);
    let mut cases = 0;
    for round in rounds(750) {
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
    for round in rounds(750) {
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
