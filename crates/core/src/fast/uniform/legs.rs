//! Runs of equal steps, and paths made of them.

use super::nodes::{Cell, column, row};
use super::scan;
use super::turned_path::TurnedPath;
use crate::map::grid::Grid;
use crate::options::Diagonal;

/// The two runs that make a shortest way over free land.
///
/// ```text
///   diagonal first     straight first     rows first (where no diagonals are allowed: "diagonal" is up and down)
///     o                 ------             |
///      \                      \            |
///       ------                 o           o------
/// ```
#[derive(Debug, Clone, Copy)]
pub(crate) struct Legs {
    /// The step of the first run, and how often; then of the second.
    pub first: (i32, i32, u32),
    pub second: (i32, i32, u32),
}

impl Legs {
    /// Diagonal first; without diagonals up and down first: the order in which jumps go.
    #[inline]
    pub fn new(rule: Diagonal, from: Cell, to: Cell) -> Self {
        let wide = column(to) as i32 - column(from) as i32;
        let high = row(to) as i32 - row(from) as i32;
        let (right, down) = (wide.signum(), high.signum());
        let (wide, high) = (wide.unsigned_abs(), high.unsigned_abs());
        if rule == Diagonal::Never {
            return Self {
                first: (0, down, high),
                second: (right, 0, wide),
            };
        }
        let both = wide.min(high);
        let second = if wide > high {
            (right, 0, wide - both)
        } else {
            (0, down, high - both)
        };
        Self {
            first: (right, down, both),
            second,
        }
    }

    /// The same steps in the other order.
    pub fn swapped(self) -> Self {
        Self {
            first: self.second,
            second: self.first,
        }
    }

    /// Whether all steps are possible.
    pub fn are_free(self, grid: &Grid, rule: Diagonal, from: Cell) -> bool {
        let (dx, dy, count) = self.first;
        let turn_x = column(from).wrapping_add_signed(dx * count as i32);
        let turn_y = row(from).wrapping_add_signed(dy * count as i32);
        scan::run_is_free(grid, rule, column(from), row(from), self.first)
            && scan::run_is_free(grid, rule, turn_x, turn_y, self.second)
    }
}

impl TurnedPath {
    /// Takes the path through these cells, two runs from each to the next.
    pub fn follow(&mut self, rule: Diagonal, width: u32, cells: &[Cell]) {
        let Some(&start) = cells.first() else { return };
        self.turns.reserve(2 * cells.len());
        self.turns.push(row(start) * width + column(start));
        for pair in cells.windows(2) {
            self.append(Legs::new(rule, pair[0], pair[1]), width);
        }
    }

    /// Appends two runs.
    #[inline]
    pub fn append(&mut self, legs: Legs, width: u32) {
        let Some(&(mut node)) = self.turns.last() else {
            return;
        };
        for (dx, dy, count) in [legs.first, legs.second] {
            if count == 0 {
                continue;
            }
            node = node.wrapping_add_signed((dy * width as i32 + dx) * count as i32);
            self.turns.push(node);
            if dx != 0 && dy != 0 {
                self.diagonal += count;
            } else {
                self.straight += count;
            }
        }
    }
}
