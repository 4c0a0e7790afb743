//! Matches every optimal length of the published benchmark maps, if their folder lies beside the project.

use crate::rounds::share;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use stepstar::{Algorithm, Diagonal, Grid, Options, Pathfinder, Scenario, Status, parse_scenarios};

/// The lengths are published with five or six digits.
const ROUNDING: f64 = 1e-4;

/// The maps with their scenarios, by name, read once for all tests; empty without the folder.
static PUBLISHED: LazyLock<Vec<(String, Grid, Vec<Scenario>)>> = LazyLock::new(read_published);

fn read_published() -> Vec<(String, Grid, Vec<Scenario>)> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/maps"));
    let Ok(entries) = std::fs::read_dir(&folder) else {
        println!("No published maps in ../shared/maps: nothing is compared with them.");
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "map"));
    paths.sort();
    let read = |path: &PathBuf| {
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
    };
    paths
        .iter()
        .map(|path| {
            let grid = Grid::parse(&read(path)).unwrap_or_else(|error| panic!("{path:?}: {error}"));
            let scenarios = parse_scenarios(&read(&path.with_extension("map.scen")));
            let scenarios = scenarios.unwrap_or_else(|error| panic!("{path:?}.scen: {error}"));
            (
                path.file_name()
                    .expect("a name")
                    .to_string_lossy()
                    .into_owned(),
                grid,
                scenarios,
            )
        })
        .collect()
}

/// Checks every `every`-th scenario of every map, and returns the number of queries.
fn match_lengths(algorithm: Algorithm, every: usize) -> usize {
    let mut queries = 0;
    for (name, grid, scenarios) in &*PUBLISHED {
        let options = Options {
            algorithm,
            diagonal: Diagonal::NoObstacles,
            ..Options::default()
        };
        let mut finder = Pathfinder::new(grid.clone(), options).expect("options that are allowed");
        for scenario in scenarios.iter().step_by(every) {
            let result = finder
                .find(scenario.from, scenario.to)
                .expect("cells of the map");
            let length = scenario.length;
            assert_eq!(result.status, Status::Found, "{name}: {scenario:?}");
            assert!(
                (result.cost - length).abs() <= ROUNDING * length.max(1.0),
                "{name}, {}: {scenario:?}, but {}",
                algorithm.name(),
                result.cost
            );
            assert_eq!(
                (result.path[0], result.path[result.path.len() - 1]),
                (scenario.from, scenario.to)
            );
            queries += 1;
        }
    }
    println!(
        "{} on published maps: {queries} optimal lengths matched (every {every}.)",
        algorithm.name()
    );
    queries
}

#[test]
fn auto_matches_published_lengths() {
    match_lengths(Algorithm::Auto, share());
}

#[test]
fn jump_point_search_matches_published_lengths() {
    match_lengths(Algorithm::Jps, 4 * share());
}

#[test]
fn astar_matches_published_lengths() {
    match_lengths(Algorithm::AStar, 20 * share());
}

#[test]
fn bidirectional_search_matches_published_lengths() {
    match_lengths(Algorithm::Bidirectional, 25 * share());
}

/// Maps and scenarios are read and written back unchanged.
#[test]
fn published_files_are_written_as_they_were_read() {
    for (name, grid, scenarios) in &*PUBLISHED {
        let text = grid
            .to_text(stepstar::TextFormat::MovingAi)
            .expect("a map without terrain costs");
        assert!(
            Grid::parse(&text).expect("what was written") == *grid,
            "{name}"
        );
        let text = stepstar::format_scenarios(scenarios);
        assert!(
            parse_scenarios(&text).expect("what was written") == *scenarios,
            "{name}"
        );
        // A map can be shared without a copy.
        let shared = Arc::new(grid.clone());
        let Some(first) = scenarios.first() else {
            continue;
        };
        let recording =
            stepstar::Recording::new(&shared, first.from, first.to, &Options::default());
        assert!(recording.is_ok(), "{name}");
    }
}
