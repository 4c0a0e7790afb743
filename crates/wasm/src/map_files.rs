//! Maps of other programs.
use crate::error::thrown;
use crate::graph::Graph;
use crate::grid::Grid;
use crate::room;
use std::sync::Arc;
use stepstar::TiledNames;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A map of Tiled, as JSON in UTF-8, and by which names it says what is a wall and what costs.
#[wasm_bindgen(js_name = parseTiled)]
pub fn parse_tiled(
    text: &[u8],
    walls: Option<String>,
    cost: Option<String>,
) -> Result<Grid, JsValue> {
    // Its tiles, and what is said of each cell.
    room::check_large(4, 2 * text.len())?;
    let names = TiledNames {
        walls: walls.as_deref(),
        cost: cost.as_deref(),
    };
    let text = String::from_utf8_lossy(text);
    let grid = stepstar::parse_tiled_named(&text, names).map_err(thrown)?;
    Ok(Arc::new(grid).into())
}

/// A graph of DIMACS: arcs, and coordinates if there are some, both in UTF-8.
#[wasm_bindgen(js_name = parseDimacs)]
pub fn parse_dimacs(arcs: &[u8], coordinates: Option<Vec<u8>>) -> Result<Graph, JsValue> {
    // Nodes and connections, as they are read and as they are kept in both directions.
    room::check_large(4, 2 * arcs.len())?;
    let coordinates = coordinates.map(|text| String::from_utf8_lossy(&text).into_owned());
    let arcs = String::from_utf8_lossy(arcs);
    let graph = stepstar::parse_dimacs(&arcs, coordinates.as_deref()).map_err(thrown)?;
    Ok(Graph {
        inner: Arc::new(graph),
    })
}
