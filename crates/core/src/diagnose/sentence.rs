//! What a diagnosis says, in two or three plain sentences.

use super::apart::{Finder, has_room};
use super::bases::{Base, Remark};
use super::case::{Case, Held, Tried};
use super::facts::Checked;
use super::intent::Intent;
use super::judge::View;
use super::mistake::Mistake;
use super::read::{PlaceOrder, Reading};
use super::replay::End;
use super::steps::{NotARun, Steps};
use super::{Diagnosis, Ties, Verdict};
use crate::map::MapRef;
use crate::number::{exact, number};
use crate::options::{Algorithm, Diagonal, Heuristic};
use crate::search::record::State;
use crate::search::space::NONE;
use std::f64::consts::SQRT_2;

const PATH: &str = "This looks like a path, not a run: each place is one step from the one before, from the start to the goal.";
const RANGE: &str = "These numbers count up by one: they look like a range, not a run.";
const WHOLE_RUN: &str = "A run is every place that was taken from the open list, in order.";

/// Row and column in place of x and y.
pub(super) const SWAPPED: &str = "The run gives row and column: read so, it is a run on this map; here places are x and y, the column first.";

/// Maps that are tried for one that tells two searches apart, while somebody waits. A choice: the known maps come first, and
/// the page goes on looking beside itself.
const MOST_MAPS: usize = 500;

/// What a single mistake makes of A*, where that has a name.
fn other_search(mistakes: &[Mistake]) -> Option<&'static str> {
    match mistakes {
        [Mistake::HOnly] => Some("greedy search"),
        [Mistake::GOnly] => Some("search by Dijkstra's algorithm"),
        _ => None,
    }
}

impl Algorithm {
    fn in_words(self) -> &'static str {
        match self {
            Self::Auto | Self::AStar | Self::Ida => "A*",
            Self::Dijkstra => "search by Dijkstra's algorithm",
            Self::Greedy => "greedy search",
            Self::Bfs => "breadth-first search",
            Self::Bidirectional => "A* from both ends",
            Self::Jps => "jump point search",
            Self::Theta => "Theta*",
        }
    }
}

impl Intent {
    /// The steps that are meant.
    fn steps(&self) -> String {
        let past = match self.diagonal {
            Diagonal::Never => return "straight steps".to_owned(),
            Diagonal::NoObstacles => "past no wall",
            Diagonal::Always => "even between walls",
            Diagonal::AtMostOneObstacle => "past one wall at most",
        };
        if self.diagonal_cost == SQRT_2 {
            format!("diagonal steps {past}")
        } else {
            format!(
                "diagonal steps of cost {} {past}",
                number(self.diagonal_cost)
            )
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
        let likely: Vec<String> = also
            .iter()
            .filter(|intent| !intent.is_rare())
            .map(Intent::steps)
            .collect();
        for steps in likely {
            found.message = format!("{} It would be right with {steps}, too.", found.message);
        }
        found.also = also;
        if let Some(view) = refused
            && let Some((_, held)) = view.right.first()
        {
            let steps = view.intent().steps();
            let parting = view.case.parting(held, view.steps);
            found.message = format!("{} It was not meant with {steps}. {parting}", found.message);
        }
    }
}

impl Diagnosis {
    /// What a search gives that is known, and a path may be as well.
    pub(super) fn doubt_path(&mut self) {
        self.message = format!(
            "{PATH} If nothing else was expanded, this holds. {}",
            self.message
        );
    }

    /// Numbers that count up, where no search does.
    pub(super) fn told_range() -> Self {
        NotARun::new(&format!("{RANGE} {WHOLE_RUN}")).into()
    }

    /// How a text was read, where that is not as this crate names places.
    pub(super) fn tell_reading(&mut self, reading: &Reading) {
        if reading.is_plain() {
            return;
        }
        let places = match reading.order {
            PlaceOrder::Xy => "x and y",
            PlaceOrder::RowColumn => "row and column",
            PlaceOrder::Index => "numbers of cells, row by row",
            PlaceOrder::Id => "ids of nodes",
        };
        self.message = format!(
            "{} It was read as {places}, counted from {}.",
            self.message, reading.from
        );
        if reading.up {
            self.message += " There y goes upwards.";
        }
        match reading.passed {
            0 => {}
            1 => self.message += " 1 line was passed over.",
            passed => self.message += &format!(" {passed} lines were passed over."),
        }
    }

