//! A grid without edges left and right: behind the last cell of a row comes the first of the next, as for a program that adds 1 to the
//! number of a cell.
//!
//! ```text
//!   0 1 2      from 2 a step to the right leads to 3, and one to the left from 3 back to 2
//!   3 4 5
//! ```

use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::search::space::direction::{OFFSETS, count, diagonal_allowed};
use crate::search::space::{GridSpace, Reach, Space};
use crate::search::units::Units;

/// Steps by the numbers of cells, with no look at where a row ends.
pub(crate) struct JoinedSpace<'m> {
    pub grid: &'m Grid,
    pub rule: Diagonal,
    pub units: Units,
    /// For all but the steps.
    pub inner: GridSpace<'m>,
}

impl JoinedSpace<'_> {
    /// The free cell so many columns and rows further, as its number says.
    fn free(&self, node: u32, dx: i32, dy: i32) -> Option<u32> {
        let stride = dy * self.grid.width() as i32 + dx;
        let to = node.checked_add_signed(stride)?;
        if to as usize >= self.len() {
            return None;
        }
        let (x, y) = self.grid.point(to);
        (!self.grid.is_wall(x, y)).then_some(to)
    }
}

impl Space for JoinedSpace<'_> {
    fn len(&self) -> usize {
        self.inner.len()
    }

    fn add_steps(&self, node: u32, _parent: u32, steps: &mut Vec<Reach>) {
        for &(dx, dy) in &OFFSETS[..count(self.rule)] {
            let is_diagonal = dx != 0 && dy != 0;
            let beside = || [(dx, 0), (0, dy)].map(|(dx, dy)| self.free(node, dx, dy).is_none());
            if let Some(to) = self.free(node, dx, dy)
                && (!is_diagonal || diagonal_allowed(self.rule, beside()))
            {
                let (x, y) = self.grid.point(to);
                let length = if is_diagonal {
                    self.units.diagonal
                } else {
                    self.units.straight
                };
                let cost = self.units.terrain(self.grid.cost(x, y)) * length;
                steps.push(Reach::Step { to, cost });
            }
        }
    }

    fn estimate(&self, node: u32) -> f64 {
        self.inner.estimate(node)
    }
}
