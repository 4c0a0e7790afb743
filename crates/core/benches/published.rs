//! `cargo bench --bench published`: the fast route on published maps against the plain A* of this crate, in one process.
//!
//! For each map the mean time of a query: all scenarios once (with whatever is made for the map on the way), all of them
//! again, and every twentieth by plain A*.

use std::path::Path;
use std::time::Instant;
use stepstar::{Algorithm, Diagonal, Grid, Options, Pathfinder, Scenario, parse_scenarios};

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
    println!("map, diagonals: µs once, µs again, plain A* / once");
    for path in paths {
        let read = |path: &Path| std::fs::read_to_string(path).expect("a file of text");
        let grid = Grid::parse(&read(&path)).expect("a map");
        let scenarios =
            parse_scenarios(&read(&path.with_extension("map.scen"))).expect("scenarios");
        let plain: Vec<_> = scenarios.iter().step_by(20).cloned().collect();
        for diagonal in [Diagonal::NoObstacles, Diagonal::Never] {
            let finder = |algorithm| {
                let options = Options {
                    algorithm,
                    diagonal,
                    ..Options::default()
                };
                Pathfinder::new(grid.clone(), options).expect("options that fit")
            };
            let mut fast = finder(Algorithm::Auto);
            let (once, again) = (mean(&mut fast, &scenarios), mean(&mut fast, &scenarios));
            let slow = mean(&mut finder(Algorithm::AStar), &plain);
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            println!(
                "{name}, {}: {once:.1}, {again:.1}, {:.0}",
                diagonal.name(),
                slow / once
            );
        }
    }
}

/// The mean time of a query in microseconds.
fn mean(finder: &mut Pathfinder<Grid>, scenarios: &[Scenario]) -> f64 {
    let from = Instant::now();
    for scenario in scenarios {
        finder
            .find(scenario.from, scenario.to)
            .expect("a query on the map");
    }
    from.elapsed().as_secs_f64() * 1e6 / scenarios.len() as f64
}
