//! A binary heap that knows where each node is, so that a better way moves a node instead of adding it twice.

use super::{Costs, Entry, OpenList};

#[derive(Debug, Default)]
pub(crate) struct Heap {
    entries: Vec<Entry>,
    /// The place of each open node in the heap; what it says of other nodes means nothing.
    places: Vec<u32>,
    costs: Costs,
}

impl OpenList for Heap {
    fn push(&mut self, entry: Entry) {
        let node = entry.node as usize;
        if node >= self.places.len() {
            self.places.resize((node + 1).max(self.places.len() * 2), 0);
        }
        self.entries.push(entry);
        self.costs.moves += 1;
        self.rise(self.entries.len() - 1, entry);
    }

    fn improve(&mut self, entry: Entry) {
        let place = self.places[entry.node as usize] as usize;
        // With "newest first" or under an odd estimate the new place may lie on either side of the old one.
        self.rise(place, entry);
        let place = self.places[entry.node as usize] as usize;
        self.sink(place, entry);
    }

    fn pop(&mut self) -> Option<Entry> {
        let last = self.entries.pop()?;
        let Some(&first) = self.entries.first() else {
            return Some(last);
        };
        self.sink(0, last);
        Some(first)
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
}

impl Heap {
    #[inline]
    fn rise(&mut self, mut place: usize, entry: Entry) {
        while place > 0 {
            let parent = (place - 1) / 2;
            self.costs.comparisons += 1;
            if !entry.before(&self.entries[parent]) {
                break;
            }
            self.put(place, self.entries[parent]);
            place = parent;
        }
        self.settle(place, entry);
    }

    #[inline]
    fn sink(&mut self, mut place: usize, entry: Entry) {
        loop {
            let mut child = 2 * place + 1;
            if child >= self.entries.len() {
                break;
            }
            if child + 1 < self.entries.len() {
                self.costs.comparisons += 1;
                child += usize::from(self.entries[child + 1].before(&self.entries[child]));
            }
            self.costs.comparisons += 1;
            if !self.entries[child].before(&entry) {
                break;
            }
            self.put(place, self.entries[child]);
            place = child;
        }
        self.settle(place, entry);
    }

    #[inline]
    fn put(&mut self, place: usize, entry: Entry) {
        self.costs.moves += 1;
        self.settle(place, entry);
    }

    #[inline]
    fn settle(&mut self, place: usize, entry: Entry) {
        self.places[entry.node as usize] = place as u32;
        self.entries[place] = entry;
    }
}
