//! What every cell costs without diagonals, 64 cells at once: [`Levels`] without a goal.
//!
//! A step changes the cost so far, less the Manhattan distance from the start, by nothing (away from the start) or by two (towards it). So
//! cells are closed a level at a time and in whole tiles, and each cost is its level and that distance.
//!
//! ```text
//!   level 0: only away      level 2: a step towards it,     costs
//!   from the start S        then again only away
//!   S 0 0 0                 S 0 0 0                         S 1 2 3
//!   # # # 0                 # # # 0                         # # # 4
//!   . . . 0                 . . 2 0                         . . 6 5      (level 4 and level 6 go on to the left)
//! ```
//!
//! Distances are those from the first of several starts. The others begin on levels of their own, where their cost is 0: the farthest on the
//! first level of all.

use super::levels::{AWAY, Group, Levels, TOWARDS};
use super::nodes::{Cell, cell, cell_at, column, row};
use crate::map::grid::Grid;
use crate::route::Flooded;
use std::cmp::Reverse;

/// More steps than any way has.
const UNREACHED: i32 = 1 << 30;

/// What every cell costs from the nearest of some, where a step costs `each`, up to `most`.
#[cold]
pub(super) fn flood(grid: &Grid, each: f64, most: f64, starts: &[u32]) -> Flooded {
    let mut starts: Vec<Cell> = starts.iter().map(|&start| cell_at(grid, start)).collect();
    let centre = starts.first().copied().unwrap_or_default();
    let distance = |at: Cell| column(at).abs_diff(column(centre)) + row(at).abs_diff(row(centre));
    starts.sort_by_key(|&start| Reverse(distance(start)));
    let farthest = starts.first().map_or(0, |&start| distance(start));
    let mut starts = starts.into_iter().peekable();
    // A little more, for the limit may be a sum of rounded steps.
    let most = ((most / each * (1.0 + 1e-12)) as i32).min(UNREACHED / 2);

    let mut levels = Levels::default();
    // Of each cell of each tile, less UNREACHED: memory that nothing was written to is 0.
    let mut level_of = vec![0; 64 * levels.begin(grid)];
    // What was closed on the level before, and on the one before that.
    let (mut last, mut before) = (Vec::new(), Vec::new());
    for level in 0.. {
        for &Group { tile, cells, .. } in &before {
            levels.step(tile, cells, TOWARDS);
        }
        while let Some(start) = starts.next_if(|&start| level == farthest - distance(start)) {
            levels.start(grid, centre, start);
        }
        while let Some(at) = levels.next(grid, centre) {
            let mut cells = levels.close(at, level, AWAY);
            let (x, y) = levels.corner(at);
            let nearest = cell(column(centre).clamp(x, x + 7), row(centre).clamp(y, y + 7));
            if level + distance(nearest) <= most as u32 + farthest {
                levels.step(at, cells, AWAY);
            } else {
                levels.groups.pop();
            }
            let level_of = &mut level_of[64 * at as usize..][..64];
            while cells != 0 {
                level_of[cells.trailing_zeros() as usize] = level as i32 - UNREACHED;
                cells &= cells - 1;
            }
        }
        std::mem::swap(&mut before, &mut last);
        std::mem::swap(&mut last, &mut levels.groups);
        levels.groups.clear();
        if last.is_empty() && before.is_empty() && starts.peek().is_none() {
            break;
        }
    }

    let mut costs = Vec::with_capacity(grid.len() + 8);
    let across: Vec<i32> = (0..grid.width().next_multiple_of(8))
        .map(|x| x.abs_diff(column(centre)) as i32)
        .collect();
    for y in 0..grid.height() {
        let beyond = y.abs_diff(row(centre)) as i32 - farthest as i32 + UNREACHED;
        for (x, across) in (0..).step_by(8).zip(across.chunks_exact(8)) {
            let (at, bit) = levels.place(cell(x, y));
            let level_of = &level_of[(64 * at + bit) as usize..][..8];
            let eight: [f64; 8] = std::array::from_fn(|i| {
                let steps = level_of[i] + across[i] + beyond;
                let cost = f64::from(steps) * each;
                if steps <= most { cost } else { f64::INFINITY }
            });
            costs.extend_from_slice(&eight);
        }
        costs.truncate((y as usize + 1) * grid.width() as usize);
    }
    Flooded {
        width: grid.width(),
        came: Vec::new(),
        reached: costs.iter().filter(|cost| cost.is_finite()).count() as u64,
        costs,
    }
}
