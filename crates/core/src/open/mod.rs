//! In what order: the open nodes, in four data structures that give the same order at different costs.

mod array;
mod buckets;
mod heap;
mod sorted_list;

use crate::options::OpenListKind;

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

    #[inline]
    pub fn value(self) -> f64 {
        f64::from_bits(if self.0 & SIGN == 0 {
            !self.0
        } else {
            self.0 & !SIGN
        })
    }
}

/// An open node and its place in the order: the least f first, then the least tie-break, then the lowest node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Entry {
    pub f: Key,
    pub tie: Key,
    pub node: u32,
}

impl Entry {
    /// Without a jump: which of two comes first can't be foretold.
    #[inline]
    pub fn before(&self, other: &Self) -> bool {
        let by_node = (self.tie == other.tie) & (self.node < other.node);
        let by_tie = (self.f == other.f) & ((self.tie < other.tie) | by_node);
        (self.f < other.f) | by_tie
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

/// One of the data structures. An enum and not a parameter of the search: the loop is compiled once for all of them.
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

    /// Makes it ready for another search, where a usual step costs `step`.
    pub fn clear_for(&mut self, step: f64) {
        self.clear();
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
