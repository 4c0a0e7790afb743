//! `cargo bench --bench instructions`: the instructions of a query, counted by valgrind, whatever else the machine is doing.
//!
//! The program runs itself under callgrind twice, with fewer and with more queries; the difference is the cost of the additional ones.

mod scenarios;

use scenarios::SCENARIOS;
use std::process::Command;

const FEW: u32 = 20;
const MANY: u32 = 60;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, scenario, queries] = arguments.as_slice()
        && let (Ok(scenario), Ok(queries)) = (scenario.parse::<usize>(), queries.parse::<u32>())
    {
        let mut ask = SCENARIOS[scenario].1();
        for _ in 0..queries {
            ask();
        }
        return;
    }
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("valgrind is not installed: no instructions are counted.");
        return;
    }
    for (scenario, (name, _)) in SCENARIOS.iter().enumerate() {
        let between = count(scenario, MANY) - count(scenario, FEW);
        println!(
            "{name:24} {:>12} instructions a query",
            between / u64::from(MANY - FEW)
        );
    }
}

/// The instructions of one whole run.
fn count(scenario: usize, queries: u32) -> u64 {
    let program = std::env::current_exe().expect("a running program has a path");
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([scenario.to_string(), queries.to_string()])
        .output()
        .expect("valgrind was there a moment ago");
    let said = String::from_utf8_lossy(&run.stderr);
    let total = said
        .lines()
        .find_map(|line| line.split("Collected : ").nth(1));
    total
        .and_then(|number| number.trim().parse().ok())
        .expect("callgrind says how much it collected")
}
