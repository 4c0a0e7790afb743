//! The open list at any position: which nodes are open, and in what order they would be expanded.

use super::{NodeState, Trace};
use crate::open::Entry;
use crate::record::State;
use crate::space::Space;
use std::collections::HashSet;

/// The open nodes at a position, kept so that the next position nearby costs little.
#[derive(Debug, Default)]
pub(super) struct OpenNodes {
    position: usize,
    nodes: HashSet<u32>,
}

impl Trace {
    /// The open nodes in the order in which they would be expanded, up to `most` of them.
    pub fn open_list(&mut self, most: usize) -> Vec<NodeState> {
        let mut entries = self.open_entries();
        if most < entries.len() {
            entries.select_nth_unstable(most);
            entries.truncate(most);
        }
        entries.sort_unstable();
        entries
            .iter()
            .map(|entry| self.node_state(entry.node))
            .collect()
    }

    /// How many nodes are open.
    pub fn open_len(&mut self) -> usize {
        self.open_nodes().len()
    }

    pub(crate) fn open_entries(&mut self) -> Vec<Entry> {
        self.open_nodes();
        self.open
            .nodes
            .iter()
            .filter_map(|&node| self.entry(node))
            .collect()
    }

    /// The place of an open node in the order.
    pub(crate) fn entry(&self, node: u32) -> Option<Entry> {
        let row = self.rows.row_of(node)?;
        let h = self.space(self.position()).estimate(node);
        Some(self.order.entry(node, self.rows.get(row).g, h, row as u64))
    }

    fn open_nodes(&mut self) -> &HashSet<u32> {
        let position = self.position();
        let far = self.open.position.abs_diff(position) > 4096;
        let same_phase =
            self.rows.phase_start(position) == self.rows.phase_start(self.open.position);
        if far || !same_phase {
            let all = 0..self.rows_wide();
            let states = self.rows.states(all.clone());
            self.open.nodes = all
                .zip(states)
                .filter(|(_, state)| *state == State::Open)
                .map(|(node, _)| node)
                .collect();
        } else {
            for node in self.rows.changed(self.open.position, position) {
                if self.rows.state(node) == State::Open {
                    self.open.nodes.insert(node);
                } else {
                    self.open.nodes.remove(&node);
                }
            }
        }
        self.open.position = position;
        &self.open.nodes
    }

    fn rows_wide(&self) -> u32 {
        if self.half > 0 {
            2 * self.half
        } else {
            self.node_count() as u32
        }
    }
}
