//! The one loop: take the first open node, close it, look at where it leads.

pub(crate) mod estimate;
pub(crate) mod event_kind;
pub(crate) mod log;
pub(crate) mod nearest;
pub(crate) mod node_set;
pub(crate) mod observer;
pub(crate) mod open;
pub(crate) mod order;
pub(crate) mod path;
pub(crate) mod plan;
pub(crate) mod portals;
pub(crate) mod query;
mod reach;
pub(crate) mod record;
pub(crate) mod repair;
pub(crate) mod slip;
pub(crate) mod space;
pub(crate) mod timetable;
pub(crate) mod units;

use crate::options::{Closed, GoalTest};
use crate::result::Counts;
use crate::search::event_kind::EventKind;
use crate::search::node_set::NodeSet;
use crate::search::observer::Observer;
use crate::search::open::{AnyOpen, Costs, OpenList};
use crate::search::order::Order;
use crate::search::record::{NO_WRITE, Record, Records, State};
use crate::search::slip::Cheaper;
use crate::search::space::{AnySpace, NONE, Reach, Space};

/// The choices that the loop itself looks at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rules {
    pub order: Order,
    pub closed: Closed,
    pub goal_test: GoalTest,
    /// How an open node that is reached more cheaply is treated. First in, first out keeps the first way.
    pub cheaper: Cheaper,
    /// From both ends: half the number of nodes. 0: from one end.
    pub half: u32,
    /// Whether steps that can't be news may be left out unseen.
    pub news_only: bool,
    /// Search in rounds: nodes with an f above a bound wait for the next one.
    pub rounds: bool,
    /// The most that f may be: what is dearer is never opened. Infinite: any f.
    pub most: f64,
    pub max_expansions: u64,
    /// Whether to remember the node that came nearest.
    pub nearest: bool,
}

/// How a search ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Outcome {
    /// The node where the way is complete: the goal, or where both sides met.
    Found(u32),
    Unreachable,
    Limit,
}

/// A search that can be run in slices.
pub(crate) struct Search<O = AnyOpen> {
    pub rules: Rules,
    pub open: O,
    pub records: Records,
    /// Of nodes: what the lists cost, they count themselves.
    pub counts: Counts,
    pub observer: Observer,
    /// What the open list had cost before this search.
    costs_before: Costs,
    /// Whether nodes are looked for in the lists.
    searches: bool,
    /// What lists cost beside the open list: the closed list of designs without a node table.
    closed_lookups: u64,
    closed_list: Vec<u32>,
    /// Where the way is complete; [`NONE`] where there are several goals, or none.
    goal: u32,
    /// Several goals.
    goals: NodeSet,
    starts: Vec<u32>,
    outcome: Option<Outcome>,
    /// Records written so far: the age of a node in the order.
    written: f64,
    /// Closed nodes that improved and whose successors must hear of it.
    repairs: Vec<u32>,
    /// The steps from the node that is expanded; kept for its memory.
    steps: Vec<Reach>,
    /// From both ends: the cheapest way over a meeting so far.
    meeting: (f64, u32),
    bound: f64,
    next_bound: f64,
    nearest: (f64, f64, u32),
}

impl<O: OpenList> Search<O> {
    pub fn new(rules: Rules, open: O, records: Records) -> Self {
        Self {
            costs_before: open.costs(),
            searches: open.searches(),
            rules,
            open,
            records,
            counts: Counts::default(),
            observer: Observer::default(),
            closed_lookups: 0,
            closed_list: Vec::new(),
            goal: NONE,
            goals: NodeSet::default(),
            starts: Vec::new(),
            outcome: None,
            written: 0.0,
            repairs: Vec::new(),
            steps: Vec::new(),
            meeting: (f64::INFINITY, NONE),
            bound: f64::INFINITY,
            next_bound: f64::INFINITY,
            nearest: (f64::INFINITY, f64::INFINITY, NONE),
        }
    }

    /// Begins at one start or several, towards one goal, several or, over everything, none. Counts go on from what was before.
    pub fn begin(&mut self, space: &AnySpace<'_>, starts: &[u32], goals: &[u32]) {
        self.starts = starts.to_vec();
        if self.rules.half > 0 {
            self.starts
                .extend(goals.iter().map(|goal| goal + self.rules.half));
        }
        (self.goal, self.goals) = match goals {
            [] => (NONE, NodeSet::default()),
            [goal] => (*goal, NodeSet::default()),
            several => (NONE, several.iter().copied().collect()),
        };
        self.outcome = None;
        self.meeting = (f64::INFINITY, NONE);
        self.bound = self.rules.most;
        if self.rules.rounds {
            let f = |&start: &u32| self.rules.order.f(0.0, space.estimate(start));
            self.bound = starts.iter().map(f).fold(f64::INFINITY, f64::min);
        }
        self.begin_round(space);
    }

