//! Costs are exact enough to tell any two routes of different true cost apart, even on the largest maps.

use crate::cases::{Case, random_place};
use crate::oracle::same;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Connection, Diagonal, Graph, Grid, Heuristic, Node, Options, Point, Status, audit,
    find_path, trace,
};

const ROOT_2: f64 = std::f64::consts::SQRT_2;

/// Whether a + b·√2 < c + d·√2, decided exactly in whole numbers by comparing squares.
fn is_less((a, b): (i64, i64), (c, d): (i64, i64)) -> bool {
    // a - c < (d - b)·√2
    let (left, right) = (i128::from(a - c), i128::from(d - b));
    match (left < 0, right < 0) {
        (true, false) => true,
        (false, true) => false,
        (false, false) => left * left < 2 * right * right,
        (true, true) => left * left > 2 * right * right,
    }
}

/// The numbers of straight and of diagonal steps of a path.
fn steps(path: &[Point]) -> (i64, i64) {
    path.windows(2).fold((0, 0), |(straight, diagonal), pair| {
        if pair[0].0 != pair[1].0 && pair[0].1 != pair[1].1 {
            (straight, diagonal + 1)
        } else {
            (straight + 1, diagonal)
        }
    })
}

/// Of two corridors the exact algorithms take the shorter one, however small the difference.
#[test]
fn nearly_equal_routes_are_told_apart() {
    // Teeth and detour cost the same where (teeth - 1) / (detour - 1) is the square root of two plus one: its convergents
    // 12/5, 29/12, 70/29, 169/70 and 408/169 make the routes meet, from both sides in turn.
    let width = 2000;
    let (mut compared, mut nearest) = (0, f64::INFINITY);
    for (detour, teeth) in [(6u32, 13u32), (13, 30), (30, 71), (71, 170), (170, 409)] {
        for more in [-1i64, 0, 1] {
            let teeth = (i64::from(teeth) + more) as u32;
            let (grid, from, to, routes) = two_routes(width, detour, teeth);
            let shorter = if is_less(routes[0], routes[1]) {
                routes[0]
            } else {
                routes[1]
            };
            let [above, below] = routes.map(|(a, b)| a as f64 + b as f64 * ROOT_2);
            nearest = (above - below).abs().min(nearest);
            for algorithm in [
                Algorithm::Auto,
                Algorithm::AStar,
                Algorithm::Jps,
                Algorithm::Bidirectional,
                Algorithm::Dijkstra,
            ] {
                let options = Options {
                    algorithm,
                    diagonal: Diagonal::Always,
                    ..Options::default()
                };
                let result = find_path(&grid, from, to, &options).expect("cells of the map");
                let taken = steps(&result.path);
                assert_eq!(
                    taken, shorter,
                    "{algorithm:?} with a detour of {detour} and {teeth} teeth: {routes:?}"
                );
                assert!(same(
                    result.cost,
                    shorter.0 as f64 + shorter.1 as f64 * ROOT_2
                ));
                compared += 1;
            }
        }
    }
    println!("nearly equal routes told apart: {compared}, the nearest differ by {nearest}");
    assert!(nearest < 0.002);
}

/// The upper route has teeth, the lower one a detour down and up again:
///
/// ```text
///   # # # # . # # # . # # # #      above: each tooth makes two straight steps diagonal, 2√2 - 2 more
///   S . . . # . . . # . . . G
///   . # # # # # # # # # # # .
///   . # # # # # # # # # # # .      below: `detour` down and up, but for the two corners that are cut
///   . . . . . . . . . . . . .
/// ```
fn two_routes(width: u32, detour: u32, teeth: u32) -> (Grid, Point, Point, [(i64, i64); 2]) {
    let height = detour + 4;
    let mut grid = Grid::from_cells(width, height, &vec![1; (width * height) as usize])
        .expect("a size that is allowed");
    let mut free = |x: u32, y: u32| grid.set_wall(x, y, false).expect("a cell");
    let (upper, lower) = (1, 1 + detour);
    for x in 0..width {
        let tooth = x >= 10 && x < 10 + 4 * teeth && x % 4 == 0;
        free(x, if tooth { upper - 1 } else { upper });
        free(x, lower);
    }
    for y in upper..=lower {
        free(0, y);
        free(width - 1, y);
    }
    // Each tooth turns two straight steps into diagonal ones; at the shafts' feet two corners are cut on each side, as
    // far as walls let one: from (0, lower - 1) to (1, lower) and back up at the other end.
    let teeth = (10..10 + 4 * teeth)
        .filter(|x| x % 4 == 0 && *x < width)
        .count() as i64;
    let straight = i64::from(width) - 1;
    let above = (straight - 2 * teeth, 2 * teeth);
    let below = (straight - 2 + 2 * (i64::from(detour) - 1), 2);
    (grid, (0, upper), (width - 1, upper), [above, below])
}

