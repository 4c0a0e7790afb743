//! What a trace shows at a position does not depend on how the position was reached.

use crate::cases::{Case, TERRAINS, random_choices};
use crate::random::Random;
use crate::rounds::rounds;
use std::collections::{BTreeMap, HashMap};
use stepstar::{Algorithm, Closed, Diagonal, EventKind, Heuristic, NodeState, Place, State, Trace};

/// All that can be seen at a position.
#[derive(Debug, PartialEq)]
struct Picture {
    states: Vec<u8>,
    nodes: Vec<NodeState>,
    open: Vec<NodeState>,
    path: Vec<Place>,
    expansions: u32,
}

fn picture(trace: &mut Trace) -> Picture {
    Picture {
        states: trace.states(),
        nodes: (0..trace.node_count() as u32)
            .filter_map(|node| trace.node_at(node))
            .collect(),
        open: trace.open_list(usize::MAX),
        path: trace.path(),
        expansions: trace.expansion_at(trace.position()),
    }
}

fn random_case(random: &mut Random, round: usize, side: u32) -> Case {
    loop {
        let map = Case::random(
            random,
            side,
            Diagonal::ALL[round % 4],
            TERRAINS[round / 4 % 4],
        );
        let case = map.with(|options| {
            random_choices(random, options);
            options.algorithm = random.pick(Algorithm::ALL);
            options.nearest = random.once_in(2);
            if random.once_in(4) {
                options.max_expansions = Some(u64::from(random.below(30)));
            }
            if random.once_in(3) {
                options.through = vec![crate::cases::random_place(random, &map.grid).into()];
            }
        });
        if case.serves(case.options.algorithm) {
            return case;
        }
    }
}

#[test]
fn every_position_looks_the_same_forwards_backwards_and_by_leaps() {
    let mut random = Random::new(41);
    let (mut cases, mut positions) = (0, 0);
    for round in rounds(900) {
        let case = random_case(&mut random, round, 7);
        let mut trace = case.trace();
        let mut forwards = Vec::new();
        for i in 0..=trace.len() {
            trace.seek(i);
            forwards.push(picture(&mut trace));
        }
        for i in (0..=trace.len()).rev() {
            trace.seek(i);
            assert_eq!(
                picture(&mut trace),
                forwards[i],
                "{case}\nat {i}, going backwards"
            );
        }
        for _ in 0..10 {
            let i = random.below(trace.len() as u32 + 1) as usize;
            trace.seek(i);
            assert_eq!(
                picture(&mut trace),
                forwards[i],
                "{case}\nat {i}, after a leap"
            );
        }
        cases += 1;
        positions += forwards.len();
    }
    println!(
        "seek forwards = seek backwards = seek by leaps: {cases} random traces, {positions} positions"
    );
}

/// The state of a place is what its last event wrote, unless a new leg has begun since. In a search from both ends, the side that
/// knows more of the place counts.
#[test]
fn the_state_at_a_position_follows_from_the_events_before_it() {
    type Known = HashMap<(bool, Place), (State, f64, Option<Place>)>;
    let mut random = Random::new(47);
    let (mut positions, mut again) = (0, 0);
    for round in rounds(900) {
        let case = random_case(&mut random, round, 7);
        let mut trace = case.trace();
        let forgets = trace.marks().phases;
        let mut known = Known::new();
        let mut history = vec![known.clone()];
        let mut lives_again = false;
        for i in 0..trace.len() {
            if forgets.contains(&(i as u32)) {
                known.clear();
            }
            let event = trace.event(i).expect("an event");
            let state = match event.kind {
                EventKind::Open | EventKind::Reopen => State::Open,
                EventKind::Close => State::Closed,
                EventKind::Improve => known[&(event.backward, event.at)].0,
                EventKind::Ray => State::Unseen,
            };
            if event.kind != EventKind::Ray {
                let seen = known.insert((event.backward, event.at), (state, event.g, event.parent));
                lives_again |= seen.is_some_and(|(before, ..)| before == State::Closed);
            }
            history.push(known.clone());
        }
        for _ in 0..=trace.len() {
            let i = random.below(trace.len() as u32 + 1) as usize;
            // Just before a new leg begins, the previous one is still shown.
            trace.seek(i);
            for node in (0..trace.node_count() as u32).filter_map(|index| trace.node_at(index)) {
                let unseen = (State::Unseen, f64::INFINITY, None);
                let side = |backward| history[i].get(&(backward, node.at)).copied();
                let [forward, backward] =
                    [false, true].map(|side_of| side(side_of).unwrap_or(unseen));
                let expected = if backward.0 as u8 > forward.0 as u8 {
                    backward
                } else {
                    forward
                };
                assert_eq!(
                    (node.state, node.g, node.parent),
                    expected,
                    "{case}\nat {i}"
                );
            }
            let states: Vec<u8> = (0..trace.node_count() as u32)
                .map(|node| trace.state(node) as u8)
                .collect();
            assert_eq!(trace.states(), states, "{case}\nat {i}");
            positions += 1;
        }
        again += usize::from(lives_again || !forgets.is_empty());
    }
    assert!(
        again > 50,
        "only {again} searches in which something is known anew"
    );
    println!(
        "what is known is what was written: {positions} positions of random traces, in {again} of them nodes lived again"
    );
}

