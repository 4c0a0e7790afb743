//! The estimate where a grid has several goals, or a map has other ways than steps: the least of several.

use crate::map::grid::Point;
use crate::search::estimate::GridEstimate;

/// Goals that are looked at one by one (`cargo bench --bench queries`). More are one rectangle, to which it is no further than to any of them.
pub(crate) const MOST: usize = 64;

/// How far it is to the nearest of several cells of one grid.
///
/// The least of estimates is consistent if each of them is.
#[derive(Debug, Clone)]
pub(crate) struct Nearest {
    /// Towards each, with what is still to be paid behind it.
    to: Vec<(GridEstimate, f64)>,
    /// The corners of a rectangle that holds all, where they are too many.
    around: Option<[Point; 2]>,
    /// What is left at most, whichever cell one is on.
    most: f64,
}

impl Nearest {
    /// `goals`: each with what is still to be paid behind it. `towards`: the estimate to a cell.
    pub fn new(goals: &[(Point, f64)], towards: impl Fn(Point) -> GridEstimate) -> Self {
        if goals.len() <= MOST {
            let to = goals.iter().map(|&(goal, more)| (towards(goal), more));
            return Self {
                to: to.collect(),
                around: None,
                most: f64::INFINITY,
            };
        }
        let (mut low, mut high) = ((u32::MAX, u32::MAX), (0, 0));
        let mut least = f64::INFINITY;
        for &((x, y), more) in goals {
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
            least = least.min(more);
        }
        Self {
            to: vec![(towards(low), least)],
            around: Some([low, high]),
            most: f64::INFINITY,
        }
    }

    /// The same, and never more than this.
    pub fn or(mut self, most: f64) -> Self {
        self.most = most;
        self
    }

    #[cold]
    pub fn at(&self, at: Point) -> f64 {
        let mut least = self.most;
        for (estimate, more) in &self.to {
            let far = match self.around {
                None => estimate.at(at),
                Some([low, high]) => {
                    let beside = (at.0.clamp(low.0, high.0), at.1.clamp(low.1, high.1));
                    estimate.between(at, beside)
                }
            };
            least = least.min(far + more);
        }
        // From a floor that no way leads away from.
        if least == f64::INFINITY { 0.0 } else { least }
    }
}
