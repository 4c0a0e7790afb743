//! The trace of a walk: one log through all ticks.

use crate::oracle::{bellman_ford, cells, grid_steps, index};
use crate::plans::Case;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    EventKind, Grid, NodeState, Place, Replanner, State, Touch, Trace, Walk, trace_walk,
};

fn traced(case: &Case) -> (Walk, Trace) {
    let [from, to] = case.ends;
    trace_walk(&case.grid, from, to, &case.changes, &case.options)
        .unwrap_or_else(|error| panic!("{case}\n{error}"))
}

fn walked(seed: u64, count: usize, mut check: impl FnMut(&Case, &Walk, &mut Trace)) {
    let mut random = Random::new(seed);
    for round in rounds(count) {
        let replanner = Replanner::ALL[round % Replanner::ALL.len()];
        let case = Case::random(&mut random, replanner);
        let (walk, mut trace) = traced(&case);
        if !walk.ticks.is_empty() {
            check(&case, &walk, &mut trace);
        }
    }
}

#[test]
fn to_be_recorded_changes_nothing_of_a_walk() {
    walked(1, 1200, |case, walk, trace| {
        assert_eq!(*walk, case.walk(), "{case}");
        assert_eq!(trace.ticks(), walk.ticks.len(), "{case}");
        assert_eq!(trace.result().expanded, walk.expanded, "{case}");
    });
}

/// Each tick is a chapter, which begins by saying where the agent is; what it expands adds up.
#[test]
fn ticks_are_chapters_of_the_log() {
    walked(2, 1200, |case, walk, trace| {
        for (number, tick) in walk.ticks.iter().enumerate() {
            let begins = trace.tick_start(number);
            let event = trace.event(begins).unwrap();
            assert_eq!(
                (event.kind, event.at),
                (EventKind::Tick, tick.at.into()),
                "{case}"
            );
            assert_eq!(trace.agent_at(number), Some(tick.at.into()));
            let ends = trace.tick_start(number + 1);
            assert!((begins + 1..=ends).all(|position| trace.tick_at(position) == number));
            trace.seek(ends);
            let until = trace.tally().expanded;
            trace.seek(begins);
            assert_eq!(
                u64::from(until - trace.tally().expanded),
                tick.expanded,
                "{case}"
            );
        }
    });
}

/// The map of a position is that of its tick, from wherever one comes.
#[test]
fn the_map_of_each_tick_is_there_again_forwards_and_backwards() {
    walked(3, 600, |case, walk, trace| {
        let at = |trace: &mut Trace, tick: usize| {
            trace.seek(trace.tick_start(tick) + 1);
            Grid::clone(trace.map_then().unwrap())
        };
        let ticks = walk.ticks.len();
        let maps: Vec<Grid> = (0..ticks).map(|tick| at(trace, tick)).collect();
        for tick in (0..ticks).rev() {
            assert!(at(trace, tick) == maps[tick], "{case}\ntick {tick}");
        }
        for tick in 1..ticks {
            let changed = trace.changed_cells(tick);
            for (x, y) in cells(&case.grid) {
                let cell = |map: &Grid| (map.is_wall(x, y), map.cost(x, y));
                let differs = cell(&maps[tick - 1]) != cell(&maps[tick]);
                let number = index(&case.grid, (x, y)) as u32;
                assert!(
                    !differs || changed.contains(&number),
                    "{case}\ntick {tick}: {x} {y}"
                );
            }
        }
    });
}

fn all_nodes(trace: &Trace) -> Vec<NodeState> {
    (0..trace.node_count() as u32)
        .map(|node| trace.node_at(node).unwrap())
        .collect()
}

/// What is known of every node at every position, and what is open, is the same backwards and forwards.
#[test]
fn a_trace_through_time_can_be_run_backwards() {
    walked(4, 150, |case, _, trace| {
        let mut seen = Vec::new();
        for position in 0..=trace.len() {
            trace.seek(position);
            let states: Vec<u8> = all_nodes(trace)
                .iter()
                .map(|node| node.state as u8)
                .collect();
            assert_eq!(trace.states(), states, "{case}\n{position}");
            seen.push((all_nodes(trace), trace.open_list(usize::MAX), trace.tally()));
        }
        for position in (0..=trace.len()).rev() {
            trace.seek(position);
            let now = (all_nodes(trace), trace.open_list(usize::MAX), trace.tally());
            assert_eq!(now, seen[position], "{case}\n{position}");
            assert_eq!(now.2.open as usize, now.1.len(), "{case}\n{position}");
        }
    });
}