    fn begin_round(&mut self, space: &AnySpace<'_>) {
        self.next_bound = f64::INFINITY;
        // The way to the nearest of an earlier round is forgotten with all the rest.
        self.nearest = (f64::INFINITY, f64::INFINITY, NONE);
        self.records.clear(space.len());
        self.closed_list.clear();
        self.open.clear();
        self.observer.tell(|log| log.forgot(self.bound));
        for i in 0..self.starts.len() {
            self.reach(space, State::Unseen, self.starts[i], 0.0, NONE);
        }
    }

    /// Expands up to `budget` nodes; the outcome once there is one.
    pub fn advance(&mut self, space: &AnySpace<'_>, budget: u64) -> Option<Outcome> {
        for _ in 0..budget {
            if self.outcome.is_some() {
                break;
            }
            self.expand_first(space);
        }
        self.outcome
    }

    fn expand_first(&mut self, space: &AnySpace<'_>) {
        let at_limit = self.counts.expanded >= self.rules.max_expansions;
        if at_limit && self.meeting.1 == NONE && self.open.len() > 0 {
            self.outcome = Some(Outcome::Limit);
            return;
        }
        let Some(entry) = self.open.pop() else {
            self.exhausted(space);
            return;
        };
        let (node, f) = (entry.node(), entry.f);
        if self.meeting.1 != NONE && f.value() >= self.meeting.0 {
            // Whatever is still open can't lead to a cheaper meeting.
            self.outcome = Some(Outcome::Found(self.meeting.1));
            return;
        }
        if at_limit {
            self.outcome = Some(Outcome::Limit);
            return;
        }
        let Record { g, parent, .. } = self.records.get(node);
        self.counts.expanded += 1;
        if self.searches {
            self.closed_list.push(node);
        }
        self.write(EventKind::Close, State::Closed, node, g, parent);
        if self.is_goal(node) {
            self.outcome = Some(Outcome::Found(node));
            return;
        }
        self.look_around(space, node, parent, g);
        while let Some(node) = self.repairs.pop() {
            let Record { g, parent, .. } = self.records.get(node);
            self.look_around(space, node, parent, g);
        }
    }

    #[inline]
    fn is_goal(&self, node: u32) -> bool {
        node == self.goal || !self.goals.is_empty() && self.goals.contains(node)
    }

    fn exhausted(&mut self, space: &AnySpace<'_>) {
        if self.meeting.1 != NONE {
            self.outcome = Some(Outcome::Found(self.meeting.1));
        } else if self.rules.rounds && self.next_bound.is_finite() {
            self.bound = self.next_bound;
            self.begin_round(space);
        } else {
            self.outcome = Some(Outcome::Unreachable);
        }
    }

    fn look_around(&mut self, space: &AnySpace<'_>, node: u32, parent: u32, g: f64) {
        if let AnySpace::Grid(grid) = space
            && self.rules.news_only
        {
            grid.each_news(node, parent, |to, cost| {
                let known = self.records.get(to);
                // Most ways are no better than the one that the record holds.
                if g + cost < known.g && self.outcome.is_none() {
                    self.reach(space, known.state, to, g + cost, node);
                }
            });
            return;
        }
        let mut steps = std::mem::take(&mut self.steps);
        match space {
            AnySpace::Timed(timed) => timed.add_steps_at(node, g, &mut steps),
            _ => space.add_steps(node, parent, &mut steps),
        }
        for reach in steps.drain(..) {
            if self.outcome.is_some() {
                // The goal was generated: what is beyond it in the list is never looked at.
                break;
            }
            match reach {
                Reach::Step { to, cost } => {
                    let (mut before, mut way) = (node, g + cost);
                    if space.is_any_angle()
                        && parent != NONE
                        && let Some(straight) = space.shortcut(parent, to)
                    {
                        (before, way) = (parent, self.records.get(parent).g + straight);
                    }
                    let known = self.look_up(to);
                    if way < known.g {
                        self.reach(space, known.state, to, way, before);
                    }
                }
                Reach::Ray { to } => {
                    self.records.count();
                    self.observer.tell(|log| {
                        log.wrote(EventKind::Ray, to, State::Unseen, g, node, NO_WRITE);
                    });
                }
            }
        }
        self.steps = steps;
    }

    /// The node that came nearest: the least h, of those the least g, and of those the lowest number.
    pub fn nearest(&self) -> Option<u32> {
        (self.nearest.2 != NONE).then_some(self.nearest.2)
    }

    pub fn open_len(&self) -> usize {
        self.open.len()
    }

    /// What has been counted so far, by the loop and by the lists.
    pub fn counts(&self) -> Counts {
        let costs = self.open.costs().since(self.costs_before);
        let lookups = costs.lookups + self.closed_lookups;
        Counts {
            comparisons: costs.comparisons + lookups,
            lookups,
            moves: costs.moves,
            ..self.counts
        }
    }
}
