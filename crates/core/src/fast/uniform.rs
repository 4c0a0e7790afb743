//! The fast route for grids on which every free cell costs the same.

mod canonical;
mod jump;
mod legs;
mod nodes;
mod queue;
mod scale;
mod scan;
mod search;
#[cfg(test)]
mod tests;

use self::legs::Legs;
use self::nodes::{Cell, Nodes, cell, column, row};
use self::queue::Queue;
use self::scale::Scale;
use self::search::Search;
use crate::fast::Found;
use crate::grid::Grid;
use crate::options::Diagonal;

/// Scales are tried from coarse to fine: the coarse one is certain up to a length of some 19,600, and counts in small numbers.
const SCALE_BITS: [u32; 2] = [14, 19];

/// Finds paths; keeps its tables from one to the next.
#[derive(Debug, Default)]
pub(crate) struct Uniform {
    nodes: Nodes,
    queue: Queue,
}

impl Uniform {
    pub fn new() -> Self {
        Self::default()
    }

    /// A cheapest path between two different free cells. `None` where this route does not serve the costs.
    pub fn find(
        &mut self,
        grid: &Grid,
        rule: Diagonal,
        diagonal_cost: f64,
        start: u32,
        goal: u32,
    ) -> Option<Found> {
        let from_index = |index: u32| cell(index % grid.width(), index / grid.width());
        let (start, goal) = (from_index(start), from_index(goal));
        let cells = grid.len() as u64;
        for bits in SCALE_BITS {
            let scale = Scale::new(rule, diagonal_cost, bits, cells)?;
            if let Some(found) = straight_there(grid, rule, start, goal) {
                return Some(found);
            }
            let search = Search::new(grid, rule, scale, goal, &mut self.nodes, &mut self.queue);
            let found = match rule {
                Diagonal::Never | Diagonal::NoObstacles => search.run(start, jump::expand),
                _ => search.run(start, canonical::expand),
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Tells that a cell became a wall or free.
    pub fn changed(&mut self, _x: u32, _y: u32) {}
}

/// The path of two runs, if nothing is in its way.
fn straight_there(grid: &Grid, rule: Diagonal, start: Cell, goal: Cell) -> Option<Found> {
    let legs = Legs::new(rule, start, goal);
    let free = [legs, legs.swapped()]
        .into_iter()
        .find(|legs| legs.are_free(grid, rule, start))?;
    let mut found = Found {
        path: vec![row(start) * grid.width() + column(start)],
        expanded: 1,
        ..Found::default()
    };
    found.append(free, grid.width());
    Some(found)
}
