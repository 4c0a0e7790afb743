//! The log of all records, in order: a row a record, 20 bytes each, and for each row the row before it of the same node.
//!
//! The record of a node at position t is the last row of that node before t: one follows the rows of the node back from its last one.
//! Where nodes live more than once, each may have thousands of rows. There the log is replayed into an array from node to row:
//! a step forward is one store, and so is a step back.

mod counts;
mod lives;
mod packed;
mod writing;

use self::lives::Lives;
pub(crate) use self::packed::Row;
use self::packed::{NODE_BITS, Packed, unpack};
use crate::search::event_kind::EventKind;
use crate::search::record::{NO_WRITE, Record, State};

/// Rows of a chunk, so that a growing log is never copied and is never more than a chunk too large. A chunk is only 20 kB:
/// many traces are short, and JavaScript that drops them in a loop frees none before the loop ends.
const CHUNK: usize = 1 << 10;

/// Nodes that are cleared in the time in which one row is taken back (`npm run bench`): it is quicker to go far back by starting over.
const FORGETS: usize = 8;

/// How many events there are of each kind.
type Kinds = [u32; EventKind::ALL.len()];

#[derive(Debug, Clone)]
struct Chunk {
    rows: Vec<Packed>,
    /// How many events of each kind there were before this chunk.
    before: Kinds,
}

/// The log, and the place in it that one looks at.
#[derive(Debug, Clone, Default)]
pub(crate) struct Rows {
    /// All full but the last.
    chunks: Vec<Chunk>,
    len: usize,
    /// Rows written since the last [`Rows::count_in`]: nothing else knows of them yet.
    latest: Vec<Packed>,
    /// How many events of each kind there are.
    kinds: Kinds,
    lives: Lives,
    position: usize,
    /// Where nodes live more than once: for each the row that holds at `position`, as row * 4 + state.
    current: Vec<u32>,
    /// The rows before which all was forgotten.
    phases: Vec<u32>,
    /// What f may be at most before the first of these, and after each.
    round_bounds: Vec<f64>,
    /// The rows with which the way to each way point begins.
    legs: Vec<u32>,
}

