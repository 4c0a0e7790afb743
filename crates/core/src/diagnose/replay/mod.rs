//! Goes through a run by the rules of a search. Ties are the run's own: whatever could come next may come next, so one pass says
//! whether any order of ties gives the run.

mod following;
mod parting;
mod printed;
mod repeats;

use super::desk::Desk;
use super::facts::Checked;
use super::steps::Steps;
use crate::map::MapRef;
use crate::options::{Algorithm, TieBreak};
use crate::search::open::{Entry, Led};
use crate::search::plan::Plan;
use crate::search::record::Record;
use crate::search::space::{AnySpace, Reach};
use crate::search::{Outcome, Search};
use std::collections::HashMap;
use std::mem;

/// f that differ by less than this part are one: programs add their costs up in different orders.
const ROUNDING: f64 = 1e-9;

/// What a run was held against, and how far it went along.
#[derive(Debug)]
pub(super) struct Replay {
    /// How many expansions could be made as they were.
    pub followed: usize,
    pub end: End,
    /// How often a node was expanded again for an entry that was out of date, and the first time.
    pub repeats: usize,
    pub first_repeat: Option<usize>,
    /// Whether anything was left to the ties.
    pub tied: bool,
    /// How often a node was reached again, more cheaply.
    pub improved: u64,
    /// Whether a closed one was.
    pub reopened: bool,
    /// The first fact that is otherwise.
    pub wrong_fact: Option<Checked>,
    /// What was expanded, on the side of a search from both ends that it was expanded on.
    pub taken: Vec<u32>,
    /// Where the run leaves the search: what could have come next, the least f first.
    pub expected: Vec<u32>,
    /// The search as it stood then.
    pub stood: Stood,
}

/// How a run ended, seen from a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// As it must.
    Complete,
    /// The search has more to do.
    Early,
    /// The search was done before.
    Late,
    /// It expands what the search could not.
    Left,
}

/// What the search knew where the run left it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stood {
    /// Of the node that the run takes, or of the goal where it ends.
    pub node: Record,
    pub node_h: f64,
    pub node_f: Option<f64>,
    /// The least f of all open.
    pub least: Option<f64>,
}

/// What each expansion must have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Judge {
    /// That its f is the least.
    LeastF,
    /// The same. In a search from both ends, where a place could be taken on either side it is on the side of the goal.
    FromGoal,
    /// That a rule for ties would have taken it, too.
    Ties(TieBreak),
}

impl Judge {
    /// How the age counts where nodes that came from one expansion are equally old.
    fn age(self, algorithm: Algorithm) -> f64 {
        match (algorithm, self) {
            (Algorithm::Bfs, _) | (_, Self::Ties(TieBreak::Oldest)) => 1.0,
            (_, Self::Ties(TieBreak::Newest)) => -1.0,
            _ => 0.0,
        }
    }
}

/// Goes through a run as far as the search could have made it.
pub(super) fn replay(
    map: MapRef<'_>,
    plan: &Plan,
    steps: &Steps,
    judge: Judge,
    desk: &mut Desk,
) -> Replay {
    let mut plan = plan.clone();
    if let Judge::Ties(tie_break) = judge {
        plan.options.tie_break = tie_break;
    }
    let space = plan.space(map, 0);
    let mut replaying = Replaying::new(map, &plan, &space, judge, desk);
    let replay = replaying.follow(steps);
    replaying.give_back(desk);
    replay
}

struct Replaying<'r, 'm> {
    plan: &'r Plan,
    space: &'r AnySpace<'m>,
    map: MapRef<'m>,
    search: Search<Led>,
    by_ties: bool,
    from_goal: bool,
    start: u32,
    goal: u32,
    /// How often each node was expanded; counted only from when a closed one is expanded again.
    times: Option<HashMap<u32, u32>>,
    taken: Vec<u32>,
    around: Vec<Reach>,
}

impl<'r, 'm> Replaying<'r, 'm> {
    fn new(
        map: MapRef<'m>,
        plan: &'r Plan,
        space: &'r AnySpace<'m>,
        judge: Judge,
        desk: &mut Desk,
    ) -> Self {
        let algorithm = plan.options.algorithm;
        let open = mem::take(&mut desk.open).by_age(judge.age(algorithm));
        let records = mem::take(&mut desk.records);
        let mut search = Search::new(plan.rules(map), open, records);
        let (start, goal) = plan.ends(0);
        let goals = [goal];
        let goals = if plan.slip.endless { &[] } else { &goals[..] };
        search.begin(space, &[start], goals);
        Self {
            plan,
            space,
            map,
            search,
            by_ties: matches!(judge, Judge::Ties(_)) || algorithm == Algorithm::Bfs,
            from_goal: judge == Judge::FromGoal,
            start,
            goal,
            times: None,
            taken: Vec::new(),
            around: Vec::new(),
        }
    }

    /// Puts the memory back that was lent.
    fn give_back(self, desk: &mut Desk) {
        desk.records = self.search.records;
        desk.open = self.search.open;
    }

    /// The same node on the other side, in a search from both ends.
    fn across(&self, node: u32) -> u32 {
        match self.plan.half(self.map) {
            0 => node,
            half => node + half,
        }
    }

    fn expand(&mut self, node: u32) -> Option<Outcome> {
        self.taken.push(node);
        if let Some(times) = &mut self.times {
            *times.entry(node).or_default() += 1;
        }
        self.search.open.choose(node);
        self.search.advance(self.space, 1)
    }

    /// Whether a node may be expanded now, on which side, and whether others might have been.
    fn allowed(&self, node: u32) -> Option<(u32, bool)> {
        let led = &self.search.open;
        let first = led.first()?;
        let mut sides = [node, self.across(node)];
        if self.from_goal {
            sides.reverse();
        }
        let entry = sides
            .into_iter()
            .find_map(|side| led.entry(side).filter(|entry| self.is_close(entry, &first)))?;
        // Below the first of a heap, the second is one of two.
        let mut others = led.entries().iter().skip(1).take(2);
        let tied = entry.node() != first.node() || others.any(|other| self.is_close(other, &first));
        Some((entry.node(), tied))
    }

    /// Whether nothing says that the first must come before this one.
    fn is_close(&self, entry: &Entry, first: &Entry) -> bool {
        let (f, least) = (entry.f.value(), first.f.value());
        if self.by_ties && f == least {
            return entry.ties_with(first);
        }
        f <= least + least * ROUNDING
    }
}

/// The nodes that a search expands, in order, with the rule for ties of its options.
pub(super) fn walk(map: MapRef<'_>, plan: &Plan, desk: &mut Desk) -> Vec<u32> {
    let space = plan.space(map, 0);
    let mut replaying = Replaying::new(map, plan, &space, Judge::LeastF, desk);
    let half = plan.half(map);
    let mut nodes = Vec::new();
    let mut outcome = replaying.search.advance(&space, 0);
    while outcome.is_none()
        && let Some(first) = replaying.search.open.first()
    {
        let before = replaying.search.counts.expanded;
        outcome = replaying.expand(first.node());
        if replaying.search.counts.expanded > before {
            nodes.push(match half {
                0 => first.node(),
                half => first.node() % half,
            });
        }
    }
    replaying.give_back(desk);
    nodes
}
