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
use super::making::Making;
use super::nodes::Cell;
use super::scale::Scale;
use super::turning::Turning;
use crate::grid::Grid;
use crate::options::Diagonal;

pub(crate) const NONE: u32 = u32::MAX;
/// The level of the corners that are not passed over.
pub(crate) const CORE: u16 = u16::MAX;

/// A way from a corner to another.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Edge {
    pub to: u32,
    pub weight: u32,
    /// The corner that it leads through, or NONE.
    pub middle: u32,
    /// The steps with which it may begin, a bit for each direction clockwise from up; and those with which the way back may.
    pub leaves: u8,
    pub returns: u8,
    /// Where among the edges of `middle` those to both ends are: to where this edge begins, and to where it leads.
    pub near: u8,
    pub far: u8,
}

impl Edge {
    /// The same the other way, to the corner where it begins.
    pub fn back_to(self, begin: u32) -> Self {
        Self {
            to: begin,
            leaves: self.returns,
            returns: self.leaves,
            near: self.far,
            far: self.near,
            ..self
        }
    }
}

/// The edges upwards from each corner; of the core, those within it.
///
/// Corners have numbers of their own here: the core comes first, so that all that A* reads lies close together.
#[derive(Debug)]
pub(crate) struct Hierarchy {
    first: Vec<u32>,
    edges: Vec<Edge>,
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
    #[inline(never)]
    pub fn new(grid: &Grid, rule: Diagonal, corners: &Corners, scale: &Scale) -> Self {
        let mut making = Making::new(grid, rule, corners, scale);
        let rounds = making.rounds();
        let all = 0..corners.cells.len() as u32;
        let (core, passed): (Vec<u32>, Vec<u32>) =
            all.partition(|&corner| making.levels[corner as usize] == CORE);
        let order = [core.as_slice(), &passed].concat();
        let mut numbers = vec![NONE; order.len()];
        for (number, &corner) in (0..).zip(&order) {
            numbers[corner as usize] = number;
        }
        let renumbered = |edge: &Edge| Edge {
            to: numbers[edge.to as usize],
            middle: numbers
                .get(edge.middle as usize)
                .map_or(NONE, |&number| number),
            ..*edge
        };
        let (mut first, mut edges) = (vec![0], Vec::new());
        for &corner in &order {
            edges.extend(making.of(corner).iter().map(renumbered));
            first.push(edges.len() as u32);
        }
        let cells: Vec<Cell> = order
            .iter()
            .map(|&corner| corners.cells[corner as usize])
            .collect();
        Self {
            first,
            edges,
            turning: Turning::new(grid, rule, &cells),
            cells,
            core: core.len(),
            levels: order
                .iter()
                .map(|&corner| making.levels[corner as usize])
                .collect(),
            numbers,
            rounds,
            complete: making.complete,
        }
    }

    /// The number here of a corner, from its number among all corners.
    pub fn number(&self, corner: u32) -> u32 {
        self.numbers[corner as usize]
    }

    /// Where a shortest path may go from a corner that it reached so: see [`Turning::ahead`].
    #[inline]
    pub fn ahead(&self, corner: u32, back: u8) -> u8 {
        self.turning.ahead(corner, back)
    }

    #[inline]
    pub fn upwards(&self, corner: u32) -> &[Edge] {
        &self.edges[self.first[corner as usize] as usize..self.first[corner as usize + 1] as usize]
    }

    /// Calls `visit` with the corners after `from` up to `to`; the edge is one of those upwards from `from`.
    pub fn up(&self, from: u32, to: u32, visit: &mut impl FnMut(u32)) {
        if let Some(edge) = self.between(from, to) {
            self.along(edge, visit);
        }
    }

    /// Calls `visit` with the corners before `to` down to `from`; the edge is one of those upwards from `from`.
    pub fn down(&self, to: u32, from: u32, visit: &mut impl FnMut(u32)) {
        if let Some(edge) = self.between(from, to) {
            self.back(edge, from, visit);
        }
    }

    #[inline]
    fn between(&self, low: u32, high: u32) -> Option<&Edge> {
        self.upwards(low).iter().find(|edge| edge.to == high)
    }

    /// The corners after the one where an edge begins.
    fn along(&self, edge: &Edge, visit: &mut impl FnMut(u32)) {
        if edge.middle == NONE {
            visit(edge.to);
        } else {
            let edges = self.upwards(edge.middle);
            self.back(&edges[usize::from(edge.near)], edge.middle, visit);
            self.along(&edges[usize::from(edge.far)], visit);
        }
    }

    /// The corners of an edge that begins at `from`, the other way, without the one to which it leads.
    fn back(&self, edge: &Edge, from: u32, visit: &mut impl FnMut(u32)) {
        if edge.middle == NONE {
            visit(from);
        } else {
            let edges = self.upwards(edge.middle);
            self.back(&edges[usize::from(edge.far)], edge.middle, visit);
            self.along(&edges[usize::from(edge.near)], visit);
        }
    }
}
