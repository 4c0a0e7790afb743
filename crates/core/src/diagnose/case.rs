//! A run held against the right searches, and against those that make a known mistake.

use super::bases::{Base, bases};
use super::mistake::Mistake;
use super::replay::{End, Judge, Replay, replay};
use super::run::Run;
use super::steps::{NotARun, Steps};
use super::variant::Variant;
use super::{Diagnosis, Ties, Verdict, sentence};
use crate::error::Error;
use crate::map::SharedMap;
use crate::map::place::Place;
use crate::options::{Algorithm, Closed, Options, TieBreak};
use crate::search::record::Records;
use crate::search::space::NONE;

/// From so many expansions on a correct run is not tried for the mistakes that would give the same: each is a search of its own, and
/// nobody waits for all of them. A choice, with room above the largest maps of courses, which have some thousands of cells.
const MOST_TRIED: usize = 20_000;

/// A map, two places on it, and what the program was meant to do.
pub(super) struct Case<'c> {
    pub map: &'c SharedMap,
    pub from: Place,
    pub to: Place,
    pub options: &'c Options,
}

/// A search that a run was held against.
pub(super) struct Held {
    pub variant: Variant,
    pub replay: Replay,
}

impl Held {
    /// Whether this search gives the whole run, in its order at least.
    pub fn gives_order(&self) -> bool {
        self.replay.end == End::Complete
    }

    /// Whether it gives all that was printed, too.
    pub fn gives_all(&self) -> bool {
        self.gives_order() && self.replay.wrong_fact.is_none()
    }

    /// How much of the run it gives.
    pub fn reach(&self) -> (bool, bool, usize) {
        (self.gives_all(), self.gives_order(), self.replay.followed)
    }
}

/// What became of one mistake after the other.
pub(super) struct Tried {
    /// Those that give the whole run.
    pub found: Vec<Held>,
    /// Of the others the one that gives most of it.
    pub furthest: Option<Held>,
    /// How many expansions each mistake gives, at most.
    pub reach: Vec<(Mistake, usize)>,
}

impl<'c> Case<'c> {
    /// Refuses what can't be diagnosed.
    pub fn new(
        map: &'c SharedMap,
        from: Place,
        to: Place,
        options: &'c Options,
    ) -> Result<Self, Error> {
        let refused = if !options.through.is_empty() {
            "A run with way points can't be diagnosed: give each part of the way as a run of its own."
        } else if options.algorithm == Algorithm::Ida {
            "A run of \"ida\" can't be diagnosed: it has no open list whose order could be checked."
        } else {
            Variant::right(options).plan(map, from, to)?;
            return Ok(Self {
                map,
                from,
                to,
                options,
            });
        };
        Err(Error::in_words(refused.to_owned()))
    }

    pub fn diagnose(&self, run: &Run) -> Diagnosis {
        let map_ref = self.map.borrowed();
        if run.is_empty() {
            return NotARun::new(
                "There is no expansion in this run: give the place of each, in order.",
            )
            .into();
        }
        let is_explained = |found: &Diagnosis| match found.verdict {
            Verdict::NotARun => false,
            Verdict::Mistaken => !found.mistakes.is_empty(),
            Verdict::Correct | Verdict::CorrectWithRemarks => true,
        };
        let as_given = Steps::of(map_ref, run).map(|steps| self.judge(&steps));
        if let Ok(found) = &as_given
            && is_explained(found)
        {
            return found.clone();
        }
        // Row and column in place of x and y?
        if let (Ok(steps), Place::Cell(..)) = (Steps::of(map_ref, &run.swapped()), self.from)
            && run.swapped() != *run
        {
            let turned = self.judge(&steps);
            if is_explained(&turned) {
                return turned.with_remark(sentence::SWAPPED);
            }
        }
        as_given.unwrap_or_else(Diagnosis::from)
    }

    fn judge(&self, steps: &Steps) -> Diagnosis {
        let mut records = Records::default();
        let right = self.right(steps, &mut records);
        if let Some((base, held)) = right.last()
            && held.gives_all()
        {
            return self.correct(base, held, steps, &mut records);
        }
        let mut tried = self.tried(&right, steps, &mut records);
        if tried.found.iter().any(Held::gives_all) {
            tried.found.retain(Held::gives_all);
        } else if let Some((base, held)) = right.iter().find(|(_, held)| held.gives_order()) {
            return self.correct(base, held, steps, &mut records);
        }
        let Some((_, held)) = right.first() else {
            return NotARun::new("Nothing can be searched here.").into();
        };
        if tried.found.is_empty() {
            let pair = self.pair(&right, &tried.reach, steps, &mut records);
            tried.found.extend(pair);
        }
        self.told_mistaken(held, &tried, steps)
    }

    /// The run held against each right search, up to the first that gives all of it.
    fn right(&self, steps: &Steps, records: &mut Records) -> Vec<(Base, Held)> {
        let mut right = Vec::new();
        for base in bases(self.map.borrowed(), self.options) {
            if let Some(held) = self.hold(&base.variant, steps, Judge::LeastF, records) {
                let done = held.gives_all();
                right.push((base, held));
                if done {
                    break;
                }
            }
        }
        right
    }

