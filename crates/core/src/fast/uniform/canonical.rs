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

use super::nodes::{cell, column, row};
use super::search::{Search, Taken};
use crate::options::Diagonal;

/// The neighbours clockwise, beginning above. Odd ones are diagonal.
const STEPS: [(i32, i32); 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];

/// Reaches the neighbours that are worth it.
pub(crate) fn expand(search: &mut Search, taken: Taken) {
    let (x, y) = (column(taken.cell), row(taken.cell));
    let plane = search.grid.rows();
    let free = !plane.around(x, y);
    let mut wanted = if taken.cell == taken.parent {
        may_step(search.rule, free)
    } else {
        let dx = x as i32 - column(taken.parent) as i32;
        let dy = y as i32 - row(taken.parent) as i32;
        // The row above, this one and the one below: places in STEPS.
        let came = [7, 0, 1, 6, 0, 2, 5, 4, 3][(dy * 3 + dx + 4) as usize];
        may_step(search.rule, free) & worthwhile(search.rule, free, came)
    };
    while wanted != 0 {
        let towards = wanted.trailing_zeros() as usize;
        wanted &= wanted - 1;
        let (dx, dy) = STEPS[towards];
        let to = cell(x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
        let cost = if towards % 2 == 1 {
            search.scale.diagonal
        } else {
            search.scale.straight
        };
        search.reach(to, taken.cell, taken.g + cost);
    }
}

/// The neighbours to which one can step, a bit for each of [`STEPS`].
#[inline]
fn may_step(rule: Diagonal, free: u8) -> u8 {
    const STRAIGHT: u8 = 0b0101_0101;
    // For each diagonal the straight neighbours before and after it.
    let (before, after) = (free.rotate_left(1), free.rotate_right(1));
    let allowed = match rule {
        Diagonal::Never => 0,
        Diagonal::Always => u8::MAX,
        Diagonal::AtMostOneObstacle => before | after,
        Diagonal::NoObstacles => before & after,
    };
    free & (STRAIGHT | allowed)
}

/// The neighbours to which no other way is as short as the one through this cell, after a step in direction `came`.
#[inline]
fn worthwhile(rule: Diagonal, free: u8, came: u32) -> u8 {
    // Turned so that the step came from the opposite of bit 0 (or of bit 1 if it was diagonal).
    let diagonal = came & 1;
    let turn = came - diagonal;
    let walls = !free.rotate_right(turn);
    let wall = |bit: u32| walls >> bit & 1;
    let turned = match (rule, diagonal) {
        // Up and down come first, so after a step up or down all is new; after one to the side only what the walls behind hide.
        (Diagonal::Never, _) if came % 4 == 0 => 0b0100_0101,
        (Diagonal::Never, _) => 1 | wall(3) << 2 | wall(5) << 6,
        // Ahead on both sides of the diagonal, and round a wall beside where it came from.
        (_, 1) => 0b111 | wall(6) << 7 | wall(4) << 3,
        // Ahead; to a side where the diagonal to it was not possible.
        (Diagonal::NoObstacles, _) => 1 | wall(3) * 0b110 | wall(5) * 0b1100_0000,
        // Ahead; diagonally round a wall beside.
        _ => 1 | wall(2) << 1 | wall(6) << 7,
    };
    (turned as u8).rotate_left(turn)
}
