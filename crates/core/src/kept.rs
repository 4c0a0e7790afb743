//! A map that a trace or an audit keeps to itself, shared and not copied where it can be.

use crate::graph::Graph;
use crate::grid::Grid;
use std::sync::Arc;

/// A map of either kind, shared.
#[doc(hidden)]
#[derive(Debug, Clone)]
pub enum Kept {
    Grid(Arc<Grid>),
    Graph(Arc<Graph>),
}
