//! What a program was meant to do, and what of it is to be found out from the run.

use super::bases::Base;
use crate::map::MapRef;
use crate::options::{Algorithm, Diagonal, Heuristic, Options};
use std::f64::consts::SQRT_2;

/// What of the options is not said, so that a diagnosis finds it out from the run. The estimate is found out where it is
/// [`Heuristic::Auto`](crate::Heuristic::Auto).
///
/// ```
/// use stepstar::{Grid, Options, Question, Unknown, Verdict};
/// let grid = Grid::parse("S..\n...\n..G")?;
/// let question = Question { options: Options::default(), unknown: Unknown::ALL, reading: None };
/// let found = question.diagnose_text(&grid, (0, 0), (2, 2), "0 0\n1 1\n2 2")?;
/// assert_eq!(found.verdict, Verdict::Correct);
/// assert!(found.message.starts_with("A correct A* with diagonal steps"), "{}", found.message);
/// # Ok::<(), stepstar::Error>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Unknown {
    /// Which diagonal steps are taken.
    pub diagonal: bool,
    /// What a diagonal step costs.
    pub diagonal_cost: bool,
    /// Whether it is another search than A*.
    pub algorithm: bool,
}

impl Unknown {
    /// Nothing is said.
    pub const ALL: Self = Self {
        diagonal: true,
        diagonal_cost: true,
        algorithm: true,
    };
}

/// What a program was taken to mean.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Intent {
    /// The search.
    pub algorithm: Algorithm,
    /// The steps.
    pub diagonal: Diagonal,
    /// What a diagonal step costs, as a multiple of a straight one.
    pub diagonal_cost: f64,
    /// The estimate; [`Heuristic::Auto`] for the usual one.
    pub heuristic: Heuristic,
}

impl Intent {
    pub(super) fn of(base: &Base) -> Self {
        Self::of_options(&base.variant.options)
    }

    pub(crate) fn of_options(options: &Options) -> Self {
        Self {
            algorithm: match options.algorithm {
                Algorithm::Auto => Algorithm::AStar,
                algorithm => algorithm,
            },
            diagonal: options.diagonal,
            diagonal_cost: options.diagonal_cost,
            heuristic: options.heuristic,
        }
    }

    /// Whether few people mean it: the sentence then names it as a condition.
    pub(super) fn is_rare(&self) -> bool {
        self.diagonal == Diagonal::AtMostOneObstacle
            || self.diagonal != Diagonal::Never && self.diagonal_cost != SQRT_2
    }
}

/// The rules for steps, in the order in which people mean them.
const RULES: [Diagonal; 4] = [
    Diagonal::Never,
    Diagonal::NoObstacles,
    Diagonal::Always,
    Diagonal::AtMostOneObstacle,
];

/// What a diagonal step is taken to cost; 14 and 10 are 1.4, and 1.414 and 1.41 are the square root of 2 as people write it.
const COSTS: [f64; 5] = [SQRT_2, 1.4, 1.414, 1.41, 1.0];

/// All that may have been meant, the likeliest first.
pub(crate) fn intents(map: MapRef<'_>, options: &Options, unknown: Unknown) -> Vec<Options> {
    let is_grid = matches!(map, MapRef::Grid(_));
    let rules: &[Diagonal] = match unknown.diagonal && is_grid {
        true => &RULES,
        false => &[options.diagonal],
    };
    let costs: &[f64] = match unknown.diagonal_cost && is_grid {
        true => &COSTS,
        false => &[options.diagonal_cost],
    };
    let mut all = Vec::new();
    for &diagonal_cost in costs {
        for &diagonal in rules {
            let is_again = diagonal == Diagonal::Never && diagonal_cost != costs[0];
            if !is_again {
                all.push(Options {
                    diagonal,
                    diagonal_cost,
                    ..options.clone()
                });
            }
        }
    }
    all
}
