//! A run held against the right searches, and against those that make a known mistake.

use super::bases::{Base, bases};
use super::desk::Desk;
use super::mistake::Mistake;
use super::replay::{End, Judge, Replay, replay};
use super::steps::Steps;
use super::unknown_world;
use super::variant::Variant;
use super::{Ties, Unknown};
use crate::error::Error;
use crate::map::SharedMap;
use crate::map::place::Place;
use crate::map::ranked::by_rank;
use crate::options::{Algorithm, Closed, Options, TieBreak};
use crate::saying::say;
use crate::search::record::State;
use crate::search::space::NONE;

/// From so many expansions on a run is long: a correct one is not tried for the mistakes that would give the same, as each is a search of its
/// own, and nobody waits for all of them. A choice, with room above the largest maps of courses, which have some thousands of cells.
pub(super) const MOST_TRIED: usize = 20_000;

/// A map, two places on it, and what the program was meant to do.
#[derive(Clone, Copy)]
pub(super) struct Case<'c> {
    pub map: &'c SharedMap,
    pub from: Place,
    pub to: Place,
    pub options: &'c Options,
    pub unknown: Unknown,
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
#[derive(Default)]
pub(super) struct Tried {
    /// Those that give the whole run.
    pub found: Vec<Held>,
    /// Of the others the one that gives most of it.
    pub furthest: Option<Held>,
    /// How many expansions each mistake gives, at most.
    pub reach: Vec<(Mistake, usize)>,
    /// Whether only mistakes that step where a right search does not can give the run.
    pub strays: bool,
}

/// Which comes first of mistakes that give the same run: a search of another name, which is simpler than an estimate that comes to it.
fn headline(mistakes: &[Mistake]) -> bool {
    !matches!(mistakes, [Mistake::HOnly | Mistake::GOnly])
}

impl<'c> Case<'c> {
    /// Refuses what can't be diagnosed.
    pub fn new(
        map: &'c SharedMap,
        from: Place,
        to: Place,
        options: &'c Options,
        unknown: Unknown,
    ) -> Result<Self, Error> {
        let refused = if !options.through.is_empty() {
            say!(REFUSED_THROUGH)
        } else if let Some(world) = unknown_world(options) {
            world
        } else if options.algorithm == Algorithm::Ida {
            say!(REFUSED_IDA)
        } else {
            Variant::right(options).plan(map, from, to)?;
            return Ok(Self {
                map,
                from,
                to,
                options,
                unknown,
            });
        };
        Err(Error::unsuitable(refused))
    }

