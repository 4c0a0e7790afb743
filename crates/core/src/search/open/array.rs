//! An unsorted array: quick to add to, searched from end to end for the least.

use super::{Costs, Entry, OpenList};

#[derive(Debug, Default)]
pub(crate) struct Array {
    entries: Vec<Entry>,
    costs: Costs,
}

impl OpenList for Array {
    fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
        self.costs.moves += 1;
    }

    fn improve(&mut self, entry: Entry) {
        if let Some(known) = self
            .entries
            .iter_mut()
            .find(|known| known.node() == entry.node())
        {
            *known = entry;
            self.costs.moves += 1;
        }
    }

    fn pop(&mut self) -> Option<Entry> {
        let mut best = 0;
        for place in 1..self.entries.len() {
            self.costs.comparisons += 1;
            if self.entries[place].before(&self.entries[best]) {
                best = place;
            }
        }
        if self.entries.is_empty() {
            return None;
        }
        self.costs.moves += 1;
        Some(self.entries.swap_remove(best))
    }

    fn clear(&mut self) {
        self.entries.clear();
    }

    fn len(&self) -> usize {
        self.entries.len()
    }

    fn costs(&self) -> Costs {
        self.costs
    }

    fn look_up(&mut self, node: u32) {
        let looked_at = self.entries.iter().position(|entry| entry.node() == node);
        self.costs.lookups += looked_at.map_or(self.entries.len(), |place| place + 1) as u64;
    }

    fn searches(&self) -> bool {
        true
    }
}
