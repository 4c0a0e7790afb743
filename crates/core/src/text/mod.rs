//! Maps as text: three formats, each read and written, the layouts of a course, and maps of other programs.

mod ascii;
mod digits;
mod dimacs;
mod floors;
mod hexagons;
mod moving_ai;
mod pacman;
mod scenario;
mod tiled;

use crate::define::choice;
use crate::error::Error;
use crate::map::grid::{Grid, Point};
use crate::number::exact;
use crate::saying::{Saying, say};
use crate::spelling::{shortened, visible};
pub use dimacs::parse_dimacs;
pub use scenario::{Scenario, format_scenarios, parse_scenarios};
use std::iter::Enumerate;
use std::str::CharIndices;
pub use tiled::{TiledNames, parse_tiled, parse_tiled_named};

choice! {
    /// A format in which a map can be written as text.
    [non_exhaustive] TextFormat, "argument format", Ascii {
        /// Width and height, then rows of 0 (free) and 1 (wall).
        Digits = "digits",
        /// The `.map` files of the Moving AI benchmarks.
        MovingAi = "movingai",
        /// `.` free, `#` wall, `1` to `9` terrain, `S` start, `G` goal.
        Ascii = "ascii",
    }
}

/// Reads a map as [`Grid::parse`] does.
impl std::str::FromStr for Grid {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text)
    }
}

impl Grid {
    /// Reads a map in any [`TextFormat`], or a layout of the Pac-Man search project. Empty lines before and after it and indentation do not matter.
    ///
    /// # Errors
    ///
    /// If the text is not a map: an [`ErrorKind::Text`](crate::ErrorKind::Text) that tells line and column.
    ///
    /// ```
    /// use stepstar::Grid;
    /// let drawn = Grid::parse("S.#\n..G").unwrap();
    /// assert_eq!((drawn.start(), drawn.goal()), (Some((0, 0)), Some((2, 1))));
    /// let digits = Grid::parse("3 2\n0 0 1\n0 0 0").unwrap();
    /// assert!(digits.is_wall(2, 0));
    /// let error = Grid::parse("...\n.x.").unwrap_err();
    /// assert_eq!(error.to_string(), "Line 2, column 2: 'x' is not a cell: a map is drawn with . (free), # (wall), 1 to 9 (terrain), S (start) and G (goal).");
    /// ```
    pub fn parse(text: &str) -> Result<Self, Error> {
        let lines = Lines::new(text);
        match lines.rows.first() {
            None => Err(error_at(1, 1, say!(PROBLEM_EMPTY))),
            Some((_, first)) if first.starts_with("type") => moving_ai::parse(&lines),
            Some(_) if pacman::is_meant(&lines) => pacman::parse(&lines),
            Some(_) if digits::is_meant(&lines) => digits::parse(&lines),
            Some(_) => ascii::parse(&lines),
        }
    }

    /// Writes the map as text.
    ///
    /// # Errors
    ///
    /// If the format can't hold the costs of the map, or a start or goal that is a wall.
    ///
    /// ```
    /// use stepstar::{Grid, TextFormat};
    /// let grid = Grid::parse("S.#\n.5G").unwrap();
    /// assert_eq!(grid.to_text(TextFormat::Ascii).unwrap(), "S.#\n.5G\n");
    /// assert!(grid.to_text(TextFormat::Digits).is_err());
    /// ```
    pub fn to_text(&self, format: TextFormat) -> Result<String, Error> {
        match format {
            TextFormat::Digits => digits::write(self),
            TextFormat::MovingAi => moving_ai::write(self),
            TextFormat::Ascii => ascii::write(self),
        }
    }

    /// Refuses to lose terrain costs.
    fn check_plain(&self, format: &'static str) -> Result<(), Error> {
        match self.distinct_costs().find(|&cost| cost != 1.0) {
            None => Ok(()),
            Some(cost) => {
                let cost = exact(cost);
                Err(Error::unsuitable(match ascii::write(self) {
                    Ok(_) => say!(NO_COSTS, format: format, cost: cost),
                    Err(_) => say!(NO_FORMAT, format: format, cost: cost),
                }))
            }
        }
    }

    /// The cells row by row: costs of 2 to 9 as digits, and starts and goals, where there are any, as S and G.
    fn draw(&self, wall: u8, free: u8, ends: [&[Point]; 2]) -> String {
        // They come row by row, as the cells do.
        let [mut starts, mut goals] =
            ends.map(|ends| ends.iter().map(|&end| self.index(end)).peekable());
        let mut text = String::with_capacity((self.width() as usize + 1) * self.height() as usize);
        for y in 0..self.height() {
            let walls = self.wall_bits(y);
            for x in 0..self.width() {
                let index = self.index((x, y));
                let cell = match self.cost(x, y) {
                    _ if starts.next_if_eq(&index).is_some() => b'S',
                    _ if goals.next_if_eq(&index).is_some() => b'G',
                    _ if walls[x as usize / 64] >> (x % 64) & 1 != 0 => wall,
                    1.0 => free,
                    cost => ascii::digit(cost).unwrap_or(free),
                };
                text.push(char::from(cell));
            }
            text.push('\n');
        }
        text
    }
}

