//! Runs as text: JSON, JSON lines, comma-separated values, traces of Posthoc, and plain lines of places.

mod columns;
mod fields;
mod json;
mod lines;
mod nearest;
mod plausible;
mod reading;
mod scan;
mod table;
mod yaml;

use self::fields::Expansions;
pub(super) use self::nearest::{Near, nearest};
pub use self::plausible::ReadAs;
pub(super) use self::plausible::{Read, readings};
pub use self::reading::{PlaceOrder, Reading};
use super::run::Run;
use crate::error::Error;
use crate::map::{Map, MapRef};
use crate::saying::{Saying, say};
use crate::spelling::{shortened, visible};

/// What is wrong with a text: at which byte, and what.
type Problem = (usize, Saying);

impl Run {
    /// Reads a run: a line for each expansion, in order.
    ///
    /// | Format | A line |
    /// |---|---|
    /// | plain | `3 4`, `(3, 4)` or `3,4`: x and y, from (0, 0) at the top left; then, if known, g, h and f |
    /// | named | `(3, 4) g=2 h=5 f=7 parent=(2, 4)`, as much of it as is known |
    /// | JSON lines | `{"at": [3, 4], "g": 2, "h": 5, "f": 7, "parent": [2, 4]}` or `[3, 4]`; or all of them in one list |
    /// | CSV | a header such as `x,y,g,h,f`, then a line of values each |
    /// | traces | what [`Trace::to_csv`](crate::Trace::to_csv) and [`Trace::to_posthoc`](crate::Trace::to_posthoc) write, and other traces of Posthoc 1.4.0: of them the expansions |
    ///
    /// On a graph a place is the id of a node. Empty lines do not matter, nor those that begin with `#`.
    ///
    /// # Errors
    ///
    /// If the text is none of these: an [`ErrorKind::Text`](crate::ErrorKind::Text) that tells line and column.
    ///
    /// ```
    /// use stepstar::{Grid, Place, Run};
    /// let grid = Grid::new(5, 5).unwrap();
    /// let run = Run::parse("(0, 0) g=0 h=8\n(1, 0) g=1 h=7", &grid).unwrap();
    /// assert_eq!(run.places(), [Place::from((0, 0)), (1, 0).into()]);
    /// assert_eq!(run.facts(1).unwrap().h, Some(7.0));
    /// let error = Run::parse("0 0\n1", &grid).unwrap_err();
    /// assert_eq!(error.to_string(), "Line 2, column 2: a place is missing: a line begins with x and y, such as \"3 4\".");
    /// ```
    pub fn parse<M: Map>(text: &str, map: &M) -> Result<Self, Error> {
        strict(text, map.borrowed())
    }
}

fn strict(text: &str, map: MapRef<'_>) -> Result<Run, Error> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    read(text, map).map_err(|(at, problem)| error(text, at, problem))
}

fn read(text: &str, map: MapRef<'_>) -> Result<Run, Problem> {
    let is_grid = matches!(map, MapRef::Grid(_));
    let mut expansions = Expansions::new(text, is_grid);
    let first = text.trim_start();
    if first.is_empty() {
        let example = fields::example(is_grid);
        return Err((0, say!(UNREAD_EMPTY, example: example)));
    }
    if first.starts_with(['{', '[']) && json::is_meant(first) {
        json::read(text, &mut expansions)?;
    } else if yaml::is_meant(text) {
        yaml::read(text, &mut expansions)?;
    } else if let Some(header) = table::header(text) {
        table::read(text, &header, &mut expansions)?;
    } else {
        lines::read(text, is_grid, &mut expansions)?;
    }
    expansions.finish()
}

/// A word of a text as sentences have it: shortened, and with all of its letters visible.
fn word(word: &str) -> String {
    visible(&shortened(word))
}

/// An error at a byte of a text.
fn error(text: &str, at: usize, problem: Saying) -> Error {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
    let row = before.rfind('\n').map_or(0, |end| end + 1);
    Error::text(line, before[row..].chars().count() + 1, problem)
}
