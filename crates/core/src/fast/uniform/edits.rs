//! What has changed on a map since its hierarchy was begun, and which answers of the hierarchy hold all the same.
//!
//! ```text
//!   a way over the map as it was          no cell of it is a wall now, and no detour by a cell that has become free can be
//!     s . . . x . . g                     shorter (`detours.rs`): then it is a cheapest way on the map as it is. Otherwise
//!                                         a search without the hierarchy answers.
//! ```

use super::climb::Climb;
use super::detours::{Before, Changed};
use super::nodes::{Cell, cell, column, row};
use super::queue::Queue;
use super::scale::Scale;
use super::scan::run_is_free;
use super::turned_path::TurnedPath;
use crate::map::grid::Grid;
use crate::options::Diagonal;

/// Cells that are followed at most: each that has become free is looked at with every query.
const MOST: usize = 256;
/// The share of the cells after whose edits what was measured of the map is measured again.
const MANY: usize = 64;
/// So many numbers for each cell of the map are kept of freed cells at most.
const ROOM: usize = 4;

/// Edits of a map, as long as there are few.
#[derive(Debug, Default)]
pub(crate) struct Edits {
    /// The map as it was when the hierarchy was begun, or before there was one; its walls alone.
    then: Option<Grid>,
    /// Cells that may have changed since the last query.
    touched: Vec<Cell>,
    /// Those of the last edits: of all that ever came and went a map would be full of doors that are shut.
    recent: Vec<Cell>,
    /// How many have been touched since the map was measured.
    count: usize,
    /// Cells that are not as they were.
    changed: Vec<Changed>,
}

impl Edits {
    /// No edits yet.
    pub fn new(now: &Grid) -> Self {
        Self {
            then: Some(now.walls_alone()),
            ..Self::default()
        }
    }

    /// Begins anew, as a hierarchy is begun: for the map as it is, where it stays so; otherwise without what was edited last, as doors open
    /// and shut again.
    pub fn begin(&mut self, now: &Grid, stays: bool) {
        let mut then = now.walls_alone();
        let changed = std::mem::take(&mut self.changed);
        for Changed { at, .. } in changed {
            let (x, y) = (column(at), row(at));
            if !stays
                && self.recent.contains(&at)
                && then.set_wall(x, y, !now.is_wall(x, y)).is_ok()
            {
                self.changed.push(Changed::new(at));
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
            return false;
        };
        for at in self.touched.drain(..) {
            self.changed.retain(|other| other.at != at);
            let wall = |grid: &Grid| grid.is_wall(column(at), row(at));
            if wall(then) != wall(now) {
                self.changed.push(Changed::new(at));
            }
        }
        self.changed.len() <= MOST
    }

    /// Whether the map is another one than it was.
    pub fn any(&self) -> bool {
        !self.changed.is_empty()
    }

    /// Whether anything is not as it was that has not just been edited.
    pub fn have_settled(&self) -> bool {
        let recent = &self.recent;
        self.changed.iter().any(|cell| !recent.contains(&cell.at))
    }

    /// Whether a cheapest path on the map as it was, or that there is none, is right on the map as it is.
    #[inline(never)]
    pub fn allow(
        &mut self,
        now: &Grid,
        (rule, scale): (Diagonal, &Scale),
        (climb, queue): (&mut Climb, &mut Queue),
        ends: [Cell; 2],
        found: &TurnedPath,
    ) -> bool {
        let [start, goal] = ends;
        let (straight, diagonal) = (u64::from(found.straight), u64::from(found.diagonal));
        let cost = if found.turns.is_empty() {
            u64::MAX
        } else {
            straight * scale.straight + diagonal * scale.diagonal
        };
        // A way that a free cell opens leads over that cell, or cuts the corner beside it, which is shorter by so much.
        let cut = 2 * scale.straight - scale.diagonal;
        let detour = |at: Cell| scale.distance(start, at) + scale.distance(at, goal);
        let is_near = |at: Cell| {
            !now.is_wall(column(at), row(at))
                && opens(now, at)
                && detour(at) < cost.saturating_add(cut)
        };
        if !is_free(now, rule, &found.turns) {
            return false;
        }
        let Some(then) = &self.then else {
            return false;
        };
        let mut before = Before {
            then,
            rule,
            scale,
            climb,
            queue,
        };
        let mut near = Vec::new();
        let mut kept = 0;
        for cell in &mut self.changed {
            kept += cell.far.len();
            if kept > ROOM * now.len() {
                cell.far = Vec::new();
            }
            if is_near(cell.at) {
                before.see(cell);
                near.push(&*cell);
            }
        }
        before.has_nothing_shorter(now, &near, ends, cost)
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
