//! Goes through a run by the rules of a search. Ties are the run's own: whatever could come next may come next, so one pass says
//! whether any order of ties gives the run.

use super::facts::{Checked, Fact};
use super::steps::Steps;
use crate::map::MapRef;
use crate::options::{Algorithm, GoalTest, TieBreak};
use crate::search::open::{Entry, Led};
use crate::search::plan::Plan;
use crate::search::record::{Record, Records, State};
use crate::search::slip::Cheaper;
use crate::search::space::{AnySpace, NONE, Reach, Space};
use crate::search::{Outcome, Search};

/// f that differ by less than this part are one: programs add their costs up in different orders.
const ROUNDING: f64 = 1e-9;

/// Nodes that could have come next are listed up to so many.
const MOST_EXPECTED: usize = 100;

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
    /// Whether a known node was ever reached more cheaply.
    pub improved: bool,
    /// The same of a closed one.
    pub reopened: bool,
    /// The first fact that is otherwise.
    pub wrong_fact: Option<Checked>,
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

/// What was known where the run left the search.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stood {
    /// Of the node that the run takes, or of the goal where it ends.
    pub node: Record,
    pub node_h: f64,
    pub node_f: Option<f64>,
    /// The least f of all open.
    pub least: Option<f64>,
}

/// What is asked of each expansion.
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

/// Goes through a run as far as the search could have made it. The records are only lent, for their memory.
pub(super) fn replay(
    map: MapRef<'_>,
    plan: &Plan,
    steps: &Steps,
    judge: Judge,
    records: &mut Records,
) -> Replay {
    let mut plan = plan.clone();
    if let Judge::Ties(tie_break) = judge {
        plan.options.tie_break = tie_break;
    }
    let space = plan.space(map, 0);
    let mut replaying = Replaying::new(map, &plan, &space, judge, std::mem::take(records));
    let replay = replaying.follow(steps);
    *records = replaying.search.records;
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
    /// How often each node was expanded again; empty until one is.
    repeated: Vec<u32>,
    around: Vec<Reach>,
}

impl<'r, 'm> Replaying<'r, 'm> {
    fn new(
        map: MapRef<'m>,
        plan: &'r Plan,
        space: &'r AnySpace<'m>,
        judge: Judge,
        records: Records,
    ) -> Self {
        let algorithm = plan.options.algorithm;
        let open = Led::by_age(judge.age(algorithm));
        let mut search = Search::new(plan.rules(map), open, records);
        let (start, goal) = plan.ends(0);
        search.begin(space, start, if plan.slip.endless { NONE } else { goal });
        Self {
            plan,
            space,
            map,
            search,
            by_ties: matches!(judge, Judge::Ties(_)) || algorithm == Algorithm::Bfs,
            from_goal: judge == Judge::FromGoal,
            start,
            goal,
            repeated: Vec::new(),
            around: Vec::new(),
        }
    }

    fn follow(&mut self, steps: &Steps) -> Replay {
        let mut replay = Replay {
            followed: 0,
            end: End::Complete,
            repeats: 0,
            first_repeat: None,
            tied: false,
            improved: false,
            reopened: false,
            wrong_fact: None,
            expected: Vec::new(),
            stood: Stood {
                node: Record::UNSEEN,
                node_h: 0.0,
                node_f: None,
                least: None,
            },
        };
        let mut outcome = self.search.advance(self.space, 0);
        // Programs that print a neighbour when they go to it never print the start.
        if outcome.is_none()
            && let Some(&first) = steps.nodes.first()
            && first != self.start
            && self.allowed(first).is_none()
        {
            outcome = self.expand(self.start);
        }
        let mut scale = 1.0;
        let mut passed_goal = false;
        while let Some(&node) = steps.nodes.get(replay.followed) {
            if outcome.is_some() {
                break;
            }
            let Some((chosen, tied)) = self.allowed(node) else {
                if self.is_repeat(node) {
                    replay.repeats += 1;
                    replay.first_repeat.get_or_insert(replay.followed);
                    replay.followed += 1;
                    continue;
                }
                replay.end = End::Left;
                break;
            };
            passed_goal |= replay.followed > 0 && steps.nodes[replay.followed - 1] == self.goal;
            replay.tied |= tied;
            outcome = self.expand(chosen);
            if replay.wrong_fact.is_none()
                && let Some(fact) = steps.facts.get(replay.followed)
            {
                let record = self.search.records.get(chosen);
                replay.wrong_fact =
                    self.check(fact, chosen, record, &mut scale)
                        .map(|(name, printed, right)| Checked {
                            step: replay.followed,
                            name,
                            printed,
                            right,
                        });
            }
            replay.followed += 1;
        }
        replay.improved = self.search.counts.improved > 0 || self.search.counts.reopened > 0;
        replay.reopened = self.search.counts.reopened > 0;
        let left = &steps.nodes[replay.followed..];
        if replay.end != End::Left {
            replay.end = self.end(outcome, left, passed_goal);
        }
        self.stand(&mut replay, left.first().copied());
        replay
    }

