//! Every step of a search, forwards and backwards.

mod events;
mod explain;
mod export;
mod lives;
mod marks;
mod open_nodes;
mod recording;
pub(crate) mod rows;
mod skipped;
mod tally;

use crate::error::Error;
use crate::kept::Kept;
use crate::kind::EventKind;
use crate::number::{Decimal, number};
use crate::options::Options;
use crate::order::Order;
use crate::path;
use crate::place::{InWords, Place};
use crate::plan::Plan;
use crate::record::{Record, State};
use crate::result::PathResult;
use crate::space::{AnySpace, NONE, Space};
pub use events::Events;
pub use marks::{Marking, Marks, Sought};
use open_nodes::OpenNodes;
pub use recording::Recording;
use rows::{Row, Rows};
pub use tally::Tally;

/// What happened in one step of a search.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Event {
    /// What happened.
    pub kind: EventKind,
    /// The place it happened to.
    pub at: Place,
    /// The cost of the best known way to it, from then on.
    pub g: f64,
    /// The estimate of what is still to go.
    pub h: f64,
    /// What the open list is ordered by.
    pub f: f64,
    /// The place before it on that way; `None` for the start.
    pub parent: Option<Place>,
    /// Whether it belongs to the side that began at the goal, in a search from both ends.
    pub backward: bool,
}

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
    /// What the open list is ordered by; infinite while unseen.
    pub f: f64,
    /// The place before it on the best way so far; `None` for the start, and while unseen.
    pub parent: Option<Place>,
}

/// The events of a search in order, with a position among them that can be moved forwards and backwards.
///
/// Position 0 is before the first event, and position [`len`](Trace::len) after the last one. Methods that tell of the
/// search "at the position" tell what was known then.
///
/// ```
/// let grid = stepstar::Grid::parse("S..\n.#.\n..G").unwrap();
/// let mut trace = stepstar::trace(&grid, (0, 0), (2, 2), &Default::default()).unwrap();
/// trace.seek(1);
/// assert_eq!(trace.explain(0), "Opened the start (0, 0): g = 0, h = 4, so f = 4.");
/// trace.seek(trace.len());
/// assert_eq!(trace.result().cost, 4.0);
/// ```
#[derive(Clone)]
pub struct Trace {
    map: Kept,
    plan: Plan,
    order: Order,
    rows: Rows,
    half: u32,
    result: PathResult<Place>,
    end: Option<u32>,
    open: OpenNodes,
}

impl std::fmt::Debug for Trace {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = out.debug_struct("Trace");
        shown
            .field("len", &self.len())
            .field("position", &self.position())
            .field("result", &self.result)
            .finish_non_exhaustive()
    }
}

impl Trace {
    /// How many events there are.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether nothing happened, as when the start is a wall.
    pub fn is_empty(&self) -> bool {
        self.rows.len() == 0
    }

    /// How many nodes were expanded in the whole search.
    pub fn expansions(&self) -> u32 {
        self.rows.closed()
    }

    /// The answer of the search.
    pub fn result(&self) -> &PathResult<Place> {
        &self.result
    }

    /// The options of the search, with the algorithm that ran in place of [`Algorithm::Auto`](crate::Algorithm::Auto).
    pub fn options(&self) -> &Options {
        &self.plan.options
    }

    /// How many cells or nodes the map has.
    pub fn node_count(&self) -> usize {
        self.map.seen().len()
    }

    /// How many bytes of memory the events take: 20 each.
    pub fn bytes(&self) -> usize {
        self.rows.bytes()
    }

    /// Event number `i`, from 0; `None` if there are not so many.
    pub fn event(&self, i: usize) -> Option<Event> {
        (i < self.len()).then(|| {
            let row = self.rows.get(i);
            let h = self.h(row.node, i + 1);
            Event {
                kind: row.kind,
                at: self.place(row.node),
                g: self.cost(row.g),
                h: self.cost(h),
                f: self.cost(self.order.f(row.g, h)),
                parent: self.parent(row.parent),
                backward: self.half > 0 && row.node >= self.half,
            }
        })
    }

    /// The position: how many events have happened.
    pub fn position(&self) -> usize {
        self.rows.position()
    }

    /// Goes to a position, or to the end if it is beyond.
    pub fn seek(&mut self, position: usize) {
        self.rows.seek(position);
    }

    /// Goes to the position just after the n-th expansion, counted from 1; to the beginning for 0.
    pub fn seek_expansion(&mut self, n: u32) {
        self.seek(self.position_of(n));
    }

    /// The position just after an expansion, counted from 1; 0 for 0, and the end if there are not so many.
    pub fn position_of(&self, expansion: u32) -> usize {
        self.rows.position_of_closed(expansion)
    }

    /// How many expansions had happened at a position.
    pub fn expansion_at(&self, position: usize) -> u32 {
        self.rows.closed_at(position)
    }

    /// The state at the position of a cell or node, by its number: y * width + x on a grid, the index in
    /// [`Graph::nodes`](crate::Graph::nodes) on a graph. Unseen if the map has no such number.
    pub fn state(&self, index: u32) -> State {
        if index as usize >= self.node_count() {
            return State::Unseen;
        }
        let forward = self.rows.state(index);
        if self.half == 0 {
            forward
        } else {
            joined(forward, self.rows.state(index + self.half))
        }
    }

