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
    command.args([
        "test",
        "--no-fail-fast",
        "--package",
        "stepstar-wasm",
        "--test",
        "bindings",
    ]);
    command.args(["--target", TARGET, "--config", &setting]);
    // Lines of Rust are no help in a stack of wasm, and binding a module with them takes three times as long.
    command.args(["--config", "profile.test.debug=false", "--"]);
    command.args(rest);
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
