//! What a trace tells of one position: the open list, the counts, places that are unseen.

use crate::cases::random_case;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{Algorithm, Closed, EventKind, Heuristic, Place, State, Status};

/// The first of the open list is the next to be expanded, unless an event in between changes the list.
#[test]
fn the_open_list_is_in_the_order_of_expansion() {
    let mut random = Random::new(44);
    let mut expansions = 0;
    for round in rounds(700) {
        let case = random_case(&mut random, round, 9);
        let mut trace = case.trace();
        for i in 0..trace.len() {
            let event = trace.event(i).expect("an event");
            if event.kind == EventKind::Close {
                trace.seek(i);
                let open = trace.open_list(usize::MAX);
                assert_eq!(
                    (open[0].at, open[0].g),
                    (event.at, event.g),
                    "{case}\nevent {i}"
                );
                assert_eq!(open.len(), trace.open_len(), "{case}");
                assert_eq!(trace.open_list(3), open[..open.len().min(3)], "{case}");
                // As long as nothing is written in between, the others follow in their order.
                let follow = (i..trace.len()).map_while(|next| {
                    let event = trace.event(next).expect("an event");
                    (event.kind == EventKind::Close).then_some(event.at)
                });
                for (place, node) in follow.zip(&open) {
                    assert_eq!(place, node.at, "{case}\nevent {i}");
                }
                expansions += 1;
            }
        }
    }
    println!("the open list at each expansion: {expansions} expansions of random traces");
}

#[test]
fn expansions_and_positions_convert_into_each_other() {
    let mut random = Random::new(45);
    for round in 0..300 {
        let case = random_case(&mut random, round, 9);
        let mut trace = case.trace();
        let mut expanded = 0;
        assert_eq!(
            (trace.expansion_at(0), trace.position_of(0)),
            (0, 0),
            "{case}"
        );
        for i in 0..trace.len() {
            if trace.event(i).expect("an event").kind == EventKind::Close {
                // The one before is complete.
                let complete = if expanded == 0 { 0 } else { i };
                assert_eq!(trace.position_of(expanded), complete, "{case}");
                expanded += 1;
                assert_eq!(trace.event_of(expanded), Some(i), "{case}");
            }
            assert_eq!(trace.expansion_at(i + 1), expanded, "{case}");
        }
        assert_eq!(trace.expansions(), expanded, "{case}");
        for past in [trace.len() + 1, usize::MAX] {
            assert_eq!(trace.expansion_at(past), expanded, "{case}");
        }
        for many in [expanded.max(1), expanded + 1, u32::MAX] {
            assert_eq!(trace.position_of(many), trace.len(), "{case}");
        }
        assert_eq!(
            [0, expanded + 1].map(|n| trace.event_of(n)),
            [None; 2],
            "{case}"
        );
        trace.seek_expansion(expanded / 2);
        assert_eq!(trace.expansion_at(trace.position()), expanded / 2, "{case}");
        trace.seek(usize::MAX);
        assert_eq!(trace.position(), trace.len(), "{case}");
    }
}

#[test]
fn the_counts_at_a_position_match_the_states_there() {
    let mut random = Random::new(77);
    let (mut phases, mut reopened) = (0, 0);
    for round in rounds(400) {
        let case = random_case(&mut random, round, 8).with(|options| {
            if round % 2 == 0 {
                options.heuristic = Heuristic::SquaredEuclidean;
                options.closed = Closed::Reopen;
            }
        });
        // In a search from both ends a cell may be seen twice.
        if case.options.algorithm == Algorithm::Bidirectional {
            continue;
        }
        let mut trace = case.trace();
        phases += trace.marks().phases.len();
        reopened += trace.result().reopened;
        let leaps = (0..20).map(|_| random.below(trace.len() as u32 + 1) as usize);
        let positions: Vec<usize> = (0..=trace.len()).chain(leaps.collect::<Vec<_>>()).collect();
        for position in positions {
            trace.seek(position);
            let states = trace.states();
            let [open, closed] = [1, 2].map(|state| states.iter().filter(|&&s| s == state).count());
            let tally = trace.tally();
            assert_eq!(
                [
                    tally.open as usize,
                    trace.open_len(),
                    trace.open_list(usize::MAX).len()
                ],
                [open; 3],
                "{case}\nopen at {position}"
            );
            assert_eq!(
                tally.closed as usize, closed,
                "{case}\nclosed at {position}"
            );
        }
    }
    assert!(phases > 0 && reopened > 0);
}

/// By what a trace takes an embedder decides which ones to keep.
#[test]
fn an_event_takes_20_bytes() {
    let grid = stepstar::Grid::new(300, 300).expect("a size that is allowed");
    let options = stepstar::Options {
        algorithm: Algorithm::Dijkstra,
        ..Default::default()
    };
    let trace = stepstar::trace(&grid, (150, 150), (299, 299), &options).expect("cells of the map");
    assert_eq!(trace.bytes(), 20 * trace.len());
}

