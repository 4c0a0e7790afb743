//! Several floors, and the links between their cells: stairs, lifts, doors, one-way teleports.

use crate::error::{Error, extent, named, numbered, part};
use crate::map::grid::{Grid, Point};
use crate::map::place::Place;
use crate::map::{Map, MapRef, SharedMap};
use crate::saying::{Field, at as at_place, say};
use std::sync::Arc;

/// A cell of one of several [`Floors`]: (x, y, floor), floors from 0.
pub type FloorPoint = (u32, u32, u32);

/// A way from a cell to another one of any floor, also of the same: stairs, a lift, a door, a teleport. It is one step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Link {
    /// Where it begins.
    pub from: FloorPoint,
    /// Where it ends.
    pub to: FloorPoint,
    /// What the step costs: 0 or more, at most 1e100.
    pub cost: f64,
    /// Whether it leads from `from` to `to` only.
    pub one_way: bool,
}

/// A link in one direction, between cells by their numbers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Way {
    pub from: u32,
    pub to: u32,
    pub cost: f64,
}

/// Floors of the same or of different size, one above the other, with [`Link`]s between their cells.
///
/// ```
/// use stepstar::{Floors, Grid, Link, Options, find_path};
/// let stairs = Link { from: (2, 0, 0), to: (2, 0, 1), cost: 3.0, one_way: false };
/// let house = Floors::new(vec![Grid::new(3, 1)?, Grid::new(3, 1)?], vec![stairs])?;
/// let result = find_path(&house, (0, 0, 0), (0, 0, 1), &Options::default())?;
/// assert_eq!((result.cost, result.path.len()), (7.0, 6));
/// # Ok::<(), stepstar::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Floors {
    floors: Vec<Grid>,
    /// The number of the first cell of each floor, and behind the last the number of all cells.
    first: Vec<u32>,
    links: Vec<Link>,
    /// All links in each direction in which they lead, and in the other, by the cell at which one begins.
    ways: [Vec<Way>; 2],
}

impl Floors {
    /// The greatest number of cells of all floors together.
    pub const MAX_CELLS: usize = 1 << 24;
    /// The greatest number of floors.
    pub const MAX_FLOORS: usize = 1 << 10;
    /// The greatest number of links.
    pub const MAX_LINKS: usize = 1 << 20;

    /// Puts floors one above the other; the first is floor 0.
    ///
    /// # Errors
    ///
    /// If there is no floor, or too many, or too many cells or links; if a link begins or ends outside a floor or on a wall, or its cost is
    /// out of range.
    ///
    /// ```
    /// use stepstar::{Floors, Grid, Link};
    /// let stairs = Link { from: (1, 0, 0), to: (1, 0, 4), cost: 1.0, one_way: false };
    /// let error = Floors::new(vec![Grid::new(3, 1)?], vec![stairs]).unwrap_err();
    /// assert_eq!(error.to_string(), "The \"to\" of link 0 (1, 0) on floor 4 is outside the map: its only floor is 0.");
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn new(floors: Vec<Grid>, links: Vec<Link>) -> Result<Self, Error> {
        let counts = [
            ("number of floors", floors.len(), 1, Self::MAX_FLOORS),
            ("number of links", links.len(), 0, Self::MAX_LINKS),
        ];
        for (name, count, least, most) in counts {
            if !(least..=most).contains(&count) {
                let allowed = say!(ALLOWED_WHOLE, from: least, to: most);
                return Err(Error::value(named(name), &count, allowed));
            }
        }
        let mut first = Vec::with_capacity(floors.len() + 1);
        let mut cells = 0;
        for floor in &floors {
            first.push(cells as u32);
            cells += floor.len();
            if cells > Self::MAX_CELLS {
                let allowed = say!(ALLOWED_ALL_FLOORS, most: Self::MAX_CELLS);
                return Err(Error::value(named("number of cells"), &cells, allowed));
            }
        }
        first.push(cells as u32);
        let mut map = Self {
            floors,
            first,
            links,
            ways: Default::default(),
        };
        map.ways = map.checked_ways()?;
        Ok(map)
    }

