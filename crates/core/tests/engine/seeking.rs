//! What a trace shows at a position does not depend on how the position was reached.

use crate::cases::random_case;
use crate::random::Random;
use crate::rounds::rounds;
use std::collections::{BTreeMap, HashMap};
use stepstar::{Algorithm, EventKind, NodeState, Place, State, Trace};

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
                EventKind::Improve => known[&(event.is_backward(), event.at)].0,
                _ => State::Unseen,
            };
            if event.kind != EventKind::Ray {
                let seen = known.insert(
                    (event.is_backward(), event.at),
                    (state, event.g, event.parent),
                );
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
                // In reverse the first of the sides is the one that began at the goal.
                let first =
                    case.options.reverse && trace.options().algorithm == Algorithm::Bidirectional;
                let [first, second] =
                    [first, !first].map(|side_of| side(side_of).unwrap_or(unseen));
                let expected = if second.0 as u8 > first.0 as u8 {
                    second
                } else {
                    first
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
                EventKind::Ray
                | EventKind::Tick
                | EventKind::Worsen
                | EventKind::Raise
                | EventKind::Requeue => {
                    continue;
                }
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
