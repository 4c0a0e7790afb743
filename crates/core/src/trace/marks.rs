//! The marks of a trace: the events at which it is worth stopping.

use super::Trace;
use crate::define::record;
use crate::error::Error;
use crate::map::place::Place;
use crate::search::event_kind::EventKind;
use crate::search::node_set::NodeSet;
use crate::search::space::Space;

record! {
    /// The numbers of the events that are worth a mark on a timeline: at most 4000 of each kind, thinned evenly if there are more.
    [derive(Debug, Clone, PartialEq, Eq, Default), non_exhaustive] Marks {
        /// Where a better way was found.
        improve: Vec<u32>,
        /// Where a closed node was opened again.
        reopen: Vec<u32>,
        /// Where the goal was reached for the first time.
        goal_seen: Option<u32>,
        /// Where a node was expanded whose f is higher than that of any before.
        f_rises: Vec<u32>,
        /// Where the search started over: at a way point, or with a new round of [`Algorithm::Ida`](crate::Algorithm::Ida).
        phases: Vec<u32>,
    }
}

/// What [`Trace::next_after`] and [`Trace::last_before`] look for: an event that fits both fields.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sought {
    /// Events of these kinds; of any kind if empty.
    pub kinds: Vec<EventKind>,
    /// Events at this place; at any place if `None`.
    pub at: Option<Place>,
}

/// Marks of one kind. More are thinned out evenly: no timeline has more pixels.
const MOST: usize = 4000;

/// Finds the [`Marks`] of a trace in slices, for traces of millions of events.
///
/// ```
/// let grid = stepstar::Grid::new(30, 30).unwrap();
/// let trace = stepstar::trace(&grid, (0, 0), (29, 29), &Default::default()).unwrap();
/// let mut marking = stepstar::Marking::default();
/// while !marking.advance(&trace, 1000) {}
/// assert_eq!(marking.marks(&trace), trace.marks());
/// ```
#[derive(Debug, Clone)]
pub struct Marking {
    found: Marks,
    highest: f64,
    next: usize,
}

impl Default for Marking {
    fn default() -> Self {
        Self {
            found: Marks::default(),
            highest: f64::NEG_INFINITY,
            next: 0,
        }
    }
}

impl Marking {
    /// Looks at up to `budget` more events. True once all have been seen. Every call must be about the same trace.
    pub fn advance(&mut self, trace: &Trace, budget: usize) -> bool {
        let marks = &mut self.found;
        let last = trace.legs() - 1;
        let goals: NodeSet = trace.goals(last).into_iter().collect();
        // Searched backwards, the leg before the last one begins there.
        let first = if trace.plan.options.reverse { last } else { 0 };
        let spaces: Vec<_> = (0..trace.legs())
            .map(|leg| trace.space_of_leg(leg))
            .collect();
        let end = trace.len().min(self.next.saturating_add(budget));
        for i in self.next..end {
            let row = trace.row(i);
            let number = i as u32;
            match row.kind {
                EventKind::Improve => marks.improve.push(number),
                EventKind::Reopen => marks.reopen.push(number),
                EventKind::Open
                    if goals.contains(row.node)
                        && marks.goal_seen.is_none()
                        && trace.rows.leg(i + 1) >= first =>
                {
                    marks.goal_seen = Some(number);
                }
                EventKind::Close => {
                    let h = spaces[trace.rows.leg(i + 1)].estimate(row.node);
                    let f = trace.order.f(row.g, h);
                    if f > self.highest {
                        if self.highest > f64::NEG_INFINITY {
                            marks.f_rises.push(number);
                        }
                        self.highest = f;
                    }
                }
                _ => {}
            }
        }
        self.next = end;
        end == trace.len()
    }

    /// The marks found so far; where there are more than 4000 of a kind, 4000 evenly chosen ones.
    pub fn marks(&self, trace: &Trace) -> Marks {
        let mut marks = self.found.clone();
        marks.phases = trace.rows.phases().to_vec();
        for list in [
            &mut marks.improve,
            &mut marks.reopen,
            &mut marks.f_rises,
            &mut marks.phases,
        ] {
            thin(list);
        }
        marks
    }
}

impl Trace {
    /// The events that are worth a mark; where there are more than 4000 of a kind, 4000 evenly chosen ones.
    pub fn marks(&self) -> Marks {
        let mut marking = Marking::default();
        marking.advance(self, usize::MAX);
        marking.marks(self)
    }

    /// The position just after the next event that fits, from a position on. `None` if there is none.
    ///
    /// # Errors
    ///
    /// If the place is not on the map.
    ///
    /// ```
    /// use stepstar::{EventKind, Grid, Options, Sought, trace};
    /// let grid = Grid::new(3, 1)?;
    /// let steps = trace(&grid, (0, 0), (2, 0), &Options::default())?;
    /// let closed = Sought { kinds: vec![EventKind::Close], at: Some((1, 0).into()) };
    /// let position = steps.next_after(0, &closed)?.unwrap();
    /// assert_eq!(steps.event(position - 1).unwrap().at, (1, 0).into());
    /// assert_eq!(steps.next_after(position, &closed)?, None);
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn next_after(&self, position: usize, sought: &Sought) -> Result<Option<usize>, Error> {
        self.look_for(sought, position, true)
    }

    /// The position just after the last event that fits and led to an earlier position. `None` if there is none.
    ///
    /// # Errors
    ///
    /// If the place is not on the map.
    pub fn last_before(&self, position: usize, sought: &Sought) -> Result<Option<usize>, Error> {
        self.look_for(sought, position, false)
    }

    /// The position just after an event that fits, the next one from a position or the last one before it.
    fn look_for(
        &self,
        sought: &Sought,
        position: usize,
        forward: bool,
    ) -> Result<Option<usize>, Error> {
        let at = sought
            .at
            .map(|at| self.map.borrowed().node(at))
            .transpose()?;
        let fits = |i: &usize| {
            let row = self.row(*i);
            (sought.kinds.is_empty() || sought.kinds.contains(&row.kind))
                && at.is_none_or(|at| row.node % self.places == at)
        };
        let position = position.min(self.len());
        let found = if forward {
            (position..self.len()).find(fits)
        } else {
            // The event that leads to the position itself is not before it.
            (0..position.saturating_sub(1)).rev().find(fits)
        };
        Ok(found.map(|i| i + 1))
    }
}

fn thin(list: &mut Vec<u32>) {
    if list.len() > MOST {
        *list = (0..MOST).map(|i| list[i * list.len() / MOST]).collect();
    }
}
