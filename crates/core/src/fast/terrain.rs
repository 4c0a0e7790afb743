//! The fast route for grids whose free cells have different costs.
//!
//! ```text
//!   grid --> units (whole numbers, if that is exact) --> table (16 bytes a cell) --> A* over buckets --> path
//!                   else floating point         ----^
//! ```

use super::frontier::Frontier;
use super::measure::Measure;
use super::terrain_estimate::Ahead;
use super::terrain_search::{Estimate, Pays, search};
use super::terrain_table::{NO_MOVE, Table};
use super::terrain_units::Units;
use crate::grid::Grid;
use crate::options::Diagonal;

/// What a search found and what it did. An empty path: the goal can't be reached.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Reached {
    pub path: Vec<u32>,
    pub cost: f64,
    pub expanded: u64,
    pub generated: u64,
    pub improved: u64,
    pub reopened: u64,
    pub comparisons: u64,
    pub moves: u64,
}

/// Searches grids with terrain costs. Keeps its tables from query to query.
pub(crate) struct Terrain {
    whole: Whole,
    /// Where whole units will not do.
    floating: Option<Route<f64>>,
    diagonal_cost: f64,
    /// Edits that the tables have not seen.
    edits: Vec<(u32, u32)>,
    /// The version of the map that the tables have seen.
    version: u64,
}

enum Whole {
    Untried,
    Serves(Units, Route<u32>),
    Fails,
}

/// Dearer cells than this leave floating point too few digits.
const DEAREST: f64 = 1e12;
/// After so many edits at once the tables are built anew.
const MANY_EDITS: usize = 1 << 16;

impl Terrain {
    pub fn new() -> Self {
        Self {
            whole: Whole::Untried,
            floating: None,
            diagonal_cost: f64::NAN,
            edits: Vec::new(),
            version: 0,
        }
    }

    /// To be told after each edit of the map.
    pub fn changed(&mut self, x: u32, y: u32) {
        if self.edits.len() < MANY_EDITS {
            self.edits.push((x, y));
        }
    }

    /// The cheapest path between two free cells that differ. `None`: costs of this kind are not served.
    pub fn find(
        &mut self,
        grid: &Grid,
        diagonal: Diagonal,
        diagonal_cost: f64,
        start: u32,
        goal: u32,
    ) -> Option<Reached> {
        if grid.dearest() * diagonal_cost.max(1.0) > DEAREST {
            return None;
        }
        self.catch_up(grid, diagonal, diagonal_cost);
        let found = self.find_whole(grid, diagonal, (start, goal));
        let mut reached = match found {
            Some(reached) => reached,
            None => self.find_floating(grid, diagonal, (start, goal))?,
        };
        reached.cost = price(&reached.path, grid, diagonal_cost);
        Some(reached)
    }

    /// `None` where whole units will not do.
    fn find_whole(&mut self, grid: &Grid, diagonal: Diagonal, ends: (u32, u32)) -> Option<Reached> {
        if matches!(self.whole, Whole::Untried) {
            self.whole = Self::build(grid, diagonal, self.diagonal_cost).unwrap_or(Whole::Fails);
        }
        let Whole::Serves(units, route) = &mut self.whole else {
            return None;
        };
        let range = (units.count(grid.cheapest())?, units.count(grid.dearest())?);
        let reached = if units.span(grid) < f64::from(units.limit) {
            route.find(ends, range, units.limit)
        } else {
            None
        };
        if reached.is_none() {
            self.whole = Whole::Fails;
        }
        reached
    }

    fn find_floating(
        &mut self,
        grid: &Grid,
        diagonal: Diagonal,
        ends: (u32, u32),
    ) -> Option<Reached> {
        if self.floating.is_none() {
            let table = Table::new(grid, diagonal, (1.0, self.diagonal_cost), Some)?;
            self.floating = Some(Route::new(table));
        }
        let range = (grid.cheapest(), grid.dearest());
        self.floating.as_mut()?.find(ends, range, f64::ENDLESS)
    }

