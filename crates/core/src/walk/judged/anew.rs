//! The run of a program that plans by A* anew at each tick: each tick is a run of its own, on the map of that tick.

use super::follow::{Stray, What};
use super::program::{Form, Program, Rules};
use super::read::Sheet;
use super::{Judge, WalkDiagnosis};
use crate::diagnose::{Question, Run, Verdict};
use crate::error::Error;
use crate::map::grid::{Grid, Point};
use crate::map::place::Place;
use crate::saying::say;
use crate::search::repair::course::{Beginning, Cell};

impl Judge<'_> {
    pub(super) fn anew(&self, sheet: &Sheet) -> Result<WalkDiagnosis, Error> {
        let [mut at, goal] = self.ends;
        let mut known = self.map.clone();
        let mut meant = self.options.search.clone();
        let mut unknown = self.unknown;
        unknown.algorithm = false;
        let last = sheet.expansions.last().map_or(0, |last| last.tick);
        let (mut step, mut planned) = (0, false);
        for tick in 0..=last {
            let places: Vec<Point> = sheet.expansions[step..]
                .iter()
                .take_while(|printed| printed.tick == tick)
                .map(|printed| printed.place)
                .collect();
            let Some(&first) = places.first() else {
                // It may plan only where its way is closed: where it is then, its next plan says.
                planned = false;
                self.change(&mut known, tick, None);
                continue;
            };
            if planned && first != at {
                let nexts = self.nexts(&known, at, goal);
                if !nexts.contains(&first) {
                    let stray = Stray {
                        tick,
                        step,
                        what: What::Agent(first),
                        expected: nexts,
                    };
                    return Ok(self.mistaken(stray, &meant, Vec::new()));
                }
            }
            (at, planned) = (first, true);
            self.change(&mut known, tick, Some(at));
            let question = Question {
                options: meant.clone(),
                unknown,
                reading: None,
            };
            let run = Run::from_iter(places.iter().copied());
            let found = question.diagnose(&known, at, goal, &run)?;
            if !found.verdict.is_right() {
                let mut said = vec![say!(WALK_IN_TICK, tick: tick)];
                said.push(found.saying());
                let mut told = self.found(Verdict::Mistaken, &meant, said);
                told.tick = Some(tick);
                told.step = Some(step + found.step.unwrap_or(0));
                let cell = |place: Place| match place {
                    Place::Cell(x, y) => Some((x, y)),
                    _ => None,
                };
                told.at = found.at.and_then(cell);
                told.expected = found.expected.iter().copied().filter_map(cell).collect();
                return Ok(told);
            }
            if let Some(intent) = found.intent {
                (meant.diagonal, meant.diagonal_cost) = (intent.diagonal, intent.diagonal_cost);
            }
            step += places.len();
        }
        Ok(self.right(&meant, sheet))
    }

    /// The changes of a tick come.
    fn change(&self, known: &mut Grid, tick: u32, agent: Option<Point>) {
        let goal = self.ends[1];
        for change in self.changes.iter().filter(|change| change.at == tick) {
            if Some(change.place) == agent || change.place == goal {
                continue;
            }
            let before = Cell::of(known, change.place);
            let after = Cell {
                wall: change.wall.unwrap_or(before.wall),
                cost: change.cost.unwrap_or(before.cost),
            };
            after.put(known, change.place);
        }
    }

    /// Where a best way may lead next.
    fn nexts(&self, known: &Grid, at: Point, goal: Point) -> Vec<Point> {
        let options = super::WalkOptions {
            replanner: crate::options::Replanner::DStarLite,
            search: crate::options::Options {
                diagonal: self.options.search.diagonal,
                diagonal_cost: self.options.search.diagonal_cost,
                ..crate::options::Options::default()
            },
            ..super::WalkOptions::default()
        };
        let Ok((_, mut course)) = super::check::plan(known, at, goal, self.changes, &options)
        else {
            return Vec::new();
        };
        course.ticks.push(Beginning {
            at,
            walked: 0.0,
            edits: 0,
        });
        let rules = Rules {
            ways: course.ways(known, 0),
            form: Form::default(),
            exact: false,
            target: known.index(at),
        };
        let mut program = Program::new(known.len(), known.index(goal));
        program.open_root(&rules);
        // On through what is as far: another way may be as good, and be walked.
        while let Some(&first) = program.first(&rules).first()
            && program.may_go_on(&rules, first)
        {
            program.take(&rules, first);
        }
        let ways = program.best_ways(&rules, rules.target);
        ways.into_iter().map(|node| known.point(node)).collect()
    }
}
