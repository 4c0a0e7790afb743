//! A* cell by cell that reaches each cell once: of all equally short ways round a cell only the one with its diagonals first counts.
//!
//! Which neighbours are worth looking at depends on where one comes from, as in jump point search:
//!
//! ```text
//!   came from the left        came from below left
//!   . . .     # f f           . n n      n: always, f: only where the wall # forbids
//!   > x n     > x n           . x n         the way that goes round x
//!   . . .     . . .           / . .
//! ```
//!
//! It looks at more cells than jumps do, but at each for a moment only: where walls are many and small, it is quicker. After some searches
//! landmarks tell more of what is still to go than the octile distance does; then it looks at a part of these cells.

use super::cell_records::{CellRecords, is_just, step_of, with_step};
use super::nodes::{Cell, cell, cell_at, cell_of, column, pack, row};
use super::onward::{NOWHERE, Onward, STEPS, cell_step, walls_around};
use super::queue::Queue;
use super::scale::Scale;
use super::strips::Strips;
use super::turned_path::{TurnedPath, USUAL_TURNS};
use crate::fast::landmarks::{Bounds, Landmarks};
use crate::fast::measure::Measure;
use crate::fast::trees::{Branch, NEVER};
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::route::Flooded;

/// Where ways are longer than the octile distance by less than 1/n, landmarks take longer to ask than they save (`instructions`).
const HARDLY_LONGER: u64 = 8;

/// In place of the goal: all that can be reached is.
const EVERYWHERE: Cell = Cell::MAX;

/// What every cell costs from the nearest of some, and by which step it was reached; `None` where some are out of range.
#[cold]
pub(super) fn flood(
    grid: &Grid,
    (rule, diagonal_cost): (Diagonal, f64),
    scale: Scale,
    starts: &[u32],
) -> Option<Flooded> {
    let starts: Vec<Cell> = starts.iter().map(|&start| cell_at(grid, start)).collect();
    let strips = Strips::of(grid);
    let records = &mut CellRecords::default();
    let mut ground = Ground {
        grid,
        onward: &mut Onward::new(rule),
        strips,
        scale,
        records,
        queue: &mut Queue::default(),
    };
    let costs = ground.costs(&starts)?;
    let cost = scale.costs(diagonal_cost, grid.uniform_cost()?);
    let mut flooded = Flooded {
        width: grid.width(),
        came: Vec::with_capacity(grid.len()),
        costs,
        reached: 0,
    };
    for y in 0..grid.height() {
        let came = |x| ground.records.came(strips.place(cell(x, y)));
        flooded.came.extend((0..grid.width()).map(came));
    }
    let reached = flooded.costs.iter_mut().filter(|cost| cost.is_finite());
    for known in reached {
        flooded.reached += 1;
        *known = cost(*known as u64);
    }
    Some(flooded)
}

impl Flooded {
    /// The cell before one, if a step led there.
    pub fn before(&self, cell: u32, costs: &[f64]) -> Option<u32> {
        let from = |step: usize| {
            let &(dx, dy) = STEPS.get(step)?;
            Some(cell.wrapping_add_signed(-(dy * self.width as i32 + dx)))
        };
        if let Some(&came) = self.came.get(cell as usize) {
            return from(usize::from(came));
        }
        let cost = *costs.get(cell as usize)?;
        let is_before = |&at: &u32| {
            // Beyond the end of a row lies another.
            let beside =
                at % self.width == cell % self.width || at / self.width == cell / self.width;
            beside && costs.get(at as usize).is_some_and(|&there| there < cost)
        };
        let mut beside = [0, 2, 4, 6].into_iter().filter_map(from);
        beside.find(is_before).filter(|_| cost < f64::INFINITY)
    }
}

/// Searches step by step on one map.
#[derive(Debug)]
pub(crate) struct StepSearch {
    rule: Diagonal,
    onward: Onward,
    /// In units of the coarse scale, for the records of [`Strips`].
    pub landmarks: Landmarks<u32>,
}

/// What a search looks at, and where it puts what it knows.
struct Ground<'a> {
    grid: &'a Grid,
    onward: &'a mut Onward,
    strips: Strips,
    scale: Scale,
    records: &'a mut CellRecords,
    queue: &'a mut Queue,
}

impl StepSearch {
    pub fn new(rule: Diagonal) -> Self {
        Self {
            rule,
            onward: Onward::new(rule),
            landmarks: Landmarks::new(true),
        }
    }

    pub fn rule(&self) -> Diagonal {
        self.rule
    }

