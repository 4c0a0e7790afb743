//! What a diagnosis says, in two or three plain sentences, as data.

use super::apart::{Finder, has_room};
use super::bases::{Base, Remark};
use super::case::{Case, Held, Tried};
use super::facts::Checked;
use super::intent::Intent;
use super::judge::View;
use super::mistake::Mistake;
use super::read::{Near, PlaceOrder, Reading};
use super::replay::End;
use super::steps::{NotARun, Steps};
use super::{Diagnosis, Ties, Verdict};
use crate::map::MapRef;
use crate::number::apart;
use crate::options::{Algorithm, Diagonal, Heuristic};
use crate::saying::{Field, Saying, say};
use crate::search::record::State;
use crate::search::space::NONE;
use std::f64::consts::SQRT_2;

/// Maps that are tried for one that tells two searches apart, while somebody waits. A choice: the maps of the list come first, and
/// the page goes on looking beside itself.
const MOST_MAPS: usize = 500;

/// One expansion in so many that is one again is more than sums of doubles make. A choice.
const MANY_AGAIN: usize = 5;

/// What a single mistake makes of A*, where that has a name.
fn other_search(mistakes: &[Mistake]) -> Option<Algorithm> {
    match mistakes {
        [Mistake::HOnly] => Some(Algorithm::Greedy),
        [Mistake::GOnly] => Some(Algorithm::Dijkstra),
        _ => None,
    }
}

impl Algorithm {
    fn said(self) -> Saying {
        match self {
            Self::Auto | Self::AStar | Self::Ida => say!(SEARCH_ASTAR),
            Self::Dijkstra => say!(SEARCH_DIJKSTRA),
            Self::Greedy => say!(SEARCH_GREEDY),
            Self::Bfs => say!(SEARCH_BFS),
            Self::Bidirectional => say!(SEARCH_BIDIRECTIONAL),
            Self::Jps => say!(SEARCH_JPS),
            Self::Theta => say!(SEARCH_THETA),
        }
    }
}

impl Intent {
    /// The steps that are meant.
    pub(crate) fn steps(&self) -> Saying {
        let cost = self.diagonal_cost;
        match (self.diagonal, cost == SQRT_2) {
            (Diagonal::Never, _) => say!(STEPS_STRAIGHT),
            (Diagonal::NoObstacles, true) => say!(STEPS_PAST_NONE),
            (Diagonal::Always, true) => say!(STEPS_ALWAYS),
            (Diagonal::AtMostOneObstacle, true) => say!(STEPS_PAST_ONE),
            (Diagonal::NoObstacles, false) => say!(STEPS_PAST_NONE_OF, cost: cost),
            (Diagonal::Always, false) => say!(STEPS_ALWAYS_OF, cost: cost),
            (Diagonal::AtMostOneObstacle, false) => say!(STEPS_PAST_ONE_OF, cost: cost),
        }
    }
}

impl View<'_> {
    /// What else may have been meant, and why something else was not.
    pub(super) fn tell_intent(
        &self,
        found: &mut Diagnosis,
        also: Vec<Intent>,
        refused: Option<&View<'_>>,
    ) {
        let likely = also.iter().filter(|intent| !intent.is_rare());
        for intent in likely {
            found.said.push(say!(RIGHT_ALSO, steps: intent.steps()));
        }
        found.also = also;
        if let Some(view) = refused
            && let Some((_, held)) = view.right.first()
        {
            let steps = view.intent().steps();
            let why = view.case.parting(held, view.steps);
            found.said.push(say!(NOT_MEANT, steps: steps, why: why));
        }
    }
}

impl Diagnosis {
    /// Warns that the run may be a path, though a search of the list gives it. One that has a name of its own is named first.
    pub(super) fn doubt_path(&mut self) {
        let likeliest = self.mistakes.get(..1).unwrap_or_default();
        if !self.together && other_search(likeliest).is_some() {
            self.said.push(say!(NO_RUN_OR_PATH));
            return;
        }
        let doubt = [say!(NO_RUN_PATH), say!(NO_RUN_IF_PATH)];
        self.said.splice(0..0, doubt);
    }

