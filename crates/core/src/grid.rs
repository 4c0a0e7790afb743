//! A map of square cells: walls, and what it costs to step onto each cell.

use crate::error::{Error, MOST};
use crate::plane::Plane;

/// A cell of a [`Grid`]: (x, y), from (0, 0) at the top left.
pub type Point = (u32, u32);

/// A map of square cells, each a wall or free. A step onto a free cell costs the cost of that cell (1 unless set) times the
/// length of the step.
///
/// Coordinates go from (0, 0) at the top left to the right and down.
///
/// ```
/// let mut grid = stepstar::Grid::new(4, 3).unwrap();
/// grid.set_wall(1, 1, true).unwrap();
/// grid.set_cost(2, 1, 5.0).unwrap();
/// assert!(grid.is_wall(1, 1));
/// assert_eq!(grid.cost(2, 1), 5.0);
/// ```
#[derive(Debug, Clone)]
pub struct Grid {
    width: u32,
    height: u32,
    /// 1 / width as a fraction of 2^40, rounded up: to multiply is quicker than to divide, and as exact for numbers of cells.
    per_width: u64,
    /// A bit per cell, row by row: set where one can't go.
    rows: Plane,
    /// The same bits, column by column, so that a vertical run is a word as well.
    columns: Plane,
    terrain: Option<Terrain>,
    /// Start and goal, where the text of the map had them.
    pub(crate) marked: (Option<Point>, Option<Point>),
    /// Counts the edits, so that whatever was derived from the map knows when it is out of date.
    version: u64,
}

#[derive(Debug, Clone)]
struct Terrain {
    costs: Vec<f64>,
    tally: Tally,
}

/// Every cost that free cells have, in order, and how many have it.
#[derive(Debug, Clone, Default)]
struct Tally(Vec<(f64, u32)>);

impl Grid {
    /// The greatest width and height.
    pub const MAX_SIDE: u32 = 4096;

    /// Makes a map of free cells, each of cost 1.
    ///
    /// # Errors
    ///
    /// If a side is 0 or longer than [`Grid::MAX_SIDE`].
    pub fn new(width: u32, height: u32) -> Result<Self, Error> {
        Self::check_size(u64::from(width), u64::from(height))?;
        Ok(Self {
            width,
            height,
            per_width: (1 << 40) / u64::from(width) + 1,
            rows: Plane::new(width, height),
            columns: Plane::new(height, width),
            terrain: None,
            marked: (None, None),
            version: 0,
        })
    }

    pub(crate) fn check_size(width: u64, height: u64) -> Result<(), Error> {
        let fits = 1..=u64::from(Self::MAX_SIDE);
        if fits.contains(&width) && fits.contains(&height) {
            Ok(())
        } else {
            Err(Error::Size { width, height })
        }
    }

    /// Makes a map from one byte a cell, row by row: 0 is free, anything else is a wall.
    ///
    /// # Errors
    ///
    /// If a side is 0 or longer than [`Grid::MAX_SIDE`], or the number of cells is another than width times height.
    ///
    /// ```
    /// let grid = stepstar::Grid::from_cells(3, 2, &[0, 1, 0, 0, 0, 0]).unwrap();
    /// assert!(grid.is_wall(1, 0));
    /// ```
    pub fn from_cells(width: u32, height: u32, cells: &[u8]) -> Result<Self, Error> {
        let grid = Self::new(width, height)?;
        grid.check_count("number of cells", cells.len())?;
        Ok(grid.filled(cells.chunks_exact(width as usize)))
    }

    /// Makes a map from rows of cells: 0 is free, anything else is a wall.
    ///
    /// # Errors
    ///
    /// If a side is 0 or longer than [`Grid::MAX_SIDE`], or a row is not as long as the first one.
    ///
    /// ```
    /// let grid = stepstar::Grid::from_rows(&[[0, 1, 0], [0, 0, 0]]).unwrap();
    /// assert!(grid.is_wall(1, 0));
    /// ```
    pub fn from_rows(rows: &[impl AsRef<[u8]>]) -> Result<Self, Error> {
        let width = rows.first().map_or(0, |row| row.as_ref().len());
        Self::check_size(width as u64, rows.len() as u64)?;
        let grid = Self::new(width as u32, rows.len() as u32)?;
        let mut lengths = rows.iter().map(|row| row.as_ref().len());
        if let Some(y) = lengths.position(|length| length != width) {
            return Err(Error::value(
                &format!("number of cells in row {y}"),
                rows[y].as_ref().len(),
                &format!("{width}, as in row 0"),
            ));
        }
        Ok(grid.filled(rows.iter().map(AsRef::as_ref)))
    }

