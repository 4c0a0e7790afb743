//! A run of a walk, gone through tick by tick with the loop itself. Whatever decides ties is right: what may be expanded is every place
//! whose key is the least as it would be now, however long it has waited. The agent may walk any of the best ways, so there may be
//! several places where it can be.

use super::program::{Form, Program, Rules};
use super::read::{Printed, Sheet};
use crate::map::grid::{Grid, Point};
use crate::map::ranked::by_rank;
use crate::options::{Diagonal, Heuristic, Options};
use crate::search::repair::course::{Beginning, Cell, Course};
use crate::search::repair::lapse::WalkMistake;
use crate::walk::Change;

/// What a run is held against.
pub(super) struct Question<'q> {
    pub map: &'q Grid,
    pub from: Point,
    /// In the order of their ticks.
    pub changes: &'q [Change],
    /// Without ticks.
    pub course: Course,
    pub form: Form,
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
    program: Program,
    known: Grid,
    course: Course,
    at: Point,
    has_rounded_sums: bool,
    /// Which changes have been left out, and for keys that are not raised, where it was when it wrote any.
    past: Vec<u32>,
    /// Whether anything has changed with this tick.
    is_new: bool,
    over: bool,
}

/// All that is kept for the places where the agent can be.
const MOST_CELLS: usize = 2_000_000;
const MOST_TRACKS: usize = 200;

/// What is printed is rounded to two digits at worst.
const ROUNDED: f64 = 0.006;

impl Question<'_> {
    fn makes(&self, mistake: WalkMistake) -> bool {
        self.form.mistake == Some(mistake)
    }

    /// Whether sums of costs are exact in doubles.
    fn has_exact_sums(&self) -> bool {
        let Options {
            diagonal,
            diagonal_cost,
            ..
        } = self.course.options;
        let costs = self.map.costs().unwrap_or_default().iter().copied();
        let changed = self.changes.iter().filter_map(|change| change.cost);
        let is_exact = diagonal == Diagonal::Never || is_binary(diagonal_cost);
        is_exact && costs.chain(changed).all(is_binary)
    }

    /// Whether keys are compared to the last bit.
    fn is_exact(&self) -> bool {
        let Options {
            diagonal,
            diagonal_cost,
            heuristic,
            ..
        } = self.course.options;
        let h = match heuristic {
            Heuristic::Euclidean => false,
            Heuristic::Octile => is_binary(diagonal_cost),
            _ => diagonal == Diagonal::Never || is_binary(diagonal_cost),
        };
        h && self.has_exact_sums()
    }

    /// Goes through a run. What is wrong first, if anything is.
    pub fn follow(&self, sheet: &Sheet) -> Result<(), Stray> {
        let exact = self.is_exact();
        let last = sheet.expansions.last().map_or(0, |last| last.tick);
        let changes_end = self.changes.last().map_or(0, |change| change.at);
        let root = match self.course.is_backward() {
            true => self.course.goal,
            false => self.from,
        };
        let mut tracks = vec![Track {
            program: Program::new(self.map.len(), self.map.index(root)),
            known: self.map.clone(),
            course: self.course.clone(),
            at: self.from,
            has_rounded_sums: !self.has_exact_sums(),
            past: Vec::new(),
            is_new: true,
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
                track.begin(tick, self, exact);
            }
            let begun = step;
            while let Some(printed) = sheet.expansions.get(step)
                && printed.tick == tick
            {
                let mut strays = Vec::new();
                tracks.retain_mut(|track| {
                    let taken = track.take(tick, printed, self.form, exact);
                    taken.map_err(|stray| strays.push(stray)).is_ok()
                });
                if tracks.is_empty() {
                    let places = strays.iter().flat_map(|(_, places)| places);
                    let expected = each_once(places.copied().collect());
                    let what = strays.into_iter().next();
                    let what = what.map_or(What::Ends, |(what, _)| what);
                    return Err(stray(step, what, expected));
                }
                step += 1;
            }
            // A program that counts up for ever is stopped at some time.
            let is_long = step - begun > self.map.len();
            if tick >= last && is_long && self.form.mistake.is_some() {
                return Ok(());
            }
            // A mistaken program may find more to do where nothing has changed, as may one whose sums are rounded: whether it looks there is
            // its own affair.
            let may_rest = (self.form.mistake.is_some() || !exact) && step == begun;
            if !may_rest || tracks.iter().any(|track| track.is_new) {
                let gave_up = |track: &mut Track| track.has_no_way(tick, self.form, exact);
                if tick >= last && tracks.iter_mut().any(gave_up) {
                    return Ok(());
                }
                let mut waiting = Vec::new();
                tracks.retain_mut(|track| {
                    waiting.extend(track.waiting(tick, self.form, exact));
                    track.ends(tick, self.form, exact) || may_rest && !track.is_new
                });
                if tracks.is_empty() {
                    return Err(stray(step, What::Ends, each_once(waiting)));
                }
            }
            tracks = self.walked_on(tracks, tick, exact);
            if tracks.len() > MOST_TRACKS || tracks.len() * self.map.len() > MOST_CELLS {
                return Err(stray(step, What::Unclear, Vec::new()));
            }
        }
        Ok(())
    }

    /// Each place where the agent can be a tick later.
    fn walked_on(&self, tracks: Vec<Track>, tick: u32, exact: bool) -> Vec<Track> {
        let mut all: Vec<Track> = Vec::new();
        for mut track in tracks {
            let mut nexts = track.nexts(tick, self.form, exact);
            let is_other = |next: &Point| {
                all.iter()
                    .all(|other| (other.at, &other.past) != (*next, &track.past))
            };
            nexts.retain(is_other);
            let Some(last) = nexts.pop() else { continue };
            for at in nexts {
                let track = track.clone();
                all.push(Track { at, ..track });
            }
            all.push(Track { at: last, ..track });
        }
        all
    }
}

