//! A path over the corners of a map: up the hierarchy from both ends, and by A* through its core.

use super::core_landmarks::{CoreBounds, CoreLandmarks, GoalSide, distances};
use super::corners::Corners;
use super::hierarchy::{Hierarchy, NONE};
use super::nodes::{Cell, Nodes, Packed, cell_of, pack};
use super::passing::CORE;
use super::queue::Queue;
use super::scale::Scale;
use super::turned_path::{TurnedPath, USUAL_TURNS};
use super::turning::{Heading, heading};
use crate::map::grid::Grid;
use crate::options::Diagonal;

/// What is made once for an unchanged map, and the tables for searches on it.
#[derive(Debug)]
pub(crate) struct Climb {
    rule: Diagonal,
    scale: Scale,
    corners: Corners,
    hierarchy: Hierarchy,
    /// The record of each corner, from the start and from the goal: the cost, and the corner before (or [`END`]).
    from_start: Nodes,
    from_goal: Nodes,
    /// How each corner leads back to where it was reached from last.
    back: Vec<Heading>,
    /// The corners in reach of an end.
    first: Vec<Cell>,
    /// Corners to climb from, by level.
    waiting: Vec<Vec<u32>>,
    /// Corners of the core that were climbed to: from the start, and from the goal.
    core: [Vec<u32>; 2],
    /// The others.
    below: [Vec<u32>; 2],
    pub landmarks: CoreLandmarks,
}

/// In place of a corner: the start or the goal itself.
const END: u32 = (1 << 24) - 1;

/// The best way yet: the corner where both sides meet, and the cost.
struct Meeting {
    corner: u32,
    cost: u64,
}

impl Meeting {
    /// Keeps the meeting at a corner if it is the cheapest yet. False where both ways together come to the limit.
    #[inline]
    fn meet(&mut self, from_goal: &Nodes, corner: u32, g: u64, limit: u64) -> bool {
        let there = (from_goal.known(corner as usize) >> 24) - from_goal.base;
        // What was not reached from the goal is beyond the limit.
        if there >= limit {
            return true;
        }
        let cost = there + g;
        if cost < self.cost {
            *self = Self { corner, cost };
        }
        cost < limit
    }
}

impl Climb {
    /// Costs stay below 2^32: an entry of the open list has no room for more.
    pub fn new(rule: Diagonal, scale: Scale, corners: Corners, hierarchy: Hierarchy) -> Self {
        Self {
            rule,
            scale,
            from_start: Nodes::default(),
            from_goal: Nodes::default(),
            back: vec![0; corners.cells.len()],
            first: Vec::new(),
            waiting: vec![Vec::new(); usize::from(hierarchy.rounds)],
            core: [Vec::new(), Vec::new()],
            below: [Vec::new(), Vec::new()],
            landmarks: CoreLandmarks::default(),
            corners,
            hierarchy,
        }
    }

    /// A cheapest path where both ways of two straight runs are blocked. `None` where the scale is too coarse to tell.
    // Not inlined: a browser compiles a function whole when it is first called, and often this one is not needed.
    #[inline(never)]
    pub fn find(
        &mut self,
        grid: &Grid,
        queue: &mut Queue,
        start: Cell,
        goal: Cell,
    ) -> Option<TurnedPath> {
        let mut found = TurnedPath::default();
        let mut best = Meeting {
            corner: NONE,
            cost: self.scale.limit,
        };
        let length = self.corners.cells.len();
        self.from_start.begin(length, self.scale.limit);
        self.from_goal.begin(length, self.scale.limit);
        for corners in self.core.iter_mut().chain(&mut self.below) {
            corners.clear();
        }
        std::mem::swap(&mut self.from_start, &mut self.from_goal);
        let mut whole = self.climb(grid, &[goal], &mut found, &mut best);
        std::mem::swap(&mut self.from_start, &mut self.from_goal);
        self.core.reverse();
        self.below.reverse();
        whole &= self.climb(grid, &[start], &mut found, &mut best);
        whole &= self.cross(queue, start, goal, &mut found, &mut best);
        if best.corner == NONE {
            return (whole && self.hierarchy.complete).then_some(found);
        }
        let turns = self.turns(start, goal, best.corner);
        found.follow(self.rule, grid.width(), &turns);
        Some(found)
    }

