//! JSON where it lies: the text is checked once, then each value is read when it is asked for. A list of millions of tiles takes no memory beside it.

use crate::number::{exact, read};
use crate::saying::{Saying, say};
use crate::text::sign;
use std::borrow::Cow;

/// Where in a text, and what is wrong.
pub(super) type Fault = (usize, Saying);

/// Brackets within brackets are read up to this depth.
const DEEPEST: usize = 64;

/// A value in a text that has been checked, by where it begins.
#[derive(Debug, Clone, Copy)]
pub(super) struct Value<'t> {
    text: &'t str,
    pub at: usize,
}

/// An object: where it begins, and its fields.
#[derive(Debug, Clone)]
pub(super) struct Fields<'t> {
    pub at: usize,
    pub list: Vec<(Cow<'t, str>, Value<'t>)>,
}

/// What may come next while a text is checked.
#[derive(Clone, Copy, PartialEq)]
enum Next {
    Value,
    ValueOrEnd,
    Name,
    NameOrEnd,
    Colon,
    CommaOrEnd,
}

/// The value that a text is.
pub(super) fn checked(text: &str) -> Result<Value<'_>, Fault> {
    let bytes = text.as_bytes();
    let begin = past_spaces(bytes, 0);
    let mut open: Vec<u8> = Vec::new();
    let mut next = Next::Value;
    let mut at = begin;
    loop {
        at = past_spaces(bytes, at);
        let Some(&byte) = bytes.get(at) else {
            return Err((at, say!(PROBLEM_JSON_ENDS)));
        };
        let is_value = matches!(next, Next::Value | Next::ValueOrEnd);
        let is_end = matches!(next, Next::ValueOrEnd | Next::NameOrEnd | Next::CommaOrEnd);
        match byte {
            b'{' | b'[' if is_value => {
                if open.len() == DEEPEST {
                    return Err((at, say!(PROBLEM_JSON_DEEP, most: DEEPEST)));
                }
                // What closes it.
                open.push(byte + 2);
                at += 1;
                next = if byte == b'{' {
                    Next::NameOrEnd
                } else {
                    Next::ValueOrEnd
                };
                continue;
            }
            b'"' if is_value || matches!(next, Next::Name | Next::NameOrEnd) => {
                at = text_end(bytes, at).ok_or_else(|| (text.len(), say!(PROBLEM_JSON_ENDS)))?;
                next = if is_value {
                    Next::CommaOrEnd
                } else {
                    Next::Colon
                };
            }
            b':' if next == Next::Colon => {
                at += 1;
                next = Next::Value;
            }
            b',' if next == Next::CommaOrEnd && !open.is_empty() => {
                at += 1;
                next = if open.last() == Some(&b'}') {
                    Next::Name
                } else {
                    Next::Value
                };
            }
            _ if is_end && open.last() == Some(&byte) => {
                open.pop();
                at += 1;
                next = Next::CommaOrEnd;
            }
            _ if is_value => {
                let end = word_end(bytes, at);
                let word = text.get(at..end).unwrap_or_default();
                if !matches!(word, "true" | "false" | "null") && number(word).is_none() {
                    return Err(stray(text, at));
                }
                at = end;
                next = Next::CommaOrEnd;
            }
            _ => return Err(stray(text, at)),
        }
        if open.is_empty() && next == Next::CommaOrEnd {
            at = past_spaces(bytes, at);
            return match bytes.get(at) {
                None => Ok(Value { text, at: begin }),
                Some(_) => Err(stray(text, at)),
            };
        }
    }
}

fn stray(text: &str, at: usize) -> Fault {
    let found = text.get(at..).and_then(|rest| rest.chars().next());
    (at, say!(PROBLEM_JSON, sign: sign(found.unwrap_or(' '))))
}

fn past_spaces(bytes: &[u8], mut at: usize) -> usize {
    while matches!(bytes.get(at), Some(b' ' | b'\t' | b'\r' | b'\n')) {
        at += 1;
    }
    at
}

