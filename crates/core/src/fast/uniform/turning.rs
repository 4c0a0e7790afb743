//! Which ways through a corner can be part of a shortest path.

use super::nodes::{Cell, column, row};
use crate::grid::Grid;
use crate::options::Diagonal;

/// Where a shortest way over free land sets out to, in sixteenths of a turn.
///
/// ```text
///    14 15 0 1 2      0, 4, 8, 12: straight steps alone; 2, 6, 10, 14: diagonal ones alone
///    13        3      1, 3, 5 ..: some of both kinds beside
///    12   c    4      Without diagonals 2, 6, 10 and 14 stand for the straight steps on both sides.
///      ...
/// ```
pub(crate) type Heading = u8;

/// The walls around each corner, and what follows from them.
#[derive(Debug)]
pub(crate) struct Turning {
    /// The four walls diagonally beside a corner, clockwise from the upper right.
    walls: Vec<u8>,
    /// By these walls and the heading back: a bit for each heading onward.
    onward: Vec<u16>,
}

impl Turning {
    #[inline(never)]
    pub fn new(grid: &Grid, rule: Diagonal, corners: &[Cell]) -> Self {
        let mut walls = Vec::with_capacity(corners.len());
        for &at in corners {
            let around = grid.rows().around(column(at), row(at));
            walls.push(around >> 1 & 1 | around >> 2 & 2 | around >> 3 & 4 | around >> 4 & 8);
        }
        let mut table = vec![0; 256];
        for (case, entry) in (0..=255).zip(&mut table) {
            *entry = onward(rule, case / 16, case % 16);
        }
        Self {
            walls,
            onward: table,
        }
    }

    /// Where a shortest path may go from a corner, seen from which it came from `back`: a bit for each heading.
    /// All other ways are longer than one that cuts the corner.
    ///
    /// ```text
    ///   \ | /                                  # |
    ///     c      ahead, or half right or left   --c     or round a wall
    ///     ^                                       ^
    /// ```
    #[inline]
    pub fn onward(&self, corner: u32, back: Heading) -> u16 {
        self.onward[usize::from(self.walls[corner as usize] << 4 | back)]
    }
}

/// The headings after which all steps are possible that a shortest path may make next, whichever it made last.
fn onward(rule: Diagonal, walls: u8, back: Heading) -> u16 {
    let back = steps(rule, back);
    let mut ahead = u8::MAX;
    for step in 0..8 {
        let mut one = 0b0011_1000;
        if rule == Diagonal::Never {
            // Only straight back is longer than need be.
            one = !1;
        } else if step % 2 == 0 {
            // The walls on both sides of where it came from.
            let walls = (walls | walls << 4) >> (step / 2);
            one |= (walls & 1) << 2 | (walls & 8) << 3;
        }
        if back >> step & 1 != 0 {
            ahead &= one.rotate_left(step);
        }
    }
    let mut headings = 0;
    for heading in 0..16 {
        headings |= u16::from(steps(rule, heading) & !ahead == 0) << heading;
    }
    headings
}

/// The steps with which a way of this heading may begin, a bit for each direction clockwise from up.
fn steps(rule: Diagonal, heading: Heading) -> u8 {
    let first: u8 = 1;
    match (rule, heading % 4) {
        (Diagonal::Never, 2) => {
            first.rotate_left(u32::from(heading / 2 - 1))
                | first.rotate_left(u32::from(heading / 2 + 1))
        }
        _ => {
            first.rotate_left(u32::from(heading / 2))
                | first.rotate_left(u32::from(heading.div_ceil(2)))
        }
    }
}

/// Where the shortest ways over free land from a cell to another set out to.
#[inline]
pub(crate) fn heading(rule: Diagonal, from: Cell, to: Cell) -> Heading {
    let wide = column(to) as i32 - column(from) as i32;
    let high = row(to) as i32 - row(from) as i32;
    // A quarter of a turn begins with straight steps; how far one goes in that direction, and across.
    let (quarter, along, across) = match (wide >= 0, high >= 0) {
        (true, false) => (0, -high, wide),
        (true, true) => (4, wide, high),
        (false, true) => (8, high, -wide),
        (false, false) => (12, -wide, -high),
    };
    let part = if across == 0 {
        0
    } else if along == 0 {
        4
    } else if rule == Diagonal::Never || along == across {
        2
    } else {
        1 + 2 * Heading::from(across > along)
    };
    quarter + part
}

/// The way back.
#[inline]
pub(crate) fn opposite(heading: Heading) -> Heading {
    heading ^ 8
}
