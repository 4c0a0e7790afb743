//! Searches over terrain in one kind of number: the table, the open list and the landmarks that belong together.

use super::frontier::Frontier;
use super::landmarks::Landmarks;
use super::measure::Measure;
use super::terrain::Reached;
use super::terrain_estimate::{Ahead, Informed};
use super::terrain_search::{Counts, Estimate, NOWHERE, Pays, search};
use super::terrain_table::{Edit, NO_MOVE, Table};
use crate::grid::Grid;

pub(super) struct Route<M: Measure> {
    pub table: Table<M>,
    frontier: Frontier<M>,
    landmarks: Landmarks<M>,
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

/// What landmarks might have saved counts so many times as much as what searches have spent, which promises nothing by itself.
const WORTH: f64 = 4.0;

impl<M: Measure> Route<M> {
    pub fn new(table: Table<M>) -> Self {
        Self {
            table,
            frontier: Frontier::new(),
            // What a step costs depends on the cell stepped onto.
            landmarks: Landmarks::new(false),
        }
    }

    /// Takes over edits; `None` if a cost has no place among the units.
    pub fn edited(
        &mut self,
        grid: &Grid,
        edits: &[(u32, u32)],
        cost: impl Fn(f64) -> Option<M>,
    ) -> Option<()> {
        for &at in edits {
            if self.table.changed(grid, at, &cost)? == Edit::Cheaper {
                self.landmarks.forget();
            }
        }
        Some(())
    }

    /// The cheapest path; its cost is left to the caller. `None` when it would cost the limit or more.
    pub fn find(&mut self, (start, goal): (u32, u32), range: Range<M>) -> Option<Reached> {
        let width = self.table.width;
        let (straight, diagonal) = self.table.steps();
        let ahead = Ahead::new(goal, width, range.cheapest, straight, diagonal);
        let mut reached = Reached::nothing();
        let Some(bounds) = self.landmarks.bounds(start, goal) else {
            return Some(reached);
        };
        let (table, frontier) = (&mut self.table, &mut self.frontier);
        let least = ahead.of(start, start % width, start / width);
        let (stamp, counts) = if bounds.of::<M>(start) <= least {
            // To ask them would take longer and save nothing.
            run(table, frontier, (start, goal), &ahead, range)
        } else {
            let informed = Informed { ahead, bounds };
            run(table, frontier, (start, goal), &informed, range)
        };
        let end = &table.cells[goal as usize];
        let mut cost = M::ENDLESS;
        if end.seen(stamp) && end.g < range.limit {
            cost = end.g;
            reached.path = path(table, goal);
        } else if counts.cut {
            return None;
        }
        reached.expanded = counts.expanded;
        reached.generated = counts.generated;
        reached.improved = counts.improved;
        reached.reopened = counts.reopened;
        reached.comparisons = frontier.comparisons;
        reached.moves = frontier.moves;
        // Landmarks can save that part of a search by which the way was dearer than it looked.
        let part = (1.0 - least.float() / cost.float()).max(0.0);
        let spent = part * WORTH * counts.expanded as f64;
        if self.landmarks.due(table.cells.len(), spent) {
            let landmark = self.landmarks.next().unwrap_or_else(|| table.outermost());
            let found = distances(table, frontier, landmark, range);
            self.landmarks.add(found);
        }
        Some(reached)
    }
}

/// One search, with buckets made to measure.
fn run<M: Measure>(
    table: &mut Table<M>,
    frontier: &mut Frontier<M>,
    (start, goal): (u32, u32),
    estimate: &impl Estimate<M>,
    range: Range<M>,
) -> (u32, Counts) {
    let (straight, diagonal) = table.steps();
    let diagonal = diagonal.unwrap_or(straight);
    // Without an estimate f grows with every step, and a bucket as wide as the cheapest needs no order within. With one f may stay as it is.
    let (pays, parts) = if goal == NOWHERE {
        (Pays::Here, 1)
    } else {
        (Pays::Next, 8)
    };
    let from = estimate.of(start, start % table.width, start / table.width);
    // A step raises g by its cost, and h by no more than the way back costs.
    let rise = range.dearest * straight.greater(diagonal);
    let least = range.cheapest * straight.lesser(diagonal);
    frontier.start(from, least, parts, rise + rise);
    search(table, frontier, (start, goal), estimate, pays, range.limit)
}

/// What the way from every cell to the landmark costs; `None` if some are out of range.
fn distances<M: Measure>(
    table: &mut Table<M>,
    frontier: &mut Frontier<M>,
    landmark: u32,
    range: Range<M>,
) -> Option<Vec<M>> {
    let (stamp, counts) = run(table, frontier, (landmark, NOWHERE), &Ahead::NOTHING, range);
    let g = table
        .cells
        .iter()
        .map(|cell| if cell.seen(stamp) { cell.g } else { M::ENDLESS });
    (!counts.cut).then(|| g.collect())
}

/// Back along the moves that led here.
fn path<M: Measure>(table: &Table<M>, goal: u32) -> Vec<u32> {
    let mut path = vec![goal];
    let mut at = goal;
    loop {
        let by = table.cells[at as usize].came();
        if by == NO_MOVE {
            break;
        }
        at = at.wrapping_add_signed(-table.offsets[by as usize]);
        path.push(at);
    }
    path.reverse();
    path
}
