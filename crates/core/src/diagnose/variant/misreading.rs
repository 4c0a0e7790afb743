//! A map as a program reads it that swaps x and y, or leaves out a row and a column at the border.

use crate::map::SharedMap;
use crate::map::grid::Grid;
use std::sync::Arc;

/// How a map is read.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::diagnose) enum Misreading {
    Right,
    /// x for y.
    Swapped,
    /// Without the last column and row, or without the first ones.
    Short {
        first: bool,
    },
}

impl Misreading {
    pub fn of(self, map: &SharedMap) -> SharedMap {
        let (Self::Swapped | Self::Short { .. }, SharedMap::Grid(grid)) = (self, map) else {
            return map.clone();
        };
        let read = match self {
            Self::Right => None,
            Self::Swapped => swapped(grid),
            Self::Short { first } => Some(shortened(grid, first)),
        };
        read.map_or(map.clone(), |read| SharedMap::Grid(Arc::new(read)))
    }
}

/// x for y; what lies outside is a wall.
fn swapped(grid: &Grid) -> Option<Grid> {
    let (width, height) = (grid.width(), grid.height());
    let cells = (0..height).flat_map(|y| (0..width).map(move |x| (y, x)));
    let walls: Vec<u8> = (cells.clone())
        .map(|(x, y)| grid.is_wall(x, y).into())
        .collect();
    let mut read = Grid::from_cells(width, height, &walls).ok()?;
    if grid.costs().is_some() {
        let costs = cells.map(|(x, y)| grid.cost(x, y)).collect();
        read.set_costs(costs).ok()?;
    }
    Some(read)
}

/// A wall where the last column and row are, or the first ones.
fn shortened(grid: &Grid, first: bool) -> Grid {
    let mut read = grid.clone();
    let (last_x, last_y) = (grid.width() - 1, grid.height() - 1);
    let (x, y) = if first { (0, 0) } else { (last_x, last_y) };
    let row = (0..=last_x).map(|x| (x, y));
    let column = (0..=last_y).map(|y| (x, y));
    for (x, y) in row.chain(column) {
        // A cell of the map.
        let _ = read.set_wall(x, y, true);
    }
    read
}
