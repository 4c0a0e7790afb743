//! A space with nodes that are never entered, those that an earlier search left closed, and steps that are never taken, those in one
//! direction.

use crate::map::grid::Grid;
use crate::search::space::{AnySpace, Reach, Space};
use std::sync::Arc;

/// Another space without the steps to its barred nodes, and without those in a direction.
pub(crate) struct BarredSpace<'m> {
    pub inner: AnySpace<'m>,
    /// In order.
    pub barred: Arc<[u32]>,
    pub lacks: Option<(&'m Grid, (i32, i32))>,
}

impl Space for BarredSpace<'_> {
    fn len(&self) -> usize {
        self.inner.len()
    }

    fn add_steps(&self, node: u32, parent: u32, steps: &mut Vec<Reach>) {
        let first = steps.len();
        self.inner.add_steps(node, parent, steps);
        let mut kept = first;
        for i in first..steps.len() {
            let is_barred = match steps[i] {
                Reach::Step { to, .. } => {
                    self.barred.binary_search(&to).is_ok() || self.is_lacking(node, to)
                }
                _ => false,
            };
            if !is_barred {
                steps.swap(kept, i);
                kept += 1;
            }
        }
        steps.truncate(kept);
    }

    fn estimate(&self, node: u32) -> f64 {
        self.inner.estimate(node)
    }
}

impl BarredSpace<'_> {
    /// Whether a step goes in the direction in which there is none.
    fn is_lacking(&self, from: u32, to: u32) -> bool {
        let Some((grid, (dx, dy))) = self.lacks else {
            return false;
        };
        let ((x, y), (to_x, to_y)) = (grid.point(from), grid.point(to));
        let [x, y, to_x, to_y] = [x, y, to_x, to_y].map(|at| at as i32);
        (to_x - x, to_y - y) == (dx, dy)
    }
}
