//! From values with names to expansions: what formats with names have in common.

use super::super::run::{Facts, Run};
use super::{Problem, lines, word};
use crate::map::place::Place;
use crate::number::exact;
use crate::saying::{Field, say};
use std::borrow::Cow;

/// A value of a text, with the byte at which it begins.
#[derive(Debug, Clone)]
pub(super) struct Item<'t> {
    pub at: usize,
    pub what: What<'t>,
}

#[derive(Debug, Clone)]
pub(super) enum What<'t> {
    Nothing,
    Number(f64),
    Text(Cow<'t, str>),
    List(Vec<Item<'t>>),
    Fields(Vec<(Cow<'t, str>, Item<'t>)>),
}

/// Collects the expansions of a text.
pub(super) struct Expansions<'t> {
    text: &'t str,
    is_grid: bool,
    run: Run,
    /// The same of what was closed, for traces that tell of nothing else.
    closed: Run,
    /// A kind of event that was passed over.
    passed: Option<String>,
    line: u32,
    counted: usize,
}

pub(super) const PLACES: &[&str] = &[
    "at", "cell", "node", "place", "pos", "position", "point", "state", "coord", "coords", "id",
];
const PARENTS: &[&str] = &[
    "parent",
    "pid",
    "from",
    "prev",
    "previous",
    "came_from",
    "camefrom",
];
const KINDS: &[&str] = &["type", "kind", "event", "action"];
/// What an event is called that is an expansion.
const EXPANSIONS: &[&str] = &[
    "expand",
    "expanded",
    "expanding",
    "expansion",
    "close",
    "pop",
    "popped",
    "visit",
    "visited",
    "visiting",
];
const CLOSINGS: &[&str] = &["closed", "closing"];

impl<'t> Expansions<'t> {
    pub fn new(text: &'t str, is_grid: bool) -> Self {
        Self {
            text,
            is_grid,
            run: Run::default(),
            closed: Run::default(),
            passed: None,
            line: 1,
            counted: 0,
        }
    }

    /// The run, if there was any expansion.
    pub fn finish(mut self) -> Result<Run, Problem> {
        if self.run.is_empty() {
            self.run = self.closed;
        }
        if self.run.is_empty() {
            let problem = match self.passed {
                Some(kind) => say!(UNREAD_KINDS, kind: kind),
                None => say!(UNREAD_NONE, example: example(self.is_grid)),
            };
            return Err((0, problem));
        }
        Ok(self.run)
    }

    /// Adds an expansion that was read at a byte; later calls have later bytes.
    pub fn push(&mut self, at: usize, place: Place, facts: Facts, closing: bool) {
        let between = self
            .text
            .as_bytes()
            .get(self.counted..at)
            .unwrap_or_default();
        self.line += between.iter().filter(|&&byte| byte == b'\n').count() as u32;
        self.counted = self.counted.max(at);
        let run = if closing {
            &mut self.closed
        } else {
            &mut self.run
        };
        run.push_line(place, facts, self.line);
    }