/// At the end of a tick every node has the rhs that its neighbours give it on the map of the tick, is open where g is another, and those
/// that are closed and come before the target in the order have their true cost.
#[test]
fn rhs_is_what_the_neighbours_say_and_g_is_the_truth_where_it_counts() {
    let near = |a: f64, b: f64| a == b || (a - b).abs() < 1e-9;
    let mut checked = 0;
    walked(5, 900, |case, walk, trace| {
        if case.options.replanner == Replanner::AStar {
            return;
        }
        let search = &case.options.search;
        let stays = case.options.replanner == Replanner::Lpa;
        for (number, tick) in walk.ticks.iter().enumerate() {
            trace.seek(trace.tick_start(number + 1));
            let map = Grid::clone(trace.map_then().unwrap());
            let mut steps = grid_steps(&map, search.diagonal, search.diagonal_cost);
            let mut root = tick.at;
            if !stays {
                steps
                    .iter_mut()
                    .for_each(|step| *step = (step.1, step.0, step.2));
                root = case.ends[1];
            }
            let truth = bellman_ford(trace.node_count(), &steps, index(&map, root));
            let nodes = all_nodes(trace);
            if tick.at == case.ends[1] && !stays {
                // Who is there plans no more.
                continue;
            }
            for (cell, node) in nodes.iter().enumerate() {
                let rhs = node.rhs.unwrap();
                let over = steps.iter().filter(|step| step.1 == cell);
                let least = over
                    .map(|step| nodes[step.0].g + step.2)
                    .fold(f64::INFINITY, f64::min);
                let least = if cell == index(&map, root) {
                    0.0
                } else {
                    least
                };
                assert!(
                    near(rhs, least),
                    "{case}\ntick {number}, {}: {rhs} {least}",
                    node.at
                );
                assert_eq!(
                    node.state == State::Open,
                    rhs != node.g,
                    "{case}\n{}",
                    node.at
                );
            }
            for &place in &tick.path {
                let node = trace.node(Place::from(place)).unwrap();
                assert!(
                    near(node.g, truth[index(&map, place)]),
                    "{case}\ntick {number}: {place:?}"
                );
                checked += 1;
            }
        }
    });
    assert!(checked > 1000, "{checked}");
}

/// The first of the open list is expanded next, or waits again by a new key.
#[test]
fn what_comes_first_in_the_open_list_is_what_is_taken() {
    walked(6, 600, |case, _, trace| {
        for i in 0..trace.len() {
            let event = trace.event(i).unwrap();
            if matches!(
                event.kind,
                EventKind::Close | EventKind::Raise | EventKind::Requeue
            ) {
                trace.seek(i);
                assert_eq!(trace.open_list(1)[0].at, event.at, "{case}\nevent {i}");
            }
        }
    });
}

/// Every step of a walk has its sentence, and so has every event.
#[test]
fn every_event_and_every_step_is_told() {
    walked(7, 300, |case, _, trace| {
        for i in 0..trace.len() {
            assert!(trace.explain(i).ends_with('.'), "{case}\nevent {i}");
        }
        for n in 1..=trace.expansions() {
            assert!(
                trace.explain_expansion(n).ends_with('.'),
                "{case}\nstep {n}"
            );
        }
        trace.seek(trace.len().div_ceil(2));
        assert!(!trace.path().is_empty(), "{case}");
        assert!(trace.marks().phases.len() <= trace.len());
    });
}

#[test]
fn each_cell_is_untouched_kept_repaired_or_wasted() {
    let text = "S....\n.###.\n....G";
    let grid = Grid::parse(text).unwrap();
    let drawn = |replanner| {
        let options = stepstar::WalkOptions {
            replanner,
            ..Default::default()
        };
        let change = stepstar::Change {
            at: 1,
            place: (4, 1),
            wall: Some(true),
            cost: None,
        };
        let (_, mut trace) = trace_walk(&grid, (0, 0), (4, 2), &[change], &options).unwrap();
        trace.seek(trace.tick_start(2));
        let mark = |touch: &u8| ['.', 'k', 'r', 'w'][*touch as usize];
        let rows: Vec<String> = trace
            .touched()
            .chunks(5)
            .map(|row| row.iter().map(mark).collect())
            .collect();
        rows.join("\n")
    };
    assert_eq!(Touch::ALL.len(), 4);
    assert_eq!(drawn(Replanner::DStarLite), "rrrrr\nk...r\nkkkkk");
    assert_eq!(drawn(Replanner::AStar), "wwwww\nw....\nrrrrw");
}
