//! An audit in one plain sentence.

use super::{Audit, ROUNDING};
use crate::number::{exact, number};
use crate::result::PathResult;
use crate::search::plan::Plan;

impl Audit {
    pub(super) fn sentence(&self, result: &PathResult<u32>, plan: &Plan) -> String {
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
            (Some(worst), _) => format!(
                "too high at {}: {}, but the true cost{part} is {}.",
                worst.at.in_words(),
                number(worst.h),
                number(worst.true_cost)
            ),
            (None, Some(step)) => format!(
                "never too high, but the step{back} from {} to {} lowers it from {} to {} and costs only {}.",
                step.from.in_words(),
                step.to.in_words(),
                number(step.h_from),
                number(step.h_to),
                number(step.cost)
            ),
            (None, None) => "never too high, and consistent.".to_owned(),
        };
        let [cost, best] = [self.cost, self.optimal_cost].map(number);
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
            _ if self.cost < self.optimal_cost * (1.0 - ROUNDING) => format!(
                "Cost {cost} at any angle: the best path of single steps costs {best}. The best path at any angle is not known on a map of this size."
            ),
            _ if self.optimal => format!("Optimal, cost {cost}."),
            _ => format!("Not optimal: {cost}, the best is {best}."),
        };
        format!("{path} The estimate{times} is {estimate}")
    }
}
