//! crates/wasm -> cargo -> wasm-bindgen -> wasm-opt -> www/src/generated.
use crate::Outcome;
use crate::cargo::{self, TARGET};
use base64::Engine;
use base64::prelude::BASE64_STANDARD as STANDARD;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;
use wasm_bindgen_cli_support::Bindgen;

/// What the optimiser may do and use. Every feature here is in all browsers since 2022; the compiler's own
/// settings are `[profile.wasm]` in Cargo.toml.
const OPTIMISER: &[&str] = &[
    "-O3",
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
    "--strip-producers",
    "--strip-target-features",
];

const NAME: &str = "stepstar_wasm";

/// Builds the wasm module and writes its bindings, the module itself and its bytes as text.
pub fn build() -> Outcome {
    compile()?;
    let module = cargo::target_dir()
        .join(TARGET)
        .join("wasm")
        .join(format!("{NAME}.wasm"));
    let generated = cargo::root().join("www/src/generated");
    let bytes = generated.join("bytes.ts");
    if is_newer(&bytes, &module) {
        return Ok(());
    }
    bind(&module, &generated)?;
    let bound = generated.join(format!("{NAME}_bg.wasm"));
    let finished = generated.join("stepstar.wasm");
    optimise(&bound, &finished)?;
    remove(&bound)?;
    remove(&generated.join(format!("{NAME}_bg.wasm.d.ts")))?;
    let wasm = fs::read(&finished).map_err(|error| sentence("read", &finished, &error))?;
    let text = format!(
        "/** The WebAssembly module in base64. */\nexport const base64 =\n  \"{}\";\n",
        STANDARD.encode(&wasm)
    );
    fs::write(&bytes, text).map_err(|error| sentence("write", &bytes, &error))?;
    println!("wasm: {} bytes, in {}", wasm.len(), generated.display());
    Ok(())
}

fn compile() -> Outcome {
    let mut command = cargo::command();
    command.args([
        "build",
        "--package",
        "stepstar-wasm",
        "--lib",
        "--profile",
        "wasm",
    ]);
    command.args(["--target", TARGET, "--config", &without_local_paths()]);
    cargo::run(&mut command, "Building crates/wasm")
}

/// Panic messages hold file names: without this the module would differ from machine to machine.
fn without_local_paths() -> String {
    let home = std::env::var("CARGO_HOME").unwrap_or_else(|_| {
        let home = std::env::var("HOME").or_else(|_| std::env::var("USERPROFILE"));
        format!("{}/.cargo", home.unwrap_or_default())
    });
    let flag = |from: &str, to: &str| format!("'--remap-path-prefix={from}={to}'");
    let root = cargo::root().display().to_string();
    let flags = [flag(&home, "cargo"), flag(&root, "stepstar")].join(",");
    format!("target.{TARGET}.rustflags=[{flags}]")
}

fn bind(module: &Path, generated: &Path) -> Outcome {
    let bound = || {
        Bindgen::new()
            .input_path(module)
            .out_name(NAME)
            .typescript(true)
            .web(true)?
            .omit_default_module_path(true)
            .remove_producers_section(true)
            .generate(generated)
    };
    bound().map_err(|error| format!("wasm-bindgen refused the module: {error:?}"))
}

fn optimise(from: &Path, to: &Path) -> Outcome {
    let program = cargo::root().join("node_modules/binaryen/bin/wasm-opt");
    if !program.exists() {
        return Err("wasm-opt is missing: run `npm ci` first.".to_owned());
    }
    let mut command = Command::new("node");
    command
        .arg(program)
        .arg(from)
        .arg("-o")
        .arg(to)
        .args(OPTIMISER);
    cargo::run(&mut command, "wasm-opt")
}

fn is_newer(result: &Path, source: &Path) -> bool {
    let time = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
    let tool = std::env::current_exe().ok().and_then(|path| time(&path));
    let inputs = [time(source), tool]
        .into_iter()
        .flatten()
        .max()
        .unwrap_or(SystemTime::now());
    time(result).is_some_and(|time| time > inputs)
}

fn remove(path: &Path) -> Outcome {
    fs::remove_file(path).map_err(|error| sentence("remove", path, &error))
}

fn sentence(verb: &str, path: &Path, error: &std::io::Error) -> String {
    format!("Could not {verb} {}: {error}.", path.display())
}
