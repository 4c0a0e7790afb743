//! The trace of a walk: one log through all ticks, each of which is a chapter.

use super::open_nodes::OpenNodes;
use super::{Tally, Trace};
use crate::define::named;
use crate::map::SharedMap;
use crate::map::grid::Grid;
use crate::map::place::Place;
use crate::options::Replanner;
use crate::result::PathResult;
use crate::saying::{Field, Saying, say};
use crate::search::event_kind::EventKind;
use crate::search::log::{Row, Rows};
use crate::search::open::Entry;
use crate::search::plan::Plan;
use crate::search::record::State;
use crate::search::repair::course::Course;
use crate::search::space::NONE;
use std::sync::Arc;

/// What the trace of a walk knows besides.
#[derive(Debug, Clone)]
pub(super) struct Through {
    pub course: Course,
    /// The tick whose map the board shows.
    tick: usize,
}

named! {
    /// What a tick of a walk did with a cell.
    Touch {
        /// Nothing is known of it.
        Untouched = "untouched",
        /// It is known from an earlier tick, and was not looked at.
        Kept = "kept",
        /// It was looked at, and something else is known of it now.
        Repaired = "repaired",
        /// It was looked at, to find out what had been known before, or had been forgotten.
        Wasted = "wasted",
    }
}

impl Trace {
    /// The trace of a walk, with the map as the agent knew it at the last tick.
    pub(crate) fn through(
        map: Grid,
        plan: Plan,
        course: Course,
        mut rows: Rows,
        result: PathResult<Place>,
    ) -> Self {
        rows.make_room(usize::MAX);
        rows.count_in();
        let tick = course.ticks.len().saturating_sub(1);
        let mut trace = Self {
            order: plan.order(),
            plan,
            rows,
            half: 0,
            places: map.len() as u32,
            result,
            end: None,
            taken: Vec::new(),
            open: OpenNodes::default(),
            map: SharedMap::Grid(Arc::new(map)),
            through: Some(Box::new(Through { course, tick })),
        };
        trace.seek(0);
        trace
    }

    /// How many ticks a walk has; 0 if this is the trace of one search.
    ///
    /// ```
    /// use stepstar::{Grid, WalkOptions, trace_walk};
    /// let grid = Grid::new(4, 1)?;
    /// let (walk, trace) = trace_walk(&grid, (0, 0), (3, 0), &[], &WalkOptions::default())?;
    /// assert_eq!(trace.ticks(), walk.ticks.len());
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn ticks(&self) -> usize {
        self.through
            .as_ref()
            .map_or(0, |through| through.course.ticks.len())
    }

    /// The tick that a position lies in.
    pub fn tick_at(&self, position: usize) -> usize {
        self.rows.leg(position)
    }

    /// The position at which a tick begins: before its first event, which says where the agent is. The end if there are not so many.
    pub fn tick_start(&self, tick: usize) -> usize {
        if tick < self.ticks() {
            self.rows.leg_start(tick)
        } else {
            self.len()
        }
    }

    /// Where the agent is at a tick.
    pub fn agent_at(&self, tick: usize) -> Option<Place> {
        let through = self.through.as_ref()?;
        through.course.ticks.get(tick).map(|tick| tick.at.into())
    }

    /// The map as the agent knows it at the position.
    pub fn map_then(&self) -> Option<&Arc<Grid>> {
        match &self.map {
            SharedMap::Grid(grid) => Some(grid),
            SharedMap::Graph(_) | SharedMap::Floors(_) | SharedMap::Hexagons(_) => None,
        }
    }

    /// The cells that became others in the mind of the agent as a tick began, by number.
    pub fn changed_cells(&self, tick: usize) -> Vec<u32> {
        let edits = self
            .through
            .as_ref()
            .map(|through| through.course.edits_of(tick));
        let (edits, map) = (edits.unwrap_or_default(), self.map_then());
        map.map_or(Vec::new(), |map| {
            edits.iter().map(|edit| map.index(edit.at)).collect()
        })
    }

    /// What the tick of the position has done so far with each cell: see [`Touch`].
    pub fn touched(&self) -> Vec<u8> {
        let position = self.position();
        let tick = self.tick_at(position);
        let begun = self.rows.leg_start(tick).min(position);
        let forgets = self.is_anew();
        let mut touched = vec![Touch::Untouched as u8; self.node_count()];
        for (cell, each) in (0..).zip(&mut touched) {
            let is_known = self.rows.state(cell) != State::Unseen;
            let before = self.rows.row_before(cell, begun).map(|row| self.row(row));
            let was_known = before.is_some_and(|row| row.state != State::Unseen);
            let now = self
                .rows
                .row_before(cell, position)
                .map(|row| self.row(row));
            let looked = self.rows.row_before(cell, position) >= Some(begun)
                && self.rows.row_before(cell, position).is_some();
            let same = |a: Row, b: Row| (a.state, a.g, a.parent) == (b.state, b.g, b.parent);
            let found = match (looked, now, before) {
                (false, _, _) if forgets || !is_known => Touch::Untouched,
                (false, _, _) => Touch::Kept,
                (true, Some(now), Some(before)) if was_known && (forgets || same(now, before)) => {
                    Touch::Wasted
                }
                (true, _, _) => Touch::Repaired,
            };
            *each = found as u8;
        }
        touched
    }

