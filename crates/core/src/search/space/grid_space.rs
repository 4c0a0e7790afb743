//! The cells of a grid, and the steps to their neighbours.

use crate::map::grid::Grid;
use crate::map::line;
use crate::options::Diagonal;
use crate::search::estimate::GridEstimate;
use crate::search::nearest::Nearest;
use crate::search::space::direction::{FIRST_DIAGONAL, OFFSETS, walls_around};
use crate::search::space::news::news;
use crate::search::space::prune::{ANY, Pruning};
use crate::search::space::{Reach, Space};
use crate::search::units::Units;
use std::sync::Arc;

/// Steps from cell to neighbouring cell.
pub(crate) struct GridSpace<'m> {
    grid: &'m Grid,
    terrain: Option<&'m [f64]>,
    /// With no direction of entry: the steps that the rule allows. With one: those that can be news, if `knows_news`.
    directions: &'static Pruning,
    knows_news: bool,
    /// What a step in each direction adds to the number of the cell, and how long it is.
    strides: [(i32, f64); OFFSETS.len()],
    units: Units,
    estimate: GridEstimate,
    /// In place of the estimate, where there is more to head for than one cell.
    pub guide: Option<Arc<Nearest>>,
    /// Whether steps are taken backwards: a step from `a` to `b` then costs what `b` to `a` costs.
    pub backward: bool,
    /// Whether a cell may be reached straight from any cell in sight.
    pub any_angle: bool,
}

impl<'m> GridSpace<'m> {
    pub fn new(grid: &'m Grid, rule: Diagonal, units: Units, estimate: GridEstimate) -> Self {
        let mut strides = [(0, units.diagonal); OFFSETS.len()];
        for (direction, ((dx, dy), (stride, length))) in
            OFFSETS.iter().zip(&mut strides).enumerate()
        {
            *stride = dy * grid.width() as i32 + dx;
            if direction < FIRST_DIAGONAL {
                *length = units.straight;
            }
        }
        let news = news(rule, &units, grid.costs().is_none());
        Self {
            grid,
            terrain: grid.costs(),
            directions: news.unwrap_or_else(|| Pruning::of(rule)),
            knows_news: news.is_some(),
            strides,
            units,
            estimate,
            guide: None,
            backward: false,
            any_angle: false,
        }
    }

    /// Every cell costs 1.
    pub fn ignore_terrain(&mut self) {
        self.terrain = None;
        for (_, length) in &mut self.strides {
            *length *= self.units.terrain(1.0);
        }
    }
}

impl Space for GridSpace<'_> {
    fn len(&self) -> usize {
        self.grid.len()
    }

    fn add_steps(&self, node: u32, _parent: u32, steps: &mut Vec<Reach>) {
        self.each_step(node, |to, cost| steps.push(Reach::Step { to, cost }));
    }

    #[inline]
    fn estimate(&self, node: u32) -> f64 {
        match &self.guide {
            None => self.estimate.at(self.grid.point(node)),
            Some(guide) => guide.at(self.grid.point(node)),
        }
    }

    #[inline]
    fn is_any_angle(&self) -> bool {
        self.any_angle
    }

    fn shortcut(&self, from: u32, to: u32) -> Option<f64> {
        if !self.any_angle {
            return None;
        }
        let (from, to) = (self.grid.point(from), self.grid.point(to));
        line::cost(self.grid, from, to)
            .map(|cost| self.units.terrain(cost) * line::length(from, to) * self.units.straight)
    }
}

impl GridSpace<'_> {
    /// In which direction a cell was entered from the one before it; [`ANY`] where that is no neighbour. On maps of one or two columns it may be
    /// another direction, by which the cell before would lie outside: from there nothing is reached, and all is news.
    #[inline]
    fn entered(&self, node: u32, parent: u32) -> usize {
        const DIRECTIONS: [[usize; 3]; 3] = [[7, 0, 4], [3, ANY, 1], [6, 2, 5]];
        let width = self.grid.width();
        let ahead = node.wrapping_sub(parent).wrapping_add(width + 1);
        let row = usize::from(ahead >= width) + usize::from(ahead >= 2 * width);
        let column = ahead.wrapping_sub(row as u32 * width);
        if column > 2 {
            return ANY;
        }
        DIRECTIONS[row][column as usize]
    }

    /// Visits the cells that a step from a cell leads to, with what the step costs: those that can be news for a cell that was
    /// entered from `parent`, or all where diagonal steps have an odd length. From cell to cell and not by a list: most steps come to nothing.
    #[inline]
    pub fn each_news(&self, node: u32, parent: u32, visit: impl FnMut(u32, f64)) {
        let entered = if self.knows_news {
            self.entered(node, parent)
        } else {
            ANY
        };
        self.each(node, entered, visit);
    }

    /// Visits all cells that a step from a cell leads to, with what the step costs.
    #[inline]
    pub fn each_step(&self, node: u32, visit: impl FnMut(u32, f64)) {
        self.each(node, ANY, visit);
    }

    #[inline]
    fn each(&self, node: u32, entered: usize, mut visit: impl FnMut(u32, f64)) {
        let walls = walls_around(self.grid, self.grid.point(node));
        let mut directions = self.directions.keep(entered, walls);
        while directions != 0 {
            let (stride, length) =
                self.strides[directions.trailing_zeros() as usize % OFFSETS.len()];
            directions &= directions - 1;
            let to = node.wrapping_add_signed(stride);
            let cost = match self.terrain {
                None => length,
                Some(costs) => {
                    self.units
                        .terrain(costs[if self.backward { node } else { to } as usize])
                        * length
                }
            };
            visit(to, cost);
        }
    }
}
