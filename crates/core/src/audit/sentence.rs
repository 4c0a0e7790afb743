//! An audit in one plain sentence.

use super::Audit;
use crate::map::place::Place;
use crate::number::{apart, exact, number, telling};
use crate::result::PathResult;
use crate::saying::{Saying, say};
use crate::search::plan::Plan;

impl Audit {
    /// `rounding`: what part of two equal costs they may differ by.
    pub(super) fn said(&self, result: &PathResult<Place>, plan: &Plan, rounding: f64) -> Saying {
        let mut sayings = self.path_said(result, rounding);
        sayings.push(self.estimate_said(plan));
        Saying::all(sayings)
    }

    fn estimate_said(&self, plan: &Plan) -> Saying {
        // What a search adds to g, and what is judged here, is not the h that it shows.
        let estimate = match plan.order().f(0.0, 1.0) {
            0.0 | 1.0 => say!(ESTIMATE),
            weight => say!(ESTIMATE_WEIGHTED, weight: exact(weight)),
        };
        match (&self.worst, &self.offending_step) {
            (Some(worst), _) => {
                let whole = match (plan.legs(), plan.options.reverse) {
                    (1, _) => say!(COST_ALL),
                    (_, false) => say!(COST_NEXT),
                    (_, true) => say!(COST_PREVIOUS),
                };
                let [h, cost] = apart(worst.h, worst.true_cost);
                say!(TOO_HIGH, estimate: estimate, place: worst.at, h: h, true: whole, cost: cost)
            }
            (None, Some(step)) => {
                let [before, after, cost] =
                    telling([step.h_from, step.h_to, step.cost], |[from, to, cost]| {
                        // A number with an exponent can't be compared, and hides nothing.
                        let lowered = from.shown() - to.shown();
                        lowered.is_nan() || cost.shown().is_nan() || lowered > cost.shown()
                    });
                let back = match plan.options.reverse {
                    true => say!(STEP_BACK),
                    false => say!(STEP_ON),
                };
                say!(
                    INCONSISTENT,
                    estimate: estimate, step: back, from: step.from, to: step.to,
                    before: before, after: after, cost: cost,
                )
            }
            (None, None) => say!(CONSISTENT, estimate: estimate),
        }
    }

    fn path_said(&self, result: &PathResult<Place>, rounding: f64) -> Vec<Saying> {
        let [cost, best] = if self.optimal {
            [self.cost, self.optimal_cost].map(number)
        } else {
            apart(self.cost, self.optimal_cost)
        };
        match result.status {
            crate::Status::Limit if self.optimal_cost.is_infinite() => {
                vec![result.saying(), say!(NO_PATH)]
            }
            crate::Status::Limit => vec![result.saying(), say!(LEAST_COST, cost: best)],
            _ if self.cost.is_infinite() && self.optimal_cost.is_infinite() => {
                vec![result.saying(), say!(TRUE)]
            }
            _ if self.cost.is_infinite() => vec![say!(MISSED, best: best)],
            _ if self.cost < self.optimal_cost * (1.0 - rounding) => {
                vec![say!(ANGLE, cost: cost, best: best), say!(UNKNOWN)]
            }
            _ if self.optimal => vec![say!(OPTIMAL, cost: cost)],
            _ => vec![say!(NOT_OPTIMAL, cost: cost, best: best)],
        }
    }
}
