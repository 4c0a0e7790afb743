//! Hexagons: the cells of a grid, every other row or column of which is moved by half a cell, by axial coordinates.
//!
//! ```text
//!   pointy: odd rows stand half a cell to the right          flat: odd columns stand half a cell lower
//!
//!     (0,0) (1,0) (2,0)        q = x - y / 2                   (0,0)      (2,-1)       q = x
//!        (0,1) (1,1) (2,1)     r = y                                (1,0)              r = y - x / 2
//!    (-1,2) (0,2) (1,2)                                        (0,1)      (2,0)
//! ```

use crate::error::{Error, named};
use crate::map::grid::{Grid, Point};
use crate::map::place::Place;
use crate::map::{Map, MapRef, SharedMap};
use crate::number::exact;
use crate::saying::{Saying, at as at_place, say};
use std::sync::Arc;

crate::define::choice! {
    /// How hexagons stand.
    Orientation, "orientation", Pointy {
        /// With a corner on top: in rows, of which the odd ones stand half a cell to the right.
        Pointy = "pointy",
        /// With a side on top: in columns, of which the odd ones stand half a cell lower.
        Flat = "flat",
    }
}

/// A cell of [`Hexagons`] by its axial coordinates, q and r, either of which may be negative.
///
/// From a cell to the six around it, clockwise from the upper right, lead (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0) and (0, -1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Axial(pub i32, pub i32);

impl Axial {
    /// The six directions in the order in which neighbours are looked at, whichever way hexagons stand: clockwise from the upper right.
    ///
    /// ```text
    ///   pointy    5 0        flat     5        the same numbers on both: with a side
    ///            4 . 1              4   0      on top, the sixth is straight up
    ///             3 2               3 . 1
    ///                                 2
    /// ```
    pub(crate) const DIRECTIONS: [Self; 6] = [
        Self(1, -1),
        Self(1, 0),
        Self(0, 1),
        Self(-1, 1),
        Self(-1, 0),
        Self(0, -1),
    ];

    /// How many steps it is from one cell to another where nothing is in the way.
    ///
    /// ```
    /// use stepstar::Axial;
    /// assert_eq!(Axial(0, 0).steps_to(Axial(2, -1)), 2);
    /// assert_eq!(Axial(0, 0).steps_to(Axial(2, 1)), 3);
    /// ```
    pub fn steps_to(self, to: Self) -> u32 {
        let [q, r] = [
            i64::from(to.0) - i64::from(self.0),
            i64::from(to.1) - i64::from(self.1),
        ];
        q.abs().max(r.abs()).max((q + r).abs()) as u32
    }
}

/// A map of hexagons: each a wall or free, with six neighbours. A step onto a free cell costs the cost of that cell, 1 unless set.
///
/// The cells are those of a [`Grid`]; places are [`Axial`].
///
/// ```
/// use stepstar::{Axial, Grid, Hexagons, Options, Orientation, find_path};
/// let board = Hexagons::new(Grid::new(4, 3)?, Orientation::Pointy);
/// let result = find_path(&board, Axial(0, 0), Axial(2, 2), &Options::default())?;
/// assert_eq!(result.path, [Axial(0, 0), Axial(1, 0), Axial(2, 0), Axial(2, 1), Axial(2, 2)]);
/// # Ok::<(), stepstar::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Hexagons {
    grid: Grid,
    orientation: Orientation,
}

impl Hexagons {
    /// Takes the cells of a grid as hexagons.
    pub fn new(grid: Grid, orientation: Orientation) -> Self {
        Self { grid, orientation }
    }

    /// The cells, by column and row.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// How the hexagons stand.
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// The cell marked with `S`, if they were read from a text that has one.
    pub fn start(&self) -> Option<Axial> {
        self.grid.start().map(|at| self.axial(at))
    }

    /// The cell marked with `G`, if they were read from a text that has one.
    pub fn goal(&self) -> Option<Axial> {
        self.grid.goal().map(|at| self.axial(at))
    }

    /// The axial coordinates of a column and a row.
    ///
    /// ```
    /// use stepstar::{Axial, Grid, Hexagons, Orientation};
    /// let board = Hexagons::new(Grid::new(4, 3)?, Orientation::Flat);
    /// assert_eq!(board.axial((3, 0)), Axial(3, -1));
    /// assert_eq!(board.point(Axial(3, -1)), Some((3, 0)));
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn axial(&self, (x, y): Point) -> Axial {
        let (x, y) = (x.cast_signed(), y.cast_signed());
        match self.orientation {
            Orientation::Pointy => Axial(x - (y >> 1), y),
            Orientation::Flat => Axial(x, y - (x >> 1)),
        }
    }

    /// The column and the row of axial coordinates; `None` outside the map.
    pub fn point(&self, Axial(q, r): Axial) -> Option<Point> {
        let (x, y) = match self.orientation {
            Orientation::Pointy => (q.checked_add(r >> 1)?, r),
            Orientation::Flat => (q, r.checked_add(q >> 1)?),
        };
        let (x, y) = (x.try_into().ok()?, y.try_into().ok()?);
        self.grid.contains(x, y).then_some((x, y))
    }

