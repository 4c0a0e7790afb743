//! Where in memory a search step by step keeps the record of each cell.

use super::nodes::{Cell, cell, column, row};
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

    pub fn cell(&self, place: u32) -> Cell {
        let (strip, rest) = (place / self.tall as u32, place % self.tall as u32);
        cell(strip * 8 + rest % 8, rest / 8)
    }
}
