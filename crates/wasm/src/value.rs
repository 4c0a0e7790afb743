//! Structured values, by name: in both directions through serde.
use crate::error::thrown;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;
use stepstar::{Allowed, Saying, Value};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What JavaScript handed over. It must be a plain value that nobody else has: no code of a user runs while it is read.
pub fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(JsValue::from)
}

/// For JavaScript; what there is none of is null.
pub fn told<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    let serializer = Serializer::new().serialize_missing_as_null(true);
    value.serialize(&serializer).map_err(JsValue::from)
}

/// Where JavaScript finds what is said as data.
pub const SAYING: &str = "saying";

/// What is said, as data.
pub fn facts(saying: &Saying) -> JsValue {
    // What the engine writes is JSON.
    js_sys::JSON::parse(&saying.json()).unwrap_or_default()
}

/// A value that an argument must not have.
#[derive(Deserialize)]
struct Refused {
    argument: Value,
    #[serde(default)]
    value: Value,
    allowed: Allowed,
}

/// The error about an argument, with its value and what is allowed.
#[wasm_bindgen]
pub fn refused(what: JsValue) -> Result<JsValue, JsValue> {
    let Refused {
        argument,
        value,
        allowed,
    } = read(what)?;
    Ok(thrown(value.refused(&argument, &allowed)))
}

/// How many letters must be inserted, deleted or replaced to turn one word into the other.
#[wasm_bindgen(js_name = editDistance)]
pub fn edit_distance(a: &str, b: &str) -> u32 {
    stepstar::edit_distance(a, b) as u32
}
