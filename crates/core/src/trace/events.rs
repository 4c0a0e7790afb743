//! A trace from its first event to its last.

use super::{Event, Trace};
use std::iter::FusedIterator;
use std::ops::Range;

/// An iterator over the events of a [`Trace`], made by [`Trace::events`]. It can be run from either end.
#[derive(Debug, Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Events<'t> {
    trace: &'t Trace,
    /// Those that are still to come.
    left: Range<usize>,
}

impl Trace {
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
