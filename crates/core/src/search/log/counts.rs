//! Counts in the log: events of each kind up to a position, and the row of the n-th expansion.

use super::packed::unpack;
use super::{CHUNK, Chunk, Kinds, Rows};
use crate::search::event_kind::EventKind;

impl Rows {
    pub fn closed(&self) -> u32 {
        steps(&self.kinds)
    }

    /// How many nodes had been closed at a position.
    pub fn closed_at(&self, position: usize) -> u32 {
        steps(&self.kinds_at(position))
    }

    /// How many events of each kind had happened at a position.
    pub fn kinds_at(&self, position: usize) -> Kinds {
        let position = position.min(self.len);
        let Some(chunk) = self.chunks.get(position / CHUNK) else {
            return self.kinds;
        };
        let mut kinds = chunk.before;
        for packed in &chunk.rows[..position % CHUNK] {
            kinds[unpack(packed.node).1 as usize] += 1;
        }
        kinds
    }

    /// The position at which all that the n-th node (from 1) led to is written, and the next one comes; 0 for none, the end where there are
    /// no more.
    pub fn position_of_expansion(&self, n: u32) -> usize {
        match n {
            0 => 0,
            n if n >= self.closed() => self.len,
            n => self.position_of_closed(n + 1) - 1,
        }
    }

    /// The position just after the n-th node (from 1) was closed; 0 for none, the end where there are fewer.
    pub fn position_of_closed(&self, n: u32) -> usize {
        if n == 0 {
            return 0;
        }
        if n > self.closed() {
            return self.len;
        }
        let before = |chunk: &Chunk| steps(&chunk.before);
        let chunk = self.chunks.partition_point(|chunk| before(chunk) < n) - 1;
        let mut left = n - before(&self.chunks[chunk]);
        let rows = self.chunks[chunk].rows.iter();
        let place = rows.take_while(|packed| {
            left -= u32::from(unpack(packed.node).1.is_step());
            left > 0
        });
        chunk * CHUNK + place.count() + 1
    }
}

/// How many steps began: nodes that were expanded, and ticks of a walk.
fn steps(kinds: &Kinds) -> u32 {
    let begin = EventKind::ALL.iter().filter(|kind| kind.is_step());
    begin.map(|&kind| kinds[kind as usize]).sum()
}
