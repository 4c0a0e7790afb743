//! Maps too large for Bellman-Ford: rows cross the edges of 64-bit words, and what a finder has learnt of a map must stay
//! true through edits. The reference is the engine's plain Dijkstra search, which is proven on small maps.

use crate::cases::{Case, DIAGONAL_COSTS, TERRAINS, Terrain, random_place};
use crate::oracle::{cells, same};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Connection, Diagonal, Graph, Grid, Node, Options, Pathfinder, find_path,
};

/// A large grid of scattered walls and long bars of walls.
fn large_grid(random: &mut Random, terrain: Terrain) -> Grid {
    let (width, height) = (random.within(60, 200), random.within(60, 140));
    let mut grid = Grid::new(width, height).expect("a size that is allowed");
    let density = random.pick(&[0, 5, 20, 35]);
    if terrain == Terrain::Digits {
        for (x, y) in cells(&grid.clone()) {
            grid.set_cost(x, y, f64::from(random.within(1, 9)))
                .expect("a cost that is allowed");
        }
    }
    for (x, y) in cells(&grid.clone()) {
        grid.set_wall(x, y, random.below(100) < density)
            .expect("a cell");
    }
    for _ in 0..random.below(12) {
        let (mut x, mut y) = (random.below(width), random.below(height));
        let (dx, dy) = random.pick(&[(1, 0), (0, 1)]);
        for _ in 0..random.below(120) {
            if grid.contains(x, y) {
                grid.set_wall(x, y, true).expect("a cell");
            }
            (x, y) = (x + dx, y + dy);
        }
    }
    grid
}

#[test]
fn on_large_grids_all_exact_algorithms_agree_through_edits() {
    let mut random = Random::new(141);
    let mut queries = 0;
    for round in rounds(80) {
        let terrain = if round % 3 == 0 {
            Terrain::Digits
        } else {
            TERRAINS[0]
        };
        let grid = large_grid(&mut random, terrain);
        let diagonal = Diagonal::ALL[round % 4];
        let diagonal_cost = random.pick(&DIAGONAL_COSTS);
        let options = Options {
            diagonal,
            diagonal_cost,
            ..Options::default()
        };
        let (from, to) = (
            random_place(&mut random, &grid),
            random_place(&mut random, &grid),
        );
        let mut case = Case {
            grid,
            from,
            to,
            options,
        };
        let with = |algorithm| Options {
            algorithm,
            ..case.options.clone()
        };
        let algorithms = [
            Algorithm::Auto,
            Algorithm::Jps,
            Algorithm::Bidirectional,
            Algorithm::AStar,
        ];
        let mut finders: Vec<_> = algorithms
            .into_iter()
            .filter(|&algorithm| case.serves(algorithm))
            .map(|algorithm| {
                (
                    algorithm,
                    Pathfinder::new(case.grid.clone(), with(algorithm)).expect("options"),
                )
            })
            .collect();
        let plain = with(Algorithm::Dijkstra);
        for _ in 0..6 {
            case.move_ends(&mut random);
            let truth =
                find_path(&case.grid, case.from, case.to, &plain).expect("cells of the map");
            for (algorithm, finder) in &mut finders {
                let result = finder.find(case.from, case.to).expect("cells of the map");
                assert_eq!(
                    result.status,
                    truth.status,
                    "{}",
                    case.with(|options| options.algorithm = *algorithm)
                );
                if truth.cost.is_finite() {
                    case.with(|options| options.algorithm = *algorithm)
                        .check_walk(&result);
                }
                assert!(
                    same(result.cost, truth.cost),
                    "{algorithm:?}: {} is not {}{case}",
                    result.cost,
                    truth.cost
                );
                queries += 1;
            }
            // A few cells change, some of them at the edges of words.
            for _ in 0..random.below(8) {
                let anywhere = random.below(case.grid.width());
                let x = random
                    .pick(&[63, 64, 65, 127, 128, anywhere])
                    .min(case.grid.width() - 1);
                let (y, wall) = (random.below(case.grid.height()), random.once_in(2));
                case.grid.set_wall(x, y, wall).expect("a cell");
                for (_, finder) in &mut finders {
                    finder.set_wall(x, y, wall).expect("a cell");
                }
            }
        }
    }
    println!("larger grids through edits: {queries} random queries");
}

#[test]
fn on_large_graphs_a_pathfinder_agrees_with_dijkstra_on_every_query() {
    let mut random = Random::new(142);
    let mut queries = 0;
    for round in rounds(30) {
        let count = random.within(200, 1500);
        let nodes: Vec<Node> = (0..count)
            .map(|id| Node {
                id,
                x: f64::from(random.below(1000)),
                y: f64::from(random.below(1000)),
            })
            .collect();
        let connections: Vec<Connection> = (0..count * random.within(1, 4))
            .map(|_| {
                let from = random.below(count);
                // Mostly to a node nearby in the list, as roads go.
                let to = if random.once_in(10) {
                    random.below(count)
                } else {
                    (from + random.below(20)) % count
                };
                let (a, b) = (nodes[from as usize], nodes[to as usize]);
                let length = (a.x - b.x).hypot(a.y - b.y);
                let cost = match round % 3 {
                    0 => length * random.pick(&[1.0, 1.2, 2.0]),
                    1 => f64::from(random.below(10)),
                    _ => random.pick(&[0.0, length, 3.5]),
                };
                Connection { from, to, cost }
            })
            .collect();
        let mut graph = Graph::new(&nodes, &connections).expect("a graph");
        let mut finder = Pathfinder::new(graph.clone(), Options::default()).expect("options");
        let plain = Options {
            algorithm: Algorithm::Dijkstra,
            ..Options::default()
        };
        for _ in 0..60 {
            if random.once_in(3) {
                let (id, occupied) = (random.below(count), random.once_in(2));
                graph.set_occupied(id, occupied).expect("a node");
                finder.set_occupied(id, occupied).expect("a node");
            }
            let (from, to) = (random.below(count), random.below(count));
            let truth = find_path(&graph, from, to, &plain).expect("nodes of the graph");
            let result = finder.find(from, to).expect("nodes of the graph");
            assert_eq!(
                result.status, truth.status,
                "round {round}: {from} to {to} of {count}"
            );
            assert!(
                same(result.cost, truth.cost),
                "round {round}: {} is not {}",
                result.cost,
                truth.cost
            );
            let walked: f64 = result
                .connections
                .iter()
                .map(|connection| connection.cost)
                .sum();
            assert!(
                truth.cost.is_infinite() || same(walked, truth.cost),
                "round {round}"
            );
            queries += 1;
        }
    }
    println!("larger graphs through all queries: {queries} random queries");
}
