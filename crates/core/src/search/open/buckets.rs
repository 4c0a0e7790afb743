//! Buckets of equal width in f: no order at all inside one, so only the first is searched. There are only those that hold something,
//! so that it does not matter how far they lie apart.

use super::{Costs, Entry, Key, OpenList};

#[derive(Debug)]
struct Bucket {
    /// How many widths it lies after the first push, rounded down.
    number: Key,
    entries: Vec<Entry>,
}

#[derive(Debug)]
pub(crate) struct Buckets {
    /// None is empty, and the first is at the end.
    buckets: Vec<Bucket>,
    width: f64,
    /// The f of the first push, where bucket 0 begins.
    base: Option<f64>,
    /// The number of the bucket of each open node.
    numbers: Vec<Key>,
    len: usize,
    costs: Costs,
}

impl Buckets {
    pub fn new(width: f64) -> Self {
        Self {
            buckets: Vec::new(),
            width,
            base: None,
            numbers: Vec::new(),
            len: 0,
            costs: Costs::default(),
        }
    }

    /// Only while it is empty, or before it is cleared.
    pub fn set_width(&mut self, width: f64) {
        self.width = width;
    }

    /// Where a bucket is, or where it would be.
    fn place(&self, number: Key) -> Result<usize, usize> {
        self.buckets
            .binary_search_by(|bucket| number.cmp(&bucket.number))
    }

    fn take(&mut self, bucket: usize, place: usize) -> Entry {
        let entries = &mut self.buckets[bucket].entries;
        let entry = entries.swap_remove(place);
        if entries.is_empty() {
            self.buckets.remove(bucket);
        }
        self.len -= 1;
        entry
    }
}

impl OpenList for Buckets {
    fn push(&mut self, entry: Entry) {
        let f = entry.f.value();
        let base = *self.base.get_or_insert(f);
        let number = Key::new(((f - base) / self.width).floor());
        let node = entry.node() as usize;
        if node >= self.numbers.len() {
            self.numbers.resize(node + 1, number);
        }
        self.numbers[node] = number;
        let place = self.place(number).unwrap_or_else(|place| {
            let entries = Vec::new();
            self.buckets.insert(place, Bucket { number, entries });
            place
        });
        self.buckets[place].entries.push(entry);
        self.costs.moves += 1;
        self.len += 1;
    }

    fn improve(&mut self, entry: Entry) {
        if let Ok(bucket) = self.place(self.numbers[entry.node() as usize]) {
            let mut entries = self.buckets[bucket].entries.iter();
            if let Some(place) = entries.position(|known| known.node() == entry.node()) {
                self.costs.lookups += place as u64 + 1;
                self.take(bucket, place);
            }
        }
        self.push(entry);
    }

    fn pop(&mut self) -> Option<Entry> {
        let entries = &self.buckets.last()?.entries;
        let mut best = 0;
        for place in 1..entries.len() {
            self.costs.comparisons += 1;
            if entries[place].before(&entries[best]) {
                best = place;
            }
        }
        self.costs.moves += 1;
        Some(self.take(self.buckets.len() - 1, best))
    }

    fn clear(&mut self) {
        self.buckets.clear();
        self.base = None;
        self.len = 0;
    }

    fn len(&self) -> usize {
        self.len
    }

    fn costs(&self) -> Costs {
        self.costs
    }
}
