//! Jump point search, by scans of 64 cells at a time, without diagonals or with diagonals that need both cells beside them free.
//!
//! Only cells where a straight run may have to turn become nodes. Cells where a diagonal sweep sends out a straight one do not:
//! the straight run's end has the cell where the diagonal began as its parent, and "diagonal first" says where the turn was.
//!
//! ```text
//!   . . . . # .        from s the diagonal sweep looks right and up from each of its cells (*);
//!   . . * > > T        T is a node with parent s, for a wall beside the run ends there.
//!   . * . . . .        Without diagonals the "diagonal" sweep goes up and down and looks left and right.
//!   s . . . . .
//! ```
//!
//! A diagonal sweep that begins to lead away from the goal is put off: it waits in the open list under the f of the cell to which it has
//! come, as whatever it still finds costs as much at least.

use super::nodes::{Cell, cell, column, row};
use super::scan::{stop_after, stop_before};
use super::search::{JumpSearch, Next, Sweep, Taken};
use super::turned_path::TurnedPath;
use crate::options::Diagonal;

/// Searches until the goal is certain. `None` where the scale is too coarse.
pub(crate) fn find(search: &mut JumpSearch, start: Cell) -> Option<TurnedPath> {
    let first = search.begin(start);
    expand(search, first);
    while let Some(next) = search.take() {
        match next {
            Next::Cell(taken) => expand(search, taken),
            Next::Sweep(sweep) => resume(search, sweep),
        }
    }
    search.finish(start)
}

/// Reaches whatever can be jumped to from a cell.
fn expand(search: &mut JumpSearch, taken: Taken) {
    let (x, y) = (column(taken.cell), row(taken.cell));
    if taken.cell == taken.parent {
        for side in [-1, 1] {
            look(search, taken.cell, x, y, (side, 0), taken.g);
            if search.rule == Diagonal::Never {
                begin_sweep(search, taken, (0, side));
            } else {
                look(search, taken.cell, x, y, (0, side), taken.g);
                begin_sweep(search, taken, (side, -1));
                begin_sweep(search, taken, (side, 1));
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
    look(search, taken.cell, x, y, (dx, dy), taken.g);
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
            begin_sweep(search, taken, (0, side_y));
        } else {
            look(search, taken.cell, x, y, (side_x, side_y), taken.g);
            begin_sweep(search, taken, (dx + side_x, dy + side_y));
        }
    }
}

/// A straight run from (x, y), which has cost `g` to come to: its end is a node if it may turn there, or if it passes the goal.
#[inline]
fn look(search: &mut JumpSearch, from: Cell, x: u32, y: u32, (dx, dy): (i32, i32), g: u64) {
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
    search.reach(end, from, g + u64::from(count) * search.scale.straight);
}

/// Cells that a sweep goes on at least (`instructions`), also when it is resumed, or as many as it has come if that is more: so even a long
/// sweep is put off only a few times.
const STRETCH: u32 = 8;

/// A sweep that looks to both sides from each of its cells, as far as it is worth while now.
fn begin_sweep(search: &mut JumpSearch, taken: Taken, (dx, dy): (i32, i32)) {
    // From the start, sweeps go all ways, and most lead away from the goal.
    let least = if taken.g == 0 { 1 } else { STRETCH };
    let sweep = Sweep {
        from: taken.cell,
        here: taken.cell,
        g: taken.g,
        dx,
        dy,
    };
    advance(search, sweep, least);
}

/// Goes on with a sweep that was put off.
fn resume(search: &mut JumpSearch, sweep: Sweep) {
    let come = row(sweep.here).abs_diff(row(sweep.from));
    advance(search, sweep, come.max(STRETCH));
}

/// Goes on for `least` cells, and then for as long as nothing better waits in the queue: a sweep away from the goal is put off.
fn advance(search: &mut JumpSearch, mut sweep: Sweep, mut least: u32) {
    let plane = search.grid.rows();
    let words = plane.words();
    let is_free = |bit: usize| words[bit / 64] >> (bit % 64) & 1 == 0;
    let (dx, dy) = (sweep.dx, sweep.dy);
    let mut bit = plane.bit(column(sweep.here), row(sweep.here));
    let line = (plane.stride() as isize * 64) * dy as isize;
    let step = if dx == 0 {
        search.scale.straight
    } else {
        search.scale.diagonal
    };
    loop {
        // Where a sweep begins, its cell has been looked from.
        if sweep.here != sweep.from {
            look_aside(search, sweep);
        }
        let ahead = bit.wrapping_add_signed(line);
        let next = ahead.wrapping_add_signed(dx as isize);
        if !(is_free(next)
            && (dx == 0 || is_free(ahead) && is_free(bit.wrapping_add_signed(dx as isize))))
        {
            return;
        }
        bit = next;
        sweep.here = cell(
            column(sweep.here).wrapping_add_signed(dx),
            row(sweep.here).wrapping_add_signed(dy),
        );
        sweep.g += step;
        if sweep.here == search.goal {
            search.reach(sweep.here, sweep.from, sweep.g);
            return;
        }
        if least > 0 {
            least -= 1;
        } else if search.puts_off(sweep) {
            return;
        }
    }
}

/// From where a sweep is, to both sides.
#[inline]
fn look_aside(search: &mut JumpSearch, sweep: Sweep) {
    let (x, y) = (column(sweep.here), row(sweep.here));
    if sweep.dx == 0 {
        look(search, sweep.from, x, y, (-1, 0), sweep.g);
        look(search, sweep.from, x, y, (1, 0), sweep.g);
    } else {
        look(search, sweep.from, x, y, (sweep.dx, 0), sweep.g);
        look(search, sweep.from, x, y, (0, sweep.dy), sweep.g);
    }
}
