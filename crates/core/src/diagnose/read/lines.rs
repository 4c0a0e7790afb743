//! Plain lines: a place each, with g, h, f and the parent after it, by their order or by their names.

use super::super::run::Facts;
use super::fields::Expansions;
use super::{Problem, word};
use crate::map::place::Place;
use crate::number::exact;
use crate::saying::{Saying, say};

/// What programs print as the parent where there is none.
pub(super) const NO_PARENT: f64 = -1.0;

/// Words that a line may begin with.
const BEGINNINGS: &[&str] = &[
    "expand",
    "expanded",
    "expanding",
    "expansion",
    "pop",
    "popped",
    "visit",
    "visited",
    "visiting",
    "close",
    "closed",
];

/// Words that stand for no parent.
pub(super) fn is_none(word: &str) -> bool {
    ["none", "null", "nil", "nullptr", "undefined", "-"]
        .iter()
        .any(|none| word.eq_ignore_ascii_case(none))
}

pub(super) fn read<'t>(
    text: &'t str,
    is_grid: bool,
    expansions: &mut Expansions<'t>,
) -> Result<(), Problem> {
    let mut begin = 0;
    for line in text.split_inclusive('\n') {
        let content = line.trim();
        if !content.is_empty() && !content.starts_with('#') && !content.starts_with("//") {
            let indent = line.len() - line.trim_start().len();
            let (place, facts) = read_line(content, is_grid)
                .map_err(|(at, problem)| (begin + indent + at, problem))?;
            expansions.push(begin, place, facts, false);
        }
        begin += line.len();
    }
    Ok(())
}

/// What the next number of a line is.
#[derive(Clone, Copy, PartialEq)]
enum Slot {
    Place(usize),
    G,
    H,
    F,
    Parent(usize),
    /// Something with a name that does not matter.
    Other,
    /// Nothing is left that a line could tell.
    End,
}

fn read_line(line: &str, is_grid: bool) -> Result<(Place, Facts), Problem> {
    let numbers = if is_grid { 2 } else { 1 };
    let (mut place, mut parent) = ([None; 2], [None; 2]);
    let mut facts = Facts::default();
    let mut slot = Slot::Place(0);
    let mut rest = Tokens { line, at: 0 };
    let mut is_first = true;
    let mut was_named = false;
    while let Some((at, token)) = rest.next() {
        let named = rest.is_named();
        let value = number(token);
        match value {
            // "12: 3 4" counts the lines.
            Some(_) if is_first && named => {}
            Some(value) => {
                let whole = || whole(value).map_err(|problem| (at, problem));
                match slot {
                    Slot::Place(i) => place[i] = Some(whole()?),
                    Slot::Parent(_) if value == NO_PARENT => facts.parent = Some(None),
                    Slot::Parent(i) => parent[i] = Some(whole()?),
                    Slot::G => facts.g = Some(value),
                    Slot::H => facts.h = Some(value),
                    Slot::F => facts.f = Some(value),
                    Slot::Other => {}
                    Slot::End => return Err((at, too_many(is_grid))),
                }
                slot = match slot {
                    Slot::Place(0) if numbers == 2 => Slot::Place(1),
                    Slot::Parent(0) if numbers == 2 => Slot::Parent(1),
                    Slot::Place(_) => Slot::G,
                    Slot::G => Slot::H,
                    Slot::H => Slot::F,
                    Slot::F => Slot::Parent(0),
                    Slot::Parent(_) | Slot::End => Slot::End,
                    Slot::Other => Slot::Other,
                };
            }
            None if named => {
                slot = match token.to_ascii_lowercase().as_str() {
                    "g" | "cost" => Slot::G,
                    "h" => Slot::H,
                    "f" => Slot::F,
                    "parent" | "from" | "prev" => Slot::Parent(0),
                    "x" => Slot::Place(0),
                    "y" if is_grid => Slot::Place(1),
                    "at" | "cell" | "node" | "id" => Slot::Place(0),
                    beginning if is_first && BEGINNINGS.contains(&beginning) => slot,
                    _ => Slot::Other,
                };
            }
            None if slot == Slot::Parent(0) && is_none(token) => facts.parent = Some(None),
            None if is_first && BEGINNINGS.contains(&token.to_ascii_lowercase().as_str()) => {}
            None => {
                let problem = match slot {
                    Slot::G if was_named => not_a_number("g", token),
                    Slot::H if was_named => not_a_number("h", token),
                    Slot::F if was_named => not_a_number("f", token),
                    _ => unexpected(token, is_grid),
                };
                return Err((at, problem));
            }
        }
        was_named = named;
        is_first = false;
    }
    let place = joined(place, is_grid).ok_or_else(|| {
        let problem = match is_grid {
            true => say!(UNREAD_LINE_CELL),
            false => say!(UNREAD_LINE_NODE),
        };
        (line.len(), problem)
    })?;
    if parent[0].is_some() {
        let whole = joined(parent, is_grid);
        let problem = || (line.len(), say!(UNREAD_HALF_PARENT));
        facts.parent = Some(Some(whole.ok_or_else(problem)?));
    }
    Ok((place, facts))
}

