//! An audit in one plain sentence.

use super::{Audit, ROUNDING};
use crate::number::number;
use crate::result::PathResult;

impl Audit {
    /// `reverse`: the search was from the goal.
    pub(super) fn sentence(&self, result: &PathResult<u32>, reverse: bool) -> String {
        let back = if reverse { " back" } else { "" };
        let estimate = match (&self.worst, &self.offending_step) {
            (Some(worst), _) => format!(
                " The estimate is too high at {}: {}, and the true cost is {}.",
                worst.at,
                number(worst.h),
                number(worst.true_cost)
            ),
            (None, Some(step)) => format!(
                " The estimate is never too high, but the step{back} from {} to {} lowers it from {} to {} and costs only {}.",
                step.from,
                step.to,
                number(step.h_from),
                number(step.h_to),
                number(step.cost)
            ),
            (None, None) => " The estimate is never too high, and consistent.".to_owned(),
        };
        let path = match result.status {
            crate::Status::Limit => format!(
                "{} The least cost is {}.",
                result.message,
                number(self.optimal_cost)
            ),
            _ if self.cost.is_infinite() && self.optimal_cost.is_infinite() => {
                format!("{} That is true.", result.message)
            }
            _ if self.cost.is_infinite() => {
                format!(
                    "No path was found, but there is one: the best costs {}.",
                    number(self.optimal_cost)
                )
            }
            _ if self.cost < self.optimal_cost * (1.0 - ROUNDING) => format!(
                "Cost {} at any angle: the best path of single steps costs {}. Which path at any angle is best is not known on a map of this size.",
                number(self.cost),
                number(self.optimal_cost)
            ),
            _ if self.optimal => format!("Optimal, cost {}.", number(self.cost)),
            _ => format!(
                "Not optimal: {}, the best is {}.",
                number(self.cost),
                number(self.optimal_cost)
            ),
        };
        path + &estimate
    }
}