/// Numbers past the last cell do not panic, in searches from one end or both.
#[test]
fn cells_outside_the_map_are_unseen() {
    let grid = stepstar::Grid::new(3, 3).expect("a size that is allowed");
    for algorithm in [Algorithm::AStar, Algorithm::Bidirectional] {
        let options = stepstar::Options {
            algorithm,
            ..Default::default()
        };
        let mut trace = stepstar::trace(&grid, (0, 0), (2, 2), &options).expect("cells of the map");
        trace.seek(trace.len());
        for outside in [9, 17, 18, u32::MAX] {
            assert_eq!(trace.state(outside), State::Unseen, "{algorithm:?}");
            assert_eq!(trace.node_at(outside), None, "{algorithm:?}");
            let mut states = [7; 2];
            trace.read_states(outside, &mut states);
            assert_eq!(states, [0; 2], "{algorithm:?}");
            trace.is_unchanged_since(outside, u32::MAX, 0);
        }
        let mut states = [7; 4];
        trace.read_states(7, &mut states);
        assert_eq!(states[..2], trace.states()[7..], "{algorithm:?}");
        assert_eq!(states[2..], [0; 2], "{algorithm:?}");
        for first in [0, 1] {
            assert!(
                !trace.is_unchanged_since(first, u32::MAX, 0),
                "{algorithm:?}"
            );
        }
    }
}

/// Greedy search orders by h alone, which is known of every cell; f is unknown until the cell is reached.
#[test]
fn f_is_infinite_while_unseen() {
    let grid = stepstar::Grid::new(3, 3).expect("a size that is allowed");
    for &algorithm in Algorithm::ALL {
        let options = stepstar::Options {
            algorithm,
            ..Default::default()
        };
        let mut trace = stepstar::trace(&grid, (0, 0), (2, 2), &options).expect("cells of the map");
        for position in 0..=trace.len() {
            trace.seek(position);
            for node in (0..9).filter_map(|number| trace.node_at(number)) {
                let unseen = node.state == State::Unseen;
                let infinite = [node.g, node.f].map(f64::is_infinite);
                assert_eq!(infinite, [unseen; 2], "{algorithm:?} {node:?}");
            }
        }
    }
}

/// The path at a position leads to what was expanded last, from parent to parent; at the end it is the path that was found.
#[test]
fn the_path_leads_to_the_node_expanded_last_and_at_the_end_to_the_goal() {
    let mut random = Random::new(49);
    let mut found = [0; Algorithm::ALL.len()];
    for round in rounds(900) {
        let mut case = random_case(&mut random, round, 8);
        case.options.through.clear();
        case.options.nearest = false;
        let mut trace = case.trace();
        let algorithm = trace.options().algorithm;
        for i in 0..trace.len() {
            let event = trace.event(i).expect("an event");
            trace.seek(i + 1);
            if i + 1 == trace.len() && trace.result().status == Status::Found {
                assert_eq!(trace.path(), trace.result().path, "{case}");
                found[algorithm as usize] += 1;
            } else if event.kind == EventKind::Close {
                let mut path = trace.path();
                if case.options.reverse {
                    path.reverse();
                }
                assert_eq!(path.last(), Some(&event.at), "{case}\nevent {i}");
                let begins_at_goal = match algorithm {
                    Algorithm::Bidirectional => event.is_backward(),
                    _ => case.options.reverse,
                };
                let begin = if begins_at_goal { case.to } else { case.from };
                assert_eq!(path[0], begin.into(), "{case}\nevent {i}");
            }
        }
    }
    for (&algorithm, &found) in Algorithm::ALL.iter().zip(&found) {
        let is_run = algorithm != Algorithm::Auto;
        assert!(!is_run || found > 10, "{algorithm:?} found {found} paths");
    }
}

/// ```text
///   S . . G . . 1      h: how far it is to the way point, and from there on to the goal
/// ```
#[test]
fn with_way_points_h_is_the_estimate_to_the_next_of_them() {
    let grid = stepstar::Grid::new(7, 1).expect("a size that is allowed");
    for reverse in [false, true] {
        let options = stepstar::Options {
            through: vec![(6, 0).into()],
            reverse,
            ..Default::default()
        };
        // In reverse each leg is searched from its end to its beginning.
        let targets = if reverse { [0, 6] } else { [6, 3] };
        let mut trace = stepstar::trace(&grid, (0, 0), (3, 0), &options).expect("cells of the map");
        let second = trace.marks().phases[0] as usize;
        for i in 0..trace.len() {
            let event = trace.event(i).expect("an event");
            let target = targets[usize::from(i >= second)];
            let far = |at| match at {
                Place::Cell(x, _) => f64::from(x) - f64::from(target),
                _ => f64::NAN,
            };
            assert_eq!(event.h, far(event.at).abs(), "{event:?}");
            trace.seek(i + 1);
            let node = trace.node(event.at).expect("a cell of the map");
            assert_eq!((node.g, node.h, node.f), (event.g, event.h, event.f));
        }
    }
}