    /// Numbers that count up, where no search does.
    pub(super) fn told_range() -> Self {
        NotARun::new(vec![say!(NO_RUN_RANGE), say!(NO_RUN_WHOLE)]).into()
    }

    /// How a text was read, where that is not as this crate names places.
    pub(super) fn tell_reading(&mut self, reading: &Reading) {
        if reading.is_plain() {
            return;
        }
        let places = reading.order.said();
        let said = &mut self.said;
        said.push(say!(READ_AS, places: places, first: reading.from));
        if reading.up {
            said.push(say!(READ_UPWARDS));
        }
        if reading.passed > 0 {
            said.push(say!(READ_PASSED, n: reading.passed));
        }
    }

    /// What a text that is no run comes nearest to.
    pub(super) fn tell_nearest(&mut self, near: &Near) {
        let (
            Reading {
                order, from, up, ..
            },
            n,
        ) = (near.reading, near.of);
        let places = order.said();
        self.said.push(
            say!(READ_NEAREST, places: places, first: from, fits: near.fits, n: n, line: near.line),
        );
        if up {
            self.said.push(say!(READ_UPWARDS));
        }
        self.reading = Some(near.reading);
    }

    /// The run was read with row and column in place of x and y.
    pub(super) fn with_turned(mut self) -> Self {
        if self.verdict == Verdict::Correct {
            self.verdict = Verdict::CorrectWithRemarks;
        }
        self.said.push(say!(REMARK_SWAPPED));
        self
    }
}

impl PlaceOrder {
    fn said(self) -> Saying {
        match self {
            Self::Xy => say!(READ_XY),
            Self::RowColumn => say!(READ_ROW_COLUMN),
            Self::Index => say!(READ_INDEX),
            Self::Id => say!(READ_ID),
        }
    }
}

impl Ties {
    fn said(self) -> Saying {
        match self {
            Self::HighG => say!(TAKEN_HIGH_G),
            Self::LowG => say!(TAKEN_LOW_G),
            Self::Oldest => say!(TAKEN_OLDEST),
            Self::Newest => say!(TAKEN_NEWEST),
            Self::Arbitrary => say!(TAKEN_ANY),
        }
    }
}

