//! What every place costs from the nearest of some starts.

use super::grounds::{from_any, grid, options, place, places};
use crate::oracle::{grid_steps, index, same};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Connection, Diagonal, Graph, Grid, Node, Options, Pathfinder, Point, Status,
    distances, find_path, trace_distances,
};

#[test]
fn every_cost_of_random_grids_is_the_least_and_its_path_costs_as_much() {
    let mut random = Random::new(0xd1_57);
    for _ in rounds(1600) {
        let mut map = grid(&mut random, 9);
        if random.once_in(2) {
            // As quick routes serve it.
            map.set_costs(vec![1.0; (map.width() * map.height()) as usize])
                .unwrap();
        }
        let mut options = options(&mut random);
        options.reverse = random.once_in(3);
        let starts = places(&mut random, &map, 4);
        let most = random.pick(&[f64::INFINITY, 4.0, 2.5, 0.0]);
        let size = (map.width() * map.height()) as usize;
        let mut steps = grid_steps(&map, options.diagonal, options.diagonal_cost);
        if options.reverse {
            steps
                .iter_mut()
                .for_each(|step| (step.0, step.1) = (step.1, step.0));
        }
        let free = starts.iter().filter(|&&(x, y)| !map.is_wall(x, y));
        let free: Vec<usize> = free.map(|&start| index(&map, start)).collect();
        let truth = from_any(size, &steps, &free);
        let found = distances(&map, &starts, most, &options).unwrap();
        let traced = trace_distances(&map, &starts, most, &options).unwrap();
        for y in 0..map.height() {
            for x in 0..map.width() {
                let at = index(&map, (x, y));
                let cost = found.costs()[at];
                let expected = if truth[at] <= most {
                    truth[at]
                } else {
                    f64::INFINITY
                };
                assert!(
                    same(cost, expected),
                    "{cost} {expected} at {x}, {y}, {starts:?} {options:?}"
                );
                let path = found.path((x, y)).unwrap();
                assert_eq!(path.is_empty(), expected.is_infinite());
                check_path(&map, &path, (x, y), &starts, cost, &options);
                let parent = found.parent((x, y)).unwrap();
                let beside = if options.reverse {
                    path.get(1)
                } else {
                    path.iter().rev().nth(1)
                };
                assert_eq!(parent.as_ref(), beside);
                let mut traced = traced.clone();
                traced.seek(traced.len());
                assert!(same(traced.node((x, y)).unwrap().g, expected));
            }
        }
        assert_eq!(traced.result().message, found.message());
    }
}

fn check_path(
    map: &Grid,
    path: &[Point],
    at: Point,
    starts: &[Point],
    cost: f64,
    options: &Options,
) {
    let [Some(&first), Some(&last)] = [path.first(), path.last()] else {
        return;
    };
    let (start, end) = if options.reverse {
        (last, first)
    } else {
        (first, last)
    };
    assert!(starts.contains(&start) && end == at);
    // Each step alone is the cheapest way to a neighbour, or there would be a cheaper path.
    let steps = grid_steps(map, options.diagonal, options.diagonal_cost);
    let sum: f64 = path
        .windows(2)
        .map(|pair| {
            let ends = (index(map, pair[0]), index(map, pair[1]));
            let step = steps.iter().find(|step| (step.0, step.1) == ends);
            step.expect("a step of the map").2
        })
        .sum();
    assert!(same(sum, cost), "{sum} {cost}");
}

#[test]
fn costs_on_a_large_map_are_those_of_single_paths_to_the_last_digit_that_counts() {
    let mut random = Random::new(0xd1_58);
    for &diagonal in Diagonal::ALL {
        let mut map = Grid::new(300, 200).unwrap();
        for _ in 0..18_000 {
            map.set_wall(random.below(300), random.below(200), true)
                .unwrap();
        }
        let start = (150, 100);
        map.set_wall(start.0, start.1, false).unwrap();
        let options = Options {
            diagonal,
            ..Options::default()
        };
        let found = distances(&map, &[start], f64::INFINITY, &options).unwrap();
        for _ in 0..60 {
            let to = (random.below(300), random.below(200));
            let cost = found.costs()[index(&map, to)];
            let alone = find_path(&map, start, to, &options).unwrap().cost;
            assert!(
                cost == alone || (cost / alone - 1.0).abs() < 1e-14,
                "{cost} {alone}"
            );
        }
    }
}

