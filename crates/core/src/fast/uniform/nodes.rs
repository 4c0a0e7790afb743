//! A record in eight bytes: the cost so far, and where it was reached from. Never cleared between searches.

use crate::map::grid::Grid;

/// A cell as y << 12 | x: 24 bits hold any cell of the largest map.
pub(crate) type Cell = u32;

const _: () = assert!(Grid::MAX_SIDE <= 1 << 12);

#[inline]
pub(crate) fn cell(x: u32, y: u32) -> Cell {
    y << 12 | x
}

/// The cell with the number y * width + x.
pub(crate) fn cell_at(grid: &Grid, index: u32) -> Cell {
    cell(index % grid.width(), index / grid.width())
}

#[inline]
pub(crate) fn column(cell: Cell) -> u32 {
    cell & 0xfff
}

#[inline]
pub(crate) fn row(cell: Cell) -> u32 {
    cell >> 12
}

/// g of a cell above its parent, or (in the open list) above the cell itself.
///
/// ```text
///   63                    24 23         0
///   |  base + g            |  cell       |
/// ```
pub(crate) type Packed = u64;

#[inline]
pub(crate) fn pack(g: u64, cell: Cell) -> Packed {
    g << 24 | u64::from(cell)
}

#[inline]
pub(crate) fn cell_of(record: Packed) -> Cell {
    record as u32 & 0xff_ffff
}

/// A record for each of some places, such as corners.
///
/// Each search counts from a smaller base than the one before, so that whatever an earlier search wrote is larger than
/// anything this one writes: "not seen in this search" and "seen, but dearer" are one comparison.
#[derive(Debug, Default)]
pub(crate) struct Nodes {
    records: Vec<Packed>,
    /// What g is counted from in this search.
    pub base: u64,
}

impl Nodes {
    /// Forgets everything. Costs of this search stay below `most`.
    pub fn begin(&mut self, length: usize, most: u64) {
        if self.records.len() != length || self.base < most {
            self.records.clear();
            self.records.resize(length, u64::MAX);
            self.base = (1 << 40) - 1;
        }
        self.base -= most;
    }

    #[inline]
    pub fn known(&self, place: usize) -> Packed {
        self.records[place]
    }

    /// What a place costs that has been reached in this search.
    #[inline]
    pub fn g(&self, place: u32) -> u64 {
        (self.records[place as usize] >> 24) - self.base
    }

    #[inline]
    pub fn at(&mut self, place: usize) -> &mut Packed {
        &mut self.records[place]
    }
}