impl Rows {
    /// `nodes` may be reached; all have numbers below it. Before the first is, there must be room for all of them.
    pub fn new(nodes: usize) -> Self {
        Self {
            chunks: Vec::new(),
            len: 0,
            latest: Vec::with_capacity(CHUNK),
            kinds: Kinds::default(),
            lives: Lives::new(nodes),
            position: 0,
            current: Vec::new(),
            phases: Vec::new(),
            round_bounds: Vec::new(),
            legs: Vec::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// Nodes have numbers below this.
    pub fn width(&self) -> u32 {
        self.lives.len() as u32
    }

    pub fn position(&self) -> usize {
        self.position
    }

    pub fn phases(&self) -> &[u32] {
        &self.phases
    }

    /// What f may be at most, at a position.
    pub fn bound(&self, position: usize) -> f64 {
        self.round_bounds[self.phase(position)]
    }

    /// How many phases ended before a position.
    fn phase(&self, position: usize) -> usize {
        let has_begun = |&first: &u32| (first as usize) < position;
        self.phases.partition_point(has_begun)
    }

    /// Bytes that the rows take. What says which row holds for a node takes 8 more for each node, or 12, however long the log is.
    pub fn bytes(&self) -> usize {
        self.len * size_of::<Packed>()
    }

    pub fn get(&self, row: usize) -> Row {
        let packed = self.packed(row);
        let (node, kind, state) = unpack(packed.node);
        let [low, high] = packed.g.map(u64::from);
        Row {
            node,
            kind,
            state,
            g: f64::from_bits(high << 32 | low),
            parent: packed.parent,
        }
    }

    fn packed(&self, row: usize) -> &Packed {
        &self.chunks[row / CHUNK].rows[row % CHUNK]
    }

    /// The row that holds for a node at the position, if it has been seen since all was forgotten.
    pub fn row_of(&self, node: u32) -> Option<usize> {
        let entry = self.entry(node);
        (entry != NO_WRITE && entry >> 2 >= self.phase_start(self.position))
            .then_some((entry >> 2) as usize)
    }

    pub fn state(&self, node: u32) -> State {
        state_in(self.phase_start(self.position), self.entry(node))
    }

    /// What holds for a node at the position, as row * 4 + state, whether or not it was forgotten.
    fn entry(&self, node: u32) -> u32 {
        if self.lives.again() {
            return self.current[node as usize];
        }
        self.entry_before(node, self.position)
    }

    /// The states of nodes as numbers, each with the next of `into`.
    pub fn read_states<T>(
        &self,
        nodes: std::ops::Range<u32>,
        into: impl Iterator<Item = T>,
        mut read: impl FnMut(T, u8),
    ) {
        let phase = self.phase_start(self.position);
        if self.lives.again() {
            let current = &self.current[nodes.start as usize..nodes.end as usize];
            for (into, &entry) in into.zip(current) {
                read(into, state_in(phase, entry) as u8);
            }
        } else {
            let states = self.lives.states(nodes, self.position as u32, phase);
            for (into, state) in into.zip(states) {
                read(into, state);
            }
        }
    }

    /// Whether a quick look finds that none of these nodes has changed between two positions.
    #[inline]
    pub fn are_unchanged(&self, nodes: std::ops::Range<u32>, from: usize, to: usize) -> bool {
        let (low, high) = (from.min(to), from.max(to).min(self.len));
        let same_phase = self.phases.is_empty() || self.phase_start(low) == self.phase_start(high);
        same_phase && self.lives.are_unchanged(nodes, low as u32, high as u32)
    }

    pub fn record(&self, node: u32) -> Record {
        self.row_of(node).map_or(Record::UNSEEN, |row| {
            let Row {
                state, g, parent, ..
            } = self.get(row);
            Record { state, g, parent }
        })
    }

    /// Where a plan is kept up to date: what held for a node, at the position, when it was expanded last.
    pub fn settled(&self, node: u32) -> f64 {
        let phase = self.phase_start(self.position);
        let mut entry = self.entry(node);
        while entry != NO_WRITE && entry >> 2 >= phase {
            let row = self.get((entry >> 2) as usize);
            match row.kind {
                EventKind::Close => return row.g,
                EventKind::Raise => break,
                _ => entry = self.packed((entry >> 2) as usize).previous,
            }
        }
        f64::INFINITY
    }

    /// Where a tick of a walk begins.
    pub fn leg_start(&self, leg: usize) -> usize {
        self.legs.get(leg).map_or(self.len, |&first| first as usize)
    }

    /// The last row of a node before a position, if it had been written by then.
    pub fn row_before(&self, node: u32, position: usize) -> Option<usize> {
        let entry = self.entry_before(node, position);
        (entry != NO_WRITE).then_some((entry >> 2) as usize)
    }

    fn entry_before(&self, node: u32, position: usize) -> u32 {
        let mut entry = self.lives.last(node);
        while entry != NO_WRITE && (entry >> 2) as usize >= position {
            entry = self.packed((entry >> 2) as usize).previous;
        }
        entry
    }

    /// The first row of the phase that a position lies in. What was written before it is forgotten.
    pub fn phase_start(&self, position: usize) -> u32 {
        match self.phase(position) {
            0 => 0,
            later => self.phases[later - 1],
        }
    }

    /// To which way point, from 0, a position leads.
    pub fn leg(&self, position: usize) -> usize {
        self.legs
            .partition_point(|&first| (first as usize) < position)
            .saturating_sub(1)
    }

    /// How many rounds of its leg ended before a row.
    pub fn rounds_before(&self, row: usize) -> usize {
        let first = self.legs[self.leg(row + 1)] as usize;
        self.phase(row + 1) - self.phase(first + 1)
    }

    /// Goes to a position, from wherever the last one was.
    pub fn seek(&mut self, position: usize) {
        let position = position.min(self.len);
        if self.lives.again() {
            self.replay(position);
        }
        self.position = position;
    }

    fn replay(&mut self, position: usize) {
        let back = self.position.saturating_sub(position);
        if self.current.is_empty() || back > position + self.current.len() / FORGETS {
            self.current.clear();
            self.current.resize(self.lives.len(), NO_WRITE);
            self.position = 0;
        }
        while self.position < position {
            let (chunk, i) = (&self.chunks[self.position / CHUNK], self.position % CHUNK);
            let end = (position - self.position + i).min(CHUNK);
            for (row, packed) in (self.position as u32..).zip(&chunk.rows[i..end]) {
                let (node, kind, state) = unpack(packed.node);
                if kind.is_written() {
                    self.current[node as usize] = row << 2 | state as u32;
                }
            }
            self.position += end - i;
        }
        while self.position > position {
            let last = self.position - 1;
            let (chunk, end) = (&self.chunks[last / CHUNK], last % CHUNK + 1);
            let first = position.saturating_sub(last / CHUNK * CHUNK);
            for packed in chunk.rows[first..end].iter().rev() {
                let (node, kind, _) = unpack(packed.node);
                if kind.is_written() {
                    self.current[node as usize] = packed.previous;
                }
            }
            self.position -= end - first;
        }
    }

    /// The nodes whose record may differ between two positions. Some come more than once.
    pub fn changed(&self, from: usize, to: usize) -> impl Iterator<Item = u32> {
        let (low, high) = (from.min(to), from.max(to).min(self.len));
        // Where the search has forgotten all in between, every record from before has changed.
        let same_phase = self.phase_start(low) == self.phase_start(high);
        let low = if same_phase {
            low
        } else {
            self.phase_start(low) as usize
        };
        (low..high).map(|row| self.packed(row).node & ((1 << NODE_BITS) - 1))
    }
}

/// The state of a node whose entry is `current`, where all rows before the phase are forgotten.
fn state_in(phase: u32, current: u32) -> State {
    if current >> 2 < phase {
        State::Unseen
    } else {
        State::from_bits(current)
    }
}