    /// With these walls in place of none.
    fn filled<'c>(mut self, rows: impl Iterator<Item = &'c [u8]>) -> Self {
        for (y, row) in (0..).zip(rows) {
            self.rows.fill(y, row);
        }
        self.columns.turn(&self.rows, self.width, self.height);
        self
    }

    /// The number of columns.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The cell marked with `S`, if the map was read from a text that has one.
    pub fn start(&self) -> Option<Point> {
        self.marked.0
    }

    /// The cell marked with `G`, if the map was read from a text that has one.
    pub fn goal(&self) -> Option<Point> {
        self.marked.1
    }

    /// A number that grows with every edit.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Whether (x, y) is on the map.
    #[inline]
    pub fn contains(&self, x: u32, y: u32) -> bool {
        x < self.width && y < self.height
    }

    /// Whether the cell is a wall. Everything outside the map is.
    #[inline]
    pub fn is_wall(&self, x: u32, y: u32) -> bool {
        !self.contains(x, y) || self.rows.get(x, y)
    }

    /// The walls of row `y` as bits, 64 cells to a word, the first cell in the lowest bit. Bits beyond the width are set.
    /// Empty if there is no such row.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("..#.\n....").unwrap();
    /// assert_eq!(grid.wall_bits(0).first().map(|word| word & 0b1111), Some(0b0100));
    /// ```
    pub fn wall_bits(&self, y: u32) -> &[u64] {
        if y < self.height {
            self.rows.line(y as i32)
        } else {
            &[]
        }
    }

    /// Makes a cell a wall, or free.
    ///
    /// # Errors
    ///
    /// If the cell is not on the map.
    pub fn set_wall(&mut self, x: u32, y: u32, wall: bool) -> Result<(), Error> {
        self.check((x, y))?;
        if self.rows.get(x, y) != wall {
            let index = self.index((x, y)) as usize;
            if let Some(terrain) = &mut self.terrain {
                let change = if wall { -1 } else { 1 };
                terrain.tally.count(terrain.costs[index], change);
            }
            self.rows.set(x, y, wall);
            self.columns.set(y, x, wall);
            self.version += 1;
        }
        Ok(())
    }

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
        Error::check_cost(cost, || format!("cost of the cell ({x}, {y})"))?;
        // -0 and 0 are one cost.
        let cost = cost + 0.0;
        if self.terrain.is_none() {
            if cost == 1.0 {
                return Ok(());
            }
            self.terrain = Terrain::new(self, vec![1.0; self.len()]).ok();
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
        match Terrain::new(self, costs) {
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
        match &self.terrain {
            None => Some(1.0),
            Some(terrain) if terrain.tally.0.len() <= 1 => Some(self.cheapest()),
            Some(_) => None,
        }
    }

    /// The least cost of a free cell; 1 if no cell is free.
    pub fn cheapest(&self) -> f64 {
        self.terrain
            .as_ref()
            .and_then(|terrain| terrain.tally.0.first())
            .map_or(1.0, |&(cost, _)| cost)
    }

    /// The greatest cost of a free cell; 1 if no cell is free.
    pub fn dearest(&self) -> f64 {
        self.terrain
            .as_ref()
            .and_then(|terrain| terrain.tally.0.last())
            .map_or(1.0, |&(cost, _)| cost)
    }

    /// The cost of every cell, row by row; `None` as long as all have cost 1.
    pub fn costs(&self) -> Option<&[f64]> {
        self.terrain
            .as_ref()
            .map(|terrain| terrain.costs.as_slice())
    }

    /// Every cost that a free cell has, once.
    pub(crate) fn distinct_costs(&self) -> impl Iterator<Item = f64> {
        let tally = self.terrain.iter().flat_map(|terrain| &terrain.tally.0);
        tally.map(|&(cost, _)| cost)
    }

    /// The walls as bits, row by row.
    pub(crate) fn rows(&self) -> &Plane {
        &self.rows
    }

    /// The walls as bits, column by column.
    pub(crate) fn columns(&self) -> &Plane {
        &self.columns
    }

    #[inline]
    pub(crate) fn index(&self, (x, y): Point) -> u32 {
        y * self.width + x
    }

    // Numbers are below 2^24 and widths at most 2^12: what rounding adds to the fraction stays below the least part of a row.
    #[inline]
    pub(crate) fn point(&self, index: u32) -> Point {
        let y = ((u64::from(index) * self.per_width) >> 40) as u32;
        (index - y * self.width, y)
    }

    pub(crate) fn len(&self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Whether there is one for each cell.
    fn check_count(&self, name: &str, count: usize) -> Result<(), Error> {
        if count == self.len() {
            return Ok(());
        }
        let allowed = format!("{} x {} = {}", self.width, self.height, self.len());
        Err(Error::value(name, count, &allowed))
    }

    pub(crate) fn check(&self, (x, y): Point) -> Result<(), Error> {
        if self.contains(x, y) {
            return Ok(());
        }
        Err(Error::Outside {
            name: "cell".to_owned(),
            place: format!("({x}, {y})"),
            allowed: format!(
                "x goes from 0 to {} and y from 0 to {}",
                self.width - 1,
                self.height - 1
            ),
        })
    }
}

impl Terrain {
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
    fn count(&mut self, cost: f64, cells: i32) {
        let search = |(known, _): &(f64, u32)| known.total_cmp(&cost);
        match self.0.binary_search_by(search) {
            Ok(place) => {
                let left = self.0[place].1.wrapping_add_signed(cells);
                if left > 0 {
                    self.0[place].1 = left;
                } else {
                    self.0.remove(place);
                }
            }
            Err(place) if cells > 0 => self.0.insert(place, (cost, cells as u32)),
            Err(_) => {}
        }
    }
}

/// Equal are maps with the same walls, costs and marks.
impl PartialEq for Grid {
    fn eq(&self, other: &Self) -> bool {
        self.width == other.width
            && self.height == other.height
            && self.rows == other.rows
            && self.marked == other.marked
            && (0..self.height)
                .all(|y| (0..self.width).all(|x| self.cost(x, y) == other.cost(x, y)))
    }
}

#[cfg(test)]
mod tests {
    use super::Grid;

    #[test]
    fn costs_set_at_once_are_those_set_one_by_one() {
        let walls: Vec<u8> = (0..70 * 3).map(|cell| u8::from(cell % 7 == 3)).collect();
        let costs: Vec<f64> = (0..70 * 3).map(|cell| f64::from(cell * cell % 5)).collect();
        let mut at_once = Grid::from_cells(70, 3, &walls).unwrap();
        let mut one_by_one = at_once.clone();
        at_once.set_costs(costs.clone()).unwrap();
        for (cell, &cost) in (0..).zip(&costs) {
            one_by_one.set_cost(cell % 70, cell / 70, cost).unwrap();
        }
        assert_eq!(at_once, one_by_one);
        let tallies =
            [&at_once, &one_by_one].map(|grid| grid.terrain.as_ref().unwrap().tally.0.clone());
        assert_eq!(tallies[0], tallies[1]);
        at_once.set_costs(vec![1.0; 70 * 3]).unwrap();
        assert_eq!(at_once.costs(), None);
    }

    #[test]
    fn every_edit_changes_the_version_and_nothing_else_does() {
        let mut grid = Grid::parse("..5#").unwrap();
        let mut versions = vec![grid.version()];
        grid.set_wall(0, 0, true).unwrap();
        versions.push(grid.version());
        grid.set_cost(1, 0, 3.0).unwrap();
        versions.push(grid.version());
        grid.set_costs(vec![1.0; 4]).unwrap();
        versions.push(grid.version());
        assert!(versions.is_sorted_by(|before, after| before < after));
        grid.set_wall(0, 0, true).unwrap();
        grid.set_cost(1, 0, 1.0).unwrap();
        assert_eq!(Some(&grid.version()), versions.last());
        assert_eq!(grid.costs(), None);
    }

    #[test]
    fn minus_zero_counts_as_zero_and_costs_under_walls_do_not_count() {
        let mut one_by_one = Grid::parse("..#").unwrap();
        for (x, cost) in [(0, 0.0), (1, -0.0), (2, 7.0)] {
            one_by_one.set_cost(x, 0, cost).unwrap();
        }
        let mut at_once = Grid::parse("..#").unwrap();
        at_once.set_costs(vec![0.0, -0.0, 7.0]).unwrap();
        for mut grid in [one_by_one, at_once] {
            assert_eq!(grid.uniform_cost(), Some(0.0));
            grid.set_wall(2, 0, false).unwrap();
            assert_eq!((grid.uniform_cost(), grid.dearest()), (None, 7.0));
            grid.set_wall(2, 0, true).unwrap();
            assert_eq!((grid.uniform_cost(), grid.dearest()), (Some(0.0), 0.0));
            grid.set_wall(0, 0, true).unwrap();
            grid.set_wall(1, 0, true).unwrap();
            assert_eq!(grid.uniform_cost(), Some(1.0));
        }
    }

    #[test]
    fn grids_are_equal_when_they_look_the_same() {
        let map = |text| Grid::parse(text).unwrap();
        let mut plain = map("S..\n...");
        for other in ["S..", "S..\n...\n...", ".S.\n...", "S#.\n...", "S5.\n..."] {
            assert_ne!(plain, map(other), "{other}");
        }
        plain.set_cost(1, 0, 5.0).unwrap();
        assert_eq!(plain, map("S5.\n..."));
        plain.set_cost(1, 0, 1.0).unwrap();
        assert_eq!(plain, map("S..\n..."));
    }

    #[test]
    fn cell_numbers_and_points_convert_into_each_other() {
        for width in 1..=Grid::MAX_SIDE {
            let mut grid = Grid::new(width, 1).unwrap();
            // Numbers up to those of the largest map, without its memory.
            grid.height = Grid::MAX_SIDE;
            for y in [0, 1, 2, grid.height / 2, grid.height - 1] {
                for x in [0, width / 2, width - 1] {
                    assert_eq!(grid.point(grid.index((x, y))), (x, y), "{width} wide");
                }
            }
        }
    }
}
