//! Whether a text is JSON, in one pass and without a copy, and where its words end.

use super::json::Fault;
use crate::number::read;
use crate::saying::say;
use crate::text::sign;

/// Brackets within brackets are read up to this depth.
const DEEPEST: usize = 64;

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

/// Where the one value of a text begins.
pub(super) fn check(text: &str) -> Result<usize, Fault> {
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
                None => Ok(begin),
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
pub(super) fn text_end(bytes: &[u8], at: usize) -> Option<usize> {
    let mut at = at + 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

pub(super) fn word_end(bytes: &[u8], mut at: usize) -> usize {
    while matches!(bytes.get(at), Some(byte) if byte.is_ascii_alphanumeric() || b"+-.".contains(byte))
    {
        at += 1;
    }
    at
}

pub(super) fn number(word: &str) -> Option<f64> {
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