impl Case<'_> {
    pub(super) fn told_correct(
        &self,
        base: &Base,
        held: &Held,
        ties: Option<Ties>,
        undecided: Vec<Mistake>,
        steps: &Steps,
    ) -> Diagnosis {
        let count = steps.nodes.len();
        let intent = Intent::of_options(self.options);
        let is_rare = self.finds_out() && intent.is_rare();
        let search = self.options.algorithm.said();
        let meant = intent.steps();
        let first = match count {
            _ if is_rare => say!(RIGHT_ONLY_IF, search: search, steps: meant, n: count),
            1 if self.finds_out() => say!(RIGHT_MEANT_ONE, search: search, steps: meant),
            _ if self.finds_out() => say!(RIGHT_MEANT, search: search, steps: meant, n: count),
            1 => say!(RIGHT_ONE),
            _ => say!(RIGHT, n: count),
        };
        let mut said = vec![first];
        said.extend(ties.map(Ties::said));
        let remarks = self.remarks(base, held, steps);
        let has_remarks = is_rare || !remarks.is_empty();
        said.extend(remarks);
        let verdict = match has_remarks {
            true => Verdict::CorrectWithRemarks,
            false => Verdict::Correct,
        };
        let mut found = Diagnosis::new(verdict, said);
        found.ties = ties;
        found.mistakes.extend(base.remark.and_then(Remark::mistake));
        if !undecided.is_empty() {
            found
                .said
                .push(say!(RIGHT_SAME, mistakes: named(&undecided)));
            // A map for other options would ask for another program.
            let shown = undecided
                .iter()
                .filter(|&&mistake| has_room(None, mistake, self.options));
            for &mistake in shown {
                found.tell_apart =
                    Finder::new(None, mistake, self.options, MOST_MAPS).first_known();
                if found.tell_apart.is_some() {
                    let title = mistake.title();
                    found.said.push(say!(RIGHT_TOLD_APART, title: title));
                    break;
                }
            }
        }
        found.undecided = undecided;
        found
    }

    fn remarks(&self, base: &Base, held: &Held, steps: &Steps) -> Vec<Saying> {
        let mut remarks = Vec::new();
        match base.remark {
            Some(Remark::MaxOctile) => remarks.push(say!(REMARK_MAX_OCTILE)),
            Some(Remark::Weaker(heuristic)) => {
                let distance = match heuristic {
                    Heuristic::Euclidean => say!(DISTANCE_STRAIGHT),
                    Heuristic::Octile => say!(DISTANCE_OCTILE),
                    _ => say!(DISTANCE_LARGER),
                };
                remarks.push(say!(REMARK_WEAKER, distance: distance));
            }
            Some(Remark::Over) => {
                let cost = base.variant.options.diagonal_cost;
                remarks.push(say!(REMARK_OVER, distance: say!(DISTANCE_STRAIGHT), cost: cost));
            }
            None => {}
        }
        if let Some(first) = held.replay.first_repeat {
            let (place, n) = (self.name(steps.nodes[first]), held.replay.repeats);
            let again = || say!(REMARK_AGAIN, n: n, place: place, step: first + 1);
            remarks.push(self.forgets(held, steps).unwrap_or_else(again));
        }
        if let Some(wrong) = &held.replay.wrong_fact {
            remarks.push(say!(REMARK_FACT, fact: self.wrong_fact(wrong, steps)));
        }
        remarks
    }

    /// Of a search that never asks what is closed: entries that are out of date are fewer, as each comes from a way that was improved.
    fn forgets(&self, held: &Held, steps: &Steps) -> Option<Saying> {
        let (n, of) = (held.replay.repeats, held.replay.followed);
        let first = held.replay.first_repeat?;
        let place = self.name(steps.nodes[first]);
        let is_much = n as u64 > held.replay.improved && n * MANY_AGAIN > of;
        is_much.then(|| say!(REMARK_FORGETS, n: n, of: of, place: place, step: first + 1))
    }

    /// "g of (3, 4), expansion 5, is given as 7, and it is 6"
    fn wrong_fact(&self, wrong: &Checked, steps: &Steps) -> Saying {
        let place = self.name(steps.nodes[wrong.step]);
        let (name, step) = (wrong.name, wrong.step + 1);
        if let Some(parents) = wrong.parents() {
            let [printed, right] = parents.map(|parent| match parent {
                Some(node) => self.name(node),
                None => say!(FACT_NONE).into(),
            });
            return say!(FACT_PARENT, place: place, step: step, printed: printed, right: right);
        }
        let [printed, right] = apart(wrong.printed, wrong.right);
        say!(FACT_VALUE, name: name, place: place, step: step, printed: printed, right: right)
    }

    pub(super) fn told_mistaken(&self, right: &Held, tried: &Tried, steps: &Steps) -> Diagnosis {
        let (mut found, furthest) = (tried.found.as_slice(), tried.furthest.as_ref());
        let replay = &right.replay;
        // What has no end is stopped, and no mistake of the list is to blame.
        let forgets = self.forgets(right, steps);
        let forgets = forgets.filter(|_| replay.end == End::Early);
        if forgets.is_some() {
            found = &[];
        }
        let first = steps.nodes[0];
        let start = self.map.borrowed().node(self.from).unwrap_or(NONE);
        if found.is_empty()
            && replay.end == End::Left
            && replay.followed == 0
            && first != start
            && furthest.is_none_or(|held| held.replay.followed < 2)
        {
            let places = match self.map.borrowed() {
                MapRef::Grid(_) | MapRef::Floors(_) | MapRef::Hexagons(_) => say!(NO_RUN_CELLS),
                MapRef::Graph(_) => say!(NO_RUN_NODES),
            };
            let [first, start] = [first, start].map(|node| self.name(node));
            let begins = say!(NO_RUN_BEGINS, first: first, start: start);
            let problem = Saying::all(vec![begins, places]);
            return NotARun::at(steps.first_line, problem).into();
        }
        let mut said = Vec::new();
        if let [only, ..] = found
            && let Some(search) = other_search(&only.variant.mistakes)
        {
            said.push(say!(CAUSE_SEARCH, search: search.said()));
        }
        if self.finds_out() {
            let meant = Intent::of_options(self.options).steps();
            said.push(say!(CAUSE_HELD, steps: meant));
        }
        said.push(self.parting(right, steps));
        let is_told = forgets.is_some();
        said.extend(forgets);
        if steps.nodes == [start] && replay.end == End::Early {
            said.push(say!(CAUSE_NOWHERE));
        }
        let mistakes: Vec<Mistake> = found
            .iter()
            .flat_map(|held| held.variant.mistakes.iter().copied())
            .collect();
        let together = found.len() == 1 && mistakes.len() == 2;
        match mistakes.as_slice() {
            [] if is_told => {}
            [] => {
                said.push(say!(CAUSE_NONE));
                if let Some(held) = furthest
                    && let [mistake] = held.variant.mistakes[..]
                    && held.replay.followed > replay.followed
                {
                    let (title, habit) = (mistake.title(), mistake.habit());
                    let n = held.replay.followed;
                    said.push(say!(CAUSE_BEGINS, title: title, n: n, habit: habit));
                }
            }
            [mistake] => {
                said.push(say!(CAUSE_ONE, habit: mistake.habit()));
                said.push(mistake.look());
            }
            [mistake, other] if together => said.extend([
                say!(CAUSE_TOGETHER),
                say!(CAUSE_FIRST, habit: mistake.habit()),
                say!(CAUSE_SECOND, habit: other.habit()),
                mistake.look(),
                other.look(),
            ]),
            [mistake, other] => {
                said.push(say!(CAUSE_ONE, habit: mistake.habit()));
                said.push(say!(CAUSE_ALSO, habit: other.habit()));
                if self.options.weight <= 1.0 && mistake.is_nearly(*other) {
                    said.push(say!(CAUSE_SAME));
                }
                said.extend([mistake.look(), other.look()]);
            }
            [mistake, others @ ..] => {
                let (habit, others) = (mistake.habit(), named(others));
                said.push(say!(CAUSE_OTHERS, habit: habit, others: others));
                said.push(mistake.look());
            }
        }
        let mut diagnosis = Diagnosis::new(Verdict::Mistaken, said);
        self.tell_parting(&mut diagnosis, right, steps);
        if let ([first, second, ..], false) = (mistakes.as_slice(), together)
            && has_room(Some(*first), *second, self.options)
        {
            diagnosis.tell_apart =
                Finder::new(Some(*first), *second, self.options, MOST_MAPS).first_known();
        }
        diagnosis.mistakes = mistakes;
        diagnosis.together = together;
        diagnosis
    }

    /// A path from the start to the goal, step by step, in an order in which no search of the list expands.
    pub(super) fn told_path(&self) -> Diagnosis {
        NotARun::new(vec![say!(NO_RUN_PATH), say!(NO_RUN_WHOLE)]).into()
    }

    /// A run that is right for a search that goes by the number of steps.
    pub(super) fn told_breadth_first(&self, right: &Held, steps: &Steps) -> Diagnosis {
        let name = say!(CAUSE_SEARCH, search: Algorithm::Bfs.said());
        let said = vec![name, self.parting(right, steps)];
        let mut found = Diagnosis::new(Verdict::Mistaken, said);
        self.tell_parting(&mut found, right, steps);
        found
    }

    /// Whether the steps that were meant are found out.
    fn finds_out(&self) -> bool {
        self.unknown.diagonal && matches!(self.map.borrowed(), MapRef::Grid(_))
    }

    /// Where the run leaves the right search, and what that knew there.
    pub(super) fn parting(&self, right: &Held, steps: &Steps) -> Saying {
        let replay = &right.replay;
        let step = replay.followed;
        let stood = &replay.stood;
        let f = |units: f64| {
            let map_ref = self.map;
            let plan = right.variant.plan(map_ref, self.from, self.to);
            plan.map_or(units, |(_, plan)| plan.units.cost(units))
        };
        let next = || match replay.expected.first() {
            Some(&node) => self.name(node),
            None => "".into(),
        };
        match replay.end {
            End::Complete => match &replay.wrong_fact {
                Some(wrong) => say!(PARTING_FACT, fact: self.wrong_fact(wrong, steps)),
                None => say!(PARTING_COULD),
            },
            End::Late => {
                let place = self.name(steps.nodes[step.saturating_sub(1)]);
                say!(PARTING_LATE, step: step, place: place)
            }
            End::Early => {
                let least = stood.least.map_or(f64::NAN, f);
                let (goal, next) = (self.to, next());
                let why = match stood.node_f {
                    Some(goal_f) => {
                        say!(GOAL_OPEN, goal: goal, f: f(goal_f), next: next, least: least)
                    }
                    None => say!(GOAL_LATER, goal: goal, next: next, least: least),
                };
                say!(PARTING_EARLY, n: steps.nodes.len(), why: why)
            }
            End::Left => {
                let node = steps.nodes[step];
                let known = stood.node;
                let first = match stood.least {
                    Some(least) => say!(COMES_FIRST, place: next(), f: f(least)),
                    None => say!(NOTHING_OPEN),
                };
                let why = match known.state {
                    State::Open => {
                        let its = stood.node_f.map_or(f64::NAN, f);
                        let [g, h] = [known.g, stood.node_h].map(f);
                        say!(ITS_F, f: its, g: g, h: h, first: first)
                    }
                    State::Closed => say!(IS_CLOSED, first: first),
                    State::Unseen => match self.map.borrowed().obstacle(node) {
                        Some(obstacle) => say!(IS_OBSTACLE, obstacle: obstacle, first: first),
                        None => say!(IS_UNSEEN, first: first),
                    },
                };
                say!(PARTING_TAKES, step: step + 1, place: self.name(node), why: why)
            }
        }
    }

    fn tell_parting(&self, found: &mut Diagnosis, right: &Held, steps: &Steps) {
        let (replay, map_ref) = (&right.replay, self.map.borrowed());
        found.step = Some(replay.followed);
        let at = steps.nodes.get(replay.followed);
        found.at = at.map(|&node| map_ref.place(node));
        let expected = replay.expected.iter();
        found.expected = expected.map(|&node| map_ref.place(node)).collect();
    }

    fn name(&self, node: u32) -> Field {
        let map_ref = self.map.borrowed();
        if node as usize >= map_ref.len() {
            return say!(FACT_OFF_MAP).into();
        }
        map_ref.place(node).into()
    }
}

/// Of many so many are named; one more is named rather than counted.
const MOST_NAMED: usize = 3;

/// "An open cell keeps its first g", "It cuts corners" or 3 others
fn named(mistakes: &[Mistake]) -> Saying {
    let title = |mistake: &Mistake| say!(CAUSE_TITLE, title: mistake.title());
    let titles: Vec<Saying> = mistakes.iter().map(title).collect();
    if titles.len() <= MOST_NAMED + 1 {
        return say!(CAUSE_TITLES, titles: titles);
    }
    let n = titles.len() - MOST_NAMED;
    let few: Vec<Saying> = titles.into_iter().take(MOST_NAMED).collect();
    say!(CAUSE_MORE, titles: few, n: n)
}
