//! crates/wasm -> cargo -> wasm-bindgen -> wasm-opt -> www/src/generated.
use crate::Outcome;
use crate::cargo::{self, TARGET};
use crate::{callers, functions, given, inline, loader, order, panics, places, results};
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use walrus::Module;
use wasm_bindgen_cli_support::Bindgen;
use wasm_encoder::{CustomSection, Section};

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
    // Below address 1024 there is nothing but the far end of the stack.
    "--low-memory-unused",
    // A first call compiles every function that it enters, whole: what has a single caller stays apart from it, unless it is small.
    "--one-caller-inline-max-function-size=30",
    "--converge",
    "--strip-producers",
    "--strip-target-features",
];

/// Up to this size, by the compiler's own count, a function that is not marked `#[inline]` is copied into its callers. The
/// usual 225 makes the module 20 kB (gzipped) larger, and the fast routes take about as many instructions.
const INLINED: u32 = 30;

const ENGINE: &str = "stepstar_wasm";

/// What makes the engine's bytes out of those that are inlined.
const UNPACKER: &str = "stepstar_unpack";

/// Builds the wasm module and writes its bindings, the module itself and its bytes as text.
pub fn build() -> Outcome {
    let [engine, unpacker] = [compile(ENGINE)?, compile(UNPACKER)?];
    let generated = cargo::root().join("www/src/generated");
    let module = generated.join("stepstar.wasm");
    let bytes = generated.join("bytes.ts");
    // The lock file says which optimiser there is.
    let sources = [&engine, &unpacker, &cargo::root().join("package-lock.json")];
    let bindings = ["js", "d.ts"].map(|end| generated.join(format!("{ENGINE}.{end}")));
    let is_there = bindings.iter().all(|path| path.exists()) && module.exists();
    if is_there && sources.iter().all(|source| is_newer(&bytes, source)) {
        return Ok(());
    }
    bind(&engine, &generated)?;
    let wasm = optimise(&generated.join(format!("{ENGINE}_bg.wasm")))?;
    let (wasm, build) = signed(order::by_resemblance(&wasm)?);
    write(&module, &wasm)?;
    remove(&generated.join(format!("{ENGINE}_bg.wasm.d.ts")))?;
    let stripped = generated.join("unpack.wasm");
    strip(&unpacker, &stripped)?;
    let unpacker = optimise(&stripped)?;
    write(&bytes, inline::text(&wasm, &build, &unpacker)?.as_bytes())?;
    println!("wasm: {} bytes, in {}", wasm.len(), generated.display());
    Ok(())
}

/// Compiles a package; the answer is where its module is.
fn compile(name: &str) -> Result<PathBuf, String> {
    let package = name.replace('_', "-");
    let mut command = cargo::command();
    command.args(["build", "--package", &package, "--lib", "--profile", "wasm"]);
    command.args(["--target", TARGET, "--config", &flags()]);
    cargo::run(&mut command, &format!("Building {package}"))?;
    let folder = cargo::target_dir().join(TARGET).join("wasm");
    Ok(folder.join(format!("{name}.wasm")))
}

/// The compiler's own settings that a profile can't have.
fn flags() -> String {
    let home = std::env::var("CARGO_HOME").unwrap_or_else(|_| {
        let home = std::env::var("HOME").or_else(|_| std::env::var("USERPROFILE"));
        format!("{}/.cargo", home.unwrap_or_default())
    });
    let root = cargo::root().display().to_string();
    let flags = [
        // Panic messages hold file names: without this the module would differ from machine to machine.
        format!("'--remap-path-prefix={home}=cargo'"),
        format!("'--remap-path-prefix={root}=stepstar'"),
        format!("'-Cllvm-args=-inline-threshold={INLINED}'"),
        // A loop is written out once: nothing was slower for it, and the module is 5 kB (gzipped) smaller.
        "'-Cllvm-args=-unroll-runtime=false'".to_owned(),
        // Nor are loads copied into the ways that lead to them, to be spared on one of these: as quick, and 0.3 kB smaller.
        "'-Cllvm-args=-enable-load-pre=false'".to_owned(),
    ];
    format!("target.{TARGET}.rustflags=[{}]", flags.join(","))
}

fn bind(module: &Path, generated: &Path) -> Outcome {
    let bound = || {
        Bindgen::new()
            .input_path(module)
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
    places::forget(output.wasm_mut());
    let several = results::through_memory(output.wasm_mut())?;
    let names = functions::into_table(output.wasm_mut());
    output
        .emit(generated)
        .map_err(|error| format!("wasm-bindgen could not write the bindings: {error:?}"))?;
    rewrite(&generated.join(format!("{ENGINE}.js")), |text| {
        let text = given::asked(&callers::named(&loader::left_out(text)?)?)?;
        Ok(functions::from_table(
            &results::from_memory(&text, &several),
            &names,
        ))
    })?;
    rewrite(
        &generated.join(format!("{ENGINE}.d.ts")),
        loader::undeclared,
    )
}

fn rewrite(path: &Path, change: impl Fn(&str) -> Result<String, String>) -> Outcome {
    let text = fs::read_to_string(path).map_err(|error| sentence("read", path, &error))?;
    write(path, change(&text)?.as_bytes())
}

/// A module that is not bound: it has no classes, only functions of numbers.
fn strip(module: &Path, to: &Path) -> Outcome {
    let mut module = Module::from_file(module)
        .map_err(|error| format!("Could not read {}: {error:?}", module.display()))?;
    panics::end_at_once(&mut module);
    places::forget(&mut module);
    module
        .emit_wasm_file(to)
        .map_err(|error| format!("Could not write {}: {error:?}", to.display()))
}

/// What becomes of a module; its file is removed.
fn optimise(module: &Path) -> Result<Vec<u8>, String> {
    let program = cargo::root().join("node_modules/binaryen/bin/wasm-opt");
    if !program.exists() {
        return Err("wasm-opt is missing: run `npm ci` first.".to_owned());
    }
    let mut command = Command::new("node");
    command
        .arg(program)
        .arg(module)
        .arg("-o")
        .arg(module)
        .args(OPTIMISER);
    cargo::run(&mut command, "wasm-opt")?;
    let wasm = fs::read(module).map_err(|error| sentence("read", module, &error))?;
    remove(module)?;
    Ok(wasm)
}

/// The module with a name at its end that no other build has, and the name.
fn signed(mut wasm: Vec<u8>) -> (Vec<u8>, String) {
    let mut hasher = DefaultHasher::new();
    hasher.write(&wasm);
    let build = format!("{:016x}", hasher.finish());
    let section = CustomSection {
        name: "build".into(),
        data: build.as_bytes().into(),
    };
    section.append_to(&mut wasm);
    (wasm, build)
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

fn write(path: &Path, bytes: &[u8]) -> Outcome {
    fs::write(path, bytes).map_err(|error| sentence("write", path, &error))
}

fn remove(path: &Path) -> Outcome {
    fs::remove_file(path).map_err(|error| sentence("remove", path, &error))
}

fn sentence(verb: &str, path: &Path, error: &std::io::Error) -> String {
    format!("Could not {verb} {}: {error}.", path.display())
}