    /// The run held against the searches with each mistake: first in place of what was meant, then of the others that are right.
    fn tried(&self, right: &[(Base, Held)], steps: &Steps, records: &mut Records) -> Tried {
        let mut tried = Tried {
            found: Vec::new(),
            furthest: None,
            reach: Mistake::ALL.iter().map(|&mistake| (mistake, 0)).collect(),
        };
        for (base, held) in right {
            if base.remark.is_some() && !tried.found.is_empty() {
                break;
            }
            for (mistake, reach) in &mut tried.reach {
                let is_this = |held: &Held| held.variant.mistakes == [*mistake];
                if tried.found.iter().any(is_this) {
                    continue;
                }
                for one in self.mistaken(&base.variant, *mistake, held, steps, records) {
                    if one.gives_order() {
                        tried.found.push(one);
                        break;
                    }
                    let followed = one.replay.followed;
                    *reach = followed.max(*reach);
                    let most = tried
                        .furthest
                        .as_ref()
                        .map_or(0, |held| held.replay.followed);
                    if followed > most {
                        tried.furthest = Some(one);
                    }
                }
            }
        }
        // Where it is enough that closed nodes stay closed, nothing else need be wrong.
        let never_reopens = |held: &Held| held.variant.mistakes == [Mistake::NeverReopens];
        if tried.found.iter().any(never_reopens) {
            let ignores = |held: &Held| held.variant.options.closed == Closed::Ignore;
            tried
                .found
                .retain(|held| never_reopens(held) || !ignores(held));
        }
        tried
    }

    /// The run held against a search; `None` where the search can't be made on this map.
    pub fn hold(
        &self,
        variant: &Variant,
        steps: &Steps,
        judge: Judge,
        records: &mut Records,
    ) -> Option<Held> {
        let planned = variant.plan_for(self.map, self.from, self.to, &steps.nodes);
        let (map, plan) = planned.ok()?;
        let mut best = replay(map.borrowed(), &plan, steps, judge, records);
        if variant.options.algorithm == Algorithm::Bidirectional && best.end != End::Complete {
            // Where a place could be taken on either side, the other one.
            let other = replay(map.borrowed(), &plan, steps, Judge::FromGoal, records);
            if other.end == End::Complete || other.followed > best.followed {
                best = other;
            }
        }
        Some(Held {
            variant: variant.clone(),
            replay: best,
        })
    }

    /// The run held against each search with one mistake, up to the first that gives all of it. `right`: against the same without one.
    fn mistaken(
        &self,
        base: &Variant,
        mistake: Mistake,
        right: &Held,
        steps: &Steps,
        records: &mut Records,
    ) -> Vec<Held> {
        let mut held: Vec<Held> = Vec::new();
        let goal = self.goal();
        for variant in base.mistaken(self.map.borrowed(), mistake) {
            if !variant.may_end(goal, &steps.nodes) {
                continue;
            }
            // Nothing was ever reached more cheaply up to where the run left the right search: there it leaves this one.
            if variant.is_about_improving() && !right.replay.improved && !right.gives_order() {
                continue;
            }
            let Some(tried) = self.hold(&variant, steps, Judge::LeastF, records) else {
                continue;
            };
            let done = tried.gives_all();
            held.push(tried);
            if done {
                break;
            }
        }
        // Those that give all come first, then those that give the order.
        let place = held.iter().position(Held::gives_all);
        if let Some(best) = place.or_else(|| held.iter().position(Held::gives_order)) {
            held.swap(0, best);
        }
        held
    }

    /// The node that the search looks for.
    pub fn goal(&self) -> u32 {
        let goal = if self.options.reverse {
            self.from
        } else {
            self.to
        };
        self.map.borrowed().node(goal).unwrap_or(NONE)
    }

    /// What decided ties, if there were any.
    fn ties(&self, held: &Held, steps: &Steps, records: &mut Records) -> Option<Ties> {
        if !held.replay.tied {
            return None;
        }
        let rules = [
            (TieBreak::HighG, Ties::HighG),
            (TieBreak::LowG, Ties::LowG),
            (TieBreak::Oldest, Ties::Oldest),
            (TieBreak::Newest, Ties::Newest),
        ];
        let by = rules.into_iter().find(|&(tie_break, _)| {
            self.hold(&held.variant, steps, Judge::Ties(tie_break), records)
                .is_some_and(|held| held.gives_order())
        });
        Some(by.map_or(Ties::Arbitrary, |(_, ties)| ties))
    }

    fn correct(&self, base: &Base, held: &Held, steps: &Steps, records: &mut Records) -> Diagnosis {
        let ties = self.ties(held, steps, records);
        let mut undecided = Vec::new();
        if steps.nodes.len() <= MOST_TRIED && base.remark.is_none() {
            for &mistake in Mistake::ALL {
                // A weaker estimate is no mistake.
                let is_same = mistake != Mistake::MaxOctile
                    && self
                        .mistaken(&base.variant, mistake, held, steps, records)
                        .iter()
                        .any(Held::gives_all);
                if is_same {
                    undecided.push(mistake);
                }
            }
        }
        self.told_correct(base, held, ties, undecided, steps)
    }
}
