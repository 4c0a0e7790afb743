//! Lower bounds of what is still to go over cells with different costs.

use super::search::Estimate;
use crate::fast::landmarks::Bounds;
use crate::fast::measure::Measure;

/// The cost on a map without walls where every cell is as cheap as the cheapest: a·max(dx, dy) + b·min(dx, dy).
pub(super) struct Ahead<M> {
    x: u32,
    y: u32,
    long: M,
    short: M,
}

impl<M: Measure> Ahead<M> {
    /// Nothing is known. It is no type of its own, whose search would be another one for a machine to compile.
    pub const NOTHING: Self = Self {
        x: 0,
        y: 0,
        long: M::ZERO,
        short: M::ZERO,
    };

    /// `diagonal` is the cost of a diagonal step on a cell of cost 1, if there are diagonal steps.
    pub fn new(goal: u32, width: u32, cheapest: M, straight: M, diagonal: Option<M>) -> Self {
        let (x, y) = (goal % width, goal / width);
        let (long, short) = match diagonal {
            // Two straight steps do what a diagonal does.
            None => (straight, straight),
            Some(diagonal) if diagonal >= straight + straight => (straight, straight),
            Some(diagonal) if diagonal >= straight => (straight, diagonal.above(straight)),
            // Diagonal steps alone may zigzag along a line.
            Some(diagonal) => (diagonal, M::ZERO),
        };
        Self {
            x,
            y,
            long: long * cheapest,
            short: short * cheapest,
        }
    }
}

impl<M: Measure> Estimate<M> for Ahead<M> {
    #[inline]
    fn of(&self, _: u32, x: u32, y: u32) -> M {
        let (dx, dy) = (x.abs_diff(self.x), y.abs_diff(self.y));
        self.long * M::from_count(dx.max(dy)) + self.short * M::from_count(dx.min(dy))
    }
}

/// Whichever says more: the cost ahead or what landmarks know.
pub(super) struct Informed<'a, M> {
    pub ahead: Ahead<M>,
    pub bounds: Bounds<'a>,
}

impl<M: Measure> Estimate<M> for Informed<'_, M> {
    #[inline]
    fn of(&self, index: u32, x: u32, y: u32) -> M {
        self.ahead.of(index, x, y).greater(self.bounds.of(index))
    }
}
