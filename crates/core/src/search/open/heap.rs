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
        let node = entry.node() as usize;
        if node >= self.places.len() {
            self.places.resize((node + 1).max(self.places.len() * 2), 0);
        }
        self.entries.push(entry);
        self.costs.moves += 1;
        self.rise(self.entries.len() - 1, entry);
    }

    fn improve(&mut self, entry: Entry) {
        let from = self.places[entry.node() as usize] as usize;
        let known = self.entries[from];
        let place = self.rise(from, entry);
        // With "newest first" or under an odd estimate the new place may lie on either side of the old one.
        if known.before(&entry) {
            self.sink(place, entry);
        } else {
            self.count_sink(place, place);
        }
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
    /// The entries: the first one first, the others in no order that matters.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry of a node, if it is open.
    pub fn entry(&self, node: u32) -> Option<Entry> {
        let place = *self.places.get(node as usize)?;
        let entry = self.entries.get(place as usize)?;
        (entry.node() == node).then_some(*entry)
    }

    /// Takes out a node, wherever it is.
    pub fn remove(&mut self, node: u32) -> Option<Entry> {
        let entry = self.entry(node)?;
        let place = self.places[node as usize] as usize;
        let last = self.entries.pop()?;
        if place < self.entries.len() && self.rise(place, last) == place {
            self.sink(place, last);
        }
        Some(entry)
    }

    fn rise(&mut self, mut place: usize, entry: Entry) -> usize {
        let mut climbed = 0;
        while place > 0 {
            let parent = (place - 1) / 2;
            if !entry.before(&self.entries[parent]) {
                self.costs.comparisons += 1;
                break;
            }
            self.put(place, self.entries[parent]);
            place = parent;
            climbed += 1;
        }
        self.costs.comparisons += climbed;
        self.costs.moves += climbed;
        self.put(place, entry);
        place
    }

    /// Lets an entry sink from a place to where no child comes before it. That is nearly always near the bottom: so the gap is led down
    /// to there, asking of two children only which of them comes first, and the entry rises from the bottom. What is counted is what
    /// an entry that asks both children at each place on its way down would have cost.
    fn sink(&mut self, from: usize, entry: Entry) {
        let mut place = from;
        loop {
            let mut child = 2 * place + 1;
            if child + 1 < self.entries.len() {
                child += usize::from(self.entries[child + 1].before(&self.entries[child]));
            } else if child >= self.entries.len() {
                break;
            }
            self.put(place, self.entries[child]);
            place = child;
        }
        while place > from {
            let parent = (place - 1) / 2;
            if !entry.before(&self.entries[parent]) {
                break;
            }
            self.put(place, self.entries[parent]);
            place = parent;
        }
        self.put(place, entry);
        self.count_sink(from, place);
    }

    /// Two comparisons at each place, down to the one where the entry stays, but one where there is only one child.
    fn count_sink(&mut self, from: usize, to: usize) {
        let len = self.entries.len();
        let levels = u64::from((from + 1).leading_zeros() - (to + 1).leading_zeros());
        let children = len.saturating_sub(2 * to + 1).min(2) as u64;
        let alone = u64::from(levels > 0 && to + 1 == len && to % 2 == 1);
        self.costs.comparisons += 2 * levels + children - alone;
        self.costs.moves += levels;
    }

    #[inline]
    fn put(&mut self, place: usize, entry: Entry) {
        self.entries[place] = entry;
        self.places[entry.node() as usize] = place as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Costs, Entry, OpenList};
    use super::Heap;
    use crate::seeded::Random;

    /// As textbooks have it: an entry that sinks asks both children at each place on its way down.
    #[derive(Default)]
    struct Textbook(Vec<Entry>, Costs);

    impl Textbook {
        fn comes_before(&mut self, a: usize, b: usize) -> bool {
            self.1.comparisons += 1;
            self.0[a] < self.0[b]
        }

        fn exchange(&mut self, a: usize, b: usize) {
            self.1.moves += 1;
            self.0.swap(a, b);
        }

        fn rise(&mut self, mut place: usize) -> usize {
            while place > 0 && self.comes_before(place, (place - 1) / 2) {
                self.exchange(place, (place - 1) / 2);
                place = (place - 1) / 2;
            }
            place
        }

        fn sink(&mut self, mut place: usize) {
            loop {
                let mut child = 2 * place + 1;
                if child + 1 < self.0.len() && self.comes_before(child + 1, child) {
                    child += 1;
                }
                if child >= self.0.len() || !self.comes_before(child, place) {
                    break;
                }
                self.exchange(child, place);
                place = child;
            }
        }

        fn push(&mut self, entry: Entry) {
            self.0.push(entry);
            self.1.moves += 1;
            self.rise(self.0.len() - 1);
        }

        fn improve(&mut self, entry: Entry) {
            let at = |known: &Entry| known.node() == entry.node();
            let place = self.0.iter().position(at).expect("an open node");
            self.0[place] = entry;
            let place = self.rise(place);
            self.sink(place);
        }

        fn pop(&mut self) -> Option<Entry> {
            let last = self.0.pop()?;
            let Some(first) = self.0.first_mut() else {
                return Some(last);
            };
            let first = std::mem::replace(first, last);
            self.sink(0);
            Some(first)
        }
    }

    #[test]
    fn the_heap_orders_and_counts_like_a_textbook_heap() {
        let mut random = Random::new(17);
        let (mut heap, mut textbook) = (Heap::default(), Textbook::default());
        for round in 0..20_000 {
            // Few values, so that many are equal. It grows for a while, and is emptied again.
            let mut value = || f64::from(random.below(30));
            let (f, tie) = (value(), value());
            let node = random.below(400);
            let entry = Entry::new(f, tie, node);
            let is_open = textbook.0.iter().any(|known| known.node() == node);
            if random.below(100) < if round / 2000 % 2 == 0 { 30 } else { 70 } {
                assert_eq!(heap.pop(), textbook.pop());
            } else if is_open {
                heap.improve(entry);
                textbook.improve(entry);
            } else {
                heap.push(entry);
                textbook.push(entry);
            }
            assert_eq!(heap.entries, textbook.0);
            assert_eq!(heap.costs(), textbook.1, "in round {round}");
        }
    }
}
