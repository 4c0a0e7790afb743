//! The fast routes: the same answers as the plain engine, from code that knows what kind of map it is on.

mod frontier;
pub(crate) mod graph;
mod graph_heap;
mod graph_order;
mod graph_search;
mod graph_table;
#[cfg(test)]
mod graph_tests;
mod landmarks;
mod measure;
pub(crate) mod terrain;
mod terrain_estimate;
mod terrain_route;
mod terrain_search;
mod terrain_table;
#[cfg(test)]
mod terrain_tests;
mod terrain_units;
mod trees;
pub(crate) mod uniform;

/// What a fast route over cells answers.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Found {
    /// Start, goal and between them the cells where the path turns, as y * width + x: from one to the next all steps are equal.
    /// Empty when the goal can't be reached.
    pub turns: Vec<u32>,
    /// How many steps of the path are straight; the cost is exact from these two.
    pub straight: u32,
    /// How many steps of the path are diagonal.
    pub diagonal: u32,
    pub expanded: u64,
    pub generated: u64,
    pub improved: u64,
    pub reopened: u64,
    pub comparisons: u64,
    pub moves: u64,
}
