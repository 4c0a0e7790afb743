//! The log of all records, in order: a row a record, 20 bytes each, and for each row the row before it of the same node.
//!
//! "What is known of a node at position t" is the last row of that node before t: one follows the rows of the node back from its last one.
//! Only where nodes live more than once, and there may be thousands of rows of each, the log is replayed: then one array from
//! node to row says it, a step forward is one store, and a step back is one store.

use super::lives::{Lives, NO_ROW};
use crate::observer::{EventKind, Observer};
use crate::record::{Record, State};
use crate::space::NONE;

/// Rows come in chunks, so that a growing log is never copied and never holds more than a chunk too much: 20 kB, as many a trace is short
/// and whoever drops traces in a loop gets none of their memory back before the loop ends.
const CHUNK: usize = 1 << 10;

/// What a row takes: g, and node with kind, parent and the row before.
const BYTES: usize = 8 + 3 * 4;

/// The lower bits of the packed node are the node, the upper ones say what was written.
const NODE_BITS: u32 = 28;

/// While one row is taken back, so many nodes can be forgotten: a far way back is quicker over the beginning.
const FORGETS: usize = 8;

/// Of a length that is known, so that no row asks whether it is in it.
type Column<T> = Box<[T; CHUNK]>;

#[derive(Debug)]
struct Chunk {
    g: Column<f64>,
    node: Column<u32>,
    parent: Column<u32>,
    /// The row of the same node before, as row * 4 + state.
    previous: Column<u32>,
    /// How many events of each kind there were before this chunk.
    before: [u32; 5],
}

impl Chunk {
    /// Never on the stack: it is larger than a page's stack may be.
    #[cold]
    fn new(before: [u32; 5]) -> Option<Self> {
        let numbers = || vec![0; CHUNK].into_boxed_slice().try_into().ok();
        Some(Self {
            g: vec![0.0; CHUNK].into_boxed_slice().try_into().ok()?,
            node: numbers()?,
            parent: numbers()?,
            previous: numbers()?,
            before,
        })
    }
}

/// One row of the log.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Row {
    pub node: u32,
    pub kind: EventKind,
    pub state: State,
    pub g: f64,
    pub parent: u32,
}

/// The log, and the place in it that one looks at.
#[derive(Debug)]
pub(crate) struct Rows {
    chunks: Vec<Chunk>,
    len: usize,
    /// How many events of each kind there are.
    kinds: [u32; 5],
    lives: Lives,
    position: usize,
    /// Where nodes live more than once: for each the row that holds at `position`, as row * 4 + state.
    current: Vec<u32>,
    /// The rows before which all was forgotten.
    phases: Vec<u32>,
    /// What f may be at most before the first of these, and after each.
    bounds: Vec<f64>,
    /// The rows with which the way to each way point begins.
    legs: Vec<u32>,
}

impl Rows {
    /// `nodes` may be reached; all have numbers below it. Before the first is, there must be room for all of them.
    pub fn new(nodes: usize) -> Self {
        Self {
            chunks: Vec::new(),
            len: 0,
            kinds: [0; 5],
            lives: Lives::new(nodes),
            position: 0,
            current: Vec::new(),
            phases: Vec::new(),
            bounds: Vec::new(),
            legs: Vec::new(),
        }
    }

