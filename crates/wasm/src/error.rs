//! Errors of the engine as errors of JavaScript.
use js_sys::{Error as JsError, RangeError};
use stepstar::Error;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// A number is handed over as one, and where nothing can be set it says so: there is nothing to catch.
    #[wasm_bindgen(js_namespace = Reflect)]
    fn set(target: &JsValue, name: &str, value: f64) -> bool;

    /// The class of all errors.
    #[wasm_bindgen(js_name = Error, thread_local_v2)]
    static ERRORS: JsValue;
}

/// Where V8 keeps how many callers an error names.
const LIMIT: &str = "stackTraceLimit";

/// How many it shall name: the usual ten would be mostly the engine's own functions, which nobody can read.
const CALLERS: f64 = 50.0;

/// Types are checked before a value gets here, so what the engine refuses is out of range. Errors in a text carry `line` and `column`.
pub fn thrown(error: Error) -> JsValue {
    let thrown = out_of_range(&error.to_string());
    if let Error::Text { line, column, .. } = error {
        for (name, value) in [("line", line), ("column", column)] {
            set(&thrown, name, value as f64);
        }
    }
    thrown
}

/// An error that names those who called the engine, too.
pub fn out_of_range(sentence: &str) -> JsValue {
    let limit = JsError::stack_trace_limit().as_f64();
    if limit.is_some() {
        ERRORS.with(|errors| set(errors, LIMIT, CALLERS));
    }
    let error = RangeError::new(sentence);
    if let Some(limit) = limit {
        ERRORS.with(|errors| set(errors, LIMIT, limit));
    }
    error.into()
}
