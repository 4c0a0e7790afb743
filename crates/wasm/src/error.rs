//! Errors of the engine as errors of JavaScript.
use js_sys::RangeError;
use stepstar::Error;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// A number is handed over as one, and a new object takes new properties: there is nothing to catch.
    #[wasm_bindgen(js_namespace = Reflect)]
    fn set(target: &JsValue, name: &str, value: f64) -> bool;
}

/// Types are checked before a value gets here, so what the engine refuses is out of range. Errors in a text carry `line` and `column`.
pub fn thrown(error: Error) -> JsValue {
    let thrown = RangeError::new(&error.to_string());
    if let Error::Text { line, column, .. } = error {
        for (name, value) in [("line", line), ("column", column)] {
            set(&thrown, name, value as f64);
        }
    }
    thrown.into()
}