    /// Makes room for up to so many nodes more; for how many there was none.
    pub fn make_room(&mut self, most: usize) -> usize {
        self.lives.make_room(most)
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// Nodes have numbers below this.
    pub fn width(&self) -> u32 {
        self.lives.len() as u32
    }

    pub fn closed(&self) -> u32 {
        self.kinds[EventKind::Close as usize]
    }

    pub fn position(&self) -> usize {
        self.position
    }

    pub fn phases(&self) -> &[u32] {
        &self.phases
    }

    /// What f may be at most, at a position.
    pub fn bound(&self, position: usize) -> f64 {
        let phase = self
            .phases
            .partition_point(|&first| (first as usize) < position);
        self.bounds[phase]
    }

    /// Bytes that the rows take. What says which row holds for a node takes 8 more for each node, or 12, however long the log is.
    pub fn bytes(&self) -> usize {
        self.len * BYTES
    }

    pub fn get(&self, row: usize) -> Row {
        let (chunk, i) = (&self.chunks[row / CHUNK], row % CHUNK);
        let (node, kind, state) = unpack(chunk.node[i]);
        Row {
            node,
            kind,
            state,
            g: chunk.g[i],
            parent: chunk.parent[i],
        }
    }

    /// The row that holds for a node at the position, if it has been seen since all was forgotten.
    pub fn row_of(&self, node: u32) -> Option<usize> {
        let entry = self.entry(node);
        (entry != NO_ROW && entry >> 2 >= self.phase_start(self.position))
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
        let mut entry = self.lives.last(node);
        while entry != NO_ROW && (entry >> 2) as usize >= self.position {
            let row = (entry >> 2) as usize;
            entry = self.chunks[row / CHUNK].previous[row % CHUNK];
        }
        entry
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

    /// Whether nothing has changed of any of these nodes between two positions, as far as that is quickly known.
    #[inline]
    pub fn rest(&self, nodes: std::ops::Range<u32>, from: usize, to: usize) -> bool {
        let (low, high) = (from.min(to), from.max(to));
        let same_phase = self.phases.is_empty() || self.phase_start(low) == self.phase_start(high);
        same_phase && self.lives.rest(nodes, low as u32, high as u32)
    }

    pub fn record(&self, node: u32) -> Record {
        self.row_of(node).map_or(Record::UNSEEN, |row| {
            let Row {
                state, g, parent, ..
            } = self.get(row);
            Record { state, g, parent }
        })
    }

    /// The first row of the phase that a position lies in. What was written before it is forgotten.
    pub fn phase_start(&self, position: usize) -> u32 {
        let later = self
            .phases
            .partition_point(|&first| (first as usize) < position);
        if later == 0 {
            0
        } else {
            self.phases[later - 1]
        }
    }

    /// To which way point, from 0, a position leads.
    pub fn leg(&self, position: usize) -> usize {
        self.legs
            .partition_point(|&first| (first as usize) < position)
            .saturating_sub(1)
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
            self.current.resize(self.lives.len(), NO_ROW);
            self.position = 0;
        }
        while self.position < position {
            let (chunk, i) = (&self.chunks[self.position / CHUNK], self.position % CHUNK);
            let end = (position - self.position + i).min(CHUNK);
            for (row, &node) in (self.position as u32..).zip(&chunk.node[i..end]) {
                let (node, kind, state) = unpack(node);
                if kind != EventKind::Ray {
                    self.current[node as usize] = row << 2 | state as u32;
                }
            }
            self.position += end - i;
        }
        while self.position > position {
            let last = self.position - 1;
            let (chunk, end) = (&self.chunks[last / CHUNK], last % CHUNK + 1);
            let first = position.saturating_sub(last / CHUNK * CHUNK);
            for i in (first..end).rev() {
                let (node, kind, _) = unpack(chunk.node[i]);
                if kind != EventKind::Ray {
                    self.current[node as usize] = chunk.previous[i];
                }
            }
            self.position -= end - first;
        }
    }

    /// How many nodes had been closed at a position.
    pub fn closed_at(&self, position: usize) -> u32 {
        self.kinds_at(position)[EventKind::Close as usize]
    }

    /// How many events of each kind had happened at a position.
    pub fn kinds_at(&self, position: usize) -> [u32; 5] {
        let position = position.min(self.len);
        let Some(chunk) = self.chunks.get(position / CHUNK) else {
            return self.kinds;
        };
        let mut kinds = chunk.before;
        for &node in &chunk.node[..position % CHUNK] {
            kinds[unpack(node).1 as usize] += 1;
        }
        kinds
    }

    /// The position just after the n-th node (from 1) was closed; 0 for none, the end where there are fewer.
    pub fn position_of_closed(&self, n: u32) -> usize {
        if n == 0 {
            return 0;
        }
        if n > self.closed() {
            return self.len;
        }
        let before = |chunk: &Chunk| chunk.before[EventKind::Close as usize];
        let chunk = self.chunks.partition_point(|chunk| before(chunk) < n) - 1;
        let mut left = n - before(&self.chunks[chunk]);
        let nodes = self.chunks[chunk].node.iter();
        let place = nodes.take_while(|&&node| {
            left -= u32::from(unpack(node).1 == EventKind::Close);
            left > 0
        });
        chunk * CHUNK + place.count() + 1
    }

    /// The nodes whose record may differ between two positions. Some come more than once.
    pub fn changed(&self, from: usize, to: usize) -> impl Iterator<Item = u32> {
        let (low, high) = (from.min(to), from.max(to).min(self.len));
        // Where all was forgotten in between, all that was known before has changed.
        let same_phase = self.phase_start(low) == self.phase_start(high);
        let low = if same_phase {
            low
        } else {
            self.phase_start(low) as usize
        };
        (low..high).map(|row| self.chunks[row / CHUNK].node[row % CHUNK] & ((1 << NODE_BITS) - 1))
    }
}

impl Observer for Rows {
    fn wrote(&mut self, kind: EventKind, node: u32, state: State, g: f64, parent: u32) {
        let i = self.len % CHUNK;
        if i == 0 {
            self.chunks.extend(Chunk::new(self.kinds));
        }
        if let Some(chunk) = self.chunks.last_mut() {
            chunk.g[i] = g;
            chunk.node[i] = pack(node, kind, state);
            chunk.parent[i] = parent;
            chunk.previous[i] = self.lives.last(node);
        }
        if kind != EventKind::Ray {
            self.lives
                .write(node, self.len as u32, state, kind == EventKind::Open);
        }
        self.kinds[kind as usize] += 1;
        self.len += 1;
        self.position = self.len;
    }

    fn forgot(&mut self, bound: f64) {
        if self.len > 0 {
            self.phases.push(self.len as u32);
        }
        self.bounds.push(bound);
    }

    fn began_leg(&mut self) {
        self.legs.push(self.len as u32);
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

/// A closed node that improves in place: a kind of its own only here.
const REPAIRED: u32 = 5;

fn pack(node: u32, kind: EventKind, state: State) -> u32 {
    let repaired = kind == EventKind::Improve && state == State::Closed;
    let kind = if repaired { REPAIRED } else { kind as u32 };
    kind << NODE_BITS | node
}

fn unpack(packed: u32) -> (u32, EventKind, State) {
    let (kind, state) = match packed >> NODE_BITS {
        0 => (EventKind::Open, State::Open),
        1 => (EventKind::Improve, State::Open),
        2 => (EventKind::Reopen, State::Open),
        3 => (EventKind::Close, State::Closed),
        REPAIRED => (EventKind::Improve, State::Closed),
        _ => (EventKind::Ray, State::Unseen),
    };
    (packed & ((1 << NODE_BITS) - 1), kind, state)
}

/// No node has this number; asserted where searches begin.
const _: () =
    assert!((crate::Grid::MAX_SIDE as u64).pow(2) * 2 < 1 << NODE_BITS && NONE > 1 << NODE_BITS);
