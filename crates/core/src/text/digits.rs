//! Width, height, then a 0 or 1 for every cell, in rows or separated by white space as one likes.

use super::{Lines, Words, sign};
use crate::error::Error;
use crate::map::grid::Grid;
use crate::number::whole;
use crate::saying::say;

/// Whether a text is meant to be in this format: it begins with two numbers and is made of digits only.
pub(super) fn is_meant(lines: &Lines<'_>) -> bool {
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let mut first = Words::of(lines.rows[0].1);
    match (first.next(), first.next()) {
        // A drawing has no spaces.
        (Some((_, width)), Some((_, height))) => number(width) && number(height),
        // Width and height may stand on lines of their own; then just their cells must follow, or it is a drawing of terrain.
        (Some((_, width)), None) => {
            let Some((_, second)) = lines.rows.get(1) else {
                return false;
            };
            let mut cells = 0;
            for (_, row) in &lines.rows[2..] {
                for byte in row.bytes().filter(|byte| !byte.is_ascii_whitespace()) {
                    if !matches!(byte, b'0' | b'1') {
                        return false;
                    }
                    cells += 1;
                }
            }
            let (Some(width), Some(height)) = (whole(width), whole(second)) else {
                return false;
            };
            cells > 0 && u64::from(width) * u64::from(height) == cells
        }
        _ => false,
    }
}

pub(super) fn parse(lines: &Lines<'_>) -> Result<Grid, Error> {
    match rows(lines) {
        Some(grid) => Ok(grid),
        None => cell_by_cell(lines),
    }
}

/// Reads the usual arrangement: width and height on the first line, then a line for each row, without spaces.
fn rows(lines: &Lines<'_>) -> Option<Grid> {
    let (_, first) = lines.rows.first()?;
    let mut words = Words::of(first).map(|(_, word)| whole(word));
    let (width, height) = (words.next()??, words.next()??);
    let rows = &lines.rows[1..];
    if words.next().is_some() || rows.len() != height as usize {
        return None;
    }
    let mut grid = Grid::new(width, height).ok()?;
    for (y, (_, row)) in (0..).zip(rows) {
        if row.len() != width as usize {
            return None;
        }
        grid.draw_row(y, row.as_bytes(), *b"01", |_, _| Err(()))
            .ok()?;
    }
    grid.rows_are_drawn();
    Some(grid)
}

/// Reads cells as they come, or finds out what is wrong.
fn cell_by_cell(lines: &Lines<'_>) -> Result<Grid, Error> {
    let mut numbers = Vec::new();
    let mut cells: Vec<u8> = Vec::new();
    let mut wanted = usize::MAX;
    let mut header = usize::MAX;
    // How many lines there are where each row has one of its own.
    let mut rows = 0;
    // The first row that is not as long as the header says, and how long it is.
    let mut uneven = None;
    for (y, (_, row)) in lines.rows.iter().enumerate() {
        let before = cells.len();
        for (from, word) in Words::of(row) {
            if numbers.len() < 2 {
                let Some(number) = whole(word) else {
                    let side = if numbers.is_empty() {
                        say!(SIDE_WIDTH)
                    } else {
                        say!(SIDE_HEIGHT)
                    };
                    let problem = say!(PROBLEM_NO_SIDE, word: super::word(word), side: side);
                    return Err(lines.error(y, from, problem));
                };
                numbers.push(number);
                if let [width, height] = numbers[..] {
                    Grid::check_size(u64::from(width), u64::from(height))
                        .map_err(|_| lines.size(y, from, [width, height], Some(say!(HINT_SIZE))))?;
                    wanted = width as usize * height as usize;
                    header = y + 1;
                    rows = header + height as usize;
                }
            } else {
                for (i, character) in word.chars().enumerate() {
                    if !matches!(character, '0' | '1') {
                        let problem = say!(PROBLEM_DIGIT, sign: sign(character));
                        return Err(lines.error(y, from + i, problem));
                    }
                    // In as many rows as there should be, one of them is too long: it is found below.
                    if cells.len() == wanted && lines.rows.len() != rows {
                        let problem = say!(PROBLEM_MORE, cells: wanted);
                        return Err(lines.error(y, from + i, problem));
                    }
                    cells.push(character as u8 - b'0');
                }
            }
        }
        let count = cells.len() - before;
        if y < header && count > 0 {
            rows = 0;
        }
        if y >= header && uneven.is_none() && count != numbers[0] as usize {
            uneven = Some((y, count));
        }
    }
    let [width, height] = numbers[..] else {
        return Err(lines.error_at_end(say!(PROBLEM_NO_HEIGHT)));
    };
    if cells.len() == wanted {
        return Grid::from_cells(width, height, &cells);
    }
    Err(match uneven {
        Some((row, count)) if lines.rows.len() == rows => {
            lines.uneven(row, lines.rows[row].1.len(), count, width)
        }
        _ => {
            let length = cells.len();
            let problem =
                say!(PROBLEM_FEWER, length: length, width: width, height: height, cells: wanted);
            lines.error_at_end(problem)
        }
    })
}

pub(super) fn write(grid: &Grid) -> Result<String, Error> {
    grid.check_plain("digits")?;
    let cells = grid.draw(b'1', b'0', [&[]; 2]);
    Ok(format!("{} {}\n{cells}", grid.width(), grid.height()))
}
