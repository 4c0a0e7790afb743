//! A* that one can step through.

mod audit;
mod direction;
mod error;
mod estimate;
mod explain;
mod export;
mod fast;
mod find;
mod graph;
mod graph_space;
mod grid;
mod grid_space;
mod jump_space;
mod line;
mod map;
mod marks;
mod observer;
mod open;
mod options;
mod order;
mod path;
mod plan;
mod plane;
mod prune;
mod recipe;
mod record;
mod result;
mod routes;
mod rows;
mod run;
mod scan;
mod search;
#[cfg(test)]
mod seeded;
mod sight_space;
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
pub use marks::{Marks, Sought};
pub use observer::EventKind;
pub use options::{
    Algorithm, Closed, Diagonal, GoalTest, Heuristic, OpenListKind, Options, Place, Smooth,
    TieBreak,
};
pub use recipe::Recipe;
pub use record::State;
pub use result::{PathResult, Status};
pub use search::Counts;
pub use text::{Scenario, TextFormat, format_scenarios, parse_scenarios};
pub use trace::{Event, NodeState, Recording, Trace};

/// Whether the best path is the best there is, and whether the estimate keeps its promises: see [`Audit`].
pub use audit::audit;
