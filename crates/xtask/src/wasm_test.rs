//! The tests of crates/wasm, in Node or in headless Chromium.
use crate::Outcome;
use crate::cargo::{self, TARGET};
use std::env;
use std::path::PathBuf;

#[derive(Clone, Copy)]
pub enum Place {
    Node,
    Browser,
}

/// `cargo test` for wasm32, with this program as the runner.
pub fn run(place: Place, rest: &[&str]) -> Outcome {
    let me = env::current_exe().map_err(|error| format!("Cannot find this program: {error}."))?;
    // A JSON string is a TOML string: quotes and backslashes are escaped alike.
    let runner = format!(
        "target.{TARGET}.runner=[{:?}, \"runner\"]",
        me.to_string_lossy()
    );
    let mut command = cargo::command();
    command.args([
        "test",
        "--package",
        "stepstar-wasm",
        "--target",
        TARGET,
        "--config",
        &runner,
        "--",
    ]);
    command.args(rest);
    match place {
        Place::Node => {
            command.env("WASM_BINDGEN_TEST_ONLY_NODE", "1");
        }
        Place::Browser => {
            command
                .env("WASM_BINDGEN_USE_BROWSER", "1")
                .env("WASM_BINDGEN_TEST_ONLY_WEB", "1");
            command.env(
                "WASM_BINDGEN_TEST_WEBDRIVER_JSON",
                cargo::root().join("crates/wasm/webdriver.json"),
            );
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

/// What cargo calls for each test binary.
pub fn runner(arguments: &[&str]) -> Outcome {
    let arguments = std::iter::once("wasm-bindgen-test-runner").chain(arguments.iter().copied());
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(arguments)
        .map_err(|error| format!("{error:?}"))
}

fn chromedriver() -> Option<PathBuf> {
    let name = format!("chromedriver{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(&name))
        .find(|path| path.is_file())
}
