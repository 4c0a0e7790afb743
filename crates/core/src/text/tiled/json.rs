//! JSON where it lies: the text is checked once, then each value is read when it is asked for. A list of millions of tiles takes no memory beside it.

use super::checking::{check, number, text_end, word_end};
use crate::number::exact;
use crate::saying::Saying;
use std::borrow::Cow;

/// Where in a text, and what is wrong.
pub(super) type Fault = (usize, Saying);

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

/// The value that a text is.
pub(super) fn checked(text: &str) -> Result<Value<'_>, Fault> {
    let at = check(text)?;
    Ok(Value { text, at })
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
