//! Where a plan that is kept up to date can go: both ways along each step, and by which key a node waits.

use crate::map::grid::Grid;
use crate::search::open::Entry;
use crate::search::repair::course::Course;
use crate::search::space::direction::neighbour;
use crate::search::space::{GridSpace, Space};

/// The steps of a map as it is at one tick.
pub(crate) struct Ways<'m> {
    pub grid: &'m Grid,
    /// In the direction of the search, with its estimate.
    pub onward: GridSpace<'m>,
    /// Against it.
    pub back: GridSpace<'m>,
    /// How far the end that walks has come since the plan was begun: keys from before are too low by that at most.
    pub walked: f64,
    pub course: &'m Course,
}

impl Ways<'_> {
    pub fn len(&self) -> usize {
        self.grid.len()
    }

    /// How far it still is from a node to the other end, as no step contradicts.
    pub fn estimate(&self, node: u32) -> f64 {
        self.course.lowered(self.onward.estimate(node))
    }

    /// The key of a node to which the cheaper of its two costs is `g`: by f first, then by g.
    pub fn entry(&self, node: u32, g: f64) -> Entry {
        let f = g + self.estimate(node) + self.walked;
        let [f, second] = self.course.parts(f, g);
        Entry::new(f, second, node)
    }

    /// The nodes that a node leads to, with what that costs.
    pub fn each_onward(&self, node: u32, visit: impl FnMut(u32, f64)) {
        self.onward.each_step(node, visit);
    }

    /// The nodes that lead to a node, with what that costs. None to a wall.
    pub fn each_back(&self, node: u32, visit: impl FnMut(u32, f64)) {
        let (x, y) = self.grid.point(node);
        if !self.grid.is_wall(x, y) {
            self.back.each_step(node, visit);
        }
    }

    /// A cell and its neighbours.
    pub fn around(&self, cell: u32) -> impl Iterator<Item = u32> {
        let (grid, at) = (self.grid, self.grid.point(cell));
        let others = (0..8).filter_map(move |direction| neighbour(grid, at, direction));
        std::iter::once(at)
            .chain(others)
            .map(|point| grid.index(point))
    }
}
