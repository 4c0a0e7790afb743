//! The `.scen` files of the Moving AI benchmarks.
use crate::error::thrown;
use crate::room;
use crate::value::{read, told};
use stepstar::Scenario;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The queries of a text.
#[wasm_bindgen(js_name = parseScenarios)]
pub fn parse_scenarios(text: &str) -> Result<JsValue, JsValue> {
    room::check_large(6, text.len())?;
    told(&stepstar::parse_scenarios(text).map_err(thrown)?)
}

/// The other way round.
#[wasm_bindgen(js_name = formatScenarios)]
pub fn format_scenarios(scenarios: JsValue) -> Result<String, JsValue> {
    let scenarios: Vec<Scenario> = read(scenarios)?;
    Ok(stepstar::format_scenarios(&scenarios))
}
