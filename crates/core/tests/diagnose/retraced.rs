//! A run as a trace has the run's own order of ties.

use crate::confusion::Case;
use crate::rounds::rounds;
use crate::seeded::Random;
use stepstar::{EventKind, Mistake, Place, Verdict, diagnose, retrace};

/// The trace begins with the whole run, with the start before it and the goal after it where those were not printed. A wrongly read
/// map is not traced.
#[test]
fn a_run_whose_mistake_is_known_is_retraced_whole() {
    let mut random = Random::new(0x2e7_2ace);
    let mut retraced = 0;
    for &mistake in Mistake::ALL {
        if mistake == Mistake::WrapsAround {
            continue;
        }
        for _ in rounds(20) {
            let Some(case) = Case::random(&mut random, &[mistake]) else {
                continue;
            };
            let Case {
                grid,
                from,
                to,
                run,
                options,
            } = &case;
            let found = diagnose(grid, *from, *to, run, options).expect("cells");
            if found.verdict != Verdict::Mistaken || !found.mistakes.contains(&mistake) {
                continue;
            }
            let trace = retrace(grid, *from, *to, run, &[mistake], options).expect("room");
            let order: Vec<Place> = trace
                .events()
                .filter(|event| event.kind == EventKind::Close)
                .map(|event| event.at)
                .collect();
            let start = usize::from(run.places().first() != order.first());
            let end = start + run.len();
            assert_eq!(order.get(start..end), Some(run.places()), "{mistake}");
            retraced += 1;

            // The right one goes along to the first wrong step, and takes there what was expected.
            let right = retrace(grid, *from, *to, run, &[], options).expect("cells");
            let order: Vec<Place> = right
                .events()
                .filter(|event| event.kind == EventKind::Close)
                .map(|event| event.at)
                .collect();
            let start = usize::from(run.places().first() != order.first());
            let step = found.step.expect("a wrong step");
            assert!(
                order[start..].starts_with(&run.places()[..step]),
                "{mistake}: {}",
                found.message
            );
        }
    }
    assert!(retraced > 30, "only {retraced} runs could be tried");
}
