//! JSON: a list, an object with a list of events, or a value a line. Names need no quotes, so that the braces of YAML are read as well.

use super::fields::{Expansions, Item, What};
use super::{Problem, word};
use crate::saying::say;
use crate::spelling::visible;
use std::borrow::Cow;

/// Whether a text that begins with a bracket is JSON, be it broken, and not plain lines such as "[3 4]" or "[[3 4]".
pub(super) fn is_meant(text: &str) -> bool {
    let mut reader = Reader { text, at: 0 };
    if reader.value().is_ok() {
        return true;
    }
    match text
        .trim_start_matches(['{', '['])
        .trim_start()
        .chars()
        .next()
    {
        None | Some('"' | '\'' | '}' | ']') => true,
        Some('(') => text.contains(','),
        Some(first) if first.is_alphabetic() => text.contains('{'),
        Some(_) => text.starts_with("[[") && text.contains(','),
    }
}

pub(super) fn read<'t>(text: &'t str, expansions: &mut Expansions<'t>) -> Result<(), Problem> {
    let mut reader = Reader { text, at: 0 };
    let first = reader.value()?;
    reader.separators();
    if reader.at < text.len() {
        // A value a line.
        expansions.add(&first)?;
        while reader.at < text.len() {
            let value = reader.value()?;
            expansions.add(&value)?;
            reader.separators();
        }
        return Ok(());
    }
    let one = first.at;
    match first.what {
        // One place, or a list of all.
        What::List(list)
            if list
                .iter()
                .any(|item| !matches!(item.what, What::Number(_)))
                || list.len() != 2 =>
        {
            list.iter().try_for_each(|item| expansions.add(item))
        }
        What::Fields(fields) => {
            let list = fields.iter().find_map(|(name, value)| match &value.what {
                What::List(list) if matches!(&**name, "events" | "run" | "expansions") => {
                    Some(list)
                }
                _ => None,
            });
            match list {
                Some(list) => list.iter().try_for_each(|item| expansions.add(item)),
                None => expansions.add(&Item {
                    at: one,
                    what: What::Fields(fields),
                }),
            }
        }
        what => expansions.add(&Item { at: one, what }),
    }
}

/// Reads values one after the other.
pub(super) struct Reader<'t> {
    pub text: &'t str,
    pub at: usize,
}

/// Braces within braces are read up to this depth.
const DEEPEST: u32 = 32;

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn spaces(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// Commas may stand between values, too.
    fn separators(&mut self) {
        while self
            .peek()
            .is_some_and(|byte| byte.is_ascii_whitespace() || byte == b',')
        {
            self.at += 1;
        }
    }

    pub fn value(&mut self) -> Result<Item<'t>, Problem> {
        self.nested(0)
    }

    fn nested(&mut self, depth: u32) -> Result<Item<'t>, Problem> {
        self.spaces();
        let at = self.at;
        if depth > DEEPEST {
            return Err((at, say!(UNREAD_DEEP, n: DEEPEST)));
        }
        let what = match self.peek() {
            None => return Err((at, say!(UNREAD_ENDS))),
            // Python prints places in parentheses.
            Some(bracket @ (b'[' | b'(')) => {
                let mut list = Vec::new();
                self.at += 1;
                let closing = if bracket == b'[' { b']' } else { b')' };
                while !self.closes(closing, list.is_empty())? {
                    list.push(self.nested(depth + 1)?);
                }
                What::List(list)
            }
            Some(b'{') => {
                let mut fields = Vec::new();
                self.at += 1;
                while !self.closes(b'}', fields.is_empty())? {
                    self.spaces();
                    let name = self.name()?;
                    self.spaces();
                    if self.peek() != Some(b':') {
                        return Err((self.at, say!(UNREAD_COLON, name: word(&name))));
                    }
                    self.at += 1;
                    fields.push((name, self.nested(depth + 1)?));
                }
                What::Fields(fields)
            }
            Some(b'"' | b'\'') => What::Text(self.quoted()?),
            Some(_) => scalar(self.word()?),
        };
        Ok(Item { at, what })
    }

    /// Whether a bracket closes here; between items a comma is passed.
    fn closes(&mut self, bracket: u8, is_first: bool) -> Result<bool, Problem> {
        self.spaces();
        if self.peek() == Some(b',') && !is_first {
            self.at += 1;
            self.spaces();
        } else if !is_first && self.peek() != Some(bracket) {
            let bracket = char::from(bracket).to_string();
            return Err((self.at, say!(UNREAD_COMMA, bracket: bracket)));
        }
        let closes = self.peek() == Some(bracket);
        self.at += usize::from(closes);
        Ok(closes)
    }

    fn name(&mut self) -> Result<Cow<'t, str>, Problem> {
        match self.peek() {
            Some(b'"' | b'\'') => self.quoted(),
            _ => Ok(Cow::Borrowed(self.word()?)),
        }
    }

    /// Up to a bracket, comma, colon or space.
    fn word(&mut self) -> Result<&'t str, Problem> {
        let rest = &self.text[self.at..];
        let end = rest
            .find(|character: char| character.is_whitespace() || "[](){},:\"'".contains(character))
            .unwrap_or(rest.len());
        if end == 0 {
            let Some(found) = rest.chars().next() else {
                return Err((self.at, say!(UNREAD_ENDS)));
            };
            let sign = visible(&found.to_string());
            return Err((self.at, say!(UNREAD_SIGN, sign: sign, braces: "{ }")));
        }
        self.at += end;
        Ok(&rest[..end])
    }

    fn quoted(&mut self) -> Result<Cow<'t, str>, Problem> {
        let from = self.at;
        let quote = self.peek().map_or('"', char::from);
        self.at += 1;
        let rest = &self.text[self.at..];
        let mut owned: Option<String> = None;
        let mut escaped = false;
        for (i, character) in rest.char_indices() {
            if escaped {
                // Names and places have no need of other escapes.
                owned.get_or_insert_default().push(character);
                escaped = false;
            } else if character == '\\' {
                owned.get_or_insert_with(|| rest[..i].to_owned());
                escaped = true;
            } else if character == quote {
                self.at += i + 1;
                return Ok(owned.map_or(Cow::Borrowed(&rest[..i]), Cow::Owned));
            } else if let Some(text) = &mut owned {
                text.push(character);
            }
        }
        Err((from, say!(UNREAD_QUOTATION)))
    }
}

/// A word without quotes.
pub(super) fn scalar(word: &str) -> What<'_> {
    match super::lines::number(word) {
        Some(number) => What::Number(number),
        None if word.is_empty() || super::lines::is_none(word) => What::Nothing,
        None => What::Text(Cow::Borrowed(word)),
    }
}
