//! How the hierarchy of corners is made.

use super::corners::Corners;
use super::edge::{Edge, PLACES, Through};
use super::scale::Scale;
use super::turning::{Turning, heading};
use crate::grid::Grid;
use crate::options::Diagonal;
use std::ops::{Range, RangeInclusive};

/// The level of the corners that are not passed over.
pub(crate) const CORE: u16 = u16::MAX;
/// A corner with more neighbours is not passed over; in the first round with more than the least, in each later round one more:
/// those with few take least work, and leave less to do for the others.
const NEIGHBOURS: RangeInclusive<usize> = 2..=PLACES;
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
    /// What each edge stands for: it is hardly ever asked.
    through: Vec<Through>,
    spans: Vec<Span>,
    /// The weight of the edge from the marked corner to each corner, above `mark`: what was marked before is dearer than anything.
    marked: Vec<u64>,
    mark: u64,
}

/// Two neighbours that need an edge between them: their places, and whether they have a longer one.
#[derive(Debug, Clone, Copy)]
struct Wanted {
    near: u8,
    far: u8,
    longer: bool,
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
                let weight = scale.distance(at, other) as u32;
                pairs.push((from, Edge::direct(to, weight, heading(rule, at, other))));
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
            through: vec![Through::DIRECT; next as usize],
            spans,
            marked: vec![u64::MAX; count],
            mark: u64::MAX,
        };
        for (from, edge) in pairs {
            making.add(from, edge, Through::DIRECT);
            making.add(edge.to(), edge.back_to(from), Through::DIRECT);
        }
        making
    }

    /// The edges of a corner to those that have not been passed over; of one that has been, those to higher ones.
    pub fn of(&self, corner: u32) -> &[Edge] {
        &self.edges[self.spans[corner as usize].range()]
    }

    /// What these edges stand for.
    pub fn through(&self, corner: u32) -> &[Through] {
        &self.through[self.spans[corner as usize].range()]
    }

    #[inline(never)]
    fn add(&mut self, corner: u32, edge: Edge, through: Through) {
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
    fn forget(&mut self, corner: u32, passed: u32) {
        let span = &mut self.spans[corner as usize];
        let edges = &mut self.edges[span.range()];
        if let Some(place) = edges.iter().position(|edge| edge.to() == passed) {
            let last = edges.len() - 1;
            edges.swap(place, last);
            self.through[span.range()].swap(place, last);
            span.count -= 1;
        }
    }

    /// Passes over what can be, in rounds; in one round no two neighbours, so that a chain is halved and not unravelled.
    pub fn rounds(&mut self) -> u16 {
        let mut left: Vec<u32> = (0..self.levels.len() as u32).collect();
        // In which round a neighbour was passed over, and with how many neighbours this one could not be.
        let mut touched = vec![CORE; left.len()];
        let mut too_many = vec![usize::MAX; left.len()];
        let (mut neighbours, mut wanted) = (Vec::new(), Vec::new());
        for round in 0..CORE {
            let before = left.len();
            let [least, most] = [NEIGHBOURS.start(), NEIGHBOURS.end()];
            let most_now = (least + usize::from(round)).min(*most);
            for &corner in &left {
                let count = self.of(corner).len();
                if count > most_now
                    || touched[corner as usize] == round
                    || too_many[corner as usize] <= count
                {
                    continue;
                }
                neighbours.clear();
                neighbours.extend_from_slice(self.of(corner));
                if !self.choose(corner, &neighbours, &mut wanted) {
                    too_many[corner as usize] = count;
                    continue;
                }
                self.join(corner, &neighbours, &wanted);
                self.levels[corner as usize] = round;
                for edge in &neighbours {
                    touched[edge.to() as usize] = round;
                }
            }
            left.retain(|&corner| self.levels[corner as usize] == CORE);
            if most_now == *most && (before - left.len()) * LEAST_PART <= before {
                return round + 1;
            }
        }
        CORE
    }

    /// Which neighbours need an edge between them without this corner; whether these are no more than it has itself.
    // A function of its own is compiled well after its first calls; a part of the one call that makes the hierarchy never is.
    #[inline(never)]
    fn choose(&mut self, corner: u32, neighbours: &[Edge], wanted: &mut Vec<Wanted>) -> bool {
        wanted.clear();
        for (place, one) in neighbours.iter().enumerate() {
            let onward = self.turning.onward(corner, one.leaves());
            let others = &neighbours[place + 1..];
            let turns = others
                .iter()
                .fold(0, |turns, other| turns | 1 << other.leaves());
            if turns & onward == 0 {
                continue;
            }
            self.mark(one.to());
            for (further, other) in (place + 1..).zip(others) {
                if onward >> other.leaves() & 1 == 0 {
                    continue;
                }
                let weight = u64::from(one.weight()) + u64::from(other.weight());
                if weight >= self.limit {
                    self.complete = false;
                } else if !self.is_reached(corner, other.to(), weight) {
                    wanted.push(Wanted {
                        near: place as u8,
                        far: further as u8,
                        longer: self.marked[other.to() as usize] <= self.mark + self.limit,
                    });
                    if wanted.len() > neighbours.len() {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Puts new edges in the place of those to a corner.
    #[inline(never)]
    fn join(&mut self, corner: u32, neighbours: &[Edge], wanted: &[Wanted]) {
        for edge in neighbours {
            self.forget(edge.to(), corner);
        }
        for &Wanted { near, far, longer } in wanted {
            let [(one, near), (other, far)] = [near, far].map(|place| {
                let through = self.through(corner)[usize::from(place)];
                (neighbours[usize::from(place)], (place, through))
            });
            let weight = one.weight() + other.weight();
            let edge = Edge::new(other.to(), weight, one.returns(), other.returns());
            let through = Through::new(corner, near, far);
            let put = if longer { Self::shorten } else { Self::add };
            put(self, one.to(), edge, through);
            put(self, other.to(), edge.back_to(one.to()), through.back());
        }
    }

    /// Notes how far each neighbour of a corner is.
    fn mark(&mut self, corner: u32) {
        self.mark -= 1 << 32;
        for edge in &self.edges[self.spans[corner as usize].range()] {
            self.marked[edge.to() as usize] = self.mark + u64::from(edge.weight());
        }
    }

    /// Whether the marked corner has a way to this one that is as short and needs no more than one other corner.
    fn is_reached(&self, without: u32, corner: u32, weight: u64) -> bool {
        let most = self.mark + weight;
        self.marked[corner as usize] <= most
            || self.of(corner).iter().any(|edge| {
                let rest = self.marked[edge.to() as usize];
                rest <= most - u64::from(edge.weight()) && edge.to() != without
            })
    }

    /// Puts an edge in the place of a longer one.
    fn shorten(&mut self, from: u32, edge: Edge, through: Through) {
        let range = self.spans[from as usize].range();
        let mut known = self.edges[range.clone()].iter();
        if let Some(place) = known.position(|known| known.to() == edge.to()) {
            self.edges[range.start + place] = edge;
            self.through[range.start + place] = through;
        }
    }
}
