//! `cargo bench --bench queries`: the time of a query on a map that has answered some already; of a recording, of a look at one, and of
//! an edit.

mod scenarios;

use divan::Bencher;
use scenarios::{SCENARIOS, SIDE, rooms};
use std::sync::Arc;
use stepstar::{Algorithm, Grid, Heuristic, Options, Trace, audit, trace};

fn main() {
    divan::main();
}

#[divan::bench(args = SCENARIOS.map(|(name, _)| name), sample_count = 50)]
fn query(bencher: Bencher, name: &str) {
    let (_, make) = SCENARIOS
        .into_iter()
        .find(|(other, _)| *other == name)
        .expect("the name is one of these");
    let ask = make();
    bencher.bench_local(ask);
}

fn recorded(map: &Arc<Grid>) -> Trace {
    let options = Options {
        algorithm: Algorithm::AStar,
        ..Options::default()
    };
    trace(map, (1, 1), (SIDE - 1, SIDE - 1), &options).expect("the ends are on the map")
}

/// All of a recording over rooms.
#[divan::bench(sample_count = 20)]
fn record(bencher: Bencher) {
    let map = Arc::new(rooms());
    bencher.bench_local(|| recorded(&map));
}

/// A recording of next to nothing on the largest map: the time goes into making room.
#[divan::bench(sample_count = 5)]
fn make_room(bencher: Bencher) {
    let side = Grid::MAX_SIDE;
    let map = Arc::new(Grid::new(side, side).expect("the size is legal"));
    bencher.bench_local(|| trace(&map, (0, 0), (1, 0), &Options::default()));
}

/// From one position to another, with the states of all cells there.
#[divan::bench(sample_count = 50)]
fn seek(bencher: Bencher) {
    let mut trace = recorded(&Arc::new(rooms()));
    let mut nth = 0;
    bencher.bench_local(|| {
        nth += 1;
        trace.seek(nth * 7919 % trace.len());
        trace.states()
    });
}

/// Which rows of the map have changed from one event to the next, as a picture asks.
#[divan::bench(sample_count = 50)]
fn unchanged(bencher: Bencher) {
    let mut trace = recorded(&Arc::new(rooms()));
    trace.seek(trace.len() / 2);
    bencher.bench_local(|| {
        let before = trace.position() - 1;
        let row = |y: u32| trace.is_unchanged_since(y * SIDE, SIDE, before);
        (0..SIDE).filter(|&y| row(y)).count()
    });
}

/// Another cost for a cell where hardly two cells cost the same.
#[divan::bench(sample_count = 50, sample_size = 1000)]
fn edit(bencher: Bencher) {
    let mut grid = Grid::new(SIDE, SIDE).expect("the size is legal");
    // A multiple of an odd number, in 32 bits: none comes twice.
    let cost = |nth: u32| f64::from(nth.wrapping_mul(0x9e37_79b9));
    grid.set_costs((0..SIDE * SIDE).map(cost).collect())
        .expect("the costs are legal");
    let (mut cell, mut nth) = (0, SIDE * SIDE);
    bencher.bench_local(|| {
        cell = (cell + 7919) % (SIDE * SIDE);
        nth += 1;
        grid.set_cost(cell % SIDE, cell / SIDE, cost(nth))
            .expect("the cost is legal");
    });
}

/// An audit at any angle, which looks from each cell along the sight of all others, by the side of the map.
#[divan::bench(args = [16, 32, 45, 64], sample_count = 3)]
fn audit_at_any_angle(bencher: Bencher, side: u32) {
    let grid = Grid::new(side, side).expect("the size is legal");
    let options = Options {
        algorithm: Algorithm::Theta,
        heuristic: Heuristic::Euclidean,
        ..Options::default()
    };
    bencher.bench_local(|| audit(&grid, (0, 0), (side - 1, side - 1), &options));
}
