//! What turning costs, and where one looks.

use crate::define::named;
use crate::error::option;
use crate::error::{Error, MOST};
use crate::number::exact;
use crate::saying::{Field, Saying, say};
use crate::spelling::closest;
use crate::value::Value;

named! {
    /// A direction in which one looks.
    Heading {
        /// Upwards, where y is less.
        North = "north",
        /// Up to the right.
        NorthEast = "north-east",
        /// To the right, where x is more.
        East = "east",
        /// Down to the right.
        SouthEast = "south-east",
        /// Downwards.
        South = "south",
        /// Down to the left.
        SouthWest = "south-west",
        /// To the left.
        West = "west",
        /// Up to the left.
        NorthWest = "north-west",
    }
}

/// For short, in the same order.
const SHORT: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

impl Heading {
    /// Reads a name, or degrees clockwise from the north.
    ///
    /// # Errors
    ///
    /// If it is neither.
    #[doc(hidden)]
    pub fn read(value: &Value) -> Result<Option<Self>, Error> {
        match value {
            Value::Null => Ok(None),
            Value::Number(_) => {
                let degrees = value.index().filter(|degrees| degrees % 45 == 0);
                let heading = degrees.and_then(|degrees| Self::ALL.get(degrees as usize / 45));
                heading
                    .map(|&heading| Some(heading))
                    .ok_or_else(|| Error::value(option("heading"), value, say!(ALLOWED_HEADING)))
            }
            _ => {
                let short = SHORT
                    .iter()
                    .position(|&short| *value == Value::Text(short.to_owned()));
                let names = Self::ALL.iter().map(|heading| heading.name());
                let eighth = match short {
                    Some(eighth) => eighth,
                    None => value
                        .choose("heading", &names.collect::<Vec<_>>())
                        .map_err(|error| error.of(option("heading")))?,
                };
                Ok(Some(Self::ALL[eighth]))
            }
        }
    }
}

/// As a sentence has it.
impl From<Heading> for Field {
    fn from(heading: Heading) -> Self {
        match heading {
            Heading::North => say!(NORTH),
            Heading::NorthEast => say!(NORTH_EAST),
            Heading::East => say!(EAST),
            Heading::SouthEast => say!(SOUTH_EAST),
            Heading::South => say!(SOUTH),
            Heading::SouthWest => say!(SOUTH_WEST),
            Heading::West => say!(WEST),
            Heading::NorthWest => say!(NORTH_WEST),
        }
        .into()
    }
}

/// Reads a name.
///
/// ```
/// use stepstar::Heading;
/// assert_eq!("south-east".parse(), Ok(Heading::SouthEast));
/// assert!("up".parse::<Heading>().is_err());
/// ```
impl std::str::FromStr for Heading {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let read = Self::read(&Value::Text(text.to_owned()));
        Ok(read?.unwrap_or(Self::North))
    }
}

/// How one writes that turns only decide.
const TIE: &str = "tie";

/// What turning costs.
///
/// ```
/// use stepstar::{Grid, Options, TurnCost, find_path};
/// let grid = Grid::parse(".....\n.....\n.....")?;
/// let options = Options { turn_cost: TurnCost::Each(2.0), ..Options::default() };
/// // Six steps, and one turn of twice 45 degrees.
/// assert_eq!(find_path(&grid, (0, 0), (4, 2), &options)?.cost, 6.0 + 4.0);
/// # Ok::<(), stepstar::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub enum TurnCost {
    /// Nothing: only steps cost.
    #[default]
    Free,
    /// So much for each 45 degrees: 0 or more, at most 1e100.
    Each(f64),
    /// Nothing, but of all cheapest paths the one with the fewest turns is taken, each of 45 degrees counted.
    Tie,
}

impl TurnCost {
    pub(crate) fn read(value: &Value) -> Result<Self, Error> {
        match value {
            Value::Text(text) if text == TIE => Ok(Self::Tie),
            Value::Number(cost) if (0.0..=MOST).contains(cost) => Ok(Self::of(*cost)),
            Value::Text(text) if closest(text, &[TIE]).is_some() => Err(Error::range(
                say!(MUST_MEANT, argument: option("turnCost"), value: value.to_string(), meant: TIE, allowed: allowed()),
            )),
            Value::Number(_) | Value::Text(_) => {
                Err(Error::value(option("turnCost"), value, allowed()))
            }
            _ => Err(value.wrong_type(option("turnCost"), allowed())),
        }
    }

    fn of(cost: f64) -> Self {
        if cost == 0.0 {
            Self::Free
        } else {
            Self::Each(cost)
        }
    }

    /// Whether the direction matters at all.
    pub(crate) fn matters(self) -> bool {
        !matches!(self, Self::Free | Self::Each(0.0))
    }

    pub(crate) fn check(self) -> Result<(), Error> {
        match self {
            Self::Each(cost) if !(0.0..=MOST).contains(&cost) => {
                Err(Error::value(option("turnCost"), &exact(cost), allowed()))
            }
            _ => Ok(()),
        }
    }
}

fn allowed() -> Saying {
    say!(ALLOWED_TURN_COST)
}

/// A number, or "tie".
#[cfg(feature = "serde")]
impl serde::Serialize for TurnCost {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Free => out.serialize_f64(0.0),
            Self::Each(cost) => out.serialize_f64(cost),
            Self::Tie => out.serialize_str("tie"),
        }
    }
}
