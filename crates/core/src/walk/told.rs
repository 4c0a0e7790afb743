//! The sentences about a walk.

use super::{Change, Walking};
use crate::map::grid::Point;
use crate::number::number;
use crate::result::Status;

/// Why a walk ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Why {
    /// Start or goal is a wall.
    Blocked,
    Arrived,
    /// The agent was to stay.
    Stayed,
    NoPath,
    Expansions,
    Long,
    /// By the caller.
    Stopped,
}

/// A change that did not come.
#[derive(Debug, Clone, Copy)]
pub(super) struct LeftOut {
    pub change: Change,
    /// Whether the agent was there; otherwise it was the goal.
    pub is_here: bool,
}

fn name((x, y): Point) -> String {
    format!("({x}, {y})")
}

fn count(n: u64, thing: &str) -> String {
    format!("{n} {thing}{}", if n == 1 { "" } else { "s" })
}

impl Walking {
    pub(super) fn message(&self, status: Status, why: Why, path: &[Point], cost: f64) -> String {
        let mut message = self.outcome(status, why, path, cost);
        for left in self.left_out.iter().take(3) {
            let (at, place) = (left.change.at, name(left.change.place));
            let why = if left.is_here {
                "the agent stands there"
            } else {
                "it is the goal"
            };
            message += &format!(" The change of {place} at tick {at} was left out: {why}.");
        }
        if self.left_out.len() > 3 {
            let more = count(self.left_out.len() as u64 - 3, "change");
            message += &format!(" So were {more} more.");
        }
        message
    }

    fn outcome(&self, status: Status, why: Why, path: &[Point], cost: f64) -> String {
        let last = self.ticks.len().saturating_sub(1) as u64;
        let expanded = count(self.expanded(), "expansion");
        let (start, goal) = (
            self.ticks.first().map_or(self.at, |tick| tick.at),
            name(self.course.goal),
        );
        let start = name(start);
        match why {
            Why::Blocked => self.plan.blocked.clone().unwrap_or_default(),
            Why::Arrived if last == 0 => format!("You are there: the start is the goal, {goal}."),
            Why::Arrived => {
                let waits = last + 1 - path.len() as u64;
                let waiting = match waits {
                    0 => String::new(),
                    1 => ", 1 of them waiting".to_owned(),
                    n => format!(", {n} of them waiting"),
                };
                format!(
                    "Walked from {start} to {goal} in {}{waiting}, cost {}: {expanded}.",
                    count(last, "tick"),
                    number(cost)
                )
            }
            Why::Stayed if status == Status::Found => format!(
                "Stayed at {start}: at tick {last} the way to {goal} costs {}, after {expanded} in all.",
                number(cost)
            ),
            Why::Stayed => {
                format!("Stayed at {start}: at tick {last} there is no path to {goal}.")
            }
            Why::NoPath => {
                let at = name(self.at);
                format!(
                    "At tick {last} there is no path from {at} to {goal}, and no change is to come."
                )
            }
            Why::Expansions => {
                format!("Stopped after {expanded}, at tick {last}, before {goal} was reached.")
            }
            Why::Long => {
                format!("Stopped at tick {last}, before {goal} was reached: the walk is too long.")
            }
            Why::Stopped => format!("Stopped at tick {last}, before {goal} was reached."),
        }
    }
}