/// Tiles of 8 x 8 cells are filled at once: the oracle goes cell by cell.
#[test]
fn without_diagonals_waves_from_several_starts_meet_where_those_of_single_cells_do() {
    let mut random = Random::new(0xd1_5a);
    for _ in rounds(120) {
        let (width, height) = (random.within(1, 70), random.within(1, 40));
        let mut map = Grid::new(width, height).unwrap();
        let each = random.pick(&[1.0, 0.1, 3.0]);
        map.set_costs(vec![each; (width * height) as usize])
            .unwrap();
        for _ in 0..width * height * random.below(5) / 10 {
            map.set_wall(random.below(width), random.below(height), true)
                .unwrap();
        }
        let starts: Vec<Point> = (0..random.within(1, 6))
            .map(|_| (random.below(width), random.below(height)))
            .collect();
        for &(x, y) in &starts {
            map.set_wall(x, y, false).unwrap();
        }
        let most = random.pick(&[f64::INFINITY, 20.0, 7.0 * each, 0.0]);
        let steps = cell_by_cell(&map, &starts);
        let found = distances(&map, &starts, most, &straight()).unwrap();
        let mut reached = 0;
        for (at, steps) in steps.into_iter().enumerate() {
            let to = (at as u32 % width, at as u32 / width);
            let cost = steps.map_or(f64::INFINITY, |steps| f64::from(steps) * each);
            let cost = if cost <= most * (1.0 + 1e-12) {
                cost
            } else {
                f64::INFINITY
            };
            assert!(
                found.costs()[at] == cost,
                "{to:?} of {starts:?}, at most {most}: {map:?}"
            );
            let path = found.path(to).unwrap();
            if cost.is_infinite() {
                assert!(path.is_empty() && found.parent(to).unwrap().is_none());
                continue;
            }
            reached += 1;
            assert!(starts.contains(&path[0]) && path.last() == Some(&to));
            assert_eq!(path.len() as u32, steps.unwrap() + 1);
            for pair in path.windows(2) {
                let [(x, y), (u, v)] = [pair[0], pair[1]];
                assert!(x.abs_diff(u) + y.abs_diff(v) == 1 && !map.is_wall(u, v));
            }
        }
        assert_eq!(found.counts().expanded, reached);
    }
}

/// Steps up, right, down and left.
fn straight() -> Options {
    Options {
        diagonal: Diagonal::Never,
        ..Options::default()
    }
}

/// How many steps each cell is from the nearest start: all that are one step further, until there are none.
fn cell_by_cell(map: &Grid, starts: &[Point]) -> Vec<Option<u32>> {
    let mut steps = vec![None; (map.width() * map.height()) as usize];
    let mut wave = starts.to_vec();
    for far in 0.. {
        wave.retain(|&at| {
            steps[index(map, at)].replace(far).is_none_or(|before| {
                steps[index(map, at)] = Some(before);
                false
            })
        });
        if wave.is_empty() {
            return steps;
        }
        let beside = wave.iter().flat_map(|&(x, y)| {
            [
                (x, y.wrapping_sub(1)),
                (x + 1, y),
                (x, y + 1),
                (x.wrapping_sub(1), y),
            ]
        });
        let on_map = |&(x, y): &Point| x < map.width() && y < map.height() && !map.is_wall(x, y);
        wave = beside.filter(on_map).collect();
    }
    unreachable!("a map has an end")
}