    /// The run held against each right search, up to the first that gives all of it.
    pub fn right(&self, steps: &Steps, desk: &mut Desk) -> Vec<(Base, Held)> {
        let mut right = Vec::new();
        for base in bases(self.map.borrowed(), self.options) {
            if let Some(held) = self.hold(&base.variant, steps, Judge::LeastF, desk) {
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
    pub fn tried(&self, right: &[(Base, Held)], steps: &Steps, desk: &mut Desk) -> Tried {
        let mut tried = Tried {
            found: Vec::new(),
            furthest: None,
            reach: Mistake::ALL.iter().map(|&mistake| (mistake, 0)).collect(),
            strays: self.strays(right, steps),
        };
        // Whose estimate is measured in an unusual way is not tried for more.
        for (base, held) in right.iter().filter(|(base, _)| base.is_usual()) {
            if base.remark.is_some() && !tried.found.is_empty() {
                break;
            }
            for (mistake, reach) in &mut tried.reach {
                if self.is_intent(*mistake) {
                    continue;
                }
                let is_this = |held: &Held| held.variant.mistakes == [*mistake];
                if tried.found.iter().any(is_this) {
                    continue;
                }
                let is_excluded = tried.strays && !mistake.steps_further();
                if is_excluded || desk.left_for_mistakes == 0 {
                    continue;
                }
                for one in self.mistaken(&base.variant, *mistake, held, steps, desk) {
                    let followed = one.replay.followed;
                    desk.left_for_mistakes = desk.left_for_mistakes.saturating_sub(followed);
                    if one.gives_order() {
                        tried.found.push(one);
                        break;
                    }
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
        let rank = |held: &Held| headline(&held.variant.mistakes).into();
        tried.found = by_rank(tried.found, rank);
        tried
    }

    /// The run held against a search; `None` where the search can't be made on this map.
    pub fn hold(
        &self,
        variant: &Variant,
        steps: &Steps,
        judge: Judge,
        desk: &mut Desk,
    ) -> Option<Held> {
        let planned = variant.plan_for(self.map, self.from, self.to, &steps.nodes, desk);
        let (map, plan) = planned.ok()?;
        let mut best = replay(map.borrowed(), &plan, steps, judge, desk);
        if variant.options.algorithm == Algorithm::Bidirectional && best.end != End::Complete {
            // Where a place could be taken on either side, the other one.
            let other = replay(map.borrowed(), &plan, steps, Judge::FromGoal, desk);
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
        desk: &mut Desk,
    ) -> Vec<Held> {
        let mut held: Vec<Held> = Vec::new();
        let goal = steps.left_after(self.goal());
        for variant in base.mistaken(self.map.borrowed(), mistake) {
            if !self.may_give(&variant, goal, steps, desk) {
                continue;
            }
            // Nothing was ever reached more cheaply up to where the run left the right search: there it leaves this one.
            if variant.is_about_improving() && right.replay.improved == 0 && !right.gives_order() {
                continue;
            }
            // Where the run left the right search before the goal, it leaves this one there, too.
            if variant.is_about_the_end() && right.replay.end == End::Left {
                continue;
            }
            // What never opened a closed node again goes the same way if it may not.
            let is_known = |known: &Held| {
                !known.replay.reopened && known.variant.is_but_for_reopening(&variant)
            };
            if held.iter().any(is_known) {
                continue;
            }
            let Some(tried) = self.hold(&variant, steps, Judge::LeastF, desk) else {
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

    /// Whether a long run takes what no step of a right search leads to from what it took before, so that a search that steps in the same
    /// way can't give it either. Of a short one it is told how far each mistake gives it.
    fn strays(&self, right: &[(Base, Held)], steps: &Steps) -> bool {
        let is_plain = !matches!(
            self.options.algorithm,
            Algorithm::Bidirectional | Algorithm::Jps | Algorithm::Theta
        );
        let is_off = |held: &Held| {
            held.replay.end == End::Left && held.replay.stood.node.state == State::Unseen
        };
        is_plain && steps.nodes.len() > MOST_TRIED && right.iter().any(|(_, held)| is_off(held))
    }

    /// Whether a search could give a run, as far as a look at the run says without going along.
    pub fn may_give(
        &self,
        variant: &Variant,
        goal: Option<usize>,
        steps: &Steps,
        desk: &mut Desk,
    ) -> bool {
        let ends = [self.from, self.to];
        variant.may_end(goal)
            && (!variant.comes_second()
                || variant.may_come_second(self.map, ends, &steps.nodes, desk))
    }

    /// The nodes of the start and the goal.
    pub fn ends(&self) -> [u32; 2] {
        [self.from, self.to].map(|end| self.map.borrowed().node(end).unwrap_or(NONE))
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
    pub fn ties(&self, held: &Held, steps: &Steps, desk: &mut Desk) -> Option<Ties> {
        if !held.replay.tied {
            return None;
        }
        let by = TieBreak::ALL.iter().find(|&&tie_break| {
            self.hold(&held.variant, steps, Judge::Ties(tie_break), desk)
                .is_some_and(|held| held.gives_order())
        });
        Some(by.map_or(Ties::Arbitrary, |&tie_break| tie_break.into()))
    }

    /// The mistakes that give the very same run, of one that is right.
    pub fn undecided(
        &self,
        base: &Base,
        held: &Held,
        steps: &Steps,
        desk: &mut Desk,
    ) -> Vec<Mistake> {
        if steps.nodes.len() > MOST_TRIED || base.remark.is_some() {
            return Vec::new();
        }
        let is_same = |mistake: Mistake, desk: &mut Desk| {
            let mistaken = self.mistaken(&base.variant, mistake, held, steps, desk);
            mistaken.iter().any(Held::gives_all)
        };
        // A weaker estimate is no mistake.
        let all = Mistake::ALL.iter().copied();
        all.filter(|&mistake| {
            mistake != Mistake::MaxOctile && !self.is_intent(mistake) && is_same(mistake, desk)
        })
        .collect()
    }

    /// Whether what a mistake does is one of the intents that are tried.
    pub fn is_intent(&self, mistake: Mistake) -> bool {
        mistake == Mistake::CornerCut && self.unknown.diagonal
    }
}
