//! Whose A* is this? A run, which is the order in which some program expanded the places of a map, is held against the right search
//! and against the searches that make a known mistake.

mod apart;
mod bases;
mod case;
mod desk;
mod facts;
mod intent;
mod judge;
mod known;
mod mistake;
mod pairs;
mod question;
mod read;
mod replay;
mod retrace;
mod run;
mod sentence;
mod simulate;
mod steps;
mod variant;

use crate::define::choice;
use crate::error::Error;
use crate::map::Map;
use crate::map::place::Place;
use crate::options::{Options, TieBreak};
use crate::saying::{Saying, say};
pub use apart::{Apart, separate};
pub(crate) use intent::intents;
pub use intent::{Intent, Unknown};
pub use mistake::Mistake;
pub use question::Question;
pub use read::{PlaceOrder, ReadAs, Reading};
pub use retrace::retrace;
pub use run::{Facts, Run};
pub use simulate::simulate;

choice! {
    /// What a diagnosis comes to.
    Verdict, "verdict", Correct {
        /// A correct program could have made this run.
        Correct = "correct",
        /// The same, and there is something to say about how it was made.
        CorrectWithRemarks = "correct-with-remarks",
        /// No correct program could have made this run.
        Mistaken = "mistaken",
        /// This is no run on this map.
        NotARun = "not-a-run",
    }
}

impl Verdict {
    /// Whether a correct program could have made the run.
    pub(crate) fn is_right(self) -> bool {
        matches!(self, Self::Correct | Self::CorrectWithRemarks)
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

impl From<TieBreak> for Ties {
    fn from(tie_break: TieBreak) -> Self {
        match tie_break {
            TieBreak::HighG => Self::HighG,
            TieBreak::LowG => Self::LowG,
            TieBreak::Oldest => Self::Oldest,
            TieBreak::Newest => Self::Newest,
        }
    }
}

/// The findings about a run, from [`diagnose`].
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
    /// The mistakes that give the whole run, the likeliest first; where `together` is true, the two that give it in one program.
    pub mistakes: Vec<Mistake>,
    /// Whether the mistakes give the run only together, where no single one does.
    pub together: bool,
    /// Of a correct run: the mistakes that give the very same run here, so that this map can't tell.
    pub undecided: Vec<Mistake>,
    /// What decided ties; `None` where there were none, or the run is not correct.
    pub ties: Option<Ties>,
    /// Two or three plain sentences: what, where, why, and what to look at. See [`Diagnosis::saying`].
    pub message: String,
    /// What the message says, sentence by sentence.
    said: Vec<Saying>,
    /// The line that is to blame, from 1, where a text is no run.
    pub line: Option<u32>,
    /// Where several mistakes remain, or a mistake can't be told from none: a small map on which they differ.
    pub tell_apart: Option<Apart>,
    /// What the program was taken to mean.
    pub intent: Option<Intent>,
    /// Of a correct run: what else it may have meant, and be right.
    pub also: Vec<Intent>,
    /// How a text was read.
    pub reading: Option<Reading>,
    /// The run that was read out of a text.
    pub run: Option<Run>,
}

/// The sentence about options with which no mistakes are known.
fn unknown_world(options: &Options) -> Option<Saying> {
    if options.turn_cost.matters() {
        Some(say!(REFUSED_TURNS))
    } else if options.size > 1 {
        Some(say!(REFUSED_LARGE))
    } else {
        None
    }
}

/// Says whether a run is that of a correct A*, with any order of ties, and if not, where it left the path of every correct one and
/// which known mistakes give the whole run.
///
/// The options say what the program was meant to do: moves, costs, estimate, weight. With the default estimate, any of the usual
/// ones that is right here may be the program's.
///
/// # Errors
///
/// Those of [`find_path`](crate::find_path); and [`ErrorKind::Unsuitable`](crate::ErrorKind::Unsuitable) for way points and for [`Algorithm::Ida`](crate::Algorithm::Ida), whose runs are
/// not diagnosed.
///
/// ```
/// use stepstar::{Grid, Mistake, Options, Run, Verdict, diagnose};
/// let grid = Grid::parse("S9..\n.9..\n...G")?;
/// let run = Run::parse("0 0\n0 1\n0 2\n1 2\n2 2\n3 2", &grid)?;
/// let found = diagnose(&grid, (0, 0), (3, 2), &run, &Options::default())?;
/// assert_eq!(found.verdict, Verdict::Correct);
///
/// let run = Run::from_iter([(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2)]);
/// let found = diagnose(&grid, (0, 0), (3, 2), &run, &Options::default())?;
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
    Question::of(options).diagnose(map, from, to, run)
}

/// Diagnoses the text of a run, in any of the formats of [`Run::parse`]. A text that is no run gets the verdict
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
    Question::of(options).diagnose_text(map, from, to, text)
}

impl Diagnosis {
    /// What the message says, as data.
    ///
    /// ```
    /// use stepstar::{Grid, Options, Run, diagnose};
    /// let grid = Grid::parse("S.G")?;
    /// let run = Run::default();
    /// let found = diagnose(&grid, (0, 0), (2, 0), &run, &Options::default())?;
    /// assert_eq!(found.saying().id(), "noRun.empty");
    /// assert_eq!(found.saying().to_string(), found.message);
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn saying(&self) -> Saying {
        Saying::all(self.said.clone())
    }

    /// With the message that says what has been found.
    fn told(mut self) -> Self {
        self.message = self.saying().to_string();
        self
    }

    fn new(verdict: Verdict, said: Vec<Saying>) -> Self {
        Self {
            verdict,
            step: None,
            at: None,
            expected: Vec::new(),
            mistakes: Vec::new(),
            together: false,
            undecided: Vec::new(),
            ties: None,
            message: String::new(),
            said,
            line: None,
            tell_apart: None,
            intent: None,
            also: Vec::new(),
            reading: None,
            run: None,
        }
    }
}
