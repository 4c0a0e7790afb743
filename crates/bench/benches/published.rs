//! `cargo bench --bench published`: the fast route on published maps against the plain A* of this crate, in one process.
//!
//! Prints for each map the mean time of a query: all scenarios once (including whatever is prepared on the way), all of them
//! again, and every twentieth by plain A*. Then the longest query, which mostly builds a part of the hierarchy, and the mean time
//! where a cell is flipped before each query and back before the next.

use std::path::Path;
use std::time::Instant;
use stepstar::{Algorithm, Diagonal, Grid, Options, Pathfinder, Scenario, parse_scenarios};

/// How many times each scenario is a query.
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
    println!("map, diagonals: µs once, µs again, plain A* / once, slowest query, µs edited");
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
            let edited = self::times(
                &mut finder(Algorithm::Auto),
                &asked[..scenarios.len()],
                true,
            );
            let slow = mean(&self::times(&mut finder(Algorithm::AStar), &plain, false));
            let (once, again) = times.split_at(scenarios.len());
            println!(
                "{name}, {}: {:.1}, {:.1}, {:.0}, {}, {:.1}",
                diagonal.name(),
                mean(once),
                mean(again),
                slow / mean(once),
                slowest(&times),
                mean(&edited),
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

/// The time of each query in microseconds, on a map on which a cell is flipped before each query and back before the next, or none.
fn times(finder: &mut Pathfinder<Grid>, scenarios: &[Scenario], edited: bool) -> Vec<f64> {
    let mut random: u32 = 1;
    let mut flipped = None;
    let mut time = |scenario: &Scenario| {
        if edited {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let (width, height) = (finder.map().width(), finder.map().height());
            let cell = (random % width, (random >> 12) % height);
            for (x, y) in flipped.replace(cell).into_iter().chain([cell]) {
                let wall = finder.map().is_wall(x, y);
                finder.set_wall(x, y, !wall).expect("a cell of the map");
            }
        }
        let from = Instant::now();
        finder
            .find(scenario.from, scenario.to)
            .expect("a query on the map");
        from.elapsed().as_secs_f64() * 1e6
    };
    scenarios.iter().map(&mut time).collect()
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
