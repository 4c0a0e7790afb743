//! A* over cells with different costs.

use super::estimate::Estimate;
use super::frontier::Frontier;
use super::table::{CostTable, NO_MOVE};
use crate::fast::measure::Measure;
use crate::result::Counts;
use crate::search::space::direction::OFFSETS;

/// What a search did, and whether its answer can be relied on.
pub(super) struct Searched {
    /// The stamp of the cells that it reached.
    pub stamp: u32,
    pub counts: Counts,
    /// Something was left out because its f reached the cost of the goal, or the limit.
    pub cut: bool,
    /// The search ended early: the cost of a cell that it has reached may be higher than necessary.
    pub gave_up: bool,
}

/// A search for no goal in particular: it reaches all that can be reached.
pub(super) const NOWHERE: u32 = u32::MAX;

/// Which cell of a step is paid for: the one stepped onto. A search that runs against the steps pays for the cell in hand.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Pays {
    Next,
    Here,
}

/// Where one cell is so much dearer than the rest that all others share a bucket, the order is arbitrary and cells are opened
/// again and again. A search that has expanded all cells of the map so many times over gives up. A choice, with room: no published map
/// comes near, only maps made for it do, and those are then searched step by step.
const MOST_TIMES: u64 = 8;
/// And where it is so much dearer than the cheapest that thousands of buckets in a row are empty, most of the time goes into looking at them. A
/// search that has looked at so many for each cell of the map, and for as many cells more, gives up: to go step by step takes no longer (`queries`).
const MOST_LOOKS: u64 = 100;
const CELLS_MORE: u64 = 10_000;

/// Searches from start to goal. Afterwards the cells with the stamp in the answer know g and the move that led there.
/// Cells whose f reaches `limit` are left out.
pub(super) fn search<M: Measure>(
    table: &mut CostTable<M>,
    frontier: &mut Frontier<M>,
    (start, goal): (u32, u32),
    estimate: &Estimate<'_, M>,
    pays: Pays,
    limit: M,
) -> Searched {
    let stamp = table.stamp();
    let width = table.width;
    let mut counts = Counts {
        generated: 1,
        ..Counts::default()
    };
    // What the goal has cost so far: nothing that comes to as much is of use.
    let mut best = limit;
    let (offsets, lengths, after) = (table.offsets, table.lengths, table.after);
    let cells = table.cells.as_mut_slice();

    let first = &mut cells[start as usize];
    first.g = M::ZERO;
    first.h = estimate.of(start, start % width, start / width);
    first.reach(stamp, NO_MOVE);
    let mut cut = first.h >= limit;
    frontier.push(start, first.h);

    let most = MOST_TIMES * cells.len() as u64;
    let most_looks = MOST_LOOKS * (cells.len() as u64 + CELLS_MORE);
    while counts.expanded < most
        && frontier.comparisons < most_looks
        && let Some(index) = frontier.pop()
    {
        let cell = &mut cells[index as usize];
        if cell.closed() || cell.g + cell.h >= best {
            continue;
        }
        cell.close();
        counts.expanded += 1;
        let (g, here) = (cell.g, cell.cost);
        let mut moves = cell.onward(&after);
        let (x, y) = (index % width, index / width);
        while moves != 0 {
            let by = moves.trailing_zeros();
            moves &= moves - 1;
            let to = index.wrapping_add_signed(offsets[by as usize]);
            let next = &mut cells[to as usize];
            let paid = if pays == Pays::Next { next.cost } else { here };
            let reached = g + paid * lengths[by as usize];
            if reached >= best {
                cut = true;
                continue;
            }
            if next.seen(stamp) {
                if reached >= next.g {
                    continue;
                }
                let again = u64::from(next.closed());
                counts.reopened += again;
                counts.improved += 1 - again;
            } else {
                let (dx, dy) = OFFSETS[by as usize];
                next.h = estimate.of(to, x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
                counts.generated += 1;
            }
            next.g = reached;
            next.reach(stamp, by);
            let f = reached + next.h;
            if f < best {
                if to == goal {
                    best = reached;
                } else {
                    frontier.push(to, f);
                }
            } else {
                cut = true;
            }
        }
    }
    Searched {
        stamp,
        cut,
        gave_up: counts.expanded == most || frontier.comparisons >= most_looks,
        counts,
    }
}
