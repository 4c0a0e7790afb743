//! Corners that are passed over: ways between the others that lead through them become one edge.
//!
//! ```text
//!   a --- v --- b        v is passed over: a and b get an edge that remembers v, unless another way is as short.
//!          \             A search starts by climbing from v to a, b and c, and never comes back down;
//!           c            from the goal one climbs in the same way, so that the two meet.
//! ```
//!
//! In corridors, mazes and rooms most corners go this way, a few rounds that halve their number. What remains where
//! passing over would add too many edges is the *core*, which is searched by A*.

use super::corners::Corners;
use super::nodes::{Cell, column, row};
use super::scale::Scale;
use crate::grid::Grid;
use crate::options::Diagonal;

pub(crate) const NONE: u32 = u32::MAX;
/// The level of the corners that are not passed over.
pub(crate) const CORE: u16 = u16::MAX;
/// A corner with more neighbours is not passed over.
const MOST_NEIGHBOURS: usize = 12;
/// The rounds end when so small a part of the corners is passed over in one (1/n).
const LEAST_PART: usize = 50;

/// A way from a corner to a higher one, or between two of the core.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Edge {
    pub to: u32,
    pub weight: u32,
    /// The corner that it leads through, or NONE.
    pub middle: u32,
}

/// The edges upwards from each corner.
#[derive(Debug, Default)]
pub(crate) struct Hierarchy {
    first: Vec<u32>,
    edges: Vec<Edge>,
    /// In which round a corner was passed over.
    pub levels: Vec<u16>,
    pub rounds: u16,
    /// Whether no edge was left out because its weight is above the limit of the scale.
    pub complete: bool,
}

impl Hierarchy {
    pub fn new(grid: &Grid, rule: Diagonal, corners: &Corners, scale: &Scale) -> Self {
        let mut making = Making::new(grid, rule, corners, scale);
        let rounds = making.rounds();
        making.finish(rounds)
    }

    /// The edges upwards from a corner; of the core, those within it.
    #[inline]
    pub fn upwards(&self, corner: u32) -> std::ops::Range<u32> {
        self.first[corner as usize]..self.first[corner as usize + 1]
    }

    #[inline]
    pub fn edge(&self, place: u32) -> Edge {
        self.edges[place as usize]
    }

    /// Calls `visit` with the corners after `from` up to `to`, between which there is an edge.
    pub fn unfold(&self, from: u32, to: u32, visit: &mut impl FnMut(u32)) {
        // An edge is kept with its lower end.
        let between = |low, high| {
            self.upwards(low)
                .map(|place| self.edge(place))
                .find(|edge| edge.to == high)
        };
        match between(from, to).or_else(|| between(to, from)) {
            Some(Edge { middle, .. }) if middle != NONE => {
                self.unfold(from, middle, visit);
                self.unfold(middle, to, visit);
            }
            _ => visit(to),
        }
    }
}

/// A place in the linked list of a corner's edges.
#[derive(Debug, Clone, Copy)]
struct Link {
    edge: Edge,
    next: u32,
    /// The steps with which the way may begin, a bit for each of the eight directions.
    leaves: u8,
}

struct Making {
    rule: Diagonal,
    limit: u64,
    heads: Vec<u32>,
    links: Vec<Link>,
    levels: Vec<u16>,
    /// The walls around each corner.
    around: Vec<u8>,
    /// The weight of the edge from the marked corner to each corner.
    weights: Vec<u32>,
    complete: bool,
}

