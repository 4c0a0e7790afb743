//! A place as one number: y * width + x on a grid, the id on a graph.
use stepstar::{Graph, Grid, Map, Place};

/// What both kinds of maps have in common here.
pub trait Numbered: Map {
    /// The place of a number.
    fn place(&self, number: u32) -> Self::Place;
    /// The number of a place.
    fn number(&self, place: Place) -> u32;
}

impl Numbered for Grid {
    fn place(&self, number: u32) -> Self::Place {
        (number % self.width(), number / self.width())
    }

    fn number(&self, place: Place) -> u32 {
        match place {
            Place::Cell(x, y) => y * self.width() + x,
            Place::Node(id) => id,
        }
    }
}

impl Numbered for Graph {
    fn place(&self, number: u32) -> u32 {
        number
    }

    fn number(&self, place: Place) -> u32 {
        match place {
            Place::Node(id) => id,
            Place::Cell(x, _) => x,
        }
    }
}
