//! `cargo bench --bench routes`: what each part of the fast routes gains. The crate is built without it, and answers the same queries.
//!
//! Prints a row for each map and part that matters there: the time without the part / the time with it. Then for each part the
//! geometric mean over all rows, and the most. Each build is run twice, by turns, and the least time counts.

mod scenarios;

use scenarios::SCENARIOS;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::Instant;
use stepstar::{Diagonal, Grid, Options, Pathfinder, Point, parse_scenarios};

const PARTS: [&str; 10] = [
    "two-runs",
    "tree",
    "hierarchy",
    "core-landmarks",
    "jumps",
    "levels",
    "steps",
    "terrain",
    "graph",
    "landmarks",
];

const RUNS: usize = 2;
/// Queries to a map, of which the first also come after an edit each, and with one goal.
const QUERIES: usize = 400;
const EDITED: usize = 30;
/// A difference smaller than this part is noise.
const NOISE: f64 = 0.05;

fn main() {
    if std::env::args().any(|argument| argument == "--measure") {
        measure();
        return;
    }
    let with = build(None);
    let without = PARTS.map(|part| build(Some(part)));
    let mut times = vec![BTreeMap::<String, f64>::new(); 1 + PARTS.len()];
    for _ in 0..RUNS {
        for (times, program) in times.iter_mut().zip([&with].into_iter().chain(&without)) {
            for (name, time) in run(program) {
                let least = times.entry(name).or_insert(f64::INFINITY);
                *least = least.min(time);
            }
        }
    }
    println!("map: part left out, time without / with");
    for (i, part) in PARTS.iter().enumerate() {
        let ratios = times[0]
            .iter()
            .map(|(name, time)| (name, times[1 + i][name] / time));
        let ratios: Vec<(&String, f64)> = ratios.collect();
        for (name, ratio) in &ratios {
            if (ratio.ln()).abs() > NOISE.ln_1p() {
                println!("{name}: {part}, {ratio:.2}");
            }
        }
        let mean = ratios.iter().map(|(_, ratio)| ratio.ln()).sum::<f64>() / ratios.len() as f64;
        let most = ratios.iter().max_by(|(_, a), (_, b)| a.total_cmp(b));
        let (name, most) = most.expect("something was measured");
        println!("= {part}: mean {:.2}, most {most:.2} ({name})", mean.exp());
    }
}

/// Builds the crate without a part, and this program with it; the answer is where it is. By the compiler alone, since neither
/// needs another crate: cargo would build all that benches need as well, once for each part.
fn build(without: Option<&str>) -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(without.unwrap_or("all"));
    std::fs::create_dir_all(&folder).expect("a folder for what is built");
    let library = folder.join("libstepstar.rlib");
    let program = folder.join("routes");
    let compile = |kind: &str, from: &str, to: &Path| {
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition=2024", "-Copt-level=3", "--cap-lints=allow"]);
        rustc.args(["--crate-type", kind]).arg(crates.join(from));
        rustc.arg("-o").arg(to);
        rustc
    };
    let mut crate_itself = compile("rlib", "core/src/lib.rs", &library);
    crate_itself.args(["--crate-name", "stepstar"]);
    if let Some(part) = without {
        crate_itself.arg("--cfg").arg(format!("without=\"{part}\""));
    }
    let mut this = compile("bin", "bench/benches/routes.rs", &program);
    this.arg("--extern")
        .arg(format!("stepstar={}", library.display()));
    // What `env!` is to find there.
    this.env("CARGO_TARGET_TMPDIR", env!("CARGO_TARGET_TMPDIR"));
    for mut rustc in [crate_itself, this] {
        let status = rustc.status().expect("rustc was there a moment ago");
        assert!(status.success(), "without {without:?} nothing can be built");
    }
    program.to_string_lossy().into_owned()
}

fn run(program: &str) -> Vec<(String, f64)> {
    let output = Command::new(program).arg("--measure").output();
    let output = output.expect("a program that was just built");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = |line: &str| {
        let (name, time) = line.rsplit_once(": ")?;
        Some((name.to_owned(), time.parse().ok()?))
    };
    said.lines().filter_map(line).collect()
}

/// Prints the microseconds of a query for each map, and for each kind of queries.
fn measure() {
    // What a route prepares takes a part of the first queries; many have to pay it back.
    for (name, make) in &SCENARIOS[3..] {
        for (when, queries) in [("first queries", EDITED), ("many queries", QUERIES)] {
            let mut ask = make();
            let name = format!("{name}, {when}");
            report(&name, queries, || (0..queries).for_each(|_| ask()));
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/maps");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "map"))
        .collect();
    paths.sort();
    for path in paths {
        let read = |path: &Path| std::fs::read_to_string(path).expect("a file of text");
        let grid = Grid::parse(&read(&path)).expect("a map");
        let scenarios =
            parse_scenarios(&read(&path.with_extension("map.scen"))).expect("scenarios");
        // The file lists the easy ones first.
        let step = (scenarios.len() / QUERIES).max(1);
        let mut asked: Vec<(Point, Point)> = scenarios
            .iter()
            .step_by(step)
            .map(|scenario| (scenario.from, scenario.to))
            .collect();
        let count = asked.len();
        asked = (0..count).map(|i| asked[i * 7919 % count]).collect();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        // Diagonals between walls have but one part.
        for diagonal in [Diagonal::NoObstacles, Diagonal::Never] {
            let options = Options {
                diagonal,
                ..Options::default()
            };
            let finder = || Pathfinder::new(grid.clone(), options.clone()).expect("legal options");
            let mut find = finder();
            report(&format!("{name}, {diagonal}, once"), count, || {
                for &(from, to) in &asked {
                    find.find(from, to).expect("cells of the map");
                }
            });
            let edited = EDITED.min(count);
            let mut find = finder();
            report(&format!("{name}, {diagonal}, edited"), edited, || {
                for &((x, y), to) in &asked[..edited] {
                    for wall in [true, false] {
                        find.set_wall(x, y, wall).expect("a cell of the map");
                    }
                    find.find((x, y), to).expect("cells of the map");
                }
            });
            let mut find = finder();
            report(&format!("{name}, {diagonal}, one goal"), count, || {
                for &(from, _) in &asked {
                    find.find(from, asked[0].1).expect("cells of the map");
                }
            });
        }
    }
}

fn report(name: &str, queries: usize, all: impl FnOnce()) {
    let from = Instant::now();
    all();
    let time = from.elapsed().as_secs_f64() * 1e6 / queries as f64;
    println!("{name}: {time}");
}
