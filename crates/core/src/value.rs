//! Values that another language passes in, of any type: here they are checked, and refused with a sentence that says what is allowed.

use crate::error::{Error, MOST, extent, the};
use crate::number::exact;
use crate::spelling::{quoted, write_text};
use std::fmt::{self, Write};

/// A value that may be of the wrong type.
#[doc(hidden)]
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Value {
    /// Nothing was given.
    #[default]
    Absent,
    /// Nothing, and it was given.
    Null,
    /// True or false.
    Flag(bool),
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// Anything else, in words: "a function".
    Other(String),
}

/// What a value has to be.
#[doc(hidden)]
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(rename_all = "camelCase")
)]
pub enum Allowed {
    /// A whole number from one to another.
    Whole(f64, f64),
    /// A number from 0 on, or from the negative of the largest on.
    Finite(f64),
    /// A finite number greater than 0.
    Above0,
    /// A whole number, or no limit.
    Limit,
    /// True or false.
    Flag,
    /// One of these names.
    Names(Vec<String>),
    /// The name of one of these options.
    Option(Vec<String>),
    /// A cell of a map so wide and high.
    Cell(u32, u32),
    /// Of this type, in words.
    Type(String),
    /// Of this size, in words.
    Size(String),
    /// As something else is, of which this tells.
    Like(String),
}

/// As a person would write it.
impl fmt::Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent => out.write_str("undefined"),
            Self::Null => out.write_str("null"),
            Self::Flag(flag) => flag.fmt(out),
            Self::Number(number) if number.is_infinite() => out.write_str(if *number > 0.0 {
                "Infinity"
            } else {
                "-Infinity"
            }),
            Self::Number(number) if number.abs() >= 1e21 => {
                // As JavaScript writes it.
                for letter in exact(*number).to_string().chars() {
                    out.write_char(letter)?;
                    if letter == 'e' {
                        out.write_char('+')?;
                    }
                }
                Ok(())
            }
            Self::Number(number) => exact(*number).fmt(out),
            Self::Text(text) => write_text(text, out),
            Self::Other(words) => out.write_str(words),
            Self::List(list) => {
                let is_plain = |value: &Self| matches!(value, Self::Number(_) | Self::Text(_));
                if list.len() > 4 || !list.iter().all(is_plain) {
                    return write!(out, "an array of {}", list.len());
                }
                let items: Vec<_> = list.iter().map(Self::to_string).collect();
                write!(out, "[{}]", items.join(", "))
            }
        }
    }
}

impl Value {
    /// The error for a value of the wrong type.
    pub fn wrong_type(&self, name: &str, allowed: &str) -> Error {
        Error::Type {
            name: name.to_owned(),
            value: self.to_string(),
            allowed: allowed.to_owned(),
        }
    }

    /// The error for a number that is not allowed, or for what is no number.
    fn wrong_number(&self, name: &str, allowed: &str) -> Error {
        match self {
            Self::Number(_) => Error::value(name, self, allowed),
            _ => self.wrong_type(name, allowed),
        }
    }

    /// The error for a value that is not what is allowed.
    pub fn refused(&self, name: &str, allowed: &Allowed) -> Error {
        match allowed {
            Allowed::Whole(least, most) if least > most => {
                self.wrong_number(name, "one that there is, and there is none")
            }
            Allowed::Whole(least, most) => {
                let [least, most] = [*least, *most].map(exact);
                self.wrong_number(name, &format!("a whole number from {least} to {most}"))
            }
            Allowed::Finite(least) => {
                let least = if *least < 0.0 { "-1e100" } else { "0" };
                self.wrong_number(name, &format!("a finite number from {least} to 1e100"))
            }
            Allowed::Above0 => {
                self.wrong_number(name, "a finite number greater than 0, at most 1e100")
            }
            Allowed::Limit => self.wrong_number(name, "a whole number, 0 or more, or Infinity"),
            Allowed::Flag => self.wrong_type(name, "true or false"),
            Allowed::Names(names) => self.no_name(name, names),
            Allowed::Option(names) => Error::UnknownOption {
                name: match self {
                    Self::Text(text) => text.clone(),
                    _ => self.to_string(),
                },
                allowed: names.clone(),
            },
            Allowed::Cell(width, height) => self.misplaced(name, *width, *height),
            Allowed::Type(words) => self.wrong_type(name, words),
            Allowed::Size(words) => self.wrong_number(name, words),
            Allowed::Like(words) => Error::Unsuitable(format!("{} is {self}: {words}.", the(name))),
        }
    }

    /// The error for a value that is not one of some names.
    fn no_name(&self, argument: &str, names: &[impl AsRef<str>]) -> Error {
        let Self::Text(text) = self else {
            return self.wrong_type(argument, &format!("one of {}", quoted(names)));
        };
        Error::Name {
            name: argument.to_owned(),
            value: text.clone(),
            allowed: names.iter().map(|name| name.as_ref().to_owned()).collect(),
        }
    }

    /// The error for coordinates that are no cell of a map.
    fn misplaced(&self, name: &str, width: u32, height: u32) -> Error {
        let coordinates = match self {
            Self::List(coordinates) => coordinates.as_slice(),
            _ => &[],
        };
        let texts: Vec<_> = coordinates.iter().map(Self::to_string).collect();
        let place = format!("({})", texts.join(", "));
        if coordinates
            .iter()
            .any(|value| !matches!(value, Self::Number(_)))
        {
            return Error::Coordinates {
                name: name.to_owned(),
                place,
                are_numbers: false,
            };
        }
        let is_whole =
            |value: &Self| matches!(value, Self::Number(number) if number.fract() == 0.0);
        if !coordinates.iter().all(is_whole) {
            return Error::Coordinates {
                name: name.to_owned(),
                place,
                are_numbers: true,
            };
        }
        Error::Outside {
            name: name.to_owned(),
            place,
            allowed: extent(width, height),
        }
    }

