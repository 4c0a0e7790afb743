//! A place as one number: y * width + x on a grid, the id on a graph.
use stepstar::{Place, SharedMap};

/// How the places of a map are numbered.
#[derive(Clone, Copy)]
pub struct Numbering {
    /// Cells in a row; none on a graph.
    width: Option<u32>,
}

impl Numbering {
    pub const GRAPH: Self = Self { width: None };

    pub fn of_grid(grid: &stepstar::Grid) -> Self {
        let width = Some(grid.width());
        Self { width }
    }

    pub fn of(map: &SharedMap) -> Self {
        match map {
            SharedMap::Grid(grid) => Self::of_grid(grid),
            SharedMap::Graph(_) => Self::GRAPH,
        }
    }

    /// The place of a number.
    pub fn place(self, number: u32) -> Place {
        match self.width {
            Some(width) => Place::Cell(number % width, number / width),
            None => Place::Node(number),
        }
    }

    /// The number of a place.
    pub fn number(self, place: Place) -> u32 {
        match place {
            Place::Cell(x, y) => y * self.width.unwrap_or(0) + x,
            Place::Node(id) => id,
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
        SharedMap::Graph(graph) => graph.nodes().len(),
    }
}
