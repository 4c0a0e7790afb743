//! What turning costs: the truth goes over explicit states, a cell and the direction in which it was entered.

use super::grounds::{grid, options, place};
use crate::oracle::{Step, bellman_ford, cells, grid_steps, index, same};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Diagonal, Floors, Grid, Heading, OpenListKind, Options, Pathfinder, Point, State,
    TieBreak, TurnCost, audit, distances, find_path, trace,
};

const EXACT: [Algorithm; 4] = [
    Algorithm::Auto,
    Algorithm::AStar,
    Algorithm::Dijkstra,
    Algorithm::Ida,
];

/// The eighth of a full turn, from the north clockwise, in which a step leads.
fn eighth(from: Point, to: Point) -> usize {
    let offset = (
        i64::from(to.0) - i64::from(from.0),
        i64::from(to.1) - i64::from(from.1),
    );
    [
        (0, -1),
        (1, -1),
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
    ]
    .iter()
    .position(|&other| other == offset)
    .unwrap()
}

fn between(a: usize, b: usize) -> f64 {
    let apart = a.abs_diff(b);
    apart.min(8 - apart) as f64
}

/// The states are cell * 9 + direction, where 8 is none yet; the least cost of the goal in any direction.
fn truth(map: &Grid, from: Point, to: Point, options: &Options, turn: f64) -> f64 {
    if map.is_wall(from.0, from.1) || map.is_wall(to.0, to.1) {
        return f64::INFINITY;
    }
    let points: Vec<Point> = cells(map).collect();
    let mut steps: Vec<Step> = Vec::new();
    for (a, b, cost) in grid_steps(map, options.diagonal, options.diagonal_cost) {
        let to = eighth(points[a], points[b]);
        for before in 0..9 {
            let turned = if before == 8 {
                0.0
            } else {
                between(before, to)
            };
            steps.push((a * 9 + before, b * 9 + to, cost + turn * turned));
        }
    }
    let heading = options.heading.map_or(8, |heading| heading as usize);
    let costs = bellman_ford(points.len() * 9, &steps, index(map, from) * 9 + heading);
    let goal = index(map, to) * 9;
    costs[goal..goal + 9]
        .iter()
        .copied()
        .fold(f64::INFINITY, f64::min)
}

fn turns_of(path: &[Point], heading: Option<Heading>) -> f64 {
    let mut last = heading.map(|heading| heading as usize);
    let mut sum = 0.0;
    for pair in path.windows(2) {
        let next = eighth(pair[0], pair[1]);
        sum += last.map_or(0.0, |last| between(last, next));
        last = Some(next);
    }
    sum
}

#[test]
fn paths_are_the_cheapest_over_all_states() {
    let mut random = Random::new(0x7_1123);
    let mut dearer = 0;
    for round in rounds(3000) {
        let map = grid(&mut random, 6);
        let mut options = options(&mut random);
        options.algorithm = EXACT[round % EXACT.len()];
        options.reverse = random.once_in(3);
        options.open_list = random.pick(OpenListKind::ALL);
        options.tie_break = random.pick(TieBreak::ALL);
        options.heading = random.once_in(2).then(|| random.pick(Heading::ALL));
        let turn = random.pick(&[0.5, 1.0, 3.0]);
        options.turn_cost = TurnCost::Each(turn);
        let (from, to) = (place(&mut random, &map), place(&mut random, &map));
        let best = truth(&map, from, to, &options, turn);
        let result = find_path(&map, from, to, &options).unwrap();
        let printed = format!("{from:?} {to:?} {options:?} {}", result.message);
        assert!(same(result.cost, best), "{} {best} {printed}", result.cost);
        if !result.path.is_empty() {
            let turns = turns_of(&result.path, options.heading);
            let bare = Options {
                turn_cost: TurnCost::Free,
                ..options.clone()
            };
            dearer += usize::from(
                result.cost - turn * turns > find_path(&map, from, to, &bare).unwrap().cost + 1e-9,
            );
        }
        let steps = trace(&map, from, to, &options).unwrap();
        assert!(same(steps.result().cost, best), "{printed}");
        let audit = audit(&map, from, to, &options).unwrap();
        assert!(same(audit.optimal_cost, best), "{} {printed}", audit.reason);
        assert!(
            audit.optimal && audit.admissible && audit.consistent,
            "{} {printed}",
            audit.reason
        );
    }
    // Some walk a longer way to turn less.
    assert!(dearer > 5, "only {dearer}");
}

#[test]
fn ties_are_decided_by_the_fewest_turns_among_the_cheapest() {
    let mut random = Random::new(0x7_1124);
    let mut several = 0;
    for round in rounds(3000) {
        let map = grid(&mut random, 6);
        let mut options = options(&mut random);
        options.algorithm = EXACT[round % EXACT.len()];
        options.reverse = random.once_in(3);
        options.heading = random.once_in(2).then(|| random.pick(Heading::ALL));
        options.turn_cost = TurnCost::Tie;
        let (from, to) = (place(&mut random, &map), place(&mut random, &map));
        // So small that it changes no order of costs, which differ by a tenth of a thousandth at least on maps of this size.
        let least = 1e-7;
        let best = truth(&map, from, to, &options, 0.0);
        let with_turns = truth(&map, from, to, &options, least);
        let result = find_path(&map, from, to, &options).unwrap();
        let printed = format!("{from:?} {to:?} {options:?} {}", result.message);
        assert!(same(result.cost, best), "{} {best} {printed}", result.cost);
        if result.cost.is_finite() {
            let fewest = ((with_turns - best) / least).round();
            assert_eq!(turns_of(&result.path, options.heading), fewest, "{printed}");
            several += usize::from(fewest > 1.0);
        }
        let audit = audit(&map, from, to, &options).unwrap();
        assert!(same(audit.optimal_cost, best), "{} {printed}", audit.reason);
        assert!(
            audit.optimal && audit.consistent,
            "{} {printed}",
            audit.reason
        );
        let mut steps = trace(&map, from, to, &options).unwrap();
        steps.seek(steps.len());
        if result.cost.is_finite() && !options.reverse {
            assert!(same(steps.node(to).unwrap().g, best), "{printed}");
        }
    }
    assert!(several > rounds(3000).len() / 10);
}

