//! The cells of a grid with different costs, as a search wants them: 16 bytes a cell, with the legal moves worked out.

use crate::fast::measure::Measure;
use crate::fast::trees::ROOT;
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::search::space::direction::{FIRST_DIAGONAL, OFFSETS, diagonal_allowed};

/// For each move (numbered as in [`OFFSETS`]), the moves that can be of use after it; the last row is for the start.
///
/// ```text
///   . b .      After p to u, a cell next to both is reached from p itself no less cheaply,
///   p u a      if it is straight beside p or if p to u was diagonal: here b is worth a try
///   x . .      and x is not. That needs a diagonal that costs no less than a straight step.
/// ```
const AFTER: [u8; 9] = [
    !(1 << 2 | 1 << 5 | 1 << 6),
    !(1 << 3 | 1 << 6 | 1 << 7),
    !(1 << 0 | 1 << 7 | 1 << 4),
    !(1 << 1 | 1 << 4 | 1 << 5),
    !(1 << 6 | 1 << 2 | 1 << 3),
    !(1 << 7 | 1 << 3 | 1 << 0),
    !(1 << 4 | 1 << 0 | 1 << 1),
    !(1 << 5 | 1 << 1 | 1 << 2),
    !0,
];

/// The same in the middle of three by three free cells that cost the same: of two ways that come to as much, only the one whose diagonal step
/// comes first. A straight last step is never left out for one that is just as good, so that no two ways can each be left out for the other. That needs
/// exact sums, costs above 0 and a diagonal that costs less than two straight steps.
const AFTER_EVEN: [u8; 9] = [
    1 << 0,
    1 << 1,
    1 << 2,
    1 << 3,
    1 << 4 | 1 << 0 | 1 << 1,
    1 << 5 | 1 << 1 | 1 << 2,
    1 << 6 | 1 << 2 | 1 << 3,
    1 << 7 | 1 << 3 | 1 << 0,
    !0,
];

/// The same where there are no diagonal steps: of two ways round a corner, the one that begins along the row.
const AFTER_EVEN_STRAIGHT: [u8; 9] = [
    1 << 0,
    1 << 1 | 1 << 0 | 1 << 2,
    1 << 2,
    1 << 3 | 1 << 0 | 1 << 2,
    0,
    0,
    0,
    0,
    !0,
];

/// The move with which a search begins; in a tree, that of its root.
pub(super) const NO_MOVE: u32 = ROOT as u32;
const CAME: u32 = 8;
/// The cell is the middle of three by three free cells that cost the same. The bit is next to those of the move that led here,
/// as both together say which moves are of use next.
const EVEN: u32 = 1 << 12;
/// The bits that only edits change.
const FIXED: u32 = EVEN | 0xff;
const CLOSED: u32 = 1 << 13;
const GENERATION: u32 = 14;

#[derive(Clone, Copy)]
pub(super) struct CellRecord<M> {
    pub g: M,
    pub h: M,
    /// What a step of length 1 onto it costs; endless for a wall.
    pub cost: M,
    /// From the low end: 8 legal moves, 4 bits for the move that led here, 1 for even, 1 for closed; then the search that wrote g, h, the move
    /// and closed. A cell with the stamp of an older search counts as unseen, so that nothing need be cleared.
    tag: u32,
}

impl<M> CellRecord<M> {
    #[inline]
    pub fn seen(&self, stamp: u32) -> bool {
        (self.tag ^ stamp) < 1 << GENERATION
    }

    #[inline]
    pub fn closed(&self) -> bool {
        self.tag & CLOSED != 0
    }

    #[inline]
    pub fn close(&mut self) {
        self.tag |= CLOSED;
    }

    /// Notes that this search has reached the cell by a move; it is open.
    #[inline]
    pub fn reach(&mut self, stamp: u32, by: u32) {
        self.tag = stamp | by << CAME | self.tag & FIXED;
    }

    /// The move that led here.
    #[inline]
    pub fn came(&self) -> u32 {
        self.tag >> CAME & 15
    }

    /// The moves from here that can be of use, of those that are legal.
    #[inline]
    pub fn onward(&self, after: &[u8; 32]) -> u8 {
        self.tag as u8 & after[(self.tag >> CAME & 31) as usize]
    }
}

/// What an edit does to ways across the cell.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Edit {
    Cheaper,
    /// Or the same.
    Dearer,
}

pub(super) struct CostTable<M> {
    pub cells: Vec<CellRecord<M>>,
    pub width: u32,
    height: u32,
    diagonal: Diagonal,
    /// What to add to an index for each move.
    pub offsets: [i32; 8],
    /// The length of each move.
    pub lengths: [M; 8],
    /// For the move that led to a cell, plus 16 where it is even, the moves that can be of use.
    pub after: [u8; 32],
    /// The legal moves for each way in which three by three cells can be walls.
    legal: [u8; 512],
    pub(super) generation: u32,
}

