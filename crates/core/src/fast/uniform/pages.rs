//! The records of a search by jumps, which comes to few cells of a large map: a page for each square of 16 x 16 of them, made when it is reached.

use super::nodes::{Cell, Packed, column, row};
use crate::map::grid::Grid;

/// Cells side by side in a page, and above each other.
const SIDE: u32 = 16;
/// Records in a page.
const PAGE: usize = (SIDE * SIDE) as usize;
/// In place of the number of a page.
const NONE: u32 = u32::MAX;

/// A record for each cell. What a search counts from falls from one to the next, as in [`Nodes`](super::nodes::Nodes).
#[derive(Debug, Default)]
pub(crate) struct Pages {
    /// The page of each square, line by line.
    numbers: Vec<u32>,
    wide: u32,
    records: Vec<[Packed; PAGE]>,
    /// What g is counted from in this search.
    pub base: u64,
}

impl Pages {
    /// Forgets everything. Costs of this search stay below `most`.
    pub fn begin(&mut self, grid: &Grid, most: u64) {
        let wide = grid.width().div_ceil(SIDE);
        let count = (wide * grid.height().div_ceil(SIDE)) as usize;
        if self.numbers.len() != count || self.wide != wide || self.base < most {
            self.wide = wide;
            self.records.clear();
            self.numbers.clear();
            self.numbers.resize(count, NONE);
            self.base = (1 << 40) - 1;
        }
        self.base -= most;
    }

    #[inline]
    pub fn at(&mut self, cell: Cell) -> &mut Packed {
        let (x, y) = (column(cell), row(cell));
        let square = (y / SIDE * self.wide + x / SIDE) as usize;
        let mut page = self.numbers[square];
        if page == NONE {
            page = self.make(square);
        }
        &mut self.records[page as usize][(y % SIDE * SIDE + x % SIDE) as usize]
    }

    #[cold]
    fn make(&mut self, square: usize) -> u32 {
        let page = self.records.len() as u32;
        self.numbers[square] = page;
        self.records.push([u64::MAX; PAGE]);
        page
    }
}
