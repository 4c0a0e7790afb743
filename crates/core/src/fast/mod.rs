//! The fast routes.

mod frontier;
pub(crate) mod graph;
mod graph_heap;
mod graph_landmarks;
mod graph_order;
mod graph_search;
mod graph_table;
#[cfg(test)]
mod graph_tests;
mod measure;
pub(crate) mod terrain;
mod terrain_estimate;
mod terrain_search;
mod terrain_table;
#[cfg(test)]
mod terrain_tests;
mod terrain_units;
