//! Open lists: four data structures that give the open nodes in the same order, at different costs.

mod array;
mod buckets;
pub(crate) mod heap;
mod led;
mod sorted_list;

use crate::options::OpenListKind;
pub(crate) use led::Led;

/// A float as a whole number that sorts in the same way, so that entries compare quickly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key(u64);

const SIGN: u64 = 1 << 63;

impl Key {
    #[inline]
    pub fn new(value: f64) -> Self {
        // Adding 0 makes -0 and 0 one key.
        let bits = (value + 0.0).to_bits();
        Self(if bits & SIGN == 0 { bits | SIGN } else { !bits })
    }

    /// The float again, where it is not negative, as no f is.
    #[inline]
    pub fn value(self) -> f64 {
        f64::from_bits(self.0 & !SIGN)
    }
}

/// Bits enough for the number of any node, also where each is numbered twice, for a search from both ends.
const NODE_BITS: u32 = 25;

/// An open node and its place in the order: the least f first, then the least tie-break, then the lowest node. Tie-break and
/// node share a word, which leaves the tie-break its first 28 binary digits: an entry takes 16 bytes, and to compare two takes
/// two comparisons. A search makes millions of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Entry {
    pub f: Key,
    tie_and_node: u64,
}

impl Entry {
    #[inline]
    pub fn new(f: f64, tie: f64, node: u32) -> Self {
        Self {
            f: Key::new(f),
            tie_and_node: Key::new(tie).0 >> NODE_BITS << NODE_BITS | u64::from(node),
        }
    }

    #[inline]
    pub fn node(&self) -> u32 {
        self.tie_and_node as u32 & ((1 << NODE_BITS) - 1)
    }

    /// Whether nothing but the number of the node says which of two comes first.
    pub fn ties_with(&self, other: &Self) -> bool {
        self.f == other.f && self.tie_and_node >> NODE_BITS == other.tie_and_node >> NODE_BITS
    }

    /// Without a branch: which of two comes first can't be predicted.
    #[inline]
    pub fn before(&self, other: &Self) -> bool {
        (self.f < other.f) | ((self.f == other.f) & (self.tie_and_node < other.tie_and_node))
    }
}

/// What a data structure has cost: counts, not time.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Costs {
    /// Pairs of entries that were compared to keep the order.
    pub comparisons: u64,
    /// Entries that were moved.
    pub moves: u64,
    /// Entries that were looked at to find out whether a node is open or closed.
    pub lookups: u64,
}

impl Costs {
    /// What was added since `before`.
    pub(crate) fn since(self, before: Self) -> Self {
        Self {
            comparisons: self.comparisons - before.comparisons,
            moves: self.moves - before.moves,
            lookups: self.lookups - before.lookups,
        }
    }
}

/// The open nodes. `improve` moves a node that is in the list; `pop` takes the first.
pub(crate) trait OpenList {
    fn push(&mut self, entry: Entry);
    fn improve(&mut self, entry: Entry);
    fn pop(&mut self) -> Option<Entry>;
    /// Empties the list; what it has cost stays counted.
    fn clear(&mut self);
    fn len(&self) -> usize;
    fn costs(&self) -> Costs;
    /// Looks for a node as designs without a node table must. Those with one don't look.
    fn look_up(&mut self, _node: u32) {}
    /// Whether closed nodes are kept in a list that must be searched as well.
    fn searches(&self) -> bool {
        false
    }
}

/// The data structure that an option chooses. An enum, so that the loop is compiled once for all of them.
#[derive(Debug)]
pub(crate) enum AnyOpen {
    Heap(heap::Heap),
    SortedList(sorted_list::SortedList),
    Array(array::Array),
    Buckets(buckets::Buckets),
}

impl AnyOpen {
    /// `step` is what a usual step costs: the width of a bucket.
    pub fn new(kind: OpenListKind, step: f64) -> Self {
        match kind {
            OpenListKind::Heap => Self::Heap(heap::Heap::default()),
            OpenListKind::SortedList => Self::SortedList(sorted_list::SortedList::default()),
            OpenListKind::Array => Self::Array(array::Array::default()),
            OpenListKind::Buckets => Self::Buckets(buckets::Buckets::new(step)),
        }
    }

    /// Before another search, which begins by clearing it: what a usual step costs there.
    pub fn set_step(&mut self, step: f64) {
        if let Self::Buckets(buckets) = self {
            buckets.set_width(step);
        }
    }
}

