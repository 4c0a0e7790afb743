//! Places: a cell of a grid, by x and y, or a node of a graph, by its id.

use crate::error::{Error, named};
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
    /// A node of a [`Graph`](crate::Graph), by its id.
    Node(u32),
}

impl Place {
    /// The cell, on a grid.
    pub fn cell(self) -> Option<Point> {
        match self {
            Self::Cell(x, y) => Some((x, y)),
            Self::Node(_) => None,
        }
    }

    /// The id of the node, on a graph.
    pub fn node(self) -> Option<u32> {
        match self {
            Self::Cell(..) => None,
            Self::Node(id) => Some(id),
        }
    }

    /// Places as they are given: pairs of coordinates, or ids.
    pub(crate) fn read_all(places: &Value) -> Result<Vec<Self>, Error> {
        let list = match places {
            Value::List(list) => list.iter().map(Self::read).collect(),
            _ => None,
        };
        let allowed = || say!(ALLOWED_WORDS, words: "an array of places");
        list.ok_or_else(|| places.wrong_type(named(""), allowed()))
    }

    fn read(place: &Value) -> Option<Self> {
        match place {
            Value::Number(_) => Some(Self::Node(place.index()?)),
            Value::List(pair) => match pair.as_slice() {
                [x, y] => Some(Self::Cell(x.index()?, y.index()?)),
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

impl From<u32> for Place {
    fn from(id: u32) -> Self {
        Self::Node(id)
    }
}

impl From<Place> for Field {
    fn from(place: Place) -> Self {
        match place {
            Place::Cell(x, y) => Self::Cell(x, y),
            Place::Node(id) => Self::Node(id),
        }
    }
}

/// A cell as the pair of x and y, a node as its id.
#[cfg(feature = "serde")]
impl serde::Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Cell(x, y) => (x, y).serialize(out),
            Self::Node(id) => id.serialize(out),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(x, y) => write!(out, "({x}, {y})"),
            Self::Node(id) => write!(out, "{id}"),
        }
    }
}