#[test]
fn a_graph_has_distances_too() {
    let mut random = Random::new(0xd1_59);
    for _ in rounds(400) {
        let count = random.within(1, 12);
        let nodes: Vec<Node> = (0..count)
            .map(|id| Node {
                id: 7 * id,
                x: f64::from(random.below(9)),
                y: 0.0,
            })
            .collect();
        let connections: Vec<Connection> = (0..random.below(40))
            .map(|_| Connection {
                from: 7 * random.below(count),
                to: 7 * random.below(count),
                cost: f64::from(random.below(20)),
            })
            .collect();
        let graph = Graph::new(&nodes, &connections).unwrap();
        let steps: Vec<_> = connections
            .iter()
            .map(|each| ((each.from / 7) as usize, (each.to / 7) as usize, each.cost))
            .collect();
        let truth = from_any(count as usize, &steps, &[0]);
        let found = distances(&graph, &[0], f64::INFINITY, &Options::default()).unwrap();
        assert_eq!(found.costs(), &truth[..count as usize]);
    }
}

#[test]
fn a_limit_on_expansions_and_one_on_costs_stop_it() {
    let map = Grid::new(9, 1).unwrap();
    let options = Options {
        max_expansions: Some(3),
        ..Options::default()
    };
    let steps = trace_distances(&map, &[(0, 0)], f64::INFINITY, &options).unwrap();
    assert_eq!(steps.result().status, Status::Limit);
    assert_eq!(
        steps.result().message,
        "Stopped after 3 expansions, before all was reached."
    );
    let mut steps = trace_distances(&map, &[(4, 0)], 2.0, &Options::default()).unwrap();
    assert_eq!(steps.result().status, Status::Found);
    assert_eq!(steps.expansions(), 5);
    assert_eq!(
        steps.explain_expansion(5),
        "Expanded (6, 0): g = 2, and nothing else is open. Nothing was opened. Skipped: (7, 0): g = 3 is more than 2, the limit; (5, 0): where it was reached from."
    );
}

#[test]
fn what_needs_a_goal_is_refused() {
    let map = Grid::new(3, 3).unwrap();
    let refused = |options: &Options, most: f64| {
        distances(&map, &[(0, 0)], most, options)
            .unwrap_err()
            .to_string()
    };
    let greedy = Options {
        algorithm: Algorithm::Greedy,
        ..Options::default()
    };
    assert_eq!(
        refused(&greedy, 1.0),
        "Distances are found by \"dijkstra\", and the algorithm is \"greedy\"."
    );
    let through = Options {
        through: vec![(1, 1).into()],
        ..Options::default()
    };
    assert_eq!(
        refused(&through, 1.0),
        "Distances are found without a goal, and so without way points."
    );
    assert_eq!(
        refused(&Options::default(), -1.0),
        "The option \"maxCost\" is -1: it must be a number, 0 or more, or Infinity."
    );
}

/// Where many queries share their goal, a flood from there answers them: they expand no more cells than some floods do, however many they are.
#[test]
fn many_ways_to_one_goal_are_read_off() {
    let mut random = Random::new(86);
    let mut map = Grid::new(60, 60).unwrap();
    for _ in 0..1200 {
        let (x, y) = place(&mut random, &map);
        map.set_wall(x, y, true).unwrap();
    }
    map.set_wall(30, 30, false).unwrap();
    let mut finder = Pathfinder::new(map.clone(), Options::default()).unwrap();
    let far = distances(&map, &[(30, 30)], f64::INFINITY, &Options::default()).unwrap();
    let mut expanded = 0;
    for _ in 0..500 {
        let from = place(&mut random, &map);
        let found = finder.find(from, (30, 30)).unwrap();
        expanded += found.counts.expanded;
        let cost = far.costs()[index(&map, from)];
        assert!(same(found.cost, cost), "{from:?}");
    }
    assert!(expanded < 4 * 3600, "{expanded}");
}

#[test]
fn where_turning_costs_a_place_counts_once_from_however_many_directions_it_is_reached() {
    let map = Grid::new(3, 3).unwrap();
    let options = Options {
        turn_cost: stepstar::TurnCost::Each(1.0),
        ..Options::default()
    };
    let found = distances(&map, &[(0, 0)], f64::INFINITY, &options).unwrap();
    assert_eq!(found.message(), "Reached 9 places from (0, 0).");
    let found = distances(&map, &[(0, 0)], 1.0, &options).unwrap();
    let message = "Reached 3 places from (0, 0) at a cost of at most 1.";
    assert_eq!(found.message(), message);
}