macro_rules! each_kind {
    ($self:ident, $list:ident => $call:expr) => {
        match $self {
            AnyOpen::Heap($list) => $call,
            AnyOpen::SortedList($list) => $call,
            AnyOpen::Array($list) => $call,
            AnyOpen::Buckets($list) => $call,
        }
    };
}

impl OpenList for AnyOpen {
    #[inline]
    fn push(&mut self, entry: Entry) {
        each_kind!(self, list => list.push(entry));
    }
    #[inline]
    fn improve(&mut self, entry: Entry) {
        each_kind!(self, list => list.improve(entry));
    }
    #[inline]
    fn pop(&mut self) -> Option<Entry> {
        each_kind!(self, list => list.pop())
    }
    fn clear(&mut self) {
        each_kind!(self, list => list.clear());
    }
    fn len(&self) -> usize {
        each_kind!(self, list => list.len())
    }
    fn costs(&self) -> Costs {
        each_kind!(self, list => list.costs())
    }
    fn look_up(&mut self, node: u32) {
        each_kind!(self, list => list.look_up(node));
    }
    fn searches(&self) -> bool {
        each_kind!(self, list => list.searches())
    }
}

#[cfg(test)]
mod tests {
    use super::{AnyOpen, Costs, Entry, OpenList, OpenListKind};

    /// ```text
    ///   in order of f     0 . 2 . 4      3          1
    ///   better            4 0 2 3        1
    ///   buckets           0 2 3 4        1
    /// ```
    #[test]
    fn each_design_counts_what_it_costs_to_keep_five_nodes_in_order() {
        let costs = |kind| {
            let mut open = AnyOpen::new(kind, 1.0);
            for (node, f) in [(0, 1.0), (1, 3.0), (2, 1.0), (3, 2.0), (4, 1.0)] {
                open.push(Entry::new(f, 0.0, node));
            }
            for (node, f, tie) in [(1, 2.0, 0.0), (3, 1.0, 0.0), (4, 1.0, -1.0)] {
                open.improve(Entry::new(f, tie, node));
            }
            open.look_up(3);
            open.look_up(9);
            let first = [open.pop(), open.pop()].map(|entry| entry.map(|entry| entry.node()));
            assert_eq!(first, [Some(4), Some(0)], "{kind:?}");
            open.costs()
        };
        let counted = |comparisons, moves, lookups| Costs {
            comparisons,
            moves,
            lookups,
        };
        // Five came, three moved, two went. To push: 0 + 1 + 2 + 3 + 3 comparisons, to improve: 4 + 3 + 1. Looked for: the fourth of five, and none.
        assert_eq!(costs(OpenListKind::SortedList), counted(17, 10, 4 + 5));
        // To find the first of five, and of four.
        assert_eq!(costs(OpenListKind::Array), counted(4 + 3, 10, 4 + 5));
        // The same in a bucket of four, and of three. What improves is looked for in its bucket: the first, the first, the third.
        assert_eq!(costs(OpenListKind::Buckets), counted(3 + 2, 10, 1 + 1 + 3));
    }

    #[test]
    fn the_least_f_comes_first_then_the_least_tie_break_then_the_lowest_node() {
        const LAST: u32 = (1 << 25) - 1;
        let ties = [
            f64::from(-(1 << 27)),
            1.0 - f64::from(1 << 27),
            -0.5,
            0.0,
            2.0,
            1e99,
        ];
        let mut sorted = Vec::new();
        for f in [0.0, 1.0, 1.0 + f64::EPSILON, 1e100] {
            for tie in ties {
                sorted.extend([0, 1, LAST].map(|node| Entry::new(f, tie, node)));
            }
        }
        assert_eq!(sorted[2].node(), LAST);
        for (i, entry) in sorted.iter().enumerate() {
            for (j, other) in sorted.iter().enumerate() {
                assert_eq!(entry.before(other), i < j, "{i} and {j}");
                assert_eq!(entry < other, i < j);
                assert_eq!(entry.ties_with(other), i / 3 == j / 3);
            }
        }
    }

    #[test]
    fn tie_breaks_that_hardly_differ_are_left_to_the_node() {
        let [near, far] = [1.0, 1.0 + 1e-9].map(|tie| Entry::new(0.0, tie, 7));
        assert!(near.ties_with(&far));
        assert!(Entry::new(0.0, 1.0 + 1e-9, 6).before(&near));
    }
}
