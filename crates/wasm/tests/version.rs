//! The module loads and answers, in Node and in a browser.
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_version_is_the_crates() {
    assert_eq!(stepstar_wasm::version(), env!("CARGO_PKG_VERSION"));
}
