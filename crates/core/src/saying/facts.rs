//! What is said as a text that other languages read: JSON, which JavaScript parses quicker than it would build objects one by one.

use super::{Field, Saying};
use crate::spelling::escape;
use std::fmt::Write;

impl Saying {
    /// Its facts as JSON: `{ id, fields }`. A number is one, rounded as in the sentence, and null where it is infinite or none; a cell is
    /// `[x, y]`, a node `{ node }`; names and lists are arrays, and a part that says something is `{ id, fields }` again.
    pub fn json(&self) -> String {
        let mut out = String::new();
        self.write_json(&mut out);
        out
    }

    fn write_json(&self, out: &mut String) {
        out.push_str("{\"id\":");
        write_string(self.id(), out);
        out.push_str(",\"fields\":{");
        for (i, (name, field)) in self.template.names().zip(&self.fields).enumerate() {
            out.push_str(if i > 0 { "," } else { "" });
            // A capital letter says that it begins a sentence.
            let (first, rest) = name.split_at(1);
            write_string(&(first.to_ascii_lowercase() + rest), out);
            out.push(':');
            field.write_json(out);
        }
        out.push_str("}}");
    }
}

impl Field {
    fn write_json(&self, out: &mut String) {
        // Writing to a String can't fail.
        let _ = match self {
            Self::Number(number) if !number.is_finite() => out.write_str("null"),
            Self::Number(number) => write!(out, "{number}"),
            Self::Cell(x, y) => write!(out, "[{x},{y}]"),
            Self::Node(id) => write!(out, "{{\"node\":{id}}}"),
            Self::Text(text) => {
                write_string(text, out);
                Ok(())
            }
            Self::Saying(saying) => {
                saying.write_json(out);
                Ok(())
            }
            Self::Names(names) => {
                write_list(names, out, |name, out| write_string(name, out));
                Ok(())
            }
            Self::List(list) => {
                write_list(list, out, Self::write_json);
                Ok(())
            }
        };
    }
}

fn write_list<T>(list: &[T], out: &mut String, write: impl Fn(&T, &mut String)) {
    out.push('[');
    for (i, part) in list.iter().enumerate() {
        out.push_str(if i > 0 { "," } else { "" });
        write(part, out);
    }
    out.push(']');
}

fn write_string(text: &str, out: &mut String) {
    out.push('"');
    escape(text, usize::MAX, out);
    out.push('"');
}

/// Crosses as JSON.
#[cfg(feature = "serde")]
pub(crate) mod as_json {
    use super::Saying;
    use serde::{Serialize, Serializer};

    pub fn serialize<S: Serializer>(saying: &Saying, out: S) -> Result<S::Ok, S::Error> {
        saying.json().serialize(out)
    }
}
