//! The same costs as another library's A*, Dijkstra's search and breadth-first search, which share no code with this one.

use crate::cases::{Case, TERRAINS};
use crate::optimal_graphs::RandomGraph;
use crate::oracle::{around, can_step, step_cost};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{Algorithm, Diagonal, Options, Point, Status, find_path};

/// The other library needs whole costs: thousandths, with 1.414 for a diagonal step.
const DIAGONAL_COST: f64 = 1.414;

fn thousandths(cost: f64) -> u64 {
    (cost * 1000.0).round() as u64
}

#[test]
fn another_library_finds_the_same_costs_on_grids() {
    let mut random = Random::new(71);
    let mut cases = 0;
    for round in rounds(1500) {
        // Digits and plain cells: whole costs.
        let map = Case::random(
            &mut random,
            24,
            Diagonal::ALL[round % 4],
            TERRAINS[round / 4 % 2 * 2],
        );
        let map = map.with(|options| options.diagonal_cost = DIAGONAL_COST);
        if map.grid.is_wall(map.from.0, map.from.1) {
            continue;
        }
        let steps = |&from: &Point| -> Vec<(Point, u64)> {
            around(&map.grid, from)
                .filter(|&to| can_step(&map.grid, map.options.diagonal, from, to))
                .map(|to| {
                    (
                        to,
                        thousandths(step_cost(&map.grid, DIAGONAL_COST, from, to)),
                    )
                })
                .collect()
        };
        let theirs = pathfinding::prelude::astar(&map.from, steps, |_| 0, |&at| at == map.to)
            .map(|(_, cost)| cost);
        let fewest = pathfinding::prelude::bfs(
            &map.from,
            |at| steps(at).into_iter().map(|(to, _)| to).collect::<Vec<_>>(),
            |&at| at == map.to,
        );
        for algorithm in [
            Algorithm::Auto,
            Algorithm::AStar,
            Algorithm::Jps,
            Algorithm::Bidirectional,
        ] {
            if map.serves(algorithm) {
                let case = map.with(|options| options.algorithm = algorithm);
                let result = case.find();
                let ours = (result.status == Status::Found).then(|| thousandths(result.cost));
                assert_eq!(ours, theirs, "{case}");
                cases += 1;
            }
        }
        let ours = map
            .with(|options| options.algorithm = Algorithm::Bfs)
            .find()
            .path
            .len();
        assert_eq!(ours, fewest.map_or(0, |path| path.len()), "{map}");
    }
    println!("second opinion on grids: {cases} random cases");
}

#[test]
fn another_library_finds_the_same_costs_on_graphs() {
    let mut random = Random::new(72);
    let mut cases = 0;
    for _ in 0..1500 {
        let map = RandomGraph::new(&mut random, 40);
        // A millionth is fine enough for a few connections of irrational length.
        let millionths = |cost: f64| (cost * 1e6).round() as u64;
        let steps = |&from: &u32| -> Vec<(u32, u64)> {
            let leaving = map
                .connections
                .iter()
                .filter(|connection| connection.from == from);
            leaving
                .map(|connection| (connection.to, millionths(connection.cost)))
                .collect()
        };
        let (from, to) = (random.pick(&map.nodes).id, random.pick(&map.nodes).id);
        let theirs =
            pathfinding::prelude::dijkstra(&from, steps, |&at| at == to).map(|(_, cost)| cost);
        for algorithm in [Algorithm::Auto, Algorithm::AStar, Algorithm::Bidirectional] {
            let options = Options {
                algorithm,
                ..Options::default()
            };
            let result = find_path(&map.graph, from, to, &options).expect("nodes of the graph");
            match theirs {
                None => assert_eq!(result.status, Status::Unreachable, "{}", map.show(&options)),
                Some(cost) => {
                    assert!(
                        millionths(result.cost).abs_diff(cost) <= 40,
                        "{}",
                        map.show(&options)
                    );
                }
            }
            cases += 1;
        }
    }
    println!("second opinion on graphs: {cases} random cases");
}
