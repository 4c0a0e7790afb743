//! Which cells or nodes are unseen, open and closed at a position, and which of them differ between two.

use super::Trace;
use crate::search::record::State;

impl Trace {
    /// The state at the position of a cell or node, by its number: y * width + x on a grid, the index in
    /// [`Graph::nodes`](crate::Graph::nodes) on a graph. Unseen if the map has no such number.
    pub fn state(&self, index: u32) -> State {
        if index as usize >= self.node_count() {
            return State::Unseen;
        }
        if self.plan.has_layers() {
            return self.rows.state(self.telling(index));
        }
        // Where there is one side only, both look-ups read it.
        joined(self.rows.state(index), self.rows.state(index + self.half))
    }

    /// The states at the position of all cells or nodes, by number, as bytes: see [`State`].
    pub fn states(&self) -> Vec<u8> {
        let mut states = vec![0; self.node_count()];
        self.read_states(0, &mut states);
        states
    }

    /// Reads the states at the position of the cells or nodes from number `first` on, as many as `into` has room for. Past
    /// the last one it is filled with zeros.
    pub fn read_states(&self, first: u32, into: &mut [u8]) {
        let end = self.end_of(first, into.len() as u32);
        let first = first.min(end);
        let (into, after) = into.split_at_mut((end - first) as usize);
        after.fill(0);
        if self.plan.has_layers() {
            for (state, index) in into.iter_mut().zip(first..) {
                *state = self.state(index) as u8;
            }
            return;
        }
        self.rows
            .read_states(first..end, into.iter_mut(), |into, state| *into = state);
        if self.half > 0 {
            let backward = first + self.half..end + self.half;
            self.rows
                .read_states(backward, into.iter_mut(), |into, state| {
                    *into = state.max(*into)
                });
        }
    }

    /// Whether a quick look finds that `count` cells or nodes from number `first` on have the same states at another position. False may
    /// also mean that it would take longer to find out.
    #[inline]
    pub fn is_unchanged_since(&self, first: u32, count: u32, position: usize) -> bool {
        let end = self.end_of(first, count);
        let first = first.min(end);
        let rest = |side| {
            self.rows
                .are_unchanged(first + side..end + side, position, self.position())
        };
        let mut sides = (0..self.rows.width()).step_by(self.places as usize);
        sides.all(rest)
    }

    /// Where a stretch of numbers ends, at the last of the map at the latest.
    fn end_of(&self, first: u32, count: u32) -> u32 {
        first.saturating_add(count).min(self.node_count() as u32)
    }

    /// The numbers of the cells or nodes whose states may differ between another position and this one. Some come more than
    /// once.
    pub fn changed_since(&self, position: usize) -> impl Iterator<Item = u32> {
        let places = self.places;
        let changed = self.rows.changed(position, self.position());
        changed.map(move |node| node % places)
    }
}

/// The state of a place that both sides have reached: the later one of the two.
fn joined(a: State, b: State) -> State {
    if a as u8 > b as u8 { a } else { b }
}
