//! Searches that make known mistakes: the one engine, with one rule changed, or two.

mod changes;
mod dirty;
mod misreading;

pub(super) use self::dirty::Before;
use self::dirty::Dirty;
pub(super) use self::misreading::Misreading;
use self::misreading::Side;
use super::desk::Desk;
use super::mistake::Mistake;
use crate::error::Error;
use crate::map::place::Place;
use crate::map::{MapRef, SharedMap};
use crate::options::{Algorithm, Closed, Options};
use crate::search::estimate::Measure;
use crate::search::plan::Plan;
use crate::search::plan::refuse_movers;
use crate::search::slip::{Cheaper, Slip};
use std::sync::Arc;

/// A search that makes one mistake, two, or none.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Variant {
    pub mistakes: Vec<Mistake>,
    pub options: Options,
    slip: Slip,
    reading: Misreading,
    /// The side of the map that it never enters.
    leaves_out: Option<Side>,
    /// Whether the same search was run before, and what it closed is closed still.
    dirty: Option<Dirty>,
}

impl Variant {
    /// A search with these options, as it should be.
    pub fn right(options: &Options) -> Self {
        Self {
            mistakes: Vec::new(),
            options: options.clone(),
            slip: Slip::default(),
            reading: Misreading::Right,
            leaves_out: None,
            dirty: None,
        }
    }

    /// The same search with another estimate.
    pub fn measured(mut self, measure: Measure) -> Self {
        self.slip.measure = Some(measure);
        self
    }

    /// How it measures, where that is otherwise than its options say.
    pub fn measure(&self) -> Option<Measure> {
        self.slip.measure
    }

    /// The map as it is read, and the search on it.
    pub fn plan(
        &self,
        map: &SharedMap,
        from: Place,
        to: Place,
    ) -> Result<(SharedMap, Plan), Error> {
        self.plan_for(map, from, to, &[], &mut Desk::new(usize::MAX))
    }

    /// The same for a run that is to be gone through, whose nodes these are.
    pub fn plan_for(
        &self,
        map: &SharedMap,
        from: Place,
        to: Place,
        nodes: &[u32],
        desk: &mut Desk,
    ) -> Result<(SharedMap, Plan), Error> {
        let map = desk.read(map, self.reading);
        refuse_movers(&self.options)?;
        let mut plan = Plan::new(map.borrowed(), from, to, &self.options)?;
        plan.slip = self.slip.clone();
        if let (Some(side), MapRef::Grid(grid)) = (self.leaves_out, map.borrowed()) {
            plan.slip.barred = Some(side.cells(grid));
        }
        if let Some(dirty) = self.dirty {
            let before = self.barred(dirty, &map, &plan, nodes, desk);
            plan.slip.barred = match (plan.slip.barred.take(), before) {
                (Some(one), Some(other)) => {
                    let mut both: Vec<u32> = one.iter().chain(&*other).copied().collect();
                    both.sort_unstable();
                    Some(both.into())
                }
                (one, other) => one.or(other),
            };
        }
        Ok((map, plan))
    }

    /// What a search before has left closed.
    fn barred(
        &self,
        dirty: Dirty,
        map: &SharedMap,
        plan: &Plan,
        nodes: &[u32],
        desk: &mut Desk,
    ) -> Option<Arc<[u32]>> {
        if plan.blocked.is_some() && !plan.comes_near {
            return None;
        }
        if let Dirty::By(tie_break) = dirty {
            let mut plan = plan.clone();
            plan.options.tie_break = tie_break;
            let start = plan.ends(0).0;
            let mut closed = desk.closed_by(map, &plan);
            closed.retain(|&node| node != start);
            return Some(closed.into());
        }
        let before = desk.before(map, &self.clean(), plan)?;
        Some(before.barred(nodes))
    }

    /// Whether a run could be that of a second search, by what the first one has closed. No, where there is no time to know.
    pub fn may_come_second(
        &self,
        map: &SharedMap,
        [from, to]: [Place; 2],
        nodes: &[u32],
        desk: &mut Desk,
    ) -> bool {
        let clean = self.clean();
        let Ok((map, plan)) = clean.plan_for(map, from, to, nodes, desk) else {
            return false;
        };
        let before = desk.before(&map, &clean, &plan);
        before.is_some_and(|before| before.may_precede(nodes))
    }

