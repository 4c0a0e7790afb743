//! How this workspace calls cargo for WebAssembly.
use crate::Outcome;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// The folder that holds the workspace's `Cargo.toml`. As `cargo run` says, not as it was when this was compiled: that may be another copy.
pub fn root() -> PathBuf {
    let here =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let here = Path::new(&here);
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// Where cargo puts what it builds.
pub fn target_dir() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// How a module is compiled: glue and tests do so alike, and share what is compiled.
pub fn for_module() -> Vec<String> {
    let words = ["--package", "stepstar-wasm", "--profile", "wasm"];
    let more = ["--target", TARGET, "--config", &unnamed_folders()];
    words
        .iter()
        .chain(&more)
        .map(|word| (*word).to_owned())
        .collect()
}

/// Panics name the file that they are in: without this the module would differ from folder to folder, and tell whose it was.
fn unnamed_folders() -> String {
    let flags: Vec<String> = folders()
        .iter()
        .map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()))
        .map(|flag| quoted(&flag))
        .collect();
    format!("target.{TARGET}.rustflags=[{}]", flags.join(","))
}

/// Folders of this machine whose files are compiled into a module, and what they are called on every machine.
fn folders() -> Vec<(PathBuf, &'static str)> {
    let home = || env::home_dir().unwrap_or_default().join(".cargo");
    let packages = env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from);
    // One for each registry, which has its name; this program's own packages are there already.
    let registries = fs::read_dir(packages.join("registry/src"));
    let mut folders: Vec<_> = registries
        .into_iter()
        .flatten()
        .filter_map(|entry| Some((entry.ok()?.path(), "cargo")))
        .collect();
    folders.sort();
    folders.push((root(), "stepstar"));
    folders
}

/// The cargo that runs this very program, in the workspace's folder.
pub fn command() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// A text as TOML has it, for `--config`.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Runs a command to its end; a failure becomes a sentence.
pub fn run(command: &mut Command, what: &str) -> Outcome {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{what} failed ({status}).")),
        Err(error) => Err(format!(
            "{what} could not start {}: {error}.",
            command.get_program().to_string_lossy()
        )),
    }
}
