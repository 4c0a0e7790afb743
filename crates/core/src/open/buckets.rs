//! Buckets of equal width in f: no order at all inside one, so only the first that isn't empty is searched.

use super::{Costs, Entry, OpenList};

/// All that lies further away shares the last bucket.
const LAST: usize = 1 << 16;

#[derive(Debug)]
pub(crate) struct Buckets {
    buckets: Vec<Vec<Entry>>,
    width: f64,
    /// The f of the first push, where bucket 0 begins; what comes before it is in bucket 0 too.
    base: Option<f64>,
    /// No bucket below this holds anything.
    first: usize,
    /// The bucket of each open node.
    places: Vec<u32>,
    len: usize,
    costs: Costs,
}

impl Buckets {
    pub fn new(width: f64) -> Self {
        Self {
            buckets: Vec::new(),
            width,
            base: None,
            first: 0,
            places: Vec::new(),
            len: 0,
            costs: Costs::default(),
        }
    }

    /// Only while it is empty, or before it is cleared.
    pub fn set_width(&mut self, width: f64) {
        self.width = width;
    }

    fn bucket(&mut self, f: f64) -> usize {
        let base = *self.base.get_or_insert(f);
        // A cast of a float stops at the ends of the range.
        (((f - base) / self.width) as usize).min(LAST)
    }
}

impl OpenList for Buckets {
    fn push(&mut self, entry: Entry) {
        let bucket = self.bucket(entry.f.value());
        if bucket >= self.buckets.len() {
            self.buckets.resize_with(bucket + 1, Vec::new);
        }
        let node = entry.node() as usize;
        if node >= self.places.len() {
            self.places.resize((node + 1).max(self.places.len() * 2), 0);
        }
        self.places[node] = bucket as u32;
        self.buckets[bucket].push(entry);
        self.first = self.first.min(bucket);
        self.costs.moves += 1;
        self.len += 1;
    }

    fn improve(&mut self, entry: Entry) {
        let bucket = &mut self.buckets[self.places[entry.node() as usize] as usize];
        if let Some(place) = bucket.iter().position(|known| known.node() == entry.node()) {
            self.costs.lookups += place as u64 + 1;
            bucket.swap_remove(place);
            self.len -= 1;
        }
        self.push(entry);
    }

    fn pop(&mut self) -> Option<Entry> {
        if self.len == 0 {
            return None;
        }
        while self.buckets[self.first].is_empty() {
            self.first += 1;
        }
        let bucket = &mut self.buckets[self.first];
        let mut best = 0;
        for place in 1..bucket.len() {
            self.costs.comparisons += 1;
            if bucket[place].before(&bucket[best]) {
                best = place;
            }
        }
        self.len -= 1;
        self.costs.moves += 1;
        Some(bucket.swap_remove(best))
    }

    fn clear(&mut self) {
        self.buckets.iter_mut().for_each(Vec::clear);
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