    fn checked_ways(&self) -> Result<[Vec<Way>; 2], Error> {
        let mut ways = Vec::with_capacity(2 * self.links.len());
        for (i, link) in self.links.iter().enumerate() {
            let link_name = || numbered("link", i);
            let end = |name: &'static str, at: FloorPoint| {
                let name = || part(name, link_name());
                let node = self.node(at).map_err(|error| error.of(name()))?;
                if self.is_wall(at.0, at.1, at.2) {
                    let stop = at_place(name(), Place::from(at));
                    return Err(Error::range(
                        say!(BLOCKED, stop: stop, obstacle: say!(OBSTACLE_WALL)),
                    ));
                }
                Ok(node)
            };
            let (from, to) = (end("\"from\"", link.from)?, end("\"to\"", link.to)?);
            Error::check_cost(link.cost, || part("cost", link_name()))?;
            let cost = link.cost + 0.0;
            ways.push(Way { from, to, cost });
            if !link.one_way {
                ways.push(Way {
                    from: to,
                    to: from,
                    cost,
                });
            }
        }
        let turned = |way: &Way| Way {
            from: way.to,
            to: way.from,
            ..*way
        };
        let backward = ways.iter().map(turned).collect();
        Ok([ways, backward].map(|mut ways: Vec<Way>| {
            ways.sort_by(|a, b| {
                (a.from, a.to)
                    .cmp(&(b.from, b.to))
                    .then(a.cost.total_cmp(&b.cost))
            });
            ways
        }))
    }

    /// The floors, the lowest first.
    pub fn floors(&self) -> &[Grid] {
        &self.floors
    }

    /// The links, in the order of the list that made the floors.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// The cell marked with `S`, if a floor was read from a text that has one.
    pub fn start(&self) -> Option<FloorPoint> {
        self.marked(Grid::start)
    }

    /// The cell marked with `G`, if a floor was read from a text that has one.
    pub fn goal(&self) -> Option<FloorPoint> {
        self.marked(Grid::goal)
    }

    fn marked(&self, mark: impl Fn(&Grid) -> Option<Point>) -> Option<FloorPoint> {
        let mut floors = self.floors.iter().zip(0..);
        floors.find_map(|(grid, floor)| mark(grid).map(|(x, y)| (x, y, floor)))
    }

    /// Whether the cell is a wall. Everything outside the floors is.
    pub fn is_wall(&self, x: u32, y: u32, floor: u32) -> bool {
        let grid = self.floors.get(floor as usize);
        grid.is_none_or(|grid| grid.is_wall(x, y))
    }

    /// Makes a cell a wall, or free. A link to a wall can't be taken until it is free again.
    ///
    /// # Errors
    ///
    /// If there is no such cell.
    pub fn set_wall(&mut self, (x, y, floor): FloorPoint, wall: bool) -> Result<(), Error> {
        self.node((x, y, floor))?;
        self.floors[floor as usize].set_wall(x, y, wall)
    }

    /// Sets what a step of length 1 onto the cell costs. What a link costs stays the same.
    ///
    /// # Errors
    ///
    /// If there is no such cell, or the cost is not from 0 to 1e100.
    pub fn set_cost(&mut self, (x, y, floor): FloorPoint, cost: f64) -> Result<(), Error> {
        self.node((x, y, floor))?;
        self.floors[floor as usize].set_cost(x, y, cost)
    }

    /// How many cells there are.
    pub(crate) fn len(&self) -> usize {
        self.first[self.floors.len()] as usize
    }

    /// The number of a cell: floor by floor, row by row.
    pub(crate) fn node(&self, (x, y, floor): FloorPoint) -> Result<u32, Error> {
        let place = || Field::from(Place::Floor(x, y, floor));
        let cell = || at_place(named("cell"), place());
        let Some(grid) = self.floors.get(floor as usize) else {
            return Err(Error::range(match self.floors.len() {
                1 => say!(OUTSIDE_FLOOR, argument: cell()),
                count => say!(OUTSIDE_FLOORS, argument: cell(), floor: count - 1),
            }));
        };
        if !grid.contains(x, y) {
            return Err(Error::range(extent(
                cell().into(),
                grid.width(),
                grid.height(),
            )));
        }
        Ok(self.first[floor as usize] + grid.index((x, y)))
    }

    /// The cell of a number.
    pub(crate) fn at(&self, node: u32) -> FloorPoint {
        let (floor, node) = self.on_floor(node);
        let (x, y) = self.floors[floor].point(node);
        (x, y, floor as u32)
    }

    /// The same for the bindings; of what is no number of a cell the first one.
    #[doc(hidden)]
    pub fn point_of(&self, number: u32) -> FloorPoint {
        if (number as usize) < self.len() {
            self.at(number)
        } else {
            (0, 0, 0)
        }
    }

    /// The number of a cell for the bindings; of what is none the first one.
    #[doc(hidden)]
    pub fn number_of(&self, at: FloorPoint) -> u32 {
        self.node(at).unwrap_or(0)
    }

    /// On which floor a cell lies, and its number there.
    #[inline]
    pub(crate) fn on_floor(&self, node: u32) -> (usize, u32) {
        let floor = self.first.partition_point(|&first| first <= node) - 1;
        (floor, node - self.first[floor])
    }

    /// The number of the first cell of a floor.
    pub(crate) fn first(&self, floor: usize) -> u32 {
        self.first[floor]
    }

    /// Where links lead from a cell; `backward`: where those begin that lead to it.
    pub(crate) fn ways_from(&self, node: u32, backward: bool) -> impl Iterator<Item = &Way> {
        let ways = self.ways(backward);
        let begin = ways.partition_point(|way| way.from < node);
        ways[begin..].iter().take_while(move |way| way.from == node)
    }

    pub(crate) fn ways(&self, backward: bool) -> &[Way] {
        &self.ways[usize::from(backward)]
    }

    /// The same with floors made of these.
    pub(crate) fn with_floors(&self, make: impl FnMut(&Grid) -> Grid) -> Self {
        Self {
            floors: self.floors.iter().map(make).collect(),
            ..self.clone()
        }
    }
}

/// Equal are floors with the same cells and links, in the same order.
impl PartialEq for Floors {
    fn eq(&self, other: &Self) -> bool {
        self.floors == other.floors && self.links == other.links
    }
}

impl Map for Floors {
    type Place = FloorPoint;

    fn place_of(&self, node: u32) -> FloorPoint {
        self.at(node)
    }

    fn borrowed(&self) -> MapRef<'_> {
        MapRef::Floors(self)
    }

    fn share(map: Arc<Self>) -> SharedMap {
        SharedMap::Floors(map)
    }
}
