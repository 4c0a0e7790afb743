//! Maps drawn with characters.

use super::{Lines, sign};
use crate::error::Error;
use crate::map::grid::Grid;
use crate::map::place::Place;
use crate::number::exact;
use crate::saying::{Saying, say};

pub(super) fn parse(lines: &Lines<'_>) -> Result<Grid, Error> {
    let mut grid = lines.free_grid()?;
    let (width, height) = (grid.width() as usize, grid.height() as usize);
    let mut marked = (Vec::new(), Vec::new());
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
                b'S' => {
                    marked.0.push(at);
                    Ok(())
                }
                b'G' => {
                    marked.1.push(at);
                    Ok(())
                }
                _ => Err(x),
            }
            .map(|()| false)
        });
        if let Err(x) = drawn {
            let (x, character) = lines.character(y, x);
            return Err(lines.error(y, x, no_cell(character)));
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

pub(super) fn write(grid: &Grid) -> Result<String, Error> {
    if let Some(cost) = grid.distinct_costs().find(|&cost| digit(cost).is_none()) {
        return Err(Error::unsuitable(say!(ASCII_COSTS, cost: exact(cost))));
    }
    let starts = grid.starts().iter().map(|&at| (at, true));
    let goals = grid.goals().iter().map(|&at| (at, false));
    for ((x, y), is_start) in starts.chain(goals) {
        let place = Place::Cell(x, y);
        let mark = || {
            if is_start {
                say!(MARK_START)
            } else {
                say!(MARK_GOAL)
            }
        };
        return Err(Error::unsuitable(match grid.cost(x, y) {
            _ if grid.is_wall(x, y) => say!(ASCII_WALL, mark: mark(), place: place),
            1.0 => continue,
            cost => say!(ASCII_END, mark: mark(), place: place, cost: exact(cost)),
        }));
    }
    Ok(grid.draw(b'#', b'.', [grid.starts(), grid.goals()]))
}

/// The digit that a cost is drawn with, if there is one.
pub(super) fn digit(cost: f64) -> Option<u8> {
    (b'1'..=b'9').find(|&digit| f64::from(digit - b'0') == cost)
}
