//! The open list of the fast routes: buckets of f.

use super::nodes::Packed;

const NONE: u32 = u32::MAX;
/// Buckets at most (`instructions`); what lies beyond waits in `far`.
const WINDOW: u64 = 1 << 14;

/// f never falls below the f of what was taken last (the estimate is consistent), so a bucket that is left stays empty.
///
/// ```text
///   first      bucket 0   bucket 1   bucket 2  ...  bucket WINDOW - 1 | far
///   f = first  +-2^shift--+----------+----------+                     | all the rest, dealt out anew when its turn comes
///                         ^ current: emptied into a stack, to which most of what is found goes at once
/// ```
///
/// Inside a bucket the order is free: whoever asks for the cheapest must empty the bucket in which it lies.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    /// The current bucket.
    stack: Vec<Packed>,
    /// The first link of every other bucket.
    heads: Vec<u32>,
    /// A bit for each bucket that holds something.
    filled: Vec<u64>,
    links: Vec<Queued>,
    /// The first of the links that are free.
    free: u32,
    far: Vec<(u64, Packed)>,
    current: u64,
    first: u64,
    shift: u32,
}

#[derive(Debug, Clone, Copy)]
struct Queued {
    record: Packed,
    next: u32,
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
        self.stack.clear();
        self.links.clear();
        self.free = NONE;
        self.far.clear();
        self.current = 0;
        self.first = first;
        self.shift = shift;
    }

    // Most of what is pushed goes on the stack: that much is a part of the caller, and the rest is not.
    #[inline(always)]
    pub fn push(&mut self, f: u64, record: Packed) {
        let bucket = (f - self.first) >> self.shift;
        if bucket == self.current {
            self.stack.push(record);
        } else {
            self.put_by(f, bucket, record);
        }
    }

    #[inline(never)]
    fn put_by(&mut self, f: u64, bucket: u64, record: Packed) {
        if bucket >= WINDOW {
            self.far.push((f, record));
            return;
        }
        let bucket = bucket as usize;
        if bucket >= self.heads.len() {
            let length = (bucket + 1).next_multiple_of(64);
            self.heads.resize(length, NONE);
            self.filled.resize(length / 64, 0);
        }
        self.filled[bucket / 64] |= 1 << (bucket % 64);
        let link = Queued {
            record,
            next: self.heads[bucket],
        };
        self.heads[bucket] = match self.links.get_mut(self.free as usize) {
            Some(place) => std::mem::replace(&mut self.free, std::mem::replace(place, link).next),
            None => {
                self.links.push(link);
                self.links.len() as u32 - 1
            }
        };
    }

    /// Takes something from the lowest bucket that has anything.
    #[inline]
    pub fn pop(&mut self) -> Option<Packed> {
        match self.stack.pop() {
            None => self.advance(),
            taken => taken,
        }
    }

    /// Whether what has this f is taken only after all that is in the current bucket.
    #[inline]
    pub fn is_ahead(&self, f: u64) -> bool {
        (f - self.first) >> self.shift > self.current
    }

    /// The least f that can still come.
    pub fn least(&self) -> u64 {
        self.first + (self.current << self.shift)
    }

    /// Goes to the next bucket that has anything.
    fn advance(&mut self) -> Option<Packed> {
        let from = self.current as usize / 64;
        let ahead = self.filled.get(from..).unwrap_or_default().iter();
        let Some((place, word)) = ahead.enumerate().find(|(_, word)| **word != 0) else {
            return self.deal();
        };
        let bucket = (from + place) * 64 + word.trailing_zeros() as usize;
        self.filled[bucket / 64] &= !(1 << (bucket % 64));
        self.current = bucket as u64;
        let mut place = std::mem::replace(&mut self.heads[bucket], NONE);
        while let Some(link) = self.links.get_mut(place as usize) {
            self.stack.push(link.record);
            let next = std::mem::replace(&mut link.next, self.free);
            self.free = std::mem::replace(&mut place, next);
        }
        self.stack.pop()
    }

    /// Begins again at the least of what lay too far ahead.
    #[cold]
    fn deal(&mut self) -> Option<Packed> {
        let far = std::mem::take(&mut self.far);
        self.first = far.iter().map(|&(f, _)| f).min()?;
        self.current = 0;
        for (f, record) in far {
            self.push(f, record);
        }
        self.stack.pop()
    }
}
