//! The bindings of Stepstar: options in, typed arrays out. No algorithm lives here.
//!
//! Everything crosses the boundary as numbers, so that a call costs next to nothing: a place is one number (y * width + x
//! on a grid, the id on a graph), options are a row of numbers (see [`options`]), and whatever comes in many comes out as
//! one typed array. The TypeScript beside it gives numbers their names, and checks the input before it gets here.
mod answer;
mod audit;
mod diagnose;
mod error;
mod graph;
mod grid;
pub mod options;
mod paint;
mod pathfinder;
mod place;
mod query;
mod recording;
mod room;
mod scenarios;
mod trace;

pub use audit::Auditing;
pub use graph::Graph;
pub use grid::Grid;
pub use pathfinder::{GraphPathfinder, GridPathfinder};
pub use recording::Recording;
pub use trace::Trace;

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the engine.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
