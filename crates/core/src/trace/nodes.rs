//! All that is known of a cell or a node at a position.

use super::Trace;
use crate::error::Error;
use crate::map::place::Place;
use crate::search::record::{Record, State};

/// What is known of a place at a position of the trace.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct NodeState {
    /// The place.
    pub at: Place,
    /// Unseen, open or closed.
    pub state: State,
    /// The cost of the best way to it so far; infinite while unseen.
    pub g: f64,
    /// The estimate of what is still to go.
    pub h: f64,
    /// What the open list is ordered by, g with [`Algorithm::Bfs`](crate::Algorithm::Bfs), which takes nodes as they came;
    /// infinite while unseen.
    pub f: f64,
    /// The place before it on the best way so far; `None` for the start, and while unseen.
    pub parent: Option<Place>,
}

impl Trace {
    /// What is known of a place at the position.
    ///
    /// # Errors
    ///
    /// If the place is not on the map.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let mut trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// trace.seek(3);
    /// let node = trace.node((1, 0)).unwrap();
    /// assert_eq!((node.state, node.g, node.h), (stepstar::State::Open, 1.0, 1.0));
    /// ```
    pub fn node(&self, at: impl Into<Place>) -> Result<NodeState, Error> {
        let index = self.map.seen().node(at.into())?;
        Ok(self.node_state(self.better_side(index)))
    }

    /// What is known at the position of a cell or node, by its number: see [`Trace::state`]. `None` if the map has no such
    /// number.
    pub fn node_at(&self, index: u32) -> Option<NodeState> {
        ((index as usize) < self.node_count()).then(|| self.node_state(self.better_side(index)))
    }

    pub(super) fn node_state(&self, node: u32) -> NodeState {
        let Record { state, g, parent } = self.rows.record(node);
        let h = self.h(node, self.position());
        NodeState {
            at: self.place(node),
            state,
            g: self.cost(g),
            h: self.cost(h),
            // Where g is no part of it, f would be known before.
            f: self.cost(if g == f64::INFINITY {
                g
            } else {
                self.order.f(g, h)
            }),
            parent: self.parent(parent),
        }
    }

    /// In a search from both ends: the side that knows more of a place.
    fn better_side(&self, index: u32) -> u32 {
        let (forward, backward) = (self.rows.state(index), self.rows.state(index + self.half));
        if backward as u8 > forward as u8 {
            index + self.half
        } else {
            index
        }
    }
}