    /// The map has changed.
    pub fn forget(&mut self) {
        self.landmarks.forget();
    }

    /// A cheapest path. `None` where the scales are too coarse to tell. `too_long`: for the first of them the path is too long.
    // Not inlined: a browser compiles a function whole when it is first called, and often this one is not needed.
    #[inline(never)]
    pub fn search(
        &mut self,
        grid: &Grid,
        [coarse, fine]: [Scale; 2],
        too_long: bool,
        (start, goal): (Cell, Cell),
        records: &mut CellRecords,
        queue: &mut Queue,
    ) -> Option<TurnedPath> {
        let strips = Strips::of(grid);
        let ends = [start, goal].map(|at| strips.place(at) as u32);
        let Some(bounds) = self.landmarks.bounds(ends[0], ends[1]) else {
            return Some(TurnedPath::default());
        };
        let least = coarse.distance(start, goal);
        let worthwhile = least + least / HARDLY_LONGER;
        let bounds = if u64::from(bounds.of::<u32>(ends[0])) > worthwhile {
            bounds
        } else {
            Bounds::NONE
        };
        let mut ground = Ground {
            grid,
            onward: &mut self.onward,
            strips,
            scale: coarse,
            records,
            queue,
        };
        let by_coarse = if too_long {
            None
        } else {
            ground.path((start, goal), &bounds)
        };
        let Some(found) = by_coarse else {
            ground.scale = fine;
            return ground.path((start, goal), &Bounds::NONE);
        };
        if found.turns.is_empty() || cost(&found, coarse) > worthwhile {
            self.landmarks
                .grow(strips.len, (ends[0], found.counts.expanded), |landmark| {
                    ground.distances(strips.cell(landmark))
                });
        }
        Some(found)
    }

    /// The tree of the ways from a cell to all others; `None` where some are out of range.
    #[cold]
    pub fn tree(
        &mut self,
        grid: &Grid,
        scale: Scale,
        root: u32,
        records: &mut CellRecords,
        queue: &mut Queue,
    ) -> Option<Vec<u8>> {
        let strips = Strips::of(grid);
        let mut ground = Ground {
            grid,
            onward: &mut self.onward,
            strips,
            scale,
            records,
            queue,
        };
        let Ended { cut, .. } =
            ground.run(&[cell_at(grid, root)], EVERYWHERE, &Bounds::NONE, &mut []);
        let came = |index| records.came(strips.place(cell_at(grid, index)));
        (!cut).then(|| (0..grid.len() as u32).map(came).collect())
    }
}

fn cost(found: &TurnedPath, scale: Scale) -> u64 {
    u64::from(found.straight) * scale.straight + u64::from(found.diagonal) * scale.diagonal
}

impl TurnedPath {
    /// Adds the way from a cell back to the one to which no step led.
    pub(super) fn add_way_back(&mut self, width: u32, from: Cell, came: &dyn Fn(Cell) -> usize) {
        let (mut at, mut last) = (from, NOWHERE);
        self.turns.reserve(USUAL_TURNS);
        loop {
            let came = came(at);
            if came != last || came == NOWHERE {
                self.turns.push(row(at) * width + column(at));
            }
            if came == NOWHERE {
                break;
            }
            self.diagonal += came as u32 % 2;
            self.straight += 1 - came as u32 % 2;
            last = came;
            at = at.wrapping_add_signed(-cell_step(came));
        }
    }

    /// The way that a tree tells of.
    pub(super) fn along(grid: &Grid, branch: &Branch<'_>) -> Self {
        let mut found = Self::default();
        if branch.came[branch.from as usize] != NEVER {
            let came =
                |at| usize::from(branch.came[(row(at) * grid.width() + column(at)) as usize]);
            found.add_way_back(grid.width(), cell_at(grid, branch.from), &came);
        }
        if branch.backwards {
            found.turns.reverse();
        }
        found
    }
}

/// How a search ended.
struct Ended {
    found: TurnedPath,
    /// What the goal costs; the limit where it was not reached.
    best: u64,
    /// Something was left out as it would cost the limit or more.
    cut: bool,
}

