//! Straight lines over a grid: exactly which cells one touches.

use crate::map::grid::{Grid, Point};

/// Whether the straight line between the middles of two cells touches no wall, not even at a corner.
///
/// ```
/// let grid = stepstar::Grid::parse("..#\n...\n#..").unwrap();
/// assert!(stepstar::line_of_sight(&grid, (0, 0), (2, 2)));
/// assert!(!stepstar::line_of_sight(&grid, (1, 0), (2, 1)));
/// ```
pub fn line_of_sight(grid: &Grid, from: Point, to: Point) -> bool {
    is_clear(grid, from, to, None)
}

/// The terrain cost along the line between the middles of two cells: defined where all cells that it touches are free and cost the same.
pub(crate) fn cost(grid: &Grid, from: Point, to: Point) -> Option<f64> {
    let cost = grid.cost(from.0, from.1);
    is_clear(grid, from, to, Some(cost)).then_some(cost)
}

/// The distance between the middles of two cells.
pub(crate) fn length(from: Point, to: Point) -> f64 {
    let dx = f64::from(from.0.abs_diff(to.0));
    let dy = f64::from(from.1.abs_diff(to.1));
    (dx * dx + dy * dy).sqrt()
}

/// Whether every cell that the line touches is free and costs as much, if that matters. Where the line passes exactly through a corner, all
/// four cells at that corner are touched:
///
/// ```text
///   a . .        a = (0, 0), b = (2, 1): the line leaves a's cell through its right side,
///   . . b        touches (1, 0) and (1, 1) and reaches b. From (0, 0) to (1, 1) it touches all four.
/// ```
fn is_clear(grid: &Grid, from: Point, to: Point, cost: Option<f64>) -> bool {
    let (dx, dy) = (
        i64::from(from.0.abs_diff(to.0)),
        i64::from(from.1.abs_diff(to.1)),
    );
    let towards = |from: u32, to: u32, steps: u32| {
        if to < from {
            from - steps
        } else {
            from + steps
        }
    };
    let fits = |i: i64, j: i64| {
        let x = towards(from.0, to.0, i as u32);
        let y = towards(from.1, to.1, j as u32);
        !grid.is_wall(x, y) && cost.is_none_or(|cost| grid.cost(x, y) == cost)
    };
    let (mut i, mut j) = (0, 0);
    if !fits(0, 0) {
        return false;
    }
    while i < dx || j < dy {
        // The line leaves the cell (i, j) through its vertical side where (2i+1)/2dx < (2j+1)/2dy.
        let sooner = (2 * i + 1) * dy - (2 * j + 1) * dx;
        if sooner == 0 && !(fits(i + 1, j) && fits(i, j + 1)) {
            return false;
        }
        i += i64::from(sooner <= 0);
        j += i64::from(sooner >= 0);
        if !fits(i, j) {
            return false;
        }
    }
    true
}
