//! `cargo bench --bench queries`: the time of a query on a map that has answered some already.

mod scenarios;

use divan::Bencher;
use scenarios::SCENARIOS;

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
