//! Whose D* Lite is this? What a program that replans has printed, held against the loop itself, and against the loops that make a known
//! mistake.

mod anew;
mod follow;
mod program;
mod read;
mod told;

use super::{Change, WalkMistake, WalkOptions, check};
use crate::define::record;
use crate::diagnose::{Intent, Unknown, Verdict};
use crate::error::Error;
use crate::map::MapRef;
use crate::map::grid::{Grid, Point};
use crate::options::{Diagonal, Heuristic, Options, Replanner};
use crate::saying::{Saying, say};
use follow::{Question, Stray, What};
use program::Form;
use read::{Sheet, read};

record! {
    /// The findings about the run of a program that replans.
    [derive(Debug, Clone, PartialEq), non_exhaustive] WalkDiagnosis {
        /// What it comes to.
        verdict: Verdict,
        /// The tick at which it leaves every correct run.
        tick: Option<u32> [serde(skip_serializing_if = "Option::is_none")],
        /// The first expansion, from 0, that no correct run could make there; the number of expansions where too little was expanded.
        step: Option<usize> [serde(skip_serializing_if = "Option::is_none")],
        /// What the run expands there.
        at: Option<Point> [serde(skip_serializing_if = "Option::is_none")],
        /// What could be expanded there: up to 100 places.
        expected: Vec<Point>,
        /// The mistakes that give the whole run.
        mistakes: Vec<WalkMistake>,
        /// How the program plans, as far as it is known.
        replanner: Option<Replanner> [serde(skip_serializing_if = "Option::is_none")],
        /// The diagonal steps that it takes, as far as they are known.
        diagonal: Option<Diagonal> [serde(skip_serializing_if = "Option::is_none")],
        /// What a diagonal step costs there.
        diagonal_cost: Option<f64> [serde(skip_serializing_if = "Option::is_none")],
        /// The line that is to blame, from 1: of the expansion that could not be made, or where a text is no run.
        line: Option<u32> [serde(skip_serializing_if = "Option::is_none")],
        /// The findings in plain sentences.
        message: String,
        /// The same as data.
        saying: Saying [serde(with = "crate::saying::as_json")],
    }
}

impl WalkDiagnosis {
    fn new(verdict: Verdict, said: Vec<Saying>) -> Self {
        let saying = Saying::all(said);
        Self {
            verdict,
            tick: None,
            step: None,
            at: None,
            expected: Vec::new(),
            mistakes: Vec::new(),
            replanner: None,
            diagonal: None,
            diagonal_cost: None,
            line: None,
            message: saying.to_string(),
            saying,
        }
    }
}

/// How many expected places are named.
const MOST_EXPECTED: usize = 100;

/// Says whether what a program has printed of its walk is right for LPA*, D* Lite or A* anew, with any order of ties, and if not, at which
/// tick and expansion it is not, and which known mistakes give the whole run. Each line is an expansion with its tick, such as
/// `tick 3: (4, 2)`, and may go on with `g=7 rhs=5`; `tick 3: agent at (1, 2)` says where the agent is. With the default estimate any of
/// the usual ones may be the program's; what is `unknown` is found out: the replanner, the diagonal steps and their cost.
///
/// # Errors
///
/// Those of [`walk`](crate::walk()), and [`ErrorKind::Unsuitable`](crate::ErrorKind::Unsuitable) for an agent that sees only so far.
///
/// ```
/// use stepstar::{Grid, Unknown, Verdict, WalkOptions, diagnose_walk};
/// let grid = Grid::new(3, 1)?;
/// let run = "tick 0: (2, 0)\ntick 0: (1, 0)\ntick 0: (0, 0)";
/// let found = diagnose_walk(&grid, (0, 0), (2, 0), &[], run, &WalkOptions::default(), Unknown::ALL)?;
/// assert_eq!(found.verdict, Verdict::Correct);
/// let found = diagnose_walk(&grid, (0, 0), (2, 0), &[], "tick 0: (2, 0)", &WalkOptions::default(), Unknown::ALL)?;
/// assert_eq!((found.verdict, found.expected), (Verdict::Mistaken, vec![(1, 0)]));
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn diagnose_walk(
    map: &Grid,
    from: Point,
    to: Point,
    changes: &[Change],
    run: &str,
    options: &WalkOptions,
    unknown: Unknown,
) -> Result<WalkDiagnosis, Error> {
    let changes = check::changes(map, changes)?;
    let (plan, _) = check::plan(map, from, to, &changes, options)?;
    if options.sees.is_some() {
        return Err(Error::unsuitable(say!(REFUSED_SEES)));
    }
    if let Some(blocked) = plan.blocked {
        return Err(Error::unsuitable(blocked));
    }
    let replanners: &[Replanner] = match unknown.algorithm {
        true => &[Replanner::DStarLite, Replanner::Lpa, Replanner::AStar],
        false => &[options.replanner],
    };
    let roots: Vec<Point> = replanners
        .iter()
        .map(|&replanner| root(replanner, from, to))
        .collect();
    let sheet = match read(run, map, &roots) {
        Ok(sheet) => sheet,
        Err(unread) => {
            let why = match unread.line {
                Some(line) => say!(NO_RUN_LINE, line: line, problem: unread.why),
                None => unread.why,
            };
            let mut found = WalkDiagnosis::new(Verdict::NotARun, vec![why, say!(WALK_FORMAT)]);
            found.line = unread.line;
            return Ok(found);
        }
    };
    let first = sheet.expansions.first().map(|first| first.place);
    let mut nearest: Option<WalkDiagnosis> = None;
    for &replanner in replanners
        .iter()
        .filter(|&&each| Some(root(each, from, to)) == first)
    {
        let options = WalkOptions {
            replanner,
            ..options.clone()
        };
        let judge = Judge {
            map,
            ends: [from, to],
            changes: &changes,
            options,
            unknown,
        };
        let mut found = match replanner {
            Replanner::AStar => judge.anew(&sheet)?,
            _ => judge.kept(&sheet)?,
        };
        let at_fault = found.step.and_then(|step| sheet.expansions.get(step));
        found.line = at_fault.map(|printed| printed.line);
        if found.verdict.is_right() {
            return Ok(found);
        }
        // The one that explains the run, or else the one that goes further.
        let rank = |found: &WalkDiagnosis| (!found.mistakes.is_empty(), found.step);
        if nearest
            .as_ref()
            .is_none_or(|nearest| rank(&found) > rank(nearest))
        {
            nearest = Some(found);
        }
    }
    Ok(nearest.unwrap_or_else(|| WalkDiagnosis::new(Verdict::NotARun, vec![say!(WALK_FORMAT)])))
}

