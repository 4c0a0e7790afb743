//! What is said of the run of a walk.

use super::follow::{Stray, What};
use super::read::Sheet;
use super::{Judge, MOST_EXPECTED, WalkDiagnosis};
use crate::diagnose::Verdict;
use crate::map::grid::Point;
use crate::map::place::Place;
use crate::number::number;
use crate::options::{Options, Replanner};
use crate::saying::diagnosis::{WALK_HABITS, WALK_LOOKS};
use crate::saying::{Field, Saying, say};
use crate::walk::WalkMistake;

/// How many expected places are named in a sentence.
const NAMED: usize = 4;

impl Judge<'_> {
    /// What the program is.
    pub(super) fn search(&self) -> Saying {
        match self.options.replanner {
            Replanner::AStar => say!(WALK_SEARCH_ANEW),
            Replanner::Lpa => say!(WALK_SEARCH_LPA),
            Replanner::DStarLite => say!(WALK_SEARCH_D_STAR_LITE),
        }
    }

    pub(super) fn right(&self, search: &Options, sheet: &Sheet) -> WalkDiagnosis {
        let n = sheet.expansions.len();
        let steps = self.intent(search).steps();
        let said = vec![say!(WALK_RIGHT, search: self.search(), steps: steps, n: n)];
        self.found(Verdict::Correct, search, said)
    }

    pub(super) fn mistaken(
        &self,
        stray: Stray,
        search: &Options,
        mistakes: Vec<WalkMistake>,
    ) -> WalkDiagnosis {
        let Stray {
            tick,
            step,
            what,
            mut expected,
        } = stray;
        expected.truncate(MOST_EXPECTED);
        let mut said = vec![said_of(tick, step, &what, &expected)];
        let steps = self.intent(search).steps();
        said.push(say!(WALK_HELD, search: self.search(), steps: steps));
        for &mistake in &mistakes {
            said.push(say!(WALK_CAUSE, habit: Saying::of(&WALK_HABITS[mistake as usize])));
            said.push(Saying::of(&WALK_LOOKS[mistake as usize]));
        }
        if mistakes.is_empty() {
            said.push(say!(CAUSE_NONE));
        }
        let mut found = self.found(Verdict::Mistaken, search, said);
        found.tick = Some(tick);
        found.step = Some(step);
        found.at = match what {
            What::Early(place) | What::Consistent(place) | What::Done(place) => Some(place),
            What::Value(place, ..) => Some(place),
            What::Ends | What::Agent(_) | What::Unclear => None,
        };
        found.expected = expected;
        found.mistakes = mistakes;
        found
    }
}

fn said_of(tick: u32, step: usize, what: &What, expected: &[Point]) -> Saying {
    let named = |&place: &Point| Field::from(Place::from(place));
    let first: Vec<Field> = expected.iter().take(NAMED).map(named).collect();
    let step = step + 1;
    match *what {
        What::Early(place) => {
            say!(WALK_EARLY, tick: tick, place: Place::from(place), step: step, first: first)
        }
        What::Consistent(place) if first.is_empty() => {
            say!(WALK_DONE, tick: tick, place: Place::from(place), step: step)
        }
        What::Consistent(place) => {
            say!(WALK_CONSISTENT, tick: tick, place: Place::from(place), step: step, first: first)
        }
        What::Done(place) => say!(WALK_DONE, tick: tick, place: Place::from(place), step: step),
        What::Value(place, name, said, right) => {
            let told = |value: f64| match value.is_finite() {
                true => Field::from(number(value)),
                false => "∞".into(),
            };
            say!(WALK_VALUE, tick: tick, name: name, place: Place::from(place), printed: told(said), right: told(right))
        }
        What::Ends => say!(WALK_ENDS, tick: tick, first: first),
        What::Agent(place) => {
            say!(WALK_AGENT, tick: tick, place: Place::from(place), could: first)
        }
        What::Unclear => say!(WALK_UNCLEAR, tick: tick),
    }
}