/// Cells reported as unchanged look the same at both positions, and on a long trace that is most cells.
#[test]
fn cells_reported_unchanged_between_two_positions_look_the_same() {
    let mut random = Random::new(48);
    for round in rounds(300) {
        let case = random_case(&mut random, round, 24);
        let mut trace = case.trace();
        let count = trace.node_count() as u32;
        for _ in 0..12 {
            let [from, to] = [(); 2].map(|()| random.below(trace.len() as u32 + 1) as usize);
            trace.seek(from);
            let before = trace.states();
            trace.seek(to);
            let first = random.below(count);
            let length = 1 + random.below(count - first);
            let cells = first as usize..(first + length) as usize;
            assert!(
                !trace.is_unchanged_since(first, length, from)
                    || before[cells.clone()] == trace.states()[cells],
                "{case}\n{length} cells from {first}, from {from} to {to}"
            );
        }
    }
    let grid = stepstar::Grid::new(256, 200).expect("a size that is allowed");
    let options = stepstar::Options {
        algorithm: Algorithm::Dijkstra,
        ..Default::default()
    };
    let mut trace = stepstar::trace(&grid, (0, 0), (255, 199), &options).expect("cells of the map");
    trace.seek(trace.len() / 2);
    let rows = (0..200).filter(|y| trace.is_unchanged_since(y * 256, 64, trace.len() / 2 + 500));
    let count = rows.count();
    assert!(count > 100, "only {count} runs of 64 cells rest");
}

/// A way point resets all cells: they change although no event is about them.
#[test]
fn no_cell_is_reported_unchanged_across_a_way_point() {
    let grid = stepstar::Grid::new(200, 1).expect("a size that is allowed");
    let options = stepstar::Options {
        through: vec![(199, 0).into()],
        ..Default::default()
    };
    let mut trace = stepstar::trace(&grid, (100, 0), (190, 0), &options).expect("cells of the map");
    let forgets = trace.marks().phases[0] as usize;
    trace.seek(forgets);
    assert_eq!(trace.state(130), State::Closed);
    trace.seek(forgets + 1);
    assert_eq!(trace.state(130), State::Unseen);
    assert!(!trace.is_unchanged_since(128, 5, forgets));
}

/// A trace long enough for several chunks of its log, and for leaps over many of them.
#[test]
fn a_long_trace_looks_the_same_whichever_way_a_position_is_reached() {
    let mut random = Random::new(42);
    let mut grid = stepstar::Grid::new(150, 150).expect("a size that is allowed");
    for _ in 0..3000 {
        grid.set_wall(random.below(150), random.below(150), true)
            .expect("a cell of the map");
    }
    let options = stepstar::Options {
        algorithm: Algorithm::Dijkstra,
        ..Default::default()
    };
    let mut trace =
        stepstar::trace(&grid, (75, 75), (149, 149), &options).expect("cells of the map");
    assert!(trace.len() > 2 << 14, "{} events", trace.len());
    type Seen = (Vec<u8>, Vec<NodeState>, Vec<Place>);
    let mut seen: BTreeMap<usize, Seen> = BTreeMap::new();
    for _ in rounds(400) {
        let anywhere = random.below(trace.len() as u32 + 1) as usize;
        let edge = (random.within(1, 2) << 14) as usize + random.below(3) as usize - 1;
        for i in [anywhere, edge] {
            let i = random.pick(&[i, i / 1000 * 1000]);
            trace.seek(i);
            let now = (trace.states(), trace.open_list(50), trace.path());
            let first = seen.entry(i).or_insert_with(|| now.clone());
            assert!(
                *first == now,
                "position {i} looks different the second time"
            );
        }
    }
}

