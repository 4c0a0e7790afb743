//! The open list of searches with costs: buckets of equal width in f, in a ring.

use crate::fast::measure::Measure;

/// Buckets of node ids, the cheapest first.
///
/// ```text
///   f:   | 8 .. 9 | 9 .. 10 | 10 .. 11 |  ...   as many as the dearest step can reach,
///   ids: | 3, 17  |         |  4       |  ...   then round again
///          ^ level
/// ```
/// Within a bucket the order is that of a stack. Where no step costs less than the width that is exact by itself; elsewhere a node
/// may be taken out before it has its final g, and is then put in again: the search goes on until nothing cheaper than the goal is left.
pub(crate) struct Frontier<M: Measure> {
    lists: Vec<Vec<u32>>,
    ruler: M::Ruler,
    /// What a level counts from.
    base: M,
    /// The bucket in hand; levels grow without end and are reduced to the ring where they are used.
    level: usize,
    /// The highest bucket that holds something.
    top: usize,
    /// Ids put in and taken out.
    pub moves: u64,
    /// Buckets looked at.
    pub comparisons: u64,
}

impl<M: Measure> Frontier<M> {
    /// Buckets in a ring at most; wider buckets do the rest (`queries`).
    const MOST: usize = 1 << 15;

    pub fn new() -> Self {
        Self {
            lists: Vec::new(),
            ruler: M::ruler(M::ZERO, 1, M::ZERO, Self::MOST),
            base: M::ZERO,
            level: 0,
            top: 0,
            moves: 0,
            comparisons: 0,
        }
    }

    /// Empties the list. No step costs less than `least`, and none raises f by more than `rise`; `base` is the least f.
    /// Buckets are a part of the least step wide.
    pub fn start(&mut self, base: M, least: M, parts: u32, rise: M) {
        for level in self.level..=self.top {
            if let Some(list) = self.ring(level) {
                list.clear();
            }
        }
        self.ruler = M::ruler(least, parts, rise, Self::MOST - 2);
        let wanted = (rise.level(self.ruler) + 2).next_power_of_two();
        if self.lists.len() < wanted {
            self.lists.resize_with(wanted, Vec::new);
        }
        self.base = base;
        self.level = 0;
        self.top = 0;
        self.moves = 0;
        self.comparisons = 0;
    }

    fn ring(&mut self, level: usize) -> Option<&mut Vec<u32>> {
        let mask = self.lists.len().wrapping_sub(1);
        self.lists.get_mut(level & mask)
    }

    #[inline]
    pub fn push(&mut self, id: u32, f: M) {
        // Rounding may put f a hair below the bucket in hand.
        let level = f.above(self.base).level(self.ruler).max(self.level);
        self.top = self.top.max(level);
        self.moves += 1;
        let mask = self.lists.len() - 1;
        self.lists[level & mask].push(id);
    }

    #[inline]
    pub fn pop(&mut self) -> Option<u32> {
        let mask = self.lists.len() - 1;
        loop {
            if let Some(id) = self.lists[self.level & mask].pop() {
                self.moves += 1;
                return Some(id);
            }
            if self.level >= self.top {
                return None;
            }
            self.level += 1;
            self.comparisons += 1;
        }
    }
}
