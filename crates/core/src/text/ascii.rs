//! Maps drawn with characters.

use super::{Lines, sign};
use crate::error::Error;
use crate::map::grid::{Grid, Point};
use crate::map::place::Place;
use crate::number::exact;
use crate::saying::{Saying, say};

pub(super) fn parse(lines: &Lines<'_>) -> Result<Grid, Error> {
    let mut grid = lines.free_grid()?;
    let (width, height) = (grid.width() as usize, grid.height() as usize);
    let mut marked = (None, None);
    // Of every cell, from the first on that costs more.
    let mut costs = None;
    for (y, (_, row)) in lines.rows.iter().enumerate() {
        lines.check_row(y, width as u32)?;
        let drawn = grid.draw_row(y as u32, row.as_bytes(), *b".#", |x, letter| {
            let at = (x, y as u32);
            match letter {
                b'1' => Ok(()),
                b'2'..=b'9' => {
                    let costs = costs.get_or_insert_with(|| vec![1.0; width * height]);
                    costs[y * width + x as usize] = f64::from(letter - b'0');
                    Ok(())
                }
                b'S' => mark(&mut marked.0, at, say!(MARK_START)).map_err(Some),
                b'G' => mark(&mut marked.1, at, say!(MARK_GOAL)).map_err(Some),
                _ => Err(None),
            }
            .map(|()| false)
            .map_err(|problem| (x, problem))
        });
        if let Err((x, problem)) = drawn {
            let (x, character) = lines.character(y, x);
            let problem = problem.unwrap_or_else(|| no_cell(character));
            return Err(lines.error(y, x, problem));
        }
    }
    grid.rows_are_drawn();
    grid.marked = marked;
    if let Some(costs) = costs {
        grid.set_costs(costs)?;
    }
    Ok(grid)
}

/// What is wrong with a character that no map is drawn with.
fn no_cell(character: char) -> Saying {
    let sign = sign(character);
    let hint = match character {
        '0' => say!(HINT_DIGITS),
        '@' => say!(HINT_MOVING_AI),
        _ => return say!(PROBLEM_SIGN, sign: sign),
    };
    say!(PROBLEM_HINTED, sign: sign, hint: hint)
}

pub(super) fn mark(kept: &mut Option<Point>, at: Point, mark: Saying) -> Result<(), Saying> {
    match kept.replace(at) {
        None => Ok(()),
        Some(first) => Err(say!(PROBLEM_SECOND, mark: mark, place: Place::from(first))),
    }
}

pub(super) fn write(grid: &Grid) -> Result<String, Error> {
    if let Some(cost) = grid.distinct_costs().find(|&cost| digit(cost).is_none()) {
        return Err(Error::unsuitable(say!(ASCII_COSTS, cost: exact(cost))));
    }
    let (start, goal) = (grid.start(), grid.goal());
    for (mark, end) in [(say!(MARK_START), start), (say!(MARK_GOAL), goal)] {
        let Some((x, y)) = end else { continue };
        let place = Place::Cell(x, y);
        return Err(Error::unsuitable(match grid.cost(x, y) {
            _ if grid.is_wall(x, y) => say!(ASCII_WALL, mark: mark, place: place),
            1.0 => continue,
            cost => say!(ASCII_END, mark: mark, place: place, cost: exact(cost)),
        }));
    }
    Ok(grid.draw(b'#', b'.', [start, goal]))
}

/// The digit that a cost is drawn with, if there is one.
pub(super) fn digit(cost: f64) -> Option<u8> {
    (b'1'..=b'9').find(|&digit| f64::from(digit - b'0') == cost)
}
