//! Costs from the least to the greatest that are allowed.

use crate::bad_input::MOST;
use crate::cases::{DIAGONAL_COSTS, random_choices};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Connection, Diagonal, Graph, Grid, Heuristic, Node, Options, Status, audit,
    find_path, trace,
};

/// Paths of the largest allowed costs are found, at a finite cost.
#[test]
fn sums_of_the_largest_costs_stay_finite() {
    let mut grid = Grid::new(40, 3).expect("a size that is allowed");
    for x in 0..40 {
        for y in 0..3 {
            grid.set_cost(x, y, MOST).expect("the largest cost");
        }
    }
    grid.set_cost(20, 1, 1.0).expect("a cost");
    let nodes = [(0, -MOST), (1, 0.0), (2, MOST)].map(|(id, x)| Node { id, x, y: x });
    let connections = [(0, 1), (1, 2)].map(|(from, to)| Connection {
        from,
        to,
        cost: MOST,
    });
    let graph = Graph::new(&nodes, &connections).expect("the largest costs");
    for (&algorithm, weight) in Algorithm::ALL.iter().flat_map(|it| [(it, 1.0), (it, MOST)]) {
        let options = Options {
            algorithm,
            weight,
            diagonal: Diagonal::Always,
            diagonal_cost: MOST,
            ..Options::default()
        };
        if algorithm != Algorithm::Jps {
            let found = find_path(&grid, (0, 0), (39, 2), &options).expect("cells of the map");
            assert_eq!(found.status, Status::Found, "{options:?}");
            assert!(found.cost.is_finite(), "{options:?}");
            let truth = audit(&grid, (0, 0), (39, 2), &options).expect("cells of the map");
            assert!(truth.optimal_cost.is_finite(), "{}", truth.reason);
        }
        if !matches!(algorithm, Algorithm::Jps | Algorithm::Theta) {
            for &heuristic in Heuristic::ALL {
                let options = Options {
                    heuristic,
                    ..options.clone()
                };
                let found = find_path(&graph, 0, 2, &options).expect("nodes of the graph");
                assert_eq!(
                    (found.status, found.cost),
                    (Status::Found, 2.0 * MOST),
                    "{options:?}"
                );
            }
        }
    }
}

/// Random options with extreme costs: any answer will do, as long as there is one.
#[test]
fn extreme_costs_never_panic() {
    let mut random = Random::new(101);
    let mut answers = 0;
    for round in rounds(1500) {
        let (width, height) = (random.within(1, 6), random.within(1, 6));
        let mut grid = Grid::new(width, height).expect("a size that is allowed");
        for _ in 0..random.below(12) {
            let (x, y) = (random.below(width), random.below(height));
            let cost = random.pick(&[MOST, 1e90, f64::MIN_POSITIVE, 1e-300, 0.0, 1.0, 1e15, 0.1]);
            grid.set_cost(x, y, cost).expect("a cost that is allowed");
            grid.set_wall(x, y, random.once_in(3)).expect("a cell");
        }
        let mut options = Options::default();
        random_choices(&mut random, &mut options);
        options.algorithm = random.pick(Algorithm::ALL);
        options.diagonal = Diagonal::ALL[round % 4];
        options.diagonal_cost =
            random.pick(&[DIAGONAL_COSTS[0], 1e-300, MOST, f64::MIN_POSITIVE, 0.7]);
        options.weight = random.pick(&[1.0, 0.0, MOST, f64::MIN_POSITIVE]);
        options.nearest = random.once_in(2);
        // IDA* may need a round for every distinct sum of costs.
        options.max_expansions = Some(2000);
        let place = |random: &mut Random| (random.below(width), random.below(height));
        let (from, to) = (place(&mut random), place(&mut random));
        if let Ok(result) = find_path(&grid, from, to, &options) {
            assert!(
                !result.cost.is_nan() && result.message.ends_with('.'),
                "{options:?}\n{result:?}"
            );
            let mut steps = trace(&grid, from, to, &options).expect("what was allowed before");
            for i in 0..steps.len() {
                steps.seek(i);
                assert!(steps.explain(i).ends_with('.'));
                steps.open_list(3);
            }
            steps.marks();
            assert!(audit(&grid, from, to, &options).is_ok());
            answers += 1;
        }
    }
    println!("extreme costs: {answers} random cases answered");
}
