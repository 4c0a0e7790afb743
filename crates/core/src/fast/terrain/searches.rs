//! Searches over terrain in one kind of number: the table, the open list and the landmarks that belong together.

use super::estimate::Estimate;
use super::frontier::Frontier;
use super::search::{NOWHERE, Pays, Searched, search};
use super::table::{CellRecord, CostTable, Edit, NO_MOVE};
use crate::fast::landmarks::Landmarks;
use crate::fast::measure::Measure;
use crate::fast::trees::{Branch, NEVER, Trees};
use crate::map::grid::Grid;
use crate::result::Counts;
use crate::route::Answer;

pub(super) struct Searches<M: Measure> {
    pub table: CostTable<M>,
    frontier: Frontier<M>,
    landmarks: Landmarks<M>,
    trees: Trees,
}

/// What holds for all steps of a map.
#[derive(Clone, Copy)]
pub(super) struct Range<M> {
    /// The least and the greatest cost of a free cell.
    pub cheapest: M,
    pub dearest: M,
    /// Paths that cost as much are out of range.
    pub limit: M,
}

/// How much more counts what landmarks might have saved than what searches have spent, which promises nothing (`queries`).
const WORTH: f64 = 4.0;

/// Buckets to the cheapest step, in a search with an estimate: f may stay as it is, so that each needs little order within (`queries`).
const BUCKETS_A_STEP: u32 = 8;

impl<M: Measure> Searches<M> {
    pub fn new(table: CostTable<M>) -> Self {
        Self {
            table,
            frontier: Frontier::new(),
            // What a step costs depends on the cell stepped onto.
            landmarks: Landmarks::new(false),
            trees: Trees::default(),
        }
    }

    /// Takes over edits; `None` if a cost has no place among the units.
    pub fn edited(
        &mut self,
        grid: &Grid,
        edits: &[(u32, u32)],
        cost: impl Fn(f64) -> Option<M>,
    ) -> Option<()> {
        if !edits.is_empty() {
            self.trees = Trees::default();
        }
        for &at in edits {
            if self.table.changed(grid, at, &cost)? == Edit::Cheaper {
                self.landmarks.forget();
            }
        }
        Some(())
    }

    /// The cheapest path; its cost is left to the caller. `None` when it would cost the limit or more, or the search gave up.
    pub fn find(&mut self, ends: [u32; 2], range: Range<M>) -> Option<Answer> {
        let [start, goal] = ends;
        let mut reached = Answer::NONE;
        if let Some(branch) = self.trees.branch(ends) {
            reached.path = follow(&self.table.offsets, &branch);
            return Some(reached);
        }
        let Some(bounds) = self.landmarks.bounds(start, goal) else {
            return Some(reached);
        };
        let (table, frontier) = (&mut self.table, &mut self.frontier);
        let (straight, diagonal) = table.steps();
        let width = table.width;
        let mut estimate = Estimate::new(goal, width, range.cheapest, straight, diagonal);
        let least = estimate.of(start, start % width, start / width);
        // Where they say no more, to ask them would take longer and save nothing.
        if bounds.of::<M>(start) > least {
            estimate.bounds = bounds;
        }
        let searched = run(table, frontier, (start, goal), &estimate, Pays::Next, range);
        if searched.gave_up {
            return None;
        }
        let end = &table.cells[goal as usize];
        let mut cost = M::ENDLESS;
        if end.seen(searched.stamp) && end.g < range.limit {
            cost = end.g;
            reached.path = path(&table.offsets, goal, &|cell| {
                table.cells[cell as usize].came()
            });
            reached.path.reverse();
        } else if searched.cut {
            return None;
        }
        reached.counts = Counts {
            comparisons: frontier.comparisons,
            moves: frontier.moves,
            ..searched.counts
        };
        self.prepare(
            ends,
            searched.counts.expanded,
            least.float() / cost.float(),
            range,
        );
        Some(reached)
    }

    /// After a search: grows a tree or a landmark for the next ones, if one is due. `promised`: the part of the cost that was foretold.
    fn prepare(&mut self, ends: [u32; 2], expanded: u64, promised: f64, range: Range<M>) {
        let (table, frontier) = (&mut self.table, &mut self.frontier);
        let cells = table.cells.len();
        if let Some(end) = self.trees.due(ends, expanded, cells) {
            let pays = [Pays::Next, Pays::Here][end];
            let tree = flood(table, frontier, (ends[end], pays), range, |cell| {
                cell.map_or(NEVER, |cell| cell.came() as u8)
            });
            self.trees.plant(end, tree);
            return;
        }
        // Landmarks can save that part of a search by which the way was dearer than it looked.
        let spent = (1.0 - promised).max(0.0) * WORTH * expanded as f64;
        if self.landmarks.due(cells, spent) {
            let landmark = self.landmarks.next().unwrap_or_else(|| table.outermost());
            let found = flood(table, frontier, (landmark, Pays::Here), range, |cell| {
                cell.map_or(M::ENDLESS, |cell| cell.g)
            });
            self.landmarks.add(found);
        }
    }
}

/// One search, with buckets made to measure.
fn run<M: Measure>(
    table: &mut CostTable<M>,
    frontier: &mut Frontier<M>,
    (start, goal): (u32, u32),
    estimate: &Estimate<'_, M>,
    pays: Pays,
    range: Range<M>,
) -> Searched {
    let (straight, diagonal) = table.steps();
    let diagonal = diagonal.unwrap_or(straight);
    // Without an estimate f grows with every step, and a bucket as wide as the cheapest needs no order within. With one f may stay as it is.
    let parts = if goal == NOWHERE { 1 } else { BUCKETS_A_STEP };
    let from = estimate.of(start, start % table.width, start / table.width);
    // A step raises g by its cost, and h by no more than the way back costs.
    let rise = range.dearest * straight.greater(diagonal);
    let least = range.cheapest * straight.lesser(diagonal);
    frontier.start(from, least, parts, rise + rise);
    search(table, frontier, (start, goal), estimate, pays, range.limit)
}

/// Finds the ways from the root to all cells or, with [`Pays::Here`], from all cells to it, and reads something of each:
/// of those that can't be reached there is nothing to be read. `None` if some are out of range.
fn flood<M: Measure, T>(
    table: &mut CostTable<M>,
    frontier: &mut Frontier<M>,
    (root, pays): (u32, Pays),
    range: Range<M>,
    read: impl Fn(Option<&CellRecord<M>>) -> T,
) -> Option<Vec<T>> {
    let ends = (root, NOWHERE);
    let searched = run(table, frontier, ends, &Estimate::NOTHING, pays, range);
    let cells = table.cells.iter();
    (!searched.cut && !searched.gave_up).then(|| {
        cells
            .map(|cell| read(Some(cell).filter(|cell| cell.seen(searched.stamp))))
            .collect()
    })
}

/// The path that a tree tells of; empty where no way leads to its root.
fn follow(offsets: &[i32; 8], branch: &Branch<'_>) -> Vec<u32> {
    if branch.came[branch.from as usize] == NEVER {
        return Vec::new();
    }
    let mut path = path(offsets, branch.from, &|cell| {
        u32::from(branch.came[cell as usize])
    });
    if branch.backwards {
        path.reverse();
    }
    path
}

/// From a cell back along the moves that led there.
fn path(offsets: &[i32; 8], from: u32, came: &dyn Fn(u32) -> u32) -> Vec<u32> {
    let mut path = vec![from];
    let mut at = from;
    loop {
        let by = came(at);
        if by == NO_MOVE {
            break;
        }
        at = at.wrapping_add_signed(-offsets[by as usize]);
        path.push(at);
    }
    path
}
