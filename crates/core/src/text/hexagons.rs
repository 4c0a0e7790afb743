//! Hexagons as text: a line that says how they stand, then rows as a grid is drawn, with blanks between the cells.
//!
//! ```text
//!   hexagons pointy
//!   S . . #
//!    . # . .        odd rows stand half a cell to the right, in the text as on the board
//!   . 5 . G
//! ```

use super::{Lines, Words, ascii, error_at, word};
use crate::error::{Error, ErrorKind};
use crate::map::hexagons::{Hexagons, Orientation};
use crate::saying::say;

/// What the first line begins with.
const HEAD: &str = "hexagons";

impl Hexagons {
    /// Reads hexagons: a first line `hexagons pointy` or `hexagons flat`, then rows as [`Grid::parse`](crate::Grid::parse) reads a drawing.
    /// Blanks between the cells do not matter.
    ///
    /// # Errors
    ///
    /// If the text is none of that: an [`ErrorKind::Text`] that tells line and column.
    ///
    /// ```
    /// use stepstar::{Axial, Hexagons, Options, find_path};
    /// let board = Hexagons::parse("hexagons pointy\nS . #\n . # G")?;
    /// assert_eq!((board.start(), board.goal()), (Some(Axial(0, 0)), Some(Axial(2, 1))));
    /// let error = Hexagons::parse("hexagons round\nS . G").unwrap_err();
    /// assert_eq!(error.to_string(), "Line 1, column 10: 'round' is no way to stand: hexagons are \"pointy\" or \"flat\".");
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, Error> {
        let lines = Lines::new(text);
        let Some((&(line, head), rows)) = lines.rows.split_first() else {
            return Err(error_at(1, 1, say!(PROBLEM_NO_HEXAGONS)));
        };
        let mut words = Words::of(head);
        if words.next().is_none_or(|(_, first)| first != HEAD) {
            return Err(error_at(line, lines.columns[0], say!(PROBLEM_NO_HEXAGONS)));
        }
        let (before, name) = words.next().unwrap_or((head.chars().count(), ""));
        let mut all = Orientation::ALL.iter().copied();
        let orientation = all.find(|each| each.name() == name && words.next().is_none());
        let Some(orientation) = orientation else {
            let named = word(head.get(HEAD.len()..).unwrap_or_default().trim());
            return Err(lines.error(0, before, say!(PROBLEM_ORIENTATION, word: named)));
        };
        if rows.is_empty() {
            return Err(lines.error_at_end(say!(PROBLEM_EMPTY)));
        }
        let dense: Vec<String> = rows.iter().map(|(_, row)| without_blanks(row)).collect();
        let drawn = Lines {
            rows: rows
                .iter()
                .zip(&dense)
                .map(|(&(line, _), row)| (line, row.as_str()))
                .collect(),
            columns: vec![1; rows.len()],
        };
        let grid = ascii::parse(&drawn).map_err(|error| with_blanks(error, &lines))?;
        Ok(Self::new(grid, orientation))
    }

    /// Writes the hexagons as [`Hexagons::parse`] reads them.
    ///
    /// # Errors
    ///
    /// If they have costs that can't be drawn, or a start or goal that is a wall.
    ///
    /// ```
    /// use stepstar::Hexagons;
    /// let text = "hexagons pointy\nS . #\n . 5 G\n";
    /// assert_eq!(Hexagons::parse(text)?.to_text()?, text);
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn to_text(&self) -> Result<String, Error> {
        let drawn = ascii::write(self.grid())?;
        let mut text = String::from(HEAD);
        text.push(' ');
        text.push_str(self.orientation().name());
        for (y, row) in drawn.lines().enumerate() {
            text.push('\n');
            let is_aside = self.orientation() == Orientation::Pointy && y % 2 == 1;
            for (x, cell) in row.chars().enumerate() {
                if x > 0 || is_aside {
                    text.push(' ');
                }
                text.push(cell);
            }
        }
        text.push('\n');
        Ok(text)
    }
}

fn without_blanks(row: &str) -> String {
    row.chars()
        .filter(|letter| !letter.is_whitespace())
        .collect()
}

/// The same error in the text as it is written: at the cell that has this number in its row.
fn with_blanks(error: Error, lines: &Lines<'_>) -> Error {
    let ErrorKind::Text { line, column } = error.kind() else {
        return error;
    };
    let row = lines.rows.iter().position(|&(number, _)| number == line);
    let row = row.unwrap_or(0);
    let text = lines.rows[row].1;
    let mut cells = text
        .chars()
        .enumerate()
        .filter(|(_, letter)| !letter.is_whitespace());
    let cell = cells.nth(column.saturating_sub(1));
    let place = cell.map_or(text.chars().count(), |(place, _)| place);
    error.moved(line, lines.columns[row] + place)
}
