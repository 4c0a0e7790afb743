//! Where a run leaves the search: what could have come next, and what the search knew then.

use super::{End, Replay, Replaying, Stood};
use crate::search::open::Entry;
use crate::search::record::State;
use crate::search::space::Space;

/// Nodes that could have come next are listed up to so many: a choice, enough for a board, and a message that stays small.
const MOST_EXPECTED: usize = 100;

impl Replaying<'_, '_> {
    /// What the search knows where the run and the search part.
    pub fn stand(&mut self, replay: &mut Replay, next: Option<u32>) {
        if replay.end == End::Complete || replay.end == End::Late {
            return;
        }
        let node = next.unwrap_or(self.goal);
        let node = match self.search.open.entry(node) {
            None if self.search.records.get(node).state == State::Unseen => self.across(node),
            _ => node,
        };
        let led = &self.search.open;
        let first = led.first();
        // The first of a heap stands first.
        let mut expected: Vec<Entry> = match first {
            Some(first) => {
                let close = led
                    .entries()
                    .iter()
                    .filter(|entry| self.is_close(entry, &first));
                close.copied().collect()
            }
            None => Vec::new(),
        };
        expected.truncate(MOST_EXPECTED);
        let half = self.plan.half(self.map);
        replay.expected = expected
            .iter()
            .map(|entry| {
                if half > 0 {
                    entry.node() % half
                } else {
                    entry.node()
                }
            })
            .collect();
        replay.stood = Stood {
            node: self.search.records.get(node),
            node_h: self.search.rules.order.h(self.space.estimate(node)),
            node_f: led.entry(node).map(|entry| entry.f.value()),
            least: first.map(|first| first.f.value()),
        };
    }
}
