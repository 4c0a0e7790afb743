//! A* that you can step through: a path in one call, and every step of the search for it, forwards and backwards.
//!
//! ```
//! use stepstar::{Diagonal, Grid, Options, audit, find_path, trace};
//!
//! // A map is drawn, read from a file, or made cell by cell.
//! let grid = Grid::parse(
//!     "S..#.
//!      .#...
//!      ...#G",
//! )?;
//! let (start, goal) = (grid.start().unwrap(), grid.goal().unwrap());
//!
//! // One path. The defaults are always right; every choice may be made otherwise.
//! let options = Options { diagonal: Diagonal::NoObstacles, ..Options::default() };
//! let result = find_path(&grid, start, goal, &options)?;
//! assert_eq!(result.cost, 6.0);
//! assert_eq!(result.message, "A path from (0, 0) to (4, 2) in 6 steps, cost 6.");
//!
//! // Every step: seek to any position, see what is open, and why a node came first.
//! let mut steps = trace(&grid, start, goal, &options)?;
//! steps.seek_expansion(2);
//! assert!(steps.open_list(1)[0].f <= result.cost);
//! assert!(steps.explain(0).starts_with("Opened the start (0, 0)"));
//!
//! // The truth: is the path the best, and does the estimate keep its promises on this map?
//! let truth = audit(&grid, start, goal, &options)?;
//! assert!(truth.optimal && truth.admissible && truth.consistent);
//! # Ok::<(), stepstar::Error>(())
//! ```
//!
//! | What | Here |
//! |---|---|
//! | maps | [`Grid`] (walls, terrain, text in three formats), [`Graph`] (directed, weighted, with occupied nodes) |
//! | one path | [`find_path`]; many on one map: [`Pathfinder`] |
//! | every step | [`trace`], which gives a [`Trace`] of [`Event`]s; in slices: [`Recording`] |
//! | the truth | [`audit()`], which gives an [`Audit`] |
//! | choices | [`Options`]: algorithm, moves, estimate, ties, open list, closed nodes, goal test, direction, way points, limits |
//! | five published designs | [`Recipe`], a row of options each |
//!
//! "There is no path" is no error but a [`Status`]. What is wrong with the input is an [`Error`]: a sentence that names the
//! argument, the value and what is allowed. Nothing here panics, and nothing depends on time or chance: the same input and
//! options give the same trace everywhere.

mod audit;
mod choice;
mod error;
mod estimate;
mod fast;
mod find;
mod graph;
mod grid;
mod kept;
mod kind;
mod line;
mod map;
mod number;
mod observer;
mod open;
mod options;
mod order;
mod path;
mod place;
mod plan;
mod plane;
mod ranked;
mod recipe;
mod record;
mod result;
#[cfg(test)]
mod rounds;
mod routes;
mod run;
mod search;
#[cfg(test)]
mod seeded;
mod space;
mod text;
mod trace;
mod units;

pub use audit::{Audit, Auditing, OffendingStep, Worst};
pub use error::Error;
pub use find::{Pathfinder, find_path, trace};
pub use graph::{Connection, Graph, Node};
pub use grid::{Grid, Point};
#[doc(hidden)]
pub use kept::Kept;
pub use line::line_of_sight;
pub use map::Map;

pub use kind::EventKind;
pub use options::{
    Algorithm, Closed, Diagonal, GoalTest, Heuristic, OpenListKind, Options, Smooth, TieBreak,
};
pub use place::Place;
pub use plan::algorithm_for;
pub use recipe::Recipe;
pub use record::State;
pub use result::{PathResult, Status};
pub use search::Counts;
pub use text::{Scenario, TextFormat, format_scenarios, parse_scenarios};
pub use trace::{Event, Events, Marking, Marks, NodeState, Recording, Sought, Tally, Trace};

/// Whether the best path is the best there is, and whether the estimate keeps its promises: see [`Audit`].
pub use audit::audit;

/// The Rust of the README, tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
