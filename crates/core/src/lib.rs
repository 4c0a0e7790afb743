//! A* that one can step through.

mod error;
mod fast;
mod graph;
mod grid;
mod options;
mod plane;
mod recipe;
#[cfg(test)]
mod seeded;

pub use error::Error;
pub use graph::{Connection, Graph, Node};
pub use grid::{Grid, Point};
pub use options::{Algorithm, Closed, Diagonal, GoalTest, Heuristic, OpenListKind, Options, Place, Smooth, TieBreak};
pub use recipe::Recipe;
