//! The first and the last row of each node: enough to tell its state at any position without going there.
//!
//! ```text
//!   row          3                     12
//!   node         opened                closed
//!     unseen     |   open              |   closed        at any position, by two comparisons
//! ```
//!
//! This holds where nodes live once, even if some are forgotten meanwhile. Where one is opened again, improves after it was closed, or
//! loses its g, the log is replayed.

use crate::search::record::{NO_WRITE, State};

/// No row: it counts as later than any position.
const NEVER: u32 = u32::MAX;

/// Nodes whose rows are summed up together (`cargo bench --bench queries -- unchanged`): with more a picture is looked through sooner, and more
/// of it painted again.
const BLOCK: usize = 32;

/// The first row of a node and, as row * 4 + state, its last.
#[derive(Debug, Clone, Copy)]
struct Life {
    first: u32,
    last: u32,
}

const UNBORN: Life = Life {
    first: NEVER,
    last: NO_WRITE,
};

#[derive(Debug, Clone, Default)]
pub(super) struct Lives {
    /// How many nodes there are, whether or not there is room for them yet.
    count: usize,
    nodes: Vec<Life>,
    /// The first and the last row of all nodes of a block.
    blocks: Vec<Life>,
    again: bool,
}

impl Lives {
    /// For nodes whose numbers are below this. There is no room for them yet: see [`Lives::make_room`].
    pub fn new(count: usize) -> Self {
        Self {
            count,
            nodes: Vec::with_capacity(count),
            blocks: Vec::with_capacity(count.div_ceil(BLOCK)),
            again: false,
        }
    }

    pub fn len(&self) -> usize {
        self.count
    }

    /// Makes room for up to `most` more nodes. The answer is how many lacked it.
    pub fn make_room(&mut self, most: usize) -> usize {
        let made = most.min(self.count - self.nodes.len());
        let nodes = self.nodes.len() + made;
        self.nodes.resize(nodes, UNBORN);
        self.blocks.resize(nodes.div_ceil(BLOCK), UNBORN);
        made
    }

    /// Whether some node lives more than once, so that its first and last row do not tell all.
    pub fn again(&self) -> bool {
        self.again
    }

    /// The last row of a node, as row * 4 + state.
    #[inline]
    pub fn last(&self, node: u32) -> u32 {
        self.nodes[node as usize].last
    }

    /// `before`: the last row of the node until now. `begins`: it was reached for the first time since all was forgotten.
    /// Nothing of the node is read, as that would mean to wait for memory.
    #[inline]
    pub fn write(&mut self, node: u32, row: u32, state: State, begins: bool, before: u32) {
        let last = row << 2 | state as u32;
        let life = &mut self.nodes[node as usize];
        let block = &mut self.blocks[node as usize / BLOCK];
        life.last = last;
        block.last = last;
        if before == NO_WRITE {
            life.first = row;
            block.first = block.first.min(row);
        } else {
            let lives_on = before & 3 == State::Closed as u32 || state == State::Unseen;
            self.again |= begins || lives_on;
        }
    }

    /// The states of nodes at a position, as numbers, if all live once and all rows before `phase` are forgotten. Without a
    /// branch, and in few steps: a picture asks for millions of cells.
    pub fn states(
        &self,
        nodes: std::ops::Range<u32>,
        position: u32,
        phase: u32,
    ) -> impl Iterator<Item = u8> {
        // The row in the lower bits, below the state: those of closed nodes follow each other from here on.
        let closed = phase | (State::Closed as u32) << 30;
        let span = position - phase;
        let lives = &self.nodes[nodes.start as usize..nodes.end as usize];
        lives.iter().map(move |&Life { first, last }| {
            let is_seen = first.wrapping_sub(phase) < span;
            let is_closed = last.rotate_right(2).wrapping_sub(closed) < span;
            u8::from(is_seen) + u8::from(is_closed)
        })
    }

    /// Whether nothing was written of any of these nodes from one position to a later one.
    #[inline]
    pub fn are_unchanged(&self, nodes: std::ops::Range<u32>, from: u32, to: u32) -> bool {
        self.blocks[nodes.start as usize / BLOCK..(nodes.end as usize).div_ceil(BLOCK)]
            .iter()
            .all(|&Life { first, last }| first >= to || last >> 2 < from)
    }
}
