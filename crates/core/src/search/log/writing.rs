//! Writing the log while a search runs.

use super::packed::{Packed, pack, unpack};
use super::{CHUNK, Chunk, Rows};
use crate::search::event_kind::EventKind;
use crate::search::record::State;

impl Rows {
    /// Makes room for up to `most` more nodes. The answer is how many lacked it.
    pub fn make_room(&mut self, most: usize) -> usize {
        self.lives.make_room(most)
    }

    /// The rows that are counted in, and those that are not yet.
    pub fn written(&self) -> usize {
        self.len + self.latest.len()
    }

    /// Enters what was written since the last time in the lives of the nodes. In one go: row by row, each would wait for memory.
    #[cold]
    pub fn count_in(&mut self) {
        let rows = std::mem::take(&mut self.latest);
        let before = self.kinds;
        for (row, packed) in (self.len as u32..).zip(&rows) {
            let (node, kind, state) = unpack(packed.node);
            self.kinds[kind as usize] += 1;
            if kind.is_written() {
                let begins = kind == EventKind::Open;
                self.lives.write(node, row, state, begins, packed.previous);
            }
        }
        self.len += rows.len();
        self.chunks.push(Chunk { rows, before });
    }

    /// A record was written, or a line looked along. `before`: as which write of this search the node was written before, from 0, * 4 + state;
    /// [`NO_WRITE`] if it was not.
    #[inline]
    pub fn wrote(
        &mut self,
        kind: EventKind,
        node: u32,
        state: State,
        g: f64,
        parent: u32,
        before: u32,
    ) {
        if self.latest.len() == CHUNK {
            self.begin_chunk();
        }
        let g = g.to_bits();
        self.latest.push(Packed {
            g: [g as u32, (g >> 32) as u32],
            node: pack(node, kind, state),
            parent,
            previous: before,
        });
    }

    #[cold]
    fn begin_chunk(&mut self) {
        self.count_in();
        self.latest = Vec::with_capacity(CHUNK);
    }

    /// All is forgotten: the next way point, or the next round of a search in rounds, in which no f may exceed `bound`.
    pub fn forgot(&mut self, bound: f64) {
        if self.written() > 0 {
            self.phases.push(self.written() as u32);
        }
        self.round_bounds.push(bound);
    }

    /// The way to the next way point begins.
    pub fn began_leg(&mut self) {
        self.legs.push(self.written() as u32);
    }
}
