//! A run under all that it may mean: each reading of it, and each intent. What is right under some of them is right under the first;
//! otherwise the diagnosis is about the simplest that is wrong.

use super::bases::Base;
use super::case::{Case, Held, MOST_TRIED, Tried};
use super::desk::Desk;
use super::intent::Intent;
use super::replay::End;
use super::steps::{NotARun, Steps};
use super::{Diagnosis, Ties};
use crate::map::MapRef;
use crate::map::ranked::by_rank;
use crate::options::{Algorithm, Diagonal};
use crate::saying::say;

/// Mistakes are sought under so many intents, and pairs of them under so many. A choice: those that people mean come first.
const MOST_INTENTS: usize = 6;
const MOST_INTENTS_FOR_PAIRS: usize = 3;
/// Of a long run, one for each rule for corners.
const MOST_INTENTS_OF_LONG: usize = 3;

/// Straight steps that give so many times as much of a run were meant, even if a place of it stands apart. A choice.
const FAR_MORE: usize = 8;

/// A run of so many expansions may well be that of another map, such as this one with x for y. A choice: the longest of examples on maps
/// of three by three.
const SHORT: usize = 9;

/// One way to see a run: how it was read, and what it was meant to do.
pub(super) struct View<'v> {
    /// Which of the readings it is.
    pub read: usize,
    pub case: &'v Case<'v>,
    pub steps: &'v Steps,
    /// The run held against each right search, up to the first that gives all of it.
    pub right: Vec<(Base, Held)>,
}

impl View<'_> {
    /// The right search that gives all that was printed.
    fn fit(&self) -> Option<&(Base, Held)> {
        self.right.last().filter(|(_, held)| held.gives_all())
    }

    fn fit_of_order(&self) -> Option<&(Base, Held)> {
        self.right.iter().find(|(_, held)| held.gives_order())
    }

    pub fn intent(&self) -> Intent {
        Intent::of_options(self.case.options)
    }
}

