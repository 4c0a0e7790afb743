//! How a walk went: where the agent was at each tick, and what changed.

use crate::map::grid::{Grid, Point};
use crate::options::{Options, Replanner};
use crate::search::estimate::GridEstimate;
use crate::search::repair::lapse::WalkMistake;
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

/// By which part an estimate is lowered where sums are rounded.
const MARGIN: f64 = 1e-9;

/// All that the search needs to know of each tick, and a trace to tell of it.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    pub replanner: Replanner,
    /// The rule that is broken, where the walk is one of a mistaken program.
    pub mistake: Option<WalkMistake>,
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
        let is_turned = self.mistake == Some(WalkMistake::WrongEnd);
        match self.ticks.get(tick) {
            Some(beginning) if self.is_backward() != is_turned => beginning.at,
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
    pub fn ways<'m>(&'m self, grid: &'m Grid, tick: usize) -> Ways<'m> {
        let mut back = self.space(grid, tick);
        back.backward = !back.backward;
        Ways {
            grid,
            onward: self.space(grid, tick),
            back,
            walked: self.ticks.get(tick).map_or(0.0, |tick| tick.walked),
            course: self,
        }
    }

    /// How far it still is from a cell to the other end at a tick, as a plan that is kept up to date has it.
    pub fn estimate(&self, at: Point, tick: usize) -> f64 {
        let target = self.target(tick);
        let h = GridEstimate::over(self.cheapest, &self.options, &self.units, target).at(at);
        self.lowered(h)
    }

    /// The key by which a cell waits whose cheaper cost is `g`, if it was written at a tick.
    pub fn key(&self, at: Point, g: f64, tick: usize) -> [f64; 2] {
        let walked = self.ticks.get(tick).map_or(0.0, |tick| tick.walked);
        self.parts(g + self.estimate(at, tick) + walked, g)
    }

    /// The two parts of a key.
    pub fn parts(&self, f: f64, g: f64) -> [f64; 2] {
        let is_single = self.mistake == Some(WalkMistake::OnePartKey);
        [f, if is_single { 0.0 } else { g }]
    }

    /// Where sums of costs are rounded, an estimate is less by a part: no node may come later than one that it leads to.
    pub fn lowered(&self, h: f64) -> f64 {
        if self.is_whole {
            h.floor()
        } else {
            h * (1.0 - MARGIN)
        }
    }

    /// The edits of a tick.
    pub fn edits_of(&self, tick: usize) -> &[Edit] {
        let until = |tick: usize| self.ticks.get(tick).map_or(0, |tick| tick.edits);
        let first = tick.checked_sub(1).map_or(0, until);
        self.edits.get(first..until(tick)).unwrap_or_default()
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
