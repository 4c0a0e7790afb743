//! The fast route for grids whose free cells have different costs.
//!
//! ```text
//!   grid --> units (whole numbers, if that is exact) --> table (16 bytes a cell) --> A* over buckets --> path
//!                   else floating point         ----^
//! ```

mod estimate;
mod frontier;
mod search;
mod searches;
mod table;
#[cfg(test)]
mod tests;
mod whole_units;

use self::searches::{Range, Searches};
use self::table::CostTable;
use self::whole_units::WholeUnits;
use crate::fast::measure::Measure;
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::route::Answer;

/// Searches grids with terrain costs. Keeps its tables from query to query.
pub(crate) struct Terrain {
    whole: Whole,
    /// Where whole units will not do.
    floating: Option<Searches<f64>>,
    diagonal_cost: f64,
    /// Edits that the tables have not seen.
    edits: Vec<(u32, u32)>,
    /// The version of the map that the tables have seen.
    version: u64,
    /// The version of the map on which a search gave up: none has the greatest number.
    given_up: u64,
}

enum Whole {
    Untried,
    Serves(WholeUnits, Box<Searches<u32>>),
    Fails,
}

/// Dearer cells than this leave floating point too few digits.
const DEAREST: f64 = 1e12;
/// Edits that wait for the tables: after more the tables are built anew. A choice that bounds memory, half a megabyte,
/// and not time.
const MANY_EDITS: usize = 1 << 16;

impl Terrain {
    pub fn new() -> Self {
        Self {
            whole: Whole::Untried,
            floating: None,
            diagonal_cost: f64::NAN,
            edits: Vec::new(),
            version: 0,
            given_up: u64::MAX,
        }
    }

    /// Call this after each edit of the map.
    pub fn changed(&mut self, x: u32, y: u32) {
        if self.edits.len() < MANY_EDITS {
            self.edits.push((x, y));
        }
    }

    /// The cheapest path between two free cells that differ. `None`: costs of this kind are not served.
    // Not inlined: a browser compiles a function whole when it is first called, and often this one is not needed.
    #[inline(never)]
    pub fn find(
        &mut self,
        grid: &Grid,
        diagonal: Diagonal,
        diagonal_cost: f64,
        start: u32,
        goal: u32,
    ) -> Option<Answer> {
        let too_dear = grid.dearest() * diagonal_cost.max(1.0) > DEAREST;
        if too_dear || self.given_up == grid.version() {
            return None;
        }
        self.catch_up(grid, diagonal, diagonal_cost);
        let found = self.find_whole(grid, diagonal, [start, goal]);
        let found = found.or_else(|| self.find_floating(grid, diagonal, [start, goal]));
        let Some(mut reached) = found else {
            self.given_up = grid.version();
            return None;
        };
        reached.cost = price(&reached.path, grid, diagonal_cost);
        Some(reached)
    }

    /// `None` where whole units will not do.
    fn find_whole(&mut self, grid: &Grid, diagonal: Diagonal, ends: [u32; 2]) -> Option<Answer> {
        if matches!(self.whole, Whole::Untried) {
            self.whole = Self::build(grid, diagonal, self.diagonal_cost).unwrap_or(Whole::Fails);
        }
        let Whole::Serves(units, route) = &mut self.whole else {
            return None;
        };
        let range = Range {
            cheapest: units.count(grid.cheapest())?,
            dearest: units.count(grid.dearest())?,
            limit: units.limit,
        };
        let reached = if units.span(grid) < f64::from(units.limit) {
            route.find(ends, range)
        } else {
            None
        };
        if reached.is_none() {
            self.whole = Whole::Fails;
        }
        reached
    }

    fn find_floating(&mut self, grid: &Grid, diagonal: Diagonal, ends: [u32; 2]) -> Option<Answer> {
        if self.floating.is_none() {
            let table = CostTable::new(grid, diagonal, (1.0, self.diagonal_cost), Some)?;
            self.floating = Some(Searches::new(table));
        }
        let range = Range {
            cheapest: grid.cheapest(),
            dearest: grid.dearest(),
            limit: f64::ENDLESS,
        };
        self.floating.as_mut()?.find(ends, range)
    }

    fn build(grid: &Grid, diagonal: Diagonal, diagonal_cost: f64) -> Option<Whole> {
        let units = WholeUnits::new(diagonal, diagonal_cost, grid.distinct_costs())?;
        let lengths = (units.straight, units.slanted);
        let table = CostTable::new(grid, diagonal, lengths, |cost| units.count(cost))?;
        Some(Whole::Serves(units, Box::new(Searches::new(table))))
    }

    /// Brings the tables up to date, or drops them where they can't be.
    fn catch_up(&mut self, grid: &Grid, diagonal: Diagonal, diagonal_cost: f64) {
        let edits = std::mem::take(&mut self.edits);
        // An edit raises the version by one, if it changes anything; a higher version means that `changed` has missed some, or kept no more.
        let told = edits.len() < MANY_EDITS
            && grid.version().wrapping_sub(self.version) <= edits.len() as u64;
        let same = told && self.diagonal_cost == diagonal_cost;
        self.diagonal_cost = diagonal_cost;
        self.version = grid.version();
        if let Whole::Serves(units, route) = &mut self.whole {
            let kept = same
                && route.table.serves(grid, diagonal)
                && route
                    .edited(grid, &edits, |cost| units.count(cost))
                    .is_some();
            if !kept {
                self.whole = Whole::Untried;
            }
        } else if !same {
            self.whole = Whole::Untried;
        }
        if let Some(route) = &mut self.floating {
            let kept = same
                && route.table.serves(grid, diagonal)
                && route.edited(grid, &edits, Some).is_some();
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
