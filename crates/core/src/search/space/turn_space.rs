//! A space in which turning costs: a node is a cell and the direction in which it was entered.
//!
//! ```text
//!   cell c, entered eastwards:    node 1 * cells + c     a step from it eastwards costs the step alone,
//!   cell c, where one begins:     node 8 * cells + c     one to the south-east by 45 degrees more
//! ```
//!
//! Who keeps only one cost for each cell loses the best way: it may reach a cell more dearly, but in a better direction.

use crate::search::space::direction::OFFSETS;
use crate::search::space::{AnySpace, Reach, Space};

/// Nodes of a cell: one for each direction, and one for whoever has not moved yet and looks nowhere.
pub(crate) const HEADINGS: u32 = OFFSETS.len() as u32 + 1;

/// The one of who looks nowhere.
pub(crate) const NOWHERE: u32 = OFFSETS.len() as u32;

/// Another space, with directions.
pub(crate) struct TurnSpace<'m> {
    pub inner: AnySpace<'m>,
    /// In which direction a step leads from one place to another; none along a link.
    pub direction: Box<dyn Fn(u32, u32) -> Option<u32> + 'm>,
    /// What turning by 45 degrees costs.
    pub turn: f64,
    pub backward: bool,
}

impl TurnSpace<'_> {
    /// What turning from one direction to another costs.
    fn cost(&self, from: u32, to: u32) -> f64 {
        if from == NOWHERE {
            return 0.0;
        }
        self.turn * f64::from(turned(from as usize, to as usize))
    }
}

impl Space for TurnSpace<'_> {
    fn len(&self) -> usize {
        self.inner.len() * HEADINGS as usize
    }

    fn add_steps(&self, node: u32, _parent: u32, steps: &mut Vec<Reach>) {
        let cells = self.inner.len() as u32;
        let (heading, cell) = (node / cells, node % cells);
        let first = steps.len();
        self.inner.add_steps(cell, super::NONE, steps);
        let ways: Vec<Reach> = steps.drain(first..).collect();
        for way in ways {
            let Reach::Step { to, cost } = way else {
                continue;
            };
            if !self.backward {
                // Along a link one looks where one looked before.
                let towards = (self.direction)(cell, to).unwrap_or(heading);
                steps.push(Reach::Step {
                    to: towards * cells + to,
                    cost: cost + self.cost(heading, towards),
                });
                continue;
            }
            // Backwards only those lead here who looked in the direction in which this cell was entered, after the turn.
            let Some(towards) = (self.direction)(to, cell) else {
                steps.push(Reach::Step {
                    to: heading * cells + to,
                    cost,
                });
                continue;
            };
            if towards == heading {
                for before in 0..HEADINGS {
                    steps.push(Reach::Step {
                        to: before * cells + to,
                        cost: cost + self.cost(before, heading),
                    });
                }
            }
        }
    }

    fn estimate(&self, node: u32) -> f64 {
        self.inner.estimate(node % self.inner.len() as u32)
    }
}

/// The place of each direction on the compass, in turns of 45 degrees from the north.
const ON_COMPASS: [u32; 8] = [0, 2, 4, 6, 1, 3, 5, 7];

/// By how many times 45 degrees one direction is turned from another.
pub(crate) fn turned(from: usize, to: usize) -> u32 {
    let apart = ON_COMPASS[from].abs_diff(ON_COMPASS[to]);
    apart.min(8 - apart)
}

/// The direction so many times 45 degrees from the north.
pub(crate) fn on_compass(eighths: u32) -> usize {
    ON_COMPASS
        .iter()
        .position(|&at| at == eighths % 8)
        .unwrap_or(0)
}
