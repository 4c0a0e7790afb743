//! The bindings of Stepstar: structured values by name, bulk data as typed arrays. No algorithm lives here.
//!
//! What has a structure crosses by name, through serde (see [`value`]); what comes in many crosses as typed arrays. A place is one number:
//! y * width + x on a grid, the id on a graph. A path is a row of numbers (see [`rows`]), which JavaScript reads where it lies: a call takes
//! a millionth of a second. The TypeScript beside it reads each value of its callers once, and hands over plain ones.
mod answer;
mod audit;
mod diagnose;
mod distances;
mod error;
mod floors;
mod graph;
mod grid;
mod hexagons;
mod map_files;
pub mod options;
mod paint;
mod pathfinder;
mod place;
mod query;
mod recording;
mod room;
pub mod rows;
mod scenarios;
mod trace;
pub mod value;
mod walk;

pub use audit::Auditing;
pub use distances::Distances;
pub use floors::Floors;
pub use graph::Graph;
pub use grid::Grid;
pub use hexagons::Hexagons;
pub use pathfinder::{FloorsPathfinder, GraphPathfinder, GridPathfinder, HexagonsPathfinder};
pub use recording::Recording;
pub use scenarios::{format_scenarios, parse_scenarios};
pub use trace::Trace;
pub use walk::Walking;

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the engine.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
