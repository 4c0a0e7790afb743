//! The cells of a grid, and the steps to their neighbours.

use crate::direction::{FIRST_DIAGONAL, step};
use crate::estimate::GridEstimate;
use crate::grid::Grid;
use crate::line;
use crate::options::Diagonal;
use crate::space::{Reach, Space};
use crate::units::Units;

/// Steps from cell to neighbouring cell.
pub(crate) struct GridSpace<'m> {
    pub grid: &'m Grid,
    pub rule: Diagonal,
    /// How many directions the rule knows.
    pub directions: usize,
    pub units: Units,
    pub estimate: GridEstimate,
    /// Whether steps are taken backwards: a step from `a` to `b` then costs what `b` to `a` costs.
    pub backward: bool,
    /// Whether a cell may be reached straight from any cell in sight.
    pub any_angle: bool,
}

impl Space for GridSpace<'_> {
    fn len(&self) -> usize {
        self.grid.len()
    }

    fn each_step(&self, node: u32, _parent: u32, mut visit: impl FnMut(Reach)) {
        let from = self.grid.point(node);
        for direction in 0..self.directions {
            if let Some(to) = step(self.grid, self.rule, from, direction) {
                let length = if direction < FIRST_DIAGONAL {
                    self.units.straight
                } else {
                    self.units.diagonal
                };
                let onto = if self.backward { from } else { to };
                let cost = self.units.terrain(self.grid.cost(onto.0, onto.1)) * length;
                visit(Reach::Step {
                    to: self.grid.index(to),
                    cost,
                });
            }
        }
    }

    fn estimate(&self, node: u32) -> f64 {
        self.estimate.at(self.grid.point(node))
    }

    fn shortcut(&self, from: u32, to: u32) -> Option<f64> {
        if !self.any_angle {
            return None;
        }
        let (from, to) = (self.grid.point(from), self.grid.point(to));
        line::cost(self.grid, from, to)
            .map(|cost| self.units.terrain(cost) * line::length(from, to) * self.units.straight)
    }
}