/// The diagnosis, and the number of the reading that it is about.
pub(super) fn judge(cases: &[Case<'_>], reads: &[Steps]) -> (Diagnosis, usize) {
    let longest = reads.iter().map(|steps| steps.nodes.len()).max();
    let mut desk = Desk::new(longest.unwrap_or(0));
    let mut views: Vec<View<'_>> = Vec::new();
    for (read, steps) in reads.iter().enumerate() {
        let first = views.len();
        for case in cases {
            let right = case.right(steps, &mut desk);
            views.push(View {
                read,
                case,
                steps,
                right,
            });
        }
        let fits = (first..views.len()).filter_map(|i| Some((i, views[i].fit()?)));
        // What needs no word of explanation is meant rather than what does.
        let meant = fits.min_by_key(|(i, (base, _))| (base.remark.is_some(), *i));
        if let Some((i, (base, held))) = meant {
            let found = correct(&views[first..], i - first, base, held, &mut desk);
            // A short run may be right by chance if it is read otherwise than it comes first to mind.
            let is_short = read > 0 && steps.nodes.len() <= SHORT;
            let before = is_short.then(|| mistaken_before(&views[..first], &mut desk));
            return before.flatten().unwrap_or((found, read));
        }
    }
    let order = likely(&views);
    let mut sought: Vec<(usize, Tried)> = Vec::new();
    for &i in &order {
        let view = &views[i];
        let mut tried = view.case.tried(&view.right, view.steps, &mut desk);
        if tried.found.iter().any(Held::gives_all) {
            tried.found.retain(Held::gives_all);
            return (view.mistaken(&tried), view.read);
        }
        sought.push((i, tried));
    }
    // The order is right, and something that was printed is not: a mistake may print it that makes no difference here, under what few mean, too.
    for (i, view) in views.iter().enumerate() {
        let is_short = view.steps.nodes.len() <= MOST_TRIED;
        if order.contains(&i) || !is_short || view.fit_of_order().is_none() {
            continue;
        }
        let mut tried = view.case.tried(&view.right, view.steps, &mut desk);
        tried.found.retain(Held::gives_all);
        if !tried.found.is_empty() {
            return (view.mistaken(&tried), view.read);
        }
    }
    if let Some((i, (base, held))) = first_fit(&views, View::fit_of_order) {
        let view = &views[i];
        let found = view.told_correct(base, held, &mut desk);
        return (found, view.read);
    }
    if let Some((i, tried)) = sought.iter().find(|(_, tried)| !tried.found.is_empty()) {
        return (views[*i].mistaken(tried), views[*i].read);
    }
    for (i, _) in &sought {
        if let Some(found) = views[*i].breadth_first(&mut desk) {
            return (found, views[*i].read);
        }
    }
    for (i, tried) in sought.iter_mut().take(MOST_INTENTS_FOR_PAIRS) {
        let view = &views[*i];
        let pair = view.case.pair(&view.right, tried, view.steps, &mut desk);
        if pair.is_some() {
            tried.found.extend(pair);
            return (view.mistaken(tried), view.read);
        }
    }
    // The one that goes furthest before it must part.
    let far = |tried: &Tried| {
        tried
            .furthest
            .as_ref()
            .map_or(0, |held| held.replay.followed)
    };
    let furthest = |(i, tried): &&(usize, Tried)| {
        let followed = views[*i]
            .right
            .first()
            .map_or(0, |(_, held)| held.replay.followed);
        (followed, far(tried))
    };
    // Of equals the first.
    match sought.iter().rev().max_by_key(furthest) {
        Some((i, tried)) => (views[*i].mistaken(tried), views[*i].read),
        None => (NotARun::new(vec![say!(NO_RUN_NOTHING)]).into(), 0),
    }
}

/// The mistake that a run shows in a likelier reading.
fn mistaken_before(views: &[View<'_>], desk: &mut Desk) -> Option<(Diagnosis, usize)> {
    likely(views).into_iter().find_map(|i| {
        let view = &views[i];
        let tried = view.case.tried(&view.right, view.steps, desk);
        let is_whole = tried.found.iter().any(Held::gives_all);
        is_whole.then(|| (view.mistaken(&tried), view.read))
    })
}

fn first_fit<'v, 'c>(
    views: &'v [View<'c>],
    fit: impl Fn(&'v View<'c>) -> Option<&'v (Base, Held)>,
) -> Option<(usize, &'v (Base, Held))> {
    views
        .iter()
        .enumerate()
        .find_map(|(i, view)| Some((i, fit(view)?)))
}

/// What is right under one of the views of a reading, with the others under which it is right, and why another was not meant.
fn correct(
    views: &[View<'_>],
    chosen: usize,
    base: &Base,
    held: &Held,
    desk: &mut Desk,
) -> Diagnosis {
    let view = &views[chosen];
    let mut found = view.told_correct(base, held, desk);
    let (fitting, unfit): (Vec<_>, Vec<_>) = (views.iter().enumerate())
        .filter(|&(i, _)| i != chosen)
        .partition(|(_, view)| view.fit().is_some());
    let also: Vec<Intent> = fitting.iter().map(|(_, view)| view.intent()).collect();
    // The last of the likelier ones, or else the first that steps otherwise.
    let before = unfit.iter().rev().find(|&&(i, _)| i < chosen);
    let otherwise = |other: &&(usize, &View<'_>)| other.1.is_straight() != view.is_straight();
    let refused = before.or_else(|| unfit.iter().find(otherwise));
    view.tell_intent(&mut found, also, refused.map(|(_, view)| *view));
    found
}

/// The views in which mistakes are sought, those that go with the moves of the run first. Of a long run there is only time for the likely
/// ones.
fn likely(views: &[View<'_>]) -> Vec<usize> {
    let order: Vec<usize> = (0..views.len()).collect();
    let mut unlikely: Vec<bool> = Vec::with_capacity(views.len());
    let mut goes_diagonally = false;
    for (i, view) in views.iter().enumerate() {
        // All views of one reading are of the same steps.
        if i == 0 || views[i - 1].read != view.read {
            goes_diagonally = view.goes_diagonally(views);
        }
        let is_open = view.case.unknown.diagonal;
        unlikely.push(is_open && goes_diagonally == view.is_straight());
    }
    let read = |i: &usize| u32::try_from(views[*i].read).unwrap_or(u32::MAX);
    let mut order = by_rank(by_rank(order, read), |&i| unlikely[i].into());
    let is_long = |&i: &usize| views[i].steps.nodes.len() > MOST_TRIED;
    if order.iter().any(is_long) {
        order.retain(|&i| !unlikely[i]);
        order.truncate(MOST_INTENTS_OF_LONG);
    }
    order.truncate(MOST_INTENTS);
    order
}

impl View<'_> {
    fn is_straight(&self) -> bool {
        self.case.options.diagonal == Diagonal::Never
    }

    /// How much of the run a right search gives.
    fn followed(&self) -> usize {
        let followed = self.right.iter().map(|(_, held)| held.replay.followed);
        followed.max().unwrap_or(0)
    }

    /// Whether the run steps diagonally: some place can be reached in no other way, unless straight steps give far more of the run.
    fn goes_diagonally(&self, views: &[Self]) -> bool {
        let MapRef::Grid(grid) = self.case.map.borrowed() else {
            return false;
        };
        if !self.case.unknown.diagonal || !self.steps.goes_diagonally(grid) {
            return false;
        }
        let most = |straight: bool| {
            let same = views.iter().filter(|view| view.read == self.read);
            let same = same.filter(|view| view.is_straight() == straight);
            same.map(View::followed).max().unwrap_or(0)
        };
        most(true) <= FAR_MORE * (1 + most(false))
    }

    fn told_correct(&self, base: &Base, held: &Held, desk: &mut Desk) -> Diagnosis {
        let ties: Option<Ties> = self.case.ties(held, self.steps, desk);
        let undecided = self.case.undecided(base, held, self.steps, desk);
        let mut found = self
            .case
            .told_correct(base, held, ties, undecided, self.steps);
        found.intent = Some(Intent::of(base));
        found
    }

    fn mistaken(&self, tried: &Tried) -> Diagnosis {
        let Some((base, held)) = self.right.first() else {
            return NotARun::new(vec![say!(NO_RUN_NOTHING)]).into();
        };
        let is_path = self
            .steps
            .is_path(self.case.map.borrowed(), self.case.ends());
        if is_path && tried.found.is_empty() {
            return self.case.told_path();
        }
        let mut found = self.case.told_mistaken(held, tried, self.steps);
        if is_path && self.steps.facts.is_empty() {
            found.doubt_path();
        }
        let base = tried.found.first().map_or(Intent::of(base), |held| {
            Intent::of_options(&held.variant.options)
        });
        found.intent = Some(Intent {
            algorithm: base.algorithm,
            ..self.intent()
        });
        found
    }

    /// Whether it is a breadth-first search, where that may have been meant.
    fn breadth_first(&self, desk: &mut Desk) -> Option<Diagnosis> {
        if !self.case.unknown.algorithm {
            return None;
        }
        let mut options = self.case.options.clone();
        options.algorithm = Algorithm::Bfs;
        let case = Case {
            options: &options,
            ..*self.case
        };
        let right = case.right(self.steps, desk);
        let (_, held) = right.first()?;
        if held.replay.end != End::Complete {
            return None;
        }
        let (_, own) = self.right.first()?;
        let mut found = self.case.told_breadth_first(own, self.steps);
        found.intent = Some(Intent::of_options(&options));
        Some(found)
    }
}
