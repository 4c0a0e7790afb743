//! Values with a separator between them, below a line with their names.

use super::Problem;
use super::fields::{Expansions, Item, PLACES, What};
use super::json::scalar;
use crate::saying::say;
use std::borrow::Cow;

/// The names of the columns, and how long the line is that has them.
pub(super) struct Header<'t> {
    names: Vec<&'t str>,
    separator: char,
    /// The byte after it.
    end: usize,
}

/// The header, if the first line is one: names with a comma, a semicolon or a tab between them, or one name alone that a column may have.
pub(super) fn header(text: &str) -> Option<Header<'_>> {
    let begin = text.len() - text.trim_start().len();
    let line = text[begin..].lines().next()?;
    let is_place = |name: &str| PLACES.iter().any(|place| name.eq_ignore_ascii_case(place));
    let separator = match [',', ';', '\t']
        .into_iter()
        .find(|&sign| line.contains(sign))
    {
        Some(sign) => sign,
        None if is_place(bare(line)) => ',',
        None => return None,
    };
    let names: Vec<&str> = line.split(separator).map(bare).collect();
    let is_name = |name: &&str| {
        name.starts_with(|first: char| first.is_alphabetic())
            && !name.contains(['=', ':', '(', ' '])
    };
    let end = begin + line.len();
    names.iter().all(is_name).then_some(Header {
        names,
        separator,
        end,
    })
}

pub(super) fn read<'t>(
    text: &'t str,
    header: &Header<'t>,
    expansions: &mut Expansions<'t>,
) -> Result<(), Problem> {
    let mut begin = header.end;
    for line in text[header.end..].split_inclusive('\n') {
        let row = line.trim_end();
        if !row.trim().is_empty() && !row.starts_with('#') {
            let what = What::Fields(fields(row, header, begin)?);
            expansions.add(&Item { at: begin, what })?;
        }
        begin += line.len();
    }
    Ok(())
}

fn fields<'t>(
    row: &'t str,
    header: &Header<'t>,
    begin: usize,
) -> Result<Vec<(Cow<'t, str>, Item<'t>)>, Problem> {
    let mut fields = Vec::with_capacity(header.names.len());
    let mut from = 0;
    let mut quoted = false;
    let mut names = header.names.iter();
    let ends = row.char_indices().chain([(row.len(), header.separator)]);
    for (at, character) in ends {
        quoted ^= character == '"';
        if character != header.separator || quoted && at < row.len() {
            continue;
        }
        let Some(&name) = names.next() else {
            let problem = say!(UNREAD_ROW, n: header.names.len());
            return Err((begin + from, problem));
        };
        let word = bare(&row[from..at]);
        // An empty field says nothing; an empty parent says that there is none.
        let what = match word {
            "" => What::Nothing,
            word => scalar(word),
        };
        fields.push((
            Cow::Borrowed(name),
            Item {
                at: begin + from,
                what,
            },
        ));
        from = at + 1;
    }
    Ok(fields)
}

/// A value without the spaces and quotation marks around it.
fn bare(value: &str) -> &str {
    value.trim().trim_matches('"').trim()
}
