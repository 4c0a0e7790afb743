//! Whose A* is this? A run, which is the order in which some program expanded the places of a map, is held against the right search
//! and against the searches that make a known mistake.

mod apart;
mod bases;
mod facts;
mod known;
mod mistake;
mod read;
mod replay;
mod retrace;
mod run;
mod sentence;
mod simulate;
mod steps;
mod variant;

use self::bases::{Base, bases};
use self::replay::{End, Judge, Replay};
use self::steps::{NotARun, Steps};
use self::variant::Variant;
use crate::define::choice;
use crate::error::Error;
use crate::map::place::Place;
use crate::map::{Map, SharedMap};
use crate::options::{Algorithm, Closed, Options, TieBreak};
use crate::search::record::Records;
use crate::search::space::NONE;
pub use apart::{Apart, separate};
pub use mistake::Mistake;
pub use retrace::retrace;
pub use run::{Facts, Run};
pub use simulate::simulate;

choice! {
    /// What a diagnosis comes to.
    Verdict, "verdict", Correct {
        /// A correct A* could have made this run.
        Correct = "correct",
        /// The same, and there is something to say about how it was made.
        CorrectWithRemarks = "correct-with-remarks",
        /// No correct A* could have made this run.
        Mistaken = "mistaken",
        /// This is no run on this map.
        NotARun = "not-a-run",
    }
}

choice! {
    /// What decided between places with the same f, as far as a run shows.
    Ties, "ties", HighG {
        /// The larger g came first.
        HighG = "high-g",
        /// The smaller g came first.
        LowG = "low-g",
        /// What had waited longest came first.
        Oldest = "oldest",
        /// What was opened last came first.
        Newest = "newest",
        /// None of these.
        Arbitrary = "arbitrary",
    }
}

/// What is known of a run, from [`diagnose`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Diagnosis {
    /// What it comes to.
    pub verdict: Verdict,
    /// The first expansion, from 0, that no correct run could make there; the number of expansions where the run ends too early.
    pub step: Option<usize>,
    /// What the run expands there; `None` where it ends.
    pub at: Option<Place>,
    /// What could have been expanded there: up to 100 places.
    pub expected: Vec<Place>,
    /// The mistakes that give the whole run, the likeliest first.
    pub mistakes: Vec<Mistake>,
    /// Of a correct run: the mistakes that give the very same run here, so that this map can't tell.
    pub undecided: Vec<Mistake>,
    /// What decided ties; `None` where there were none, or the run is not correct.
    pub ties: Option<Ties>,
    /// Two or three plain sentences: what, where, why, and what to look at.
    pub message: String,
    /// The line that is to blame, from 1, where a text is no run.
    pub line: Option<u32>,
    /// Where several mistakes remain, or a mistake can't be told from none: a small map on which they differ.
    pub tell_apart: Option<Apart>,
}

/// From so many expansions on a correct run is not tried for the mistakes that would give the same.
const MOST_TRIED: usize = 20_000;

/// Says whether a run is that of a correct A*, with any order of ties, and if not, where it left the path of every correct one and
/// which known mistakes give the whole run.
///
/// The options say what the program was meant to do: moves, costs, estimate, weight. With the default estimate, any of the usual
/// ones that is right here may be the program's.
///
/// # Errors
///
/// Those of [`find_path`](crate::find_path); and [`Error::Unsuitable`] for way points and for [`Algorithm::Ida`], whose runs are
/// not diagnosed.
///
/// ```
/// use stepstar::{Grid, Mistake, Options, Run, Verdict, diagnose};
/// let grid = Grid::parse("S9.\n.9.\n..G")?;
/// let run = Run::parse("0 0\n0 1\n0 2\n1 2\n2 2", &grid)?;
/// let found = diagnose(&grid, (0, 0), (2, 2), &run, &Options::default())?;
/// assert_eq!(found.verdict, Verdict::Correct);
///
/// let run = Run::from_iter([(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]);
/// let found = diagnose(&grid, (0, 0), (2, 2), &run, &Options::default())?;
/// assert_eq!((found.verdict, found.step), (Verdict::Mistaken, Some(1)));
/// assert_eq!(found.expected, [(0, 1).into()]);
/// assert!(found.mistakes.contains(&Mistake::HOnly));
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn diagnose<M: Map>(
    map: &M,
    from: M::Place,
    to: M::Place,
    run: &Run,
    options: &Options,
) -> Result<Diagnosis, Error> {
    let (map, from, to) = (map.to_shared(), from.into(), to.into());
    check(&map, from, to, options)?;
    let case = Case {
        map: &map,
        from,
        to,
        options,
    };
    Ok(case.diagnose(run))
}

