//! The `.scen` files of the Moving AI benchmarks: names in one text, the rest in a row of numbers each.
use crate::answer::with_text;
use crate::error::thrown;
use crate::room;
use stepstar::Scenario;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A row of bucket, width, height, from x, from y, to x, to y, length for each, and behind them the names of the maps, a line each.
#[wasm_bindgen(js_name = parseScenarios)]
pub fn parse_scenarios(text: &str) -> Result<Vec<f64>, JsValue> {
    room::check_large(6, text.len())?;
    let scenarios = stepstar::parse_scenarios(text).map_err(thrown)?;
    let mut names = String::new();
    let mut rows = Vec::with_capacity(8 * scenarios.len());
    for scenario in &scenarios {
        let Scenario { from, to, .. } = scenario;
        if !rows.is_empty() {
            names.push('\n');
        }
        names.push_str(&scenario.map);
        let whole = [
            scenario.bucket,
            scenario.width,
            scenario.height,
            from.0,
            from.1,
            to.0,
            to.1,
        ];
        rows.extend(whole.map(f64::from));
        rows.push(scenario.length);
    }
    Ok(with_text(rows, &names))
}

/// The other way round.
#[wasm_bindgen(js_name = formatScenarios)]
pub fn format_scenarios(rows: &[f64], names: &str) -> String {
    let mut scenarios = Vec::new();
    for (row, map) in rows.chunks_exact(8).zip(names.split('\n')) {
        scenarios.push(Scenario {
            bucket: row[0] as u32,
            map: map.to_owned(),
            width: row[1] as u32,
            height: row[2] as u32,
            from: (row[3] as u32, row[4] as u32),
            to: (row[5] as u32, row[6] as u32),
            length: row[7],
        });
    }
    stepstar::format_scenarios(&scenarios)
}
