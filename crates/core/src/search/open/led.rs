//! An open list from which the caller chooses the node to take next: so the search can follow a run that was written down, however its
//! ties were decided.

use super::heap::Heap;
use super::{Costs, Entry, OpenList};

/// The open nodes; the next one to be taken has been chosen before.
#[derive(Debug, Default)]
pub(crate) struct Led {
    heap: Heap,
    chosen: Option<u32>,
    /// How often the age counts in the tie-break; 0: what the order of the search says. Nodes that were reached from the same one
    /// are equally old.
    age: f64,
    taken: f64,
}

impl Led {
    /// With ties by age: 1 where the oldest comes first, -1 where the newest does, 0 where the age is no matter.
    pub fn by_age(self, age: f64) -> Self {
        Self { age, ..self }
    }

    /// What the next `pop` is to take.
    pub fn choose(&mut self, node: u32) {
        self.chosen = Some(node);
    }

    /// The first in the order.
    pub fn first(&self) -> Option<Entry> {
        self.heap.entries().first().copied()
    }

    /// An open node's place in the order.
    pub fn entry(&self, node: u32) -> Option<Entry> {
        self.heap.entry(node)
    }

    /// All open nodes, in no order but that the first comes first.
    pub fn entries(&self) -> &[Entry] {
        self.heap.entries()
    }

    fn aged(&self, entry: Entry) -> Entry {
        if self.age == 0.0 {
            return entry;
        }
        Entry::new(entry.f.value(), self.age * self.taken, entry.node())
    }
}

impl OpenList for Led {
    fn push(&mut self, entry: Entry) {
        let entry = self.aged(entry);
        self.heap.push(entry);
    }

    fn improve(&mut self, entry: Entry) {
        let entry = self.aged(entry);
        self.heap.improve(entry);
    }

    /// The chosen node; `None` where none has been chosen, or it is not open.
    fn pop(&mut self) -> Option<Entry> {
        let entry = self.heap.remove(self.chosen.take()?)?;
        self.taken += 1.0;
        Some(entry)
    }

    fn clear(&mut self) {
        self.heap.clear();
        self.taken = 0.0;
    }

    fn len(&self) -> usize {
        self.heap.len()
    }

    fn costs(&self) -> Costs {
        self.heap.costs()
    }
}
