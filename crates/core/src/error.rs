//! What can be wrong with the input, each as a sentence for a person.

use crate::number::exact;
use crate::spelling::{did_you_mean, quoted, write_text};
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
    /// A value is of the wrong type. In Rust the compiler refuses it; other languages can give any.
    Type {
        /// Which argument.
        name: String,
        /// The value, as a person would write it.
        value: String,
        /// What is allowed.
        allowed: String,
    },
    /// A name is none of those that are allowed.
    Name {
        /// Which argument.
        name: String,
        /// What was given.
        value: String,
        /// The names that there are.
        allowed: Vec<String>,
    },
    /// There is no such option.
    UnknownOption {
        /// What was given.
        name: String,
        /// The options that there are.
        allowed: Vec<String>,
    },
    /// The coordinates of a place are no whole numbers.
    Coordinates {
        /// Which argument.
        name: String,
        /// The place, as a person would write it.
        place: String,
        /// Whether they are numbers at all.
        are_numbers: bool,
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
        if let Self::Outside { name, .. } | Self::Value { name, .. } | Self::Type { name, .. } =
            &mut self
        {
            argument.clone_into(name);
        }
        self
    }

    /// Whether a value is of the wrong type, and not only out of range.
    #[doc(hidden)]
    pub fn is_about_type(&self) -> bool {
        match self {
            Self::Type { .. } | Self::UnknownOption { .. } => true,
            Self::Coordinates { are_numbers, .. } => !are_numbers,
            _ => false,
        }
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

/// What can have a number behind it.
const NUMBERED: [&str; 6] = [
    "way point ",
    "node ",
    "connection ",
    "row ",
    "scenario ",
    "expansion ",
];

fn is_numbered(name: &str) -> bool {
    NUMBERED.iter().any(|word| {
        let rest = name.strip_prefix(word);
        rest.is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()))
    })
}

/// A field that something with a number has not: of "id of node 0", the two parts.
fn missing<'n>(name: &'n str, value: &str) -> Option<(&'n str, &'n str)> {
    let parts = name.split_once(" of ")?;
    (value == "undefined" && is_numbered(parts.1)).then_some(parts)
}

/// "The goal (0, 1)", but "Way point 1 (0, 1)" and "Node 7": what has a number takes no article.
pub(crate) fn the(name: &str) -> String {
    if !is_numbered(name) {
        return format!("The {name}");
    }
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Which cells a map has, as a sentence has it.
pub(crate) fn extent(width: u32, height: u32) -> String {
    format!(
        "x goes from 0 to {} and y from 0 to {}",
        width - 1,
        height - 1
    )
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
            }
            | Self::Type {
                name,
                value,
                allowed,
            } => match missing(name, value) {
                Some((field, owner)) => {
                    write!(out, "{} has no {field}: it must be {allowed}.", the(owner))
                }
                None => write!(out, "{} is {value}: it must be {allowed}.", the(name)),
            },
            Self::Name {
                name,
                value,
                allowed,
            } => {
                write!(out, "{} is ", the(name))?;
                write_text(value, out)?;
                let meant = did_you_mean(value, allowed);
                write!(out, "{meant} It must be one of {}.", quoted(allowed))
            }
            Self::UnknownOption { name, allowed } => {
                out.write_str("There is no option ")?;
                write_text(name, out)?;
                let meant = did_you_mean(name, allowed);
                write!(out, "{meant} The options are {}.", quoted(allowed))
            }
            Self::Coordinates {
                name,
                place,
                are_numbers,
            } => {
                let numbers = if *are_numbers {
                    "whole numbers"
                } else {
                    "numbers"
                };
                write!(out, "{} is {place}: x and y must be {numbers}.", the(name))
            }
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
