//! Several floors as text: one below the other, with an empty line in between; letters that stand twice are stairs, and lines with an arrow links.
//!
//! ```text
//!   S.a        floor 0; a letter stands on a free cell of cost 1, and its stairs cost 1
//!   ...
//!
//!   a.G        floor 1
//!
//!   0,1,0 <-> 2,0,1 3        x, y and floor of both ends, and what it costs: 1 where nothing stands
//!   0,0,1 -> 0,0,0           one way
//! ```

use super::{Lines, Words, ascii, error_at};
use crate::error::{Error, MOST};
use crate::map::floors::{FloorPoint, Floors, Link};
use crate::map::grid::Grid;
use crate::map::place::Place;
use crate::number::{exact, read, whole};
use crate::saying::{Saying, say};
use std::fmt::Write;

/// A letter on a floor: where it stands in the text, and the cell.
struct Mark {
    letter: char,
    line: usize,
    column: usize,
    at: FloorPoint,
}

impl Floors {
    /// Reads floors that are drawn one below the other, with an empty line in between, each as [`Grid::parse`] reads a drawing. A letter other
    /// than `S` and `G` that stands twice is a link that costs 1, and a line `x,y,floor <-> x,y,floor cost` is one, too; with `->` it leads one
    /// way.
    ///
    /// # Errors
    ///
    /// If the text is none of that: an [`ErrorKind::Text`](crate::ErrorKind::Text) that tells line and column.
    ///
    /// ```
    /// use stepstar::{Floors, Options, find_path};
    /// let house = Floors::parse("S.a\n.#.\n\na.G\n\n2,1,0 -> 2,0,1 5")?;
    /// assert_eq!((house.start(), house.goal()), (Some((0, 0, 0)), Some((2, 0, 1))));
    /// assert_eq!(house.links().len(), 2);
    /// assert_eq!(find_path(&house, (0, 0, 0), (2, 0, 1), &Options::default())?.cost, 5.0);
    /// let error = Floors::parse("a..\n\n...").unwrap_err();
    /// assert_eq!(error.to_string(), "Line 1, column 1: the letter 'a' stands for stairs, and so it must stand twice: here it stands once.");
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, Error> {
        let lines = Lines::new(text);
        let mut drawn: Vec<Vec<usize>> = Vec::new();
        let mut arrows = Vec::new();
        let mut last = None;
        for (row, &(number, line)) in lines.rows.iter().enumerate() {
            if line.contains("->") {
                arrows.push(row);
                last = None;
                continue;
            }
            if last.is_none_or(|last| last + 1 != number) {
                drawn.push(Vec::new());
            }
            if let Some(floor) = drawn.last_mut() {
                floor.push(row);
            }
            last = Some(number);
        }
        if drawn.is_empty() {
            return Err(error_at(1, 1, say!(PROBLEM_NO_FLOOR)));
        }
        let mut marks = Vec::new();
        let mut floors = Vec::with_capacity(drawn.len());
        for (floor, rows) in (0..).zip(&drawn) {
            floors.push(read_floor(&lines, rows, floor, &mut marks)?);
        }
        check_ends(&lines, &drawn)?;
        let mut links = stairs(&marks)?;
        for &row in &arrows {
            let link = read_link(&lines, row)?;
            check_link(&floors, &link).map_err(|problem| lines.error(row, 0, problem))?;
            links.push(link);
        }
        Self::new(floors, links)
    }

