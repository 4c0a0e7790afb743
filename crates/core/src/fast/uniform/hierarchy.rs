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
}

/// The edges upwards from each corner; of the core, those within it.
#[derive(Debug)]
pub(crate) struct Hierarchy {
    first: Vec<u32>,
    edges: Vec<Edge>,
    /// In which round a corner was passed over.
    pub levels: Vec<u16>,
    pub rounds: u16,
    /// Whether no edge was left out because its weight is above the limit of the scale.
    pub complete: bool,
    pub turning: Turning,
}

impl Hierarchy {
    pub fn new(grid: &Grid, rule: Diagonal, corners: &Corners, scale: &Scale) -> Self {
        let mut making = Making::new(grid, rule, corners, scale);
        let rounds = making.rounds();
        let (mut first, mut edges) = (vec![0], Vec::new());
        for corner in 0..corners.cells.len() as u32 {
            edges.extend(making.upwards(corner));
            first.push(edges.len() as u32);
        }
        let Making {
            levels,
            complete,
            turning,
            ..
        } = making;
        Self {
            first,
            edges,
            levels,
            rounds,
            complete,
            turning,
        }
    }

    #[inline]
    pub fn upwards(&self, corner: u32) -> &[Edge] {
        &self.edges[self.first[corner as usize] as usize..self.first[corner as usize + 1] as usize]
    }

    /// Calls `visit` with the corners after `from` up to `to`, between which there is an edge.
    pub fn unfold(&self, from: u32, to: u32, visit: &mut impl FnMut(u32)) {
        // An edge is kept with its lower end.
        let between = |low, high| self.upwards(low).iter().find(|edge| edge.to == high);
        match between(from, to).or_else(|| between(to, from)) {
            Some(&Edge { middle, .. }) if middle != NONE => {
                self.unfold(from, middle, visit);
                self.unfold(middle, to, visit);
            }
            _ => visit(to),
        }
    }
}
