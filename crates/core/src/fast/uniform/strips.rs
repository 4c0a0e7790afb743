//! Where in memory a search step by step keeps the record of each cell.

use super::nodes::{Cell, cell, column, row};
use super::onward::STEPS;
use crate::map::grid::Grid;

/// Eight columns of records after each other, so that cells above each other lie close to each other in memory.
#[derive(Clone, Copy)]
pub(crate) struct Strips {
    /// Records in eight columns.
    tall: usize,
    pub len: usize,
}

impl Strips {
    pub fn of(grid: &Grid) -> Self {
        let tall = grid.height() as usize * 8;
        let len = tall * grid.width().div_ceil(8) as usize;
        Self { tall, len }
    }

    #[inline]
    pub fn place(&self, at: Cell) -> usize {
        (column(at) as usize >> 3) * self.tall + ((row(at) << 3 | at & 7) as usize)
    }

    /// What each of [`STEPS`] adds to the place of a cell in the first column of a strip, of one in its middle, and of one in its last column.
    pub fn steps(&self) -> [[usize; 8]; 3] {
        let across = self.tall.wrapping_sub(8);
        let mut steps = [[0; 8]; 3];
        for (side, steps) in (-1..).zip(&mut steps) {
            for (step, &(x, y)) in steps.iter_mut().zip(&STEPS) {
                *step = (y * 8 + x) as usize;
                if x == side {
                    *step = step.wrapping_add(across.wrapping_mul(x as usize));
                }
            }
        }
        steps
    }

    /// Which of these three a cell is.
    #[inline]
    pub fn side(at: Cell) -> usize {
        usize::from(at & 7 != 0) + usize::from(at & 7 == 7)
    }

    pub fn cell(&self, place: u32) -> Cell {
        let (strip, rest) = (place / self.tall as u32, place % self.tall as u32);
        cell(strip * 8 + rest % 8, rest / 8)
    }
}
