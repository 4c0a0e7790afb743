//! Edges from corner to corner, in two words: the first is all that a search reads, the second only the finished path.

use super::turning::{Heading, opposite};

/// A way from a corner to another.
///
/// ```text
///   63       32 31     28 27    24 23     0
///   |  weight  | returns | leaves |  to    |
/// ```
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Edge(u64);

impl Edge {
    #[inline]
    pub fn new(to: u32, weight: u32, leaves: Heading, returns: Heading) -> Self {
        let headings = u64::from(returns) << 28 | u64::from(leaves) << 24;
        Self(u64::from(weight) << 32 | headings | u64::from(to))
    }

    /// Over free land.
    pub fn direct(to: u32, weight: u32, leaves: Heading) -> Self {
        Self::new(to, weight, leaves, opposite(leaves))
    }

    #[inline]
    pub fn to(self) -> u32 {
        self.0 as u32 & 0xff_ffff
    }

    #[inline]
    pub fn weight(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// Where it sets out to.
    #[inline]
    pub fn leaves(self) -> Heading {
        (self.0 >> 24) as u8 & 15
    }

    /// Where the way back sets out to.
    #[inline]
    pub fn returns(self) -> Heading {
        (self.0 >> 28) as u8 & 15
    }

    /// The same the other way, to the corner where it begins.
    pub fn back_to(self, begin: u32) -> Self {
        Self::new(begin, self.weight(), self.returns(), self.leaves())
    }

    /// The same to a corner by another number.
    pub fn leading_to(self, to: u32) -> Self {
        Self(self.0 & !0xff_ffff | u64::from(to))
    }
}

/// What an edge stands for: a way over free land, or the way over a corner that was passed over.
///
/// ```text
///   31      8 7          4 3          0
///   | middle |  far place | near place |      DIRECT: over free land
/// ```
///
/// The places are those among the edges of `middle` of the two to the edge's ends: to where it leads, and to where it begins. The highest
/// bit of a place says that this one is direct.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Through(u32);

/// The greatest number of edges that a corner may have which others lead through.
pub(crate) const PLACES: usize = 8;

impl Through {
    pub const DIRECT: Self = Self(u32::MAX);

    /// `near` and `far` are a place, and what the edge there stands for.
    pub fn new(middle: u32, near: (u8, Self), far: (u8, Self)) -> Self {
        let half = |(place, through): (u8, Self)| {
            u32::from(place) + u32::from(through == Self::DIRECT) * PLACES as u32
        };
        Self(middle << 8 | half(far) << 4 | half(near))
    }

    pub fn middle(self) -> u32 {
        self.0 >> 8
    }

    /// The place of the edge back to the beginning, and whether that one is direct.
    #[inline]
    pub fn near(self) -> (usize, bool) {
        half(self.0)
    }

    /// The place of the edge on to where this one leads, and whether that one is direct.
    #[inline]
    pub fn far(self) -> (usize, bool) {
        half(self.0 >> 4)
    }

    /// The same the other way. Of what is direct all bits are the same: it stays so.
    #[inline]
    pub fn back(self) -> Self {
        Self(self.0 & !0xff | self.0 >> 4 & 15 | (self.0 & 15) << 4)
    }

    /// The same over a corner by another number.
    pub fn over(self, number: impl Fn(u32) -> u32) -> Self {
        if self == Self::DIRECT {
            return self;
        }
        Self(self.0 & 0xff | number(self.middle()) << 8)
    }
}

#[inline]
fn half(bits: u32) -> (usize, bool) {
    let bits = bits as usize & 15;
    (bits % PLACES, bits >= PLACES)
}
