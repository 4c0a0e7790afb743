//! Jump point search, by scans of 64 cells at a time, without diagonals or with diagonals that need both cells beside them free.
//!
//! Only cells where a straight run may have to turn become nodes. Cells where a diagonal run sends out a straight one do not:
//! the straight run's end has the cell where the diagonal began as its parent, and "diagonal first" says where the turn was.
//!
//! ```text
//!   . . . . # .        from s the diagonal run looks right and up from each of its cells (*);
//!   . . * > > T        T is a node with parent s, for a wall beside the run ends there.
//!   . * . . . .        Without diagonals the "diagonal" run goes up and down and looks left and right.
//!   s . . . . .
//! ```

use super::nodes::{cell, column, row};
use super::scan::{stop_after, stop_before};
use super::search::{Search, Taken};
use crate::options::Diagonal;

/// Reaches whatever can be jumped to from a cell.
pub(crate) fn expand(search: &mut Search, taken: Taken) {
    let (x, y) = (column(taken.cell), row(taken.cell));
    if taken.cell == taken.parent {
        for side in [-1, 1] {
            look(search, taken, x, y, (side, 0), taken.g);
            if search.rule == Diagonal::Never {
                run(search, taken, (0, side));
            } else {
                look(search, taken, x, y, (0, side), taken.g);
                run(search, taken, (side, -1));
                run(search, taken, (side, 1));
            }
        }
        return;
    }
    let wide = x as i32 - column(taken.parent) as i32;
    let high = y as i32 - row(taken.parent) as i32;
    let level = search.rule == Diagonal::Never || wide.abs() > high.abs();
    let (dx, dy) = if level {
        (wide.signum(), 0)
    } else {
        (0, high.signum())
    };
    look(search, taken, x, y, (dx, dy), taken.g);
    let (back_x, back_y) = (x.wrapping_add_signed(-dx), y.wrapping_add_signed(-dy));
    for side in [-1, 1] {
        // To the side of the run: up or down of a level one, left or right of the other.
        let (side_x, side_y) = (side * dy.abs(), side * dx.abs());
        let wall = |x: u32, y: u32| {
            search
                .grid
                .is_wall(x.wrapping_add_signed(side_x), y.wrapping_add_signed(side_y))
        };
        if !wall(back_x, back_y) || wall(x, y) {
            continue;
        }
        if search.rule == Diagonal::Never {
            run(search, taken, (0, side_y));
        } else {
            look(search, taken, x, y, (side_x, side_y), taken.g);
            run(search, taken, (dx + side_x, dy + side_y));
        }
    }
}

/// A straight run from (x, y), which has cost `g` to come to: its end is a node if it may turn there, or if it passes the goal.
#[inline]
fn look(search: &mut Search, from: Taken, x: u32, y: u32, (dx, dy): (i32, i32), g: u64) {
    search.looks += 1;
    let (goal_x, goal_y) = (column(search.goal), row(search.goal));
    let (plane, line, at, goal_line, goal_at) = if dy == 0 {
        (search.grid.rows(), y, x, goal_y, goal_x)
    } else {
        (search.grid.columns(), x, y, goal_x, goal_y)
    };
    let bit = plane.bit(at, line);
    let forward = dx + dy > 0;
    let stop = if forward {
        stop_after(plane, bit)
    } else {
        stop_before(plane, bit)
    };
    let mut count = stop.abs_diff(bit) as u32;
    let to_goal = if forward {
        goal_at.wrapping_sub(at)
    } else {
        at.wrapping_sub(goal_at)
    };
    if goal_line == line && to_goal <= count && to_goal > 0 {
        count = to_goal;
    } else if plane.words()[stop / 64] >> (stop % 64) & 1 != 0 {
        return;
    }
    let end = cell(
        x.wrapping_add_signed(dx * count as i32),
        y.wrapping_add_signed(dy * count as i32),
    );
    search.reach(end, from.cell, g + u64::from(count) * search.scale.straight);
}

/// A diagonal run (without diagonals: one up or down) that looks to both sides from each cell.
fn run(search: &mut Search, from: Taken, (dx, dy): (i32, i32)) {
    let plane = search.grid.rows();
    let words = plane.words();
    let is_free = |bit: usize| words[bit / 64] >> (bit % 64) & 1 == 0;
    let (mut x, mut y) = (column(from.cell), row(from.cell));
    let mut bit = plane.bit(x, y);
    let line = (plane.stride() as isize * 64) * dy as isize;
    let step = if dx == 0 {
        search.scale.straight
    } else {
        search.scale.diagonal
    };
    let mut g = from.g;
    loop {
        let ahead = bit.wrapping_add_signed(line);
        let next = ahead.wrapping_add_signed(dx as isize);
        if !(is_free(next)
            && (dx == 0 || is_free(ahead) && is_free(bit.wrapping_add_signed(dx as isize))))
        {
            return;
        }
        bit = next;
        x = x.wrapping_add_signed(dx);
        y = y.wrapping_add_signed(dy);
        g += step;
        let here = cell(x, y);
        if here == search.goal {
            search.reach(here, from.cell, g);
            return;
        }
        if dx == 0 {
            look(search, from, x, y, (-1, 0), g);
            look(search, from, x, y, (1, 0), g);
        } else {
            look(search, from, x, y, (dx, 0), g);
            look(search, from, x, y, (0, dy), g);
        }
    }
}