impl Making {
    fn new(grid: &Grid, rule: Diagonal, corners: &Corners, scale: &Scale) -> Self {
        let count = corners.cells.len();
        let around = corners
            .cells
            .iter()
            .map(|&at| grid.rows().around(column(at), row(at)))
            .collect();
        let mut making = Self {
            rule,
            limit: scale.limit.min(u64::from(u32::MAX)),
            heads: vec![NONE; count],
            links: Vec::new(),
            levels: vec![CORE; count],
            around,
            weights: vec![NONE; count],
            complete: true,
        };
        for (from, &at) in (0..).zip(&corners.cells) {
            corners.in_reach(grid, at, true, |other| {
                let to = corners.number(grid, other);
                let weight = scale.distance(at, other) as u32;
                making.link(
                    from,
                    Edge {
                        to,
                        weight,
                        middle: NONE,
                    },
                    first_steps(rule, at, other),
                );
                making.link(
                    to,
                    Edge {
                        to: from,
                        weight,
                        middle: NONE,
                    },
                    first_steps(rule, other, at),
                );
            });
        }
        making
    }

    fn link(&mut self, from: u32, edge: Edge, leaves: u8) {
        let next = std::mem::replace(&mut self.heads[from as usize], self.links.len() as u32);
        self.links.push(Link { edge, next, leaves });
    }

    /// Passes over what can be, in rounds; in one round no two neighbours, so that a chain is halved and not unravelled.
    fn rounds(&mut self) -> u16 {
        let mut left: Vec<u32> = (0..self.heads.len() as u32).collect();
        let mut touched = vec![CORE; left.len()];
        let mut neighbours = Vec::new();
        for round in 0..CORE {
            let before = left.len();
            for &corner in &left {
                if touched[corner as usize] != round
                    && self.neighbours(corner, &mut neighbours)
                    && self.pass_over(corner, &neighbours)
                {
                    self.levels[corner as usize] = round;
                    for link in &neighbours {
                        touched[link.edge.to as usize] = round;
                    }
                }
            }
            left.retain(|&corner| self.levels[corner as usize] == CORE);
            if (before - left.len()) * LEAST_PART <= before {
                return round + 1;
            }
        }
        CORE
    }

    /// The edges to corners that are left; whether there are few enough of them.
    fn neighbours(&mut self, corner: u32, neighbours: &mut Vec<Link>) -> bool {
        neighbours.clear();
        let mut last = NONE;
        let mut place = self.heads[corner as usize];
        while place != NONE {
            let link = self.links[place as usize];
            if self.levels[link.edge.to as usize] == CORE {
                neighbours.push(link);
                last = place;
            } else if last == NONE {
                self.heads[corner as usize] = link.next;
            } else {
                self.links[last as usize].next = link.next;
            }
            place = link.next;
        }
        neighbours.len() <= MOST_NEIGHBOURS
    }

    /// Gives the neighbours the edges that they need without this corner, unless that would be more than it has itself.
    fn pass_over(&mut self, corner: u32, neighbours: &[Link]) -> bool {
        let mut wanted = Vec::new();
        for (place, one) in neighbours.iter().enumerate() {
            let others = &neighbours[place + 1..];
            if others.is_empty() {
                break;
            }
            self.mark(one.edge.to, false);
            for other in others {
                let weight = u64::from(one.edge.weight) + u64::from(other.edge.weight);
                if weight >= self.limit {
                    self.complete = false;
                } else if self.may_be_shortest(corner, one.leaves, other.leaves)
                    && !self.is_reached(corner, other.edge.to, weight as u32)
                {
                    wanted.push((*one, *other, weight as u32));
                }
            }
            self.mark(one.edge.to, true);
            if wanted.len() > neighbours.len() {
                return false;
            }
        }
        for (one, other, weight) in wanted {
            self.shorten(one.edge.to, other.edge.to, weight, corner);
        }
        true
    }
}

impl Making {
    /// Notes what each neighbour of a corner is away from it, or forgets it.
    fn mark(&mut self, corner: u32, forget: bool) {
        let mut place = self.heads[corner as usize];
        while place != NONE {
            let link = self.links[place as usize];
            self.weights[link.edge.to as usize] = if forget { NONE } else { link.edge.weight };
            place = link.next;
        }
    }

