//! The open list at any position: which nodes are open, and in what order they would be expanded.

use super::{NodeState, Trace};
use crate::search::open::Entry;
use crate::search::record::State;
use crate::search::space::{AnySpace, Space};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The open nodes at a position, a bit each, kept so that the next position nearby costs little.
#[derive(Debug, Clone, Default)]
pub(super) struct OpenNodes {
    position: usize,
    bits: Vec<u64>,
    count: usize,
}

impl OpenNodes {
    fn set(&mut self, node: u32, open: bool) {
        let (word, bit) = (&mut self.bits[node as usize / 64], 1 << (node % 64));
        if (*word & bit != 0) != open {
            *word ^= bit;
            self.count = if open { self.count + 1 } else { self.count - 1 };
        }
    }
}

impl Trace {
    /// Up to `most` of the nodes that are open at the position, in the order in which they would be expanded.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S..\n.#.\n..G").unwrap();
    /// let mut trace = stepstar::trace(&grid, (0, 0), (2, 2), &Default::default()).unwrap();
    /// trace.seek_expansion(1);
    /// let open: Vec<_> = trace.open_list(9).iter().map(|node| node.at).collect();
    /// assert_eq!(open, [(1, 0).into(), (0, 1).into()]);
    /// ```
    pub fn open_list(&mut self, most: usize) -> Vec<NodeState> {
        let entries: Vec<_> = self.open_entries().into_iter().map(Reverse).collect();
        let mut heap = BinaryHeap::from(entries);
        let mut first = Vec::with_capacity(most.min(heap.len()));
        let space = self.space(self.position());
        while first.len() < most
            && let Some(Reverse(entry)) = heap.pop()
        {
            first.push(self.node_state(&space, entry.node()));
        }
        first
    }

    /// How many nodes are open at the position.
    pub fn open_len(&mut self) -> usize {
        self.update_open_nodes();
        self.open.count
    }

    pub(crate) fn open_entries(&mut self) -> Vec<Entry> {
        self.update_open_nodes();
        let space = self.space(self.position());
        let mut entries = Vec::with_capacity(self.open.count);
        for (&word, place) in self.open.bits.iter().zip(0u32..) {
            let mut left = word;
            while left != 0 {
                let node = place * 64 + left.trailing_zeros();
                left &= left - 1;
                if let Some(entry) = self.entry_in(&space, node) {
                    entries.push(entry);
                }
            }
        }
        entries
    }

    /// The place of an open node in the order.
    pub(super) fn entry(&self, node: u32) -> Option<Entry> {
        self.entry_in(&self.space(self.position()), node)
    }

    fn entry_in(&self, space: &AnySpace<'_>, node: u32) -> Option<Entry> {
        let row = self.rows.row_of(node)?;
        if let Some(entry) = self.kept_entry(node, row) {
            return Some(entry);
        }
        let (g, h) = (self.rows.get(row).g, space.estimate(node));
        Some(self.order.entry(node, g, h, row as f64))
    }

    fn update_open_nodes(&mut self) {
        let position = self.position();
        let far = self.open.position.abs_diff(position) > 4096 || self.open.bits.is_empty();
        let same_phase =
            self.rows.phase_start(position) == self.rows.phase_start(self.open.position);
        if far || !same_phase {
            let width = self.rows.width();
            self.open.bits.clear();
            self.open.bits.resize(width.div_ceil(64) as usize, 0);
            let bits = &mut self.open.bits;
            self.rows.read_states(0..width, 0.., |node: usize, state| {
                bits[node / 64] |= u64::from(state == State::Open as u8) << (node % 64);
            });
            let counts = self.open.bits.iter().map(|word| word.count_ones() as usize);
            self.open.count = counts.sum();
        } else {
            for node in self.rows.changed(self.open.position, position) {
                self.open.set(node, self.rows.state(node) == State::Open);
            }
        }
        self.open.position = position;
    }
}
