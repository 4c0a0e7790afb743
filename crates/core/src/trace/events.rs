//! The events of a trace, from its first to its last.

use super::Trace;
use crate::define::{named, record};
use crate::map::place::Place;
use crate::search::event_kind::EventKind;
use crate::turning::Heading;
use std::iter::FusedIterator;
use std::ops::Range;

record! {
    /// What happened in one step of a search.
    [derive(Debug, Clone, Copy, PartialEq), non_exhaustive] Event {
        /// The number of the event, which leads from this position to the next.
        position: usize,
        /// What happened: see [`EventKind`].
        kind: EventKind,
        /// The place it happened to.
        at: Place,
        /// The cost of the best known way to it, from then on.
        g: f64,
        /// The estimate of what is still to go.
        h: f64,
        /// What the open list is ordered by; g with [`Algorithm::Bfs`](crate::Algorithm::Bfs), which takes nodes as they came.
        f: f64,
        /// The place before it on that way; none for a start.
        parent: Option<Place>,
        /// In a search from both ends: the side that it belongs to.
        side: Option<Side> [serde(skip_serializing_if = "Option::is_none")],
        /// Where turning costs: in which direction the place was entered; none for a start at which one looks nowhere.
        heading: Option<Heading> [serde(skip_serializing_if = "Option::is_none")],
    }
}

named! {
    /// A side of a search from both ends.
    Side {
        /// It began at the start.
        Forward = "forward",
        /// It began at the goal, and looks backward.
        Backward = "backward",
    }
}

impl Event {
    /// Whether it belongs to the side that began at the goal, in a search from both ends.
    pub fn is_backward(&self) -> bool {
        self.side == Some(Side::Backward)
    }
}

/// An iterator over the events of a [`Trace`], made by [`Trace::events`]. It can be run from either end.
#[derive(Debug, Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Events<'t> {
    trace: &'t Trace,
    /// Those that are still to come.
    left: Range<usize>,
}

impl Trace {
    /// Event number `i`, from 0; `None` if there are not so many.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// use stepstar::{EventKind, Place};
    /// let event = trace.event(1).unwrap();
    /// assert_eq!((event.kind, event.at), (EventKind::Close, Place::from((0, 0))));
    /// ```
    pub fn event(&self, i: usize) -> Option<Event> {
        (i < self.len()).then(|| {
            let row = self.row(i);
            let h = self.h(row.node, i + 1);
            Event {
                position: i,
                kind: row.kind,
                at: self.place(row.node),
                g: self.cost(row.g),
                h: self.cost(h),
                f: self.cost(self.order.f(row.g, h)),
                parent: self.parent(row.parent),
                side: (self.half > 0).then(|| {
                    if self.is_from_goal(row.node) {
                        Side::Backward
                    } else {
                        Side::Forward
                    }
                }),
                heading: self.heading(row.node),
            }
        })
    }

    /// All events, in order. A loop over `&trace` does the same.
    ///
    /// ```
    /// use stepstar::EventKind;
    /// let grid = stepstar::Grid::new(3, 1).unwrap();
    /// let trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// let closed = trace.events().filter(|event| event.kind == EventKind::Close);
    /// assert_eq!(closed.count(), 3);
    /// for event in &trace {
    ///     println!("{} {}", event.kind.name(), event.at);
    /// }
    /// ```
    pub fn events(&self) -> Events<'_> {
        Events {
            trace: self,
            left: 0..self.len(),
        }
    }
}

impl<'t> IntoIterator for &'t Trace {
    type Item = Event;
    type IntoIter = Events<'t>;

    fn into_iter(self) -> Events<'t> {
        self.events()
    }
}

impl Iterator for Events<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        self.trace.event(self.left.next()?)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.left.size_hint()
    }

    /// Nothing is read of what is passed over.
    fn nth(&mut self, n: usize) -> Option<Event> {
        self.trace.event(self.left.nth(n)?)
    }
}

impl DoubleEndedIterator for Events<'_> {
    fn next_back(&mut self) -> Option<Event> {
        self.trace.event(self.left.next_back()?)
    }
}

impl ExactSizeIterator for Events<'_> {}

impl FusedIterator for Events<'_> {}