/// On 4096 x 4096 cells, summing along the path loses less than 1e-9.
#[test]
fn the_longest_diagonals_cost_exactly_their_length() {
    let grid = Grid::new(4096, 4096).expect("the greatest size");
    for (to, straight, diagonal) in [
        ((4095, 4095), 0.0, 4095.0),
        ((4095, 1000), 3095.0, 1000.0),
        ((4095, 0), 4095.0, 0.0),
    ] {
        for algorithm in [Algorithm::Auto, Algorithm::Jps] {
            let options = Options {
                algorithm,
                diagonal: Diagonal::NoObstacles,
                ..Options::default()
            };
            let result = find_path(&grid, (0, 0), to, &options).expect("cells of the map");
            assert!(
                (result.cost - (straight + diagonal * ROOT_2)).abs() < 1e-9,
                "{algorithm:?}: {}",
                result.cost
            );
        }
    }
}

#[test]
fn any_diagonal_cost_gives_the_cheapest_mix_of_steps() {
    let grid = Grid::parse("S....\n.....\n....G").expect("a map");
    for diagonal_cost in [
        1.0f64,
        1.4,
        1.5,
        2.0,
        3.0,
        0.5,
        1.0f64 / 3.0,
        1.234_567_89,
        1e-9,
        1e9,
    ] {
        let zigzag = 4.0 * diagonal_cost;
        let best = zigzag.min(2.0 + 2.0 * diagonal_cost).min(6.0);
        for &algorithm in &[
            Algorithm::Auto,
            Algorithm::AStar,
            Algorithm::Dijkstra,
            Algorithm::Bidirectional,
            Algorithm::Ida,
        ] {
            let options = Options {
                algorithm,
                diagonal_cost,
                diagonal: Diagonal::Always,
                ..Options::default()
            };
            let result = find_path(&grid, (0, 0), (4, 2), &options).expect("cells of the map");
            assert!(
                same(result.cost, best),
                "{algorithm:?}, {diagonal_cost}: {} is not {best}",
                result.cost
            );
        }
    }
}

