//! Places: a cell of a grid, by x and y, or of a floor, by that too, a hexagon by q and r, or a node of a graph by its id.

use crate::error::{Error, named};
use crate::map::floors::FloorPoint;
use crate::map::grid::Point;
use crate::map::hexagons::Axial;
use crate::saying::{Field, say};
use crate::value::Value;
use std::fmt;

/// A place on a map of any kind, as traces and audits name it.
///
/// ```
/// use stepstar::Place;
/// assert_eq!(Place::from((3, 4)).cell(), Some((3, 4)));
/// assert_eq!(Place::from(7).node(), Some(7));
/// assert_eq!(Place::Cell(3, 4).to_string(), "(3, 4)");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// A cell of a [`Grid`](crate::Grid), by x and y.
    Cell(u32, u32),
    /// A cell of one of several [`Floors`](crate::Floors), by x, y and the number of the floor.
    Floor(u32, u32, u32),
    /// A cell of [`Hexagons`](crate::Hexagons), by q and r.
    Hexagon(Axial),
    /// A node of a [`Graph`](crate::Graph), by its id.
    Node(u32),
}

impl Place {
    /// The cell, on a grid or a floor.
    pub fn cell(self) -> Option<Point> {
        match self {
            Self::Cell(x, y) | Self::Floor(x, y, _) => Some((x, y)),
            Self::Hexagon(_) | Self::Node(_) => None,
        }
    }

    /// The id of the node, on a graph.
    pub fn node(self) -> Option<u32> {
        match self {
            Self::Cell(..) | Self::Floor(..) | Self::Hexagon(_) => None,
            Self::Node(id) => Some(id),
        }
    }

    /// The hexagon, on a map of these.
    pub fn hexagon(self) -> Option<Axial> {
        match self {
            Self::Hexagon(at) => Some(at),
            Self::Cell(..) | Self::Floor(..) | Self::Node(_) => None,
        }
    }

    /// Places as a caller writes them: pairs of coordinates, or ids.
    pub(crate) fn read_all(places: &Value) -> Result<Vec<Self>, Error> {
        let list = match places {
            Value::List(list) => list.iter().map(Self::read).collect(),
            _ => None,
        };
        let allowed = || say!(ALLOWED_WORDS, words: "an array of places");
        list.ok_or_else(|| places.wrong_type(named(""), allowed()))
    }

    /// Lists of places.
    pub(crate) fn read_lists(lists: &Value) -> Result<Vec<Vec<Self>>, Error> {
        let list = match lists {
            Value::List(list) => list.iter().map(|each| Self::read_all(each).ok()).collect(),
            _ => None,
        };
        let allowed = || say!(ALLOWED_WORDS, words: "an array of arrays of places");
        list.ok_or_else(|| lists.wrong_type(named(""), allowed()))
    }

    fn read(place: &Value) -> Option<Self> {
        match place {
            Value::Number(_) => Some(Self::Node(place.index()?)),
            Value::List(pair) => match pair.as_slice() {
                [x, y] => Self::cell_or_hexagon(x, y),
                [x, y, floor] => Some(Self::Floor(x.index()?, y.index()?, floor.index()?)),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Place {
    /// Of two numbers: a hexagon where one is negative.
    fn cell_or_hexagon(x: &Value, y: &Value) -> Option<Self> {
        if let (Some(x), Some(y)) = (x.index(), y.index()) {
            return Some(Self::Cell(x, y));
        }
        Some(Self::Hexagon(Axial(x.whole()?, y.whole()?)))
    }
}

impl From<Point> for Place {
    fn from((x, y): Point) -> Self {
        Self::Cell(x, y)
    }
}

impl From<FloorPoint> for Place {
    fn from((x, y, floor): FloorPoint) -> Self {
        Self::Floor(x, y, floor)
    }
}

impl From<Axial> for Place {
    fn from(at: Axial) -> Self {
        Self::Hexagon(at)
    }
}

impl From<u32> for Place {
    fn from(id: u32) -> Self {
        Self::Node(id)
    }
}

impl From<Place> for Field {
    fn from(place: Place) -> Self {
        match place {
            Place::Cell(x, y) => Self::cell(x, y),
            Place::Floor(x, y, floor) => say!(FLOOR, place: Self::cell(x, y), floor: floor).into(),
            Place::Hexagon(Axial(q, r)) => Self::Cell(q.into(), r.into()),
            Place::Node(id) => Self::Node(id),
        }
    }
}

/// A cell as the pair of x and y, with the floor as a third number where there are floors; a hexagon as the pair of q and r; a node as its id.
#[cfg(feature = "serde")]
impl serde::Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Cell(x, y) => (x, y).serialize(out),
            Self::Floor(x, y, floor) => (x, y, floor).serialize(out),
            Self::Hexagon(Axial(q, r)) => (q, r).serialize(out),
            Self::Node(id) => id.serialize(out),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(x, y) => write!(out, "({x}, {y})"),
            Self::Hexagon(Axial(q, r)) => write!(out, "({q}, {r})"),
            Self::Floor(x, y, floor) => write!(out, "({x}, {y}) on floor {floor}"),
            Self::Node(id) => write!(out, "{id}"),
        }
    }
}

/// Places of one kind of map as places of any.
pub(crate) fn places<P: Copy + Into<Place>>(places: &[P]) -> Vec<Place> {
    places.iter().map(|&place| place.into()).collect()
}
