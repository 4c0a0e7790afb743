//! The tests of crates/wasm, in Node or in headless Chromium.
use crate::Outcome;
use crate::cargo::{self, TARGET};
use std::env;
use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// `cargo test` for wasm32. `place`: "node" or "browser".
pub fn run(place: &str, rest: &[&str]) -> Outcome {
    let this = env::current_exe().map_err(|error| format!("Where is this program? {error}"))?;
    let runner = [&this.to_string_lossy(), "run-wasm-test", place].map(cargo::quoted);
    let setting = format!("target.{TARGET}.runner=[{}]", runner.join(","));
    let mut command = cargo::command();
    command.args(["test", "--no-fail-fast", "--test", "bindings"]);
    command
        .args(cargo::for_module())
        .args(["--config", &setting]);
    // Other packages are those of the module, compiled already. These two are compiled for tests, with sums checked for overflow: only here is
    // `usize` of 32 bits.
    for package in ["stepstar", "stepstar-wasm"] {
        for own in [
            "opt-level=0",
            "overflow-checks=true",
            "debug-assertions=true",
        ] {
            let setting = format!("profile.wasm.package.{package}.{own}");
            command.args(["--config", &setting]);
        }
    }
    command.arg("--").args(rest);
    cargo::run(&mut command, "Testing crates/wasm")
}

/// What cargo calls with a module of tests: it is bound, and run by Node.
pub fn run_module(place: &str, module: &str, rest: &[&str]) -> Outcome {
    let folder = cargo::target_dir().join("wasm-test");
    bind(Path::new(module), &folder)?;
    let mut node = Command::new("node");
    node.arg(cargo::root().join("www/tests/wasm/run.mjs"));
    node.arg(place).arg(folder).args(rest);
    cargo::run(&mut node, "Running the tests of crates/wasm")
}

fn bind(module: &Path, folder: &Path) -> Outcome {
    let bound = || {
        Bindgen::new()
            .input_path(module)
            .out_name("bound")
            .web(true)?
            // Assertions in the bindings themselves.
            .debug(true)
            // The tests are plain functions of the module.
            .export_wasm(true)
            .emit_start(false)
            .generate(folder)
    };
    bound().map_err(|error| format!("wasm-bindgen refused the tests: {error:?}"))
}
