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

/// A side of a map.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Side {
    Right,
    Bottom,
    Left,
    Top,
}

impl Side {
    pub const ALL: [Self; 4] = [Self::Right, Self::Bottom, Self::Left, Self::Top];

    /// Its cells, as (x, y).
    fn line(self, grid: &Grid) -> Box<dyn Iterator<Item = (u32, u32)>> {
        let (last_x, last_y) = (grid.width() - 1, grid.height() - 1);
        match self {
            Self::Right => Box::new((0..=last_y).map(move |y| (last_x, y))),
            Self::Bottom => Box::new((0..=last_x).map(move |x| (x, last_y))),
            Self::Left => Box::new((0..=last_y).map(|y| (0, y))),
            Self::Top => Box::new((0..=last_x).map(|x| (x, 0))),
        }
    }

    /// Its cells by their numbers, in order.
    pub fn cells(self, grid: &Grid) -> Arc<[u32]> {
        self.line(grid).map(|cell| grid.index(cell)).collect()
    }
}

impl Misreading {
    pub fn of(self, map: &SharedMap) -> SharedMap {
        let SharedMap::Grid(grid) = map else {
            return map.clone();
        };
        let read = match self {
            Self::Right => None,
            Self::Swapped => swapped(grid),
            Self::Short { first: true } => Some(without(grid, &[Side::Left, Side::Top])),
            Self::Short { first: false } => Some(without(grid, &[Side::Right, Side::Bottom])),
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

/// Walls at some sides.
fn without(grid: &Grid, sides: &[Side]) -> Grid {
    let mut read = grid.clone();
    for (x, y) in sides.iter().flat_map(|side| side.line(grid)) {
        // A cell of the map.
        let _ = read.set_wall(x, y, true);
    }
    read
}
