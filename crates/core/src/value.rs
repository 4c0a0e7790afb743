//! Values that another language passes in, of any type: here they are checked, and refused with a sentence that says what is allowed.

use crate::error::{self, Error, MOST, extent};
use crate::number::exact;
use crate::saying::{Field, Saying, at, say};
use crate::spelling::{shortened, visible, write_text};
use std::fmt::{self, Write};

/// A value that may be of the wrong type.
#[doc(hidden)]
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Value {
    /// The caller has left it out.
    #[default]
    Absent,
    /// The caller has passed nothing, such as null.
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
    /// Of this type, as a saying or in words of English.
    Type(Value),
    /// Of this size, as a saying or in words of English.
    Size(Value),
    /// As something else is, of which this tells in English.
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
            Self::Other(words) => out.write_str(&visible(&shortened(words))),
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
    pub(crate) fn wrong_type(&self, argument: Saying, allowed: Saying) -> Error {
        let value = self.to_string();
        Error::wrong_type(match (argument.field("whole"), argument.field("part")) {
            // What something with a number has not.
            (Some(Field::Saying(whole)), Some(part))
                if value == "undefined" && whole.field("number").is_some() =>
            {
                say!(LACKS, whole: whole.clone(), part: part.clone(), allowed: allowed)
            }
            _ => say!(MUST, argument: argument, value: value, allowed: allowed),
        })
    }

    /// The error for a number that is not allowed, or for what is no number.
    fn wrong_number(&self, argument: Saying, allowed: Saying) -> Error {
        match self {
            Self::Number(_) => Error::value(argument, self, allowed),
            _ => self.wrong_type(argument, allowed),
        }
    }

    /// The error for a value that is not allowed. `name`: the argument whose value it is, as a saying or in words of English.
    pub fn refused(&self, name: &Value, allowed: &Allowed) -> Error {
        let argument = name.said_or(|name| say!(ARGUMENT_NAMED, name: name));
        let words = |words: &Value| words.said_or(|words| say!(ALLOWED_WORDS, words: words));
        match allowed {
            Allowed::Whole(least, most) if least > most => {
                self.wrong_number(argument, say!(ALLOWED_NONE))
            }
            Allowed::Whole(least, most) => {
                let [from, to] = [*least, *most].map(exact);
                self.wrong_number(argument, say!(ALLOWED_WHOLE, from: from, to: to))
            }
            Allowed::Finite(least) => {
                let [from, to] = [least.max(-MOST), MOST].map(exact);
                self.wrong_number(argument, say!(ALLOWED_FINITE, from: from, to: to))
            }
            Allowed::Above0 => self.wrong_number(argument, say!(ALLOWED_ABOVE)),
            Allowed::Limit => self.wrong_number(argument, say!(ALLOWED_LIMIT)),
            Allowed::Flag => self.wrong_type(argument, say!(ALLOWED_FLAG)),
            Allowed::Names(names) => self.no_name(argument, names),
            Allowed::Option(names) => match self {
                Self::Text(text) => Error::option(text, names),
                _ => Error::option(&self.to_string(), names),
            },
            Allowed::Cell(width, height) => self.misplaced(argument, *width, *height),
            Allowed::Type(allowed) => self.wrong_type(argument, words(allowed)),
            Allowed::Size(allowed) => self.wrong_number(argument, words(allowed)),
            Allowed::Like(like) => {
                let value = self.to_string();
                Error::unsuitable(say!(LIKE, argument: argument, value: value, like: like.clone()))
            }
        }
    }

    /// What another language says by the name of its template, or else in words of English.
    fn said_or(&self, words: impl FnOnce(String) -> Saying) -> Saying {
        self.saying().unwrap_or_else(|| words(self.text()))
    }

    /// The text that it is.
    fn text(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            _ => String::new(),
        }
    }

    /// What is said by the name of a template and what stands in its places, in their order.
    fn saying(&self) -> Option<Saying> {
        match self {
            Self::List(list) => match list.split_first()? {
                (Self::Text(id), parts) => Saying::by_name(id, parts.iter().map(Self::field)),
                _ => None,
            },
            _ => None,
        }
    }

    /// What stands in a place of a saying: another one, names, a cell, a number or a text.
    fn field(&self) -> Field {
        match (self.saying(), self) {
            (Some(saying), _) => Field::Saying(saying),
            (_, Self::Number(value)) => Field::Number(exact(*value)),
            (_, Self::List(list)) => match list.as_slice() {
                [Self::Number(x), Self::Number(y)] => Field::Cell(*x as i64, *y as i64),
                _ => Field::Names(list.iter().map(Self::text).collect()),
            },
            _ => Field::from(self.text()),
        }
    }

    /// The error for a value that is not one of some names.
    fn no_name(&self, argument: Saying, names: &[impl AsRef<str>]) -> Error {
        if let Self::Text(text) = self {
            return Error::name(argument, text, names);
        }
        let names: Vec<_> = names.iter().map(|name| name.as_ref().to_owned()).collect();
        self.wrong_type(argument, say!(ALLOWED_NAMES, names: names))
    }

    /// The error for coordinates that are no cell of a map.
    fn misplaced(&self, argument: Saying, width: u32, height: u32) -> Error {
        let coordinates = match self {
            Self::List(coordinates) => coordinates.as_slice(),
            _ => &[],
        };
        let texts: Vec<_> = coordinates.iter().map(Self::to_string).collect();
        let place = format!("({})", texts.join(", "));
        let is_number = |value: &Self| matches!(value, Self::Number(_));
        let is_whole =
            |value: &Self| matches!(value, Self::Number(number) if number.fract() == 0.0);
        if !coordinates.iter().all(is_number) {
            Error::wrong_type(say!(NOT_NUMBERS, argument: argument, value: place))
        } else if !coordinates.iter().all(is_whole) {
            Error::range(say!(NOT_WHOLE, argument: argument, value: place))
        } else {
            let argument = at(argument, place);
            Error::range(extent(argument.into(), width, height))
        }
    }

    /// The place of a name among those that are allowed.
    pub(crate) fn choose(&self, argument: &'static str, names: &[&str]) -> Result<usize, Error> {
        let place = match self {
            Self::Text(text) => names.iter().position(|name| name == text),
            _ => None,
        };
        place.ok_or_else(|| self.no_name(error::named(argument), names))
    }

    /// True or false.
    pub(crate) fn flag(&self) -> Result<bool, Error> {
        match self {
            Self::Flag(flag) => Ok(*flag),
            _ => Err(self.refused(&Self::Absent, &Allowed::Flag)),
        }
    }

    /// A cost or a weight; -0 becomes 0.
    pub(crate) fn cost(&self) -> Result<f64, Error> {
        match self {
            Self::Number(number) if (0.0..=MOST).contains(number) => Ok(number + 0.0),
            _ => Err(self.refused(&Self::Absent, &Allowed::Finite(0.0))),
        }
    }

    /// What a step of some length costs.
    pub(crate) fn cost_above_0(&self) -> Result<f64, Error> {
        match self {
            Self::Number(number) if *number > 0.0 && *number <= MOST => Ok(*number),
            _ => Err(self.refused(&Self::Absent, &Allowed::Above0)),
        }
    }

    /// A limit; infinite is none.
    pub(crate) fn limit(&self) -> Result<Option<u64>, Error> {
        match self {
            Self::Number(number) if *number == f64::INFINITY => Ok(None),
            Self::Number(number) if *number >= 0.0 && number.fract() == 0.0 => {
                Ok(Some(*number as u64))
            }
            _ => Err(self.refused(&Self::Absent, &Allowed::Limit)),
        }
    }

    /// What could be the number of a node, or a coordinate.
    pub(crate) fn index(&self) -> Option<u32> {
        match self {
            Self::Number(number) if f64::from(*number as u32) == *number => Some(*number as u32),
            _ => None,
        }
    }

    /// The whole number that it is, which may be negative.
    pub(crate) fn whole(&self) -> Option<i32> {
        match self {
            Self::Number(number) if f64::from(*number as i32) == *number => Some(*number as i32),
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
        value
            .refused(&Value::Text("weight".to_owned()), &allowed)
            .to_string()
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
