//! A map of square cells: walls, and what it costs to step onto each cell.

mod costs;
pub(crate) mod fitting;
#[cfg(test)]
mod tests;

use self::costs::CellCosts;
use self::fitting::Fitted;
use crate::error::{Error, MOST_SIDE, extent, named};
use crate::map::plane::Plane;
use crate::saying::{Field, at, say};

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
    terrain: Option<CellCosts>,
    /// Starts and goals, where the text of the map had them.
    pub(crate) marked: (Vec<Point>, Vec<Point>),
    /// Of a map for a large agent: the walls themselves.
    fitted: Option<Box<Fitted>>,
    /// Counts the edits, so that whatever was derived from the map knows when it is out of date.
    version: u64,
}

impl Grid {
    /// The greatest width and height.
    pub const MAX_SIDE: u32 = MOST_SIDE;

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
            marked: (Vec::new(), Vec::new()),
            fitted: None,
            version: 0,
        })
    }

    pub(crate) fn check_size(width: u64, height: u64) -> Result<(), Error> {
        let fits = 1..=u64::from(Self::MAX_SIDE);
        if fits.contains(&width) && fits.contains(&height) {
            Ok(())
        } else {
            Err(Error::range(
                say!(SIZE, width: width, height: height, most: Self::MAX_SIDE),
            ))
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
            let argument = say!(ARGUMENT_ROW, number: y);
            let allowed = say!(ALLOWED_ROW, width: width);
            return Err(Error::value(argument, &rows[y].as_ref().len(), allowed));
        }
        Ok(grid.filled(rows.iter().map(AsRef::as_ref)))
    }

    /// With these walls in place of none.
    fn filled<'c>(mut self, rows: impl Iterator<Item = &'c [u8]>) -> Self {
        for (y, row) in (0..).zip(rows) {
            self.rows.fill(y, row);
        }
        self.rows_are_drawn();
        self
    }

    /// Sets the walls of row `y`, on which there are none yet, from a letter a cell: see [`Plane::draw`]. After all rows comes
    /// [`Grid::rows_are_drawn`].
    pub(crate) fn draw_row<E>(
        &mut self,
        y: u32,
        row: &[u8],
        letters: [u8; 2],
        other: impl FnMut(u32, u8) -> Result<bool, E>,
    ) -> Result<(), E> {
        self.rows.draw(y, row, letters, other)
    }

    /// Sets the columns, once all rows are set.
    pub(crate) fn rows_are_drawn(&mut self) {
        self.columns
            .fill_transposed(&self.rows, self.width, self.height);
    }

    /// The number of columns.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The first cell marked with `S`, if the map was read from a text that has one.
    pub fn start(&self) -> Option<Point> {
        self.starts().first().copied()
    }

    /// The first cell marked with `G`, if the map was read from a text that has one.
    pub fn goal(&self) -> Option<Point> {
        self.goals().first().copied()
    }

    /// All cells marked with `S`, row by row.
    ///
    /// ```
    /// use stepstar::{Grid, Options, find_path_between};
    /// let grid = Grid::parse("S..G\n...S")?;
    /// assert_eq!(grid.starts(), [(0, 0), (3, 1)]);
    /// let found = find_path_between(&grid, grid.starts(), grid.goals(), &Options::default())?;
    /// assert_eq!(found.path, [(3, 1), (3, 0)]);
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn starts(&self) -> &[Point] {
        &self.marked.0
    }

    /// All cells marked with `G`, row by row.
    pub fn goals(&self) -> &[Point] {
        &self.marked.1
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

    /// A copy on which every free cell costs 1.
    pub(crate) fn walls_alone(&self) -> Self {
        Self {
            rows: self.rows.clone(),
            columns: self.columns.clone(),
            terrain: None,
            marked: self.marked.clone(),
            fitted: self.fitted.clone(),
            ..*self
        }
    }

    /// The walls as bits, row by row.
    pub(crate) fn rows(&self) -> &Plane {
        &self.rows
    }

    /// The walls as bits, column by column.
    pub(crate) fn columns(&self) -> &Plane {
        &self.columns
    }

    /// How many squares of 2 x 2 cells are free.
    pub(crate) fn free_squares(&self) -> u64 {
        let (words, stride) = (self.rows.words(), self.rows.stride());
        let walls = (1..words.len() - stride - 1).map(|place| {
            let [here, next] = [place, place + 1].map(|place| words[place] | words[place + stride]);
            here | here >> 1 | next << 63
        });
        walls.map(|walls| u64::from(walls.count_zeros())).sum()
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
    fn check_count(&self, name: &'static str, count: usize) -> Result<(), Error> {
        if count == self.len() {
            return Ok(());
        }
        let (width, height) = (self.width, self.height);
        let allowed = say!(ALLOWED_CELLS, width: width, height: height, cells: self.len());
        Err(Error::value(named(name), &count, allowed))
    }

    /// The cells in reach of one within so many steps, as a crow that moves straight counts them: |dx| + |dy| is at most `within`.
    ///
    /// # Errors
    ///
    /// If the cell is not on the map.
    ///
    /// ```
    /// let grid = stepstar::Grid::new(3, 3).unwrap();
    /// assert_eq!(grid.within((0, 0), 1).unwrap(), [(0, 0), (1, 0), (0, 1)]);
    /// ```
    pub fn within(&self, of: Point, within: u32) -> Result<Vec<Point>, Error> {
        self.check(of)?;
        let (x, y) = of;
        let mut cells = Vec::new();
        for row in
            y.saturating_sub(within)..self.height.min(y.saturating_add(within).saturating_add(1))
        {
            let reach = within - y.abs_diff(row);
            let end = self.width.min(x.saturating_add(reach).saturating_add(1));
            cells.extend((x.saturating_sub(reach)..end).map(|x| (x, row)));
        }
        Ok(cells)
    }

    pub(crate) fn check(&self, (x, y): Point) -> Result<(), Error> {
        if self.contains(x, y) {
            return Ok(());
        }
        let cell = at(say!(ARGUMENT_CELL), Field::cell(x, y));
        Err(Error::range(extent(cell.into(), self.width, self.height)))
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
