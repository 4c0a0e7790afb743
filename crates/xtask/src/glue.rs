//! crates/wasm -> cargo -> wasm-bindgen -> wasm-opt -> www/src/generated.
use crate::Outcome;
use crate::cargo::{self, TARGET};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

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
        base64(&wasm)
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
    let arguments = [
        "wasm-bindgen",
        &module.to_string_lossy(),
        "--out-dir",
        &generated.to_string_lossy(),
        "--out-name",
        NAME,
        "--target",
        "web",
        "--omit-default-module-path",
        "--remove-producers-section",
    ]
    .map(str::to_owned);
    wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(arguments)
        .map_err(|error| format!("wasm-bindgen refused the module: {error:?}"))
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

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let block = chunk
            .iter()
            .fold(0_u32, |block, &byte| block << 8 | u32::from(byte))
            << (8 * (3 - chunk.len()));
        for place in 0..4 {
            let letter = LETTERS[(block >> (18 - 6 * place)) as usize & 63];
            text.push(if place <= chunk.len() {
                char::from(letter)
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::base64;

    /// The examples of RFC 4648, section 10.
    #[test]
    fn base64_pads_as_the_standard_says() {
        let cases = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
        ];
        for (bytes, text) in cases {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
        assert_eq!(base64(&[0xff, 0xef, 0xbe]), "/+++");
    }
}