/// Diagnoses a run that is given as text, in any of the formats of [`Run::parse`]. A text that is no run gets the verdict
/// [`Verdict::NotARun`], with a sentence that says in which line and why.
///
/// # Errors
///
/// Those of [`diagnose`].
///
/// ```
/// use stepstar::{Grid, Options, Verdict, diagnose_text};
/// let grid = Grid::new(3, 1)?;
/// let found = diagnose_text(&grid, (0, 0), (2, 0), "0 0\n1 x\n2 0", &Options::default())?;
/// assert_eq!(found.verdict, Verdict::NotARun);
/// assert!(found.message.starts_with("Line 2, column 3:"), "{}", found.message);
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn diagnose_text<M: Map>(
    map: &M,
    from: M::Place,
    to: M::Place,
    text: &str,
    options: &Options,
) -> Result<Diagnosis, Error> {
    match Run::parse(text, map) {
        Ok(run) => diagnose(map, from, to, &run, options),
        Err(error) => {
            check(&map.to_shared(), from.into(), to.into(), options)?;
            Ok(NotARun::unread(&error).into())
        }
    }
}

/// Refuses what can't be diagnosed.
fn check(map: &SharedMap, from: Place, to: Place, options: &Options) -> Result<(), Error> {
    let refused = if !options.through.is_empty() {
        "A run with way points can't be diagnosed: give each part of the way as a run of its own."
    } else if options.algorithm == Algorithm::Ida {
        "A run of \"ida\" can't be diagnosed: it has no open list whose order could be checked."
    } else {
        return Variant::right(options).plan(map, from, to).map(|_| ());
    };
    Err(Error::Unsuitable(refused.to_owned()))
}

impl Diagnosis {
    fn new(verdict: Verdict, message: String) -> Self {
        Self {
            verdict,
            step: None,
            at: None,
            expected: Vec::new(),
            mistakes: Vec::new(),
            undecided: Vec::new(),
            ties: None,
            message,
            line: None,
            tell_apart: None,
        }
    }
}

/// A map, two places on it, and what the program was meant to do.
struct Case<'c> {
    map: &'c SharedMap,
    from: Place,
    to: Place,
    options: &'c Options,
}

/// A search that a run was held against.
struct Held {
    variant: Variant,
    replay: Replay,
}

impl Held {
    /// Whether this search gives the whole run, in its order at least.
    fn gives_order(&self) -> bool {
        self.replay.end == End::Complete
    }

    /// Whether it gives all that was printed, too.
    fn gives_all(&self) -> bool {
        self.gives_order() && self.replay.wrong_fact.is_none()
    }
}

