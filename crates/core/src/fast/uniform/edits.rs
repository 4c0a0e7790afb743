//! What has changed on a map since its hierarchy was made, and which answers of the hierarchy hold all the same.
//!
//! ```text
//!   a way over the map as it was          no cell of it is a wall now, and no detour by a cell that has become free can be
//!     s . . . x . . g                     shorter: then it is a cheapest way on the map as it is. Otherwise a search without
//!                                         the hierarchy answers.
//! ```

use super::nodes::{Cell, cell, column, row};
use super::scale::Scale;
use super::scan::run_is_free;
use super::turned_path::TurnedPath;
use crate::map::grid::Grid;
use crate::options::Diagonal;

/// Cells that are followed at most: each that has become free is looked at with every query.
const MOST: usize = 256;
/// The share of the cells after whose edits what was measured of the map is measured again.
const MANY: usize = 64;

/// Edits of a map, as long as there are few.
#[derive(Debug, Default)]
pub(crate) struct Edits {
    /// The map as it was when the hierarchy was begun; its walls alone.
    then: Option<Grid>,
    /// Cells that may have changed since the last query.
    touched: Vec<Cell>,
    /// Those of the last edits: of all that ever came and went a map would be full of doors that are shut.
    recent: Vec<Cell>,
    /// How many have been touched since the map was measured.
    count: usize,
    /// Walls that were none, and free cells that were walls.
    walls: Vec<Cell>,
    freed: Vec<Cell>,
}

impl Edits {
    /// Begins anew, as a hierarchy is begun: for the map as it is, where it stays so; otherwise what was edited last counts as free. That it
    /// is shut is seen on a path, and only where the path goes; but what opens may shorten many.
    pub fn begin(&mut self, now: &Grid, stays: bool) {
        let mut then = now.walls_alone();
        (self.walls, self.freed) = (Vec::new(), Vec::new());
        for &at in self.recent.iter().filter(|_| !stays) {
            let (x, y) = (column(at), row(at));
            if then.is_wall(x, y) && then.set_wall(x, y, false).is_ok() {
                self.walls.push(at);
            }
        }
        self.then = Some(then);
    }

    /// The map as it was.
    pub fn then<'m>(&'m self, now: &'m Grid) -> &'m Grid {
        self.then.as_ref().unwrap_or(now)
    }

    /// Notes that a cell may have changed.
    pub fn touch(&mut self, x: u32, y: u32) {
        self.count += 1;
        if self.touched.len() <= MOST {
            self.touched.push(cell(x, y));
        }
    }

    /// Takes in what was touched. Whether all that was made still serves: not where an edit is unheard of, or there are too many.
    pub fn follow(&mut self, now: &Grid) -> bool {
        if self.touched.is_empty()
            || self.touched.len() > MOST
            || self.count > now.len() / MANY + MOST
        {
            return false;
        }
        self.recent.clone_from(&self.touched);
        let Some(then) = &self.then else {
            self.touched.clear();
            return true;
        };
        for at in self.touched.drain(..) {
            for cells in [&mut self.walls, &mut self.freed] {
                cells.retain(|&other| other != at);
            }
            let wall = |grid: &Grid| grid.is_wall(column(at), row(at));
            match (wall(then), wall(now)) {
                (false, true) => self.walls.push(at),
                (true, false) => self.freed.push(at),
                _ => {}
            }
        }
        self.walls.len() + self.freed.len() <= MOST
    }

    /// Whether the map is another one than it was.
    pub fn any(&self) -> bool {
        !(self.walls.is_empty() && self.freed.is_empty())
    }

    /// Whether walls have come.
    pub fn have_closed(&self) -> bool {
        !self.walls.is_empty()
    }

    /// Whether a cheapest path on the map as it was, or that there is none, is right on the map as it is.
    #[inline(never)]
    pub fn allow(
        &self,
        now: &Grid,
        rule: Diagonal,
        scale: &Scale,
        [start, goal]: [Cell; 2],
        found: &TurnedPath,
    ) -> bool {
        let (straight, diagonal) = (u64::from(found.straight), u64::from(found.diagonal));
        let cost = if found.turns.is_empty() {
            u64::MAX
        } else {
            straight * scale.straight + diagonal * scale.diagonal
        };
        // A way that a free cell opens leads over that cell, or cuts the corner beside it, which is shorter by so much.
        let cut = 2 * scale.straight - scale.diagonal;
        let detour = |at: Cell| scale.distance(start, at) + scale.distance(at, goal);
        let is_aside = |&at: &Cell| !opens(now, at) || detour(at) >= cost.saturating_add(cut);
        self.freed.iter().all(is_aside)
            && (self.walls.is_empty() || is_free(now, rule, &found.turns))
    }
}

/// Whether a way may lead over a cell, or diagonally past it: with one free cell beside it, it is a blind alley.
fn opens(grid: &Grid, at: Cell) -> bool {
    let around = grid.rows().around(column(at), row(at));
    // Above, right, below, left.
    (!around & 0b0101_0101).count_ones() > 1
}

/// Whether all steps of a path are possible.
fn is_free(grid: &Grid, rule: Diagonal, turns: &[u32]) -> bool {
    turns.windows(2).all(|pair| {
        let [(x, y), (to_x, to_y)] = [pair[0], pair[1]].map(|index| grid.point(index));
        let (wide, high) = (to_x as i32 - x as i32, to_y as i32 - y as i32);
        let count = wide.unsigned_abs().max(high.unsigned_abs());
        run_is_free(grid, rule, x, y, (wide.signum(), high.signum(), count))
    })
}