    fn build(grid: &Grid, diagonal: Diagonal, diagonal_cost: f64) -> Option<Whole> {
        let free = (0..grid.len() as u32)
            .map(|index| grid.point(index))
            .filter(|&(x, y)| !grid.is_wall(x, y))
            .map(|(x, y)| grid.cost(x, y));
        let units = Units::new(diagonal, diagonal_cost, free)?;
        let lengths = (units.straight, units.slanted);
        let table = Table::new(grid, diagonal, lengths, |cost| units.count(cost))?;
        Some(Whole::Serves(units, Route::new(table)))
    }

    /// Brings the tables up to date, or drops them where they can't be.
    fn catch_up(&mut self, grid: &Grid, diagonal: Diagonal, diagonal_cost: f64) {
        let edits = std::mem::take(&mut self.edits);
        // Every edit raises the version by one; were there more, some were not told.
        let told = grid.version().wrapping_sub(self.version) <= edits.len() as u64;
        let same = told && self.diagonal_cost == diagonal_cost;
        self.diagonal_cost = diagonal_cost;
        self.version = grid.version();
        if let Whole::Serves(units, route) = &mut self.whole {
            let table = &mut route.table;
            let kept = same
                && table.serves(grid, diagonal)
                && edits
                    .iter()
                    .all(|&at| table.changed(grid, at, |cost| units.count(cost)));
            if !kept {
                self.whole = Whole::Untried;
            }
        } else if !same {
            self.whole = Whole::Untried;
        }
        if let Some(route) = &mut self.floating {
            let table = &mut route.table;
            let kept = same
                && table.serves(grid, diagonal)
                && edits.iter().all(|&at| table.changed(grid, at, Some));
            if !kept {
                self.floating = None;
            }
        }
    }
}

/// What a path costs, summed as a search that steps along it would; without a path endless.
fn price(path: &[u32], grid: &Grid, diagonal_cost: f64) -> f64 {
    if path.is_empty() {
        return f64::INFINITY;
    }
    path.windows(2).fold(0.0, |cost, step| {
        let (from, to) = (grid.point(step[0]), grid.point(step[1]));
        let straight = from.0 == to.0 || from.1 == to.1;
        cost + grid.cost(to.0, to.1) * if straight { 1.0 } else { diagonal_cost }
    })
}

/// The search in one kind of number.
struct Route<M: Measure> {
    table: Table<M>,
    frontier: Frontier<M>,
}

impl<M: Measure> Route<M> {
    fn new(table: Table<M>) -> Self {
        Self {
            table,
            frontier: Frontier::new(),
        }
    }

    /// `None` when the path would cost the limit or more.
    fn find(
        &mut self,
        (start, goal): (u32, u32),
        (cheapest, dearest): (M, M),
        limit: M,
    ) -> Option<Reached> {
        let (straight, slanted) = (self.table.lengths[0], self.table.lengths[4]);
        let diagonal = self.table.has_diagonals().then_some(slanted);
        let ahead = Ahead::new(goal, self.table.width, cheapest, straight, diagonal);
        let (shorter, longer) = match diagonal {
            Some(diagonal) if diagonal < straight => (diagonal, straight),
            Some(diagonal) => (straight, diagonal),
            None => (straight, straight),
        };
        // A step raises g by its cost, and h by no more than the way back costs.
        let rise = dearest * longer + dearest * longer;
        let from = ahead.of(start, start % self.table.width, start / self.table.width);
        self.frontier.start(from, cheapest * shorter, rise);
        let (stamp, counts) = search(
            &mut self.table,
            &mut self.frontier,
            (start, goal),
            &ahead,
            Pays::Next,
            limit,
        );
        let end = self.table.cells[goal as usize];
        let found = end.seen(stamp) && end.g < limit;
        if !found && counts.cut {
            return None;
        }
        Some(Reached {
            path: if found { self.path(goal) } else { Vec::new() },
            cost: f64::INFINITY,
            expanded: counts.expanded,
            generated: counts.generated,
            improved: counts.improved,
            reopened: counts.reopened,
            comparisons: self.frontier.comparisons,
            moves: self.frontier.moves,
        })
    }

    /// Back along the moves that led here.
    fn path(&self, goal: u32) -> Vec<u32> {
        let mut path = vec![goal];
        let mut at = goal;
        loop {
            let by = self.table.cells[at as usize].came();
            if by == NO_MOVE {
                break;
            }
            at = at.wrapping_add_signed(-self.table.offsets[by as usize]);
            path.push(at);
        }
        path.reverse();
        path
    }
}
