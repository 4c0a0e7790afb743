//! The searches that count as right: the one that was meant and, where no estimate was chosen, those with any usual one that is
//! never too high here.

use super::mistake::Mistake;
use super::variant::Variant;
use crate::map::MapRef;
use crate::options::{Algorithm, Diagonal, Heuristic, Options};

/// A right search, with what is to be said of it.
pub(super) struct Base {
    pub variant: Variant,
    pub remark: Option<Remark>,
}

/// A way to be right that is worth a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Remark {
    /// The larger of dx and dy as the estimate.
    MaxOctile,
    /// Another estimate that is lower than need be.
    Weaker(Heuristic),
}

impl Remark {
    pub fn mistake(self) -> Option<Mistake> {
        match self {
            Self::MaxOctile => Some(Mistake::MaxOctile),
            Self::Weaker(_) => None,
        }
    }
}

pub(super) fn bases(map: MapRef<'_>, options: &Options) -> Vec<Base> {
    let mut all = vec![Base {
        variant: Variant::right(options),
        remark: None,
    }];
    let informed = matches!(options.algorithm, Algorithm::Auto | Algorithm::AStar);
    let mut with = |heuristic, remark| {
        let options = Options {
            heuristic,
            ..options.clone()
        };
        let variant = Variant::right(&options);
        all.push(Base { variant, remark });
    };
    if !informed {
        return all;
    }
    let diagonals = options.diagonal != Diagonal::Never;
    match map {
        MapRef::Grid(grid) if options.heuristic == Heuristic::Auto && grid.cheapest() >= 1.0 => {
            // As most programs have it, which know nothing of the cheapest terrain.
            if grid.cheapest() > 1.0 {
                if !diagonals || options.diagonal_cost >= 2.0 {
                    with(Heuristic::Manhattan, None);
                } else if options.diagonal_cost >= 1.0 {
                    with(Heuristic::Octile, None);
                }
            }
            if !diagonals || options.diagonal_cost >= std::f64::consts::SQRT_2 {
                with(
                    Heuristic::Euclidean,
                    Some(Remark::Weaker(Heuristic::Euclidean)),
                );
            }
            if !diagonals {
                for weaker in [Heuristic::Octile, Heuristic::Chebyshev] {
                    with(weaker, Some(Remark::Weaker(weaker)));
                }
            } else if options.diagonal_cost > 1.0 {
                with(Heuristic::Chebyshev, Some(Remark::MaxOctile));
            }
        }
        MapRef::Graph(graph) if options.heuristic == Heuristic::Auto && graph.cheapest() > 1.0 => {
            with(Heuristic::Euclidean, None);
        }
        MapRef::Grid(_) => {
            if options.heuristic == Heuristic::Octile && diagonals && options.diagonal_cost > 1.0 {
                with(Heuristic::Chebyshev, Some(Remark::MaxOctile));
            }
        }
        MapRef::Graph(_) => {}
    }
    all
}
