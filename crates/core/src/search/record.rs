//! The record of a node: its state, its cost so far, and its parent.

use crate::define::named;
use crate::search::space::NONE;

named! {
    /// How far a search has come with a node.
    State {
        /// Not reached yet.
        Unseen = "unseen",
        /// Reached, and waiting to be expanded.
        Open = "open",
        /// Taken from the open list, and expanded.
        Closed = "closed",
    }
}

impl Default for State {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl State {
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Self {
        match bits & 3 {
            1 => Self::Open,
            2 => Self::Closed,
            _ => Self::Unseen,
        }
    }
}

/// The record of a node: its state, the cost of the best way to it so far, and its parent, the node before it on that way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Record {
    pub state: State,
    pub g: f64,
    pub parent: u32,
}

impl Record {
    pub const UNSEEN: Self = Self {
        state: State::Unseen,
        g: f64::INFINITY,
        parent: NONE,
    };
}

/// Nodes of a page (`cargo bench --bench queries`). Each is made when one of its nodes is first written: a search on a huge map begins at once, and the time
/// that it takes to make room is spread over the search.
const PAGE: usize = 1 << 14;

type Page = [Stored; PAGE];

/// A record for every node. Each carries the number of the write that wrote it, from 1: to clear the records, it remembers the
/// last of these numbers.
#[derive(Debug, Default)]
pub(crate) struct Records {
    pages: Vec<Option<Box<Page>>>,
    /// What was stamped before this is forgotten.
    since: u32,
    /// The stamp of the last write, with no state.
    last: u32,
}

#[derive(Debug, Clone, Copy, Default)]
struct Stored {
    g: f64,
    parent: u32,
    /// number of the write * 4 + state; 0 where nothing was written
    stamp: u32,
}

/// From the stamp of a write to that of the next.
const NEXT: u32 = 4;

/// The greatest stamp: all later writes have it too. No recording is so long, and others need not know which write came first.
const LAST: u32 = u32::MAX / NEXT * NEXT;

/// Never on the stack: it is larger than a page's stack may be.
#[cold]
fn new_page() -> Option<Box<Page>> {
    vec![Stored::default(); PAGE]
        .into_boxed_slice()
        .try_into()
        .ok()
}

impl Records {
    /// Forgets all records and makes room for `len` nodes.
    pub fn clear(&mut self, len: usize) {
        if self.last > LAST / 2 {
            self.pages.clear();
            self.last = 0;
        }
        self.pages.resize_with(len.div_ceil(PAGE), || None);
        self.since = self.last | (NEXT - 1);
    }

    #[inline]
    pub fn get(&self, node: u32) -> Record {
        let (page, i) = (node as usize / PAGE, node as usize % PAGE);
        if let Some(page) = &self.pages[page]
            && page[i].stamp > self.since
        {
            let row = &page[i];
            return Record {
                state: State::from_bits(row.stamp),
                g: row.g,
                parent: row.parent,
            };
        }
        Record::UNSEEN
    }

    /// Writes a record. The answer is when the node was last written before, forgotten or not: the number of that write, from
    /// 0, times 4, plus the state; [`NO_WRITE`] if never.
    #[inline]
    pub fn set(&mut self, node: u32, record: Record) -> u32 {
        let (page, i) = (node as usize / PAGE, node as usize % PAGE);
        self.count();
        let page = &mut self.pages[page];
        if page.is_none() {
            *page = new_page();
        }
        let mut before = 0;
        if let Some(page) = page {
            before = page[i].stamp;
            page[i] = Stored {
                g: record.g,
                parent: record.parent,
                stamp: self.last | record.state as u32,
            };
        }
        before.wrapping_sub(NEXT)
    }

    /// Counts a write, also one that changes no record.
    #[inline]
    pub fn count(&mut self) {
        self.last = self.last.min(LAST - NEXT) + NEXT;
    }
}

/// The write that stands for none.
pub(crate) const NO_WRITE: u32 = u32::MAX << 2;

#[cfg(test)]
mod tests {
    use super::{LAST, NEXT, NO_WRITE, Record, Records, State};

    const WRITTEN: Record = Record {
        state: State::Open,
        g: 1.5,
        parent: 2,
    };

    #[test]
    fn a_cleared_table_is_unseen_but_keeps_the_number_of_the_last_write() {
        let mut records = Records::default();
        records.clear(9);
        assert_eq!(records.get(7), Record::UNSEEN);
        assert_eq!(records.set(7, WRITTEN), NO_WRITE);
        assert_eq!(records.get(7), WRITTEN);
        records.count();
        records.clear(9);
        assert_eq!(records.get(7), Record::UNSEEN);
        assert_eq!(records.set(7, WRITTEN), State::Open as u32);
        assert_eq!(records.set(7, WRITTEN), 2 << 2 | State::Open as u32);
    }

    #[test]
    fn the_table_survives_running_out_of_write_numbers() {
        let mut records = Records::default();
        records.clear(9);
        records.set(3, WRITTEN);
        records.last = LAST / 2 - 3;
        records.clear(9);
        records.last = LAST - 2 * NEXT;
        let record = |parent| Record { parent, ..WRITTEN };
        for node in 4..9 {
            records.set(node, record(node));
        }
        for node in 4..9 {
            assert_eq!(records.get(node), record(node));
        }
        assert_eq!(records.get(3), Record::UNSEEN);
        records.clear(9);
        assert_eq!(records.get(4), Record::UNSEEN);
        assert_eq!(records.set(4, WRITTEN), NO_WRITE);
    }
}
