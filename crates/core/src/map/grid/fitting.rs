//! Where an agent of n x n cells fits, whose place is the top left one of them.
//!
//! ```text
//!   . . . #     3 2 1 0     how large an agent fits with its top left cell there;
//!   . . . .     2 2 2 1     for one of 2 x 2 cells, all below 2 is as good as a wall
//!   . . . .     1 1 1 1
//! ```

use super::{Grid, Point};
use crate::error::{Error, MOST_SIDE, option};
use crate::map::plane::Plane;
use crate::map::{MapRef, SharedMap};
use crate::saying::{Saying, say};
use crate::value::{Allowed, Value};
use std::sync::Arc;

/// What a map for a large agent remembers of the map that it was made of.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Fitted {
    walls: Plane,
}

impl Grid {
    /// For each cell, row by row, the size of the largest square agent that fits with its top left cell there: 0 on a wall.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("...#\n....\n....").unwrap();
    /// assert_eq!(grid.clearance(), [3, 2, 1, 0, 2, 2, 2, 1, 1, 1, 1, 1]);
    /// ```
    pub fn clearance(&self) -> Vec<u16> {
        let width = self.width as usize;
        let mut sizes = vec![0_u16; self.len()];
        for y in (0..self.height).rev() {
            let walls = self.wall_bits(y);
            for x in (0..self.width).rev() {
                let at = (y * self.width + x) as usize;
                if walls[x as usize / 64] >> (x % 64) & 1 == 0 {
                    let is_inside = x + 1 < self.width && y + 1 < self.height;
                    let beyond = |cell: usize| if is_inside { sizes[cell] } else { 0 };
                    let least = [at + 1, at + width, at + width + 1].map(beyond);
                    sizes[at] = 1 + least.into_iter().min().unwrap_or(0);
                }
            }
        }
        sizes
    }

    /// The map for an agent of this size: a cell is a wall where it does not fit.
    pub(crate) fn fitted(&self, size: u32) -> Self {
        let fits = self.clearance();
        let cells: Vec<u8> = fits
            .iter()
            .map(|&most| u8::from(u32::from(most) < size))
            .collect();
        let rows = cells.chunks_exact(self.width as usize);
        let mut fitted = Self {
            rows: Plane::new(self.width, self.height),
            columns: Plane::new(self.height, self.width),
            terrain: None,
            ..self.clone()
        }
        .filled(rows);
        if let Some(costs) = self.costs() {
            // As many as there are cells, and all have been checked.
            let _ = fitted.set_costs(costs.to_vec());
        }
        fitted.fitted = Some(Box::new(Fitted {
            walls: self.rows.clone(),
        }));
        fitted
    }

    /// After an edit of a cell of the map: changes what hangs on it in the map for an agent of some size. The answer is which cells that may be.
    pub(crate) fn refit(&self, fitted: &mut Self, (x, y): Point, size: u32) -> Vec<Point> {
        let mut changed = Vec::new();
        for top in y.saturating_sub(size - 1)..=y {
            for left in x.saturating_sub(size - 1)..=x {
                let mut rows = top..top.saturating_add(size);
                let fits =
                    rows.all(|y| (left..left.saturating_add(size)).all(|x| !self.is_wall(x, y)));
                // They are cells of both maps.
                let _ = fitted.set_wall(left, top, !fits);
                changed.push((left, top));
            }
        }
        let _ = fitted.set_cost(x, y, self.cost(x, y));
        if let Some(kept) = &mut fitted.fitted {
            kept.walls.set(x, y, self.is_wall(x, y));
        }
        changed
    }

    /// What keeps one from being on a cell, by its number.
    pub(crate) fn obstacle_at(&self, index: u32) -> Option<Saying> {
        let (x, y) = self.point(index);
        self.obstacle(x, y)
    }

    /// What keeps one from being on a cell, as a word.
    pub(crate) fn obstacle(&self, x: u32, y: u32) -> Option<Saying> {
        if !self.is_wall(x, y) {
            return None;
        }
        let fitted = self.fitted.as_ref();
        let narrow = fitted.is_some_and(|kept| self.contains(x, y) && !kept.walls.get(x, y));
        Some(if narrow {
            say!(OBSTACLE_NARROW)
        } else {
            say!(OBSTACLE_WALL)
        })
    }
}

impl SharedMap {
    /// The same for an agent of so many cells: where it does not fit is as good as a wall.
    pub(crate) fn for_agent(self, size: u32) -> Self {
        let grown = self.borrowed().for_agent(size);
        grown.unwrap_or(self)
    }
}

impl MapRef<'_> {
    /// The map for an agent of so many cells, if it is another one.
    pub(crate) fn for_agent(&self, size: u32) -> Option<SharedMap> {
        match self {
            Self::Grid(grid) if size > 1 => Some(SharedMap::Grid(Arc::new(grid.fitted(size)))),
            Self::Floors(floors) if size > 1 => {
                let fitted = floors.with_floors(|grid| grid.fitted(size));
                Some(SharedMap::Floors(Arc::new(fitted)))
            }
            _ => None,
        }
    }
}

pub(crate) fn read_size(value: &Value) -> Result<u32, Error> {
    let size = match value {
        Value::Number(_) => value.index().filter(|&size| check_size(size).is_ok()),
        _ => None,
    };
    let allowed = Allowed::Whole(1.0, f64::from(MOST_SIDE));
    size.ok_or_else(|| value.refused(&Value::Absent, &allowed))
}

pub(crate) fn check_size(size: u32) -> Result<(), Error> {
    if (1..=MOST_SIDE).contains(&size) {
        return Ok(());
    }
    let allowed = say!(ALLOWED_WHOLE, from: 1u32, to: MOST_SIDE);
    Err(Error::value(option("size"), &size, allowed))
}