    pub(super) fn with_remark(mut self, remark: &str) -> Self {
        if self.verdict == Verdict::Correct {
            self.verdict = Verdict::CorrectWithRemarks;
        }
        self.message = format!("{} {remark}", self.message);
        self
    }
}

impl Ties {
    fn sentence(self) -> &'static str {
        match self {
            Self::HighG => "Of places with the same f it took the one with the larger g.",
            Self::LowG => "Of places with the same f it took the one with the smaller g.",
            Self::Oldest => "Of places with the same f it took the one that had waited longest.",
            Self::Newest => "Of places with the same f it took the one that was opened last.",
            Self::Arbitrary => {
                "Of places with the same f it took now this and now that one, as it may."
            }
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
        let name = self.options.algorithm.in_words();
        let meant = intent.steps();
        let mut message = match count {
            _ if is_rare => format!(
                "A correct {name} only if {meant} are meant: then each of the {count} expansions could come next, and the run ends where it must."
            ),
            _ if self.finds_out() => format!(
                "A correct {name} with {meant}: each of the {count} expansions could come next, and the run ends where it must."
            ),
            1 => "Correct: a right search expands this one place, and ends there.".to_owned(),
            _ => format!(
                "Correct: a right search could have made each of the {count} expansions, and ends where this run does."
            ),
        };
        if let Some(ties) = ties {
            message = message + " " + ties.sentence();
        }
        let remarks = self.remarks(base, held, steps);
        let has_remarks = is_rare || !remarks.is_empty();
        for remark in remarks {
            message = message + " " + &remark;
        }
        let mut found = Diagnosis::new(
            if has_remarks {
                Verdict::CorrectWithRemarks
            } else {
                Verdict::Correct
            },
            message,
        );
        found.ties = ties;
        found.mistakes.extend(base.remark.and_then(Remark::mistake));
        if !undecided.is_empty() {
            found.message = format!(
                "{} On this map a search with {} would give the same run.",
                found.message,
                named(&undecided)
            );
            // First those that show with the very options: a map for others would ask for another program.
            let (shown, hidden): (Vec<Mistake>, Vec<Mistake>) = undecided
                .iter()
                .partition(|&&mistake| has_room(mistake, self.options));
            for mistake in shown.into_iter().chain(hidden) {
                found.tell_apart =
                    Finder::new(None, mistake, self.options, MOST_MAPS).first_known();
                if found.tell_apart.is_some() {
                    found.message = format!(
                        "{} A map is added that tells \"{}\" apart.",
                        found.message,
                        mistake.title()
                    );
                    break;
                }
            }
        }
        found.undecided = undecided;
        found
    }

    fn remarks(&self, base: &Base, held: &Held, steps: &Steps) -> Vec<String> {
        let mut remarks = Vec::new();
        match base.remark {
            Some(Remark::MaxOctile) => remarks.push(
                "It estimates by the larger of dx and dy: never too high, but lower than need be, so it expands more. max(dx, dy) + (√2 - 1) · min(dx, dy) is as safe."
                    .to_owned(),
            ),
            Some(Remark::Weaker(heuristic)) => {
                let what = match heuristic {
                    Heuristic::Euclidean => "the straight distance",
                    Heuristic::Octile => "the octile distance",
                    _ => "the larger of dx and dy",
                };
                remarks.push(format!(
                    "It estimates by {what}: never too high, but lower than what the moves of this map allow, so it expands more."
                ));
            }
            None => {}
        }
        if let Some(first) = held.replay.first_repeat {
            let place = self.name(steps.nodes[first]);
            let repeats = held.replay.repeats;
            remarks.push(format!(
                "{} expanded again what was closed, first {place} as expansion {}: an entry that was out of date was still in the open list. That costs time and changes nothing; skip what is closed when it is taken out.",
                if repeats == 1 { "One expansion".to_owned() } else { format!("{repeats} expansions") },
                first + 1
            ));
        }
        if let Some(wrong) = &held.replay.wrong_fact {
            remarks.push(format!(
                "The order is right, but {}.",
                self.wrong_fact(wrong, steps)
            ));
        }
        remarks
    }

