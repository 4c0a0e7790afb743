//! The searches that count as right: the one that was meant and, where no estimate was chosen, those with any usual one that is
//! never too high here.

use super::mistake::Mistake;
use super::variant::Variant;
use crate::map::MapRef;
use crate::map::grid::Grid;
use crate::map::ranked::by_rank;
use crate::options::{Algorithm, Closed, Diagonal, Heuristic, Options};
use crate::search::estimate::Measure;
use std::f64::consts::SQRT_2;

/// How long programs take a diagonal to be in an octile estimate.
const LENGTHS: [f64; 5] = [SQRT_2, 1.5, 1.414, 1.41, 1.4];

/// The least that a diagonal step costs where √2 is meant.
const LEAST_ROOT: f64 = 1.4;

/// A right search, with what is to be said of it.
pub(super) struct Base {
    pub variant: Variant,
    pub remark: Option<Remark>,
}

/// A way to be right that is worth a word.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Remark {
    /// The larger of dx and dy as the estimate.
    MaxOctile,
    /// Another estimate that is lower than need be.
    Weaker(Heuristic),
    /// The straight distance, where a diagonal step costs √2 as people write it: by a last digit more than the true cost.
    Over,
}

impl Base {
    /// Whether its estimate is measured in a way that the options know.
    pub fn is_usual(&self) -> bool {
        self.variant.measure().is_none()
    }
}

impl Remark {
    pub fn mistake(self) -> Option<Mistake> {
        match self {
            Self::MaxOctile => Some(Mistake::MaxOctile),
            Self::Weaker(_) | Self::Over => None,
        }
    }
}

pub(super) fn bases(map: MapRef<'_>, options: &Options) -> Vec<Base> {
    let mut all = vec![Base {
        variant: Variant::right(options),
        remark: None,
    }];
    let is_usual = options.own.is_none();
    if !is_usual || !matches!(options.algorithm, Algorithm::Auto | Algorithm::AStar) {
        return all;
    }
    match map {
        MapRef::Grid(grid) => add_usual(&mut all, grid, options),
        MapRef::Graph(graph) if options.heuristic == Heuristic::Auto && graph.cheapest() > 1.0 => {
            all.push(with(options, Heuristic::Euclidean, None));
        }
        MapRef::Graph(_) | MapRef::Floors(_) | MapRef::Hexagons(_) => {}
    }
    all
}

fn with(options: &Options, heuristic: Heuristic, remark: Option<Remark>) -> Base {
    let options = Options {
        heuristic,
        ..options.clone()
    };
    let variant = Variant::right(&options);
    Base { variant, remark }
}

/// The usual distances, as programs have them: by steps of 1, which know nothing of terrain, or by steps of the cheapest terrain; and
/// octile ones with a diagonal that is shorter than it is.
fn add_usual(all: &mut Vec<Base>, grid: &Grid, options: &Options) {
    let cheapest = grid.cheapest();
    let steps = [Some(1.0), (cheapest != 1.0).then_some(cheapest)];
    let own = options.diagonal_cost;
    let others = LENGTHS.into_iter().filter(|&length| length != own);
    let octile = std::iter::once(None).chain(others.map(Some));
    let mut measures: Vec<Measure> = Vec::new();
    let meant = options.heuristic;
    let is_any = meant == Heuristic::Auto;
    let has_diagonals = options.diagonal != Diagonal::Never;
    for straight in steps.into_iter().flatten() {
        let of = |heuristic, diagonal| Measure {
            heuristic,
            straight,
            diagonal,
        };
        measures.push(of(Heuristic::Manhattan, None));
        measures.extend(
            octile
                .clone()
                .map(|diagonal| of(Heuristic::Octile, diagonal)),
        );
        measures.push(of(Heuristic::Euclidean, None));
        measures.push(of(Heuristic::Chebyshev, None));
    }
    let is_weaker = meant == Heuristic::Octile && has_diagonals && own > 1.0;
    measures.retain(|measure| {
        let is_plain = measure.straight == 1.0 && measure.diagonal.is_none();
        let is_meant = is_any || is_weaker && is_plain && measure.heuristic == Heuristic::Chebyshev;
        is_meant && is_consistent(measure, cheapest, has_diagonals.then_some(own))
    });
    if is_any && has_diagonals && own >= LEAST_ROOT {
        add_over(all, options, cheapest);
    }
    // Those that the options know come first: for them mistakes are tried, too.
    let is_other = |measure: &Measure| measure.straight != 1.0 || measure.diagonal.is_some();
    for measure in by_rank(measures, |measure| is_other(measure).into()) {
        let heuristic = measure.heuristic;
        let strongest = match heuristic {
            Heuristic::Manhattan => !has_diagonals || own >= 2.0,
            Heuristic::Octile => has_diagonals && own < 2.0 && measure.diagonal.is_none(),
            _ => false,
        };
        let remark = match heuristic {
            _ if strongest => None,
            Heuristic::Chebyshev if has_diagonals && own > 1.0 => Some(Remark::MaxOctile),
            weaker => Some(Remark::Weaker(weaker)),
        };
        let base = if measure.straight == 1.0 && measure.diagonal.is_none() {
            with(options, heuristic, remark)
        } else {
            let base = with(options, heuristic, remark);
            Base {
                variant: base.variant.measured(measure),
                ..base
            }
        };
        // What was meant is there already.
        let is_known = |known: &Base| known.variant.is_same_search(&base.variant);
        let is_meant = remark.is_none() && is_any && measure.straight == cheapest;
        if !is_meant && !all.iter().any(is_known) {
            all.push(base);
        }
    }
}

/// The straight distance where it is a little too high for the diagonal steps: what is closed may be opened again, or stay as it is.
fn add_over(all: &mut Vec<Base>, options: &Options, cheapest: f64) {
    let is_over =
        |straight: f64| straight * SQRT_2 > options.diagonal_cost * cheapest * (1.0 + 1e-12);
    let mut steps = vec![1.0, cheapest];
    steps.dedup();
    steps.retain(|&straight| straight <= cheapest && is_over(straight));
    for straight in steps {
        for closed in [Closed::Reopen, Closed::Ignore] {
            let mut base = with(options, Heuristic::Euclidean, Some(Remark::Over));
            base.variant.options.closed = closed;
            if straight != 1.0 {
                base.variant = base.variant.measured(Measure {
                    heuristic: Heuristic::Euclidean,
                    straight,
                    diagonal: None,
                });
            }
            all.push(base);
        }
    }
}

/// Whether no step brings the goal nearer by more than it costs; a diagonal one is so often a straight one, where there are any.
fn is_consistent(measure: &Measure, cheapest: f64, diagonal: Option<f64>) -> bool {
    let length = measure.diagonal.or(diagonal).unwrap_or(SQRT_2);
    let [straight, diagonally] = match measure.heuristic {
        Heuristic::Manhattan => [1.0, 2.0],
        Heuristic::Octile => [
            f64::max(1.0, (length - 1.0).abs()),
            length.max((2.0 - length).abs()),
        ],
        Heuristic::Euclidean => [1.0, SQRT_2],
        _ => [1.0, 1.0],
    };
    let fits = |nearer: f64, cost: f64| measure.straight * nearer <= cost * (1.0 + 1e-12);
    fits(straight, cheapest) && diagonal.is_none_or(|cost| fits(diagonally, cheapest * cost))
}