    /// Whether a search was run before on the same marks.
    pub fn comes_second(&self) -> bool {
        self.dirty.is_some()
    }

    fn clean(&self) -> Self {
        Self {
            dirty: None,
            ..self.clone()
        }
    }

    /// Whether it goes by the map as it is.
    pub fn reads_rightly(&self) -> bool {
        self.reading == Misreading::Right
    }

    /// Whether a run could be this one's, by where it expands the goal, counted from its end: who stops at the goal expands it last, and
    /// whose goal is closed already never.
    pub fn may_end(&self, goal: Option<usize>) -> bool {
        if self.options.algorithm == Algorithm::Bidirectional {
            return true;
        }
        let goes_past = goal.is_some_and(|left| left > 0);
        goes_past == self.slip.endless && (goal.is_none() || self.dirty.is_none())
    }

    /// Whether it goes otherwise only from where it reaches a node again, more cheaply.
    pub fn is_about_improving(&self) -> bool {
        self.slip.cheaper != Cheaper::default() || self.mistakes == [Mistake::NeverReopens]
    }

    /// Whether it goes otherwise only from where the goal is opened or expanded.
    pub fn is_about_the_end(&self) -> bool {
        matches!(
            self.mistakes[..],
            [Mistake::StopsWhenOpened | Mistake::NoStop | Mistake::MeetsTooEarly]
        )
    }

    /// Whether it is another but for what it does with closed nodes.
    pub fn is_but_for_reopening(&self, other: &Self) -> bool {
        let mut same = self.clone();
        same.options.closed = other.options.closed;
        same.is_same_search(other)
    }

    /// All searches with one mistake in place of this one, the most common first. None where the options or the map leave no room for it.
    pub fn mistaken(&self, map: MapRef<'_>, mistake: Mistake) -> Vec<Self> {
        let mut all = self.changed_by(map, mistake);
        // Who has a closed list mostly never reopens, which is right under the right estimate.
        if self.options.closed == Closed::Reopen {
            let mut ignoring = all.clone();
            for variant in &mut ignoring {
                variant.options.closed = Closed::Ignore;
            }
            all.extend(ignoring);
        }
        let mut different: Vec<Self> = Vec::with_capacity(all.len());
        for variant in all {
            let is_new = |other: &Self| !variant.is_same_search(other);
            if is_new(self) && different.iter().all(is_new) {
                different.push(variant);
            }
        }
        different
    }

    /// All searches with two mistakes in place of this one; `mistaken` are those with one, and what is one of them is none of two.
    pub fn twice_mistaken(
        &self,
        map: MapRef<'_>,
        [first, second]: [Mistake; 2],
        mistaken: &[Self],
    ) -> Vec<Self> {
        let once = self.mistaken(map, first);
        let mut twice: Vec<Self> = once
            .iter()
            .flat_map(|variant| variant.changed_by(map, second))
            .collect();
        twice.retain(|variant| !mistaken.iter().any(|known| variant.is_same_search(known)));
        twice
    }

    /// Whether both go the same way on every map, whatever their mistakes are called.
    pub fn is_same_search(&self, other: &Self) -> bool {
        if self.keeps_first_ways() && other.keeps_first_ways() {
            return self.keeping_first_ways() == other.keeping_first_ways();
        }
        self.options == other.options
            && self.slip == other.slip
            && self.reading == other.reading
            && self.leaves_out == other.leaves_out
            && self.dirty == other.dirty
    }

    /// Whether a node keeps the first way that leads to it: neither an open nor a closed one is improved.
    fn keeps_first_ways(&self) -> bool {
        match self.slip.cheaper {
            Cheaper::First => true,
            Cheaper::Stays => self.options.closed == Closed::Ignore,
            Cheaper::Improves | Cheaper::KeepsPlace => false,
        }
    }

    /// The same search as one that closes what it opens, with no mistake by name.
    fn keeping_first_ways(&self) -> Self {
        let mut same = self.clone();
        same.mistakes.clear();
        same.options.closed = Closed::Ignore;
        same.slip.cheaper = Cheaper::First;
        same
    }

    fn with(&self, mistake: Mistake, change: impl FnOnce(&mut Self)) -> Self {
        let mut variant = self.clone();
        variant.mistakes.push(mistake);
        change(&mut variant);
        variant
    }
}
