//! A place as one number: y * width + x on a grid and on hexagons, floor by floor on several, the id on a graph.
use std::sync::Arc;
use stepstar::{Place, SharedMap};

/// How the places of a map are numbered.
#[derive(Clone)]
pub enum Numbering {
    /// Cells in a row.
    Rows(u32),
    Floors(Arc<stepstar::Floors>),
    Hexagons(Arc<stepstar::Hexagons>),
    Ids,
}

impl Numbering {
    pub fn of_grid(grid: &stepstar::Grid) -> Self {
        Self::Rows(grid.width())
    }

    pub fn of(map: &SharedMap) -> Self {
        match map {
            SharedMap::Grid(grid) => Self::of_grid(grid),
            SharedMap::Floors(floors) => Self::Floors(Arc::clone(floors)),
            SharedMap::Hexagons(hexagons) => Self::Hexagons(Arc::clone(hexagons)),
            SharedMap::Graph(_) => Self::Ids,
        }
    }

    /// The place of a number.
    pub fn place(&self, number: u32) -> Place {
        match self {
            Self::Rows(width) => Place::Cell(number % width, number / width),
            Self::Floors(floors) => {
                let (x, y, floor) = floors.point_of(number);
                Place::Floor(x, y, floor)
            }
            Self::Hexagons(hexagons) => hexagons.axial_of(number).into(),
            Self::Ids => Place::Node(number),
        }
    }

    /// The places of several numbers.
    pub fn places(&self, numbers: &[u32]) -> Vec<Place> {
        numbers.iter().map(|&number| self.place(number)).collect()
    }

    /// The number of a place.
    pub fn number(&self, place: Place) -> u32 {
        match (self, place) {
            (Self::Floors(floors), Place::Floor(x, y, floor)) => floors.number_of((x, y, floor)),
            (Self::Hexagons(hexagons), Place::Hexagon(at)) => hexagons.number_of(at),
            (Self::Rows(width), Place::Cell(x, y)) => y * width + x,
            (_, Place::Node(id)) => id,
            _ => 0,
        }
    }
}

/// The cell of a number.
pub fn point(grid: &stepstar::Grid, number: u32) -> (u32, u32) {
    (number % grid.width(), number / grid.width())
}

/// How many cells a grid has.
pub fn area(grid: &stepstar::Grid) -> usize {
    grid.width() as usize * grid.height() as usize
}

/// How many cells or nodes a map has.
pub fn node_count(map: &SharedMap) -> usize {
    match map {
        SharedMap::Grid(grid) => area(grid),
        SharedMap::Floors(floors) => floors.floors().iter().map(area).sum(),
        SharedMap::Hexagons(hexagons) => area(hexagons.grid()),
        SharedMap::Graph(graph) => graph.nodes().len(),
    }
}
