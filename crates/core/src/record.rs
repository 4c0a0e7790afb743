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

/// A record for every node. Records carry the number of the search that wrote them, so that clearing is counting up by one.
#[derive(Debug, Default)]
pub(crate) struct Table {
    rows: Vec<Row>,
    generation: u32,
}

#[derive(Debug, Clone, Copy, Default)]
struct Row {
    g: f64,
    parent: u32,
    /// generation * 4 + state
    stamp: u32,
}

impl Table {
    /// Forgets all records and makes room for `len` nodes.
    pub fn clear(&mut self, len: usize) {
        if self.rows.len() < len {
            self.rows = vec![Row::default(); len];
        }
        self.generation += 1;
        if self.generation == 1 << 30 {
            self.rows.fill(Row::default());
            self.generation = 1;
        }
    }

    pub fn get(&self, node: u32) -> Record {
        let row = self.rows[node as usize];
        if row.stamp >> 2 != self.generation {
            return Record::UNSEEN;
        }
        Record {
            state: State::from_bits(row.stamp),
            g: row.g,
            parent: row.parent,
        }
    }

    pub fn set(&mut self, node: u32, record: Record) {
        self.rows[node as usize] = Row {
            g: record.g,
            parent: record.parent,
            stamp: self.generation << 2 | record.state as u32,
        };
    }
}