/// Events report costs in the user's numbers, not in the engine's internal units.
#[test]
fn events_carry_plain_costs() {
    let grid = Grid::parse("S.\n.G").expect("a map");
    let options = Options {
        algorithm: Algorithm::AStar,
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    let steps = trace(&grid, (0, 0), (1, 1), &options).expect("cells of the map");
    let last = steps.event(steps.len() - 1).expect("an event");
    assert!(
        same(last.g, ROOT_2) && last.h == 0.0 && same(last.f, ROOT_2),
        "{last:?}"
    );
    assert_eq!(steps.result().status, Status::Found);
}

/// Diagonal costs just beside a simple fraction are the hardest to express in small whole units.
#[test]
fn diagonal_costs_close_to_simple_fractions_still_give_the_least_cost() {
    let mut random = Random::new(64);
    for round in rounds(1000) {
        let map = Case::in_turn(&mut random, 12, round);
        let diagonal_cost = random.pick(&[1.333_33, 1.499_999, 1.000_01, 1.000_000_1, 1.999_99]);
        let case = map.with(|options| options.diagonal_cost = diagonal_cost);
        let mut finder = case.finder();
        for _ in 0..4 {
            let (from, to) = (
                random_place(&mut random, &case.grid),
                random_place(&mut random, &case.grid),
            );
            let case = Case {
                from,
                to,
                ..case.clone()
            };
            let result = finder.find(from, to).expect("cells of the map");
            let truth = if case.grid.is_wall(to.0, to.1) {
                f64::INFINITY
            } else {
                case.truth()
            };
            assert!(
                same(result.cost, truth),
                "{case}\nit costs {}, the truth is {truth}",
                result.cost
            );
        }
    }
}

/// Sums and square roots are the same on every platform; the standard library's `hypot` is not, and its last bit would
/// decide between nodes of equal f.
#[test]
fn euclidean_estimates_on_graphs_are_roots_of_sums_of_squares() {
    let mut random = Random::new(9);
    let mut tenth = || f64::from(random.below(1000)) / 10.0;
    let nodes: Vec<Node> = (0..1000)
        .map(|id| Node {
            id,
            x: tenth(),
            y: tenth(),
        })
        .collect();
    let links = (1..1000).map(|id| Connection {
        from: id - 1,
        to: id,
        cost: 150.0,
    });
    let graph = Graph::new(&nodes, &links.collect::<Vec<_>>()).expect("a chain");
    let options = Options {
        algorithm: Algorithm::AStar,
        heuristic: Heuristic::Euclidean,
        ..Options::default()
    };
    let goal = nodes[999];
    let steps = trace(&graph, 0, goal.id, &options).expect("nodes of the graph");
    for (id, event) in (0..1000).flat_map(|id| [id; 2]).zip(&steps) {
        let (dx, dy) = (nodes[id].x - goal.x, nodes[id].y - goal.y);
        assert_eq!(event.h, (dx * dx + dy * dy).sqrt(), "from {:?}", nodes[id]);
    }
}

/// The squares of these distances underflow to 0 or come near the largest f64.
#[test]
fn euclidean_estimates_neither_underflow_nor_overflow() {
    for unit in [5e-324, 1e-320, 1e-200, 1e-130, 1e-120, 1e99] {
        let nodes =
            [(0, 0.0, 0.0), (1, 3.0 * unit, -4.0 * unit)].map(|(id, x, y)| Node { id, x, y });
        let cost = 5.0 * unit;
        let way = Connection {
            from: 0,
            to: 1,
            cost,
        };
        let graph = Graph::new(&nodes, &[way]).expect("two nodes");
        let options = Options {
            heuristic: Heuristic::Euclidean,
            ..Options::default()
        };
        let steps = trace(&graph, 0, 1, &options).expect("nodes of the graph");
        let h = steps.event(0).expect("the start").h;
        assert!((h / cost - 1.0).abs() < 1e-3, "{h} for {cost}");
    }
}

/// The default estimate stays consistent even for subnormal numbers, which have few digits.
#[test]
fn the_default_estimate_on_graphs_of_tiny_costs_is_consistent() {
    for (distance, cost) in [
        (19.0, 1e-320),
        (1e-120, 1e-320),
        (1e40, 1e-280),
        (3.0, 5e-324),
    ] {
        let nodes = [0, 1, 2].map(|id| Node {
            id,
            x: f64::from(id) * distance,
            y: 0.0,
        });
        let ways = [(0, 1), (1, 2)].map(|(from, to)| Connection { from, to, cost });
        let graph = Graph::new(&nodes, &ways).expect("a chain");
        let truth = audit(&graph, 0, 2, &Options::default()).expect("nodes of the graph");
        assert!(
            truth.admissible && truth.consistent,
            "{distance} for {cost}: {}",
            truth.reason
        );
    }
}

/// Routes of the same steps cost the same, in whatever order the steps come: on an open map no cell is reached better than at first.
#[test]
fn the_order_of_the_steps_makes_no_route_cheaper() {
    let grid = Grid::new(60, 60).expect("a size that is allowed");
    for algorithm in [Algorithm::Dijkstra, Algorithm::AStar] {
        for diagonal_cost in [ROOT_2, 1.4, 1.1] {
            let options = Options {
                algorithm,
                diagonal: Diagonal::Always,
                diagonal_cost,
                ..Options::default()
            };
            let steps = trace(&grid, (20, 30), (59, 1), &options).expect("cells of the map");
            let found = steps.result();
            assert!(found.expanded > 39 && found.improved == 0, "{found:?}");
        }
    }
}

/// The upper and the lower way lead over the same terrain in another order, so that it is the order of the cells that decides: for the
/// upper one. In floats 0.1 + 0.2 + 0.3 is more than 0.3 + 0.2 + 0.1.
///
/// ```text
///   .1 .2 .3
///   S  #  G
///   .3 .2 .1
/// ```
#[test]
fn the_order_of_the_terrain_makes_no_route_cheaper() {
    let row = [0.1, 0.2, 0.3];
    let back = [0.3, 0.2, 0.1];
    for scale in [1.0, 0.1, 0.01] {
        for [upper, lower] in [[row, back], [back, row]] {
            let mut grid = Grid::new(3, 3).expect("a size that is allowed");
            let costs = [upper, [1.0; 3], lower].concat();
            let decimal = |cost: f64| format!("{:.3}", cost * scale).parse().expect("a number");
            grid.set_costs(costs.into_iter().map(decimal).collect())
                .expect("costs");
            grid.set_wall(1, 1, true).expect("a cell of the map");
            let options = Options {
                algorithm: Algorithm::Dijkstra,
                ..Options::default()
            };
            let steps = trace(&grid, (0, 1), (2, 1), &options).expect("cells of the map");
            let path = &steps.result().path;
            assert_eq!(path[2], (1, 0).into(), "{upper:?} {lower:?} {scale}");
        }
    }
}
