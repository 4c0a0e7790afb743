//! The numbers in which costs are counted: whole units where that is provably exact, floating point elsewhere.

use std::ops::{Add, Mul};

/// A cost.
pub(crate) trait Measure:
    Copy + PartialOrd + Add<Output = Self> + Mul<Output = Self>
{
    const ZERO: Self;
    /// More than any cost; so far below the end of the type that one step more does not overflow.
    const ENDLESS: Self;
    /// Sums are never rounded.
    const EXACT: bool;
    /// How a cost becomes the number of a bucket.
    type Ruler: Copy;

    /// Buckets as wide as the cheapest step divided by `parts`, unless `rise` then takes more than `most` of them.
    fn ruler(least: Self, parts: u32, rise: Self, most: usize) -> Self::Ruler;
    fn level(self, ruler: Self::Ruler) -> usize;
    /// The difference, 0 if negative.
    fn above(self, other: Self) -> Self;
    fn from_count(count: u32) -> Self;
    fn float(self) -> f64;

    /// What one is worth where no distance is greater than this and all are to be whole numbers below `end`.
    fn unit(self, end: u32) -> f64;
    fn count(self, unit: f64) -> u32;
    /// What so many units are worth at the least, if the count is a difference of rounded numbers.
    fn from_units(count: u32, unit: f64) -> Self;

    #[inline]
    fn greater(self, other: Self) -> Self {
        if other > self { other } else { self }
    }

    #[inline]
    fn lesser(self, other: Self) -> Self {
        if other < self { other } else { self }
    }
}

/// Where cells of cost 0 leave no cheapest step, a bucket is this part of the dearest rise (`queries`).
const PART: u32 = 256;

impl Measure for u32 {
    const ZERO: Self = 0;
    const ENDLESS: Self = 1 << 31;
    const EXACT: bool = true;
    /// A width of 2^ruler.
    type Ruler = u32;

    fn ruler(least: Self, parts: u32, rise: Self, most: usize) -> u32 {
        let least = if least == 0 { rise / PART } else { least };
        let mut ruler = (least / parts).max(1).ilog2();
        while (rise >> ruler) as usize > most {
            ruler += 1;
        }
        ruler
    }

    #[inline]
    fn level(self, ruler: u32) -> usize {
        (self >> ruler) as usize
    }

    #[inline]
    fn above(self, other: Self) -> Self {
        self.saturating_sub(other)
    }

    #[inline]
    fn from_count(count: u32) -> Self {
        count
    }

    #[inline]
    fn float(self) -> f64 {
        f64::from(self)
    }

    fn unit(self, _: u32) -> f64 {
        1.0
    }

    fn count(self, _: f64) -> u32 {
        self
    }

    #[inline]
    fn from_units(count: u32, _: f64) -> Self {
        count
    }
}

impl Measure for f64 {
    const ZERO: Self = 0.0;
    const ENDLESS: Self = f64::INFINITY;
    const EXACT: bool = false;
    /// Buckets per unit.
    type Ruler = f64;

    fn ruler(least: Self, parts: u32, rise: Self, most: usize) -> f64 {
        let least = if least == 0.0 {
            rise / f64::from(PART)
        } else {
            least
        };
        let width = (least / f64::from(parts)).max(rise / most as f64);
        // The inverse of less is endless.
        if width >= f64::MIN_POSITIVE {
            1.0 / width
        } else {
            0.0
        }
    }

    #[inline]
    fn level(self, ruler: f64) -> usize {
        (self * ruler) as usize
    }

    #[inline]
    fn above(self, other: Self) -> Self {
        self - other
    }

    #[inline]
    fn from_count(count: u32) -> Self {
        f64::from(count)
    }

    #[inline]
    fn float(self) -> f64 {
        self
    }

    fn unit(self, end: u32) -> f64 {
        self.max(f64::MIN_POSITIVE) * 2.0 / f64::from(end)
    }

    fn count(self, unit: f64) -> u32 {
        (self / unit) as u32
    }

    #[inline]
    fn from_units(count: u32, unit: f64) -> Self {
        // Each of the two was rounded down by less than one, and the sums in them by far less.
        f64::from(count.saturating_sub(2)) * unit
    }
}