/// Replays the events one by one into a table of the test's own.
#[test]
fn the_trace_replayed_gives_the_engines_own_table() {
    let mut random = Random::new(43);
    let (mut cases, mut events) = (0, 0);
    for round in 0..600 {
        let mut case = random_case(&mut random, round, 9);
        if matches!(
            case.options.algorithm,
            Algorithm::Bidirectional | Algorithm::Ida
        ) {
            case.options.algorithm = Algorithm::AStar;
        }
        case.options.through.clear();
        let mut trace = case.trace();
        let mut table: BTreeMap<(u32, u32), (State, f64, Option<Place>)> = BTreeMap::new();
        let (mut opened, mut improved, mut reopened, mut closed) = (0, 0, 0, 0);
        for i in 0..trace.len() {
            let event = trace.event(i).expect("an event");
            let Place::Cell(x, y) = event.at else {
                panic!("{case}\n{event:?} is not on the grid")
            };
            let was = table.get(&(x, y)).map(|record| record.0);
            let state = match event.kind {
                EventKind::Ray => continue,
                EventKind::Close => {
                    assert_eq!(was, Some(State::Open), "{case}\n{i}: {event:?}");
                    closed += 1;
                    State::Closed
                }
                EventKind::Open => {
                    assert_eq!(was, None, "{case}\n{i}: {event:?}");
                    opened += 1;
                    State::Open
                }
                EventKind::Improve => {
                    improved += 1;
                    was.expect("only what is known can improve")
                }
                EventKind::Reopen => {
                    assert_eq!(was, Some(State::Closed), "{case}\n{i}: {event:?}");
                    reopened += 1;
                    State::Open
                }
            };
            if let Some((_, g, _)) = table.get(&(x, y)) {
                assert!(
                    event.g < *g || event.kind == EventKind::Close && event.g == *g,
                    "{case}\n{i}: {event:?}"
                );
            }
            table.insert((x, y), (state, event.g, event.parent));
        }
        trace.seek(trace.len());
        for (x, y) in crate::oracle::cells(&case.grid) {
            let node = trace.node((x, y)).expect("a cell of the map");
            let replayed =
                table
                    .get(&(x, y))
                    .copied()
                    .unwrap_or((State::Unseen, f64::INFINITY, None));
            assert_eq!(
                (node.state, node.g, node.parent),
                replayed,
                "{case}\n({x}, {y})"
            );
        }
        let result = trace.result();
        let counted = (
            result.generated,
            result.improved,
            result.reopened,
            result.expanded,
        );
        assert_eq!(counted, (opened, improved, reopened, closed), "{case}");
        assert_eq!(trace.expansions() as u64, closed, "{case}");
        cases += 1;
        events += trace.len();
    }
    println!(
        "the trace replayed against the engine's table: {cases} random traces, {events} events"
    );
}

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
                expanded += 1;
                assert_eq!(trace.position_of(expanded), i + 1, "{case}");
            }
            assert_eq!(trace.expansion_at(i + 1), expanded, "{case}");
        }
        assert_eq!(trace.expansions(), expanded, "{case}");
        trace.seek_expansion(expanded / 2);
        assert_eq!(trace.expansion_at(trace.position()), expanded / 2, "{case}");
        trace.seek(usize::MAX);
        assert_eq!(trace.position(), trace.len(), "{case}");
    }
}

/// Cells that are not reported as changed look as before.
#[test]
fn every_cell_that_looks_different_is_reported_as_changed() {
    let mut random = Random::new(46);
    for round in 0..300 {
        let case = random_case(&mut random, round, 9);
        let mut trace = case.trace();
        let mut before = trace.states();
        let mut last = 0;
        for _ in 0..12 {
            let next = random.below(trace.len() as u32 + 1) as usize;
            trace.seek(next);
            let changed: Vec<u32> = trace.changed_since(last).collect();
            let now = trace.states();
            for (node, (a, b)) in before.iter().zip(&now).enumerate() {
                assert!(
                    a == b || changed.contains(&(node as u32)),
                    "{case}\nfrom {last} to {next}: cell {node}"
                );
            }
            (before, last) = (now, next);
        }
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

#[test]
fn a_trace_takes_at_most_20_bytes_an_event() {
    let grid = stepstar::Grid::new(300, 300).expect("a size that is allowed");
    let options = stepstar::Options {
        algorithm: Algorithm::Dijkstra,
        ..Default::default()
    };
    let trace = stepstar::trace(&grid, (150, 150), (299, 299), &options).expect("cells of the map");
    // Besides its events a trace has a word for every cell, and its log grows by chunks of 16,384 events.
    let events = trace.bytes() - 4 * trace.node_count();
    assert!(
        events <= 20 * trace.len().next_multiple_of(1 << 14),
        "{} events, {events} bytes",
        trace.len()
    );
}

/// In reverse, the second leg begins where nothing was seen, so no node is written twice, and yet the first leg must be forgotten.
#[test]
fn the_first_leg_is_forgotten_even_when_the_second_leg_shares_no_node() {
    let grid = stepstar::Grid::new(200, 1).expect("a size that is allowed");
    let options = stepstar::Options {
        through: vec![(100, 0).into()],
        reverse: true,
        max_expansions: Some(110),
        ..Default::default()
    };
    let mut trace = stepstar::trace(&grid, (0, 0), (199, 0), &options).expect("cells of the map");
    let forgets = trace.marks().phases[0] as usize;
    trace.seek(forgets);
    assert_eq!((trace.state(50), trace.states()[50]), (State::Closed, 2));
    trace.seek(forgets + 1);
    assert_eq!((trace.state(50), trace.states()[50]), (State::Unseen, 0));
    assert_eq!(trace.open_list(9).len(), 1);
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
        assert!(!trace.is_unchanged_since(0, u32::MAX, 0), "{algorithm:?}");
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
