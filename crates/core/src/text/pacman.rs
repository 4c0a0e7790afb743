//! Layouts of the Pac-Man search project of Berkeley's course on AI: `%` is a wall, `P` the start, `.` food.

use super::Lines;
use crate::error::Error;
use crate::map::grid::Grid;
use crate::map::place::Place;
use crate::saying::say;

/// A layout is framed by walls.
pub(super) fn is_meant(lines: &Lines<'_>) -> bool {
    let (_, first) = lines.rows[0];
    first.len() > 1 && first.bytes().all(|cell| cell == b'%')
}

/// Where there is one piece of food it is the goal; of several none is. Ghosts and capsules stand on free cells.
pub(super) fn parse(lines: &Lines<'_>) -> Result<Grid, Error> {
    let mut grid = lines.free_grid()?;
    let mut food = Vec::new();
    for (y, (_, row)) in lines.rows.iter().enumerate() {
        lines.check_row(y, grid.width())?;
        for (x, character) in row.chars().enumerate() {
            let at = (x as u32, y as u32);
            match character {
                '%' => grid.set_wall(at.0, at.1, true)?,
                'P' => {
                    if let Some(first) = grid.start() {
                        let place = Place::from(first);
                        let problem = say!(PROBLEM_SECOND, mark: say!(MARK_START), place: place);
                        return Err(lines.error(y, x, problem));
                    }
                    grid.marked.0.push(at);
                }
                '.' => food.push(at),
                _ => {}
            }
        }
    }
    if let [only] = food[..] {
        grid.marked.1.push(only);
    }
    Ok(grid)
}