impl Case<'_> {
    fn diagnose(&self, run: &Run) -> Diagnosis {
        let map_ref = self.map.borrowed();
        if run.is_empty() {
            return NotARun::new(
                "There is no expansion in this run: give the place of each, in order.",
            )
            .into();
        }
        let as_given = Steps::of(map_ref, run).map(|steps| self.judge(&steps));
        if let Ok(found) = &as_given
            && (found.verdict != Verdict::Mistaken || !found.mistakes.is_empty())
            && found.verdict != Verdict::NotARun
        {
            return found.clone();
        }
        // Row and column in place of x and y?
        if let (Ok(steps), Place::Cell(..)) = (Steps::of(map_ref, &run.swapped()), self.from)
            && run.swapped() != *run
        {
            let turned = self.judge(&steps);
            if turned.verdict != Verdict::NotARun
                && (turned.verdict != Verdict::Mistaken || !turned.mistakes.is_empty())
            {
                return turned.with_remark(sentence::SWAPPED);
            }
        }
        as_given.unwrap_or_else(Diagnosis::from)
    }

    fn judge(&self, steps: &Steps) -> Diagnosis {
        let map_ref = self.map.borrowed();
        let mut records = Records::default();
        let mut right: Vec<(Base, Held)> = Vec::new();
        for base in bases(map_ref, self.options) {
            if let Some(held) = self.hold(&base.variant, steps, Judge::LeastF, &mut records) {
                let done = held.gives_all();
                right.push((base, held));
                if done {
                    break;
                }
            }
        }
        if let Some((base, held)) = right.last()
            && held.gives_all()
        {
            return self.correct(base, held, steps, &mut records);
        }
        // What was meant comes first, then what goes as far or further with another right estimate.
        let mut found: Vec<Held> = Vec::new();
        let mut furthest: Option<Held> = None;
        for (base, held) in &right {
            if base.remark.is_some() && !found.is_empty() {
                break;
            }
            for &mistake in Mistake::ALL {
                if found
                    .iter()
                    .any(|held| held.variant.mistake == Some(mistake))
                {
                    continue;
                }
                for tried in self.mistaken(&base.variant, mistake, held, steps, &mut records) {
                    if tried.gives_order() {
                        found.push(tried);
                        break;
                    }
                    let most = furthest.as_ref().map_or(0, |held| held.replay.followed);
                    if tried.replay.followed > most {
                        furthest = Some(tried);
                    }
                }
            }
        }
        // Where it is enough that closed nodes stay closed, nothing else need be wrong.
        let never_reopens = |held: &Held| held.variant.mistake == Some(Mistake::NeverReopens);
        if found.iter().any(never_reopens) {
            let ignores = |held: &Held| held.variant.options.closed == Closed::Ignore;
            found.retain(|held| never_reopens(held) || !ignores(held));
        }
        if found.iter().any(Held::gives_all) {
            found.retain(Held::gives_all);
        } else if let Some((base, held)) = right.iter().find(|(_, held)| held.gives_order()) {
            return self.correct(base, held, steps, &mut records);
        }
        match right.first() {
            Some((_, held)) => self.mistaken_run(held, &found, furthest.as_ref(), steps),
            None => NotARun::new("Nothing can be searched here.").into(),
        }
    }

    /// The run held against a search; `None` where the search can't be made on this map.
    fn hold(
        &self,
        variant: &Variant,
        steps: &Steps,
        judge: Judge,
        records: &mut Records,
    ) -> Option<Held> {
        let planned = variant.plan_for(self.map, self.from, self.to, &steps.nodes);
        let (map, plan) = planned.ok()?;
        let mut replay = replay::replay(map.borrowed(), &plan, steps, judge, records);
        if variant.options.algorithm == Algorithm::Bidirectional && replay.end != End::Complete {
            // Where a place could be taken on either side, the other one.
            let other = replay::replay(map.borrowed(), &plan, steps, Judge::FromGoal, records);
            if other.end == End::Complete || other.followed > replay.followed {
                replay = other;
            }
        }
        Some(Held {
            variant: variant.clone(),
            replay,
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
        let (target, map_ref) = (
            if base.options.reverse {
                self.from
            } else {
                self.to
            },
            self.map.borrowed(),
        );
        let goal = map_ref.node(target).unwrap_or(NONE);
        for variant in base.mistaken(map_ref, mistake) {
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
