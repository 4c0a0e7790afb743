//! What stands in the places of a sentence.

use super::Saying;
use super::english::{FLOOR, NODE};
use crate::number::{Decimal, exact, number, push_signed};
use crate::spelling::write_text;
use std::borrow::Cow;
use std::fmt::Write;

/// What stands in a place of a sentence.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Field {
    /// A number, rounded as the sentence has it.
    Number(Decimal),
    /// A cell: of a grid by x and y, of hexagons by q and r.
    Cell(i64, i64),
    /// A node of a graph, by its id.
    Node(u32),
    /// A text that is the same in every language.
    Text(Cow<'static, str>),
    /// Names, which stand in quotation marks.
    Names(Vec<String>),
    /// A part that says something itself.
    Saying(Saying),
    /// Several of them.
    List(Vec<Field>),
}

impl Field {
    /// A cell of a grid.
    pub(crate) fn cell(x: u32, y: u32) -> Self {
        Self::Cell(x.into(), y.into())
    }

    pub(super) fn is_one(&self) -> bool {
        matches!(self, Self::Number(number) if number.shown() == 1.0)
    }

    /// The place that it names, behind the name of a stop or alone.
    pub(crate) fn place(&self) -> Option<Self> {
        match self {
            Self::Cell(..) | Self::Node(_) => Some(self.clone()),
            Self::Saying(saying) if saying.id() == FLOOR.id() => Some(self.clone()),
            Self::Saying(saying) => saying.field("place").and_then(Self::place),
            _ => None,
        }
    }

    /// Writes it in English. `between`: what stands between parts, where that is no comma.
    pub(super) fn tell(&self, between: &str, out: &mut String) {
        let between = if between.is_empty() { ", " } else { between };
        // Writing to a String can't fail.
        let _ = match self {
            Self::Number(number) => {
                number.push_to(out);
                Ok(())
            }
            Self::Cell(x, y) => {
                out.push('(');
                push_signed(*x, out);
                out.push_str(", ");
                push_signed(*y, out);
                out.push(')');
                Ok(())
            }
            Self::Node(id) => {
                super::tell(&NODE, &[(*id).into()], out);
                Ok(())
            }
            Self::Text(text) => out.write_str(text),
            Self::Saying(saying) => {
                super::tell(saying.template, &saying.fields, out);
                Ok(())
            }
            Self::Names(names) => {
                for (i, name) in names.iter().enumerate() {
                    out.push_str(if i > 0 { between } else { "" });
                    let _ = write_text(name, out);
                }
                Ok(())
            }
            Self::List(list) => {
                let (between, last) = match super::cut(between, b'|') {
                    (between, "") => (between, between),
                    apart => apart,
                };
                for (i, part) in list.iter().enumerate() {
                    if i > 0 {
                        out.push_str(if i + 1 < list.len() { between } else { last });
                    }
                    part.tell(between, out);
                }
                Ok(())
            }
        };
    }
}

impl From<Decimal> for Field {
    fn from(number: Decimal) -> Self {
        Self::Number(number)
    }
}

/// A cost, rounded as in a sentence.
impl From<f64> for Field {
    fn from(value: f64) -> Self {
        Self::Number(number(value))
    }
}

/// A count.
impl From<u32> for Field {
    fn from(count: u32) -> Self {
        Self::Number(exact(f64::from(count)))
    }
}

/// A count.
impl From<usize> for Field {
    fn from(count: usize) -> Self {
        Self::Number(exact(count as f64))
    }
}

/// A count.
impl From<u64> for Field {
    fn from(count: u64) -> Self {
        Self::Number(exact(count as f64))
    }
}

impl From<&'static str> for Field {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Field {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Saying> for Field {
    fn from(saying: Saying) -> Self {
        Self::Saying(saying)
    }
}

impl From<Vec<Saying>> for Field {
    fn from(sayings: Vec<Saying>) -> Self {
        Self::List(sayings.into_iter().map(Self::Saying).collect())
    }
}

impl From<Vec<Field>> for Field {
    fn from(list: Vec<Field>) -> Self {
        Self::List(list)
    }
}

impl From<Vec<String>> for Field {
    fn from(names: Vec<String>) -> Self {
        Self::Names(names)
    }
}
