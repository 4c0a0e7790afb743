//! A* that you can step through: find a path in one call, or record the search for it and replay every step, forwards and
//! backwards.
//!
//! ```
//! use stepstar::{Diagonal, Grid, Options, audit, find_path, trace};
//!
//! // Maps are drawn as text, read from files, or built cell by cell.
//! let grid = Grid::parse(
//!     "S..#.
//!      .#...
//!      ...#G",
//! )?;
//! let (start, goal) = (grid.start().unwrap(), grid.goal().unwrap());
//!
//! // One path. The defaults find a cheapest one; every choice can be made otherwise.
//! let options = Options { diagonal: Diagonal::NoObstacles, ..Options::default() };
//! let result = find_path(&grid, start, goal, &options)?;
//! assert_eq!(result.cost, 6.0);
//! assert_eq!(result.message, "A path from (0, 0) to (4, 2) in 6 steps, cost 6.");
//!
//! // Every step: seek to any position, see what is open and why a node came first.
//! let mut steps = trace(&grid, start, goal, &options)?;
//! steps.seek_expansion(2);
//! assert!(steps.open_list(1)[0].f <= result.cost);
//! assert!(steps.explain(0).starts_with("Opened the start (0, 0)"));
//!
//! // The truth: is the path a cheapest one, and does the estimate keep its promises on this map?
//! let truth = audit(&grid, start, goal, &options)?;
//! assert!(truth.optimal && truth.admissible && truth.consistent);
//! # Ok::<(), stepstar::Error>(())
//! ```
//!
//! | To | use |
//! |---|---|
//! | describe a map | [`Grid`] (walls, terrain, three text formats), [`Hexagons`], [`Floors`] or [`Graph`] (directed, weighted, with occupied nodes) |
//! | read maps of other programs | [`parse_tiled`], [`parse_tiled_named`], [`parse_dimacs`] |
//! | find one path | [`find_path`] |
//! | find many paths on one map | [`Pathfinder`] |
//! | see every step of a search | [`trace()`], which gives a [`Trace`] of [`Event`]s; in slices: [`Recording`] |
//! | check a search against the truth | [`audit()`], which gives an [`Audit`]; in slices: [`Auditing`] |
//! | choose algorithm, moves, estimate, tie-break, limits | [`Options`], [`OwnEstimate`] |
//! | search as one of five published designs does | [`Recipe`] |
//!
//! That there is no path is not an error but a [`Status`]. An [`Error`] says what is wrong with the input, in a sentence
//! that names the argument, its value and what is allowed. Nothing here panics, and nothing depends on time or chance: the
//! same input and options give the same trace everywhere.

mod audit;
mod define;
mod diagnose;
mod error;
mod fast;
mod find;
mod map;
mod number;
mod options;
mod own_estimate;
mod recipe;
mod result;
#[cfg(test)]
mod rounds;
mod route;
mod saying;
#[cfg(feature = "schema")]
#[doc(hidden)]
pub mod schema;
mod search;
#[cfg(test)]
mod seeded;
mod spelling;
mod text;
mod trace;
mod turning;
mod value;
mod walk;

pub use audit::{Audit, Auditing, OffendingStep, Worst, audit, audit_between};
pub use diagnose::{
    Apart, Diagnosis, Facts, Intent, Mistake, PlaceOrder, Question, ReadAs, Reading, Run, Ties,
    Unknown, Verdict, diagnose, diagnose_text, retrace, separate, simulate,
};
pub use error::{Error, ErrorKind};
pub use find::{
    Distances, Pathfinder, distances, find_path, find_path_between, trace, trace_between,
    trace_distances,
};
#[doc(hidden)]
pub use find::{Reply, reply};
pub use map::Map;
#[doc(hidden)]
pub use map::SharedMap;
pub use map::floors::{FloorPoint, Floors, Link};
pub use map::graph::{Connection, Graph, Node};
pub use map::grid::{Grid, Point};
pub use map::hexagons::{Axial, Hexagons, Orientation};
pub use map::line::line_of_sight;
pub use map::place::Place;
pub use number::Decimal;
#[doc(hidden)]
pub use options::GivenOptions;
pub use options::{
    Algorithm, Closed, Diagonal, GoalTest, Heuristic, OpenListKind, Options, Replanner, Smooth,
    TieBreak,
};
pub use own_estimate::OwnEstimate;
pub use recipe::Recipe;
pub use result::{Counts, PathResult, Status};
pub use saying::{Field, Saying};
pub use search::event_kind::EventKind;
pub use search::plan::algorithm_for;
pub use search::record::State;
#[doc(hidden)]
pub use spelling::edit_distance;
pub use text::{
    Scenario, TextFormat, TiledNames, format_scenarios, parse_dimacs, parse_scenarios, parse_tiled,
    parse_tiled_named,
};
pub use trace::{
    Event, Events, Marking, Marks, NodeState, NodeValues, Recording, Side, Sought, Tally, Touch,
    Trace,
};

pub use turning::{Heading, TurnCost};

#[doc(hidden)]
pub use value::{Allowed, Value};
pub use walk::{
    Change, Tick, Walk, WalkDiagnosis, WalkMistake, WalkOptions, Walking, diagnose_walk,
    trace_walk, walk,
};

/// The Rust of the README, tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
