//! What a trace knows more in some worlds: several starts and goals, over which stairs a cell was reached, and what turning cost.

use super::{NodeState, Recording, Trace};
use crate::error::Error;
use crate::map::Map;
use crate::map::place::{Place, places};
use crate::options::Options;
use crate::saying::{Field, Saying, say};
use crate::search::log::Row;
use crate::search::plan::{Plan, heading_of};
use crate::search::record::{Record, State};
use crate::search::space::NONE;
use crate::search::space::turn_space::turned;
use crate::turning::Heading;

impl Trace {
    /// "Of this 4 are for turning by 90 degrees." Nothing where nobody turned, or that costs nothing.
    pub(super) fn told_turn(&self, row: &Row) -> Option<Saying> {
        if self.plan.times.is_some() {
            return self.told_wait(row);
        }
        let turns = self.plan.turns.as_ref().filter(|turns| !turns.is_tie)?;
        if row.parent == NONE || row.parent == row.node {
            return None;
        }
        self.heading(row.parent)?;
        self.heading(row.node)?;
        let [from, to] = [row.parent, row.node].map(|node| (node / self.places) as usize);
        let eighths = turned(from, to);
        let cost = self.told(turns.unit * f64::from(eighths));
        (eighths > 0).then(|| say!(TURNED, cost: cost, degrees: eighths * 45))
    }
}

impl Trace {
    /// Where turning costs: all that the search knows of a place at the position, once for each direction in which it has entered it; elsewhere what
    /// [`Trace::node`] tells, if the place has been seen.
    ///
    /// # Errors
    ///
    /// If the place is not on the map.
    ///
    /// ```
    /// use stepstar::{Grid, Heading, Options, TurnCost, trace};
    /// let options = Options { turn_cost: TurnCost::Each(1.0), ..Options::default() };
    /// let mut steps = trace(&Grid::new(2, 2)?, (0, 0), (1, 1), &options)?;
    /// steps.seek(steps.len());
    /// assert_eq!(steps.headings((1, 0))?[0].heading, Some(Heading::East));
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn headings(&self, at: impl Into<Place>) -> Result<Vec<NodeState>, Error> {
        let at = at.into();
        self.map.borrowed().node(at)?;
        let sides = 0..self.rows.width() / self.places;
        Ok(sides.filter_map(|side| self.heading_at(at, side)).collect())
    }

    /// The same of one direction, by its number, if it has been seen.
    #[doc(hidden)]
    pub fn heading_at(&self, at: Place, side: u32) -> Option<NodeState> {
        let node = side * self.places + self.map.borrowed().node(at).ok()?;
        let is_seen = node < self.rows.width() && self.rows.row_of(node).is_some();
        is_seen.then(|| self.node_state(&self.space(self.position()), node))
    }

    /// Where turning costs, the node of a place that matters at the position: at the end the one that the path goes through; otherwise what this step
    /// has written, then of those that wait the one with the least g, as it comes first, then of those that are done.
    pub(super) fn telling(&self, index: u32) -> u32 {
        let latest = self.latest(index);
        if self.plan.turns.is_none() {
            return latest;
        }
        let step = self.event_of(self.expansion_at(self.position()));
        let is_written = self.rows.row_of(latest) >= Some(step.unwrap_or(0));
        let nodes = (index..self.rows.width()).step_by(self.places as usize);
        let seen = nodes.filter(|&node| self.rows.row_of(node).is_some());
        let first = |a: &u32, b: &u32| {
            let [a, b] = [a, b].map(|&node| self.rows.record(node));
            let waits = |record: Record| record.state == State::Open;
            (waits(b).cmp(&waits(a))).then(a.g.total_cmp(&b.g))
        };
        match self.on_path(index) {
            Some(node) => node,
            None if is_written => latest,
            None => seen.min_by(first).unwrap_or(latest),
        }
    }

    /// At the end: the node of a place through which the path goes.
    fn on_path(&self, index: u32) -> Option<u32> {
        let is_over = self.position() == self.len();
        let place = |node: &u32| node % self.places;
        let at = self.taken.binary_search_by_key(&index, place).ok()?;
        is_over.then(|| self.taken[at])
    }

    /// Notes the nodes that the path goes through, by their places, where places have several.
    pub(super) fn note_path(&mut self) {
        if self.plan.turns.is_none() || self.result.path.is_empty() {
            return;
        }
        self.rows.seek(self.rows.len());
        let mut node = self.end.unwrap_or(NONE);
        while node != NONE && self.taken.len() < self.rows.len() {
            self.taken.push(node);
            node = self.rows.record(node).parent;
        }
        self.rows.seek(0);
        let places = self.places;
        self.taken.sort_by_key(|node| node % places);
    }

    /// The node of a place that was written last.
    fn latest(&self, index: u32) -> u32 {
        let nodes = (index..self.rows.width()).step_by(self.places as usize);
        nodes
            .max_by_key(|&node| self.rows.row_of(node).map(|row| row as u64 + 1))
            .filter(|&node| self.rows.row_of(node).is_some())
            .unwrap_or(index)
    }

    /// A place as a sentence has it, with the direction in which one looks there where that matters.
    pub(super) fn named(&self, node: u32) -> Field {
        let place = self.place(node);
        match (self.heading(node), self.time(node)) {
            (Some(heading), _) => say!(HEADED, place: place, heading: heading).into(),
            (_, Some(timed)) => timed.into(),
            _ => place.into(),
        }
    }

    /// The direction of a node, where turning costs.
    pub(super) fn heading(&self, node: u32) -> Option<Heading> {
        self.plan.turns.as_ref()?;
        heading_of(node / self.places)
    }

    /// The nodes at which the way of a leg, or of a tick, is complete.
    pub(super) fn goals(&self, leg: usize) -> Vec<u32> {
        match self.walking_ends(leg) {
            Some((_, goal)) => vec![goal],
            None => {
                let [_, goals] = self.plan.states(self.map.borrowed(), leg);
                goals
            }
        }
    }
}

impl Recording {
    /// The same from whichever of several starts to whichever of several goals is cheapest.
    ///
    /// # Errors
    ///
    /// Those of [`find_path_between`](crate::find_path_between).
    pub fn between<M: Map>(
        map: &M,
        starts: &[M::Place],
        goals: &[M::Place],
        options: &Options,
    ) -> Result<Self, Error> {
        options.check()?;
        let map = map.to_shared().for_agent(options.size);
        let [starts, goals] = [starts, goals].map(places);
        let plan = Plan::between(map.borrowed(), &starts, &goals, options)?;
        Ok(Self::of(map, plan))
    }

    /// Over everything that can be reached at a cost of at most `max_cost`, from the nearest of several starts on, without a goal.
    ///
    /// # Errors
    ///
    /// Those of [`distances`](crate::distances).
    pub fn distances<M: Map>(
        map: &M,
        starts: &[M::Place],
        max_cost: f64,
        options: &Options,
    ) -> Result<Self, Error> {
        options.check()?;
        let map = map.to_shared().for_agent(options.size);
        let plan = Plan::flood(map.borrowed(), &places(starts), max_cost, options)?;
        Ok(Self::of(map, plan))
    }
}
