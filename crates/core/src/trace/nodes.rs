//! The state, g, h, f and parent of cells and nodes at a position.

use super::Trace;
use crate::define::record;
use crate::error::Error;
use crate::map::MapRef;
use crate::map::place::Place;
use crate::search::record::{Record, State};
use crate::search::space::{AnySpace, NONE, Space};
use crate::turning::Heading;
use std::ops::Range;

record! {
    /// The state, g, h, f and parent of a place at a position of the trace.
    [derive(Debug, Clone, Copy, PartialEq), non_exhaustive] NodeState {
        /// The place.
        at: Place,
        /// Whether it has not been seen yet, waits in the open list, or is done.
        state: State,
        /// The cost of the best way to it so far; infinite while unseen.
        g: f64,
        /// The estimate of what is still to go.
        h: f64,
        /// What the open list is ordered by, g with [`Algorithm::Bfs`](crate::Algorithm::Bfs), which takes nodes as they came;
        /// infinite while unseen.
        f: f64,
        /// The place before it on the best way so far; none for a start, and while unseen.
        parent: Option<Place>,
        /// In a walk that keeps its plan up to date: what the best way to it costs over its neighbours, as they are now. `g` is what held
        /// when it was expanded last, and where the two differ the place is open.
        rhs: Option<f64> [serde(skip_serializing_if = "Option::is_none")],
        /// Where turning costs: in which direction it was entered. Of several the one that matters at the position: see
        /// [`Trace::headings`].
        heading: Option<Heading> [serde(skip_serializing_if = "Option::is_none")],
    }
}

record! {
    /// The states, g, h, f and parents of many cells at a position, row by row.
    [derive(Debug, Clone, PartialEq), non_exhaustive] NodeValues {
        /// 0 unseen, 1 open, 2 closed.
        state: Vec<u8>,
        /// The cost of the best way to each so far; infinite while unseen.
        g: Vec<f64>,
        /// The estimate of what is still to go from each.
        h: Vec<f64>,
        /// What the open list is ordered by, g with [`Algorithm::Bfs`](crate::Algorithm::Bfs), which takes nodes as they came;
        /// infinite while unseen.
        f: Vec<f64>,
        /// The parent of each, as y * width + x on the whole map (on a graph: as its index in the list of nodes); -1 for none.
        parent: Vec<i32>,
        /// In a walk that keeps its plan up to date: what the best way to each costs over its neighbours; otherwise empty.
        rhs: Vec<f64>,
    }
}

impl Trace {
    /// The states, g, h, f and parents of the cells of a region at the position, row by row; on a graph of a range of nodes. `columns` and `rows`: from which on
    /// to before which. What lies outside the map is unseen.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let mut trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// trace.seek(3);
    /// let values = trace.values(0..2, 0..1);
    /// assert_eq!((values.state, values.parent), (vec![2, 1], vec![-1, 0]));
    /// ```
    pub fn values(&self, columns: Range<u32>, rows: Range<u32>) -> NodeValues {
        let width = match self.map.borrowed() {
            MapRef::Grid(grid) => grid.width(),
            MapRef::Hexagons(hexagons) => hexagons.grid().width(),
            MapRef::Graph(_) | MapRef::Floors(_) => self.places,
        };
        let area = columns.len() * rows.len();
        let mut values = NodeValues {
            state: Vec::with_capacity(area),
            g: Vec::with_capacity(area),
            h: Vec::with_capacity(area),
            f: Vec::with_capacity(area),
            parent: Vec::with_capacity(area),
            rhs: Vec::new(),
        };
        let space = self.space(self.position());
        let count = self.node_count();
        for row in rows {
            for column in columns.clone() {
                let inside = column < width && ((row * width + column) as usize) < count;
                let known =
                    inside.then(|| self.known(&space, self.better_side(row * width + column)));
                let (state, [g, h, f], parent) =
                    known.unwrap_or((State::Unseen, [f64::INFINITY, 0.0, f64::INFINITY], NONE));
                values.state.push(state as u8);
                values.g.push(g);
                values.h.push(h);
                values.f.push(f);
                if self.is_kept() {
                    let node = row * width + column;
                    let rhs = inside.then(|| self.rhs(node)).flatten();
                    values.rhs.push(rhs.unwrap_or(f64::INFINITY));
                }
                values.parent.push(if parent == NONE {
                    -1
                } else {
                    (parent % self.places) as i32
                });
            }
        }
        values
    }

    /// The state, g, h, f and parent of a place at the position.
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
        let index = self.map.borrowed().node(at.into())?;
        Ok(self.node_state(&self.space(self.position()), self.better_side(index)))
    }

    /// The same of a cell or node by its number: see [`Trace::state`]. `None` if the map has no such
    /// number.
    pub fn node_at(&self, index: u32) -> Option<NodeState> {
        let is_there = (index as usize) < self.node_count();
        is_there.then(|| self.node_state(&self.space(self.position()), self.better_side(index)))
    }

    /// `space`: that of the position, which is the same for all nodes.
    pub(super) fn node_state(&self, space: &AnySpace<'_>, node: u32) -> NodeState {
        let (state, [g, h, f], parent) = self.known(space, node);
        NodeState {
            at: self.place(node),
            state,
            g,
            h,
            f,
            parent: self.parent(parent),
            rhs: self.rhs(node),
            heading: self.heading(node),
        }
    }

    /// State, g, h and f, and the parent of a node.
    fn known(&self, space: &AnySpace<'_>, node: u32) -> (State, [f64; 3], u32) {
        if let Some(known) = self.kept(node) {
            return known;
        }
        let Record { state, g, parent } = self.record(node);
        let h = self.order.h(space.estimate(node));
        // Where f does without g, a node would have an f before any way leads to it.
        let f = if g == f64::INFINITY {
            g
        } else {
            self.order.f(g, h)
        };
        (state, [g, h, f].map(|units| self.cost(units)), parent)
    }

    /// In a search from both ends: the side that knows more of a place.
    pub(super) fn better_side(&self, index: u32) -> u32 {
        if self.plan.has_layers() {
            return self.telling(index);
        }
        let (forward, backward) = (self.rows.state(index), self.rows.state(index + self.half));
        if backward as u8 > forward as u8 {
            index + self.half
        } else {
            index
        }
    }
}
