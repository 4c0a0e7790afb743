//! A* without diagonals, 64 cells at once.
//!
//! A step changes f, the cost so far and the Manhattan distance left, by nothing (towards the goal) or by two (away from it). So all cells
//! of one f can be closed before any of the next, and in whole sets: a tile of 8 x 8 cells is a word.
//!
//! ```text
//!   level 0: from the start S     level 1: one step away from the goal,
//!   only towards the goal G       then again only towards it
//!   . . . . . .                   1 1 1 1 1 1
//!   S 0 0 # . G                   S 0 0 # 1 G
//!   . . . . . .                   1 1 1 1 1 1
//! ```
//!
//! No g is kept, since it is f without the distance left. The way back asks of each cell at which level it was closed.

use super::nodes::{Cell, column, row};
use super::onward::{NOWHERE, cell_step};
use super::turned_path::TurnedPath;
use crate::map::grid::Grid;
use std::cell::Cell as Recent;

/// The first and the last column of a tile.
const LEFT: u64 = 0x0101_0101_0101_0101;
const RIGHT: u64 = LEFT << 7;
/// No group.
const NONE: u32 = u32::MAX;

/// 8 x 8 cells, line by line from the lowest bit. Around those of the map lie tiles without free cells.
#[derive(Debug, Default, Clone, Copy)]
struct Tile {
    free: u64,
    closed: u64,
    /// Cells that are closed next.
    seeds: u64,
    /// From which cells a step up, right, down and left leads towards the goal.
    towards: [u64; 4],
    /// The last of its groups.
    last: u32,
    /// The search to which all this belongs.
    search: u32,
}

/// For [`Levels::step`]: the steps that lead towards the cell to which tiles tell the way, and those that lead away from it.
pub(super) const TOWARDS: u64 = 0;
pub(super) const AWAY: u64 = u64::MAX;

/// Cells of a tile that were closed together.
#[derive(Debug, Clone, Copy)]
pub(super) struct Group {
    pub cells: u64,
    pub tile: u32,
    /// The one of this tile that was closed before.
    before: u32,
    /// Half of what its f is above the least.
    level: u32,
}

/// Searches on one map, and what they keep from one to the next: room.
#[derive(Debug, Default)]
pub(crate) struct Levels {
    tiles: Vec<Tile>,
    /// Tiles side by side.
    wide: u32,
    search: u32,
    /// In the order in which they were closed.
    pub groups: Vec<Group>,
    /// Tiles with seeds.
    waiting: Vec<u32>,
}

impl Levels {
    /// A cheapest path.
    // Not inlined: a browser compiles a function whole when it is first called, and often this one is not needed.
    #[inline(never)]
    pub fn search(&mut self, grid: &Grid, start: Cell, goal: Cell) -> TurnedPath {
        self.begin(grid);
        self.start(grid, goal, start);
        let (end, goal_bit) = self.place(goal);
        let mut found = TurnedPath::default();
        let mut level = 0;
        let mut last = 0;
        loop {
            while let Some(at) = self.next(grid, goal) {
                let cells = self.close(at, level, TOWARDS);
                if at == end && cells >> goal_bit & 1 != 0 {
                    self.count(&mut found);
                    self.add_way(&mut found, grid.width(), (start, goal));
                    return found;
                }
                self.step(at, cells, TOWARDS);
            }
            let closed = last..self.groups.len();
            if closed.is_empty() {
                self.count(&mut found);
                return found;
            }
            (last, level) = (closed.end, level + 1);
            for group in closed {
                let Group { tile, cells, .. } = self.groups[group];
                self.step(tile, cells, AWAY);
            }
        }
    }

    /// Forgets the search before. How many tiles there are.
    pub fn begin(&mut self, grid: &Grid) -> usize {
        let wide = grid.width().div_ceil(8) + 2;
        let count = (wide * (grid.height().div_ceil(8) + 2)) as usize;
        if self.wide != wide || self.tiles.len() != count || self.search == u32::MAX {
            self.tiles.clear();
            self.tiles.resize(count, Tile::default());
            (self.wide, self.search) = (wide, 0);
        }
        self.search += 1;
        self.groups.clear();
        self.waiting.clear();
        count
    }

    /// Begins from a cell; the tiles tell the way to `goal`.
    pub fn start(&mut self, grid: &Grid, goal: Cell, start: Cell) {
        let (at, bit) = self.place(start);
        self.see(grid, goal, at);
        self.seed(at, 1 << bit);
    }

    /// A tile with seeds, if there is one on this level; then the tiles around it are ready, too.
    #[inline]
    pub fn next(&mut self, grid: &Grid, goal: Cell) -> Option<u32> {
        let at = self.waiting.pop()?;
        if self.tiles[at as usize].last == NONE {
            for beside in [at - self.wide, at + 1, at + self.wide, at - 1] {
                self.see(grid, goal, beside);
            }
        }
        Some(at)
    }

    /// Where a cell is: its tile, and its bit there.
    pub fn place(&self, at: Cell) -> (u32, u32) {
        let (x, y) = (column(at), row(at));
        ((y / 8 + 1) * self.wide + x / 8 + 1, y % 8 * 8 + x % 8)
    }