    /// Writes the floors as [`Floors::parse`] reads them.
    ///
    /// # Errors
    ///
    /// If a floor has costs that can't be drawn.
    ///
    /// ```
    /// use stepstar::Floors;
    /// let text = "S.a\n.#.\n\na.G\n\n2,1,0 -> 2,0,1 5\n";
    /// assert_eq!(Floors::parse(text)?.to_text()?, text);
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn to_text(&self) -> Result<String, Error> {
        let mut letters = ('a'..='z')
            .chain('A'..='Z')
            .filter(|letter| !"SG".contains(*letter));
        let mut drawn = Vec::new();
        let mut lines = String::new();
        for (i, link) in self.links().iter().enumerate() {
            let is_plain = !link.one_way && link.cost == 1.0 && self.is_alone(i);
            if is_plain && let Some(letter) = letters.next() {
                drawn.push((letter, link));
                continue;
            }
            let arrow = if link.one_way { "->" } else { "<->" };
            let [from, to] = [link.from, link.to].map(|(x, y, floor)| format!("{x},{y},{floor}"));
            let _ = write!(lines, "{from} {arrow} {to}");
            if link.cost != 1.0 {
                let _ = write!(lines, " {}", exact(link.cost));
            }
            lines.push('\n');
        }
        let mut text = String::new();
        for (floor, grid) in (0..).zip(self.floors()) {
            if floor > 0 {
                text.push('\n');
            }
            let rows = ascii::write(grid)?;
            for (y, row) in (0..).zip(rows.lines()) {
                for (x, cell) in (0..).zip(row.chars()) {
                    let stands =
                        |(_, link): &&(char, &Link)| [link.from, link.to].contains(&(x, y, floor));
                    let letter = drawn.iter().find(stands);
                    text.push(letter.map_or(cell, |&(letter, _)| letter));
                }
                text.push('\n');
            }
        }
        if !lines.is_empty() {
            text.push('\n');
            text += &lines;
        }
        Ok(text)
    }

    /// Whether both ends of a link can be drawn as a letter: nothing else is to be seen there.
    fn is_alone(&self, i: usize) -> bool {
        let link = self.links()[i];
        let taken = |at: FloorPoint| {
            let (x, y, floor) = at;
            let grid = &self.floors()[floor as usize];
            let marks = [grid.start(), grid.goal()];
            let others = self.links().iter().enumerate();
            grid.cost(x, y) != 1.0
                || grid.is_wall(x, y)
                || marks.contains(&Some((x, y)))
                || others
                    .filter(|&(other, _)| other != i)
                    .any(|(_, other)| other.from == at || other.to == at)
        };
        link.from != link.to && !taken(link.from) && !taken(link.to)
    }
}

fn is_stairs(character: char) -> bool {
    character.is_ascii_alphabetic() && !"SG".contains(character)
}

fn read_floor(
    lines: &Lines<'_>,
    rows: &[usize],
    floor: u32,
    marks: &mut Vec<Mark>,
) -> Result<Grid, Error> {
    let mut plain = Vec::with_capacity(rows.len());
    for (y, &row) in (0..).zip(rows) {
        let (line, text) = lines.rows[row];
        for (x, letter) in (0..).zip(text.chars()) {
            if is_stairs(letter) {
                marks.push(Mark {
                    letter,
                    line,
                    column: lines.columns[row] + x as usize,
                    at: (x, y, floor),
                });
            }
        }
        plain.push(text.replace(is_stairs, "."));
    }
    ascii::parse(&Lines {
        rows: rows
            .iter()
            .zip(&plain)
            .map(|(&row, text)| (lines.rows[row].0, text.as_str()))
            .collect(),
        columns: rows.iter().map(|&row| lines.columns[row]).collect(),
    })
}

const ENDS: [(char, fn() -> Saying); 2] = [('S', || say!(MARK_START)), ('G', || say!(MARK_GOAL))];

