//! The fast route for grids on which every free cell costs the same.

mod climb;
mod corners;
mod hierarchy;
mod jump;
mod legs;
mod making;
mod nodes;
mod queue;
mod scale;
mod scan;
mod search;
mod steps;
#[cfg(test)]
mod tests;
mod turning;

use self::climb::Climb;
use self::legs::Legs;
use self::nodes::{Cell, Nodes, cell, column, row};
use self::queue::Queue;
use self::scale::Scale;
use self::search::Search;
use self::steps::Steps;
use crate::fast::Found;
use crate::grid::Grid;
use crate::options::Diagonal;

/// Scales are tried from coarse to fine: the coarse one is certain up to a length of some 19,600, and counts in small numbers.
const SCALE_BITS: [u32; 2] = [14, 19];

const SPENT: u64 = 0;

/// The hierarchy of corners is made when as many cells have been expanded without it as this part of the map (1/n):
/// about when the searches have cost what it costs.
const SPENT_PART: u64 = 16;

/// Where more of the cells are corners, jumps are too short to be worth it.
const MANY_CORNERS: f64 = 0.1;

/// Finds paths on one map; keeps its tables from one to the next.
#[derive(Debug, Default)]
pub(crate) struct Uniform {
    nodes: Nodes,
    queue: Queue,
    steps: Option<Steps>,
    /// What was made for the map as it is.
    climb: Option<Climb>,
    /// The map and the steps to which `climb` and `spent` belong.
    belongs: (u64, Diagonal, f64),
    /// Cells expanded since the map was last changed.
    spent: u64,
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
        let scales =
            SCALE_BITS.map(|bits| Scale::new(rule, diagonal_cost, bits, grid.len() as u64));
        let [Some(coarse), Some(_)] = scales else {
            return None;
        };
        if let Some(found) = straight_there(grid, rule, start, goal) {
            return Some(found);
        }
        self.prepare(grid, rule, diagonal_cost, coarse);
        if let Some(climb) = &mut self.climb
            && let Some(found) = climb.find(grid, &mut self.queue, start, goal)
        {
            return Some(found);
        }
        let steps = steps_if_many_corners(&mut self.steps, grid, rule);
        let (nodes, queue) = (&mut self.nodes, &mut self.queue);
        let found = scales.into_iter().flatten().find_map(|scale| match steps {
            Some(steps) => steps.search(grid, scale, start, goal, nodes, queue),
            None => Search::new(grid, rule, scale, goal, nodes, queue).run(start, jump::expand),
        })?;
        self.spent += found.expanded;
        Some(found)
    }

    /// Makes the hierarchy once it pays, and drops it with the map that it is for.
    fn prepare(&mut self, grid: &Grid, rule: Diagonal, diagonal_cost: f64, scale: Scale) {
        let belongs = (grid.version(), rule, diagonal_cost);
        if self.belongs != belongs {
            self.belongs = belongs;
            self.climb = None;
            self.spent = 0;
        }
        let serves = rule == Diagonal::Never
            || rule == Diagonal::NoObstacles && diagonal_cost > 1.0 && diagonal_cost < 2.0;
        if serves && self.climb.is_none() && self.spent * SPENT_PART >= grid.len() as u64 {
            self.climb = Some(Climb::new(grid, rule, scale));
        }
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

/// Cell by cell it goes quicker where jumps are short, and has to where a diagonal may pass between walls.
fn steps_if_many_corners<'a>(
    steps: &'a mut Option<Steps>,
    grid: &Grid,
    rule: Diagonal,
) -> Option<&'a Steps> {
    let jumps = matches!(rule, Diagonal::Never | Diagonal::NoObstacles);
    if jumps && corners::density(grid) < MANY_CORNERS {
        return None;
    }
    if steps.as_ref().is_none_or(|steps| steps.rule() != rule) {
        *steps = Some(Steps::new(rule));
    }
    steps.as_ref()
}