    /// Whether each tick begins with nothing.
    fn is_anew(&self) -> bool {
        self.through
            .as_ref()
            .is_some_and(|through| through.course.replanner == Replanner::AStar)
    }

    /// The course of a plan that is kept up to date.
    fn course(&self) -> Option<&Course> {
        let through = self.through.as_ref()?;
        (through.course.replanner != Replanner::AStar).then_some(&through.course)
    }

    /// Whether a plan is kept up to date.
    pub(super) fn is_kept(&self) -> bool {
        self.course().is_some()
    }

    /// Makes the map that of the tick of the position.
    pub(super) fn show_tick(&mut self) {
        let Some(through) = &mut self.through else {
            return;
        };
        let tick = self.rows.leg(self.rows.position());
        if let (true, SharedMap::Grid(grid)) = (tick != through.tick, &mut self.map) {
            through.course.show(Arc::make_mut(grid), through.tick, tick);
            through.tick = tick;
        }
    }

    pub(super) fn walking_ends(&self, leg: usize) -> Option<(u32, u32)> {
        let (through, grid) = (self.through.as_ref()?, self.map_then()?);
        let at = through.course.ticks.get(leg)?.at;
        let [at, goal] = [at, through.course.goal].map(|point| grid.index(point));
        Some(if through.course.is_backward() {
            (goal, at)
        } else {
            (at, goal)
        })
    }

    pub(super) fn kept_h(&self, node: u32, position: usize) -> Option<f64> {
        let (course, grid) = (self.course()?, self.map_then()?);
        Some(course.estimate(grid.point(node), self.rows.leg(position)))
    }

    /// State, g, h and f, and the parent of a node whose plan is kept up to date: f is the first part of the key by which it waits.
    pub(super) fn kept(&self, node: u32) -> Option<(State, [f64; 3], u32)> {
        let h = self.kept_h(node, self.position())?;
        let record = self.rows.record(node);
        let g = self.rows.settled(node);
        let f = match self.rows.row_of(node) {
            Some(row) if g.min(record.g).is_finite() => self.kept_key(node, row)?[0],
            _ => f64::INFINITY,
        };
        Some((
            record.state,
            [g, h, f].map(|units| self.cost(units)),
            record.parent,
        ))
    }

    /// What the best way to a place costs over its neighbours, where a plan is kept up to date: what those who write of it call rhs.
    pub(super) fn rhs(&self, node: u32) -> Option<f64> {
        self.course()?;
        Some(self.cost(self.rows.record(node).g))
    }

    /// The key that a row gave its node.
    fn kept_key(&self, node: u32, row: usize) -> Option<[f64; 2]> {
        let (course, grid) = (self.course()?, self.map_then()?);
        let g = self.rows.get(row).g.min(self.rows.settled(node));
        Some(course.key(grid.point(node), g, self.rows.leg(row + 1)))
    }

    pub(super) fn kept_entry(&self, node: u32, row: usize) -> Option<Entry> {
        let [f, g] = self.kept_key(node, row)?;
        Some(Entry::new(f, g, node))
    }

    /// The way from the agent, or from what was expanded last, to where the search began: as far as it goes.
    pub(super) fn kept_path(&self) -> Option<Vec<Place>> {
        let course = self.course()?;
        let tick = self.tick_at(self.position());
        let target = self.ends(tick).1;
        let is_settled = self.rows.record(target).state == State::Closed;
        let mut node = if is_settled {
            target
        } else {
            self.last_expanded()
        };
        let mut nodes = Vec::new();
        let mut passed = vec![false; self.node_count()];
        // While it is brought up to date, parents may lead round in a circle.
        while node != NONE && !passed[node as usize] {
            passed[node as usize] = true;
            nodes.push(node);
            node = self.rows.record(node).parent;
        }
        if !course.is_backward() {
            nodes.reverse();
        }
        Some(nodes.into_iter().map(|node| self.place(node)).collect())
    }

