//! What a trace reports as changed between two positions, and as unchanged.

use crate::cases::random_case;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{Algorithm, State};

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

/// A position past the last one counts as the last, as everywhere.
#[test]
fn what_changed_since_a_position_past_the_end_is_what_changed_since_the_end() {
    let grid = stepstar::Grid::new(5, 5).expect("a size that is allowed");
    let mut trace = stepstar::trace(&grid, (0, 0), (4, 4), &stepstar::Options::default())
        .expect("cells of the map");
    trace.seek(trace.len() / 2);
    let changed = |position| trace.changed_since(position).collect::<Vec<_>>();
    assert_eq!(changed(usize::MAX), changed(trace.len()));
    assert!(!changed(trace.len()).is_empty());
}

/// The same, also for a number that is 0 in 32 bits: all nodes would be taken to rest.
#[test]
fn what_rests_since_a_position_past_the_end_is_what_rests_since_the_end() {
    let grid = stepstar::Grid::new(200, 1).expect("a size that is allowed");
    let mut trace = stepstar::trace(&grid, (0, 0), (99, 0), &stepstar::Options::default())
        .expect("cells of the map");
    trace.seek(trace.len() / 2);
    let past = usize::try_from(1_u64 << 32).unwrap_or(usize::MAX);
    for position in [trace.len(), past, usize::MAX] {
        let rests = |first| trace.is_unchanged_since(first, 8, position);
        assert!(rests(0) && !rests(90) && rests(160), "{position}");
    }
}
