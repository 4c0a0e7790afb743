//! What the sentence of an event says more where others move: at which of its times a place is meant, and how long one waits for it.

use super::Trace;
use crate::saying::{Saying, say};
use crate::search::log::Row;
use crate::search::space::NONE;
use crate::search::timetable::FOR_EVER;

impl Trace {
    /// A place to which somebody comes, with the times in which one is there.
    pub(super) fn time(&self, node: u32) -> Option<Saying> {
        let times = self.plan.times.as_ref()?.times(node % self.places);
        let place = self.place(node);
        Some(match *times.get((node / self.places) as usize)? {
            (0, FOR_EVER) => return None,
            (0, last) => say!(UNTIL_TICK, place: place, last: last),
            (first, FOR_EVER) => say!(FROM_TICK, place: place, first: first),
            (first, last) => say!(IN_TICKS, place: place, first: first, last: last),
        })
    }

    /// "Before that step it waits 2 ticks." Nothing where it goes at once.
    pub(super) fn told_wait(&self, row: &Row) -> Option<Saying> {
        if self.plan.times.is_none() || row.parent == NONE {
            return None;
        }
        let waits = row.g - self.record(row.parent).g - 1.0;
        (waits > 0.0).then(|| say!(WAITS_BEFORE, ticks: say!(TICKS, n: waits as u64)))
    }
}