    pub(super) fn walking_tally(&self, so_far: impl Fn(EventKind) -> u32) -> Tally {
        let (mut open, mut closed) = (0, 0);
        let count = |(), state: u8| {
            open += u32::from(state == State::Open as u8);
            closed += u32::from(state == State::Closed as u8);
        };
        let nodes = 0..self.node_count() as u32;
        self.rows.read_states(nodes, std::iter::repeat(()), count);
        Tally {
            open,
            closed,
            expanded: so_far(EventKind::Close) + so_far(EventKind::Raise),
            generated: so_far(EventKind::Open),
            improved: so_far(EventKind::Improve),
            reopened: so_far(EventKind::Reopen),
        }
    }

    /// What an event says that only walks have. The position is just before it.
    pub(super) fn explain_kept(&mut self, i: usize, row: &Row) -> Option<Vec<Saying>> {
        self.through.as_ref()?;
        if row.kind == EventKind::Tick {
            return self.explain_tick(i, row);
        }
        self.course()?;
        let place = self.place(row.node);
        let [before, way] = [self.rows.settled(row.node), self.rows.record(row.node).g];
        let [g, rhs] = [before, way].map(|units| self.infinite_or(units));
        if matches!(row.kind, EventKind::Close | EventKind::Raise) {
            let key = self.key_said(row.node, self.rows.row_of(row.node)?)?;
            let first = match self.open_len() {
                1 => say!(KEY_ONLY, key: key),
                open => say!(KEY_LEAST, key: key, open: open),
            };
            return Some(vec![if row.kind == EventKind::Close {
                say!(OVERCONSISTENT, place: place, first: first, rhs: rhs.clone(), g: g, now: rhs)
            } else {
                say!(UNDERCONSISTENT, place: place, first: first, g: g, rhs: rhs)
            }]);
        }
        let new_rhs = self.infinite_or(row.g);
        self.seek(i + 1);
        let waits = self.key_said(row.node, i).map(|key| say!(WAITS, key: key));
        let by = (row.parent != NONE).then(|| say!(BEST_BY, place: self.place(row.parent)));
        let (first, by, waits) = match (row.kind, row.state) {
            (EventKind::Requeue, _) => (say!(REQUEUED, place: place), None, waits),
            (_, State::Unseen) => (say!(UNREACHED, place: place), None, None),
            (_, State::Closed) => (say!(CONSISTENT_AGAIN, place: place, rhs: new_rhs), by, None),
            _ => (
                say!(INCONSISTENT_NOW, place: place, rhs: new_rhs, g: g),
                by,
                waits,
            ),
        };
        Some([Some(first), by, waits].into_iter().flatten().collect())
    }

    fn explain_tick(&mut self, i: usize, row: &Row) -> Option<Vec<Saying>> {
        let tick = self.tick_at(i + 1);
        let place = self.place(row.node);
        let mut sayings = vec![match (tick, row.parent == row.node) {
            (0, _) => say!(AGENT_AT, place: place),
            (_, true) => say!(AGENT_STAYS, tick: tick, place: place),
            _ => say!(AGENT_WENT, tick: tick, from: self.place(row.parent), to: place),
        }];
        let edits = self.through.as_ref()?.course.edits_of(tick);
        const TOLD: usize = 4;
        for edit in edits.iter().take(TOLD) {
            let place = Place::from(edit.at);
            sayings.push(match (edit.before.wall, edit.after.wall) {
                (false, true) => say!(NOW_WALL, place: place),
                (true, false) => say!(NOW_FREE, place: place),
                _ => say!(NOW_COSTS, place: place, cost: edit.after.cost),
            });
        }
        if edits.len() > TOLD {
            sayings.push(say!(MORE_CELLS, n: edits.len() - TOLD));
        }
        Some(sayings)
    }

    /// What a whole step did, where only walks have such: an expansion of a plan that is kept up to date, or the beginning of a tick.
    pub(super) fn explain_kept_step(&mut self, first: usize, end: usize) -> Option<Vec<Saying>> {
        self.through.as_ref()?;
        let row = self.row(first);
        if self.course().is_none() && row.kind != EventKind::Tick {
            return None;
        }
        let mut sayings = self.sayings(first);
        if self.is_anew() {
            for i in first + 1..end {
                sayings.extend(self.sayings(i));
            }
            return Some(sayings);
        }
        self.seek(end);
        if first + 1 < end {
            self.add_what_came(first + 1..end, &mut sayings);
        }
        Some(sayings)
    }

    fn key_said(&self, node: u32, row: usize) -> Option<Saying> {
        let [f, g] = self.kept_key(node, row)?.map(|units| self.told(units));
        Some(say!(KEY, f: f, g: g))
    }

    fn infinite_or(&self, units: f64) -> Field {
        if units.is_finite() {
            self.told(units).into()
        } else {
            "∞".into()
        }
    }
}