/// Behind the closing quotation mark.
fn text_end(bytes: &[u8], at: usize) -> Option<usize> {
    let mut at = at + 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

fn word_end(bytes: &[u8], mut at: usize) -> usize {
    while matches!(bytes.get(at), Some(byte) if byte.is_ascii_alphanumeric() || b"+-.".contains(byte))
    {
        at += 1;
    }
    at
}

fn number(word: &str) -> Option<f64> {
    let (sign, word) = match word.strip_prefix('-') {
        Some(rest) => (-1.0, rest),
        None => (1.0, word),
    };
    let is_plain = word.bytes().all(|byte| !matches!(byte, b'E' | b'+'));
    let value = if is_plain || word.starts_with('+') {
        read(word)
    } else {
        let letters = word.chars().filter(|&letter| letter != '+');
        read(
            &letters
                .map(|letter| letter.to_ascii_lowercase())
                .collect::<String>(),
        )
    };
    Some(sign * value?)
}

impl<'t> Value<'t> {
    fn byte(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(b' ')
    }

    /// Where the text goes on behind it.
    fn end(&self) -> usize {
        let bytes = self.text.as_bytes();
        let mut at = self.at;
        let mut depth = 0_usize;
        loop {
            at = match bytes.get(at) {
                None => return at,
                Some(b'{' | b'[') => {
                    depth += 1;
                    at + 1
                }
                Some(b'}' | b']') => {
                    depth = depth.saturating_sub(1);
                    at + 1
                }
                Some(b'"') => text_end(bytes, at).unwrap_or(bytes.len()),
                Some(b',' | b':' | b' ' | b'\t' | b'\r' | b'\n') => at + 1,
                Some(_) => word_end(bytes, at).max(at + 1),
            };
            if depth == 0 {
                return at;
            }
        }
    }

    fn word(&self) -> &'t str {
        self.text.get(self.at..self.end()).unwrap_or_default()
    }

    pub fn number(&self) -> Option<f64> {
        number(self.word())
    }

    /// A whole number from one to another.
    pub fn whole(&self, least: f64, most: f64) -> Option<i64> {
        let value = self.number()?;
        let fits = value.fract() == 0.0 && (least..=most).contains(&value);
        fits.then_some(value as i64)
    }

    pub fn truth(&self) -> Option<bool> {
        match self.word() {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        }
    }

    /// A text, with its escapes read.
    pub fn text(&self) -> Option<Cow<'t, str>> {
        if self.byte() != b'"' {
            return None;
        }
        let word = self.word();
        let inside = word.get(1..word.len() - 1).unwrap_or_default();
        Some(match inside.bytes().any(|byte| byte == b'\\') {
            false => inside.into(),
            true => unescaped(inside).into(),
        })
    }

    /// What it is, as a sentence has it.
    pub fn shown(&self) -> String {
        match (self.text(), self.number()) {
            (Some(text), _) => text.into_owned(),
            (None, Some(number)) => exact(number).to_string(),
            _ => self.word().to_owned(),
        }
    }

    pub fn fields(&self) -> Option<Fields<'t>> {
        if self.byte() != b'{' {
            return None;
        }
        let mut list = Vec::new();
        let mut items = self.inside();
        while let (Some(name), Some(value)) = (items.next(), items.next()) {
            list.push((name.text().unwrap_or_default(), value));
        }
        Some(Fields { at: self.at, list })
    }

    pub fn items(&self) -> Option<Items<'t>> {
        (self.byte() == b'[').then(|| self.inside())
    }

    fn inside(&self) -> Items<'t> {
        let at = self.at + 1;
        Items(Value { at, ..*self })
    }
}

impl<'t> Fields<'t> {
    pub fn get(&self, name: &str) -> Option<Value<'t>> {
        let mut list = self.list.iter();
        let found = list.find(|(other, _)| other == name);
        found.map(|&(_, value)| value)
    }

    /// A text that may be missing.
    pub fn text(&self, name: &str) -> Cow<'t, str> {
        let text = self.get(name).and_then(|value| value.text());
        text.unwrap_or_default()
    }

    /// A number that may be missing; then it is 0.
    pub fn number(&self, name: &str) -> f64 {
        let number = self.get(name).and_then(|value| value.number());
        number.unwrap_or_default()
    }
}

/// The values of a list one after the other, or names and values of an object.
pub(super) struct Items<'t>(Value<'t>);

impl<'t> Iterator for Items<'t> {
    type Item = Value<'t>;

    fn next(&mut self) -> Option<Value<'t>> {
        let Self(value) = self;
        let bytes = value.text.as_bytes();
        while matches!(
            bytes.get(value.at),
            Some(b',' | b':' | b' ' | b'\t' | b'\r' | b'\n')
        ) {
            value.at += 1;
        }
        if matches!(bytes.get(value.at), None | Some(b']' | b'}')) {
            return None;
        }
        let found = *value;
        value.at = found.end();
        Some(found)
    }
}

fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        let letter = match letter {
            '\\' => match letters.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some('u') => {
                    let digits = letters.by_ref().take(4);
                    let code = digits.fold(0, |code, digit| {
                        code * 16 + digit.to_digit(16).unwrap_or_default()
                    });
                    char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
                }
                other => other.unwrap_or_default(),
            },
            _ => letter,
        };
        out.push(letter);
    }
    out
}
