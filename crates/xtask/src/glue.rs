//! crates/wasm -> cargo -> wasm-bindgen -> split -> wasm-opt -> www/src/generated.
use crate::Outcome;
use crate::cargo::{self, TARGET};
use crate::{inline, panics, split};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use wasm_bindgen_cli_support::Bindgen;

const ENGINE: &str = "stepstar_wasm";

/// Builds the wasm module and writes its bindings, the engine itself, and as text its bytes and those of the diagnosis, which comes later.
pub fn build() -> Outcome {
    let generated = cargo::root().join("www/src/generated");
    let compiled = compile()?;
    // The lock file says which optimiser there is.
    let sources = [&compiled, &cargo::root().join("package-lock.json")];
    let bytes = generated.join("bytes.ts");
    if sources.iter().all(|source| is_newer(&bytes, source)) {
        return Ok(());
    }
    bind(&compiled, &generated)?;
    let bound = generated.join(format!("{ENGINE}_bg.wasm"));
    let (engine, later) = (
        generated.join("stepstar.wasm"),
        generated.join("later.wasm"),
    );
    let parts = split::split(&bytes_of(&bound)?)
        .map_err(|error| format!("The module could not be split: {error}."))?;
    for (module, code) in [(&engine, parts.engine), (&later, parts.later)] {
        write(&bound, &code)?;
        optimise(&bound, module)?;
    }
    let (wasm, diagnosis) = (bytes_of(&engine)?, bytes_of(&later)?);
    let bindings = generated.join(format!("{ENGINE}_bg.wasm.d.ts"));
    for leftover in [bound, later, bindings] {
        fs::remove_file(&leftover).map_err(|error| sentence("remove", &leftover, &error))?;
    }
    let text = inline::text(&diagnosis, "diagnosis of runs");
    write(&generated.join("diagnosis.ts"), text.as_bytes())?;
    // Last, since its time says when all of it was done.
    write(&bytes, inline::text(&wasm, "engine").as_bytes())?;
    println!(
        "wasm: {} bytes, and {} for diagnosis, in {}",
        wasm.len(),
        diagnosis.len(),
        generated.display()
    );
    Ok(())
}

/// Compiles crates/wasm; the answer is where its module is.
fn compile() -> Result<PathBuf, String> {
    let mut command = cargo::command();
    // The module is the cdylib. Without the rlib beside it the compiler makes a module that is 0.7 kB larger, gzipped.
    command.args(["rustc", "--lib", "--crate-type", "cdylib,rlib"]);
    command.args(cargo::for_module());
    cargo::run(&mut command, "Building crates/wasm")?;
    let folder = cargo::target_dir().join(TARGET).join("wasm");
    Ok(folder.join(format!("{ENGINE}.wasm")))
}

fn bind(compiled: &Path, generated: &Path) -> Outcome {
    let bound = || {
        Bindgen::new()
            .input_path(compiled)
            .out_name(ENGINE)
            .typescript(true)
            .web(true)?
            .omit_default_module_path(true)
            .remove_producers_section(true)
            .generate_output()
    };
    let mut output =
        bound().map_err(|error| format!("wasm-bindgen refused the module: {error:?}"))?;
    panics::end_at_once(output.wasm_mut());
    output
        .emit(generated)
        .map_err(|error| format!("wasm-bindgen could not write the bindings: {error:?}"))
}

fn optimise(bound: &Path, module: &Path) -> Outcome {
    let program = cargo::root().join("node_modules/binaryen/bin/wasm-opt");
    if !program.exists() {
        return Err("wasm-opt is missing: run `npm ci` first.".to_owned());
    }
    let mut command = Command::new("node");
    command.arg(program).arg(bound).arg("-o").arg(module);
    command.arg("-O3");
    // A first call compiles every function that it enters, whole: what has a single caller stays apart from it, unless it is small. The module
    // is 2.5 kB smaller for it, gzipped.
    command.arg("--one-caller-inline-max-function-size=30");
    cargo::run(&mut command, "wasm-opt")
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| sentence("read", path, &error))
}

fn write(path: &Path, bytes: &[u8]) -> Outcome {
    fs::write(path, bytes).map_err(|error| sentence("write", path, &error))
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

fn sentence(verb: &str, path: &Path, error: &std::io::Error) -> String {
    format!("Could not {verb} {}: {error}.", path.display())
}