/// Of a start and a goal all floors together have one.
fn check_ends(lines: &Lines<'_>, drawn: &[Vec<usize>]) -> Result<(), Error> {
    for (letter, mark) in ENDS {
        let mut before: Option<(usize, Place)> = None;
        for (floor, rows) in drawn.iter().enumerate() {
            for (y, &row) in (0..).zip(rows) {
                let text = lines.rows[row].1.chars().enumerate();
                for (at, _) in text.filter(|&(_, character)| character == letter) {
                    let place = Place::Cell(at as u32, y);
                    let problem = match before.replace((floor, place)) {
                        None => continue,
                        Some((first, place)) if first == floor => {
                            say!(PROBLEM_SECOND, mark: mark(), place: place)
                        }
                        Some((first, _)) => {
                            say!(PROBLEM_SECOND_BELOW, mark: mark(), floor: first)
                        }
                    };
                    return Err(lines.error(row, at, problem));
                }
            }
        }
    }
    Ok(())
}

/// The links that letters stand for, in the order of the letters.
fn stairs(marks: &[Mark]) -> Result<Vec<Link>, Error> {
    let mut links: Vec<(char, Link)> = Vec::new();
    for mark in marks {
        let letter = mark.letter;
        let both: Vec<&Mark> = marks
            .iter()
            .filter(|other| other.letter == letter)
            .collect();
        let sign = letter.to_string();
        let wrong = |mark: &Mark, problem| Err(error_at(mark.line, mark.column, problem));
        match both.as_slice() {
            [first, second] => {
                if links.iter().all(|&(known, _)| known != letter) {
                    let link = Link {
                        from: first.at,
                        to: second.at,
                        cost: 1.0,
                        one_way: false,
                    };
                    links.push((letter, link));
                }
            }
            [_, _, third, ..] => {
                return wrong(third, say!(PROBLEM_STAIRS_AGAIN, sign: sign));
            }
            _ => return wrong(mark, say!(PROBLEM_STAIRS_ONCE, sign: sign)),
        }
    }
    Ok(links.into_iter().map(|(_, link)| link).collect())
}

/// "0,1,0 <-> 2,0,1 3"
fn read_link(lines: &Lines<'_>, row: usize) -> Result<Link, Error> {
    let text = lines.rows[row].1;
    let parts: Vec<_> = Words::of(text).collect();
    let (from, arrow, to, cost) = match parts.as_slice() {
        [from, arrow, to] => (from, arrow, to, None),
        [from, arrow, to, cost] => (from, arrow, to, Some(cost)),
        _ => return Err(lines.error(row, 0, say!(PROBLEM_LINK))),
    };
    let one_way = match arrow.1 {
        "->" => true,
        "<->" => false,
        other => {
            return Err(lines.error(
                row,
                arrow.0,
                say!(PROBLEM_ARROW, word: other.to_owned(), link: say!(PROBLEM_LINK)),
            ));
        }
    };
    let place = |&(before, word): &(usize, &str)| {
        let numbers: Option<Vec<u32>> = word.split(',').map(whole).collect();
        match numbers.as_deref() {
            Some(&[x, y, floor]) => Ok((x, y, floor)),
            _ => {
                let problem = say!(PROBLEM_NO_PLACE, word: word.to_owned());
                Err(lines.error(row, before, problem))
            }
        }
    };
    let cost = match cost {
        None => 1.0,
        Some(&(before, word)) => {
            let cost = read(word).filter(|&cost| cost <= MOST);
            let problem = || say!(PROBLEM_NO_COST, word: word.to_owned());
            cost.ok_or_else(|| lines.error(row, before, problem()))?
        }
    };
    Ok(Link {
        from: place(from)?,
        to: place(to)?,
        cost,
        one_way,
    })
}

/// What is wrong with where a link begins or ends.
fn check_link(floors: &[Grid], link: &Link) -> Result<(), Saying> {
    for (x, y, floor) in [link.from, link.to] {
        let grid = floors.get(floor as usize);
        let Some(grid) = grid.filter(|grid| grid.contains(x, y)) else {
            return Err(say!(PROBLEM_LINK_OUTSIDE, place: Place::Floor(x, y, floor)));
        };
        if grid.is_wall(x, y) {
            return Err(say!(PROBLEM_LINK_WALL, place: Place::Floor(x, y, floor)));
        }
    }
    Ok(())
}
