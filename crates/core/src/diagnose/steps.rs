//! A run with its places as the engine numbers them, and what is said of one that is none.

use super::facts::Fact;
use super::run::{Facts, Run};
use super::{Diagnosis, Verdict};
use crate::error::{Error, ErrorKind, numbered, part};
use crate::map::MapRef;
use crate::map::place::Place;
use crate::saying::Saying;
use crate::search::space::NONE;

/// A run with its places as the engine numbers them.
#[derive(Debug, Default)]
pub(super) struct Steps {
    pub nodes: Vec<u32>,
    /// As many as there are nodes, or none.
    pub facts: Vec<Fact>,
    /// In which line of a text the first one stood.
    pub first_line: Option<u32>,
}

/// Why a run is none on this map.
pub(super) struct NotARun {
    /// The line of its text that is to blame.
    pub line: Option<u32>,
    pub sentence: String,
}

impl Steps {
    pub fn of(map: MapRef<'_>, run: &Run) -> Result<Self, NotARun> {
        let mut steps = Self {
            first_line: run.line(0),
            ..Self::default()
        };
        for (i, &place) in run.places().iter().enumerate() {
            let expansion = || numbered("expansion", i + 1);
            let node = |place: Place, name: Saying| {
                map.node(place).map_err(|error| {
                    let error = error.of(name);
                    NotARun::at(run.line(i), &error.to_string())
                })
            };
            steps.nodes.push(node(place, expansion())?);
            if let Some(facts) = run.facts(i) {
                let parent = match facts.parent {
                    Some(Some(parent)) => match node(parent, part("parent", expansion())) {
                        // Programs have their own signs for none.
                        Err(_) if i == 0 => Some(NONE),
                        parent => Some(parent?),
                    },
                    Some(None) => Some(NONE),
                    None => None,
                };
                steps.facts.push(fact(facts, parent));
            }
        }
        Ok(steps)
    }
}

fn fact(facts: &Facts, parent: Option<u32>) -> Fact {
    let number = |value: Option<f64>| value.unwrap_or(f64::NAN);
    Fact {
        g: number(facts.g),
        h: number(facts.h),
        f: number(facts.f),
        parent,
    }
}

impl NotARun {
    pub fn new(sentence: &str) -> Self {
        Self {
            line: None,
            sentence: sentence.to_owned(),
        }
    }

    /// A sentence about a line, if it came from a text.
    pub fn at(line: Option<u32>, sentence: &str) -> Self {
        let sentence = match line {
            Some(line) => format!("Line {line}: {sentence}"),
            None => sentence.to_owned(),
        };
        Self { line, sentence }
    }

    /// Of a text that could not be read.
    pub fn unread(error: &Error) -> Self {
        let line = match error.kind() {
            ErrorKind::Text { line, .. } => u32::try_from(line).ok(),
            _ => None,
        };
        Self {
            line,
            sentence: error.to_string(),
        }
    }
}

impl From<NotARun> for Diagnosis {
    fn from(NotARun { line, sentence }: NotARun) -> Self {
        Self {
            line,
            ..Self::new(Verdict::NotARun, sentence)
        }
    }
}

impl From<NotARun> for Error {
    fn from(not: NotARun) -> Self {
        Self::in_words(not.sentence)
    }
}