#[test]
fn distances_are_those_of_the_best_direction() {
    let mut random = Random::new(0x7_1125);
    for _ in rounds(300) {
        let map = grid(&mut random, 5);
        let mut options = options(&mut random);
        options.turn_cost = TurnCost::Each(1.5);
        let from = place(&mut random, &map);
        let found = distances(&map, &[from], f64::INFINITY, &options).unwrap();
        for to in cells(&map) {
            let best = truth(&map, from, to, &options, 1.5);
            assert!(same(found.costs()[index(&map, to)], best));
            let path = found.path(to).unwrap();
            assert_eq!(path.is_empty(), best.is_infinite());
            assert!(path.is_empty() || path[0] == from && path.last() == Some(&to));
        }
    }
}

/// ```text
///   S . . .      who keeps one cost a cell reaches x from above and from the left at once, keeps the first, and turns once more than need be
///   . x . G
/// ```
#[test]
fn every_state_of_a_cell_can_be_seen() {
    let map = Grid::new(4, 2).unwrap();
    let options = Options {
        turn_cost: TurnCost::Each(2.0),
        ..Options::default()
    };
    let mut steps = trace(&map, (0, 0), (3, 1), &options).unwrap();
    steps.seek(steps.len());
    let states = steps.headings((1, 1)).unwrap();
    let headings: Vec<_> = states.iter().map(|state| state.heading.unwrap()).collect();
    assert_eq!(headings, [Heading::East, Heading::South]);
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    assert!(
        told.contains(&"Opened (1, 1) heading south, reached from (1, 0) heading east: g = 1 + 5 = 6, h = 2, so f = 8. Of this 4 are for turning by 90 degrees.".to_owned()),
        "{told:#?}"
    );
}

/// Of the directions in which a cell was entered a board shows one: at the end that of the path, otherwise one that waits, if there is one and the
/// step did nothing there.
#[test]
fn a_cell_shows_the_direction_that_matters() {
    let mut random = Random::new(4711);
    let mut waiting = 0;
    for _ in rounds(60) {
        let map = grid(&mut random, 9);
        let [from, to] = [place(&mut random, &map), place(&mut random, &map)];
        let options = Options {
            turn_cost: TurnCost::Each(0.5),
            ..options(&mut random)
        };
        let mut steps = trace(&map, from, to, &options).unwrap();
        for position in 0..=steps.len() {
            steps.seek(position);
            let begun = steps.event_of(steps.expansion_at(position)).unwrap_or(0);
            let written: Vec<_> = (begun..position).filter_map(|i| steps.event(i)).collect();
            for at in cells(&map) {
                let (node, all) = (steps.node(at).unwrap(), steps.headings(at).unwrap());
                assert!(all.is_empty() || all.contains(&node), "{at:?}");
                assert_eq!(node.state, steps.state(index(&map, at) as u32));
                let is_written = written.iter().any(|event| event.at == at.into());
                if !is_written && position < steps.len() {
                    waiting += usize::from(all.len() > 1);
                    assert_eq!(
                        node.state == State::Open,
                        all.iter().any(|state| state.state == State::Open),
                        "{at:?} at {position}"
                    );
                }
            }
        }
        let result = steps.result().clone();
        for pair in result.path.windows(2) {
            assert_eq!(steps.node(pair[1]).unwrap().parent, Some(pair[0]));
        }
        if let Some(&last) = result.path.last() {
            assert!(same(steps.node(last).unwrap().g, result.cost));
        }
    }
    assert!(waiting > 500, "{waiting}");
}

#[test]
fn along_a_link_one_looks_where_one_looked_before() {
    let house = Floors::parse("S.a\n\na.G").unwrap();
    let options = Options {
        turn_cost: TurnCost::Each(10.0),
        ..Options::default()
    };
    let result = find_path(&house, (0, 0, 0), (2, 0, 1), &options).unwrap();
    assert_eq!(result.cost, 5.0);
    // The same from the goal on: on the second floor it goes on in the direction of the first.
    let reverse = Options {
        reverse: true,
        ..options
    };
    let far = distances(&house, &[(2, 0, 1)], f64::INFINITY, &reverse).unwrap();
    assert_eq!(far.costs(), [5.0, 4.0, 3.0, 2.0, 1.0, 0.0]);
}

#[test]
fn quick_routes_stand_back_where_turning_costs() {
    let map = Grid::new(40, 40).unwrap();
    for turn_cost in [TurnCost::Each(1.0), TurnCost::Tie] {
        let options = Options {
            turn_cost,
            diagonal: Diagonal::Always,
            ..Options::default()
        };
        let mut finder = Pathfinder::new(map.clone(), options).unwrap();
        for _ in 0..20 {
            let result = finder.find((0, 0), (39, 20)).unwrap();
            assert_eq!(turns_of(&result.path, None), 1.0);
            assert!(result.expanded > 0);
        }
    }
}
