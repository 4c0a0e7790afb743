//! Jump points straight from their definition: cell by cell, looking at the neighbours of each. An oracle for the engine's jumps.

use crate::oracle::{around, can_step};
use stepstar::{Diagonal, Grid, Point};

/// The eight directions: straight ones first, clockwise from the top, then the diagonal ones.
pub const OFFSETS: [(i32, i32); 8] = [
    (0, -1),
    (1, 0),
    (0, 1),
    (-1, 0),
    (1, -1),
    (1, 1),
    (-1, 1),
    (-1, -1),
];

type Offset = (i32, i32);

/// The next cell, if one can step there.
pub fn next(grid: &Grid, rule: Diagonal, (x, y): Point, (dx, dy): Offset) -> Option<Point> {
    let to = (x.checked_add_signed(dx)?, y.checked_add_signed(dy)?);
    can_step(grid, rule, (x, y), to).then_some(to)
}

/// Whether, of two equally short paths, the one that begins with this step is kept.
fn comes_first(rule: Diagonal, (dx, dy): Offset) -> bool {
    if rule == Diagonal::Never {
        dx == 0
    } else {
        dx != 0 && dy != 0
    }
}

/// The natural successors: where to go on from a cell entered by this step if there were no walls.
fn natural(rule: Diagonal, (dx, dy): Offset) -> Vec<Offset> {
    match (rule, comes_first(rule, (dx, dy))) {
        (_, false) => vec![(dx, dy)],
        (Diagonal::Never, true) => vec![(dx, dy), (-1, 0), (1, 0)],
        (_, true) => vec![(dx, dy), (dx, 0), (0, dy)],
    }
}

/// Whether to go on by `onward`: the previous cell reaches its target more expensively, or later in order, without this cell.
fn goes_on(grid: &Grid, rule: Diagonal, at: Point, entered: Offset, onward: Offset) -> bool {
    let Some(to) = next(grid, rule, at, onward) else {
        return false;
    };
    let before = next(grid, Diagonal::Always, at, (-entered.0, -entered.1)).expect("a free cell");
    let length = |a: Point, b: Point| {
        if a.0 != b.0 && a.1 != b.1 {
            std::f64::consts::SQRT_2
        } else {
            1.0
        }
    };
    let beside: Vec<Point> = around(grid, at).collect();
    let mut without: Vec<f64> = beside
        .iter()
        .map(|&cell| if cell == before { 0.0 } else { f64::INFINITY })
        .collect();
    // Two steps are enough: three are longer than the longest path of two.
    for _ in 0..2 {
        for (i, &a) in beside.iter().enumerate() {
            for (j, &b) in beside.iter().enumerate() {
                if can_step(grid, rule, a, b) {
                    without[j] = without[j].min(without[i] + length(a, b));
                }
            }
        }
    }
    let other = beside.iter().position(|&cell| cell == to);
    let other = without[other.expect("a cell around")];
    let this = length(before, at) + length(at, to);
    other > this || other == this && comes_first(rule, entered) && to != before
}

/// The end of the line from a cell, and whether it is a jump point.
fn jump(grid: &Grid, rule: Diagonal, goal: Point, from: Point, by: Offset) -> (Point, bool) {
    let mut at = from;
    while let Some(to) = next(grid, rule, at, by) {
        at = to;
        let usual = natural(rule, by);
        let forced = OFFSETS
            .iter()
            .any(|onward| !usual.contains(onward) && goes_on(grid, rule, at, by, *onward));
        let turns = || {
            let mut turns = usual.iter().filter(|&&onward| onward != by);
            turns.any(|&onward| jump(grid, rule, goal, at, onward).1)
        };
        if at == goal || forced || turns() {
            return (at, true);
        }
    }
    (at, false)
}

/// The ends of all lines scanned from a cell, and whether each is a jump point.
pub fn jumps(
    grid: &Grid,
    rule: Diagonal,
    goal: Point,
    parent: Option<Point>,
    at: Point,
) -> Vec<(Point, bool)> {
    let sign = |from: u32, to: u32| (i64::from(to) - i64::from(from)).signum() as i32;
    let entered = parent.map(|parent| (sign(parent.0, at.0), sign(parent.1, at.1)));
    let lines = OFFSETS.iter().filter(|&&onward| match entered {
        None => next(grid, rule, at, onward).is_some(),
        Some(entered) => goes_on(grid, rule, at, entered, onward),
    });
    lines
        .map(|&onward| jump(grid, rule, goal, at, onward))
        .collect()
}
