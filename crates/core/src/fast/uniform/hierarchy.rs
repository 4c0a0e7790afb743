//! Corners that are passed over: ways between the others that lead through them become one edge.
//!
//! ```text
//!   a --- v --- b        v is passed over: a and b get an edge that remembers v, unless another way is as short.
//!          \             A search starts by climbing from v to a, b and c, and never comes back down;
//!           c            from the goal one climbs in the same way, so that the two meet.
//! ```
//!
//! In corridors, mazes and rooms most corners go this way, a few rounds that halve their number. What remains where
//! passing over would add too many edges is the *core*, which is searched by A*.

use super::corners::Corners;
use super::edge::{Edge, Through};
use super::nodes::Cell;
use super::passing::{CORE, Passing};
use super::turning::{Heading, Turning};
use crate::map::grid::Grid;
use crate::options::Diagonal;

pub(crate) const NONE: u32 = u32::MAX;

/// The edges upwards from each corner; of the core, those within it.
///
/// Corners have numbers of their own here: the core comes first, so that all that A* reads lies close together.
#[derive(Debug)]
pub(crate) struct Hierarchy {
    first: Vec<u32>,
    edges: Vec<Edge>,
    /// What each edge stands for.
    through: Vec<Through>,
    /// Where the corners are.
    pub cells: Vec<Cell>,
    /// From the number of a corner among all corners to its number here.
    numbers: Vec<u32>,
    /// How many corners the core has.
    pub core: usize,
    /// In which round a corner was passed over.
    pub levels: Vec<u16>,
    pub rounds: u16,
    /// Whether no edge was left out because its weight is above the limit of the scale.
    pub complete: bool,
    turning: Turning,
}

impl Hierarchy {
    /// Once the rounds are over.
    #[inline(never)]
    pub fn new(grid: &Grid, rule: Diagonal, corners: &Corners, passing: &Passing) -> Self {
        let Passing {
            edges: joined,
            levels: passed,
            ..
        } = passing;
        let count = corners.cells.len();
        let mut numbers = vec![NONE; count];
        let mut order = Vec::with_capacity(count);
        let (mut core, mut length) = (0, 0);
        for in_core in [true, false] {
            for (corner, &level) in (0..).zip(passed) {
                if (level == CORE) == in_core {
                    numbers[corner as usize] = order.len() as u32;
                    order.push(corner);
                    length += joined.of(corner).len();
                }
            }
            if in_core {
                core = order.len();
            }
        }
        let number = |corner: u32| numbers[corner as usize];
        let mut first = Vec::with_capacity(count + 1);
        let (mut levels, mut cells) = (Vec::with_capacity(count), Vec::with_capacity(count));
        let (mut edges, mut through) = (Vec::with_capacity(length), Vec::with_capacity(length));
        for &corner in &order {
            levels.push(passed[corner as usize]);
            cells.push(corners.cells[corner as usize]);
            first.push(edges.len() as u32);
            for (edge, passed_over) in joined.of(corner).iter().zip(joined.through(corner)) {
                edges.push(edge.leading_to(number(edge.to())));
                through.push(passed_over.over(number));
            }
        }
        first.push(edges.len() as u32);
        Self {
            first,
            edges,
            through,
            turning: Turning::new(grid, rule, &cells),
            cells,
            core,
            levels,
            numbers,
            rounds: passing.round,
            complete: passing.complete,
        }
    }

    /// The number here of a corner, from its number among all corners.
    pub fn number(&self, corner: u32) -> u32 {
        self.numbers[corner as usize]
    }

    /// Where a shortest path may go from a corner that it reached so: see [`Turning::onward`].
    #[inline]
    pub fn onward(&self, corner: u32, back: Heading) -> u16 {
        self.turning.onward(corner, back)
    }

    #[inline]
    pub fn upwards(&self, corner: u32) -> &[Edge] {
        &self.edges[self.first[corner as usize] as usize..self.first[corner as usize + 1] as usize]
    }

    /// Calls `visit` with the corners after `from` up to `to`; the edge is one of those upwards from `from`.
    pub fn up(&self, from: u32, to: u32, visit: &mut impl FnMut(u32)) {
        self.unfold(self.between(from, to), to, visit);
    }

    /// Calls `visit` with the corners before `to` down to `from`; the edge is one of those upwards from `from`.
    pub fn down(&self, to: u32, from: u32, visit: &mut impl FnMut(u32)) {
        self.unfold(self.between(from, to).back(), from, visit);
    }

    fn between(&self, low: u32, high: u32) -> Through {
        let place = self.upwards(low).iter().position(|edge| edge.to() == high);
        place.map_or(Through::DIRECT, |place| {
            self.through[self.first[low as usize] as usize + place]
        })
    }

    /// The corners of a way after its beginning, up to `end`.
    ///
    /// ```text
    ///          middle
    ///       back /  \ on        one step down for each corner between: half of the ways are direct, and need none
    ///   beginning    end
    /// ```
    fn unfold(&self, through: Through, end: u32, visit: &mut impl FnMut(u32)) {
        if through == Through::DIRECT {
            return visit(end);
        }
        let middle = through.middle();
        let first = self.first[middle as usize] as usize;
        match through.near() {
            (_, true) => visit(middle),
            (place, false) => self.unfold(self.through[first + place].back(), middle, visit),
        }
        match through.far() {
            (_, true) => visit(end),
            (place, false) => self.unfold(self.through[first + place], end, visit),
        }
    }
}
