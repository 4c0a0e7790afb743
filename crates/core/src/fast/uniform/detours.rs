//! Ways over cells that have become free since the hierarchy was begun: whether one of them may be shorter than what the hierarchy found.
//!
//! ```text
//!   s . . # . . . . # . . .      From s to the first freed cell f, and from the last one to g, such a way goes over the map as it was, of
//!   . . a f b . . a f b . .      which the hierarchy knows how far it is. Between the two lies no less than a map without walls has.
//!   . . . # . . . . # . . g
//! ```

use super::climb::Climb;
use super::nodes::{Cell, cell, column, row};
use super::queue::Queue;
use super::scale::Scale;
use super::straight_there;
use crate::map::grid::Grid;
use crate::options::Diagonal;

/// Freed cells at most that are looked at for one query.
const MOST: usize = 16;

/// A cell that is not as it was.
#[derive(Debug)]
pub(crate) struct Changed {
    pub at: Cell,
    /// How far the corners are from the cells beside it, if it has become free and a query has come near.
    pub far: Vec<u32>,
}

impl Changed {
    pub fn new(at: Cell) -> Self {
        let far = Vec::new();
        Self { at, far }
    }
}

/// The map as it was, and what is known of it.
pub(crate) struct Before<'a> {
    pub then: &'a Grid,
    pub rule: Diagonal,
    pub scale: &'a Scale,
    pub climb: &'a mut Climb,
    pub queue: &'a mut Queue,
}

impl Before<'_> {
    /// Works out how far the corners are from a freed cell.
    pub fn see(&mut self, freed: &mut Changed) {
        if freed.far.is_empty() {
            let (cells, count) = self.beside(freed.at);
            freed.far = self.climb.far(self.then, self.queue, &cells[..count]);
        }
    }

    /// Whether no way from start to goal, from which was climbed last, that comes by some of these cells costs less than `cost`.
    #[inline(never)]
    pub fn has_nothing_shorter(
        &self,
        now: &Grid,
        near: &[&Changed],
        ends: [Cell; 2],
        cost: u64,
    ) -> bool {
        let mut seen = [[0; 2]; MOST];
        if near.len() > MOST {
            return false;
        }
        for (freed, seen) in near.iter().zip(&mut seen) {
            for side in [0, 1] {
                seen[side] = self.step(now, freed.at) + self.distance(freed, ends[side], side);
            }
        }
        near.iter().zip(seen).all(|(first, [there, _])| {
            near.iter().zip(seen).all(|(last, [_, back])| {
                there + self.scale.distance(first.at, last.at) + back >= cost
            })
        })
    }

    /// What the step from beside a cell onto it adds at the least, or half of a step past it.
    ///
    /// ```text
    ///     #             . b       one may cut a corner, or come on a diagonal, but where only two opposite cells are free
    ///   a f b           a f
    ///     #
    /// ```
    fn step(&self, now: &Grid, at: Cell) -> u64 {
        let free = !now.rows().around(column(at), row(at));
        if free & 0b0001_0001 == 0 || free & 0b0100_0100 == 0 {
            self.scale.straight
        } else {
            self.scale.diagonal - self.scale.straight
        }
    }

    /// How far the start or the goal is from the nearest cell beside a freed one.
    fn distance(&self, freed: &Changed, end: Cell, side: usize) -> u64 {
        let mut least = self.climb.how_far(&freed.far, side);
        let (cells, count) = self.beside(freed.at);
        for &cell in &cells[..count] {
            // Of what lies in sight the hierarchy knows nothing.
            let free = self.scale.distance(end, cell);
            if free < least
                && (free == 0 || straight_there(self.then, self.rule, end, cell).is_some())
            {
                least = free;
            }
        }
        least
    }

    /// The cells above, right, below and left that were free, and how many they are.
    fn beside(&self, at: Cell) -> ([Cell; 4], usize) {
        let (x, y) = (column(at), row(at));
        let walls = self.then.rows().around(x, y);
        let (mut cells, mut count) = ([0; 4], 0);
        for (side, (dx, dy)) in [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter().enumerate() {
            if walls >> (2 * side) & 1 == 0 {
                cells[count] = cell(x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
                count += 1;
            }
        }
        (cells, count)
    }
}
