//! Of YAML as much as traces for Posthoc need: a list of events, each in braces or with a field a line.

use super::fields::{Expansions, Item, What};
use super::json::{Reader, scalar};
use super::{Problem, word};
use crate::saying::say;
use std::borrow::Cow;

/// An event, as a line has it.
const EVENT: &str = "{ type: expanding, x: 3, y: 4 }";

pub(super) fn is_meant(text: &str) -> bool {
    text.lines().any(|line| line.trim_end() == "events:")
}

pub(super) fn read<'t>(text: &'t str, expansions: &mut Expansions<'t>) -> Result<(), Problem> {
    let mut begin = 0;
    let mut inside = false;
    let mut event: Option<Item<'t>> = None;
    for line in text.split_inclusive('\n') {
        let at = begin + line.len() - line.trim_start().len();
        let content = line.trim();
        begin += line.len();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        if !inside {
            inside = content == "events:";
            continue;
        }
        let is_item = content == "-" || content.starts_with("- ");
        if !is_item && !line.starts_with(char::is_whitespace) {
            // Something else than the events follows.
            inside = false;
            continue;
        }
        if is_item && let Some(event) = event.take() {
            expansions.add(&event)?;
        }
        let field = content.strip_prefix('-').unwrap_or(content);
        let at = at + content.len() - field.trim_start().len();
        let field = field.trim();
        if field.starts_with('{') {
            let value = Reader { text, at }.value()?;
            expansions.add(&value)?;
        } else if let Some((name, value)) = field.split_once(':') {
            let value = value.trim();
            let what = match value.strip_prefix(['"', '\'']) {
                Some(text) => What::Text(Cow::Borrowed(text.trim_end_matches(['"', '\'']))),
                None => scalar(value),
            };
            let event = event.get_or_insert(Item {
                at,
                what: What::Fields(Vec::new()),
            });
            if let What::Fields(fields) = &mut event.what {
                fields.push((Cow::Borrowed(name.trim()), Item { at, what }));
            }
        } else if !field.is_empty() {
            let problem = say!(UNREAD_EVENT, word: word(field), example: EVENT);
            return Err((at, problem));
        }
    }
    match event {
        Some(event) => expansions.add(&event),
        None => Ok(()),
    }
}