    /// How far each corner to which anything climbs is from the nearest of some cells. The last query may still be asked for.
    pub fn far(&mut self, grid: &Grid, queue: &mut Queue, cells: &[Cell]) -> Vec<u32> {
        let length = self.corners.cells.len();
        let query = [&mut self.core[0], &mut self.below[0]].map(std::mem::take);
        let nodes = std::mem::take(&mut self.from_start);
        self.from_start.begin(length, self.scale.limit);
        let mut nowhere = Meeting {
            corner: NONE,
            cost: 0,
        };
        self.climb(grid, cells, &mut TurnedPath::default(), &mut nowhere);
        let mut far = vec![NONE; length];
        for corners in [&self.core[0], &self.below[0]] {
            for &corner in corners {
                far[corner as usize] = self.from_start.g(corner) as u32;
            }
        }
        let shift = self.scale.shift;
        distances(&self.hierarchy, queue, shift, &self.core[0], &mut far);
        self.from_start = nodes;
        [self.core[0], self.below[0]] = query;
        far
    }

    /// How far the start (side 0) or the goal (side 1) of the last query is from there, by ways over corners.
    pub fn how_far(&self, far: &[u32], side: usize) -> u64 {
        let nodes = [&self.from_start, &self.from_goal][side];
        let mut least = self.scale.limit;
        for corners in [&self.core[side], &self.below[side]] {
            for &corner in corners {
                least = least.min(nodes.g(corner) + u64::from(far[corner as usize]));
            }
        }
        least
    }

    /// From some ends to the corners in reach and up. Whether no cost came to the limit.
    #[inline(never)]
    fn climb(
        &mut self,
        grid: &Grid,
        ends: &[Cell],
        found: &mut TurnedPath,
        best: &mut Meeting,
    ) -> bool {
        let mut whole = true;
        let mut first = std::mem::take(&mut self.first);
        for &end in ends {
            self.corners.in_reach(grid, end, false, &mut first);
            for corner in first.drain(..) {
                let number = self.hierarchy.number(self.corners.number(grid, corner));
                let back = heading(self.rule, corner, end);
                whole &= self.reach(number, (END, back), self.scale.distance(end, corner), best);
            }
        }
        self.first = first;
        for level in 0..self.waiting.len() {
            let mut waiting = std::mem::take(&mut self.waiting[level]);
            for &corner in &waiting {
                let g = self.from_start.g(corner);
                let onward = self.hierarchy.onward(corner, self.back[corner as usize]);
                found.counts.expanded += 1;
                for place in 0..self.hierarchy.upwards(corner).len() {
                    let edge = self.hierarchy.upwards(corner)[place];
                    if onward >> edge.leaves() & 1 != 0 {
                        let from = (corner, edge.returns());
                        whole &= self.reach(edge.to(), from, g + u64::from(edge.weight()), best);
                    }
                }
            }
            self.below[0].append(&mut waiting);
            self.waiting[level] = waiting;
        }
        whole
    }

    /// Notes a way to a corner, if it is the cheapest yet: from which corner, and how it leads back to it.
    #[inline]
    fn reach(
        &mut self,
        to: u32,
        (parent, back): (u32, Heading),
        g: u64,
        best: &mut Meeting,
    ) -> bool {
        if g >= self.scale.limit {
            return false;
        }
        let base = self.from_start.base;
        let known = self.from_start.at(to as usize);
        if *known >> 24 <= base + g {
            return true;
        }
        let seen = *known >> 24 < base + self.scale.limit;
        *known = pack(base + g, parent);
        self.back[to as usize] = back;
        if !seen {
            match self.hierarchy.levels[to as usize] {
                CORE => self.core[0].push(to),
                level => self.waiting[usize::from(level)].push(to),
            }
        }
        best.meet(&self.from_goal, to, g, self.scale.limit)
    }

