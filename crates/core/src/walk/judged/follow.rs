//! A run of a walk, gone through tick by tick with the loop itself. Whatever decides ties is right: what may be expanded is every place
//! whose key is the least as it would be now, however long it has waited. The agent may walk any of the best ways, so there may be
//! several places where it can be.

use super::read::{Printed, Sheet};
use crate::map::grid::{Grid, Point};
use crate::options::{Diagonal, Heuristic, Options, Replanner};
use crate::search::open::{Entry, OpenList};
use crate::search::record::State;
use crate::search::repair::Repair;
use crate::search::repair::course::{Beginning, Cell, Course, Edit};
use crate::search::repair::lapse::WalkMistake;
use crate::search::repair::ways::Ways;
use crate::search::space::Space;
use crate::walk::Change;

/// What a run is held against.
pub(super) struct Question<'q> {
    pub map: &'q Grid,
    pub from: Point,
    /// In the order of their ticks.
    pub changes: &'q [Change],
    /// Without ticks.
    pub course: Course,
}

/// Where a run leaves every run that is possible.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Stray {
    pub tick: u32,
    /// How many expansions came before.
    pub step: usize,
    /// What it does there, and what could be done.
    pub what: What,
    pub expected: Vec<Point>,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) enum What {
    /// Another is first.
    Early(Point),
    /// It is consistent there.
    Consistent(Point),
    /// The plan is made.
    Done(Point),
    /// What is printed of a place is another.
    Value(Point, &'static str, f64, f64),
    /// The tick ends, and something must be expanded.
    Ends,
    /// The agent is elsewhere.
    Agent(Point),
    /// There are too many places where the agent can be.
    Unclear,
}

/// Where the agent can be, with all that it knows.
#[derive(Clone)]
struct Track {
    repair: Repair,
    known: Grid,
    course: Course,
    at: Point,
    /// Which changes have been left out, and for keys that are not raised, where it was when it wrote any.
    past: Vec<u32>,
    over: bool,
}

/// Keys of two ways to add up the same costs differ by less.
const NEARLY: f64 = 1e-9;

/// All that is kept for the places where the agent can be.
const MOST_CELLS: usize = 2_000_000;
const MOST_TRACKS: usize = 200;

impl Question<'_> {
    fn mistake(&self) -> Option<WalkMistake> {
        self.course.mistake
    }

    /// Whether keys are compared to the last bit: where sums of costs are exact in doubles.
    fn is_exact(&self) -> bool {
        let Options {
            diagonal,
            diagonal_cost,
            heuristic,
            ..
        } = self.course.options;
        let binary = |cost: f64| (cost * 1024.0).fract() == 0.0;
        let straight = diagonal == Diagonal::Never;
        let costs = self.map.costs().unwrap_or_default().iter().copied();
        let changed = self.changes.iter().filter_map(|change| change.cost);
        let h = match heuristic {
            Heuristic::Euclidean => false,
            Heuristic::Octile => binary(diagonal_cost),
            _ => straight || binary(diagonal_cost),
        };
        h && (straight || binary(diagonal_cost)) && costs.chain(changed).all(binary)
    }

    /// Goes through a run. What is wrong first, if anything is.
    pub fn follow(&self, sheet: &Sheet) -> Result<(), Stray> {
        let exact = self.is_exact() && self.mistake() != Some(WalkMistake::OnePartKey);
        let last = sheet.expansions.last().map_or(0, |last| last.tick);
        let changes_end = self.changes.last().map_or(0, |change| change.at);
        let mut tracks = vec![Track {
            repair: Repair::default(),
            known: self.map.clone(),
            course: self.course.clone(),
            at: self.from,
            past: Vec::new(),
            over: false,
        }];
        let mut step = 0;
        for tick in 0..=last.max(changes_end) {
            let stray = |step, what, expected| Stray {
                tick,
                step,
                what,
                expected,
            };
            for (_, place) in sheet.agents.iter().filter(|(at, _)| *at == tick) {
                let could: Vec<Point> = tracks.iter().map(|track| track.at).collect();
                tracks.retain(|track| track.at == *place);
                if tracks.is_empty() {
                    return Err(stray(step, What::Agent(*place), could));
                }
            }
            for track in &mut tracks {
                track.begin(tick, self);
            }
            while let Some(printed) = sheet
                .expansions
                .get(step)
                .filter(|printed| printed.tick == tick)
            {
                let mut strays = Vec::new();
                tracks.retain_mut(|track| match track.take(tick, printed, exact) {
                    Ok(()) => true,
                    Err(found) => {
                        strays.push(found);
                        false
                    }
                });
                if tracks.is_empty() {
                    let mut expected: Vec<Point> = strays
                        .iter()
                        .flat_map(|(_, places)| places.clone())
                        .collect();
                    expected.sort_unstable();
                    expected.dedup();
                    let what = strays
                        .into_iter()
                        .next()
                        .map_or(What::Ends, |(what, _)| what);
                    return Err(stray(step, what, expected));
                }
                step += 1;
            }
            for track in &mut tracks {
                track.requeue(tick);
            }
            let gave_up = tick >= last && tracks.iter().any(|track| track.has_no_way(tick));
            let waiting: Vec<Point> = tracks
                .iter()
                .flat_map(|track| track.least(tick, exact))
                .collect();
            tracks.retain(|track| track.may_end(tick, exact));
            // A program that counts up for ever is stopped at some time.
            let is_stopped = tick >= last && self.mistake() == Some(WalkMistake::NeverResets);
            if gave_up || is_stopped {
                return Ok(());
            }
            if tracks.is_empty() {
                return Err(stray(step, What::Ends, waiting));
            }
            tracks = self.walked_on(tracks, tick);
            if tracks.len() > MOST_TRACKS || tracks.len() * self.map.len() > MOST_CELLS {
                return Err(stray(step, What::Unclear, Vec::new()));
            }
        }
        Ok(())
    }

    /// Each place where the agent can be a tick later.
    fn walked_on(&self, tracks: Vec<Track>, tick: u32) -> Vec<Track> {
        let mut all: Vec<Track> = Vec::new();
        for track in tracks {
            for next in track.nexts(tick) {
                let is_new = |other: &Track| (other.at, &other.past) != (next, &track.past);
                if all.iter().all(is_new) {
                    all.push(Track {
                        at: next,
                        ..track.clone()
                    });
                }
            }
        }
        all
    }
}

