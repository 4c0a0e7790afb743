//! The path that a search over cells of equal cost has found.

use crate::result::Counts;
use crate::route::Answer;

/// Room for the turns of a usual path, so that its list need not grow (`instructions`).
pub(crate) const USUAL_TURNS: usize = 64;

/// A path as its turns and its steps of either kind.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct TurnedPath {
    /// Start, goal and between them the cells where the path turns, as y * width + x: from one to the next all steps are equal.
    /// Empty when the goal can't be reached.
    pub turns: Vec<u32>,
    /// How many steps of the path are straight; the cost is exact from these two.
    pub straight: u32,
    /// How many steps of the path are diagonal.
    pub diagonal: u32,
    pub counts: Counts,
}

impl TurnedPath {
    /// The answer, with what the path costs where a straight step costs as much as the terrain.
    pub fn answer(self, diagonal_cost: f64, terrain: f64) -> Answer {
        let length = f64::from(self.straight) + f64::from(self.diagonal) * diagonal_cost;
        Answer {
            path: self.turns,
            cost: length * terrain,
            counts: Counts {
                // What was expanded had been reached, which not all searches count apart.
                generated: match self.counts.generated {
                    0 => self.counts.expanded,
                    reached => reached,
                },
                ..self.counts
            },
        }
    }
}