    /// The states at the position of all cells or nodes, by number, as bytes: see [`State`].
    pub fn states(&self) -> Vec<u8> {
        let mut states = vec![0; self.node_count()];
        self.read_states(0, &mut states);
        states
    }

    /// Reads the states at the position of the cells or nodes from number `first` on, as many as `into` has room for. Past
    /// the last one it is filled with zeros.
    pub fn read_states(&self, first: u32, into: &mut [u8]) {
        let end = self.end_of(first, into.len() as u32);
        let first = first.min(end);
        let (into, after) = into.split_at_mut((end - first) as usize);
        after.fill(0);
        self.rows
            .read_states(first..end, into.iter_mut(), |into, state| *into = state);
        if self.half > 0 {
            let backward = first + self.half..end + self.half;
            self.rows
                .read_states(backward, into.iter_mut(), |into, state| {
                    *into = state.max(*into)
                });
        }
    }

    /// Whether `count` cells or nodes from number `first` on are known to have the same states at another position. This is
    /// a quick look: false may also mean that it would take longer to know.
    #[inline]
    pub fn is_unchanged_since(&self, first: u32, count: u32, position: usize) -> bool {
        let end = self.end_of(first, count);
        let first = first.min(end);
        let rest = |side| {
            self.rows
                .are_unchanged(first + side..end + side, position, self.position())
        };
        rest(0) && (self.half == 0 || rest(self.half))
    }

    /// Where a stretch of numbers ends, at the last of the map at the latest.
    fn end_of(&self, first: u32, count: u32) -> u32 {
        first.saturating_add(count).min(self.node_count() as u32)
    }

    /// The numbers of the cells or nodes whose states may differ between another position and this one. Some come more than
    /// once.
    pub fn changed_since(&self, position: usize) -> impl Iterator<Item = u32> {
        let half = self.half;
        let fold = move |node| {
            if half > 0 && node >= half {
                node - half
            } else {
                node
            }
        };
        self.rows.changed(position, self.position()).map(fold)
    }

    /// What is known of a place at the position.
    ///
    /// # Errors
    ///
    /// If the place is not on the map.
    pub fn node(&self, at: impl Into<Place>) -> Result<NodeState, Error> {
        let index = self.map.seen().node(at.into())?;
        Ok(self.node_state(self.better_side(index)))
    }

    /// What is known at the position of a cell or node, by its number: see [`Trace::state`]. `None` if the map has no such
    /// number.
    pub fn node_at(&self, index: u32) -> Option<NodeState> {
        ((index as usize) < self.node_count()).then(|| self.node_state(self.better_side(index)))
    }

    /// The path at the position: to the node that was expanded last or, at the end of a search that found one, the path that
    /// was found, with every cell listed. With way points it begins at the last one that was reached.
    pub fn path(&self) -> Vec<Place> {
        let position = self.position();
        if position == 0 {
            return Vec::new();
        }
        let at_end = position == self.len();
        let (end, met) = match self.end.filter(|_| at_end) {
            Some(end) => (end, true),
            None => (self.last_expanded(), false),
        };
        let path = path::read(self.map.seen(), &self.plan, end, met, |node| {
            self.rows.record(node).parent
        });
        path.into_iter().map(|node| self.place(node)).collect()
    }

    /// The node that was expanded last, or the start.
    fn last_expanded(&self) -> u32 {
        let position = self.position();
        let phase = self.rows.phase_start(position) as usize;
        let closed = self.rows.position_of_closed(self.rows.closed_at(position));
        let row = if closed > phase { closed - 1 } else { phase };
        self.rows.get(row).node
    }

    fn node_state(&self, node: u32) -> NodeState {
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
        if self.half == 0 {
            return index;
        }
        let (forward, backward) = (self.rows.state(index), self.rows.state(index + self.half));
        if backward as u8 > forward as u8 {
            index + self.half
        } else {
            index
        }
    }

    fn row(&self, i: usize) -> Row {
        self.rows.get(i)
    }

    fn place(&self, node: u32) -> Place {
        let half = if node >= self.half { self.half } else { 0 };
        self.map.seen().place(node - half)
    }

    /// A place as a sentence has it.
    fn name(&self, node: u32) -> InWords {
        self.place(node).in_words()
    }

    fn parent(&self, node: u32) -> Option<Place> {
        (node != NONE).then(|| self.place(node))
    }

    fn cost(&self, units: f64) -> f64 {
        self.plan.units.cost(units)
    }

    /// A number of units as a sentence has it.
    fn told(&self, units: f64) -> Decimal {
        number(self.cost(units))
    }

    /// What is shown as h at a position, in units.
    fn h(&self, node: u32, position: usize) -> f64 {
        self.order.h(self.space(position).estimate(node))
    }

    /// The space of the leg that a position lies in.
    fn space(&self, position: usize) -> AnySpace<'_> {
        self.plan.space(self.map.seen(), self.rows.leg(position))
    }
}

/// What is known of a place that two sides know of.
fn joined(a: State, b: State) -> State {
    if a as u8 > b as u8 { a } else { b }
}
