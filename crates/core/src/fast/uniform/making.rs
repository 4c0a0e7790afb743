//! How the hierarchy of corners is made.

use super::corners::Corners;
use super::hierarchy::{CORE, Edge, NONE};
use super::scale::Scale;
use super::turning::{Turning, first_steps};
use crate::grid::Grid;
use crate::options::Diagonal;
use std::ops::RangeInclusive;

/// A corner with more neighbours is not passed over; in the first round with more than the least, in each later round one more:
/// those with few take least work, and leave less to do for the others.
const NEIGHBOURS: RangeInclusive<usize> = 2..=8;
/// The rounds end when so small a part of the corners is passed over in one (1/n).
const LEAST_PART: usize = 12;

/// The corners with their edges while some are passed over.
pub(crate) struct Making {
    pub levels: Vec<u16>,
    pub complete: bool,
    pub turning: Turning,
    limit: u64,
    /// The edges of all corners, each corner's together, with room for more.
    edges: Vec<Edge>,
    spans: Vec<Span>,
    /// The weight of the edge from the marked corner to each corner.
    weights: Vec<u32>,
    /// The places of neighbours that need an edge between them.
    wanted: Vec<(u8, u8)>,
}

/// Where the edges of a corner are.
#[derive(Debug, Clone, Copy, Default)]
struct Span {
    first: u32,
    count: u32,
    room: u32,
}

impl Making {
    /// All corners with edges to those in reach.
    pub fn new(grid: &Grid, rule: Diagonal, corners: &Corners, scale: &Scale) -> Self {
        let count = corners.cells.len();
        let mut pairs = Vec::new();
        let mut reached = Vec::new();
        let mut spans = vec![Span::default(); count];
        for (from, &at) in (0..).zip(&corners.cells) {
            corners.in_reach(grid, at, true, &mut reached);
            for other in reached.drain(..) {
                let to = corners.number(grid, other);
                spans[from as usize].room += 1;
                spans[to as usize].room += 1;
                pairs.push((from, to));
            }
        }
        let mut next = 0;
        for span in &mut spans {
            span.first = next;
            next += span.room;
        }
        let mut making = Self {
            levels: vec![CORE; count],
            complete: true,
            turning: Turning::new(grid, rule, &corners.cells),
            limit: scale.limit.min(u64::from(u32::MAX)),
            edges: vec![Edge::default(); next as usize],
            spans,
            weights: vec![NONE; count],
            wanted: Vec::new(),
        };
        for (from, to) in pairs {
            let (one, other) = (corners.cells[from as usize], corners.cells[to as usize]);
            let weight = scale.distance(one, other) as u32;
            let edge = Edge {
                to,
                weight,
                middle: NONE,
                leaves: first_steps(rule, one, other),
                returns: first_steps(rule, other, one),
                ..Edge::default()
            };
            making.add(from, edge);
            making.add(to, edge.back_to(from));
        }
        making
    }

    /// The edges of a corner to those that have not been passed over; of one that has been, those to higher ones.
    pub fn of(&self, corner: u32) -> &[Edge] {
        let span = self.spans[corner as usize];
        &self.edges[span.first as usize..][..span.count as usize]
    }

    fn add(&mut self, corner: u32, edge: Edge) {
        let span = &mut self.spans[corner as usize];
        if span.count == span.room {
            // To the end, with more room.
            let from = span.first as usize;
            let length = self.edges.len();
            self.edges
                .extend_from_within(from..from + span.count as usize);
            span.first = length as u32;
            span.room = span.count * 3 / 2 + 2;
            self.edges
                .resize(length + span.room as usize, Edge::default());
        }
        self.edges[(span.first + span.count) as usize] = edge;
        span.count += 1;
    }

    /// Forgets the edge to a corner that has been passed over.
    fn forget(&mut self, corner: u32, passed: u32) {
        let span = &mut self.spans[corner as usize];
        let edges = &mut self.edges[span.first as usize..][..span.count as usize];
        if let Some(place) = edges.iter().position(|edge| edge.to == passed) {
            edges.swap(place, edges.len() - 1);
            span.count -= 1;
        }
    }