fn unexpected(token: &str, is_grid: bool) -> Saying {
    match is_grid {
        true => say!(UNREAD_AMONG_CELLS, word: word(token)),
        false => say!(UNREAD_AMONG_NODES, word: word(token)),
    }
}

fn too_many(is_grid: bool) -> Saying {
    match is_grid {
        true => say!(UNREAD_MORE_OF_CELL),
        false => say!(UNREAD_MORE_OF_NODE),
    }
}

pub(super) fn not_a_number(name: &'static str, value: &str) -> Saying {
    say!(UNREAD_FACT, name: name, word: word(value))
}

fn joined(numbers: [Option<u32>; 2], is_grid: bool) -> Option<Place> {
    match numbers {
        [Some(x), Some(y)] if is_grid => Some(Place::Cell(x, y)),
        [Some(id), None] if !is_grid => Some(Place::Node(id)),
        _ => None,
    }
}

/// A place alone, such as "3:4", "(3, 4)" or "7".
pub(super) fn place(text: &str, is_grid: bool) -> Option<Place> {
    let mut numbers = [None; 2];
    let is_between = |character: char| character.is_whitespace() || ":,;()[]_".contains(character);
    let tokens = text.split(is_between).filter(|token| !token.is_empty());
    for (i, token) in tokens.enumerate() {
        *numbers.get_mut(i)? = Some(whole(number(token)?).ok()?);
    }
    joined(numbers, is_grid)
}

/// A number of a place.
pub(super) fn whole(value: f64) -> Result<u32, Saying> {
    if value >= 0.0 && value.fract() == 0.0 && value <= f64::from(u32::MAX) {
        return Ok(value as u32);
    }
    Err(say!(UNREAD_PART, number: exact(value)))
}

/// A number as programs print it.
pub(super) fn number(text: &str) -> Option<f64> {
    let first = text.as_bytes().first()?;
    if !(first.is_ascii_digit() || matches!(first, b'-' | b'+' | b'.')) {
        return None;
    }
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1.0, digits),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let value = if digits.contains(['E', '+']) {
        crate::number::read(&digits.replace('E', "e").replace('+', ""))
    } else {
        crate::number::read(digits)
    };
    value.map(|value| sign * value)
}

/// The words and numbers of a line, without what stands between them.
struct Tokens<'t> {
    line: &'t str,
    at: usize,
}

fn is_between(character: char) -> bool {
    character.is_whitespace() || ",;()[]{}<>|=:".contains(character)
}

impl<'t> Tokens<'t> {
    fn next(&mut self) -> Option<(usize, &'t str)> {
        let rest = &self.line[self.at..];
        let from = self.at + rest.find(|character| !is_between(character))?;
        let rest = &self.line[from..];
        let len = rest.find(is_between).unwrap_or(rest.len());
        self.at = from + len;
        Some((from, &rest[..len]))
    }

    /// Whether "=" or ":" follows.
    fn is_named(&self) -> bool {
        self.line[self.at..].trim_start().starts_with(['=', ':'])
    }
}
