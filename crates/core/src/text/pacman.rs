//! Layouts of the Pac-Man search project of Berkeley's course on AI: `%` is a wall, `P` the start, `.` food.

use super::Lines;
use crate::error::Error;
use crate::map::grid::Grid;
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
                'P' => super::ascii::mark(&mut grid.marked.0, at, say!(MARK_START))
                    .map_err(|problem| lines.error(y, x, problem))?,
                '.' => food.push(at),
                _ => {}
            }
        }
    }
    if let [only] = food[..] {
        grid.marked.1 = Some(only);
    }
    Ok(grid)
}