impl Ground<'_> {
    /// A cheapest path. `None` where the scale is too coarse to tell.
    fn path(&mut self, (start, goal): (Cell, Cell), bounds: &Bounds<'_>) -> Option<TurnedPath> {
        let Ended {
            mut found,
            best,
            cut,
        } = self.run(&[start], goal, bounds, &mut []);
        if best == self.scale.limit {
            return (!cut).then_some(found);
        }
        let came = |at| usize::from(self.records.came(self.strips.place(at)));
        found.add_way_back(self.grid.width(), goal, &came);
        found.turns.reverse();
        Some(found)
    }

    /// How far all cells are from one of them, by places; `None` where that is out of range for some.
    #[cold]
    fn distances(&mut self, from: Cell) -> Option<Vec<u32>> {
        let (scale, width) = (self.scale, self.grid.width());
        self.scale.limit = scale.limit.min(u64::from(u32::ENDLESS));
        let costs = self.costs(&[from]);
        self.scale = scale;
        let costs = costs?;
        let far = |place| match self.strips.cell(place) {
            at if column(at) < width => {
                (costs[(row(at) * width + column(at)) as usize] as u32).min(u32::ENDLESS)
            }
            _ => u32::ENDLESS,
        };
        Some((0..self.strips.len as u32).map(far).collect())
    }

    /// What all cells cost from the nearest of some; `None` where that is out of range for one.
    #[inline(never)]
    fn costs(&mut self, starts: &[Cell]) -> Option<Vec<f64>> {
        let mut costs = vec![f64::INFINITY; self.grid.len()];
        let Ended { cut, .. } = self.run(starts, EVERYWHERE, &Bounds::NONE, &mut costs);
        (!cut).then_some(costs)
    }

    /// A search for the goal, or over all that can be reached. `far` gets what each cell costs; it is empty where nobody asks.
    #[inline(never)]
    fn run(&mut self, starts: &[Cell], goal: Cell, bounds: &Bounds<'_>, far: &mut [f64]) -> Ended {
        let Self {
            grid,
            onward: table,
            strips,
            scale,
            records,
            queue,
        } = self;
        let plane = grid.rows();
        let (words, line) = (plane.words(), plane.stride() * 64);
        let cell_steps: [i32; 8] = std::array::from_fn(cell_step);
        let places = strips.steps();
        let costs = [scale.straight, scale.diagonal];
        let rest = |at: Cell, place: usize| {
            if goal == EVERYWHERE {
                return 0;
            }
            let known = bounds.of::<u32>(place as u32);
            scale.distance(at, goal).max(u64::from(known))
        };

        let mut found = TurnedPath::default();
        let mut best = scale.limit;
        let digits = records.begin(strips.len, scale);
        let steps = costs.map(|cost| digits.of(cost));
        // Only a search over all has several starts, and it estimates nothing.
        let least = starts
            .first()
            .map_or(0, |&start| rest(start, strips.place(start)));
        queue.begin(least, scale.shift);
        for &start in starts {
            *records.at(strips.place(start)) = with_step(digits.key(0), NOWHERE);
            found.counts.comparisons += 1;
            queue.push(least, pack(0, start));
        }
        // Of a scale that is very coarse even the estimate from the start may be out of reach.
        let mut cut = least >= scale.limit;
        while let Some(taken) = queue.pop() {
            if queue.least() >= best {
                break;
            }
            let (at, g) = (cell_of(taken), taken >> 24);
            let place = strips.place(at);
            let (known, key) = (*records.at(place), digits.key(g));
            if !is_just(known, key) {
                continue;
            }
            found.counts.expanded += 1;
            if let Some(far) = far.get_mut((row(at) * grid.width() + column(at)) as usize) {
                *far = g as f64;
            }
            let beside = &places[Strips::side(at)];
            let bit = plane.bit(column(at), row(at));
            let mut onward = table.get(step_of(known), walls_around(words, bit, line));
            while onward != 0 {
                let step = onward.trailing_zeros() as usize % 8;
                onward &= onward - 1;
                let to = at.wrapping_add_signed(cell_steps[step]);
                let counted = g + costs[step % 2];
                let key = key.wrapping_add(steps[step % 2]);
                let place = place.wrapping_add(beside[step]);
                let known = records.at(place);
                if digits.is_as_good(*known, key) {
                    cut |= counted >= scale.limit;
                    continue;
                }
                let f = counted + rest(to, place);
                if f >= best {
                    cut |= best == scale.limit;
                    continue;
                }
                found.counts.comparisons += 1;
                found.counts.improved += u64::from(digits.is_reached(*known));
                *known = with_step(key, step);
                if to == goal {
                    best = f;
                } else {
                    queue.push(f, pack(counted, to));
                }
            }
        }
        found.counts.generated = found.counts.comparisons - found.counts.improved;
        found.counts.moves = found.counts.comparisons + found.counts.expanded;
        Ended { found, best, cut }
    }
}
