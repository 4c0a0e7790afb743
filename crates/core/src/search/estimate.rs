//! Estimates of the cost still to go, h, in the units of the search.

use crate::map::graph::Graph;
use crate::map::grid::{Grid, Point};
use crate::options::{Diagonal, Heuristic, Options};
use crate::own_estimate::Towards;
use crate::search::units::Units;

/// How an estimate is made a whole number.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Rounding {
    #[default]
    None,
    Down,
    Up,
    Nearest,
}

impl Rounding {
    pub fn of(self, value: f64) -> f64 {
        match self {
            Self::None => value,
            Self::Down => value.floor(),
            Self::Up => value.ceil(),
            Self::Nearest => value.round(),
        }
    }
}

/// A distance as a program has it that knows its own costs: how it is measured, what a straight step counts, and how many of them a
/// diagonal one does; `None` where that is what it costs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Measure {
    pub heuristic: Heuristic,
    pub straight: f64,
    pub diagonal: Option<f64>,
}

/// An estimate towards one cell of a grid.
#[derive(Debug, Clone)]
pub(crate) struct GridEstimate {
    heuristic: Heuristic,
    /// The usual one, as it is.
    is_octile: bool,
    target: Point,
    /// Units of a straight and of a diagonal step of the estimate's own world.
    straight: f64,
    diagonal: f64,
    /// How it is made a whole number of so many units.
    rounding: (Rounding, f64),
    /// In place of all that: the estimate of each cell as a cost, and how many cells a row has.
    own: Option<(Towards, u32)>,
}

impl GridEstimate {
    pub fn new(grid: &Grid, options: &Options, units: &Units, target: Point) -> Self {
        Self::over(grid.cheapest(), options, units, target)
    }

    /// `cheapest`: the least cost of the terrain.
    pub fn over(cheapest: f64, options: &Options, units: &Units, target: Point) -> Self {
        let (heuristic, straight, diagonal) = match options.heuristic {
            Heuristic::Auto => consistent(cheapest, options, units),
            chosen => {
                let per_step = units.scale() / units.straight;
                (chosen, units.scale(), units.diagonal * per_step)
            }
        };
        Self {
            heuristic,
            is_octile: heuristic == Heuristic::Octile,
            target,
            straight,
            diagonal,
            rounding: (Rounding::None, units.scale()),
            own: None,
        }
    }

    /// By these values of all cells, if there are any.
    pub fn by(mut self, own: Option<Towards>, grid: &Grid) -> Self {
        self.is_octile &= own.is_none();
        self.own = own.map(|towards| (towards, grid.width()));
        self
    }

    /// The same, measured otherwise.
    pub fn measured(mut self, measure: Measure, units: &Units) -> Self {
        self.own = None;
        self.heuristic = measure.heuristic;
        self.is_octile = measure.heuristic == Heuristic::Octile;
        self.straight = measure.straight * units.scale();
        let diagonal = measure.diagonal.unwrap_or(units.diagonal / units.straight);
        self.diagonal = diagonal * self.straight;
        self
    }

    /// The same, made a whole number.
    pub fn rounded(mut self, rounding: Rounding) -> Self {
        self.rounding.0 = rounding;
        self.is_octile &= rounding == Rounding::None;
        self
    }

    #[inline]
    pub fn at(&self, (x, y): Point) -> f64 {
        let dx = f64::from(x.abs_diff(self.target.0));
        let dy = f64::from(y.abs_diff(self.target.1));
        let (short, long) = if dx < dy { (dx, dy) } else { (dy, dx) };
        if self.is_octile {
            self.octile(short, long)
        } else {
            self.of(short, long, (x, y))
        }
    }

    /// Between two other cells.
    pub fn between(&self, from: Point, to: Point) -> f64 {
        let towards = Self {
            target: to,
            ..self.clone()
        };
        towards.at(from)
    }

    #[inline]
    fn octile(&self, short: f64, long: f64) -> f64 {
        short * self.diagonal + (long - short) * self.straight
    }

    /// By another heuristic than the usual one.
    #[inline(never)]
    fn of(&self, short: f64, long: f64, (x, y): Point) -> f64 {
        let own = self.own.as_ref();
        let own = own.map(|(towards, width)| towards.of(y * width + x) * self.rounding.1);
        let h = own.unwrap_or_else(|| match self.heuristic {
            Heuristic::Manhattan => (short + long) * self.straight,
            // The root comes first: along a row it is a whole number, so rounding can't make the estimate inconsistent.
            Heuristic::Euclidean => (short * short + long * long).sqrt() * self.straight,
            Heuristic::Chebyshev => long * self.straight,
            Heuristic::SquaredEuclidean => (short * short + long * long) * self.straight,
            Heuristic::Octile => self.octile(short, long),
            Heuristic::Auto | Heuristic::Zero => 0.0,
        });
        match self.rounding {
            (Rounding::None, _) => h,
            (rounding, one) => rounding.of(h / one) * one,
        }
    }
}

/// The largest simple estimate that is consistent for the moves, their costs and the cheapest terrain of this map.
fn consistent(cheapest: f64, options: &Options, units: &Units) -> (Heuristic, f64, f64) {
    let cheapest = units.terrain(cheapest);
    let (straight, diagonal) = (units.straight * cheapest, units.diagonal * cheapest);
    if options.algorithm == crate::Algorithm::Theta {
        (Heuristic::Euclidean, straight, diagonal)
    } else if options.diagonal == Diagonal::Never || diagonal >= 2.0 * straight {
        (Heuristic::Manhattan, straight, diagonal)
    } else if diagonal <= straight {
        // A diagonal step is the cheapest of all, and none brings the goal nearer by more than one row and column.
        (Heuristic::Chebyshev, diagonal, diagonal)
    } else {
        (Heuristic::Octile, straight, diagonal)
    }
}

/// An estimate towards one node of a graph, from the positions.
#[derive(Debug, Clone)]
pub(crate) struct GraphEstimate {
    heuristic: Heuristic,
    target: u32,
    scale: f64,
    /// In place of that, the estimate of each node.
    own: Option<Towards>,
}

impl GraphEstimate {
    /// `own`: the values of all nodes, where they stand in place of the estimate that the options name.
    pub fn new(graph: &Graph, options: &Options, target: u32, own: Option<Towards>) -> Self {
        let (heuristic, scale) = match options.heuristic {
            Heuristic::Auto => (Heuristic::Euclidean, graph.cheapest()),
            chosen => (chosen, 1.0),
        };
        Self {
            heuristic,
            target,
            scale,
            own,
        }
    }

    pub fn at(&self, graph: &Graph, node: u32) -> f64 {
        if let Some(towards) = &self.own {
            return towards.of(node);
        }
        let (from, to) = (
            graph.nodes()[node as usize],
            graph.nodes()[self.target as usize],
        );
        let (dx, dy) = ((from.x - to.x).abs(), (from.y - to.y).abs());
        let (short, long) = if dx < dy { (dx, dy) } else { (dy, dx) };
        self.scale
            * match self.heuristic {
                Heuristic::Auto | Heuristic::Zero => 0.0,
                Heuristic::Manhattan => dx + dy,
                Heuristic::Octile => short * std::f64::consts::SQRT_2 + (long - short),
                Heuristic::Euclidean => graph.distance(node, self.target),
                Heuristic::Chebyshev => long,
                Heuristic::SquaredEuclidean => dx * dx + dy * dy,
            }
    }
}
