//! What can be wrong with the input, each as a sentence for a person.

use crate::number::exact;
use std::fmt;

/// No cost, weight or coordinate is larger, so that no sum or product of them is more than an f64 holds.
pub(crate) const MOST: f64 = 1e100;

/// No grid is wider or higher.
pub(crate) const MOST_SIDE: u32 = 4096;

/// What is wrong with a map, a place or an option: which argument, its value, and what is allowed.
///
/// "There is no path" is not an error: see [`Status`](crate::Status).
///
/// ```
/// use stepstar::{Grid, Options};
/// let grid = Grid::new(3, 4).unwrap();
/// let error = stepstar::find_path(&grid, (0, 0), (3, 0), &Options::default()).unwrap_err();
/// assert_eq!(error.to_string(), "The goal (3, 0) is outside the map: x goes from 0 to 2 and y from 0 to 3.");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The width or height of a grid is zero or more than [`Grid::MAX_SIDE`](crate::Grid::MAX_SIDE).
    Size {
        /// The width that was asked for.
        width: u64,
        /// The height that was asked for.
        height: u64,
    },
    /// A place is not on the map.
    Outside {
        /// Which argument: "start", "goal", "way point 2".
        name: String,
        /// The place, as a person would write it.
        place: String,
        /// What is allowed.
        allowed: String,
    },
    /// A value is not allowed.
    Value {
        /// Which argument.
        name: String,
        /// The value, as a person would write it.
        value: String,
        /// What is allowed.
        allowed: String,
    },
    /// An option can't be used on this map, or not together with another.
    Unsuitable(String),
    /// A text does not hold a map, or not scenarios.
    Text {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What was found and what is allowed.
        problem: String,
    },
}

impl Error {
    /// The same error about an argument of another name.
    pub(crate) fn of(mut self, argument: &str) -> Self {
        if let Self::Outside { name, .. } | Self::Value { name, .. } = &mut self {
            argument.clone_into(name);
        }
        self
    }

    pub(crate) fn value(name: &str, value: &dyn fmt::Display, allowed: &str) -> Self {
        Self::Value {
            name: name.to_owned(),
            value: value.to_string(),
            allowed: allowed.to_owned(),
        }
    }

    /// Refuses a cost or a weight that is negative, or too large to be added up.
    pub(crate) fn check_cost(value: f64, name: impl FnOnce() -> String) -> Result<(), Self> {
        if (0.0..=MOST).contains(&value) {
            return Ok(());
        }
        let allowed = "a finite number from 0 to 1e100";
        Err(Self::value(&name(), &exact(value), allowed))
    }
}

/// "goal (0, 1)", "goal (node 7)", "node 7".
pub(crate) fn at(name: &str, place: &str) -> String {
    if name == "node" || place.starts_with('(') {
        format!("{name} {place}")
    } else {
        format!("{name} (node {place})")
    }
}

/// "The goal (0, 1)", but "Way point 1 (0, 1)" and "Node 7": what has a number takes no article.
pub(crate) fn the(name: &str) -> String {
    if let Some(number) = name.strip_prefix("way point") {
        return format!("Way point{number}");
    }
    if let Some(number) = name.strip_prefix("expansion") {
        return format!("Expansion{number}");
    }
    match name.strip_prefix("node") {
        Some(number) => format!("Node{number}"),
        None => format!("The {name}"),
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { width, height } => write!(
                out,
                "A map of {width} x {height} cells is not possible: width and height go from 1 to {}.",
                MOST_SIDE
            ),
            Self::Outside {
                name,
                place,
                allowed,
            } => write!(
                out,
                "{} is outside the map: {allowed}.",
                the(&at(name, place))
            ),
            Self::Value {
                name,
                value,
                allowed,
            } => write!(out, "{} is {value}: it must be {allowed}.", the(name)),
            Self::Unsuitable(sentence) => out.write_str(sentence),
            Self::Text {
                line,
                column,
                problem,
            } => write!(out, "Line {line}, column {column}: {problem}."),
        }
    }
}

impl std::error::Error for Error {}
