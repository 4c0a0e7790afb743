//! The eight directions, and when a step in one of them is possible.

use crate::map::grid::{Grid, Point};
use crate::options::Diagonal;

/// The offsets of the eight directions: straight ones first, clockwise from the top, then diagonal ones.
///
/// ```text
///   7 0 4
///   3 . 1
///   6 2 5
/// ```
///
/// Their order is that in which neighbours are looked at, and so which of equal paths is found. With it must change: [`parts`] and
/// `STRAIGHT_FIRST` below, the steps in `grid_space.rs`, and the tables in `fast/terrain/table.rs`.
pub(crate) const OFFSETS: [(i32, i32); 8] = [
    (0, -1),
    (1, 0),
    (0, 1),
    (-1, 0),
    (1, -1),
    (1, 1),
    (-1, 1),
    (-1, -1),
];

/// The first diagonal direction.
pub(crate) const FIRST_DIAGONAL: usize = 4;

/// The two straight directions that a diagonal one is made of: vertical, horizontal.
pub(crate) fn parts(diagonal: usize) -> [usize; 2] {
    match diagonal {
        4 => [0, 1],
        5 => [2, 1],
        6 => [2, 3],
        _ => [0, 3],
    }
}

/// The direction from one point towards another in the same row, column or diagonal.
pub(crate) fn between(from: Point, to: Point) -> usize {
    let sign = |a: u32, b: u32| (i64::from(b) - i64::from(a)).signum() as i32;
    let offset = (sign(from.0, to.0), sign(from.1, to.1));
    OFFSETS
        .iter()
        .position(|&other| other == offset)
        .unwrap_or(0)
}

/// How many of the eight directions a rule knows.
pub(crate) fn count(rule: Diagonal) -> usize {
    if rule == Diagonal::Never {
        FIRST_DIAGONAL
    } else {
        OFFSETS.len()
    }
}

/// Whether a diagonal step is possible. `beside`: which of the two cells beside it are walls.
pub(crate) fn diagonal_allowed(rule: Diagonal, beside: [bool; 2]) -> bool {
    match rule {
        Diagonal::Never => false,
        Diagonal::Always => true,
        Diagonal::AtMostOneObstacle => !(beside[0] && beside[1]),
        Diagonal::NoObstacles => !(beside[0] || beside[1]),
    }
}

/// The neighbour of a cell in a direction, where it is on the map.
pub(crate) fn neighbour(grid: &Grid, (x, y): Point, direction: usize) -> Option<Point> {
    let (dx, dy) = OFFSETS[direction];
    let (x, y) = (x.checked_add_signed(dx)?, y.checked_add_signed(dy)?);
    grid.contains(x, y).then_some((x, y))
}

/// Where a step in a direction leads, if it is possible.
pub(crate) fn step(grid: &Grid, rule: Diagonal, from: Point, direction: usize) -> Option<Point> {
    let to = neighbour(grid, from, direction)?;
    if grid.is_wall(to.0, to.1) {
        return None;
    }
    let possible = direction < FIRST_DIAGONAL
        || diagonal_allowed(
            rule,
            [grid.is_wall(to.0, from.1), grid.is_wall(from.0, to.1)],
        );
    possible.then_some(to)
}

/// Which of the eight neighbours of a cell are walls or outside: a bit for each direction.
#[inline]
pub(crate) fn walls_around(grid: &Grid, (x, y): Point) -> u8 {
    STRAIGHT_FIRST[grid.rows().around(x, y) as usize]
}

/// From bits that go clockwise from the top to bits in the order of [`OFFSETS`].
const STRAIGHT_FIRST: [u8; 256] = {
    let order = [0, 4, 1, 5, 2, 6, 3, 7];
    let mut table = [0; 256];
    let mut clockwise = 0;
    while clockwise < 256 {
        let mut bit = 0;
        while bit < 8 {
            if clockwise >> bit & 1 != 0 {
                table[clockwise] |= 1 << order[bit];
            }
            bit += 1;
        }
        clockwise += 1;
    }
    table
};
