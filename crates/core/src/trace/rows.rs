//! The log of all records, in order: a row a record, 20 bytes each, and for each row the row before it of the same node.
//!
//! "What is known at position t" is one array from node to row. A step forward is one store, a step back is one store.

use crate::observer::{EventKind, Observer, Written};
use crate::record::{Record, State};
use crate::space::NONE;

/// Rows come in chunks, so that a growing log is never copied and never holds more than a chunk too much.
const CHUNK: usize = 1 << 14;

/// What a row takes: g, and node with kind, parent and the row before.
const BYTES: usize = 8 + 3 * 4;

/// The lower bits of the packed node are the node, the upper ones say what was written.
const NODE_BITS: u32 = 28;

/// While one row is taken back, so many nodes can be forgotten: a far way back is quicker over the beginning.
const FORGETS: usize = 8;

/// A row that stands for none, with the state of a node that has not been seen.
const NO_ROW: u32 = u32::MAX << 2;

/// Of a length that is known, so that no row asks whether it is in it.
type Column<T> = Box<[T; CHUNK]>;

#[derive(Debug)]
struct Chunk {
    g: Column<f64>,
    node: Column<u32>,
    parent: Column<u32>,
    /// What [`Rows::current`] said of the node before.
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
    /// For each node the row that holds at `position`, as row * 4 + state.
    current: Vec<u32>,
    position: usize,
    /// The rows before which all was forgotten.
    phases: Vec<u32>,
    /// What f may be at most before the first of these, and after each.
    bounds: Vec<f64>,
    /// The rows with which the way to each way point begins.
    legs: Vec<u32>,
}

impl Rows {
    /// `nodes` may be reached; all have numbers below it.
    pub fn new(nodes: usize) -> Self {
        Self {
            chunks: Vec::new(),
            len: 0,
            kinds: [0; 5],
            current: vec![NO_ROW; nodes],
            position: 0,
            phases: Vec::new(),
            bounds: Vec::new(),
            legs: Vec::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// Nodes have numbers below this.
    pub fn width(&self) -> u32 {
        self.current.len() as u32
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

    /// Bytes that the rows take. What says which row holds for a node takes 4 more for each node, however long the log is.
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
        let current = self.current[node as usize];
        (current != NO_ROW && current >> 2 >= self.phase_start(self.position))
            .then_some((current >> 2) as usize)
    }

    pub fn state(&self, node: u32) -> State {
        state_in(self.phase_start(self.position), self.current[node as usize])
    }

    /// The states of nodes as numbers, the phase being looked up only once. Without a branch: millions of cells are read for a picture.
    pub fn states(&self, nodes: std::ops::Range<u32>) -> impl Iterator<Item = u8> {
        // As a row with the state 0: what comes before it is forgotten.
        let first = self.phase_start(self.position) << 2;
        let current = &self.current[nodes.start as usize..nodes.end as usize];
        current
            .iter()
            .map(move |&current| (current & 3) as u8 * u8::from(current >= first))
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
        let back = self.position.saturating_sub(position);
        if back > position + self.current.len() / FORGETS {
            self.current.fill(NO_ROW);
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
    fn wrote(&mut self, written: Written) {
        let i = self.len % CHUNK;
        if i == 0 {
            self.chunks.extend(Chunk::new(self.kinds));
        }
        let current = &mut self.current[written.node as usize];
        if let Some(chunk) = self.chunks.last_mut() {
            chunk.g[i] = written.g;
            chunk.node[i] = pack(&written);
            chunk.parent[i] = written.parent;
            chunk.previous[i] = *current;
        }
        if written.kind != EventKind::Ray {
            *current = (self.len as u32) << 2 | written.state as u32;
        }
        self.kinds[written.kind as usize] += 1;
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

fn pack(written: &Written) -> u32 {
    let repaired = written.kind == EventKind::Improve && written.state == State::Closed;
    let kind = if repaired {
        REPAIRED
    } else {
        written.kind as u32
    };
    kind << NODE_BITS | written.node
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