impl Track {
    fn mistake(&self) -> Option<WalkMistake> {
        self.course.mistake
    }

    fn ways(&self, tick: u32) -> Ways<'_> {
        self.course.ways(&self.known, tick as usize)
    }

    fn is_backward(&self) -> bool {
        self.course.replanner == Replanner::DStarLite
    }

    fn target(&self) -> u32 {
        let target = if self.is_backward() {
            self.at
        } else {
            self.course.goal
        };
        self.known.index(target)
    }

    /// The changes of a tick come.
    fn begin(&mut self, tick: u32, question: &Question<'_>) {
        let mut changed = Vec::new();
        for (number, change) in (0..)
            .zip(question.changes)
            .filter(|(_, change)| change.at == tick)
        {
            if change.place == self.at || change.place == self.course.goal {
                self.past.push(number);
                continue;
            }
            let before = Cell::of(&self.known, change.place);
            let after = Cell {
                wall: change.wall.unwrap_or(before.wall),
                cost: change.cost.unwrap_or(before.cost),
            };
            if before != after {
                after.put(&mut self.known, change.place);
                let at = change.place;
                self.course.edits.push(Edit { at, before, after });
                changed.push(self.known.index(at));
            }
        }
        let last = self.course.ticks.last().copied();
        self.course.ticks.push(Beginning {
            at: self.at,
            walked: last.map_or(0.0, |last| last.walked),
            edits: self.course.edits.len(),
        });
        let raises = self.mistake() != Some(WalkMistake::KeysNotRaised);
        if let (true, true, Some(last)) = (self.is_backward(), raises, last) {
            let step = self.ways(tick).estimate(self.known.index(last.at));
            self.course.ticks[tick as usize].walked += step;
        }
        if !raises && (tick == 0 || !changed.is_empty()) {
            self.past.push(self.known.index(self.at));
        }
        let mut repair = std::mem::take(&mut self.repair);
        let ways = self.ways(tick);
        if tick == 0 {
            let root = if self.is_backward() {
                self.course.goal
            } else {
                self.at
            };
            repair.begin(&ways, self.known.index(root));
        }
        for cell in changed {
            repair.changed(&ways, cell);
        }
        self.repair = repair;
        self.over |= self.is_backward() && self.at == self.course.goal;
    }

    /// The two parts of the key of a place.
    fn key(&self, ways: &Ways<'_>, node: u32) -> [f64; 2] {
        let [g, rhs] = self.repair.values(node);
        let g = g.min(rhs);
        [g + ways.onward.estimate(node), g]
    }

    /// What may be expanded next, of all that is open.
    fn least(&self, tick: u32, exact: bool) -> Vec<Point> {
        let ways = self.ways(tick);
        let entries = self.repair.open.entries();
        let nodes: Vec<u32> = if self.mistake() == Some(WalkMistake::KeysNotRaised) {
            let first = entries.first();
            let ties = |entry: &&Entry| first.is_some_and(|first| first.ties_with(entry));
            entries.iter().filter(ties).map(Entry::node).collect()
        } else {
            let keys: Vec<([f64; 2], u32)> = entries
                .iter()
                .map(|entry| (self.key(&ways, entry.node()), entry.node()))
                .collect();
            let first = keys
                .iter()
                .map(|(key, _)| key[0])
                .fold(f64::INFINITY, f64::min);
            let near = keys
                .iter()
                .filter(|(key, _)| key[0] <= first + margin(first, exact));
            let second = near
                .clone()
                .map(|(key, _)| key[1])
                .fold(f64::INFINITY, f64::min);
            near.filter(|(key, _)| !exact || key[1] == second)
                .map(|&(_, node)| node)
                .collect()
        };
        nodes
            .into_iter()
            .map(|node| self.known.point(node))
            .collect()
    }

    /// Whether the loop may end here.
    fn may_end(&self, tick: u32, exact: bool) -> bool {
        if self.over || self.repair.open.len() == 0 {
            return true;
        }
        if self.mistake() == Some(WalkMistake::EmptiesQueue) {
            return false;
        }
        let target = self.target();
        if self.repair.is_underconsistent(target) {
            return false;
        }
        let ways = self.ways(tick);
        let end = self.key(&ways, target);
        let ends = |key: [f64; 2]| {
            let near = margin(end[0], exact);
            key[0] >= end[0] - near && (!exact || key[0] > end[0] || key[1] >= end[1])
        };
        if self.mistake() == Some(WalkMistake::KeysNotRaised) {
            let [g, rhs] = self.repair.values(target);
            let stored = ways.entry(target, g.min(rhs));
            return self
                .repair
                .open
                .entries()
                .first()
                .is_none_or(|first| !first.before(&stored) || first.ties_with(&stored));
        }
        self.repair
            .open
            .entries()
            .iter()
            .all(|entry| ends(self.key(&ways, entry.node())))
    }

    /// Whether the loop may go on with a place.
    fn may_take(&self, tick: u32, node: u32, exact: bool) -> bool {
        let target = self.target();
        if self.mistake() == Some(WalkMistake::EmptiesQueue) || self.repair.is_open(target) {
            return true;
        }
        let ways = self.ways(tick);
        let end = self.key(&ways, target);
        self.mistake() == Some(WalkMistake::KeysNotRaised)
            || self.key(&ways, node)[0] <= end[0] + margin(end[0], exact)
    }

    /// Where keys are not raised, those that are too low now are put back.
    fn requeue(&mut self, tick: u32) {
        if self.mistake() == Some(WalkMistake::KeysNotRaised) {
            let mut repair = std::mem::take(&mut self.repair);
            repair.requeue(&self.ways(tick), self.target());
            self.repair = repair;
        }
    }

    /// Expands what was printed, or says why it can't be.
    fn take(
        &mut self,
        tick: u32,
        printed: &Printed,
        exact: bool,
    ) -> Result<(), (What, Vec<Point>)> {
        let place = printed.place;
        let node = self.known.index(place);
        if self.over {
            return Err((What::Done(place), Vec::new()));
        }
        self.requeue(tick);
        let least = self.least(tick, exact);
        if !self.repair.is_open(node) {
            // The last digit of a sum may differ where that is not exact, and such a place be expanded once more.
            if !exact && self.repair.records.get(node).state == State::Closed {
                return Ok(());
            }
            return Err((What::Consistent(place), least));
        }
        if !least.contains(&place) {
            return Err((What::Early(place), least));
        }
        if !self.may_take(tick, node, exact) {
            return Err((What::Done(place), Vec::new()));
        }
        let before = self.repair.values(node);
        let mut repair = std::mem::take(&mut self.repair);
        repair.settle(&self.ways(tick), node);
        self.repair = repair;
        let after = self.repair.values(node);
        for (i, (name, said)) in [("g", printed.g), ("rhs", printed.rhs)]
            .into_iter()
            .enumerate()
        {
            let units = &self.course.units;
            let fits = |value: f64| {
                said.is_none_or(|said| {
                    said == units.cost(value) || (said - units.cost(value)).abs() <= 0.006
                })
            };
            if !fits(before[i]) && !fits(after[i]) {
                let said = said.unwrap_or_default();
                return Err((
                    What::Value(place, name, said, units.cost(before[i])),
                    Vec::new(),
                ));
            }
        }
        Ok(())
    }

    fn has_no_way(&self, tick: u32) -> bool {
        let [g, rhs] = self.repair.values(self.target());
        !self.over && g.min(rhs).is_infinite() && self.may_end(tick, true)
    }

    /// Where the agent may be at the next tick.
    fn nexts(&self, tick: u32) -> Vec<Point> {
        if self.over || !self.is_backward() {
            return vec![self.at];
        }
        let nodes = self
            .repair
            .best_ways_back(&self.ways(tick), self.known.index(self.at));
        if nodes.is_empty() {
            return vec![self.at];
        }
        nodes
            .into_iter()
            .map(|node| self.known.point(node))
            .collect()
    }
}

fn margin(f: f64, exact: bool) -> f64 {
    if exact { 0.0 } else { NEARLY * (1.0 + f.abs()) }
}
