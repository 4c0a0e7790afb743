//! `cargo bench --bench published`: the fast route on published maps against the plain A* of this crate, in one process.
//!
//! Prints for each map the mean time of a query: all scenarios once (including whatever is prepared on the way), all of them
//! again, and every twentieth by plain A*. Then the longest query, which mostly builds a part of the hierarchy, and after how many
//! queries preparing has paid off, compared with a map that is edited before each query and so never prepared.

use std::path::Path;
use std::time::Instant;
use stepstar::{Algorithm, Diagonal, Grid, Options, Pathfinder, Scenario, parse_scenarios};

/// How many times all scenarios are asked, to see when preparing pays off.
const ROUNDS: usize = 6;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/maps");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        println!("No published maps in ../shared/maps: nothing to measure.");
        return;
    };
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "map"));
    paths.sort();
    println!("map, diagonals: µs once, µs again, plain A* / once, slowest query, paid after");
    for path in paths {
        let read = |path: &Path| std::fs::read_to_string(path).expect("a file of text");
        let grid = Grid::parse(&read(&path)).expect("a map");
        let scenarios =
            parse_scenarios(&read(&path.with_extension("map.scen"))).expect("scenarios");
        let plain: Vec<_> = scenarios.iter().step_by(20).cloned().collect();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        for diagonal in [Diagonal::NoObstacles, Diagonal::Never] {
            let finder = |algorithm| {
                let options = Options {
                    algorithm,
                    diagonal,
                    ..Options::default()
                };
                Pathfinder::new(grid.clone(), options).expect("options that fit")
            };
            let asked: Vec<_> = (0..ROUNDS).flat_map(|_| spread(&scenarios)).collect();
            let times = times(&mut finder(Algorithm::Auto), &asked, false);
            let unmade = self::times(&mut finder(Algorithm::Auto), &asked, true);
            let slow = mean(&self::times(&mut finder(Algorithm::AStar), &plain, false));
            let (once, again) = times.split_at(scenarios.len());
            println!(
                "{name}, {}: {:.1}, {:.1}, {:.0}, {}, {}",
                diagonal.name(),
                mean(once),
                mean(again),
                slow / mean(once),
                slowest(&times),
                paid(&times, &unmade),
            );
        }
    }
}

/// The scenarios with easy and hard ones mixed; a file lists the easy ones first.
fn spread(scenarios: &[Scenario]) -> impl Iterator<Item = Scenario> {
    let count = scenarios.len();
    let step = [7, 11, 13, 17, 19]
        .into_iter()
        .find(|prime| !count.is_multiple_of(*prime))
        .unwrap_or(1);
    (0..count).map(move |i| scenarios[i * step % count].clone())
}

/// The time of each query in microseconds, on a map that is edited before each query or not at all.
fn times(finder: &mut Pathfinder<Grid>, scenarios: &[Scenario], edited: bool) -> Vec<f64> {
    let time = |scenario: &Scenario| {
        if edited {
            let (x, y) = scenario.from;
            for wall in [true, false] {
                finder.set_wall(x, y, wall).expect("a cell of the map");
            }
        }
        let from = Instant::now();
        finder
            .find(scenario.from, scenario.to)
            .expect("a query on the map");
        from.elapsed().as_secs_f64() * 1e6
    };
    scenarios.iter().map(time).collect()
}

fn mean(times: &[f64]) -> f64 {
    times.iter().sum::<f64>() / times.len() as f64
}

fn slowest(times: &[f64]) -> String {
    let numbered = (1..).zip(times);
    let (query, time) = numbered
        .max_by(|(_, a), (_, b)| a.total_cmp(b))
        .expect("there are queries");
    format!("{query} ({:.1} ms)", time / 1e3)
}

/// The number of queries after which `with` has taken less time in total than `without`.
fn paid(with: &[f64], without: &[f64]) -> String {
    let ahead = with
        .iter()
        .zip(without)
        .scan(0.0, |ahead, (with, without)| {
            *ahead += without - with;
            Some(*ahead)
        });
    let ahead: Vec<f64> = ahead.collect();
    match ahead.iter().rposition(|&ahead| ahead <= 0.0) {
        None => "1".to_owned(),
        Some(last) if last + 1 == ahead.len() => format!("not within {}", ahead.len()),
        Some(last) => format!("{}", last + 2),
    }
}