    /// A* through the core. Whether no cost came to the limit.
    #[inline(never)]
    fn cross(
        &mut self,
        queue: &mut Queue,
        start: Cell,
        goal: Cell,
        found: &mut TurnedPath,
        best: &mut Meeting,
    ) -> bool {
        let mut whole = true;
        let Self {
            scale,
            hierarchy,
            from_start,
            from_goal,
            back,
            core,
            landmarks,
            ..
        } = self;
        let goal_side = GoalSide {
            corners: &core[1],
            nodes: from_goal,
        };
        let bounds = landmarks.bounds(&core[0], goal_side);
        let bounds = bounds.as_ref();
        let begun = found.counts.expanded;
        queue.begin(scale.distance(start, goal), scale.shift);
        for &corner in &core[0] {
            let g = from_start.g(corner);
            let f = g + rest(scale, hierarchy, bounds, corner, goal);
            if f < best.cost {
                queue.push(f, entry(g, back[corner as usize], corner));
            } else {
                whole &= f < scale.limit;
            }
        }
        let base = from_start.base;
        while let Some(taken) = queue.pop() {
            if queue.least() >= best.cost {
                break;
            }
            let (g, back, corner) = (taken >> 32, (taken >> 24) as u8, cell_of(taken));
            if *from_start.at(corner as usize) >> 24 != base + g {
                continue;
            }
            found.counts.expanded += 1;
            let onward = hierarchy.onward(corner, back);
            for edge in hierarchy.upwards(corner) {
                if onward >> edge.leaves() & 1 == 0 {
                    continue;
                }
                let to = edge.to();
                let g = g + u64::from(edge.weight());
                let known = from_start.at(to as usize);
                if *known >> 24 <= base + g {
                    continue;
                }
                let f = g + rest(scale, hierarchy, bounds, to, goal);
                if f >= best.cost {
                    whole &= f < scale.limit;
                    continue;
                }
                *known = pack(base + g, corner);
                queue.push(f, entry(g, edge.returns(), to));
                whole &= best.meet(from_goal, to, g, scale.limit);
            }
        }
        if let Some(&corner) = core[0].first() {
            landmarks.grow(
                hierarchy,
                queue,
                scale.shift,
                corner,
                found.counts.expanded - begun,
            );
        }
        whole
    }

    /// The cells where a path turns, the start and the goal included.
    fn turns(&self, start: Cell, goal: Cell, meeting: u32) -> Vec<Cell> {
        let mut corners = Vec::with_capacity(USUAL_TURNS);
        corners.push(meeting);
        let mut before = meeting;
        loop {
            before = cell_of(self.from_start.known(before as usize));
            if before == END {
                break;
            }
            corners.push(before);
        }
        corners.reverse();
        let cells = &self.hierarchy.cells;
        let mut turns = Vec::with_capacity(USUAL_TURNS);
        turns.extend([start, cells[corners[0] as usize]]);
        let mut turn = |corner: u32| turns.push(cells[corner as usize]);
        for pair in corners.windows(2) {
            self.hierarchy.up(pair[0], pair[1], &mut turn);
        }
        let mut here = meeting;
        loop {
            let after = cell_of(self.from_goal.known(here as usize));
            if after == END {
                break;
            }
            self.hierarchy.down(here, after, &mut turn);
            here = after;
        }
        turns.push(goal);
        turns
    }
}

/// What is still to go from a corner, at the least.
#[inline]
fn rest(
    scale: &Scale,
    hierarchy: &Hierarchy,
    bounds: Option<&CoreBounds<'_>>,
    corner: u32,
    goal: Cell,
) -> u64 {
    let free = scale.distance(hierarchy.cells[corner as usize], goal);
    bounds.map_or(free, |bounds| free.max(bounds.of(corner)))
}

/// What is kept in the open list: g, how the corner leads back to where it was reached from, and the corner.
fn entry(g: u64, back: Heading, corner: u32) -> Packed {
    g << 32 | u64::from(back) << 24 | u64::from(corner)
}
