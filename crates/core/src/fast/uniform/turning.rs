//! Which ways through a corner can be part of a shortest path.

use super::nodes::{Cell, column, row};
use crate::grid::Grid;
use crate::options::Diagonal;

/// The walls around each corner.
#[derive(Debug)]
pub(crate) struct Turning {
    rule: Diagonal,
    walls: Vec<u8>,
}

impl Turning {
    pub fn new(grid: &Grid, rule: Diagonal, corners: &[Cell]) -> Self {
        let walls = corners
            .iter()
            .map(|&at| grid.rows().around(column(at), row(at)))
            .collect();
        Self { rule, walls }
    }

    /// Where a shortest path may go from a corner, seen from which it came from `back` (any of these steps leads back).
    /// All other ways are longer than one that cuts the corner.
    ///
    /// ```text
    ///   \ | /                                  # |
    ///     c      ahead, or half right or left   --c     or round a wall
    ///     ^                                       ^
    /// ```
    #[inline]
    pub fn ahead(&self, corner: u32, back: u8) -> u8 {
        if self.rule == Diagonal::Never {
            // Only straight back is longer than need be.
            return !back;
        }
        let walls = self.walls[corner as usize];
        let mut ahead = u8::MAX;
        let mut rest = back;
        while rest != 0 {
            let step = rest.trailing_zeros();
            rest &= rest - 1;
            let mut one: u8 = 0b0011_1000;
            if step.is_multiple_of(2) {
                let turned = walls.rotate_right(step);
                one |= (turned & 0b10) << 1 | (turned & 0b1000_0000) >> 1;
            }
            ahead &= one.rotate_left(step);
        }
        ahead
    }
}

/// The steps with which a shortest way over free land may begin, a bit for each direction clockwise from up.
pub(crate) fn first_steps(rule: Diagonal, from: Cell, to: Cell) -> u8 {
    let wide = column(to) as i32 - column(from) as i32;
    let high = row(to) as i32 - row(from) as i32;
    let level = if wide > 0 { 1 << 2 } else { 1 << 6 };
    let upright = if high > 0 { 1 << 4 } else { 1 };
    let diagonal = match (wide > 0, high > 0) {
        (true, false) => 1 << 1,
        (true, true) => 1 << 3,
        (false, true) => 1 << 5,
        (false, false) => 1 << 7,
    };
    let bends = rule != Diagonal::Never && wide != 0 && high != 0;
    let (has_level, has_upright) = if bends {
        (wide.abs() > high.abs(), high.abs() > wide.abs())
    } else {
        (wide != 0, high != 0)
    };
    let choose = |has: bool, step: u8| if has { step } else { 0 };
    choose(bends, diagonal) | choose(has_level, level) | choose(has_upright, upright)
}
