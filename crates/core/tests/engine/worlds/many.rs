//! Several starts, several goals: the cheapest pair, whichever algorithm finds it.

use super::grounds::{from_any, grid, options, place, places};
use crate::oracle::{grid_steps, index, same};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Closed, Connection, Graph, Grid, Node, OpenListKind, Options, Pathfinder, Point,
    Status, audit_between, find_path_between, trace_between,
};

const EXACT: [Algorithm; 5] = [
    Algorithm::Auto,
    Algorithm::AStar,
    Algorithm::Dijkstra,
    Algorithm::Bidirectional,
    Algorithm::Ida,
];

/// The least cost of all pairs.
fn truth(map: &Grid, starts: &[Point], goals: &[Point], options: &Options) -> f64 {
    let steps = grid_steps(map, options.diagonal, options.diagonal_cost);
    let free = |places: &[Point]| -> Vec<usize> {
        let free = places.iter().filter(|&&(x, y)| !map.is_wall(x, y));
        free.map(|&place| index(map, place)).collect()
    };
    let costs = from_any(
        map.width() as usize * map.height() as usize,
        &steps,
        &free(starts),
    );
    let goals = free(goals).into_iter().map(|goal| costs[goal]);
    goals.fold(f64::INFINITY, f64::min)
}

#[test]
fn the_cheapest_pair_of_random_starts_and_goals_is_found() {
    let mut random = Random::new(0x3a_11);
    let mut found = 0;
    for round in rounds(4000) {
        let map = grid(&mut random, 9);
        let (starts, goals) = (places(&mut random, &map, 5), places(&mut random, &map, 5));
        let mut options = options(&mut random);
        options.algorithm = EXACT[round % EXACT.len()];
        options.reverse = random.once_in(3);
        options.open_list = random.pick(OpenListKind::ALL);
        options.closed = random.pick(&[Closed::Reopen, Closed::Repair]);
        let best = truth(&map, &starts, &goals, &options);
        let result = find_path_between(&map, &starts, &goals, &options).unwrap();
        let printed = format!("{starts:?} {goals:?} {options:?} {}", result.message);
        assert!(same(result.cost, best), "{} {best} {printed}", result.cost);
        if let (Some(first), Some(last)) = (result.path.first(), result.path.last()) {
            found += 1;
            assert!(starts.contains(first) && goals.contains(last), "{printed}");
            assert_eq!(
                truth(&map, &[*first], &[*last], &options),
                best,
                "{printed}"
            );
        }
        let steps = trace_between(&map, &starts, &goals, &options).unwrap();
        assert!(same(steps.result().cost, best), "{printed}");
        let audit = audit_between(&map, &starts, &goals, &options).unwrap();
        assert!(
            same(audit.optimal_cost, best),
            "{} {best} {printed}",
            audit.reason
        );
        assert!(
            audit.optimal && audit.admissible && audit.consistent,
            "{} {printed}",
            audit.reason
        );
    }
    assert!(found > rounds(4000).len() / 4);
}

#[test]
fn more_goals_than_are_looked_at_one_by_one_are_a_rectangle_and_the_estimate_stays_consistent() {
    let mut random = Random::new(0x3a_12);
    for _ in rounds(400) {
        let map = grid(&mut random, 24);
        let middle = place(&mut random, &map);
        let goals = map.within(middle, random.within(5, 9)).unwrap();
        let start = place(&mut random, &map);
        let options = options(&mut random);
        let audit = audit_between(&map, &[start], &goals, &options).unwrap();
        let best = truth(&map, &[start], &goals, &options);
        // A single start on a wall is none; truth passes it over.
        assert!(same(audit.optimal_cost, best), "{}", audit.reason);
        assert!(
            audit.optimal && audit.consistent && audit.admissible,
            "{}",
            audit.reason
        );
    }
}

