//! Jump points over a uniform grid: from a node one goes on along a line until something forces a turn.
//!
//! ```text
//!   . . . . # . .      from s going right, nothing forces a turn until j: behind the wall above it,
//!   s - - - - j .      the cell up and to the right can't be reached as cheaply without j
//!   . . . . . . .
//! ```

use crate::map::grid::{Grid, Point};
use crate::options::Diagonal;
use crate::search::estimate::GridEstimate;
use crate::search::space::direction::{
    FIRST_DIAGONAL, OFFSETS, between, parts, step, walls_around,
};
use crate::search::space::prune::{ANY, Pruning, is_major};
use crate::search::space::scan::{Line, Stop};
use crate::search::space::{NONE, Reach, Space};
use crate::search::units::Units;

/// Steps from jump point to jump point.
pub(crate) struct JumpSpace<'m> {
    pub grid: &'m Grid,
    pub rule: Diagonal,
    pub units: Units,
    pub estimate: GridEstimate,
    pub target: Point,
    pub pruning: &'static Pruning,
    /// Whether a node that is closed was surely entered at its least cost, and by no other way that costs as little. Otherwise nobody knows
    /// that what lies to its sides has been reached without it, and one looks along all lines.
    pub prunes: bool,
    /// Units of a step onto the terrain that all cells share.
    pub terrain: f64,
}

impl Space for JumpSpace<'_> {
    fn len(&self) -> usize {
        self.grid.len()
    }

    fn add_steps(&self, node: u32, parent: u32, steps: &mut Vec<Reach>) {
        let from = self.grid.point(node);
        let entered = if parent == NONE || !self.prunes {
            ANY
        } else {
            between(self.grid.point(parent), from)
        };
        let keep = self.pruning.keep(entered, walls_around(self.grid, from));
        for direction in (0..OFFSETS.len()).filter(|direction| keep >> direction & 1 != 0) {
            let (end, found) = self.jump(from, direction);
            if end != from {
                let to = self.grid.index(end);
                steps.push(Reach::Ray { to });
                if found {
                    steps.push(Reach::Step {
                        to,
                        cost: self.cost(from, end),
                    });
                }
            }
        }
    }

    fn estimate(&self, node: u32) -> f64 {
        self.estimate.at(self.grid.point(node))
    }
}

impl JumpSpace<'_> {
    /// The last cell of the line from a cell in a direction, and whether it is a jump point.
    fn jump(&self, from: Point, direction: usize) -> (Point, bool) {
        if is_major(self.rule, direction) {
            self.jump_by_cells(from, direction)
        } else {
            self.jump_by_words(from, direction)
        }
    }

    /// Straight lines, 64 cells at a time.
    fn jump_by_words(&self, (x, y): Point, direction: usize) -> (Point, bool) {
        let (dx, dy) = OFFSETS[direction];
        let (plane, line, along, target) = if dy == 0 {
            (
                self.grid.rows(),
                y,
                x,
                (self.target.1 == y).then_some(self.target.0),
            )
        } else {
            (
                self.grid.columns(),
                x,
                y,
                (self.target.0 == x).then_some(self.target.1),
            )
        };
        let stop = Line::new(plane, line, self.rule).scan(along, dx + dy > 0, target);
        let place = |along| if dy == 0 { (along, y) } else { (x, along) };
        match stop {
            Stop::JumpPoint(along) => (place(along), true),
            Stop::DeadEnd(along) => (place(along), false),
        }
    }

    /// Diagonal lines (vertical ones where there are no diagonals): at each cell one looks along the lines that leave it.
    fn jump_by_cells(&self, from: Point, direction: usize) -> (Point, bool) {
        let branches = if direction >= FIRST_DIAGONAL {
            parts(direction)
        } else {
            [1, 3]
        };
        let natural = branches
            .iter()
            .fold(1 << direction, |bits, branch| bits | 1 << branch);
        let mut at = from;
        while let Some(next) = step(self.grid, self.rule, at, direction) {
            at = next;
            let forced = self.pruning.keep(direction, walls_around(self.grid, at)) & !natural != 0;
            let branches_off = || {
                branches
                    .iter()
                    .any(|&branch| self.jump_by_words(at, branch).1)
            };
            if at == self.target || forced || branches_off() {
                return (at, true);
            }
        }
        (at, false)
    }

    fn cost(&self, from: Point, to: Point) -> f64 {
        let (dx, dy) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
        let length = f64::from(dx.max(dy));
        let unit = if dx != 0 && dy != 0 {
            self.units.diagonal
        } else {
            self.units.straight
        };
        length * unit * self.terrain
    }
}
