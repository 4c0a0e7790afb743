//! Every step of a search, forwards and backwards.

use crate::error::Error;
use crate::graph::Graph;
use crate::grid::Grid;
use crate::map::{Map, MapRef};
use crate::observer::EventKind;
use crate::open::Entry;
use crate::options::{Options, Place};
use crate::order::Order;
use crate::path;
use crate::plan::Plan;
use crate::record::{Record, State, Table};
use crate::result::PathResult;
use crate::rows::{Row, Rows};
use crate::run::Run;
use crate::search::Counts;
use crate::space::{AnySpace, NONE, Space};
use std::collections::HashSet;
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

/// What happened in one step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Event {
    /// What happened.
    pub kind: EventKind,
    /// Where.
    pub at: Place,
    /// The cost of the best way known from then on.
    pub g: f64,
    /// The estimate of what is still to go.
    pub h: f64,
    /// What the order goes by.
    pub f: f64,
    /// The place before it on that way; none for a start.
    pub parent: Option<Place>,
    /// In a search from both ends: whether it belongs to the side that began at the goal.
    pub backward: bool,
}

/// What is known of a place at a position of the trace.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NodeState {
    /// Which place.
    pub at: Place,
    /// Unseen, open or closed.
    pub state: State,
    /// The cost of the best way to it so far; infinite while unseen.
    pub g: f64,
    /// The estimate of what is still to go.
    pub h: f64,
    /// What the order goes by; infinite while unseen.
    pub f: f64,
    /// The place before it on the best way so far.
    pub parent: Option<Place>,
}

/// The steps of a search, and a place among them that one can move freely in both directions.
///
/// ```
/// let grid = stepstar::Grid::parse("S..\n.#.\n..G").unwrap();
/// let mut trace = stepstar::trace(&grid, (0, 0), (2, 2), &Default::default()).unwrap();
/// trace.seek(1);
/// assert_eq!(trace.explain(0), "Opened the start (0, 0): g = 0, h = 4, so f = 4.");
/// trace.seek(trace.len());
/// assert_eq!(trace.result().cost, 4.0);
/// ```
pub struct Trace {
    pub(crate) map: Kept,
    pub(crate) plan: Plan,
    pub(crate) order: Order,
    pub(crate) rows: Rows,
    half: u32,
    result: PathResult<Place>,
    end: Option<u32>,
    open: OpenNodes,
}

/// The open nodes at a position, kept so that the next position nearby costs little.
#[derive(Debug, Default)]
struct OpenNodes {
    position: usize,
    nodes: HashSet<u32>,
}

/// Records a search in slices, so that a page can show how far it is, and cancel.
///
/// ```
/// let grid = stepstar::Grid::new(100, 100).unwrap();
/// let mut recording = stepstar::Recording::new(&grid, (0, 0), (99, 99), &Default::default()).unwrap();
/// while !recording.advance(1000) {
///     assert!(recording.counts().expanded > 0);
/// }
/// assert_eq!(recording.finish().result().cost, 198.0);
/// ```
pub struct Recording {
    map: Kept,
    run: Run,
    rows: Rows,
}

impl Recording {
    /// Checks the input and stands ready. A copy of the map is kept, so the map may be changed meanwhile.
    pub fn new<M: Map>(
        map: &M,
        from: impl Into<Place>,
        to: impl Into<Place>,
        options: &Options,
    ) -> Result<Self, Error> {
        Self::keep(Kept::of(map), from.into(), to.into(), options)
    }

    /// The same over a shared grid, without a copy.
    pub fn over_grid(
        grid: Arc<Grid>,
        from: Place,
        to: Place,
        options: &Options,
    ) -> Result<Self, Error> {
        Self::keep(Kept::Grid(grid), from, to, options)
    }

    /// The same over a shared graph, without a copy.
    pub fn over_graph(
        graph: Arc<Graph>,
        from: Place,
        to: Place,
        options: &Options,
    ) -> Result<Self, Error> {
        Self::keep(Kept::Graph(graph), from, to, options)
    }

    fn keep(map: Kept, from: Place, to: Place, options: &Options) -> Result<Self, Error> {
        let seen = map.seen();
        let plan = Plan::new(seen, from, to, options)?;
        let sides = if plan.half(seen) > 0 { 2 } else { 1 };
        let rows = Rows::new(seen.len() * sides);
        let open = plan.open_list();
        let run = Run::new(seen, plan, open, Table::default());
        Ok(Self { map, run, rows })
    }

    /// Expands up to `budget` nodes. True once the search is done.
    pub fn advance(&mut self, budget: u64) -> bool {
        self.run.advance(self.map.seen(), budget, &mut self.rows)
    }

    /// What has been counted so far.
    pub fn counts(&self) -> Counts {
        self.run.search.counts
    }

    /// How many nodes are open now.
    pub fn open_len(&self) -> usize {
        self.run.search.open_len()
    }

