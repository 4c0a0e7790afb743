//! The `.map` files of the Moving AI benchmarks.

use super::{Lines, Words, sign};
use crate::error::Error;
use crate::map::grid::Grid;
use crate::number::whole;
use crate::saying::say;

pub(super) fn parse(lines: &Lines<'_>) -> Result<Grid, Error> {
    let (mut width, mut height) = (None, None);
    let mut rows = 0;
    for (y, (_, line)) in lines.rows.iter().enumerate() {
        rows = y + 1;
        let mut words = Words::of(line);
        let side = match words.next() {
            Some((_, "type")) => continue,
            Some((_, "map")) => break,
            Some((_, "width")) => &mut width,
            Some((_, "height")) => &mut height,
            _ => {
                return Err(lines.error(y, 0, say!(PROBLEM_HEADER)));
            }
        };
        let (before, word) = words.next().unwrap_or((line.len(), ""));
        let most = Grid::MAX_SIDE;
        let number = whole(word).filter(|size| (1..=most).contains(size));
        let number = number.ok_or_else(|| {
            let problem = say!(PROBLEM_HEADER_SIZE, word: super::word(word), most: most);
            lines.error(y, before, problem)
        })?;
        *side = Some(number);
    }
    let (Some(width), Some(height)) = (width, height) else {
        return Err(lines.error_at_end(say!(PROBLEM_NO_SIZE)));
    };
    let mut grid = Grid::new(width, height)?;
    let found = lines.rows.len() - rows;
    if found != height as usize {
        let problem = say!(PROBLEM_ROWS, length: found, height: height);
        return Err(lines.error_at_end(problem));
    }
    for y in 0..height {
        let line = rows + y as usize;
        let row = lines.rows[line].1;
        let count = row.chars().count();
        if count != width as usize {
            return Err(lines.uneven(line, count.min(width as usize), count, width));
        }
        let drawn = grid.draw_row(y, row.as_bytes(), *b".@", |x, letter| match letter {
            b'G' | b'S' => Ok(false),
            b'O' | b'T' | b'W' => Ok(true),
            _ => Err(x),
        });
        if let Err(x) = drawn {
            let (x, character) = lines.character(line, x);
            let problem = say!(PROBLEM_MOVING_AI, sign: sign(character));
            return Err(lines.error(line, x, problem));
        }
    }
    grid.rows_are_drawn();
    Ok(grid)
}

pub(super) fn write(grid: &Grid) -> Result<String, Error> {
    grid.check_plain("movingai")?;
    let cells = grid.draw(b'@', b'.', [&[]; 2]);
    Ok(format!(
        "type octile\nheight {}\nwidth {}\nmap\n{cells}",
        grid.height(),
        grid.width()
    ))
}
