//! Maps drawn with characters.

use super::Lines;
use crate::error::Error;
use crate::map::grid::{Grid, Point};
use crate::number::exact;

pub(super) fn parse(lines: &Lines<'_>) -> Result<Grid, Error> {
    let width = lines.rows[0].1.chars().count();
    let height = lines.rows.len();
    let most = Grid::MAX_SIDE as usize;
    if width > most || height > most {
        let (row, character) = if width > most { (0, most) } else { (most, 0) };
        return Err(lines.size(row, character, width as u32, height as u32, ""));
    }
    let mut grid = Grid::new(width as u32, height as u32)?;
    let mut marked = (None, None);
    // Of every cell, from the first on that costs more.
    let mut costs = None;
    for (y, (_, row)) in lines.rows.iter().enumerate() {
        let count = row.chars().count();
        if count != width {
            return Err(lines.error(
                y,
                count.min(width),
                &format!(
                    "the length of this row is {count}, and that of the first is {width}: all rows must be equally long"
                ),
            ));
        }
        let drawn = grid.draw_row(y as u32, row.as_bytes(), *b".#", |x, letter| {
            let at = (x, y as u32);
            match letter {
                b'1' => Ok(()),
                b'2'..=b'9' => {
                    let costs = costs.get_or_insert_with(|| vec![1.0; width * height]);
                    costs[y * width + x as usize] = f64::from(letter - b'0');
                    Ok(())
                }
                b'S' => mark(&mut marked.0, at, "start"),
                b'G' => mark(&mut marked.1, at, "goal"),
                _ => Err(String::new()),
            }
            .map(|()| false)
            .map_err(|problem| (x, problem))
        });
        if let Err((x, problem)) = drawn {
            let (x, character) = lines.character(y, x);
            let problem = if problem.is_empty() {
                no_cell(character)
            } else {
                problem
            };
            return Err(lines.error(y, x, &problem));
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
fn no_cell(character: char) -> String {
    let hint = match character {
        '0' => "; a map of digits begins with its width and height, such as \"3 3\"",
        '@' => "; a Moving AI map begins with \"type octile\"",
        _ => "",
    };
    format!(
        "'{character}' is not a cell: a map is drawn with . (free), # (wall), 1 to 9 (terrain), S (start) and G (goal){hint}"
    )
}

fn mark(mark: &mut Option<Point>, at: Point, name: &str) -> Result<(), String> {
    match mark.replace(at) {
        None => Ok(()),
        Some((x, y)) => Err(format!(
            "this is a second {name}, and a map has one: the first is at ({x}, {y})"
        )),
    }
}

pub(super) fn write(grid: &Grid) -> Result<String, Error> {
    if let Some(cost) = grid.distinct_costs().find(|&cost| digit(cost).is_none()) {
        return Err(Error::Unsuitable(format!(
            "The format \"ascii\" holds the costs 1 to 9, and this map has cells that cost {}.",
            exact(cost)
        )));
    }
    let (start, goal) = (grid.start(), grid.goal());
    for (name, mark) in [("start", start), ("goal", goal)] {
        let Some((x, y)) = mark else { continue };
        let (what, way_out) = match grid.cost(x, y) {
            _ if grid.is_wall(x, y) => ("is a wall".to_owned(), "use \"digits\""),
            1.0 => continue,
            cost => (
                format!("costs {}", exact(cost)),
                "no other format holds costs",
            ),
        };
        return Err(Error::Unsuitable(format!(
            "The format \"ascii\" draws the {name} in place of its cell, and ({x}, {y}) {what}: {way_out}."
        )));
    }
    Ok(grid.draw(b'#', b'.', [start, goal]))
}

/// The digit that a cost is drawn with, if there is one.
pub(super) fn digit(cost: f64) -> Option<u8> {
    (b'1'..=b'9').find(|&digit| f64::from(digit - b'0') == cost)
}
