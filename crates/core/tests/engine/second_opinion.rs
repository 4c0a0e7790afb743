//! The same costs and numbers of steps as by another library's A* and Dijkstra's search, which share no code with this one.

use crate::cases::{Case, TERRAINS};
use crate::optimal_graphs::RandomGraph;
use crate::oracle::{around, can_step, step_cost};
use crate::random::Random;
use crate::rounds::rounds;
use petgraph::algo::{astar, dijkstra};
use petgraph::graph::{DiGraph, EdgeReference};
use stepstar::{Algorithm, Diagonal, Options, Point, Status, find_path};

/// Whole costs are equal to the last digit: thousandths, with 1.414 for a diagonal step.
const DIAGONAL_COST: f64 = 1.414;

fn thousandths(cost: f64) -> u64 {
    (cost * 1000.0).round() as u64
}

/// A graph for the other library, with nodes from 0 on.
fn graph_of(nodes: usize, steps: impl IntoIterator<Item = (u32, u32, u64)>) -> DiGraph<(), u64> {
    let mut graph = DiGraph::new();
    for _ in 0..nodes {
        graph.add_node(());
    }
    graph.extend_with_edges(steps);
    graph
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
        let (grid, diagonal) = (&map.grid, map.options.diagonal);
        let (width, height) = (grid.width(), grid.height());
        let node = move |(x, y): Point| y * width + x;
        let steps = (0..width * height).flat_map(|from| {
            let from = (from % width, from / width);
            let legal = |to: &Point| can_step(grid, diagonal, from, *to);
            let legal: Vec<Point> = around(grid, from).filter(legal).collect();
            legal.into_iter().map(move |to| {
                let cost = thousandths(step_cost(grid, DIAGONAL_COST, from, to));
                (node(from), node(to), cost)
            })
        });
        let graph = graph_of((width * height) as usize, steps);
        let (from, to) = (node(map.from).into(), node(map.to).into());
        let cost = |step: EdgeReference<u64>| *step.weight();
        let theirs = astar(&graph, from, |at| at == to, cost, |_| 0).map(|(cost, _)| cost);
        let fewest = dijkstra(&graph, from, Some(to), |_| 1).get(&to).copied();
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
        assert_eq!(ours, fewest.map_or(0, |steps| steps + 1), "{map}");
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
        let node = |id: u32| {
            let place = map.nodes.iter().position(|node| node.id == id);
            place.expect("a node of the graph") as u32
        };
        let steps = map.connections.iter().map(|connection| {
            let cost = millionths(connection.cost);
            (node(connection.from), node(connection.to), cost)
        });
        let graph = graph_of(map.nodes.len(), steps);
        let (from, to) = (random.pick(&map.nodes).id, random.pick(&map.nodes).id);
        let goal = node(to).into();
        let costs = dijkstra(&graph, node(from).into(), Some(goal), |step| *step.weight());
        let theirs = costs.get(&goal).copied();
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
