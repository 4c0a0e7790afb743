//! The corners of a map: the only places where a shortest path has to turn.
//!
//! ```text
//!   . . . . .        c is a corner: diagonally beside it is a wall, and between the two it is free.
//!   . c . c .        Every shortest path can be led from corner to corner, so that all shortest ways between one corner
//!   . . # . .        and the next are free and touch no third corner. Such two are *in reach* of each other.
//!   . c . c .
//!   . . . . .        (Uras, Koenig and Hernández, "Subgoal graphs for optimal pathfinding in eight-neighbor grids", 2013.)
//! ```

use super::nodes::{Cell, cell, column, row};
use super::scan::{first_after, first_before};
use crate::map::grid::Grid;
use crate::map::plane::Plane;
use crate::options::Diagonal;

/// Rows from which the number of corners is estimated (`published`, once).
const ROWS: u32 = 32;
/// Corners from which it is estimated how many others are in reach of one (`published`, once).
const SAMPLE: usize = 64;

/// The corners of a map in numbered order, line by line.
#[derive(Debug)]
pub(crate) struct Corners {
    rule: Diagonal,
    /// Walls and corners, where a look along a row ends.
    rows: Vec<u64>,
    /// The same by columns.
    columns: Vec<u64>,
    /// How many corners there are before each word of `rows`.
    before: Vec<u32>,
    /// Where the corners are.
    pub cells: Vec<Cell>,
}

impl Corners {
    pub fn new(grid: &Grid, rule: Diagonal) -> Self {
        let rows = with_corners(grid.rows());
        let columns = with_corners(grid.columns());
        let (walls, stride) = (grid.rows().words(), grid.rows().stride());
        let mut before = vec![0; rows.len()];
        let mut cells = Vec::new();
        for word in 0..stride {
            for line in 0..grid.height() {
                let place = grid.rows().bit(0, line) / 64 + word;
                before[place] = cells.len() as u32;
                let mut corners = rows[place] & !walls[place];
                while corners != 0 {
                    cells.push(cell(word as u32 * 64 + corners.trailing_zeros(), line));
                    corners &= corners - 1;
                }
            }
        }
        Self {
            rule,
            rows,
            columns,
            before,
            cells,
        }
    }

    /// The number of a corner.
    #[inline]
    pub fn number(&self, grid: &Grid, corner: Cell) -> u32 {
        let walls = grid.rows();
        let bit = walls.bit(column(corner), row(corner));
        let place = bit / 64;
        let earlier = (self.rows[place] & !walls.words()[place]) & !(u64::MAX << (bit % 64));
        self.before[place] + earlier.count_ones()
    }

    /// Appends each corner in reach of a cell; where `half`, only those below or straight to the right, which finds every pair once.
    ///
    /// ```text
    ///   s  .  .  .  .  | <- as far as the row of s is clear
    ///      \  .  .  .  c    a corner: later rows are looked at up to its column only
    ///         \  .  .
    /// ```
    // One function, not inlined: a browser compiles it once, and well before the search has come to all corners.
    #[inline(never)]
    pub fn in_reach(&self, grid: &Grid, from: Cell, half: bool, found: &mut Vec<Cell>) {
        let spot = Located::new(grid, from);
        // How far it is clear to the left, right, up and down.
        let mut clear = [0; 4];
        for (side, step) in [(-1, 0), (1, 0), (0, -1), (0, 1)].into_iter().enumerate() {
            let (distance, corner) = self.look(grid, spot, step);
            clear[side] = distance - 1;
            if corner && (!half || side % 2 == 1) {
                found.push(spot.offset(step, distance));
            }
        }
        for dy in if half { [1].as_slice() } else { &[-1, 1] } {
            let upright = clear[2 + usize::from(*dy > 0)];
            if self.rule == Diagonal::Never {
                self.sweep(
                    grid,
                    spot,
                    (0, *dy),
                    &mut [((-1, 0), clear[0]), ((1, 0), clear[1])],
                    found,
                );
                continue;
            }
            for dx in [-1, 1] {
                let level = clear[usize::from(dx > 0)];
                self.sweep(
                    grid,
                    spot,
                    (dx, *dy),
                    &mut [((dx, 0), level), ((0, *dy), upright)],
                    found,
                );
            }
        }
    }

    /// How many corners are in reach of a corner, from some of them.
    pub fn mean_in_reach(&self, grid: &Grid) -> f64 {
        let some = self
            .cells
            .iter()
            .step_by(self.cells.len().div_ceil(SAMPLE).max(1));
        let corners = some.len().max(1);
        let mut others = Vec::new();
        for &corner in some {
            self.in_reach(grid, corner, false, &mut others);
        }
        others.len() as f64 / corners as f64
    }

