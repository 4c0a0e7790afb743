//! Errors of the engine as errors of JavaScript.
use js_sys::{RangeError, Reflect};
use stepstar::Error;
use wasm_bindgen::JsValue;

/// Types are checked before a value gets here, so what the engine refuses is out of range. Errors in a text carry `line` and `column`.
pub fn thrown(error: Error) -> JsValue {
    let thrown = RangeError::new(&error.to_string());
    if let Error::Text { line, column, .. } = error {
        for (name, value) in [("line", line), ("column", column)] {
            // A new object takes new properties: there is nothing to handle.
            let _ = Reflect::set(&thrown, &name.into(), &(value as f64).into());
        }
    }
    thrown.into()
}