/// The lines of a text that hold something, with their numbers; indentation and empty lines around do not matter.
struct Lines<'t> {
    rows: Vec<(usize, &'t str)>,
    /// The column, from 1, at which each row begins.
    columns: Vec<usize>,
}

impl<'t> Lines<'t> {
    fn new(text: &'t str) -> Self {
        let mut rows = filled_lines(text);
        let mut columns = Vec::with_capacity(rows.len());
        for (_, line) in &mut rows {
            let indent = line.chars().take_while(|space| space.is_whitespace());
            columns.push(indent.count() + 1);
            *line = line.trim();
        }
        Self { rows, columns }
    }

    /// A grid of free cells, as wide as the first row and as high as there are rows.
    fn free_grid(&self) -> Result<Grid, Error> {
        let (width, height) = (self.rows[0].1.chars().count(), self.rows.len());
        let most = Grid::MAX_SIDE as usize;
        if width > most || height > most {
            let (row, character) = if width > most { (0, most) } else { (most, 0) };
            return Err(self.size(row, character, [width as u32, height as u32], None));
        }
        Grid::new(width as u32, height as u32)
    }

    /// Refuses a row that is not as long as the first.
    fn check_row(&self, y: usize, width: u32) -> Result<(), Error> {
        let count = self.rows[y].1.chars().count();
        if count == width as usize {
            return Ok(());
        }
        let problem = say!(PROBLEM_ROW, length: count, first: width);
        Err(self.error(y, count.min(width as usize), problem))
    }

    /// An error at a character of a row.
    fn error(&self, row: usize, character: usize, problem: Saying) -> Error {
        error_at(self.rows[row].0, self.columns[row] + character, problem)
    }

    /// A map of a size that no map can have.
    #[cold]
    #[inline(never)]
    fn size(
        &self,
        row: usize,
        character: usize,
        [width, height]: [u32; 2],
        hint: Option<Saying>,
    ) -> Error {
        let most = Grid::MAX_SIDE;
        let problem = match hint {
            Some(hint) => {
                say!(PROBLEM_SIZE_HINTED, most: most, width: width, height: height, hint: hint)
            }
            None => say!(PROBLEM_SIZE, most: most, width: width, height: height),
        };
        self.error(row, character, problem)
    }

    /// A row that has not as many cells as the header says.
    #[cold]
    #[inline(never)]
    fn uneven(&self, row: usize, character: usize, count: usize, width: u32) -> Error {
        let problem = say!(PROBLEM_WIDTH, length: count, width: width);
        self.error(row, character, problem)
    }

    /// The character of a row at a byte, and how many come before it.
    fn character(&self, row: usize, byte: u32) -> (usize, char) {
        let mut characters = self.rows[row].1.char_indices().enumerate();
        let found = characters.find(|(_, (at, _))| *at == byte as usize);
        found.map_or((0, ' '), |(before, (_, character))| (before, character))
    }

    /// An error at the end of the text.
    fn error_at_end(&self, problem: Saying) -> Error {
        let last = self.rows.len() - 1;
        self.error(last, self.rows[last].1.chars().count(), problem)
    }
}

/// The lines that hold something, with their numbers from 1, whichever of the three line ends they have. A mark at the beginning
/// of the text, as some editors write it, is no part of them.
fn filled_lines(text: &str) -> Vec<(usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut filled = Vec::new();
    let mut number = 0;
    for line in text.split('\n') {
        for line in line.strip_suffix('\r').unwrap_or(line).split('\r') {
            number += 1;
            if !line.trim().is_empty() {
                filled.push((number, line));
            }
        }
    }
    filled
}

/// The words of a line, each with the number of characters before it.
struct Words<'t> {
    line: &'t str,
    characters: Enumerate<CharIndices<'t>>,
}

impl<'t> Words<'t> {
    fn of(line: &'t str) -> Self {
        let characters = line.char_indices().enumerate();
        Self { line, characters }
    }
}

impl<'t> Iterator for Words<'t> {
    type Item = (usize, &'t str);

    fn next(&mut self) -> Option<(usize, &'t str)> {
        let mut begin = None;
        let mut end = self.line.len();
        for (before, (at, character)) in self.characters.by_ref() {
            let space = character.is_whitespace();
            if begin.is_none() && !space {
                begin = Some((before, at));
            } else if begin.is_some() && space {
                end = at;
                break;
            }
        }
        let (before, from) = begin?;
        // Not by an index: what slices panic with would be 3 kB of the WebAssembly module.
        Some((before, self.line.get(from..end).unwrap_or_default()))
    }
}

fn error_at(line: usize, column: usize, problem: Saying) -> Error {
    Error::text(line, column, problem)
}

/// A character of a text as a sentence has it.
fn sign(character: char) -> String {
    visible(character.encode_utf8(&mut [0; 4]))
}

/// A word of a text as a sentence has it.
fn word(word: &str) -> String {
    visible(&shortened(word))
}
