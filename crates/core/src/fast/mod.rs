//! The fast routes.

mod frontier;
mod measure;
pub(crate) mod terrain;
mod terrain_estimate;
mod terrain_search;
mod terrain_table;
#[cfg(test)]
mod terrain_tests;
mod terrain_units;
