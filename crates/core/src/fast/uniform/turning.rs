//! Which ways through a corner can be part of a shortest path.

use super::nodes::{Cell, column, row};
use crate::map::grid::Grid;
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
    let straight_only = rule == Diagonal::Never;
    // Seen from a single step back, which lies at 0.
    let from = |step: Heading| {
        let mut ahead: u16 = 0b0000_0111_1100_0000;
        if straight_only {
            // Only straight back is longer than need be.
            ahead = 0b1011_1111_1111_1010;
        } else if step.is_multiple_of(4) {
            // Round the walls on both sides of where it came from.
            let walls = u16::from((walls | walls << 4) >> (step / 4));
            ahead += (walls & 1) * 0b11_0000 + (walls >> 3 & 1) * 0b0001_1000_0000_0000;
        }
        ahead.rotate_left(u32::from(step))
    };
    let aside = if straight_only { back % 4 } else { back % 2 };
    from(back - aside) & from((back + aside) % 16)
}

/// Where the shortest ways over free land from a cell to another set out to.
#[inline(never)]
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