/// Where a program of this kind begins.
fn root(replanner: Replanner, from: Point, to: Point) -> Point {
    if replanner == Replanner::DStarLite {
        to
    } else {
        from
    }
}

/// One kind of program that a run is held against.
struct Judge<'j> {
    map: &'j Grid,
    ends: [Point; 2],
    changes: &'j [Change],
    options: WalkOptions,
    unknown: Unknown,
}

impl Judge<'_> {
    /// Findings about a program of this kind.
    fn found(&self, verdict: Verdict, search: &Options, said: Vec<Saying>) -> WalkDiagnosis {
        WalkDiagnosis {
            replanner: Some(self.options.replanner),
            diagonal: Some(search.diagonal),
            diagonal_cost: Some(search.diagonal_cost),
            ..WalkDiagnosis::new(verdict, said)
        }
    }

    /// All that may have been meant by the steps and the estimate, the likeliest first.
    fn meant(&self) -> Vec<Options> {
        let search = &self.options.search;
        let estimates: &[Heuristic] = match search.heuristic {
            Heuristic::Auto => &[
                Heuristic::Auto,
                Heuristic::Octile,
                Heuristic::Chebyshev,
                Heuristic::Euclidean,
                Heuristic::Zero,
            ],
            _ => &[search.heuristic],
        };
        let mut all = Vec::new();
        for options in crate::diagnose::intents(MapRef::Grid(self.map), search, self.unknown) {
            for &heuristic in estimates {
                all.push(Options {
                    heuristic,
                    ..options.clone()
                });
            }
        }
        all
    }

    fn question(&self, search: &Options, form: Form) -> Option<Question<'_>> {
        let options = WalkOptions {
            search: search.clone(),
            mistake: form.mistake,
            ..self.options.clone()
        };
        let [from, to] = self.ends;
        let (_, course) = check::plan(self.map, from, to, self.changes, &options).ok()?;
        Some(Question {
            map: self.map,
            from,
            changes: self.changes,
            course,
            form,
        })
    }

    /// The run of a program that keeps its plan up to date.
    fn kept(&self, sheet: &Sheet) -> Result<WalkDiagnosis, Error> {
        let meant = self.meant();
        let mut furthest: Option<(Stray, &Options)> = None;
        for search in &meant {
            for form in forms(None) {
                let Some(question) = self.question(search, form) else {
                    continue;
                };
                let Err(stray) = question.follow(sheet) else {
                    return Ok(self.right(search, sheet));
                };
                let further = |(known, _): &(Stray, _)| stray.step > known.step;
                if furthest.as_ref().is_none_or(further) {
                    furthest = Some((stray, search));
                }
            }
        }
        let Some((stray, search)) = furthest else {
            let said = vec![say!(WALK_FORMAT)];
            return Ok(WalkDiagnosis::new(Verdict::NotARun, said));
        };
        if stray.what == What::Unclear {
            let said = vec![say!(WALK_UNCLEAR, tick: stray.tick)];
            return Ok(WalkDiagnosis::new(Verdict::NotARun, said));
        }
        for likely in std::iter::once(search).chain(&meant) {
            let gives = |mistake: &WalkMistake| {
                forms(Some(*mistake)).into_iter().any(|form| {
                    let question = self.question(likely, form);
                    question.is_some_and(|question| question.follow(sheet).is_ok())
                })
            };
            let all = WalkMistake::ALL.iter().copied();
            let mistakes: Vec<WalkMistake> = all.filter(gives).collect();
            if !mistakes.is_empty() {
                return Ok(self.mistaken(stray, search, mistakes));
            }
        }
        Ok(self.mistaken(stray, search, Vec::new()))
    }

    fn intent(&self, search: &Options) -> Intent {
        Intent::of_options(search)
    }
}

/// All ways to write a program that makes a mistake, or none: how an rhs is kept then shows only where walls keep what they had.
fn forms(mistake: Option<WalkMistake>) -> Vec<Form> {
    let mut all = Vec::new();
    for (pops, each_tick) in [(false, false), (true, false), (true, true)] {
        for walls_keep in [false, true] {
            for optimized in [false, true] {
                all.push(Form {
                    mistake,
                    optimized,
                    walls_keep,
                    pops,
                    each_tick,
                });
            }
        }
    }
    all.retain(|form| mistake.is_some() || form.walls_keep || !form.optimized);
    all
}