    /// Whether the marked corner has a way to this one that is as short and needs another corner at most, which is left.
    fn is_reached(&self, without: u32, corner: u32, weight: u32) -> bool {
        if self.weights[corner as usize] <= weight {
            return true;
        }
        let mut place = self.heads[corner as usize];
        while place != NONE {
            let Link { edge, next, .. } = self.links[place as usize];
            let rest = self.weights[edge.to as usize];
            let is_left = edge.to != without && self.levels[edge.to as usize] == CORE;
            if is_left
                && rest != NONE
                && u64::from(rest) + u64::from(edge.weight) <= u64::from(weight)
            {
                return true;
            }
            place = next;
        }
        false
    }

    /// Whether a way that leaves a corner with one of these steps in one direction, and one of those in the other, can
    /// be a shortest one: straight ahead, by half a right angle, or round a wall.
    fn may_be_shortest(&self, corner: u32, some: u8, others: u8) -> bool {
        let walls = self.around[corner as usize];
        (0..8).filter(|step| some >> step & 1 != 0).all(|step| {
            let ahead: u8 = if self.rule == Diagonal::Never {
                // Only straight back is longer than need be.
                return others >> step & 1 == 0;
            } else if step % 2 == 0 {
                let turned = walls.rotate_right(step);
                0b0011_1000 | (turned & 0b10) << 1 | (turned & 0b1000_0000) >> 1
            } else {
                0b0011_1000
            };
            others.rotate_right(step) & !ahead == 0
        })
    }

    fn shorten(&mut self, one: u32, other: u32, weight: u32, middle: u32) {
        for (from, to) in [(one, other), (other, one)] {
            let leaves = self
                .find(from, middle)
                .map_or(0, |place| self.links[place].leaves);
            let edge = Edge { to, weight, middle };
            match self.find(from, to) {
                Some(place) => {
                    self.links[place].edge = edge;
                    self.links[place].leaves = leaves;
                }
                None => self.link(from, edge, leaves),
            }
        }
    }

    fn find(&self, from: u32, to: u32) -> Option<usize> {
        let mut place = self.heads[from as usize];
        while place != NONE {
            let link = &self.links[place as usize];
            if link.edge.to == to {
                return Some(place as usize);
            }
            place = link.next;
        }
        None
    }

    fn finish(self, rounds: u16) -> Hierarchy {
        let mut first = Vec::with_capacity(self.heads.len() + 1);
        let mut edges = Vec::with_capacity(self.links.len() / 2);
        first.push(0);
        for (&head, &level) in self.heads.iter().zip(&self.levels) {
            let mut place = head;
            while place != NONE {
                let link = &self.links[place as usize];
                let above = self.levels[link.edge.to as usize];
                if above > level || above == CORE {
                    edges.push(link.edge);
                }
                place = link.next;
            }
            first.push(edges.len() as u32);
        }
        Hierarchy {
            first,
            edges,
            levels: self.levels,
            rounds,
            complete: self.complete,
        }
    }
}

/// The steps with which a shortest way over free land may begin, a bit for each direction clockwise from up.
fn first_steps(rule: Diagonal, from: Cell, to: Cell) -> u8 {
    let wide = column(to) as i32 - column(from) as i32;
    let high = row(to) as i32 - row(from) as i32;
    let level = if wide > 0 { 1 << 2 } else { 1 << 6 };
    let upright = if high > 0 { 1 << 4 } else { 1 };
    let (has_level, has_upright, diagonal) = if rule == Diagonal::Never {
        (wide != 0, high != 0, 0)
    } else if wide == 0 || high == 0 {
        (wide != 0, high != 0, 0)
    } else {
        let diagonal = match (wide > 0, high > 0) {
            (true, false) => 1 << 1,
            (true, true) => 1 << 3,
            (false, true) => 1 << 5,
            (false, false) => 1 << 7,
        };
        (wide.abs() > high.abs(), high.abs() > wide.abs(), diagonal)
    };
    diagonal | if has_level { level } else { 0 } | if has_upright { upright } else { 0 }
}
