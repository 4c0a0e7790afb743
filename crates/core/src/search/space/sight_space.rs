//! Any cell in sight is one step away: what the best path at any angle really costs. Too slow for searching, right for auditing.

use crate::map::grid::Grid;
use crate::map::line;
use crate::search::space::{GridSpace, Reach, Space};
use crate::search::units::Units;

/// The largest map, in cells, on which every cell's sight is worth looking along (`cargo bench --bench queries -- angle`: an audit takes less
/// than a second).
pub(crate) const MOST_CELLS: usize = 2048;

/// Steps to every cell in sight, and the single steps of the map.
pub(crate) struct SightSpace<'m> {
    pub grid: &'m Grid,
    pub units: Units,
    /// Single steps: past a corner they may lead where no line does.
    pub steps: GridSpace<'m>,
}

impl Space for SightSpace<'_> {
    fn len(&self) -> usize {
        self.steps.len()
    }

    fn add_steps(&self, node: u32, parent: u32, steps: &mut Vec<Reach>) {
        let from = self.grid.point(node);
        for to in (0..self.len() as u32).filter(|&to| to != node) {
            let at = self.grid.point(to);
            if let Some(terrain) = line::cost(self.grid, from, at) {
                let length = line::length(from, at) * self.units.straight;
                let cost = self.units.terrain(terrain) * length;
                steps.push(Reach::Step { to, cost });
            }
        }
        self.steps.add_steps(node, parent, steps);
    }

    fn estimate(&self, node: u32) -> f64 {
        self.steps.estimate(node)
    }
}
