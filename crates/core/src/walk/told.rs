//! What is said of a walk.

use super::{Change, Walking};
use crate::map::grid::Point;
use crate::map::place::Place;
use crate::result::Status;
use crate::saying::{Saying, say};

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
    /// It is recorded, and the trace has no room for more.
    Full,
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

/// How many of those that are left out are named.
const NAMED: usize = 3;

impl Walking {
    pub(super) fn said(&self, status: Status, why: Why, path: &[Point], cost: f64) -> Saying {
        let mut sayings = vec![self.outcome(status, why, path, cost)];
        for left in self.left_out.iter().take(NAMED) {
            let (tick, place) = (left.change.at, Place::from(left.change.place));
            sayings.push(if left.is_here {
                say!(LEFT_OUT_HERE, place: place, tick: tick)
            } else {
                say!(LEFT_OUT_GOAL, place: place, tick: tick)
            });
        }
        if self.left_out.len() > NAMED {
            sayings.push(say!(LEFT_OUT_MORE, n: self.left_out.len() - NAMED));
        }
        Saying::all(sayings)
    }

    fn outcome(&self, status: Status, why: Why, path: &[Point], cost: f64) -> Saying {
        let tick = self.ticks.len().saturating_sub(1) as u64;
        let expanded = say!(EXPANSIONS, n: self.expanded());
        let start = self.ticks.first().map_or(self.at, |tick| tick.at);
        let [start, goal] = [start, self.course.goal].map(Place::from);
        match (why, &self.plan.blocked) {
            (Why::Blocked, Some(blocked)) => blocked.clone(),
            (Why::Arrived, _) if tick == 0 => say!(THERE, start: start),
            (Why::Arrived, _) => {
                let ticks = say!(TICKS, n: tick);
                match tick + 1 - path.len() as u64 {
                    0 => {
                        say!(WALKED, start: start, goal: goal, ticks: ticks, cost: cost, expanded: expanded)
                    }
                    waiting => say!(
                        WALKED_WAITING, start: start, goal: goal, ticks: ticks, waiting: waiting,
                        cost: cost, expanded: expanded
                    ),
                }
            }
            (Why::Stayed, _) if status == Status::Found => {
                say!(STAYED, start: start, tick: tick, goal: goal, cost: cost, expanded: expanded)
            }
            (Why::Stayed, _) => say!(STAYED_WITHOUT, start: start, tick: tick, goal: goal),
            (Why::NoPath, _) => {
                say!(WITHOUT_PATH, tick: tick, start: Place::from(self.at), goal: goal)
            }
            (Why::Expansions, _) => say!(WALK_LIMIT, expanded: expanded, tick: tick, goal: goal),
            (Why::Long, _) => say!(WALK_LONG, tick: tick, goal: goal),
            (Why::Full, _) => say!(WALK_FULL, tick: tick, goal: goal),
            (Why::Stopped | Why::Blocked, _) => say!(WALK_STOPPED, tick: tick, goal: goal),
        }
    }
}