    /// Adds what a value tells: a place, or fields with a place and facts.
    pub fn add(&mut self, value: &Item<'t>) -> Result<(), Problem> {
        let What::Fields(fields) = &value.what else {
            let place = self.place(value)?;
            self.push(value.at, place, Facts::default(), false);
            return Ok(());
        };
        let named = |names: &[&str]| {
            fields
                .iter()
                .find(|(name, _)| names.iter().any(|known| name.eq_ignore_ascii_case(known)))
                .map(|(_, value)| value)
        };
        let mut closing = false;
        if let Some(Item {
            what: What::Text(kind),
            ..
        }) = named(KINDS)
        {
            let is = |names: &[&str]| names.iter().any(|name| kind.eq_ignore_ascii_case(name));
            closing = is(CLOSINGS);
            if !closing && !is(EXPANSIONS) {
                self.passed.get_or_insert_with(|| word(kind));
                return Ok(());
            }
        }
        let place = self
            .pair(named(&["x", "col", "column"]), named(&["y", "row"]))
            .or_else(|| named(PLACES).map(|value| self.place(value)));
        let place = match place {
            Some(place) => place?,
            None => {
                let problem = match self.is_grid {
                    true => say!(UNREAD_NO_CELL),
                    false => say!(UNREAD_NO_NODE),
                };
                return Err((value.at, problem));
            }
        };
        let number = |names: &[&'static str]| match named(names) {
            None
            | Some(Item {
                what: What::Nothing,
                ..
            }) => Ok(None),
            Some(Item {
                what: What::Number(number),
                ..
            }) => Ok(Some(*number)),
            Some(value) => {
                let written = match &value.what {
                    What::Text(text) => text,
                    _ => "...",
                };
                Err((value.at, lines::not_a_number(names[0], written)))
            }
        };
        let [px, py] = [["px", "parent_x", "parentx"], ["py", "parent_y", "parenty"]]
            .map(|names| named(&names));
        let parent = match px {
            Some(value) if self.is_none(value) => Some(Ok(None)),
            _ => self.pair(px, py).map(|parent| parent.map(Some)),
        };
        let parent = match (parent, named(PARENTS)) {
            (Some(parent), _) => Some(parent?),
            (None, Some(value)) if self.is_none(value) => Some(None),
            (None, Some(value)) => Some(Some(self.place(value)?)),
            (None, None) => None,
        };
        let facts = Facts {
            g: number(&["g", "cost"])?,
            h: number(&["h", "heuristic"])?,
            f: number(&["f", "priority"])?,
            parent,
        };
        self.push(value.at, place, facts, closing);
        Ok(())
    }

    fn is_none(&self, value: &Item<'t>) -> bool {
        match &value.what {
            What::Nothing => true,
            What::Text(text) => lines::is_none(text),
            What::Number(number) => *number == lines::NO_PARENT,
            What::List(list) => !list.is_empty() && list.iter().all(|value| self.is_none(value)),
            What::Fields(_) => false,
        }
    }

    /// A cell whose x and y are apart.
    fn pair(&self, x: Option<&Item<'t>>, y: Option<&Item<'t>>) -> Option<Result<Place, Problem>> {
        let (Some(x), Some(y), true) = (x, y, self.is_grid) else {
            return None;
        };
        Some(whole(x).and_then(|x| Ok(Place::Cell(x, whole(y)?))))
    }

    fn place(&self, value: &Item<'t>) -> Result<Place, Problem> {
        let wrong = |what: Field| {
            let problem = match self.is_grid {
                true => say!(UNREAD_CELL, what: what),
                false => say!(UNREAD_NODE, what: what),
            };
            Err((value.at, problem))
        };
        match &value.what {
            What::List(list) if self.is_grid => match list.as_slice() {
                [x, y] => Ok(Place::Cell(whole(x)?, whole(y)?)),
                _ => wrong(say!(UNREAD_LIST_OF, n: list.len()).into()),
            },
            What::Fields(fields) if self.is_grid => {
                let named = |name: &str| {
                    let field = fields.iter().find(|(known, _)| known == name);
                    field.map(|(_, value)| value)
                };
                match self.pair(named("x"), named("y")) {
                    Some(place) => place,
                    None => wrong(say!(UNREAD_BRACES).into()),
                }
            }
            What::Number(_) if !self.is_grid => Ok(Place::Node(whole(value)?)),
            What::Text(text) => match lines::place(text, self.is_grid) {
                Some(place) => Ok(place),
                None => wrong(say!(UNREAD_WORD, word: word(text)).into()),
            },
            What::Number(number) => wrong(exact(*number).into()),
            What::Nothing => wrong("null".into()),
            What::List(_) => wrong(say!(UNREAD_LIST).into()),
            What::Fields(_) => wrong(say!(UNREAD_BRACES).into()),
        }
    }
}

/// A place, as a line of plain text has it.
pub(super) fn example(is_grid: bool) -> &'static str {
    if is_grid { "3 4" } else { "7" }
}

/// A number of a place.
fn whole(value: &Item<'_>) -> Result<u32, Problem> {
    let number = match &value.what {
        What::Number(number) => Some(*number),
        What::Text(text) => lines::number(text.trim()),
        _ => None,
    };
    match number {
        Some(number) => lines::whole(number).map_err(|problem| (value.at, problem)),
        None => Err((value.at, say!(UNREAD_NUMBER))),
    }
}
