//! The plan of one tick, made in slices.

use super::told::Why;
use super::{WalkMistake, Walking};
use crate::options::Replanner;
use crate::result::Status;
use crate::search::event_kind::EventKind;
use crate::search::open::AnyOpen;
use crate::search::record::{NO_WRITE, Records, State};
use crate::search::repair::Repair;
use crate::search::repair::course::Beginning;
use crate::search::space::{AnySpace, NONE};
use crate::search::{Outcome, Search};

/// What plans: anew each time, or by keeping a plan up to date.
pub(super) enum Planner {
    Anew(Box<Search<AnyOpen>>),
    Kept(Box<Repair>),
}

/// How often a mistaken search expands each cell in one tick, in the mean, before it is given up.
const MOST_PER_CELL: u64 = 20;

/// The cells of a plan; `None` where there is no path.
type Path = Option<Vec<u32>>;

/// A tick whose plan is being made.
pub(super) struct Underway {
    tick: usize,
    /// How many nodes had been expanded before it.
    pub expanded: u64,
    /// Its plan, where nothing need be searched for.
    ready: Option<Path>,
    /// Whether the plan was begun from nothing.
    is_anew: bool,
}

impl Walking {
    /// The changes of the next tick come, and its plan is begun.
    pub(super) fn begin_tick(&mut self) -> Underway {
        let tick = self.ticks.len();
        let changed = self.learn(tick as u32);
        let last = self.course.ticks.last().copied();
        self.course.ticks.push(Beginning {
            at: self.at,
            walked: last.map_or(0.0, |last| last.walked),
            edits: self.course.edits.len(),
        });
        self.tell_tick();
        let [at, goal] = self.ends();
        let is_waiting = self.ticks.last().is_some_and(|last| last.path.is_empty());
        let ready = if is_waiting && changed.is_empty() {
            // As there was no path before, there is none now.
            Some(None)
        } else if at == goal && self.course.replanner != Replanner::Lpa {
            Some(Some(vec![goal]))
        } else {
            None
        };
        let expanded = self.expanded();
        let is_anew = tick == 0;
        if ready.is_none() {
            match &mut self.planner {
                Planner::Anew(search) => {
                    let space = AnySpace::Grid(self.course.space(&self.known, tick));
                    search.begin(&space, &[at], &[goal]);
                }
                Planner::Kept(_) if is_anew => self.begin_anew(tick),
                Planner::Kept(_) => self.mend(tick, &changed),
            }
        }
        Underway {
            tick,
            expanded,
            ready,
            is_anew,
        }
    }

    /// Tells of the beginning of a tick, which changes no record.
    fn tell_tick(&mut self) {
        let before = self.ticks.last().map_or(self.at, |last| last.at);
        let [at, before] = [self.at, before].map(|point| self.known.index(point));
        let (records, observer) = match &mut self.planner {
            Planner::Anew(search) => (&mut search.records, &mut search.observer),
            Planner::Kept(repair) => (&mut repair.records, &mut repair.observer),
        };
        records.count();
        observer.tell(|log| {
            log.began_leg();
            log.wrote(EventKind::Tick, at, State::Unseen, 0.0, before, NO_WRITE);
        });
    }

    /// The agent and the goal.
    fn ends(&self) -> [u32; 2] {
        [self.at, self.course.goal].map(|point| self.known.index(point))
    }

    /// Where the plan begins, and where it leads.
    fn root_and_target(&self) -> (u32, u32) {
        let [at, goal] = self.ends();
        if self.course.is_backward() {
            (goal, at)
        } else {
            (at, goal)
        }
    }

    fn begin_anew(&mut self, tick: usize) {
        let (root, _) = self.root_and_target();
        self.course.ticks[tick].walked = 0.0;
        if let Planner::Kept(repair) = &mut self.planner {
            repair.begin(&self.course.ways(&self.known, tick), root);
        }
    }

    /// Tells the plan what has changed.
    fn mend(&mut self, tick: usize, changed: &[u32]) {
        let raises_keys = self.course.mistake != Some(WalkMistake::KeysNotRaised);
        if self.course.is_backward() && raises_keys {
            let before = self.course.ticks[tick - 1].at;
            let ways = self.course.ways(&self.known, tick);
            let step = ways.estimate(self.known.index(before));
            self.course.ticks[tick].walked += step;
        }
        if let Planner::Kept(repair) = &mut self.planner {
            let ways = self.course.ways(&self.known, tick);
            for &cell in changed {
                repair.changed(&ways, cell);
            }
        }
    }

    /// Goes on with the plan for up to `budget` expansions. `None` as long as it is not made.
    pub(super) fn plan_on(&mut self, underway: &mut Underway, budget: u64) -> Option<Path> {
        if let Some(path) = underway.ready.take() {
            return Some(path);
        }
        match &mut self.planner {
            Planner::Anew(search) => {
                let space = AnySpace::Grid(self.course.space(&self.known, underway.tick));
                let outcome = search.advance(&space, budget)?;
                drop(space);
                let path = match outcome {
                    Outcome::Found(goal) => chain(&search.records, goal, self.known.len(), false),
                    Outcome::Unreachable => None,
                    Outcome::Limit => self.stop(),
                };
                Some(path.map(reversed))
            }
            Planner::Kept(_) => self.keep_on(underway, budget),
        }
    }

    /// Brings the plan up to date.
    fn keep_on(&mut self, underway: &mut Underway, budget: u64) -> Option<Path> {
        let (_, target) = self.root_and_target();
        let mut most = self.plan.options.max_expansions.unwrap_or(u64::MAX);
        let is_mistaken = self.course.mistake.is_some();
        if is_mistaken {
            // Without a reset, costs may be counted up for ever.
            most = most.min(underway.expanded + MOST_PER_CELL * self.known.len() as u64);
        }
        loop {
            let Planner::Kept(repair) = &mut self.planner else {
                return Some(None);
            };
            let ways = self.course.ways(&self.known, underway.tick);
            let pause = repair.counts.expanded.saturating_add(budget);
            let path = match repair.advance(&ways, target, most.min(pause)) {
                Outcome::Found(_) if is_mistaken => {
                    let path = repair.descent(&ways, target);
                    let is_backward = self.course.is_backward();
                    return Some(Some(if is_backward { path } else { reversed(path) }));
                }
                Outcome::Found(_) => chain(&repair.records, target, self.known.len(), true),
                Outcome::Unreachable => return Some(None),
                Outcome::Limit if pause < most => return None,
                Outcome::Limit => return Some(self.stop()),
            };
            if let Some(path) = path {
                let is_backward = self.course.is_backward();
                return Some(Some(if is_backward { path } else { reversed(path) }));
            }
            if underway.is_anew {
                return Some(None);
            }
            // Only where costs are so large that sums of them are rounded: what was kept is forgotten.
            underway.is_anew = true;
            self.begin_anew(underway.tick);
        }
    }

    /// Gives up.
    fn stop<T>(&mut self) -> Option<T> {
        self.ended = Some((Status::Limit, Why::Expansions));
        None
    }
}

fn reversed(mut path: Vec<u32>) -> Vec<u32> {
    path.reverse();
    path
}

/// A node and those before it, as far as the first. `None` where one of them is not settled.
fn chain(records: &Records, end: u32, len: usize, settled: bool) -> Option<Vec<u32>> {
    let mut nodes = vec![end];
    let mut record = records.get(end);
    while record.parent != NONE {
        if settled && record.state != State::Closed || nodes.len() > len {
            return None;
        }
        nodes.push(record.parent);
        record = records.get(record.parent);
    }
    record.g.is_finite().then_some(nodes)
}
