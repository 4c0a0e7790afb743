//! The maps of the folder `maps`, shared with the documentation and the pages.

use stepstar::{Grid, Point};

/// The text of a map.
pub fn text(name: &str) -> String {
    let path = format!("{}/../../maps/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

pub fn map(name: &str) -> Grid {
    Grid::parse(&text(name)).unwrap_or_else(|error| panic!("maps/{name}.txt: {error}"))
}

/// A map that has its start and goal drawn in.
pub fn map_with_ends(name: &str) -> (Grid, Point, Point) {
    let grid = map(name);
    let (start, goal) = (grid.start().expect("an S"), grid.goal().expect("a G"));
    (grid, start, goal)
}
