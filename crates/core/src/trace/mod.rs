//! Every step of a search, forwards and backwards.

mod events;
mod explain;
mod export;
mod marks;
mod nodes;
mod open_nodes;
mod opened;
mod recording;
mod skipped;
mod states;
mod tally;
mod through;
mod times;
mod whole_step;
mod worlds;

use crate::map::place::Place;
use crate::map::{MapRef, SharedMap};
use crate::number::{Decimal, number};
use crate::options::Options;
use crate::result::PathResult;
use crate::search::log::{Row, Rows};
use crate::search::order::Order;
use crate::search::path;
use crate::search::plan::Plan;
use crate::search::record::Record;
use crate::search::space::{AnySpace, NONE, Space};
pub use events::{Event, Events, Side};
pub use marks::{Marking, Marks, Sought};
pub use nodes::{NodeState, NodeValues};
use open_nodes::OpenNodes;
pub use recording::Recording;
pub(crate) use recording::led;
pub use tally::Tally;
use through::Through;
pub use through::Touch;

/// The events of a search in order, with a position among them that can be moved forwards and backwards.
///
/// Position 0 is before the first event, and position [`len`](Trace::len) after the last one. Methods that tell of the
/// search "at the position" tell what it knew then.
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
    map: SharedMap,
    plan: Plan,
    order: Order,
    rows: Rows,
    half: u32,
    /// How many places the map has: a node more is one of them as seen from another side, or in another direction.
    places: u32,
    result: PathResult<Place>,
    end: Option<u32>,
    /// Where turning costs: the nodes of the path, by their places.
    taken: Vec<u32>,
    open: OpenNodes,
    /// Of a walk: how it went.
    through: Option<Box<Through>>,
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

    /// How many nodes were expanded in the whole search. Of a walk each tick counts as one more: it is a step of its own.
    pub fn expansions(&self) -> u32 {
        self.rows.closed()
    }

    /// The answer of the search.
    pub fn result(&self) -> &PathResult<Place> {
        &self.result
    }

    /// The same with places by their numbers.
    #[doc(hidden)]
    pub fn answer(&self) -> PathResult<u32> {
        let map = self.map.borrowed();
        // Its places are on the map.
        self.result
            .clone()
            .map(|place| map.node(place).unwrap_or(NONE))
    }

    /// The options of the search, with the algorithm that ran in place of [`Algorithm::Auto`](crate::Algorithm::Auto).
    pub fn options(&self) -> &Options {
        &self.plan.options
    }

    /// How many cells or nodes the map has.
    pub fn node_count(&self) -> usize {
        self.map.borrowed().len()
    }

    /// How many bytes of memory the events take: 20 each.
    pub fn bytes(&self) -> usize {
        self.rows.bytes()
    }

    /// The position: how many events have happened.
    pub fn position(&self) -> usize {
        self.rows.position()
    }

    /// Goes to a position, or to the end if it is beyond.
    pub fn seek(&mut self, position: usize) {
        self.rows.seek(position);
        self.show_tick();
    }

    /// Goes to where the n-th expansion, counted from 1, is complete: all that came of it is written, and the first of the open
    /// list is what is expanded next. To the beginning for 0.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let mut trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// trace.seek_expansion(1);
    /// assert_eq!(trace.position(), 3);
    /// assert_eq!(trace.open_list(9)[0].at, (1, 0).into());
    /// ```
    pub fn seek_expansion(&mut self, n: u32) {
        self.seek(self.position_of(n));
    }

    /// The position at which an expansion, counted from 1, is complete: just before the next one. 0 for 0, and the end if there
    /// are not so many.
    pub fn position_of(&self, expansion: u32) -> usize {
        self.rows.position_of_expansion(expansion)
    }

    /// The number of the event with which an expansion, counted from 1, begins: its node is closed. `None` if there is no such
    /// expansion.
    ///
    /// ```
    /// use stepstar::EventKind;
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// let event = trace.event(trace.event_of(2).unwrap()).unwrap();
    /// assert_eq!((event.kind, event.at), (EventKind::Close, (1, 0).into()));
    /// ```
    pub fn event_of(&self, expansion: u32) -> Option<usize> {
        (1..=self.expansions())
            .contains(&expansion)
            .then(|| self.rows.position_of_closed(expansion) - 1)
    }

    /// How many expansions had begun at a position.
    pub fn expansion_at(&self, position: usize) -> u32 {
        self.rows.closed_at(position)
    }

    /// The path at the position: to the node that was expanded last or, at the end of a search that found one, the path that
    /// was found, with every cell listed. With way points it begins at the last one that was reached.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let mut trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// trace.seek_expansion(2);
    /// assert_eq!(trace.path(), [(0, 0).into(), (1, 0).into()]);
    /// ```
    pub fn path(&self) -> Vec<Place> {
        let position = self.position();
        if position == 0 {
            return Vec::new();
        }
        let at_end = position == self.len();
        if at_end && self.through.is_some() {
            // The whole walk.
            return self.result.path.clone();
        }
        if let Some(path) = self.kept_path() {
            return path;
        }
        let (end, met) = match self.end.filter(|_| at_end) {
            Some(end) => (end, true),
            None => (self.last_expanded(), false),
        };
        let path = path::read(self.map.borrowed(), &self.plan, end, met, &|node| {
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

    /// With g as it was paid.
    fn row(&self, i: usize) -> Row {
        let row = self.rows.get(i);
        Row {
            g: self.plan.paid(row.g),
            ..row
        }
    }

    /// With g as it was paid.
    fn record(&self, node: u32) -> Record {
        let record = self.rows.record(node);
        Record {
            g: self.plan.paid(record.g),
            ..record
        }
    }

    fn place(&self, node: u32) -> Place {
        self.map.borrowed().place(node % self.places)
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

    /// Whether a node belongs to a side, or a search, that began at the far end of its leg.
    fn is_from_goal(&self, node: u32) -> bool {
        self.plan.options.reverse != (self.half > 0 && node >= self.half)
    }

    /// The h that the trace shows at a position, in units.
    fn h(&self, node: u32, position: usize) -> f64 {
        if let Some(h) = self.kept_h(node, position) {
            return h;
        }
        self.order.h(self.space(position).estimate(node))
    }

    /// The space of the leg that a position lies in.
    fn space(&self, position: usize) -> AnySpace<'_> {
        self.space_of_leg(self.rows.leg(position))
    }

    fn space_of_leg(&self, leg: usize) -> AnySpace<'_> {
        match (&self.through, self.map.borrowed()) {
            (Some(through), MapRef::Grid(grid)) => AnySpace::Grid(through.course.space(grid, leg)),
            (_, map) => self.plan.space(map, leg),
        }
    }

    /// How many legs there are: ways to the next stop or, of a walk, ticks.
    fn legs(&self) -> usize {
        let ticks = self.through.as_ref();
        ticks.map_or(self.plan.legs(), |through| through.course.ticks.len())
    }

    /// Where the search of a leg begins, and what it looks for.
    fn ends(&self, leg: usize) -> (u32, u32) {
        self.walking_ends(leg)
            .unwrap_or_else(|| self.plan.ends(leg))
    }
}