    /// The trace of what was recorded; of a search that is not done, up to here.
    pub fn finish(mut self) -> Trace {
        let seen = self.map.seen();
        let result = self.run.result(seen).map(|node| seen.place(node));
        let end = self.run.end();
        let half = self.run.plan.half(seen);
        self.rows.seek(0);
        Trace {
            order: self.run.plan.order(),
            plan: self.run.plan,
            rows: self.rows,
            half,
            result,
            end,
            open: OpenNodes::default(),
            map: self.map,
        }
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

    /// How many nodes were expanded in all.
    pub fn expansions(&self) -> u32 {
        self.rows.closed()
    }

    /// What the search answered.
    pub fn result(&self) -> &PathResult<Place> {
        &self.result
    }

    /// The options that it ran with; `Auto` is replaced by what it stood for.
    pub fn options(&self) -> &Options {
        &self.plan.options
    }

    /// How many cells or nodes the map has.
    pub fn node_count(&self) -> usize {
        self.map.seen().len()
    }

    /// Bytes that the steps take.
    pub fn bytes(&self) -> usize {
        self.rows.bytes()
    }

    /// The event number `i`, from 0.
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

    /// How many events have happened: 0 is nothing, `len` is all.
    pub fn position(&self) -> usize {
        self.rows.position()
    }

    /// Goes to a position; beyond the end is the end.
    pub fn seek(&mut self, position: usize) {
        self.rows.seek(position);
    }

    /// Goes to just after the n-th expansion, from 1; 0 is the beginning.
    pub fn seek_expansion(&mut self, n: u32) {
        self.seek(self.position_of(n));
    }

    /// The position just after the n-th expansion, from 1; 0 for 0.
    pub fn position_of(&self, expansion: u32) -> usize {
        self.rows.position_of_closed(expansion)
    }

    /// How many expansions had happened at a position.
    pub fn expansion_at(&self, position: usize) -> u32 {
        self.rows.closed_at(position)
    }

    /// The state of a cell or node, by its number: y * width + x, or the place in the list of nodes.
    pub fn state(&self, index: u32) -> State {
        let forward = self.rows.state(index);
        if self.half == 0 {
            forward
        } else {
            joined(forward, self.rows.state(index + self.half))
        }
    }

    /// The state of all cells or nodes: 0 unseen, 1 open, 2 closed.
    pub fn states(&self) -> Vec<u8> {
        let len = self.node_count() as u32;
        let forward = self.rows.states(0..len);
        if self.half == 0 {
            return forward.map(|state| state as u8).collect();
        }
        let backward = self.rows.states(len..2 * len);
        forward
            .zip(backward)
            .map(|(a, b)| joined(a, b) as u8)
            .collect()
    }

    /// The cells or nodes whose state may differ between a position and the present one; some more than once.
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

    /// What is known of a place.
    pub fn node(&self, at: impl Into<Place>) -> Result<NodeState, Error> {
        let index = self.map.seen().node(at.into())?;
        Ok(self.node_state(self.better_side(index)))
    }

    /// What is known of a cell or node, by its number.
    pub fn node_at(&self, index: u32) -> NodeState {
        self.node_state(self.better_side(index))
    }

    /// The open nodes in the order in which they would be expanded, up to `most` of them.
    pub fn open_list(&mut self, most: usize) -> Vec<NodeState> {
        let mut entries = self.open_entries();
        if most < entries.len() {
            entries.select_nth_unstable(most);
            entries.truncate(most);
        }
        entries.sort_unstable();
        entries
            .iter()
            .map(|entry| self.node_state(entry.node))
            .collect()
    }

    /// How many nodes are open.
    pub fn open_len(&mut self) -> usize {
        self.open_nodes().len()
    }

    /// The path at the position: from the node that was written last back to its start; at the end of a search that
    /// found one, the path that was found, with every cell listed.
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

    pub(crate) fn open_entries(&mut self) -> Vec<Entry> {
        self.open_nodes();
        self.open
            .nodes
            .iter()
            .filter_map(|&node| self.entry(node))
            .collect()
    }

    /// The place of an open node in the order.
    pub(crate) fn entry(&self, node: u32) -> Option<Entry> {
        let row = self.rows.row_of(node)?;
        let h = self.space(self.position()).estimate(node);
        Some(self.order.entry(node, self.rows.get(row).g, h, row as u64))
    }

    fn open_nodes(&mut self) -> &HashSet<u32> {
        let position = self.position();
        let far = self.open.position.abs_diff(position) > 4096;
        let same_phase =
            self.rows.phase_start(position) == self.rows.phase_start(self.open.position);
        if far || !same_phase {
            let all = 0..self.rows_wide();
            let states = self.rows.states(all.clone());
            self.open.nodes = all
                .zip(states)
                .filter(|(_, state)| *state == State::Open)
                .map(|(node, _)| node)
                .collect();
        } else {
            for node in self.rows.changed(self.open.position, position) {
                if self.rows.state(node) == State::Open {
                    self.open.nodes.insert(node);
                } else {
                    self.open.nodes.remove(&node);
                }
            }
        }
        self.open.position = position;
        &self.open.nodes
    }

    fn rows_wide(&self) -> u32 {
        if self.half > 0 {
            2 * self.half
        } else {
            self.node_count() as u32
        }
    }

    fn node_state(&self, node: u32) -> NodeState {
        let Record { state, g, parent } = self.rows.record(node);
        let h = self.h(node, self.position());
        NodeState {
            at: self.place(node),
            state,
            g: self.cost(g),
            h: self.cost(h),
            f: self.cost(self.order.f(g, h)),
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

    pub(crate) fn row(&self, i: usize) -> Row {
        self.rows.get(i)
    }

    pub(crate) fn place(&self, node: u32) -> Place {
        let half = if node >= self.half { self.half } else { 0 };
        self.map.seen().place(node - half)
    }

    pub(crate) fn parent(&self, node: u32) -> Option<Place> {
        (node != NONE).then(|| self.place(node))
    }

    pub(crate) fn cost(&self, units: f64) -> f64 {
        self.plan.units.cost(units)
    }

    /// What is shown as h at a position, in units.
    pub(crate) fn h(&self, node: u32, position: usize) -> f64 {
        self.order.h(self.space(position).estimate(node))
    }

    /// The space of the leg that a position lies in.
    pub(crate) fn space(&self, position: usize) -> AnySpace<'_> {
        self.plan.space(self.map.seen(), self.rows.leg(position))
    }
}

/// What is known of a place that two sides know of.
fn joined(a: State, b: State) -> State {
    if a as u8 > b as u8 { a } else { b }
}
