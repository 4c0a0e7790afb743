//! What is known of a node.

use crate::space::NONE;

/// Whether a node waits, is done, or has not been seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
pub enum State {
    /// Not reached yet.
    #[default]
    Unseen = 0,
    /// Reached, and waiting to be expanded.
    Open = 1,
    /// Expanded.
    Closed = 2,
}

impl State {
    #[inline]
    pub(crate) fn from_bits(bits: u32) -> Self {
        match bits & 3 {
            1 => Self::Open,
            2 => Self::Closed,
            _ => Self::Unseen,
        }
    }
}

/// What is known of a node: its state, the cost of the best way to it so far, and the node before it on that way.
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

/// Nodes come in pages that are made when one of them is first written: a search on a huge map begins at once, and the time
/// to make room is spread over all of it.
const PAGE: usize = 1 << 14;

type Page = [Row; PAGE];

/// A record for every node. Records carry the number of the search that wrote them, so that clearing is counting up by one.
#[derive(Debug, Default)]
pub(crate) struct Table {
    pages: Vec<Option<Box<Page>>>,
    generation: u32,
}

#[derive(Debug, Clone, Copy, Default)]
struct Row {
    g: f64,
    parent: u32,
    /// generation * 4 + state
    stamp: u32,
}

/// Never on the stack: it is larger than a page's stack may be.
#[cold]
fn new_page() -> Option<Box<Page>> {
    vec![Row::default(); PAGE]
        .into_boxed_slice()
        .try_into()
        .ok()
}

impl Table {
    /// Forgets all records and makes room for `len` nodes.
    pub fn clear(&mut self, len: usize) {
        let pages = len.div_ceil(PAGE);
        if self.pages.len() < pages {
            self.pages.resize_with(pages, || None);
        }
        self.generation += 1;
        if self.generation == 1 << 30 {
            self.pages.fill_with(|| None);
            self.generation = 1;
        }
    }

    #[inline]
    pub fn get(&self, node: u32) -> Record {
        let (page, i) = (node as usize / PAGE, node as usize % PAGE);
        if let Some(page) = &self.pages[page]
            && page[i].stamp >> 2 == self.generation
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

    #[inline]
    pub fn set(&mut self, node: u32, record: Record) {
        let (page, i) = (node as usize / PAGE, node as usize % PAGE);
        let page = &mut self.pages[page];
        if page.is_none() {
            *page = new_page();
        }
        if let Some(page) = page {
            page[i] = Row {
                g: record.g,
                parent: record.parent,
                stamp: self.generation << 2 | record.state as u32,
            };
        }
    }
}
