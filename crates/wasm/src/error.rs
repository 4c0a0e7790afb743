//! Errors of the engine as errors of JavaScript.
use crate::value::{SAYING, facts, told};
use js_sys::{Error as JsError, Object, RangeError, TypeError};
use serde::Serialize;
use stepstar::{Error, ErrorKind};
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

/// Where a text is wrong.
#[derive(Serialize)]
struct Position {
    line: usize,
    column: usize,
}

/// What says of an error what it says, as a property that consoles do not list.
#[derive(Serialize)]
struct Hidden {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    value: JsValue,
}

/// An error of JavaScript: a `TypeError` or a `RangeError`. About a text it carries `line` and `column`.
pub fn thrown(error: Error) -> JsValue {
    let sentence = error.to_string();
    let thrown = if error.kind() == ErrorKind::Type {
        naming_callers(|| TypeError::new(&sentence).into())
    } else {
        out_of_range(&sentence)
    };
    let facts = facts(error.saying());
    if let Ok(facts) = told(&Hidden { value: facts }) {
        Object::define_property(&Object::from(thrown.clone()), &SAYING.into(), &facts.into());
    }
    if let ErrorKind::Text { line, column, .. } = error.kind()
        && let Ok(position) = told(&Position { line, column })
    {
        Object::assign(&Object::from(thrown.clone()), &position.into());
    }
    thrown
}

/// An error about a value out of range.
pub fn out_of_range(sentence: &str) -> JsValue {
    naming_callers(|| RangeError::new(sentence).into())
}

/// An error that names those who called the engine, too.
fn naming_callers(make: impl FnOnce() -> JsValue) -> JsValue {
    let limit = JsError::stack_trace_limit().as_f64();
    if limit.is_some() {
        ERRORS.with(|errors| set(errors, LIMIT, CALLERS));
    }
    let error = make();
    if let Some(limit) = limit {
        ERRORS.with(|errors| set(errors, LIMIT, limit));
    }
    error
}
