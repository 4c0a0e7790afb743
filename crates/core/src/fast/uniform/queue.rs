//! The open list of the fast routes: buckets of f, the last in is the first out.

use super::nodes::Record;

const NONE: u32 = u32::MAX;
/// So many buckets at most; what lies beyond waits in `far`.
const WINDOW: u64 = 1 << 14;

/// f never falls below the f of what was taken last (the estimate is consistent), so a bucket that is left stays empty.
///
/// ```text
///   first      bucket 0   bucket 1   bucket 2  ...  bucket WINDOW - 1 | far
///   f = first  +-2^shift--+----------+----------+                     | all the rest, dealt out anew when its turn comes
///                         ^ current
/// ```
///
/// Inside a bucket the order is free: whoever asks for the cheapest must empty the bucket in which it lies.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    heads: Vec<u32>,
    /// A bit for each bucket that holds something.
    filled: Vec<u64>,
    /// Linked lists of all buckets, and of what is free.
    links: Vec<Link>,
    free: Option<u32>,
    far: Vec<(u64, Record, u8)>,
    current: usize,
    first: u64,
    shift: u32,
}

#[derive(Debug, Clone, Copy)]
struct Link {
    record: Record,
    next: u32,
    note: u8,
}

impl Queue {
    /// Empty, for values of f from `first` on.
    pub fn begin(&mut self, first: u64, shift: u32) {
        for (place, word) in self.filled.iter_mut().enumerate() {
            while *word != 0 {
                self.heads[place * 64 + word.trailing_zeros() as usize] = NONE;
                *word &= *word - 1;
            }
        }
        self.links.clear();
        self.far.clear();
        self.free = None;
        self.current = 0;
        self.first = first;
        self.shift = shift;
    }

    /// Adds a record, with a note that comes out with it.
    #[inline]
    pub fn push(&mut self, f: u64, record: Record, note: u8) {
        let bucket = (f - self.first) >> self.shift;
        if bucket >= WINDOW {
            self.far.push((f, record, note));
            return;
        }
        let bucket = bucket as usize;
        if bucket >= self.heads.len() {
            self.grow(bucket);
        }
        let next = self.heads[bucket];
        if next == NONE {
            self.filled[bucket / 64] |= 1 << (bucket % 64);
        }
        let link = Link { record, next, note };
        self.heads[bucket] = match self.free {
            Some(place) => {
                let slot = &mut self.links[place as usize];
                self.free = (slot.next != NONE).then_some(slot.next);
                *slot = link;
                place
            }
            None => {
                self.links.push(link);
                self.links.len() as u32 - 1
            }
        };
    }

    #[cold]
    fn grow(&mut self, bucket: usize) {
        let length = (bucket + 1).next_multiple_of(64);
        self.heads.resize(length, NONE);
        self.filled.resize(length / 64, 0);
    }

    /// Takes something from the lowest bucket that has anything, with the least f that the bucket is for.
    #[inline]
    pub fn pop(&mut self) -> Option<(u64, Record, u8)> {
        if self
            .heads
            .get(self.current)
            .is_none_or(|&head| head == NONE)
        {
            self.advance()?;
        }
        let place = self.heads[self.current];
        let link = &mut self.links[place as usize];
        let (record, note) = (link.record, link.note);
        self.heads[self.current] = link.next;
        if link.next == NONE {
            self.filled[self.current / 64] &= !(1 << (self.current % 64));
        }
        link.next = self.free.unwrap_or(NONE);
        self.free = Some(place);
        Some((
            self.first + ((self.current as u64) << self.shift),
            record,
            note,
        ))
    }

    /// Goes to the next bucket that has anything.
    fn advance(&mut self) -> Option<()> {
        let from = self.current / 64;
        let ahead = self.filled.get(from..).unwrap_or_default().iter();
        if let Some((place, word)) = ahead.enumerate().find(|(_, word)| **word != 0) {
            self.current = (from + place) * 64 + word.trailing_zeros() as usize;
            return Some(());
        }
        let far = std::mem::take(&mut self.far);
        self.first = far.iter().map(|&(f, ..)| f).min()?;
        self.current = 0;
        for (f, record, note) in far {
            self.push(f, record, note);
        }
        Some(())
    }
}