#[test]
fn a_range_holds_the_cells_within_so_many_steps_of_a_crow_that_moves_straight() {
    let mut random = Random::new(0x3a_13);
    for _ in rounds(400) {
        let map = grid(&mut random, 12);
        let (x, y) = place(&mut random, &map);
        let within = random.below(14);
        let cells = (0..map.height()).flat_map(|y| (0..map.width()).map(move |x| (x, y)));
        let expected: Vec<Point> = cells
            .filter(|cell| cell.0.abs_diff(x) + cell.1.abs_diff(y) <= within)
            .collect();
        assert_eq!(map.within((x, y), within).unwrap(), expected);
    }
    assert_eq!(
        Grid::new(2, 2)
            .unwrap()
            .within((1, 1), u32::MAX)
            .unwrap()
            .len(),
        4
    );
}

#[test]
fn on_a_graph_occupied_ones_of_several_are_passed_over() {
    let nodes = [1, 2, 3, 4].map(|id| Node {
        id,
        x: f64::from(id),
        y: 0.0,
    });
    let connections = [(1, 2, 1.0), (2, 3, 1.0), (3, 4, 1.0)].map(|(from, to, cost)| Connection {
        from,
        to,
        cost,
    });
    let mut graph = Graph::new(&nodes, &connections).unwrap();
    let options = Options::default();
    let result = find_path_between(&graph, &[1, 2], &[4, 3], &options).unwrap();
    assert_eq!((result.path, result.cost), (vec![2, 3], 1.0));
    graph.set_occupied(2, true).unwrap();
    let result = find_path_between(&graph, &[1, 2], &[4, 3], &options).unwrap();
    assert_eq!(result.status, Status::Unreachable);
    assert_eq!(
        result.message,
        "There is no path from any of 2 starts to any of 2 goals."
    );
    // One start alone may be occupied: by whoever walks.
    let result = find_path_between(&graph, &[2], &[4, 3], &options).unwrap();
    assert_eq!(result.path, [2, 3]);
}

#[test]
fn a_pathfinder_takes_several_between_queries_for_one() {
    let mut random = Random::new(0x3a_14);
    for _ in rounds(200) {
        let map = grid(&mut random, 12);
        let options = options(&mut random);
        let mut finder = Pathfinder::new(map.clone(), options.clone()).unwrap();
        for round in 0..8 {
            let (starts, goals) = (places(&mut random, &map, 4), places(&mut random, &map, 4));
            if round % 2 == 0 {
                finder.find(starts[0], goals[0]).unwrap();
            }
            let result = finder.find_between(&starts, &goals).unwrap();
            assert!(same(result.cost, truth(&map, &starts, &goals, &options)));
        }
    }
}

#[test]
fn sentences_tell_of_several() {
    let map = Grid::parse("..#.\n....").unwrap();
    let options = Options::default();
    let message = |starts: &[Point], goals: &[Point]| {
        find_path_between(&map, starts, goals, &options)
            .unwrap()
            .message
    };
    assert_eq!(
        message(&[(0, 0), (3, 0)], &[(2, 0), (2, 1)]),
        "A path from (3, 0) to (2, 1) in 2 steps, cost 2."
    );
    assert_eq!(
        message(&[(2, 0), (2, 0)], &[(0, 0)]),
        "The start (2, 0) is a wall."
    );
    let walls = Grid::parse("##..").unwrap();
    let result = find_path_between(&walls, &[(2, 0)], &[(0, 0), (1, 0)], &options).unwrap();
    assert_eq!(
        result.message,
        "None of the 2 goals is free: (0, 0) is a wall."
    );
    let mut steps = trace_between(&map, &[(0, 0), (3, 0)], &[(2, 1), (0, 1)], &options).unwrap();
    assert_eq!(
        steps.explain(0),
        "Opened a start (0, 0): g = 0, h = 1, so f = 1."
    );
    let last = steps.len() - 1;
    assert!(
        steps
            .explain(last)
            .starts_with("Expanded (0, 1), a goal: the path is complete, and costs 1;")
    );
}