    /// Passes over what can be, in rounds; in one round no two neighbours, so that a chain is halved and not unravelled.
    pub fn rounds(&mut self) -> u16 {
        let mut left: Vec<u32> = (0..self.levels.len() as u32).collect();
        // In which round a neighbour was passed over, and whether nothing has changed since this one could not be.
        let mut touched = vec![CORE; left.len()];
        let mut settled = vec![false; left.len()];
        let mut neighbours = Vec::new();
        for round in 0..CORE {
            let before = left.len();
            let [least, most] = [NEIGHBOURS.start(), NEIGHBOURS.end()];
            let most_now = (least + usize::from(round)).min(*most);
            for &corner in &left {
                if touched[corner as usize] == round || settled[corner as usize] {
                    continue;
                }
                neighbours.clear();
                neighbours.extend_from_slice(self.of(corner));
                if neighbours.len() > most_now || !self.pass_over(corner, &neighbours) {
                    let may_come_later = (most_now + 1..=*most).contains(&neighbours.len());
                    settled[corner as usize] = !may_come_later;
                    continue;
                }
                self.levels[corner as usize] = round;
                for edge in &neighbours {
                    touched[edge.to as usize] = round;
                    settled[edge.to as usize] = false;
                }
            }
            left.retain(|&corner| self.levels[corner as usize] == CORE);
            if most_now == *most && (before - left.len()) * LEAST_PART <= before {
                return round + 1;
            }
        }
        CORE
    }

    /// Gives the neighbours the edges that they need without this corner, unless that would be more than it has itself.
    fn pass_over(&mut self, corner: u32, neighbours: &[Edge]) -> bool {
        let mut wanted = std::mem::take(&mut self.wanted);
        wanted.clear();
        let few = self.choose(corner, neighbours, &mut wanted);
        if few {
            self.join(corner, neighbours, &wanted);
        }
        self.wanted = wanted;
        few
    }

    /// Which neighbours need an edge between them without this corner; whether these are few enough.
    // A function of its own is compiled well after its first calls; a part of the one call that makes the hierarchy never is.
    #[inline(never)]
    fn choose(&mut self, corner: u32, neighbours: &[Edge], wanted: &mut Vec<(u8, u8)>) -> bool {
        for (place, one) in neighbours.iter().enumerate() {
            let ahead = self.turning.ahead(corner, one.leaves);
            let mut others = neighbours
                .iter()
                .enumerate()
                .skip(place + 1)
                .filter(|(_, other)| other.leaves & !ahead == 0)
                .peekable();
            if others.peek().is_none() {
                continue;
            }
            self.mark(one.to);
            for (further, other) in others {
                let weight = u64::from(one.weight) + u64::from(other.weight);
                if weight >= self.limit {
                    self.complete = false;
                } else if !self.is_reached(corner, other.to, weight as u32) {
                    wanted.push((place as u8, further as u8));
                }
            }
            self.unmark(one.to);
            if wanted.len() > neighbours.len() {
                return false;
            }
        }
        true
    }

    /// Puts new edges in the place of those to a corner.
    fn join(&mut self, corner: u32, neighbours: &[Edge], wanted: &[(u8, u8)]) {
        for edge in neighbours {
            self.forget(edge.to, corner);
        }
        for &(near, far) in wanted {
            let (one, other) = (neighbours[usize::from(near)], neighbours[usize::from(far)]);
            let weight = one.weight + other.weight;
            let edge = Edge {
                to: other.to,
                weight,
                middle: corner,
                leaves: one.returns,
                returns: other.returns,
                near,
                far,
            };
            self.shorten(one.to, edge);
            self.shorten(other.to, edge.back_to(one.to));
        }
    }

    /// Notes how far each neighbour of a corner is.
    fn mark(&mut self, corner: u32) {
        let span = self.spans[corner as usize];
        for edge in &self.edges[span.first as usize..][..span.count as usize] {
            self.weights[edge.to as usize] = edge.weight;
        }
    }

    fn unmark(&mut self, corner: u32) {
        let span = self.spans[corner as usize];
        for edge in &self.edges[span.first as usize..][..span.count as usize] {
            self.weights[edge.to as usize] = NONE;
        }
    }

    /// Whether the marked corner has a way to this one that is as short and needs no more than one other corner.
    fn is_reached(&self, without: u32, corner: u32, weight: u32) -> bool {
        self.weights[corner as usize] <= weight
            || self.of(corner).iter().any(|edge| {
                let rest = self.weights[edge.to as usize];
                edge.to != without && u64::from(rest) + u64::from(edge.weight) <= u64::from(weight)
            })
    }

    /// Adds an edge, or puts it in the place of a longer one.
    fn shorten(&mut self, from: u32, edge: Edge) {
        let span = self.spans[from as usize];
        let edges = &mut self.edges[span.first as usize..][..span.count as usize];
        match edges.iter_mut().find(|known| known.to == edge.to) {
            Some(known) => *known = edge,
            None => self.add(from, edge),
        }
    }
}
