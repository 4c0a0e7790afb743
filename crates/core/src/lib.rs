//! A* that one can step through.

mod audit;
mod choice;
mod error;
mod estimate;
mod fast;
mod find;
mod graph;
mod grid;
mod kept;
mod line;
mod map;
mod number;
mod observer;
mod open;
mod options;
mod order;
mod path;
mod plan;
mod plane;
mod recipe;
mod record;
mod result;
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
pub use line::line_of_sight;
pub use map::Map;

pub use observer::EventKind;
pub use options::{
    Algorithm, Closed, Diagonal, GoalTest, Heuristic, OpenListKind, Options, Place, Smooth,
    TieBreak,
};
pub use plan::algorithm_for;
pub use recipe::Recipe;
pub use record::State;
pub use result::{PathResult, Status};
pub use search::Counts;
pub use text::{Scenario, TextFormat, format_scenarios, parse_scenarios};
pub use trace::{Event, Marks, NodeState, Recording, Sought, Tally, Trace};

/// Whether the best path is the best there is, and whether the estimate keeps its promises: see [`Audit`].
pub use audit::audit;
