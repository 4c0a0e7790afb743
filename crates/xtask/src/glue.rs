//! crates/wasm -> cargo -> wasm-bindgen -> split -> wasm-opt -> www/src/generated.
use crate::Outcome;
use crate::cargo::{self, TARGET};
use crate::split::PARTS;
use crate::{inline, links, panics, split};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use walrus::Module;
use wasm_bindgen_cli_support::Bindgen;

const ENGINE: &str = "stepstar_wasm";

/// Builds the wasm module and writes its bindings, the engine itself, and as text its bytes and those of the parts that come later.
pub fn build() -> Outcome {
    let generated = cargo::root().join("www/src/generated");
    let compiled = compile()?;
    // The lock file says which optimiser there is.
    let sources = [&compiled, &cargo::root().join("package-lock.json")];
    let bytes = generated.join("bytes.ts");
    if sources.iter().all(|source| is_newer(&bytes, source)) {
        return Ok(());
    }
    let links = links::read(&bytes_of(&compiled)?)
        .map_err(|error| format!("What the linker says could not be read: {error}."))?;
    bind(&compiled, &generated)?;
    let bound = generated.join(format!("{ENGINE}_bg.wasm"));
    let (modules, slots) = split::split(&bytes_of(&bound)?, &links)
        .map_err(|error| format!("The module could not be split: {error}."))?;
    let mut optimised = Vec::new();
    let module = generated.join("stepstar.wasm");
    // The engine last: its module stays there.
    for code in modules.iter().rev() {
        write(&bound, code)?;
        optimise(&bound, &module)?;
        optimised.push(bytes_of(&module)?);
    }
    let bindings = generated.join(format!("{ENGINE}_bg.wasm.d.ts"));
    for leftover in [bound, bindings] {
        fs::remove_file(&leftover).map_err(|error| sentence("remove", &leftover, &error))?;
    }
    let engine = optimised.pop().unwrap_or_default();
    println!("wasm: {} bytes in {}", engine.len(), generated.display());
    for (part, code) in PARTS.iter().rev().zip(&optimised) {
        println!("  and {} for {}", code.len(), part.name);
        let file = generated.join(format!("{}.ts", part.name));
        write(&file, inline::text(code, part.name).as_bytes())?;
    }
    let told = format!(
        "{{ \"first\": {}, \"types\": {:?} }}\n",
        slots.first, slots.types
    );
    write(&generated.join("slots.json"), told.as_bytes())?;
    // Last, since its time says when all of it was done.
    write(&bytes, inline::text(&engine, "engine").as_bytes())
}

/// Compiles crates/wasm; the answer is where its module is.
fn compile() -> Result<PathBuf, String> {
    let mut command = cargo::command();
    // The module is the cdylib. Without the rlib beside it the compiler makes a module that is 0.7 kB larger, gzipped.
    command.args(["rustc", "--lib", "--crate-type", "cdylib,rlib"]);
    command.args(cargo::for_module());
    // Who refers to whom, for the split.
    command.args(["--", "-Clink-arg=--emit-relocs"]);
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
    number(output.wasm_mut());
    for name in links::SECTIONS {
        output.wasm_mut().customs.remove_raw(name);
    }
    output
        .emit(generated)
        .map_err(|error| format!("wasm-bindgen could not write the bindings: {error:?}"))
}

/// Puts before a function's name its number in the compiled module, by which `links.rs` calls it. What has no name is not as it was compiled.
fn number(module: &mut Module) {
    for function in module.funcs.iter_mut() {
        if let Some(name) = function.name.take() {
            function.name = Some(format!("{} {name}", function.id().index()));
        }
    }
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
