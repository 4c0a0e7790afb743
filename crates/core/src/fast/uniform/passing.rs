//! Passing over corners, in rounds; in one round no two neighbours, so that a chain is halved and not unravelled.

use super::edge::{Edge, PLACES, Through};
use super::edges::Edges;
use super::turning::Turning;
use std::ops::RangeInclusive;

/// The level of the corners that are not passed over.
pub(crate) const CORE: u16 = u16::MAX;
/// How many neighbours a corner may have to be passed over: the least in the first round, and one more in each later round.
/// Corners with few neighbours are the least work, and leave less to do for the others.
const NEIGHBOURS: RangeInclusive<usize> = 2..=PLACES;
/// The rounds end with one in which no more than 1/n of the corners are passed over (`published`, again).
const LEAST_PART: usize = 12;

/// The rounds, and how far they have come.
#[derive(Debug)]
pub(crate) struct Passing {
    pub edges: Edges,
    /// In which round a corner was passed over.
    pub levels: Vec<u16>,
    pub round: u16,
    /// Whether no edge was left out because its weight comes to the limit.
    pub complete: bool,
    pub is_over: bool,
    turning: Turning,
    limit: u64,
    /// The corners that had not been passed over when this round began, and how many of them it has come to.
    left: Vec<u32>,
    come: usize,
    /// In which round a neighbour was passed over.
    touched: Vec<u16>,
    /// With how many neighbours a corner could not be passed over.
    too_many: Vec<usize>,
    neighbours: Vec<Edge>,
    wanted: Vec<Wanted>,
}

/// Two neighbours that need an edge between them: their places, and whether they have a longer one.
#[derive(Debug, Clone, Copy)]
struct Wanted {
    near: u8,
    far: u8,
    longer: bool,
}

impl Passing {
    pub fn new(edges: Edges, turning: Turning, limit: u64) -> Self {
        let count = edges.corners();
        Self {
            edges,
            levels: vec![CORE; count],
            round: 0,
            complete: true,
            is_over: false,
            turning,
            limit,
            left: (0..count as u32).collect(),
            come: 0,
            touched: vec![CORE; count],
            too_many: vec![usize::MAX; count],
            neighbours: Vec::new(),
            wanted: Vec::new(),
        }
    }

    /// Tries to pass over more corners, until so many pairs of neighbours have been looked at or the round is over. Says how many have.
    pub fn advance(&mut self, most: usize) -> usize {
        let mut pairs = 0;
        let most_now = (NEIGHBOURS.start() + usize::from(self.round)).min(*NEIGHBOURS.end());
        while let Some(&corner) = self.left.get(self.come) {
            if pairs >= most {
                return pairs;
            }
            self.come += 1;
            let count = self.edges.of(corner).len();
            if count > most_now
                || self.touched[corner as usize] == self.round
                || self.too_many[corner as usize] <= count
            {
                continue;
            }
            pairs += count * count.saturating_sub(1) / 2;
            self.pass_over(corner, count);
        }
        let before = self.left.len();
        self.left
            .retain(|&corner| self.levels[corner as usize] == CORE);
        self.come = 0;
        self.round += 1;
        let few = (before - self.left.len()) * LEAST_PART <= before;
        self.is_over = most_now == *NEIGHBOURS.end() && few || self.round == CORE;
        pairs
    }

    /// Passes over a corner with so many neighbours, unless too many edges would be needed.
    #[inline(never)]
    fn pass_over(&mut self, corner: u32, count: usize) {
        self.neighbours.clear();
        self.neighbours.extend_from_slice(self.edges.of(corner));
        if !self.choose(corner) {
            self.too_many[corner as usize] = count;
            return;
        }
        self.join(corner);
        self.levels[corner as usize] = self.round;
        for edge in &self.neighbours {
            self.touched[edge.to() as usize] = self.round;
        }
    }

    /// Which neighbours need an edge between them without this corner; whether these are no more than it has itself.
    fn choose(&mut self, corner: u32) -> bool {
        let Self {
            edges,
            neighbours,
            wanted,
            ..
        } = self;
        wanted.clear();
        for (place, one) in neighbours.iter().enumerate() {
            let onward = self.turning.onward(corner, one.leaves());
            let others = &neighbours[place + 1..];
            let leaving = others
                .iter()
                .fold(0, |leaving, other| leaving | 1 << other.leaves());
            if leaving & onward == 0 {
                continue;
            }
            edges.mark(one.to());
            for (further, other) in (place + 1..).zip(others) {
                if onward >> other.leaves() & 1 == 0 {
                    continue;
                }
                let weight = u64::from(one.weight()) + u64::from(other.weight());
                if weight >= self.limit {
                    self.complete = false;
                } else if !edges.is_reached(corner, other.to(), weight) {
                    wanted.push(Wanted {
                        near: place as u8,
                        far: further as u8,
                        longer: edges.has_marked(other.to(), self.limit),
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
    fn join(&mut self, corner: u32) {
        let Self {
            edges,
            neighbours,
            wanted,
            ..
        } = self;
        for edge in &*neighbours {
            edges.forget(edge.to(), corner);
        }
        for &Wanted { near, far, longer } in &*wanted {
            let [(one, near), (other, far)] = [near, far].map(|place| {
                let through = edges.through(corner)[usize::from(place)];
                (neighbours[usize::from(place)], (place, through))
            });
            let weight = one.weight() + other.weight();
            let edge = Edge::new(other.to(), weight, one.returns(), other.returns());
            let through = Through::new(corner, near, far);
            let put = if longer { Edges::shorten } else { Edges::add };
            put(edges, one.to(), edge, through);
            put(edges, other.to(), edge.back_to(one.to()), through.back());
        }
    }
}
