//! What it costs to step onto each cell of a grid.

use super::{Grid, Point};
use crate::error::{Error, MOST};
use crate::saying::{Field, say};

/// Of a grid on which not every cell costs 1.
#[derive(Debug, Clone)]
pub(super) struct CellCosts {
    pub costs: Vec<f64>,
    pub tally: Tally,
}

/// Every cost that free cells have, in order, and how many have it: in groups, since a cost more moves all that come after it in its
/// group, and costs out of a noise function can be as many as the cells.
#[derive(Debug, Clone, Default)]
pub(super) struct Tally(pub Vec<Vec<(f64, u32)>>);

/// Costs in a group: one of so many becomes two (`cargo bench --bench queries -- edit`).
pub(super) const GROUP: usize = 512;

impl Grid {
    /// What a step of length 1 onto the cell costs; 1 outside the map.
    pub fn cost(&self, x: u32, y: u32) -> f64 {
        match &self.terrain {
            Some(terrain) if self.contains(x, y) => terrain.costs[self.index((x, y)) as usize],
            _ => 1.0,
        }
    }

    /// Sets what a step of length 1 onto the cell costs.
    ///
    /// # Errors
    ///
    /// If the cell is not on the map, or the cost is not from 0 to 1e100.
    pub fn set_cost(&mut self, x: u32, y: u32, cost: f64) -> Result<(), Error> {
        self.check((x, y))?;
        Error::check_cost(cost, || say!(ARGUMENT_COST, place: Field::cell(x, y)))?;
        // -0 and 0 are one cost.
        let cost = cost + 0.0;
        if self.terrain.is_none() {
            if cost == 1.0 {
                return Ok(());
            }
            self.terrain = CellCosts::new(self, vec![1.0; self.len()]).ok();
        }
        let index = self.index((x, y)) as usize;
        let free = !self.is_wall(x, y);
        if let Some(terrain) = &mut self.terrain
            && terrain.costs[index] != cost
        {
            if free {
                terrain.tally.count(terrain.costs[index], -1);
                terrain.tally.count(cost, 1);
            }
            terrain.costs[index] = cost;
            self.version += 1;
        }
        Ok(())
    }

    /// Sets what a step of length 1 onto each cell costs, row by row.
    ///
    /// # Errors
    ///
    /// If the number of costs is not that of the cells, or a cost is not from 0 to 1e100. The map is then as before.
    ///
    /// ```
    /// let mut grid = stepstar::Grid::new(2, 1).unwrap();
    /// grid.set_costs(vec![1.0, 2.5]).unwrap();
    /// assert_eq!(grid.cost(1, 0), 2.5);
    /// ```
    pub fn set_costs(&mut self, costs: Vec<f64>) -> Result<(), Error> {
        self.check_count("number of costs", costs.len())?;
        match CellCosts::new(self, costs) {
            Ok(terrain) => {
                let plain = terrain.costs.iter().all(|&cost| cost == 1.0);
                self.terrain = (!plain).then_some(terrain);
                self.version += 1;
                Ok(())
            }
            Err((cell, cost)) => self.set_cost(cell.0, cell.1, cost),
        }
    }

    /// The cost of every free cell, if all have the same; 1 if no cell is free.
    pub fn uniform_cost(&self) -> Option<f64> {
        let cost = self.cheapest();
        (cost == self.dearest()).then_some(cost)
    }

    /// The least cost of a free cell; 1 if no cell is free.
    pub fn cheapest(&self) -> f64 {
        self.terrain
            .as_ref()
            .and_then(|terrain| terrain.tally.0.first()?.first())
            .map_or(1.0, |&(cost, _)| cost)
    }

    /// The greatest cost of a free cell; 1 if no cell is free.
    pub fn dearest(&self) -> f64 {
        self.terrain
            .as_ref()
            .and_then(|terrain| terrain.tally.0.last()?.last())
            .map_or(1.0, |&(cost, _)| cost)
    }

    /// The cost of every cell, row by row; `None` as long as all have cost 1.
    pub fn costs(&self) -> Option<&[f64]> {
        self.terrain
            .as_ref()
            .map(|terrain| terrain.costs.as_slice())
    }

    /// Every cost that a free cell has, once.
    pub(crate) fn distinct_costs(&self) -> impl Iterator<Item = f64> + Clone {
        let tally = self.terrain.as_ref().map(|terrain| &*terrain.tally.0);
        let costs = tally.unwrap_or_default().iter().flatten();
        costs.map(|&(cost, _)| cost)
    }
}

impl CellCosts {
    /// With these costs; or the first cell whose cost is out of range, and that cost.
    fn new(grid: &Grid, mut costs: Vec<f64>) -> Result<Self, (Point, f64)> {
        let mut tally = Tally::default();
        for (y, row) in (0..).zip(costs.chunks_exact_mut(grid.width as usize)) {
            if let Err(x) = tally.count_row(row, grid.wall_bits(y)) {
                return Err(((x as u32, y), row[x]));
            }
        }
        Ok(Self { costs, tally })
    }
}

impl Tally {
    /// Counts the free cells of a row; or tells the first column whose cost is out of range.
    // Called for each row: an engine optimises a function when it is called again, not while it runs.
    #[inline(never)]
    fn count_row(&mut self, costs: &mut [f64], walls: &[u64]) -> Result<(), usize> {
        // Neighbours often cost the same.
        let (mut run, mut cells) = (1.0, 0);
        for (word, (costs, walls)) in costs.chunks_mut(64).zip(walls).enumerate() {
            for (x, cost) in costs.iter_mut().enumerate() {
                // -0 and 0 are one cost.
                *cost += 0.0;
                if *cost != run {
                    if !(0.0..=MOST).contains(cost) {
                        return Err(64 * word + x);
                    }
                    self.count(run, cells);
                    (run, cells) = (*cost, 0);
                }
                cells += (!walls >> x & 1) as i32;
            }
        }
        self.count(run, cells);
        Ok(())
    }

    /// So many free cells more, or fewer, have this cost.
    pub fn count(&mut self, cost: f64, cells: i32) {
        // Where it belongs: the last group that does not begin beyond it.
        let later = self.0.partition_point(|group| group[0].0 <= cost);
        let at = later.saturating_sub(1);
        if self.0.is_empty() {
            self.0.push(Vec::new());
        }
        let group = &mut self.0[at];
        match group.binary_search_by(|(known, _)| known.total_cmp(&cost)) {
            Ok(place) => {
                let left = group[place].1.wrapping_add_signed(cells);
                if left > 0 {
                    group[place].1 = left;
                } else {
                    group.remove(place);
                }
            }
            Err(place) if cells > 0 => group.insert(place, (cost, cells as u32)),
            Err(_) => {}
        }
        if group.is_empty() {
            self.0.remove(at);
        } else if group.len() == GROUP {
            let later = group.split_off(GROUP / 2);
            self.0.insert(at + 1, later);
        }
    }
}
