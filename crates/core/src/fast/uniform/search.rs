//! The state of a search that jumps: the open list, the sweeps that were put off, the best way so far.

use super::nodes::{Cell, cell_of, pack};
use super::pages::Pages;
use super::queue::Queue;
use super::scale::Scale;
use super::turned_path::TurnedPath;
use crate::map::grid::Grid;
use crate::options::Diagonal;

/// What stands in the open list in place of g where the number is that of a sweep. Every g is less.
const SWEEP: u64 = (1 << 40) - 1;
/// So many sweeps can be numbered.
const MOST_SWEEPS: usize = 1 << 24;

/// A search under way.
pub(crate) struct JumpSearch<'a> {
    pub grid: &'a Grid,
    pub rule: Diagonal,
    pub scale: Scale,
    pub goal: Cell,
    pub nodes: &'a mut Pages,
    pub queue: &'a mut Queue,
    /// Runs that have been put off; in the open list stands where they are here.
    sweeps: &'a mut Vec<Sweep>,
    /// The cost of the best way to the goal so far; at first the limit up to which costs are certain.
    best: u64,
    /// Whether something was left out because it costs more than is certain.
    cut: bool,
    pub found: TurnedPath,
    /// How often it looked along a line.
    pub looks: u64,
}

/// Where a cell is reached from, with the counted g.
#[derive(Clone, Copy)]
pub(crate) struct Taken {
    pub cell: Cell,
    pub parent: Cell,
    pub g: u64,
}

/// A diagonal sweep (without diagonals: one up or down) under way: how far it has come.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sweep {
    /// Where it began.
    pub from: Cell,
    pub here: Cell,
    /// What it costs to come here.
    pub g: u64,
    pub dx: i32,
    pub dy: i32,
}

/// What has its turn.
pub(crate) enum Next {
    Cell(Taken),
    Sweep(Sweep),
}

impl<'a> JumpSearch<'a> {
    pub fn new(
        grid: &'a Grid,
        rule: Diagonal,
        scale: Scale,
        goal: Cell,
        nodes: &'a mut Pages,
        queue: &'a mut Queue,
        sweeps: &'a mut Vec<Sweep>,
    ) -> Self {
        sweeps.clear();
        nodes.begin(grid, scale.limit);
        Self {
            grid,
            rule,
            scale,
            goal,
            nodes,
            queue,
            sweeps,
            best: scale.limit,
            cut: false,
            found: TurnedPath::default(),
            looks: 0,
        }
    }

    /// The start, from which the first cells are reached.
    pub fn begin(&mut self, start: Cell) -> Taken {
        self.queue
            .begin(self.scale.distance(start, self.goal), self.scale.shift);
        *self.nodes.at(start) = pack(self.nodes.base, start);
        self.found.counts.expanded = 1;
        self.found.counts.generated = 1;
        Taken {
            cell: start,
            parent: start,
            g: 0,
        }
    }

    /// Takes a cell or a sweep from the open list; nothing once the best way to the goal is certain.
    #[inline]
    pub fn take(&mut self) -> Option<Next> {
        while let Some(taken) = self.queue.pop() {
            self.found.counts.moves += 1;
            if self.queue.least() >= self.best {
                break;
            }
            let cell = cell_of(taken);
            if taken >> 24 == SWEEP {
                return Some(Next::Sweep(self.sweeps[cell as usize]));
            }
            let known = *self.nodes.at(cell);
            // It has been reached more cheaply since, or can't beat the goal.
            if known >> 24 != taken >> 24 {
                continue;
            }
            let g = (taken >> 24) - self.nodes.base;
            if self.best < self.scale.limit && g + self.scale.distance(cell, self.goal) >= self.best
            {
                continue;
            }
            self.found.counts.expanded += 1;
            return Some(Next::Cell(Taken {
                cell,
                parent: cell_of(known),
                g,
            }));
        }
        None
    }

    /// What was found, with the path to the goal. `None` where the scale is too coarse.
    pub fn finish(&mut self, start: Cell) -> Option<TurnedPath> {
        let reached = self.best < self.scale.limit;
        if !reached && self.cut {
            return None;
        }
        if reached {
            self.trace_back(start);
        }
        Some(std::mem::take(&mut self.found))
    }

    /// Whether a sweep need not go on now: for ever, as it can't lead to a better path, or until all that is cheaper has been expanded.
    #[inline]
    pub fn puts_off(&mut self, sweep: Sweep) -> bool {
        let f = sweep.g + self.scale.distance(sweep.here, self.goal);
        if f >= self.best {
            self.cut |= self.best == self.scale.limit;
            return true;
        }
        let later = self.queue.is_ahead(f) && self.sweeps.len() < MOST_SWEEPS;
        if later {
            self.queue.push(f, pack(SWEEP, self.sweeps.len() as Cell));
            self.sweeps.push(sweep);
        }
        later
    }

    /// A way to a cell: kept where it is the cheapest yet.
    #[inline]
    pub fn reach(&mut self, to: Cell, parent: Cell, g: u64) {
        let base = self.nodes.base;
        self.found.counts.comparisons += 1;
        let known = self.nodes.at(to);
        let written = pack(base + g, parent);
        if *known >> 24 <= written >> 24 {
            self.cut |= g >= self.scale.limit;
            return;
        }
        let f = g + self.scale.distance(to, self.goal);
        if f >= self.best {
            self.cut |= self.best == self.scale.limit;
            return;
        }
        let seen = *known >> 24 < base + self.scale.limit;
        *known = written;
        if to == self.goal {
            self.best = g;
            return;
        }
        self.found.counts.generated += u64::from(!seen);
        self.found.counts.improved += u64::from(seen);
        self.queue.push(f, pack(base + g, to));
    }

    /// The path, leg by leg from the goal back to the start.
    fn trace_back(&mut self, start: Cell) {
        let mut turns = vec![self.goal];
        let mut at = self.goal;
        while at != start {
            at = cell_of(*self.nodes.at(at));
            turns.push(at);
        }
        turns.reverse();
        self.found.follow(self.rule, self.grid.width(), &turns);
    }
}
