//! The counts of a search at a position of its trace.

use super::Trace;
use crate::define::record;
use crate::search::event_kind::EventKind;

record! {
    /// What a search had counted at a position of its trace.
    [derive(Debug, Clone, Copy, PartialEq, Eq, Default), non_exhaustive] Tally {
        /// Nodes that are open.
        open: u32,
        /// Nodes that are closed.
        closed: u32,
        /// Nodes that were expanded until then, that is, taken from the open list.
        expanded: u32,
        /// Nodes reached for the first time until then.
        generated: u32,
        /// Better ways found until then to open nodes and, where they are repaired (see [`Closed::Repair`](crate::Closed::Repair)), to
        /// closed ones.
        improved: u32,
        /// Closed nodes opened again until then.
        reopened: u32,
    }
}

impl Trace {
    /// What the search had counted at the position.
    ///
    /// ```
    /// let grid = stepstar::Grid::new(5, 5).unwrap();
    /// let mut trace = stepstar::trace(&grid, (0, 0), (4, 4), &Default::default()).unwrap();
    /// trace.seek(1);
    /// assert_eq!((trace.tally().open, trace.tally().expanded), (1, 0));
    /// trace.seek(trace.len());
    /// assert_eq!(u64::from(trace.tally().expanded), trace.result().expanded);
    /// ```
    pub fn tally(&self) -> Tally {
        let position = self.position();
        let all = self.rows.kinds_at(position);
        // What was forgotten neither waits nor is done.
        let forgotten = self.rows.kinds_at(self.rows.phase_start(position) as usize);
        let so_far = |kind: EventKind| all[kind as usize];
        let in_phase = |kind: EventKind| all[kind as usize] - forgotten[kind as usize];
        if self.through.is_some() {
            return self.walking_tally(so_far);
        }
        let (opened, closed) = (in_phase(EventKind::Open), in_phase(EventKind::Close));
        let reopened = in_phase(EventKind::Reopen);
        Tally {
            open: opened + reopened - closed,
            closed: closed - reopened,
            expanded: so_far(EventKind::Close),
            generated: so_far(EventKind::Open),
            improved: so_far(EventKind::Improve),
            reopened: so_far(EventKind::Reopen),
        }
    }
}
