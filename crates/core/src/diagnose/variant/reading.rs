//! A map as a program reads it that swaps x and y, or leaves out a row and a column at the border.

use crate::map::SharedMap;
use crate::map::grid::Grid;
use std::sync::Arc;

/// How a map is read.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Reading {
    Right,
    /// x for y.
    Swapped,
    /// Without the last column and row, or without the first ones.
    Short {
        first: bool,
    },
}

impl Reading {
    pub fn of(self, map: &SharedMap) -> SharedMap {
        let (Self::Swapped | Self::Short { .. }, SharedMap::Grid(grid)) = (self, map) else {
            return map.clone();
        };
        let mut read = (**grid).clone();
        for y in 0..grid.height() {
            for x in 0..grid.width() {
                let (wall, cost) = self.cell(grid, x, y);
                // A cell of the map, and a cost that it has had.
                let _ = read.set_wall(x, y, wall);
                let _ = read.set_cost(x, y, cost);
            }
        }
        SharedMap::Grid(Arc::new(read))
    }

    /// Whether a cell is taken for a wall, and what it is taken to cost.
    fn cell(self, grid: &Grid, x: u32, y: u32) -> (bool, f64) {
        let as_it_is = (grid.is_wall(x, y), grid.cost(x, y));
        match self {
            Self::Right => as_it_is,
            Self::Swapped if grid.contains(y, x) => (grid.is_wall(y, x), grid.cost(y, x)),
            Self::Swapped => (true, 1.0),
            Self::Short { first: true } if x == 0 || y == 0 => (true, as_it_is.1),
            Self::Short { first: false } if x + 1 == grid.width() || y + 1 == grid.height() => {
                (true, as_it_is.1)
            }
            Self::Short { .. } => as_it_is,
        }
    }
}