    /// The place of a name among those that are allowed.
    pub(crate) fn choose(&self, argument: &str, names: &[&str]) -> Result<usize, Error> {
        let place = match self {
            Self::Text(text) => names.iter().position(|name| name == text),
            _ => None,
        };
        place.ok_or_else(|| self.no_name(argument, names))
    }

    /// True or false.
    pub(crate) fn flag(&self) -> Result<bool, Error> {
        match self {
            Self::Flag(flag) => Ok(*flag),
            _ => Err(self.refused("", &Allowed::Flag)),
        }
    }

    /// A cost or a weight; -0 becomes 0.
    pub(crate) fn cost(&self) -> Result<f64, Error> {
        match self {
            Self::Number(number) if (0.0..=MOST).contains(number) => Ok(number + 0.0),
            _ => Err(self.refused("", &Allowed::Finite(0.0))),
        }
    }

    /// What a step of some length costs.
    pub(crate) fn cost_above_0(&self) -> Result<f64, Error> {
        match self {
            Self::Number(number) if *number > 0.0 && *number <= MOST => Ok(*number),
            _ => Err(self.refused("", &Allowed::Above0)),
        }
    }

    /// A limit; infinite is none.
    pub(crate) fn limit(&self) -> Result<Option<u64>, Error> {
        match self {
            Self::Number(number) if *number == f64::INFINITY => Ok(None),
            Self::Number(number) if *number >= 0.0 && number.fract() == 0.0 => {
                Ok(Some(*number as u64))
            }
            _ => Err(self.refused("", &Allowed::Limit)),
        }
    }

    /// What could be the number of a node, or a coordinate.
    pub(crate) fn index(&self) -> Option<u32> {
        match self {
            Self::Number(number) if f64::from(*number as u32) == *number => Some(*number as u32),
            _ => None,
        }
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Value {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Any;

        impl<'de> serde::de::Visitor<'de> for Any {
            type Value = Value;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a value")
            }

            fn visit_unit<E>(self) -> Result<Value, E> {
                Ok(Value::Null)
            }

            fn visit_none<E>(self) -> Result<Value, E> {
                Ok(Value::Null)
            }

            fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
                Ok(Value::Flag(flag))
            }

            fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
                Ok(Value::Number(number))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
                Ok(Value::Number(number as f64))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
                Ok(Value::Number(number as f64))
            }

            fn visit_str<E>(self, text: &str) -> Result<Value, E> {
                Ok(Value::Text(text.to_owned()))
            }

            fn visit_string<E>(self, text: String) -> Result<Value, E> {
                Ok(Value::Text(text))
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(
                self,
                mut items: A,
            ) -> Result<Value, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    list.push(item);
                }
                Ok(Value::List(list))
            }

            /// What no other kind of value is comes as a record of the words for it.
            fn visit_map<A: serde::de::MapAccess<'de>>(
                self,
                mut entries: A,
            ) -> Result<Value, A::Error> {
                let words = entries.next_entry::<String, String>()?;
                Ok(words.map_or(Value::Null, |(_, words)| Value::Other(words)))
            }
        }

        from.deserialize_any(Any)
    }
}

#[cfg(test)]
mod tests {
    use super::{Allowed, Value};

    fn sentence(value: Value, allowed: Allowed) -> String {
        value.refused("weight", &allowed).to_string()
    }

    #[test]
    fn values_are_told_as_a_person_would_write_them() {
        let list = |length| Value::List(vec![Value::Number(1.0); length]);
        for (value, text) in [
            (Value::Absent, "undefined"),
            (Value::Number(f64::NAN), "NaN"),
            (Value::Number(f64::NEG_INFINITY), "-Infinity"),
            (Value::Number(1e101), "1e+101"),
            (Value::Number(4_294_967_296.0), "4294967296"),
            (
                Value::Text("a \"b\"\n\u{1}".to_owned()),
                r#""a \"b\"\n\u0001""#,
            ),
            (
                Value::Text("é".repeat(40)),
                &format!("\"{}\"", "é".repeat(40)),
            ),
            (
                Value::Text("é".repeat(41)),
                &format!("\"{}…\"", "é".repeat(40)),
            ),
            (list(2), "[1, 1]"),
            (list(5), "an array of 5"),
            (Value::List(vec![Value::Null]), "an array of 1"),
            (Value::Other("a Map".to_owned()), "a Map"),
        ] {
            assert_eq!(value.to_string(), text);
        }
    }

    #[test]
    fn what_is_allowed_is_told_with_the_argument_and_the_value() {
        let number = Value::Number;
        for (value, allowed, text) in [
            (
                number(7.5),
                Allowed::Whole(0.0, 5.0),
                "7.5: it must be a whole number from 0 to 5",
            ),
            (
                number(0.0),
                Allowed::Whole(0.0, -1.0),
                "0: it must be one that there is, and there is none",
            ),
            (
                number(-1.0),
                Allowed::Finite(0.0),
                "-1: it must be a finite number from 0 to 1e100",
            ),
            (Value::Null, Allowed::Flag, "null: it must be true or false"),
        ] {
            assert_eq!(sentence(value, allowed), format!("The weight is {text}."));
        }
    }
}