fn is_binary(cost: f64) -> bool {
    (cost * 1024.0).fract() == 0.0
}

/// Each place once, column by column.
fn each_once(places: Vec<Point>) -> Vec<Point> {
    let mut places = by_rank(places, |&(x, y)| x << 16 | y);
    places.dedup();
    places
}

impl Track {
    /// The program, and what it goes by at a tick.
    fn parts(&mut self, tick: u32, form: Form, exact: bool) -> (&mut Program, Rules<'_>) {
        let target = match self.course.is_backward() {
            true => self.at,
            false => self.course.goal,
        };
        let rules = Rules {
            ways: self.course.ways(&self.known, tick as usize),
            form,
            exact,
            target: self.known.index(target),
        };
        (&mut self.program, rules)
    }

    fn points(&self, nodes: &[u32]) -> Vec<Point> {
        nodes.iter().map(|&node| self.known.point(node)).collect()
    }

    /// The changes of a tick come.
    fn begin(&mut self, tick: u32, question: &Question<'_>, exact: bool) {
        let mut changed = Vec::new();
        for (number, change) in (0..).zip(question.changes) {
            if change.at != tick {
                continue;
            }
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
                changed.push(self.known.index(change.place));
            }
        }
        self.course.ticks.push(Beginning {
            at: self.at,
            walked: 0.0,
            edits: 0,
        });
        self.is_new = tick == 0 || !changed.is_empty();
        let keeps_keys = question.form.pops || question.makes(WalkMistake::KeysNotRaised);
        if keeps_keys && (self.is_new || question.form.each_tick) {
            self.past.push(self.known.index(self.at));
        }
        self.over |= self.course.is_backward() && self.at == self.course.goal;
        let is_new = self.is_new;
        let (program, rules) = self.parts(tick, question.form, exact);
        if tick == 0 {
            program.open_root(&rules);
        }
        program.begin(&rules, is_new);
        program.changed(&rules, &changed);
    }

    /// What may be expanded next, of all that is open.
    fn waiting(&mut self, tick: u32, form: Form, exact: bool) -> Vec<Point> {
        let (program, rules) = self.parts(tick, form, exact);
        let nodes = program.first(&rules);
        self.points(&nodes)
    }

    /// Whether the plan may be made here.
    fn ends(&mut self, tick: u32, form: Form, exact: bool) -> bool {
        let over = self.over;
        let (program, rules) = self.parts(tick, form, exact);
        let ends = over || program.may_end(&rules);
        program.end(&rules);
        ends
    }

    /// Expands what was printed, or says why it can't be.
    fn take(
        &mut self,
        tick: u32,
        printed: &Printed,
        form: Form,
        exact: bool,
    ) -> Result<(), (What, Vec<Point>)> {
        let place = printed.place;
        let node = self.known.index(place);
        if self.over {
            return Err((What::Done(place), Vec::new()));
        }
        let first = self.waiting(tick, form, exact);
        let (program, rules) = self.parts(tick, form, exact);
        let before = program.values(node);
        if !program.is_open(node) {
            // The last digit of a sum may differ where that is not exact, and such a place be expanded once more.
            return match self.has_rounded_sums && before[0].is_finite() {
                true => Ok(()),
                false => Err((What::Consistent(place), first)),
            };
        }
        if !first.contains(&place) {
            return Err((What::Early(place), first));
        }
        if !program.may_go_on(&rules, node) {
            return Err((What::Done(place), Vec::new()));
        }
        program.take(&rules, node);
        let after = program.values(node);
        for (i, (name, said)) in [("g", printed.g), ("rhs", printed.rhs)]
            .into_iter()
            .enumerate()
        {
            let Some(said) = said else { continue };
            let fits = |value: f64| said == value || (said - value).abs() <= ROUNDED;
            if !fits(before[i]) && !fits(after[i]) {
                return Err((What::Value(place, name, said, before[i]), Vec::new()));
            }
        }
        Ok(())
    }

    fn has_no_way(&mut self, tick: u32, form: Form, exact: bool) -> bool {
        let over = self.over;
        let (program, rules) = self.parts(tick, form, exact);
        let [g, rhs] = program.values(rules.target);
        !over && g.min(rhs).is_infinite() && program.may_end(&rules)
    }

    /// Where the agent may be at the next tick.
    fn nexts(&mut self, tick: u32, form: Form, exact: bool) -> Vec<Point> {
        if self.over || !self.course.is_backward() {
            return vec![self.at];
        }
        let at = self.known.index(self.at);
        let (program, rules) = self.parts(tick, form, exact);
        let nodes = program.best_ways(&rules, at);
        match nodes.is_empty() {
            true => vec![self.at],
            false => self.points(&nodes),
        }
    }
}
