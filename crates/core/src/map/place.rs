//! Places: a cell of a grid, by x and y, or of a floor, by that too, or a node of a graph, by its id.

use crate::error::{Error, named};
use crate::map::floors::FloorPoint;
use crate::map::grid::Point;
use crate::saying::{Field, say};
use crate::value::Value;
use std::fmt;

/// A place on a map of either kind, as traces and audits name it.
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
    /// A node of a [`Graph`](crate::Graph), by its id.
    Node(u32),
}

impl Place {
    /// The cell, on a grid or a floor.
    pub fn cell(self) -> Option<Point> {
        match self {
            Self::Cell(x, y) | Self::Floor(x, y, _) => Some((x, y)),
            Self::Node(_) => None,
        }
    }

    /// The id of the node, on a graph.
    pub fn node(self) -> Option<u32> {
        match self {
            Self::Cell(..) | Self::Floor(..) => None,
            Self::Node(id) => Some(id),
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
                [x, y] => Some(Self::Cell(x.index()?, y.index()?)),
                [x, y, floor] => Some(Self::Floor(x.index()?, y.index()?, floor.index()?)),
                _ => None,
            },
            _ => None,
        }
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

impl From<u32> for Place {
    fn from(id: u32) -> Self {
        Self::Node(id)
    }
}

impl From<Place> for Field {
    fn from(place: Place) -> Self {
        match place {
            Place::Cell(x, y) => Self::Cell(x, y),
            Place::Floor(x, y, floor) => say!(FLOOR, place: Self::Cell(x, y), floor: floor).into(),
            Place::Node(id) => Self::Node(id),
        }
    }
}

/// A cell as the pair of x and y, with the floor as a third number where there are floors; a node as its id.
#[cfg(feature = "serde")]
impl serde::Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Cell(x, y) => (x, y).serialize(out),
            Self::Floor(x, y, floor) => (x, y, floor).serialize(out),
            Self::Node(id) => id.serialize(out),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(x, y) => write!(out, "({x}, {y})"),
            Self::Floor(x, y, floor) => write!(out, "({x}, {y}) on floor {floor}"),
            Self::Node(id) => write!(out, "{id}"),
        }
    }
}

/// Places of one kind of map as places of any.
pub(crate) fn places<P: Copy + Into<Place>>(places: &[P]) -> Vec<Place> {
    places.iter().map(|&place| place.into()).collect()
}
