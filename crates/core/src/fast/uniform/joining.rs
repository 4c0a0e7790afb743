//! The edges between corners in reach of each other, before any is passed over.

use super::corners::Corners;
use super::edge::{Edge, Through};
use super::edges::Edges;
use super::scale::Scale;
use super::turning::heading;
use crate::map::grid::Grid;
use crate::options::Diagonal;

/// Pairs of corners in reach of each other.
#[derive(Debug)]
pub(crate) struct Joining {
    pairs: Vec<(u32, Edge)>,
    /// How many edges each corner gets. The first of these have been looked around from.
    counts: Vec<u32>,
    looked: usize,
}

impl Joining {
    pub fn new(corners: &Corners) -> Self {
        Self {
            pairs: Vec::new(),
            counts: vec![0; corners.cells.len()],
            looked: 0,
        }
    }

    /// Looks around from so many more corners at most; says from how many.
    pub fn look(
        &mut self,
        grid: &Grid,
        rule: Diagonal,
        corners: &Corners,
        scale: &Scale,
        most: usize,
    ) -> usize {
        let mut reached = Vec::new();
        let before = self.looked;
        for &at in corners.cells.iter().skip(before).take(most) {
            let from = self.looked;
            corners.in_reach(grid, at, true, &mut reached);
            for other in reached.drain(..) {
                let to = corners.number(grid, other);
                self.counts[from] += 1;
                self.counts[to as usize] += 1;
                let weight = scale.distance(at, other) as u32;
                let edge = Edge::direct(to, weight, heading(rule, at, other));
                self.pairs.push((from as u32, edge));
            }
            self.looked += 1;
        }
        self.looked - before
    }

    pub fn is_over(&self) -> bool {
        self.looked == self.counts.len()
    }

    /// All corners with their edges.
    pub fn edges(&mut self) -> Edges {
        let mut edges = Edges::new(&self.counts);
        for (from, edge) in std::mem::take(&mut self.pairs) {
            edges.add(from, edge, Through::DIRECT);
            edges.add(edge.to(), edge.back_to(from), Through::DIRECT);
        }
        edges
    }
}