impl<M: Measure> CostTable<M> {
    /// `cost` turns the cost of a free cell into units; `None` from it is `None` here.
    pub fn new(
        grid: &Grid,
        diagonal: Diagonal,
        (straight, slanted): (M, M),
        cost: impl Fn(f64) -> Option<M>,
    ) -> Option<Self> {
        let (width, height) = (grid.width(), grid.height());
        let mut lengths = [straight; 8];
        lengths[FIRST_DIAGONAL..].fill(slanted);
        let mut after = [!0; 32];
        if slanted >= straight {
            after[..9].copy_from_slice(&AFTER);
            after[16..25].copy_from_slice(match diagonal {
                _ if !M::EXACT => &AFTER,
                Diagonal::Never => &AFTER_EVEN_STRAIGHT,
                _ if slanted < straight + straight => &AFTER_EVEN,
                _ => &AFTER,
            });
        }
        let blank = CellRecord {
            g: M::ZERO,
            h: M::ZERO,
            cost: M::ZERO,
            tag: 0,
        };
        let mut table = Self {
            cells: vec![blank; grid.len()],
            width,
            height,
            diagonal,
            legal: std::array::from_fn(|walls| legal(diagonal, walls)),
            offsets: OFFSETS.map(|(dx, dy)| dy * width as i32 + dx),
            lengths,
            after,
            generation: 0,
        };
        for y in 0..height {
            for x in 0..width {
                table.price(grid, x, y, &cost)?;
            }
        }
        for y in 0..height {
            table.work_out(grid, y, 0..width);
        }
        Some(table)
    }

    pub fn serves(&self, grid: &Grid, diagonal: Diagonal) -> bool {
        (self.width, self.height, self.diagonal) == (grid.width(), grid.height(), diagonal)
    }

    /// The lengths of a straight and of a diagonal step, if there are any.
    pub fn steps(&self) -> (M, Option<M>) {
        let diagonals = self.diagonal != Diagonal::Never;
        (
            self.lengths[0],
            diagonals.then_some(self.lengths[FIRST_DIAGONAL]),
        )
    }

    /// Takes over an edit of one cell, if its cost has a place among the units.
    pub fn changed(
        &mut self,
        grid: &Grid,
        (x, y): (u32, u32),
        cost: impl Fn(f64) -> Option<M>,
    ) -> Option<Edit> {
        let before = self.cells[(y * self.width + x) as usize].cost;
        self.price(grid, x, y, &cost)?;
        for y in y.saturating_sub(1)..(y + 2).min(self.height) {
            self.work_out(grid, y, x.saturating_sub(1)..(x + 2).min(self.width));
        }
        let after = self.cells[(y * self.width + x) as usize].cost;
        Some(if after < before {
            Edit::Cheaper
        } else {
            Edit::Dearer
        })
    }

    fn price(
        &mut self,
        grid: &Grid,
        x: u32,
        y: u32,
        cost: &impl Fn(f64) -> Option<M>,
    ) -> Option<()> {
        let cell = &mut self.cells[(y * self.width + x) as usize];
        cell.cost = if grid.is_wall(x, y) {
            M::ENDLESS
        } else {
            cost(grid.cost(x, y))?
        };
        Some(())
    }

    /// Works out the legal moves of some cells of a row, with a window of three by three cells that slides along.
    fn work_out(&mut self, grid: &Grid, y: u32, columns: std::ops::Range<u32>) {
        let column = |x: u32| {
            let wall = |y: u32| usize::from(grid.is_wall(x, y));
            wall(y.wrapping_sub(1)) << 6 | wall(y) << 3 | wall(y + 1)
        };
        let mut window = column(columns.start.wrapping_sub(1)) << 1 | column(columns.start);
        for x in columns {
            window = (window & 0o333) << 1 | column(x + 1);
            let at = y * self.width + x;
            let here = self.cells[at as usize].cost;
            let even = window == 0
                && here > M::ZERO
                && self.offsets.iter().all(|&offset| {
                    self.cells[at.wrapping_add_signed(offset) as usize].cost == here
                });
            let cell = &mut self.cells[at as usize];
            cell.tag =
                cell.tag & !FIXED | u32::from(self.legal[window]) | if even { EVEN } else { 0 };
        }
    }

    /// Of the cells that a search has ever seen, one that is as far as can be from the middle.
    pub fn outermost(&self) -> u32 {
        let far = |index: u32| {
            let (x, y) = (index % self.width, index / self.width);
            (2 * x).abs_diff(self.width) + (2 * y).abs_diff(self.height)
        };
        (0..self.cells.len() as u32)
            .filter(|&index| self.cells[index as usize].tag >> GENERATION != 0)
            .max_by_key(|&index| far(index))
            .unwrap_or(0)
    }

    /// The stamp of a new search.
    pub fn stamp(&mut self) -> u32 {
        self.generation += 1;
        if self.generation >> (32 - GENERATION) != 0 {
            for cell in &mut self.cells {
                cell.tag &= FIXED;
            }
            self.generation = 1;
        }
        self.generation << GENERATION
    }
}

/// The legal moves from the middle of three by three cells. Bits of `walls`, in octal: a digit a row, the highest bit to the west.
fn legal(diagonal: Diagonal, walls: usize) -> u8 {
    let free = |(dx, dy): (i32, i32)| walls >> (4 - 3 * dy - dx) & 1 == 0;
    let mut moves = 0;
    for (i, &(dx, dy)) in OFFSETS.iter().enumerate() {
        let beside = [(dx, 0), (0, dy)].map(|cell| !free(cell));
        let passes = i < FIRST_DIAGONAL || diagonal_allowed(diagonal, beside);
        moves |= u8::from(free((0, 0)) && free((dx, dy)) && passes) << i;
    }
    moves
}
