//! The edges of all corners while the hierarchy is made.

use super::edge::{Edge, Through};
use std::ops::Range;

/// Each corner with its edges.
#[derive(Debug)]
pub(crate) struct Edges {
    /// The edges of all corners, each corner's together, with room for more.
    edges: Vec<Edge>,
    /// What each edge stands for: searches hardly ever need it.
    through: Vec<Through>,
    spans: Vec<Span>,
    /// The weight of the edge from the marked corner to each corner, above `mark`: what was marked before is dearer than anything.
    marked: Vec<u64>,
    mark: u64,
}

/// Where the edges of a corner are.
#[derive(Debug, Clone, Copy, Default)]
struct Span {
    first: u32,
    count: u32,
    room: u32,
}

impl Span {
    fn range(self) -> Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

impl Edges {
    /// No edges yet, and room for so many at each corner.
    pub fn new(rooms: &[u32]) -> Self {
        let mut next = 0;
        let span = |&room: &u32| {
            let first = next;
            next += room;
            Span {
                first,
                count: 0,
                room,
            }
        };
        let spans: Vec<Span> = rooms.iter().map(span).collect();
        Self {
            edges: vec![Edge::default(); next as usize],
            through: vec![Through::DIRECT; next as usize],
            marked: vec![u64::MAX; spans.len()],
            spans,
            mark: u64::MAX,
        }
    }

    /// How many corners there are.
    pub fn corners(&self) -> usize {
        self.spans.len()
    }

    /// The edges of a corner to those that have not been passed over; of one that has been, those to higher ones.
    pub fn of(&self, corner: u32) -> &[Edge] {
        &self.edges[self.spans[corner as usize].range()]
    }

    /// What these edges stand for.
    pub fn through(&self, corner: u32) -> &[Through] {
        &self.through[self.spans[corner as usize].range()]
    }

    /// Whether the marked corner has an edge to this one; none weighs more than the limit.
    pub fn has_marked(&self, corner: u32, limit: u64) -> bool {
        self.marked[corner as usize] <= self.mark + limit
    }

    /// One more edge from a corner.
    #[inline(never)]
    pub fn add(&mut self, corner: u32, edge: Edge, through: Through) {
        let span = &mut self.spans[corner as usize];
        if span.count == span.room {
            // To the end, with more room.
            let (length, old) = (self.edges.len(), span.range());
            span.first = length as u32;
            span.room = span.count * 3 / 2 + 2;
            let end = length + span.room as usize;
            self.edges.resize(end, edge);
            self.edges.copy_within(old.clone(), length);
            self.through.resize(end, through);
            self.through.copy_within(old, length);
        }
        let place = (span.first + span.count) as usize;
        span.count += 1;
        self.edges[place] = edge;
        self.through[place] = through;
    }

    /// Forgets the edge to a corner that has been passed over.
    pub fn forget(&mut self, corner: u32, passed: u32) {
        let span = &mut self.spans[corner as usize];
        let edges = &mut self.edges[span.range()];
        if let Some(place) = edges.iter().position(|edge| edge.to() == passed) {
            let last = edges.len() - 1;
            edges.swap(place, last);
            self.through[span.range()].swap(place, last);
            span.count -= 1;
        }
    }

    /// Notes how far each neighbour of a corner is.
    pub fn mark(&mut self, corner: u32) {
        self.mark -= 1 << 32;
        for edge in &self.edges[self.spans[corner as usize].range()] {
            self.marked[edge.to() as usize] = self.mark + u64::from(edge.weight());
        }
    }

    /// Whether the marked corner has a way to this one that is as short and needs no more than one other corner.
    pub fn is_reached(&self, without: u32, corner: u32, weight: u64) -> bool {
        let most = self.mark + weight;
        self.marked[corner as usize] <= most
            || self.of(corner).iter().any(|edge| {
                let rest = self.marked[edge.to() as usize];
                rest <= most - u64::from(edge.weight()) && edge.to() != without
            })
    }

    /// Puts an edge in the place of a longer one.
    pub fn shorten(&mut self, from: u32, edge: Edge, through: Through) {
        let range = self.spans[from as usize].range();
        let mut known = self.edges[range.clone()].iter();
        if let Some(place) = known.position(|known| known.to() == edge.to()) {
            self.edges[range.start + place] = edge;
            self.through[range.start + place] = through;
        }
    }
}
