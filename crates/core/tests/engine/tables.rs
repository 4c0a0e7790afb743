//! The tables of the fast routes for terrain and graphs: made once searches step by step have cost about as much, not before.

use crate::oracle::{cells, same};
use crate::random::Random;
use stepstar::{Algorithm, Connection, Graph, Grid, Map, Node, Options, Pathfinder, find_path};

fn plain() -> Options {
    Options {
        algorithm: Algorithm::AStar,
        ..Options::default()
    }
}

/// 160 x 160 cells of random costs.
fn hills() -> Grid {
    let mut random = Random::new(411);
    let mut grid = Grid::new(160, 160).expect("a size that is allowed");
    for (x, y) in cells(&grid.clone()) {
        grid.set_cost(x, y, f64::from(random.within(1, 9)))
            .expect("a cell");
    }
    grid
}

/// A grid of 40 x 40 crossings, whose streets cost their length or a little more.
fn town() -> Graph {
    let mut random = Random::new(412);
    let place = |id: u32| (f64::from(id % 40), f64::from(id / 40));
    let nodes: Vec<Node> = (0..1600)
        .map(|id| Node {
            id,
            x: place(id).0,
            y: place(id).1,
        })
        .collect();
    let mut connections = Vec::new();
    for id in 0..1600 {
        for next in [id + 1, id + 40] {
            let is_street = next < 1600 && (next == id + 40 || next % 40 > 0);
            let cost = 1.0 + f64::from(random.below(10)) / 10.0;
            for (from, to) in [(id, next), (next, id)] {
                connections.extend(is_street.then_some(Connection { from, to, cost }));
            }
        }
    }
    Graph::new(&nodes, &connections).expect("a graph")
}

/// How many queries a pathfinder answers exactly as the engine that searches step by step does, before it counts otherwise.
fn answers_without_tables<M: Map + Clone>(map: &M, from: M::Place, to: M::Place) -> u64 {
    let step_by_step = find_path(map, from, to, &plain()).expect("places of the map");
    let mut finder = Pathfinder::new(map.clone(), Options::default()).expect("options");
    for query in 0..10_000 {
        let result = finder.find(from, to).expect("places of the map");
        if result != step_by_step {
            assert!(same(result.cost, step_by_step.cost));
            return query;
        }
    }
    panic!("tables are never made");
}

#[test]
fn a_single_short_path_over_terrain_or_a_graph_is_searched_for_step_by_step() {
    let found = |options| find_path(&hills(), (70, 80), (84, 82), &options);
    assert_eq!(found(Options::default()), found(plain()));
    let found = |options| find_path(&town(), 800, 815, &options);
    assert_eq!(found(Options::default()), found(plain()));
}

#[test]
fn a_long_path_over_terrain_is_worth_a_table() {
    let found = |options| find_path(&hills(), (0, 0), (159, 159), &options).expect("cells");
    let (result, step_by_step) = (found(Options::default()), found(plain()));
    assert!(same(result.cost, step_by_step.cost));
    assert!(result.expanded < step_by_step.expanded);
}

#[test]
fn queries_have_expanded_a_share_of_the_map_before_tables_are_made() {
    let expanded = |result: Result<stepstar::PathResult<_>, _>| result.expect("cells").expanded;
    let short = expanded(find_path(&hills(), (70, 80), (84, 82), &plain()));
    let queries = answers_without_tables(&hills(), (70, 80), (84, 82));
    // A sixteenth of the cells, less 256.
    assert_eq!(queries, (160 * 160 / 16 - 256) / short);
    let short = find_path(&town(), 800, 815, &plain()).expect("nodes");
    let queries = answers_without_tables(&town(), 800, 815);
    assert_eq!(queries, (1600 - 256) / short.expanded);
}