    /// "expansion 5, (3, 4), has g = 7, and it is 6"
    fn wrong_fact(&self, wrong: &Checked, steps: &Steps) -> String {
        let place = self.name(steps.nodes[wrong.step]);
        let (name, step) = (wrong.name, wrong.step + 1);
        if let Some(parents) = wrong.parents() {
            let [printed, right] = parents.map(|parent| match parent {
                Some(node) => self.name(node),
                None => "none".to_owned(),
            });
            return format!(
                "the parent of {place}, expansion {step}, is given as {printed}, and it is {right}"
            );
        }
        let [printed, right] = [wrong.printed, wrong.right].map(|value| {
            let short = number(value).to_string();
            if number(wrong.printed).to_string() == number(wrong.right).to_string() {
                exact(value).to_string()
            } else {
                short
            }
        });
        format!("{name} of {place}, expansion {step}, is given as {printed}, and it is {right}")
    }

    pub(super) fn told_mistaken(&self, right: &Held, tried: &Tried, steps: &Steps) -> Diagnosis {
        let (found, furthest) = (&tried.found, tried.furthest.as_ref());
        let replay = &right.replay;
        let first = steps.nodes[0];
        let start = self.map.borrowed().node(self.from).unwrap_or(NONE);
        if found.is_empty()
            && replay.end == End::Left
            && replay.followed == 0
            && first != start
            && furthest.is_none_or(|held| held.replay.followed < 2)
        {
            let places = match self.map.borrowed() {
                MapRef::Grid(_) => "Places are x and y, from (0, 0) at the top left.",
                MapRef::Graph(_) => "Places are the ids of nodes.",
            };
            return NotARun::at(steps.first_line, &format!(
                "The run begins at {first}, which is neither the start, {start}, nor one of the first to come after it. {places}",
                start = self.name(start),
                first = self.name(first),
            )).into();
        }
        let mut message = String::new();
        if let [only, ..] = found.as_slice()
            && let Some(name) = other_search(&only.variant.mistakes)
        {
            message = format!("This is a correct {name}, not A*. ");
        }
        if self.finds_out() {
            let meant = Intent::of_options(self.options).steps();
            message = format!("{message}It is held against an A* with {meant}. ");
        }
        message += &self.parting(right, steps);
        let mistakes: Vec<Mistake> = found
            .iter()
            .flat_map(|held| held.variant.mistakes.iter().copied())
            .collect();
        let together = found.len() == 1 && mistakes.len() == 2;
        match mistakes.as_slice() {
            [] => {
                message += " No mistake that is known here gives the whole run.";
                if let Some(held) = furthest
                    && let [mistake] = held.variant.mistakes[..]
                    && held.replay.followed > replay.followed
                {
                    message = format!(
                        "{message} \"{}\" gives its first {} expansions: a search {}.",
                        mistake.title(),
                        held.replay.followed,
                        mistake.what()
                    );
                }
            }
            [mistake] => {
                message = format!(
                    "{message} The whole run is that of a search {}. {}",
                    mistake.what(),
                    mistake.look()
                );
            }
            [mistake, other] if together => {
                message = format!(
                    "{message} No mistake that is known here gives the whole run alone, but two together do. One is that of a search {}. The other is that of a search {}. {} {}",
                    mistake.what(),
                    other.what(),
                    mistake.look(),
                    other.look()
                );
            }
            [mistake, other] => {
                message = format!(
                    "{message} The whole run is that of a search {}. It is also that of a search {}. {} {}",
                    mistake.what(),
                    other.what(),
                    mistake.look(),
                    other.look()
                );
            }
            [mistake, others @ ..] => {
                message = format!(
                    "{message} The whole run is that of a search {}; {} would give the same here. {}",
                    mistake.what(),
                    named(others),
                    mistake.look()
                );
            }
        }
        let mut diagnosis = Diagnosis::new(Verdict::Mistaken, message);
        self.tell_parting(&mut diagnosis, right, steps);
        if let ([first, second, ..], false) = (mistakes.as_slice(), together) {
            diagnosis.tell_apart =
                Finder::new(Some(*first), *second, self.options, MOST_MAPS).first_known();
        }
        diagnosis.mistakes = mistakes;
        diagnosis.together = together;
        diagnosis
    }

    /// What goes from the start to the goal, step by step, and no search that is known does.
    pub(super) fn told_path(&self) -> Diagnosis {
        NotARun::new(&format!("{PATH} {WHOLE_RUN}")).into()
    }

