//! The one place where the record of a node changes.

use super::Repair;
use super::ways::Ways;
use crate::search::event_kind::EventKind;
use crate::search::open::OpenList;
use crate::search::record::{NO_WRITE, Record, State};

impl Repair {
    /// The best way to a node is another from now on.
    pub(super) fn lead(&mut self, ways: &Ways<'_>, node: u32, way: f64, parent: u32) {
        let known = self.records.get(node);
        let kind = match known.state {
            _ if way >= known.g => EventKind::Worsen,
            State::Unseen => EventKind::Open,
            State::Open => EventKind::Improve,
            State::Closed => EventKind::Reopen,
        };
        let count = match kind {
            EventKind::Open => &mut self.counts.generated,
            EventKind::Reopen => &mut self.counts.reopened,
            _ => &mut self.counts.improved,
        };
        *count += u64::from(kind != EventKind::Worsen);
        let settled = self.settled.get(node).g;
        self.write(ways, kind, node, settled, way, parent);
    }

    /// Writes the record of a node: what holds, and the best way over its neighbours. It waits as long as the two differ.
    pub(super) fn write(
        &mut self,
        ways: &Ways<'_>,
        kind: EventKind,
        node: u32,
        settled: f64,
        way: f64,
        parent: u32,
    ) {
        let was_open = self.records.get(node).state == State::Open;
        let state = if way != settled {
            State::Open
        } else if way.is_finite() {
            State::Closed
        } else {
            State::Unseen
        };
        let entry = ways.entry(node, way.min(settled));
        match (was_open, state == State::Open) {
            (true, true) => self.open.improve(entry),
            (false, true) => self.open.push(entry),
            (true, false) => {
                self.open.remove(node);
            }
            (false, false) => {}
        }
        if kind == EventKind::Close || kind == EventKind::Raise {
            let g = settled;
            self.settled.set(node, Record { state, g, parent });
        }
        let g = way;
        let before = self.records.set(node, Record { state, g, parent });
        debug_assert!(kind != EventKind::Requeue || before != NO_WRITE);
        self.observer
            .tell(|log| log.wrote(kind, node, state, g, parent, before));
    }
}
