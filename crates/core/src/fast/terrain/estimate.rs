//! Lower bounds of the cost still to go over cells with different costs.

use crate::fast::landmarks::Bounds;
use crate::fast::measure::Measure;

/// Whichever says more: the cost on a map without walls where every cell is as cheap as the cheapest, a·max(dx, dy) + b·min(dx, dy), or
/// what landmarks know.
pub(super) struct Estimate<'a, M> {
    x: u32,
    y: u32,
    long: M,
    short: M,
    pub bounds: Bounds<'a>,
}

impl<M: Measure> Estimate<'_, M> {
    /// An estimate of 0 everywhere, with neither goal nor landmarks.
    pub const NOTHING: Self = Self {
        x: 0,
        y: 0,
        long: M::ZERO,
        short: M::ZERO,
        bounds: Bounds::NONE,
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
            bounds: Bounds::NONE,
        }
    }

    /// From the cell with this index at (x, y).
    #[inline]
    pub fn of(&self, index: u32, x: u32, y: u32) -> M {
        let (dx, dy) = (x.abs_diff(self.x), y.abs_diff(self.y));
        let ahead = self.long * M::from_count(dx.max(dy)) + self.short * M::from_count(dx.min(dy));
        ahead.greater(self.bounds.of(index))
    }
}
