//! A map that a trace or an audit keeps to itself, shared and not copied where it can be.

use crate::graph::Graph;
use crate::grid::Grid;
use crate::map::{Map, MapRef};
use std::sync::Arc;

/// A map that a trace keeps to itself.
#[derive(Debug, Clone)]
pub(crate) enum Kept {
    Grid(Arc<Grid>),
    Graph(Arc<Graph>),
}

impl Kept {
    pub fn of(map: &impl Map) -> Self {
        match map.seen().0 {
            MapRef::Grid(grid) => Self::Grid(Arc::new(grid.clone())),
            MapRef::Graph(graph) => Self::Graph(Arc::new(graph.clone())),
        }
    }

    pub fn seen(&self) -> MapRef<'_> {
        match self {
            Self::Grid(grid) => MapRef::Grid(grid),
            Self::Graph(graph) => MapRef::Graph(graph),
        }
    }
}
