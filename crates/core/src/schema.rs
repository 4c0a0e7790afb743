//! The definitions for other languages as data, from which their types are generated.

pub use crate::define::{Described, Field, Name, Schema, Shape};

pub use crate::saying::Template;

/// All that the engine says, group by group.
pub use crate::saying::english::ALL as SENTENCES;

/// All that a diagnosis says, group by group.
pub fn sentences_of_diagnosis() -> impl Iterator<Item = &'static Template> {
    crate::saying::diagnosis::all()
}

/// All of them, in the order of the documentation.
pub const ALL: &[Schema] = &[
    crate::Algorithm::SCHEMA,
    crate::Diagonal::SCHEMA,
    crate::Heuristic::SCHEMA,
    crate::TieBreak::SCHEMA,
    crate::OpenListKind::SCHEMA,
    crate::Closed::SCHEMA,
    crate::GoalTest::SCHEMA,
    crate::Smooth::SCHEMA,
    crate::Replanner::SCHEMA,
    crate::Heading::SCHEMA,
    crate::Recipe::SCHEMA,
    crate::Options::SCHEMA,
    crate::Status::SCHEMA,
    crate::PathResult::<u32>::SCHEMA,
    crate::Counts::SCHEMA,
    crate::EventKind::SCHEMA,
    crate::State::SCHEMA,
    crate::Side::SCHEMA,
    crate::Event::SCHEMA,
    crate::NodeState::SCHEMA,
    crate::NodeValues::SCHEMA,
    crate::Tally::SCHEMA,
    crate::Marks::SCHEMA,
    crate::Touch::SCHEMA,
    crate::Change::SCHEMA,
    crate::Tick::SCHEMA,
    crate::Walk::SCHEMA,
    crate::WalkMistake::SCHEMA,
    crate::Audit::SCHEMA,
    crate::Worst::SCHEMA,
    crate::OffendingStep::SCHEMA,
    crate::Mistake::SCHEMA,
    crate::Verdict::SCHEMA,
    crate::WalkDiagnosis::SCHEMA,
    crate::Node::SCHEMA,
    crate::Connection::SCHEMA,
    crate::TextFormat::SCHEMA,
    crate::Orientation::SCHEMA,
    crate::Scenario::SCHEMA,
];

/// The limits that hold everywhere.
pub const LIMITS: &[(&str, f64)] = &[
    ("MOST", crate::error::MOST),
    ("MOST_SIDE", crate::Grid::MAX_SIDE as f64),
    ("MOST_ID", u32::MAX as f64),
    ("MOST_NODES", crate::Graph::MAX_NODES as f64),
    ("MOST_TICKS", crate::walk::MOST_TICKS as f64),
    ("MOST_CONNECTIONS", crate::Graph::MAX_CONNECTIONS as f64),
];
