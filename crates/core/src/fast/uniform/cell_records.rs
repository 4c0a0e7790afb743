//! The record of each cell in a search step by step, in four bytes: the last digits of its cost so far, and by which step it was reached.
//!
//! Two costs of a cell are compared only when one of them has just been found. Then they are less than three diagonal steps apart, so that their
//! last digits tell which is less, as five minutes past is after five minutes to:
//!
//! - Any cell beside has cost at most a diagonal step more than this one, and it was expanded at its least cost, or above it by no more than a
//!   bucket of the open list is wide. So a way over it costs at most two diagonal steps and a bucket more than what the record says.
//! - A step makes f rise by two diagonal steps at most, and what is expanded has the least f of all that is open. So what the record says
//!   lies at most as much above any way that is found later.
//!
//! A search of a large map waits for records more than for anything else: in four bytes twice as many of them stay near.

use super::scale::Scale;
use crate::fast::trees::NEVER;

/// The bits of the step.
const STEP: u32 = 0xf;
/// From the number of a search to that of the next.
const NEXT: u32 = STEP + 1;
/// Set where a difference of two costs is negative.
const SIGN: u32 = 1 << 31;

/// ```text
///   31          below  below - 1      4  3     0
///   |  end of g     |  number of search | step |      0: no search has come here
/// ```
pub(crate) type Record = u32;

/// How the records of one search say what they say.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Digits {
    /// How many bits lie below those of g.
    below: u32,
    /// The record of a cell that costs nothing, with all bits of the step.
    first: Record,
    /// The bits that say which search it is, and the sign of a difference of two costs.
    search_and_sign: Record,
}

impl Digits {
    fn first_of(scale: &Scale) -> Self {
        // Of 32 bits less than three diagonal steps take, and a sign.
        let below = (3 * scale.diagonal).leading_zeros() - 33;
        Self {
            below,
            first: NEXT | STEP,
            search_and_sign: SIGN | ((1 << below) - NEXT),
        }
    }

    /// What a step that costs so much adds to the record of a cell.
    #[inline]
    pub fn of(self, cost: u64) -> Record {
        (cost as Record) << self.below
    }

    /// The record of a cell that costs so much, with all bits of the step.
    #[inline]
    pub fn key(self, g: u64) -> Record {
        self.of(g) | self.first
    }

    /// Whether this search has come to a cell, and as cheaply as a key says.
    #[inline]
    pub fn is_as_good(self, record: Record, key: Record) -> bool {
        key.wrapping_sub(record) & self.search_and_sign == 0
    }

    /// Whether this search has come to a cell.
    #[inline]
    pub fn is_reached(self, record: Record) -> bool {
        (self.first ^ record) & self.search_and_sign & !SIGN == 0
    }
}

/// Whether a record says exactly what a key does.
#[inline]
pub(crate) fn is_just(record: Record, key: Record) -> bool {
    record | STEP == key
}

#[inline]
pub(crate) fn with_step(key: Record, step: usize) -> Record {
    key ^ STEP ^ step as Record
}

/// By which step a cell was reached.
#[inline]
pub(crate) fn step_of(record: Record) -> usize {
    (record & STEP) as usize
}

/// A record for each cell of a map.
#[derive(Debug, Default)]
pub(crate) struct CellRecords {
    records: Vec<Record>,
    pub digits: Digits,
}

impl CellRecords {
    /// Forgets everything.
    pub fn begin(&mut self, length: usize, scale: &Scale) -> Digits {
        let first = Digits::first_of(scale);
        self.digits.first += NEXT;
        let others = self.records.len() != length || self.digits.below != first.below;
        if others || self.digits.first >> first.below != 0 {
            self.records.clear();
            self.records.resize(length, 0);
            self.digits = first;
        }
        self.digits
    }

    /// Leaves no number for another search. Whether there was one.
    #[cfg(test)]
    pub fn use_up(&mut self) -> bool {
        let last = Record::MAX >> (32 - self.digits.below).min(31);
        let had = self.digits.first < last && !self.records.is_empty();
        self.digits.first = last;
        had
    }

    #[inline]
    pub fn at(&mut self, place: usize) -> &mut Record {
        &mut self.records[place]
    }

    /// By which step this search came to a cell, or [`NEVER`].
    pub fn came(&self, place: usize) -> u8 {
        let record = self.records[place];
        if self.digits.is_reached(record) {
            step_of(record) as u8
        } else {
            NEVER
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CellRecords, is_just, step_of, with_step};
    use crate::fast::trees::NEVER;
    use crate::fast::uniform::scale::Scale;
    use crate::options::Diagonal;
    use crate::seeded::Random;

    #[test]
    fn costs_less_than_three_diagonal_steps_apart_compare_as_whole_ones_do() {
        let mut random = Random::new(5);
        let root = 2f64.sqrt();
        for (diagonal, bits) in [
            (1.0, 39),
            (1.5, 32),
            (2.0, 39),
            (1.999_999, 39),
            (root, 32),
            (root, 39),
        ] {
            let scale = Scale::new(Diagonal::Always, diagonal, bits, 1 << 24).unwrap();
            let mut records = CellRecords::default();
            // More searches than there are numbers for.
            for search in 0..1500 {
                let digits = records.begin(3, &scale);
                assert_eq!([0, 1, 2].map(|place| records.came(place)), [NEVER; 3]);
                let known = random.bits() % scale.limit;
                let record = with_step(digits.key(known), search % 9);
                *records.at(search % 3) = record;
                assert_eq!(records.came(search % 3), (search % 9) as u8);
                assert!(is_just(record, digits.key(known)));
                let most = 3 * scale.diagonal - 1;
                for apart in [0, 1, most, random.bits() % most] {
                    for found in [known + apart, known.saturating_sub(apart)] {
                        let key = digits.key(found);
                        assert_eq!(
                            digits.is_as_good(record, key),
                            known <= found,
                            "{scale:?}: {known}, {found}"
                        );
                        assert!(!digits.is_as_good(*records.at((search + 1) % 3), key));
                    }
                }
                assert_eq!(step_of(record), search % 9);
            }
        }
    }
}