    /// Whether the cell is a wall. Everything outside the map is.
    pub fn is_wall(&self, at: Axial) -> bool {
        self.point(at).is_none_or(|(x, y)| self.grid.is_wall(x, y))
    }

    /// What a step onto a cell costs; outside the map it is 1.
    pub fn cost(&self, at: Axial) -> f64 {
        self.point(at).map_or(1.0, |(x, y)| self.grid.cost(x, y))
    }

    /// Makes a cell a wall, or free.
    ///
    /// # Errors
    ///
    /// If there is no such cell.
    ///
    /// ```
    /// use stepstar::{Axial, Grid, Hexagons, Orientation};
    /// let mut board = Hexagons::new(Grid::new(4, 3)?, Orientation::Pointy);
    /// board.set_wall(Axial(-1, 2), true)?;
    /// assert!(board.is_wall(Axial(-1, 2)));
    /// let error = board.set_wall(Axial(3, 2), true).unwrap_err();
    /// assert_eq!(error.to_string(), "The cell (3, 2) is outside the map: where r is 2, q goes from -1 to 2.");
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn set_wall(&mut self, at: Axial, wall: bool) -> Result<(), Error> {
        let (x, y) = self.checked(at)?;
        self.grid.set_wall(x, y, wall)
    }

    /// Sets what a step onto a cell costs.
    ///
    /// # Errors
    ///
    /// If there is no such cell, or the cost is not from 0 to 1e100.
    pub fn set_cost(&mut self, at: Axial, cost: f64) -> Result<(), Error> {
        let (x, y) = self.checked(at)?;
        self.grid.set_cost(x, y, cost)
    }

    /// The cell of a number, row by row.
    pub(crate) fn at(&self, node: u32) -> Axial {
        self.axial(self.grid.point(node))
    }

    /// Where a square of side 1 stands for a cell, beside those that stand for the cells around it: every other row or column is moved by a half.
    pub(crate) fn centre(&self, at: Axial) -> (f64, f64) {
        let (x, y) = self.point(at).unwrap_or_default();
        let half = |number: u32| f64::from(number % 2) / 2.0;
        match self.orientation {
            Orientation::Pointy => (f64::from(x) + half(y), y.into()),
            Orientation::Flat => (x.into(), f64::from(y) + half(x)),
        }
    }

    /// The cells around one.
    pub(crate) fn around(&self, node: u32) -> impl Iterator<Item = Axial> {
        let Axial(q, r) = self.at(node);
        let around = Axial::DIRECTIONS.map(|Axial(dq, dr)| Axial(q + dq, r + dr));
        around.into_iter().filter(|&at| self.point(at).is_some())
    }

    /// Those of them that are walls.
    pub(crate) fn walls_around(&self, node: u32) -> impl Iterator<Item = Axial> {
        self.around(node).filter(|&at| self.is_wall(at))
    }

    /// The number of a cell, or a sentence about why there is none.
    pub(crate) fn node(&self, at: Axial) -> Result<u32, Error> {
        self.checked(at).map(|point| self.grid.index(point))
    }

    /// The number of a cell for the bindings; of what is none the first one.
    #[doc(hidden)]
    pub fn number_of(&self, at: Axial) -> u32 {
        self.point(at).map_or(0, |point| self.grid.index(point))
    }

    /// The cell of a number for the bindings; of what is no number of a cell the first one.
    #[doc(hidden)]
    pub fn axial_of(&self, number: u32) -> Axial {
        let is_cell = (number as usize) < self.grid.len();
        self.at(if is_cell { number } else { 0 })
    }

    fn checked(&self, at: Axial) -> Result<Point, Error> {
        self.point(at).ok_or_else(|| Error::range(self.outside(at)))
    }

    /// Along one axis the coordinates are those of the rows, or columns, which all begin at 0; along the other each of these has its own.
    fn outside(&self, at: Axial) -> Saying {
        let cell = at_place(named("cell"), Place::from(at));
        let (width, height) = (self.grid.width(), self.grid.height());
        let (axis, row, count, other, length) = match self.orientation {
            Orientation::Pointy => ("r", at.1, height, "q", width),
            Orientation::Flat => ("q", at.0, width, "r", height),
        };
        if !(0..count.cast_signed()).contains(&row) {
            return say!(OUTSIDE_ROWS, argument: cell, axis: axis, last: count - 1);
        }
        let first = -f64::from(row >> 1);
        let [from, to] = [first, first + f64::from(length - 1)].map(exact);
        let row = exact(row.into());
        say!(OUTSIDE_ROW, argument: cell, axis: axis, row: row, other: other, from: from, to: to)
    }
}

impl Map for Hexagons {
    type Place = Axial;

    fn place_of(&self, node: u32) -> Axial {
        self.at(node)
    }

    fn borrowed(&self) -> MapRef<'_> {
        MapRef::Hexagons(self)
    }

    fn share(map: Arc<Self>) -> SharedMap {
        SharedMap::Hexagons(map)
    }
}
