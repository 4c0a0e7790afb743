//! How a walk went: where the agent was at each tick, and what changed.

use crate::map::grid::{Grid, Point};
use crate::options::{Options, Replanner};
use crate::search::estimate::GridEstimate;
use crate::search::repair::ways::Ways;
use crate::search::space::GridSpace;
use crate::search::units::Units;

/// What a cell is: a wall or free, and what it costs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Cell {
    pub wall: bool,
    pub cost: f64,
}

impl Cell {
    pub fn of(grid: &Grid, (x, y): Point) -> Self {
        Self {
            wall: grid.is_wall(x, y),
            cost: grid.cost(x, y),
        }
    }

    /// Makes a cell so.
    pub fn put(self, grid: &mut Grid, (x, y): Point) {
        // Neither fails: both were read off a map, or have been checked.
        let _ = grid.set_wall(x, y, self.wall);
        let _ = grid.set_cost(x, y, self.cost);
    }
}

/// A cell of the agent's map that became another.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Edit {
    pub at: Point,
    pub before: Cell,
    pub after: Cell,
}

/// What a tick began with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Beginning {
    /// Where the agent is.
    pub at: Point,
    /// How far it had come since the plan was begun, as the estimate has it.
    pub walked: f64,
    /// How many edits there had been, with those of this tick.
    pub edits: usize,
}

/// All that the search needs to know of each tick, and a trace to tell of it.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    pub replanner: Replanner,
    pub options: Options,
    pub goal: Point,
    pub units: Units,
    /// The least cost that a cell has at any tick.
    pub cheapest: f64,
    pub is_whole: bool,
    pub ticks: Vec<Beginning>,
    pub edits: Vec<Edit>,
}

impl Course {
    /// Whether the search begins at the goal.
    pub fn is_backward(&self) -> bool {
        self.replanner == Replanner::DStarLite
    }

    /// Towards where a tick searches: from the goal towards the agent, or the other way.
    fn target(&self, tick: usize) -> Point {
        match self.ticks.get(tick) {
            Some(beginning) if self.is_backward() => beginning.at,
            _ => self.goal,
        }
    }

    /// The steps of a tick in the direction of the search, with its estimate.
    pub fn space<'m>(&self, grid: &'m Grid, tick: usize) -> GridSpace<'m> {
        let target = self.target(tick);
        let estimate = GridEstimate::over(self.cheapest, &self.options, &self.units, target);
        let mut space = GridSpace::new(grid, self.options.diagonal, self.units, estimate);
        space.backward = self.is_backward();
        space
    }

    /// The steps of a tick, both ways along each.
    pub fn ways<'m>(&self, grid: &'m Grid, tick: usize) -> Ways<'m> {
        let mut back = self.space(grid, tick);
        back.backward = !back.backward;
        Ways {
            grid,
            onward: self.space(grid, tick),
            back,
            walked: self.ticks.get(tick).map_or(0.0, |tick| tick.walked),
            is_whole: self.is_whole,
        }
    }

    /// Makes the map of one tick that of another.
    pub fn show(&self, grid: &mut Grid, from: usize, to: usize) {
        let edits = |tick: usize| self.ticks.get(tick).map_or(0, |tick| tick.edits);
        let (first, last) = (edits(from), edits(to));
        for edit in self.edits.get(first..last).unwrap_or_default() {
            edit.after.put(grid, edit.at);
        }
        for edit in self.edits.get(last..first).unwrap_or_default().iter().rev() {
            edit.before.put(grid, edit.at);
        }
    }
}
