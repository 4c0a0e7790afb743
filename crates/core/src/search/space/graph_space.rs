//! The nodes of a graph, and the connections from each.

use crate::map::graph::Graph;
use crate::search::estimate::GraphEstimate;
use crate::search::space::{Reach, Space};
use std::sync::Arc;

/// Steps along connections; occupied nodes are skipped.
pub(crate) struct GraphSpace<'m> {
    pub graph: &'m Graph,
    pub estimate: GraphEstimate,
    /// In its place, where there are several goals.
    pub several: Option<Arc<[GraphEstimate]>>,
    /// Whether connections are followed backwards.
    pub backward: bool,
    /// The start of the path: whoever stands there may occupy it.
    pub exempt: u32,
}

impl Space for GraphSpace<'_> {
    fn len(&self) -> usize {
        self.graph.nodes().len()
    }

    fn add_steps(&self, node: u32, _parent: u32, steps: &mut Vec<Reach>) {
        for (to, cost) in self.graph.links(self.backward).of(node) {
            if !self.graph.occupied()[to as usize] || to == self.exempt {
                steps.push(Reach::Step { to, cost });
            }
        }
    }

    fn estimate(&self, node: u32) -> f64 {
        match &self.several {
            None => self.estimate.at(self.graph, node),
            Some(several) => {
                let each = several.iter().map(|estimate| estimate.at(self.graph, node));
                each.fold(f64::INFINITY, f64::min)
            }
        }
    }
}
