//! A space in which others move: a node is a place in one of the times at which it is free, and what a way costs is how many ticks it takes.

use super::{AnySpace, NONE, Reach, Space};
use crate::search::timetable::{FOR_EVER, Timetable};
use std::sync::Arc;

/// Another space, with times.
pub(crate) struct TimedSpace<'m> {
    pub inner: AnySpace<'m>,
    pub table: Arc<Timetable>,
}

impl TimedSpace<'_> {
    /// Adds every step from a node that is reached at a tick, with as much waiting before it as it needs.
    pub fn add_steps_at(&self, node: u32, tick: f64, steps: &mut Vec<Reach>) {
        let places = self.inner.len() as u32;
        let (number, place) = (node / places, node % places);
        let last = self
            .table
            .times(place)
            .get(number as usize)
            .map_or(FOR_EVER, |time| time.1);
        let tick = tick as u32;
        let first = steps.len();
        self.inner.add_steps(place, NONE, steps);
        let ways: Vec<Reach> = steps.drain(first..).collect();
        for way in ways {
            if let Reach::Step { to, .. } = way {
                let arrivals = self.table.arrivals(place, (tick, last), to);
                steps.extend(arrivals.map(|(number, at)| Reach::Step {
                    to: number * places + to,
                    cost: f64::from(at - tick),
                }));
            }
        }
    }
}

impl Space for TimedSpace<'_> {
    fn len(&self) -> usize {
        self.inner.len() * self.table.layers
    }

    /// Of one who is there as early as can be.
    fn add_steps(&self, node: u32, _parent: u32, steps: &mut Vec<Reach>) {
        let places = self.inner.len() as u32;
        let time = self
            .table
            .times(node % places)
            .get((node / places) as usize);
        self.add_steps_at(node, time.map_or(0.0, |time| f64::from(time.0)), steps);
    }

    fn estimate(&self, node: u32) -> f64 {
        self.inner.estimate(node % self.inner.len() as u32)
    }
}
