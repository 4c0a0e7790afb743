//! A path and its counts in one typed array, beside its sentence.
use crate::place::Numbering;
use js_sys::Float64Array;
use stepstar::{PathResult, Place, Status};
use wasm_bindgen::JsValue;

/// What `PathResult` in TypeScript is read from.
///
/// ```text
/// [status, cost, expanded, generated, improved, reopened, comparisons, lookups, moves, n, n places, (from, to, cost) ...]
/// ```
pub fn answer<P: Copy + Into<Place>>(numbering: Numbering, result: &PathResult<P>) -> Vec<JsValue> {
    let mut row = Vec::with_capacity(10 + result.path.len() + 3 * result.connections.len());
    write(&mut row, result, |place| numbering.number(place.into()));
    vec![
        Float64Array::from(row.as_slice()).into(),
        JsValue::from_str(&result.message),
    ]
}

/// Writes such a row in the place of what it held before.
pub fn write<P: Copy>(row: &mut Vec<f64>, result: &PathResult<P>, number: impl Fn(P) -> u32) {
    row.clear();
    row.extend([
        match result.status {
            Status::Found => 0.0,
            Status::Unreachable => 1.0,
            Status::Limit => 2.0,
        },
        result.cost,
    ]);
    let counts = [
        result.expanded,
        result.generated,
        result.improved,
        result.reopened,
        result.comparisons,
        result.lookups,
        result.moves,
        result.path.len() as u64,
    ];
    row.extend(counts.map(|count| count as f64));
    row.extend(result.path.iter().map(|&place| f64::from(number(place))));
    for connection in &result.connections {
        row.extend([
            f64::from(connection.from),
            f64::from(connection.to),
            connection.cost,
        ]);
    }
}
