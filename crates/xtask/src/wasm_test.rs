//! The tests of crates/wasm, in Node or in headless Chromium.
use crate::Outcome;
use crate::cargo::{self, TARGET};
use std::path::PathBuf;
use std::{env, fs};

#[derive(Clone, Copy)]
pub enum Place {
    Node,
    Browser,
}

const RUNNER: &str = "wasm-test-runner";

/// `cargo test` for wasm32, with the runner of this package.
pub fn run(place: Place, rest: &[&str]) -> Outcome {
    let mut build = cargo::command();
    build.args([
        "build",
        "--quiet",
        "--package",
        "xtask",
        "--features",
        "runner",
        "--bin",
        RUNNER,
    ]);
    cargo::run(&mut build, "Building the runner")?;
    let runner = cargo::target_dir()
        .join("debug")
        .join(format!("{RUNNER}{}", env::consts::EXE_SUFFIX));
    let setting = format!(
        "target.{TARGET}.runner=[{}]",
        cargo::quoted(&runner.to_string_lossy())
    );
    let mut command = cargo::command();
    command.args([
        "test",
        "--no-fail-fast",
        "--package",
        "stepstar-wasm",
        "--test",
        "*",
    ]);
    command.args(["--target", TARGET, "--config", &setting]);
    // Lines of Rust are no help in a stack of wasm, and binding a module with them takes three times as long.
    command.args(["--config", "profile.test.debug=false", "--"]);
    command.args(rest);
    match place {
        Place::Node => {
            command.env("WASM_BINDGEN_TEST_ONLY_NODE", "1");
        }
        Place::Browser => {
            command
                .env("WASM_BINDGEN_USE_BROWSER", "1")
                .env("WASM_BINDGEN_TEST_ONLY_WEB", "1");
            command.env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities()?);
            // A cold start of Chromium on a busy machine takes longer than the default of five seconds.
            command
                .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60")
                .env("WASM_BINDGEN_TEST_TIMEOUT", "300");
            let driver = env::var_os("CHROMEDRIVER")
                .map(PathBuf::from)
                .or_else(chromedriver);
            command.env(
                "CHROMEDRIVER",
                driver.ok_or("chromedriver is not on the PATH.")?,
            );
        }
    }
    cargo::run(&mut command, "Testing crates/wasm")
}

/// What the driver is to start. With `CHROMIUM`, that browser.
fn capabilities() -> Result<PathBuf, String> {
    let all = cargo::root().join("crates/wasm/webdriver.json");
    let Some(browser) = env::var_os("CHROMIUM") else {
        return Ok(all);
    };
    let options = "\"goog:chromeOptions\": {";
    let text = fs::read_to_string(&all).map_err(|error| format!("{}: {error}", all.display()))?;
    // A string in Rust's notation is one in JSON's.
    let chosen = format!("{options} \"binary\": {:?},", browser.to_string_lossy());
    let one = cargo::target_dir().join("webdriver.json");
    fs::write(&one, text.replace(options, &chosen))
        .map_err(|error| format!("{}: {error}", one.display()))?;
    Ok(one)
}

fn chromedriver() -> Option<PathBuf> {
    let name = format!("chromedriver{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(&name))
        .find(|path| path.is_file())
}
