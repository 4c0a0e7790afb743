//! Long runs.

use std::time::{Duration, Instant};
use stepstar::{
    Algorithm, Diagonal, EventKind, Grid, Mistake, Options, Place, Run, Verdict, diagnose,
    simulate, trace,
};

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begin = Instant::now();
    (work(), begin.elapsed())
}

/// A run of a million expansions, one right and three mistaken, against the search itself. Run by `npm run million`.
#[test]
#[ignore = "prints how long it takes"]
fn a_million_expansions() {
    let grid = Grid::new(1024, 1024).expect("a size that is allowed");
    let options = Options {
        algorithm: Algorithm::Dijkstra,
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    let astar = Options {
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    let ends = ((0, 500), (1023, 0));
    let (steps, searched) = timed(|| trace(&grid, ends.0, ends.1, &options).expect("cells"));
    let run: Run = steps
        .events()
        .filter(|event| event.kind == EventKind::Close)
        .map(|event| event.at)
        .collect();
    let (right, took) = timed(|| diagnose(&grid, ends.0, ends.1, &run, &options).expect("cells"));
    let ratio = took.as_secs_f64() / searched.as_secs_f64();
    println!(
        "{} expansions, {}: {took:?}, {ratio:.1} times their trace ({searched:?})",
        run.len(),
        right.verdict
    );
    assert_eq!(right.verdict, Verdict::Correct);
    // Dijkstra's algorithm, said to be A*.
    let (wrong, took) = timed(|| diagnose(&grid, ends.0, ends.1, &run, &astar).expect("cells"));
    println!("{} expansions, {:?}: {took:?}", run.len(), wrong.mistakes);
    assert_eq!(wrong.mistakes, [Mistake::GOnly]);
    // A search that goes on after its goal: right up to nearly the end.
    let past = simulate(&grid, ends.0, (1023, 1000), Mistake::NoStop, &options).expect("cells");
    let run: Run = past
        .events()
        .filter(|event| event.kind == EventKind::Close)
        .map(|event| event.at)
        .collect();
    let (wrong, took) =
        timed(|| diagnose(&grid, ends.0, (1023, 1000), &run, &options).expect("cells"));
    println!("{} expansions, {:?}: {took:?}", run.len(), wrong.mistakes);
    assert!(wrong.mistakes.contains(&Mistake::NoStop));
    // What nobody makes: all mistakes are tried, and pairs as long as there is time.
    let plain = simulate(&grid, ends.0, (1023, 1000), Mistake::NoStop, &astar).expect("cells");
    let mut run: Vec<Place> = plain
        .events()
        .filter(|event| event.kind == EventKind::Close)
        .map(|event| event.at)
        .collect();
    let last = run.len() - 1;
    run.swap(last / 2, last);
    let run: Run = run.into_iter().collect();
    let (wrong, took) =
        timed(|| diagnose(&grid, ends.0, (1023, 1000), &run, &astar).expect("cells"));
    println!(
        "{} expansions with two swapped, which no pair gives: {took:?}, {:?}",
        run.len(),
        wrong.mistakes
    );
}
