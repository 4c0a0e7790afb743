//! An audit in one plain sentence.

use super::Audit;
use crate::number::{apart, exact, number, telling};
use crate::result::PathResult;
use crate::search::plan::Plan;

impl Audit {
    /// `rounding`: what part of two equal costs they may differ by.
    pub(super) fn sentence(&self, result: &PathResult<u32>, plan: &Plan, rounding: f64) -> String {
        let back = if plan.options.reverse { " back" } else { "" };
        let part = match (plan.legs(), plan.options.reverse) {
            (1, _) => "",
            (_, false) => " to the next way point or the goal",
            (_, true) => " from the previous way point or the start",
        };
        // What a search adds to g, and what is judged here, is not the h that it shows.
        let times = match plan.order().f(0.0, 1.0) {
            0.0 | 1.0 => String::new(),
            weight => format!(" times {}", exact(weight)),
        };
        let estimate = match (&self.worst, &self.offending_step) {
            (Some(worst), _) => {
                let [h, true_cost] = apart(worst.h, worst.true_cost);
                let at = worst.at.in_words();
                format!("too high at {at}: {h}, but the true cost{part} is {true_cost}.")
            }
            (None, Some(step)) => {
                let [h_from, h_to, cost] =
                    telling([step.h_from, step.h_to, step.cost], |[from, to, cost]| {
                        // A number with an exponent can't be compared, and hides nothing.
                        let lowered = from.shown() - to.shown();
                        lowered.is_nan() || cost.shown().is_nan() || lowered > cost.shown()
                    });
                let [from, to] = [step.from.in_words(), step.to.in_words()];
                format!(
                    "never too high, but the step{back} from {from} to {to} lowers it from {h_from} to {h_to} and costs only {cost}."
                )
            }
            (None, None) => "never too high, and consistent.".to_owned(),
        };
        let [cost, best] = if self.optimal {
            [self.cost, self.optimal_cost].map(number)
        } else {
            apart(self.cost, self.optimal_cost)
        };
        let path = match result.status {
            crate::Status::Limit if self.optimal_cost.is_infinite() => {
                format!("{} There is no path.", result.message)
            }
            crate::Status::Limit => format!("{} The least cost is {best}.", result.message),
            _ if self.cost.is_infinite() && self.optimal_cost.is_infinite() => {
                format!("{} That is true.", result.message)
            }
            _ if self.cost.is_infinite() => {
                format!("No path was found, but there is one: the best costs {best}.")
            }
            _ if self.cost < self.optimal_cost * (1.0 - rounding) => format!(
                "Cost {cost} at any angle: the best path of single steps costs {best}. The best path at any angle is not known on a map of this size."
            ),
            _ if self.optimal => format!("Optimal, cost {cost}."),
            _ => format!("Not optimal: {cost}, the best is {best}."),
        };
        format!("{path} The estimate{times} is {estimate}")
    }
}
