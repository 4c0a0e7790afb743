//! What can be wrong with the input, each as a sentence for a person.

use crate::number::exact;
use crate::saying::{Field, Saying, at, say};
use crate::spelling::{closest, escaped};
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
/// use stepstar::{ErrorKind, Grid, Options};
/// let grid = Grid::new(3, 4).unwrap();
/// let error = stepstar::find_path(&grid, (0, 0), (3, 0), &Options::default()).unwrap_err();
/// assert_eq!(error.to_string(), "The goal (3, 0) is outside the map: x goes from 0 to 2 and y from 0 to 3.");
/// assert_eq!((error.kind(), error.saying().id()), (ErrorKind::Range, "error.outside"));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Error {
    kind: ErrorKind,
    saying: Saying,
}

/// Which kind of error it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A value is out of range, or none of those that are allowed.
    Range,
    /// A value is of the wrong type. In Rust the compiler refuses it; other languages can give any.
    Type,
    /// An option can't be used on this map, or not together with another.
    Unsuitable,
    /// A text does not hold a map, or not scenarios.
    Text {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
    },
}

impl Error {
    /// Which kind of error it is.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// What is wrong, as data.
    pub fn saying(&self) -> &Saying {
        &self.saying
    }

    /// A value is out of range, or none of those that are allowed.
    pub(crate) fn range(saying: Saying) -> Self {
        let kind = ErrorKind::Range;
        Self { kind, saying }
    }

    /// A value is of the wrong type.
    pub(crate) fn wrong_type(saying: Saying) -> Self {
        let kind = ErrorKind::Type;
        Self { kind, saying }
    }

    /// An option can't be used on this map, or not together with another.
    pub(crate) fn unsuitable(saying: Saying) -> Self {
        let kind = ErrorKind::Unsuitable;
        Self { kind, saying }
    }

    /// A text has a problem at a line and column, both from 1.
    pub(crate) fn text(line: usize, column: usize, problem: Saying) -> Self {
        Self {
            kind: ErrorKind::Text { line, column },
            saying: say!(TEXT, line: line, column: column, problem: problem),
        }
    }

    /// A value is none that an argument may have.
    pub(crate) fn value(argument: Saying, value: &dyn fmt::Display, allowed: Saying) -> Self {
        let value = value.to_string();
        Self::range(say!(MUST, argument: argument, value: value, allowed: allowed))
    }

    /// A name is none of those that are allowed.
    pub(crate) fn name(argument: Saying, value: &str, names: &[impl AsRef<str>]) -> Self {
        let meant = closest(value, names);
        let (value, all) = (escaped(value), listed(names));
        Self::range(match meant {
            Some(meant) => {
                say!(MEANT, argument: argument, value: value, meant: meant.to_owned(), names: all)
            }
            None => say!(CHOSEN, argument: argument, value: value, names: all),
        })
    }

    /// There is no option of a name.
    pub(crate) fn option(name: &str, names: &[impl AsRef<str>]) -> Self {
        let meant = closest(name, names);
        let (name, all) = (escaped(name), listed(names));
        Self::wrong_type(match meant {
            Some(meant) => say!(OPTION_MEANT, name: name, meant: meant.to_owned(), names: all),
            None => say!(NO_OPTION, name: name, names: all),
        })
    }

    /// The same error about another argument: a place that it names is named by that.
    pub(crate) fn of(mut self, name: Saying) -> Self {
        if let Some(argument) = self.saying.field_mut("argument") {
            *argument = match argument.place() {
                Some(place) => at(name, place).into(),
                None => name.into(),
            };
        }
        self
    }

    /// The same error about a text, at another place.
    pub(crate) fn moved(mut self, line: usize, column: usize) -> Self {
        self.kind = ErrorKind::Text { line, column };
        for (name, number) in [("line", line), ("column", column)] {
            if let Some(field) = self.saying.field_mut(name) {
                *field = number.into();
            }
        }
        self
    }

    /// The same error, and a sentence more.
    pub(crate) fn and(self, more: Saying) -> Self {
        let saying = Saying::all(vec![self.saying, more]);
        Self { saying, ..self }
    }

    /// Refuses a cost or a weight that is negative, or too large to be added up.
    pub(crate) fn check_cost(value: f64, argument: impl FnOnce() -> Saying) -> Result<(), Self> {
        if (0.0..=MOST).contains(&value) {
            return Ok(());
        }
        Err(Self::value(argument(), &exact(value), cost()))
    }
}

fn listed(names: &[impl AsRef<str>]) -> Vec<String> {
    names.iter().map(|name| name.as_ref().to_owned()).collect()
}

/// What a cost may be.
pub(crate) fn cost() -> Saying {
    say!(ALLOWED_FINITE, from: exact(0.0), to: exact(MOST))
}

/// An argument that goes by a name of English: "the position".
pub(crate) fn named(name: &'static str) -> Saying {
    say!(ARGUMENT_NAMED, name: name)
}

/// What something with a number has: "the cost of connection 3".
pub(crate) fn part(part: &'static str, whole: Saying) -> Saying {
    say!(ARGUMENT_PART, part: part, whole: whole)
}

/// What has a number: "node 3".
pub(crate) fn numbered(noun: &'static str, number: impl Into<Field>) -> Saying {
    say!(ARGUMENT_NUMBERED, noun: noun, number: number.into())
}

/// An option, as JavaScript and pages write it.
pub(crate) fn option(name: &str) -> Saying {
    say!(ARGUMENT_OPTION, name: name.to_owned())
}

/// A place is on no cell of a map so wide and high.
pub(crate) fn extent(argument: Field, width: u32, height: u32) -> Saying {
    say!(OUTSIDE, argument: argument, x: width - 1, y: height - 1)
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.saying.fmt(out)
    }
}

impl std::error::Error for Error {}