    /// Goes along a run and looks to two sides from each of its cells, never further than from the cell before.
    fn sweep(
        &self,
        grid: &Grid,
        mut spot: Located,
        (dx, dy): (i32, i32),
        sides: &mut [((i32, i32), u32); 2],
        found: &mut Vec<Cell>,
    ) {
        let rows = grid.rows();
        let line = |plane: &Plane| plane.stride() as isize * 64;
        let level = dx as isize;
        let upright = line(rows) * dy as isize;
        let in_columns = line(grid.columns()) * dx as isize + dy as isize;
        loop {
            let beside = spot.in_rows.wrapping_add_signed(level);
            let beyond = spot.in_rows.wrapping_add_signed(upright);
            let next = beyond.wrapping_add_signed(level);
            if rows.is_set(next) || dx != 0 && (rows.is_set(beside) || rows.is_set(beyond)) {
                return;
            }
            spot = Located {
                cell: spot.offset((dx, dy), 1),
                in_rows: next,
                in_columns: spot.in_columns.wrapping_add_signed(in_columns),
            };
            if self.rows[next / 64] >> (next % 64) & 1 != 0 {
                // Straight up or down it has been seen already.
                if dx != 0 {
                    found.push(spot.cell);
                }
                return;
            }
            for (step, clear) in sides.iter_mut() {
                if *clear > 0 {
                    let (distance, corner) = self.look(grid, spot, *step);
                    if distance <= *clear {
                        *clear = distance - 1;
                        if corner {
                            found.push(spot.offset(*step, distance));
                        }
                    }
                }
            }
        }
    }

    /// How far the next wall or corner is, and whether it is a corner.
    #[inline]
    fn look(&self, grid: &Grid, spot: Located, (dx, dy): (i32, i32)) -> (u32, bool) {
        let (walls, stops, bit) = if dy == 0 {
            (grid.rows(), &self.rows, spot.in_rows)
        } else {
            (grid.columns(), &self.columns, spot.in_columns)
        };
        let stop = if dx + dy > 0 {
            first_after(stops, bit)
        } else {
            first_before(stops, bit)
        };
        (stop.abs_diff(bit) as u32, !walls.is_set(stop))
    }
}

/// A cell, and where its bits are.
#[derive(Clone, Copy)]
struct Located {
    cell: Cell,
    in_rows: usize,
    in_columns: usize,
}

impl Located {
    fn new(grid: &Grid, cell: Cell) -> Self {
        let (x, y) = (column(cell), row(cell));
        Self {
            cell,
            in_rows: grid.rows().bit(x, y),
            in_columns: grid.columns().bit(y, x),
        }
    }

    /// The cell that is so many steps away.
    fn offset(self, (dx, dy): (i32, i32), count: u32) -> Cell {
        self.cell
            .wrapping_add_signed(((dy << 12) + dx) * count as i32)
    }
}

/// Which part of the cells are corners, from some of the rows.
// Once for each map: not a part of what every query goes through.
#[inline(never)]
pub(crate) fn density(grid: &Grid) -> f64 {
    let plane = grid.rows();
    let (words, stride) = (plane.words(), plane.stride());
    let rows = (0..grid.height()).step_by(grid.height().div_ceil(ROWS) as usize);
    let (mut corners, mut cells) = (0, 0);
    for row in rows {
        let first = plane.bit(0, row) / 64;
        corners += (first..first + stride)
            .map(|place| (corners_in(words, stride, place) & !words[place]).count_ones())
            .sum::<u32>();
        cells += grid.width();
    }
    f64::from(corners) / f64::from(cells)
}

/// The walls of a plane, and its corners.
fn with_corners(plane: &Plane) -> Vec<u64> {
    let (words, stride) = (plane.words(), plane.stride());
    let mut stops = words.to_vec();
    let lines = [0, stride, 2 * stride].map(|from| words[from..].windows(3));
    let [above, here, below] = lines;
    let inside = stops[1 + stride..].iter_mut();
    for (stops, ((above, here), below)) in inside.zip(above.zip(here).zip(below)) {
        *stops |= corners_beside(above, here) | corners_beside(below, here);
    }
    // After the last word of a plane there is none.
    let last = words.len() - stride - 1;
    stops[last] |= corners_in(words, stride, last);
    stops
}

/// The corners in a word; some of the walls with them.
fn corners_in(words: &[u64], stride: usize, place: usize) -> u64 {
    let three = |place: usize| {
        let after = words.get(place + 1).unwrap_or(&u64::MAX);
        [words[place - 1], words[place], *after]
    };
    let here = three(place);
    corners_beside(&three(place - stride), &here) | corners_beside(&three(place + stride), &here)
}

/// The corners that a line above or below makes, in the middle one of three words; some of the walls with them.
#[inline]
fn corners_beside(beside: &[u64], here: &[u64]) -> u64 {
    // Walls one bit lower and one bit higher, seen from a word's place.
    let before = |words: &[u64]| words[1] << 1 | words[0] >> 63;
    let after = |words: &[u64]| words[1] >> 1 | words[2] << 63;
    !beside[1] & (before(beside) & !before(here) | after(beside) & !after(here))
}