    /// A run that is right for a search that goes by the number of steps.
    pub(super) fn told_breadth_first(&self, right: &Held, steps: &Steps) -> Diagnosis {
        let parting = self.parting(right, steps);
        let message = format!("This is a correct breadth-first search, not A*. {parting}");
        let mut found = Diagnosis::new(Verdict::Mistaken, message);
        self.tell_parting(&mut found, right, steps);
        found
    }

    /// Whether the steps that were meant are found out.
    fn finds_out(&self) -> bool {
        self.unknown.diagonal && matches!(self.map.borrowed(), MapRef::Grid(_))
    }

    /// Where the run leaves the right search, and what was known there.
    pub(super) fn parting(&self, right: &Held, steps: &Steps) -> String {
        let replay = &right.replay;
        let step = replay.followed + 1;
        let stood = &replay.stood;
        let f = |units: f64| {
            let map_ref = self.map;
            let plan = right.variant.plan(map_ref, self.from, self.to);
            plan.map_or(units, |(_, plan)| plan.units.cost(units))
        };
        let goal = self.name_of_place(self.to);
        let next = match replay.expected.first() {
            Some(&node) => self.name(node),
            None => String::new(),
        };
        match replay.end {
            End::Complete => match &replay.wrong_fact {
                Some(wrong) => format!(
                    "The order could be right, but {}.",
                    self.wrong_fact(wrong, steps)
                ),
                None => "The order could be right.".to_owned(),
            },
            End::Late => format!(
                "The search is done with expansion {}, {}, and the run goes on after it.",
                replay.followed,
                self.name(steps.nodes[replay.followed.saturating_sub(1)]),
            ),
            End::Early => {
                let least = stood.least.map_or(f64::NAN, f);
                let goal_is = match stood.node_f {
                    Some(goal_f) => format!(
                        "the goal {goal} is open with f = {}, but {next} with f = {} comes first",
                        number(f(goal_f)),
                        number(least)
                    ),
                    None => format!(
                        "the goal {goal} has not been expanded, and {next} with f = {} comes next",
                        number(least)
                    ),
                };
                let count = steps.nodes.len();
                let plural = if count == 1 { "" } else { "s" };
                format!("The run ends after {count} expansion{plural}, too early: {goal_is}.")
            }
            End::Left => {
                let node = steps.nodes[replay.followed];
                let place = self.name(node);
                let known = stood.node;
                let before = match stood.least {
                    Some(least) => format!("{next} with f = {} comes first", number(f(least))),
                    None => "nothing is open any more".to_owned(),
                };
                let why = match known.state {
                    State::Open => {
                        let [g, h] = [known.g, stood.node_h].map(|units| number(f(units)));
                        let its = stood.node_f.map_or(f64::NAN, f);
                        format!("its f is {} (g = {g}, h = {h}), and {before}", number(its))
                    }
                    State::Closed => format!(
                        "it was expanded before, and no cheaper way to it has been found; {before}"
                    ),
                    State::Unseen => {
                        let what = match self.map.borrowed().obstacle(node) {
                            Some(obstacle) => format!("it is {obstacle}"),
                            None => "it is not open: no step from an expanded place leads to it"
                                .to_owned(),
                        };
                        format!("{what}; {before}")
                    }
                };
                format!("Expansion {step} takes {place}, but {why}.")
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

    fn name(&self, node: u32) -> String {
        let map_ref = self.map.borrowed();
        if node as usize >= map_ref.len() {
            return "a place off the map".to_owned();
        }
        map_ref.name(node).to_string()
    }

    fn name_of_place(&self, place: crate::map::place::Place) -> String {
        place.in_words().to_string()
    }
}

/// "no-decrease", "stale-f" or 3 others
fn named(mistakes: &[Mistake]) -> String {
    let names: Vec<String> = mistakes
        .iter()
        .map(|mistake| format!("\"{}\"", mistake.title()))
        .collect();
    listed(&names)
}

fn listed(all: &[String]) -> String {
    const MOST: usize = 3;
    let shown = if all.len() == MOST + 1 {
        MOST + 1
    } else {
        MOST
    };
    let left = all.len().saturating_sub(shown);
    match &all[..all.len() - left] {
        [] => String::new(),
        [only] => only.clone(),
        names if left > 0 => format!("{} or {left} others", names.join(", ")),
        [before @ .., last] => format!("{} or {last}", before.join(", ")),
    }
}
