//! `cargo xtask`: what cargo cannot do alone. A file for each command: `glue.rs`, with `panics.rs` and `inline.rs` for what happens to the
//! module on its way; `wasm_test.rs`. How cargo is called stands in `cargo.rs`.
mod calls;
mod cargo;
mod glue;
mod homes;
mod inline;
mod links;
mod panics;
mod split;
mod wasm_test;

use std::process::ExitCode;

/// What a step hands back: nothing, or a sentence for the person at the terminal.
type Outcome = Result<(), String>;

const USAGE: &str = "\
usage: cargo xtask <command>
  glue                       build crates/wasm and write www/src/generated
  types [--check]            write www/src/package/api/definitions.ts, or say whether it is as it should be
  wasm-test node [filter]    run the tests of crates/wasm in Node
  wasm-test browser [filter] run them in headless Chromium";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["glue"] => glue::build(),
        ["types", rest @ ..] => types(rest),
        ["wasm-test", place @ ("node" | "browser"), rest @ ..] => wasm_test::run(place, rest),
        ["run-wasm-test", place, module, rest @ ..] => wasm_test::run_module(place, module, rest),
        _ => Err(USAGE.to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

/// A program of its own (`crates/types`): it brings the engine for this machine, which nothing else here needs.
fn types(rest: &[&str]) -> Outcome {
    let mut command = cargo::command();
    command.args(["run", "--quiet", "--package", "types", "--"]);
    command.args(rest);
    cargo::run(&mut command, "Writing the types")
}
