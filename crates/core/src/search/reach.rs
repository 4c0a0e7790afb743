//! Reaching a node more cheaply: whether it is opened, improved, reopened or left, and the one place where a record changes.

use super::{Outcome, Search};
use crate::options::{Closed, GoalTest};
use crate::search::event_kind::EventKind;
use crate::search::open::OpenList;
use crate::search::record::{Record, State};
use crate::search::slip::Cheaper;
use crate::search::space::{AnySpace, NONE, Space};

impl<O: OpenList> Search<O> {
    /// A node was reached more cheaply than before. If that counts, it waits to be expanded, at a place in the order that fits its new
    /// record.
    pub(super) fn reach(
        &mut self,
        space: &AnySpace<'_>,
        known: State,
        node: u32,
        g: f64,
        parent: u32,
    ) {
        let kind = match (known, self.rules.closed) {
            (State::Unseen, _) => EventKind::Open,
            (known, _) if self.rules.cheaper.ignores(known) => return,
            (State::Open, _) => EventKind::Improve,
            (State::Closed, Closed::Ignore) => return,
            (State::Closed, Closed::Reopen) => EventKind::Reopen,
            (State::Closed, Closed::Repair) => EventKind::Improve,
        };
        let mut state = State::Open;
        let h = space.estimate(node);
        if self.bound < f64::INFINITY {
            let f = self.rules.order.f(g, h);
            if f > self.bound {
                self.next_bound = self.next_bound.min(f);
                return;
            }
        }
        let entry = self.rules.order.entry(node, g, h, self.written);
        if kind == EventKind::Improve {
            self.counts.improved += 1;
            if known == State::Closed {
                // It improves in place, and its successors hear of it at once.
                state = State::Closed;
                self.repairs.push(node);
            } else if self.rules.cheaper != Cheaper::KeepsPlace {
                self.open.improve(entry);
            }
        } else {
            if kind == EventKind::Reopen {
                self.counts.reopened += 1;
                self.closed_list.retain(|&closed| closed != node);
            } else {
                self.counts.generated += 1;
            }
            self.open.push(entry);
        }
        self.write(kind, state, node, g, parent);
        if self.rules.nearest && self.is_forward(node) && (h, g, node) < self.nearest {
            self.nearest = (h, g, node);
        }
        if self.rules.goal_test == GoalTest::Generated {
            self.test_generated(node);
        }
    }

    /// Whether the way is complete as soon as a node has been reached.
    #[cold]
    fn test_generated(&mut self, node: u32) {
        let complete = if self.rules.half > 0 {
            self.meeting.1
        } else if self.is_goal(node) {
            node
        } else {
            NONE
        };
        if complete != NONE {
            self.outcome = Some(Outcome::Found(complete));
        }
    }

    /// The record of a node. Designs without a node table search their lists for it.
    #[inline]
    pub(super) fn look_up(&mut self, node: u32) -> Record {
        let known = self.records.get(node);
        if self.searches {
            self.search_lists(node, known.state);
        }
        known
    }

    #[cold]
    fn search_lists(&mut self, node: u32, state: State) {
        self.open.look_up(node);
        if state != State::Open {
            let place = self.closed_list.iter().position(|&closed| closed == node);
            self.closed_lookups += place.map_or(self.closed_list.len(), |place| place + 1) as u64;
        }
    }

    /// The one place where the record of a node changes.
    #[inline(always)]
    pub(super) fn write(&mut self, kind: EventKind, state: State, node: u32, g: f64, parent: u32) {
        let before = self.records.set(node, Record { state, g, parent });
        self.written += 1.0;
        self.observer
            .tell(|log| log.wrote(kind, node, state, g, parent, before));
        if self.rules.half > 0 {
            self.look_across(node, g);
        }
    }

    /// Whether a node that was written has been reached from the other end as well, on a cheaper way than all so far.
    #[cold]
    fn look_across(&mut self, node: u32, g: f64) {
        let way = g + self.records.get(self.other_side(node)).g;
        if way < self.meeting.0 {
            self.meeting = (way, node);
        }
    }

    /// The same node as reached from the other end.
    pub fn other_side(&self, node: u32) -> u32 {
        let half = self.rules.half;
        if node < half {
            node + half
        } else {
            node - half
        }
    }

    pub(super) fn is_forward(&self, node: u32) -> bool {
        self.rules.half == 0 || node < self.rules.half
    }
}