    /// How the run ended, `left` being what is left of it.
    fn end(&mut self, outcome: Option<Outcome>, left: &[u32], passed_goal: bool) -> End {
        if self.plan.slip.endless {
            // Whoever goes on may be stopped anywhere.
            return if passed_goal {
                End::Complete
            } else {
                End::Early
            };
        }
        match outcome {
            // The goal may be printed where it was opened.
            Some(_)
                if self.plan.options.goal_test == GoalTest::Generated && left == [self.goal] =>
            {
                End::Complete
            }
            Some(_) if left.is_empty() => End::Complete,
            Some(_) => End::Late,
            None => self.end_of_all(),
        }
    }

    /// Whether the search ends where the run does: nothing is open, or the goal comes next and was not printed.
    fn end_of_all(&mut self) -> End {
        let next = match self.allowed(self.goal) {
            Some((goal, _)) => goal,
            None => match self.search.open.first() {
                Some(first) => first.node(),
                None => return End::Complete,
            },
        };
        let before = self.search.counts.expanded;
        // To see whether the search would go on takes a look without keeping what comes of it.
        if next != self.goal && self.plan.half(self.map) == 0 {
            let at_limit = before >= self.search.rules.max_expansions;
            return if at_limit { End::Complete } else { End::Early };
        }
        match self.expand(next) {
            Some(_) => End::Complete,
            None => End::Early,
        }
    }

    /// What was known where the run and the search part.
    fn stand(&mut self, replay: &mut Replay, next: Option<u32>) {
        if replay.end == End::Complete || replay.end == End::Late {
            return;
        }
        let node = next.unwrap_or(self.goal);
        let node = match self.search.open.entry(node) {
            None if self.search.records.get(node).state == State::Unseen => self.across(node),
            _ => node,
        };
        let led = &self.search.open;
        let first = led.first();
        // The first of a heap stands first.
        let mut expected: Vec<Entry> = match first {
            Some(first) => {
                let close = led
                    .entries()
                    .iter()
                    .filter(|entry| self.is_close(entry, &first));
                close.copied().collect()
            }
            None => Vec::new(),
        };
        expected.truncate(MOST_EXPECTED);
        let half = self.plan.half(self.map);
        replay.expected = expected
            .iter()
            .map(|entry| {
                if half > 0 {
                    entry.node() % half
                } else {
                    entry.node()
                }
            })
            .collect();
        replay.stood = Stood {
            node: self.search.records.get(node),
            node_h: self.search.rules.order.h(self.space.estimate(node)),
            node_f: led.entry(node).map(|entry| entry.f.value()),
            least: first.map(|first| first.f.value()),
        };
    }

    /// The same node on the other side, in a search from both ends.
    fn across(&self, node: u32) -> u32 {
        match self.plan.half(self.map) {
            0 => node,
            half => node + half,
        }
    }