    /// The first cell of a tile.
    pub fn corner(&self, at: u32) -> (u32, u32) {
        let first = |tile: u32| tile.wrapping_sub(1).wrapping_mul(8);
        (first(at % self.wide), first(at / self.wide))
    }

    /// Makes a tile ready for this search.
    fn see(&mut self, grid: &Grid, goal: Cell, at: u32) {
        let (x, y) = self.corner(at);
        let tile = &mut self.tiles[at as usize];
        if tile.search == self.search {
            return;
        }
        let mut free = 0;
        if x < grid.width() {
            let (plane, lines) = (grid.rows(), grid.height().saturating_sub(y).min(8));
            for line in (0..lines).rev() {
                let bit = plane.bit(x, y + line);
                free = free << 8 | !plane.words()[bit / 64] >> (bit % 64) & 0xff;
            }
        }
        // As many columns and lines as lie before the goal's, and before the ones after it.
        let before = |goal: u32, first: u32| {
            [0, 1].map(|more| (goal + more).wrapping_sub(first).cast_signed().clamp(0, 8) as u32)
        };
        let columns = before(column(goal), x).map(|count| (LEFT << count).wrapping_sub(LEFT));
        let lines = before(row(goal), y).map(|count| !u64::MAX.unbounded_shl(count * 8));
        *tile = Tile {
            free,
            closed: 0,
            seeds: 0,
            towards: [!lines[1], columns[0], lines[0], !columns[1]],
            last: NONE,
            search: self.search,
        };
    }

    /// Closes the seeds of a tile, and what steps towards the goal lead to in it, or away from it.
    #[inline(always)]
    pub fn close(&mut self, at: u32, level: u32, turned: u64) -> u64 {
        let tile = &mut self.tiles[at as usize];
        let towards = tile.towards.map(|towards| towards ^ turned);
        let open = tile.free & !tile.closed;
        let mut cells = std::mem::take(&mut tile.seeds);
        loop {
            let more = cells | inside(cells, towards) & open;
            if more == cells {
                break;
            }
            cells = more;
        }
        tile.closed |= cells;
        let before = std::mem::replace(&mut tile.last, self.groups.len() as u32);
        self.groups.push(Group {
            cells,
            tile: at,
            before,
            level,
        });
        cells
    }

    /// Makes seeds of what steps lead to, towards the goal or away from it.
    #[inline(never)]
    pub fn step(&mut self, at: u32, cells: u64, turned: u64) {
        let from = self.tiles[at as usize]
            .towards
            .map(|towards| cells & (towards ^ turned));
        self.seed(at, inside(u64::MAX, from));
        self.seed(at - self.wide, from[0] << 56);
        self.seed(at + 1, (from[1] & RIGHT) >> 7);
        self.seed(at + self.wide, from[2] >> 56);
        self.seed(at - 1, (from[3] & LEFT) << 7);
    }

    #[inline]
    fn seed(&mut self, at: u32, cells: u64) {
        if cells == 0 {
            return;
        }
        let tile = &mut self.tiles[at as usize];
        let cells = cells & tile.free & !tile.closed;
        if cells != 0 {
            if tile.seeds == 0 {
                self.waiting.push(at);
            }
            tile.seeds |= cells;
        }
    }

    fn count(&self, found: &mut TurnedPath) {
        let closed = self
            .groups
            .iter()
            .map(|group| u64::from(group.cells.count_ones()));
        found.counts.expanded = closed.sum();
        found.counts.generated = found.counts.expanded;
        found.counts.comparisons = found.counts.generated;
        found.counts.moves = found.counts.generated + found.counts.expanded;
    }

    /// The level at which a cell was closed, if it was.
    fn level(&self, at: Cell) -> Option<u32> {
        let (tile, bit) = self.place(at);
        let tile = self.tiles.get(tile as usize)?;
        if tile.search != self.search || tile.closed >> bit & 1 == 0 {
            return None;
        }
        let mut group = self.groups[tile.last as usize];
        while group.cells >> bit & 1 == 0 {
            group = self.groups[group.before as usize];
        }
        Some(group.level)
    }

    /// Adds the way to the goal. Where it may go straight on, it does.
    fn add_way(&self, found: &mut TurnedPath, width: u32, (start, goal): (Cell, Cell)) {
        let distance = |at: Cell| column(at).abs_diff(column(goal)) + row(at).abs_diff(row(goal));
        let last = Recent::new((0, self.level(goal)));
        let came = |at: Cell| {
            let (straight_on, level) = last.get();
            for step in [straight_on, 0, 2, 4, 6] {
                let from = at.wrapping_add_signed(-cell_step(step));
                let before =
                    level.map(|level| level.wrapping_sub((distance(at) > distance(from)).into()));
                // Left of the first column lies the last one.
                let beside = column(from).abs_diff(column(at)) < 2;
                if at != start && beside && self.level(from) == before {
                    last.set((step, before));
                    return step;
                }
            }
            NOWHERE
        };
        found.add_way_back(width, goal, &came);
        found.turns.reverse();
    }
}

/// Where steps up, right, down and left from these of the cells lead to in the same tile.
#[inline(always)]
fn inside(cells: u64, from: [u64; 4]) -> u64 {
    let [up, right, down, left] = from.map(|from| from & cells);
    up >> 8 | (right & !RIGHT) << 1 | down << 8 | (left & !LEFT) >> 1
}