    fn expand(&mut self, node: u32) -> Option<Outcome> {
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

    /// Whether a node that is closed may be expanded once more, as programs do that put a node into the open list again for each way to
    /// it and take out all of these entries. Each way from a closed neighbour may have made one.
    fn is_repeat(&mut self, node: u32) -> bool {
        let single = !matches!(
            self.plan.options.algorithm,
            Algorithm::Jps | Algorithm::Theta | Algorithm::Bidirectional
        );
        if !single || self.search.records.get(node).state != State::Closed {
            return false;
        }
        let least = self
            .search
            .open
            .first()
            .map_or(f64::INFINITY, |first| first.f.value());
        let before = self.repeated.get(node as usize).copied().unwrap_or(0) as usize;
        let entries = self.entries_up_to(node, least + least * ROUNDING);
        // One of them was the first expansion.
        let possible = before + 1 < entries + usize::from(node == self.start);
        if possible {
            self.repeated.resize(self.space.len(), 0);
            self.repeated[node as usize] += 1;
        }
        possible
    }

    /// How many ways to a node from closed neighbours have an f up to this.
    fn entries_up_to(&mut self, node: u32, most: f64) -> usize {
        let mut before = Vec::new();
        match self.map {
            MapRef::Graph(graph) => {
                let links = graph.links(!self.plan.options.reverse).of(node);
                before.extend(links.map(|(from, _)| from));
            }
            MapRef::Grid(_) => {
                self.space.add_steps(node, NONE, &mut self.around);
                for reach in self.around.drain(..) {
                    if let Reach::Step { to, .. } = reach {
                        before.push(to);
                    }
                }
            }
        }
        let h = self.space.estimate(node);
        let mut count = 0;
        for from in before {
            let known = self.search.records.get(from);
            if known.state != State::Closed {
                continue;
            }
            if let Some(cost) = self.cost(from, node) {
                let entry = self.search.rules.order.entry(node, known.g + cost, h, 0.0);
                count += usize::from(entry.f.value() <= most);
            }
        }
        count
    }

    /// What the cheapest step from one node to another costs.
    fn cost(&mut self, from: u32, to: u32) -> Option<f64> {
        let mut least: Option<f64> = None;
        self.space.add_steps(from, NONE, &mut self.around);
        for reach in self.around.drain(..) {
            if let Reach::Step { to: other, cost } = reach
                && other == to
            {
                least = Some(least.map_or(cost, |least| least.min(cost)));
            }
        }
        least
    }

    /// The first of the facts about an expansion that is otherwise: its name, what was printed, and what it is.
    fn check(
        &mut self,
        fact: &Fact,
        node: u32,
        record: Record,
        scale: &mut f64,
    ) -> Option<(&'static str, f64, f64)> {
        let order = self.search.rules.order;
        let cost = |units: f64| self.plan.units.cost(units);
        let (g, estimate) = (record.g, self.space.estimate(node));
        let h = order.h(estimate);
        let weighted = self.plan.options.weight * h;
        if *scale == 1.0 {
            *scale = fact.scale(cost(g), cost(h));
        }
        if let Some(wrong) = fact.wrong_g(cost(g), *scale) {
            return Some(wrong);
        }
        // Who goes by g alone may print an h all the same.
        if (h > 0.0 || estimate == 0.0)
            && let Some(wrong) = fact.wrong_h(&[cost(h), cost(weighted)], *scale)
        {
            return Some(wrong);
        }
        // A place that stays may be told by its old f.
        if self.plan.slip.cheaper != Cheaper::KeepsPlace {
            let f = [order.f(g, h), g + h, g + weighted].map(cost);
            if let Some(wrong) = fact.wrong_f(&f, *scale) {
                return Some(wrong);
            }
        }
        let half = self.plan.half(self.map);
        let single = !matches!(
            self.plan.options.algorithm,
            Algorithm::Jps | Algorithm::Theta
        );
        if let (Some(parent), true) = (fact.parent, single && half == 0) {
            let is_right = match parent {
                NONE => record.parent == NONE,
                parent if parent == node => record.parent == NONE,
                parent if parent == record.parent => true,
                parent => {
                    let known = self.search.records.get(parent);
                    let step = self.cost(parent, node);
                    known.state == State::Closed
                        && step.is_some_and(|step| (known.g + step - g).abs() <= g.abs() * ROUNDING)
                }
            };
            if !is_right {
                return Some(("parent", f64::from(parent), f64::from(record.parent)));
            }
        }
        None
    }
}

/// What a search takes that follows a run as far as it can, on the side of a search from both ends that it takes it.
pub(super) fn led(map: MapRef<'_>, plan: &Plan, steps: &Steps, judge: Judge) -> Vec<u32> {
    let space = plan.space(map, 0);
    let mut replaying = Replaying::new(map, plan, &space, judge, Records::default());
    let mut taken = Vec::new();
    let mut outcome = replaying.search.advance(&space, 0);
    if let Some(&first) = steps.nodes.first()
        && first != replaying.start
        && replaying.allowed(first).is_none()
    {
        taken.push(replaying.start);
        outcome = replaying.expand(replaying.start);
    }
    for &node in &steps.nodes {
        if outcome.is_some() {
            break;
        }
        match replaying.allowed(node) {
            Some((chosen, _)) => {
                taken.push(chosen);
                outcome = replaying.expand(chosen);
            }
            None if replaying.is_repeat(node) => {}
            None => break,
        }
    }
    taken
}

/// The nodes that a search expands, in order, with the rule for ties of its options. The records are only lent.
pub(super) fn walk(map: MapRef<'_>, plan: &Plan, records: &mut Records) -> Vec<u32> {
    let space = plan.space(map, 0);
    let mut replaying = Replaying::new(map, plan, &space, Judge::LeastF, std::mem::take(records));
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
    *records = replaying.search.records;
    nodes
}
