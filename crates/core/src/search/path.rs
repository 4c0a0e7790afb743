//! The path of a search: read back from parent to parent, walked, smoothed.

use crate::map::MapRef;
use crate::map::graph::Connection;
use crate::map::grid::{Grid, Point};
use crate::map::line;
use crate::options::{Algorithm, Smooth};
use crate::search::plan::Plan;
use crate::search::space::direction::{FIRST_DIAGONAL, between};
use crate::search::space::{NONE, floors_space, hexagon_space};
use crate::search::units::Units;

/// The nodes from a start to `end`, read off the parents; all cells in between where parents are far apart.
/// `met`: the end is where a search from both ends met, and the path goes on to the other end.
pub(crate) fn read(
    map: MapRef<'_>,
    plan: &Plan,
    end: u32,
    met: bool,
    parent: &dyn Fn(u32) -> u32,
) -> Vec<u32> {
    let half = plan.half(map);
    let mut nodes = chain(end, parent);
    nodes.reverse();
    if half > 0 && met {
        // Where both sides met: one half of the way is read to the one end, the other half to the other end.
        let (forward, backward) = if end < half {
            (end, end + half)
        } else {
            (end - half, end)
        };
        nodes = chain(forward, parent);
        nodes.reverse();
        nodes.extend(
            chain(backward, parent)
                .iter()
                .skip(1)
                .map(|node| node - half),
        );
    }
    if plan.options.reverse {
        nodes.reverse();
    }
    let cells = map.len() as u32;
    match map {
        MapRef::Grid(grid) if plan.options.algorithm == Algorithm::Jps => unfold(grid, &nodes),
        _ if let Some(table) = &plan.times => table.with_waits(&nodes, cells),
        _ if plan.turns.is_some() => nodes.iter().map(|node| node % cells).collect(),
        _ => nodes,
    }
}

/// A node and the parents behind it.
pub(crate) fn chain(end: u32, parent: &dyn Fn(u32) -> u32) -> Vec<u32> {
    let mut nodes = vec![end];
    let mut node = parent(end);
    while node != NONE {
        nodes.push(node);
        node = parent(node);
    }
    nodes
}

/// Fills in the cells between those where a path turns: from one to the next all steps are equal.
pub(crate) fn unfold(grid: &Grid, turns: &[u32]) -> Vec<u32> {
    let mut cells: Vec<u32> = turns.first().copied().into_iter().collect();
    for pair in turns.windows(2) {
        let [(x, y), (to_x, to_y)] = [pair[0], pair[1]].map(|turn| grid.point(turn));
        let (wide, high) = (to_x as i32 - x as i32, to_y as i32 - y as i32);
        let step = high.signum() * grid.width() as i32 + wide.signum();
        let count = wide.abs().max(high.abs());
        cells.extend((1..=count).map(|i| pair[0].wrapping_add_signed(step * i)));
    }
    cells
}

/// How many cells a path has whose turns these are.
pub(crate) fn unfolded_len(grid: &Grid, turns: &[u32]) -> usize {
    let mut points = turns.iter().map(|&turn| grid.point(turn));
    let Some(mut last) = points.next() else {
        return 0;
    };
    let mut cells = 1;
    for (x, y) in points {
        cells += x.abs_diff(last.0).max(y.abs_diff(last.1)) as usize;
        last = (x, y);
    }
    cells
}

/// What walking a path costs.
pub(crate) fn cost(map: MapRef<'_>, plan: &Plan, path: &[u32]) -> f64 {
    if plan.times.is_some() {
        return (path.len() - 1) as f64;
    }
    let units = &plan.turns.as_ref().map_or(plan.units, |turns| turns.exact);
    if let MapRef::Floors(floors) = map {
        return units.cost(floors_space::cost_of(floors, &plan.options, units, path));
    }
    let steps = path.windows(2).map(|pair| match map {
        MapRef::Floors(_) => 0.0,
        MapRef::Hexagons(hexagons) => hexagon_space::cost_onto(hexagons, pair[1], units),
        MapRef::Graph(_) => map
            .connection(pair[0], pair[1])
            .map_or(f64::INFINITY, |connection| connection.cost),
        MapRef::Grid(grid) => {
            step_units(grid, plan, units, grid.point(pair[0]), grid.point(pair[1]))
        }
    });
    units.cost(steps.sum())
}

fn step_units(grid: &Grid, plan: &Plan, units: &Units, from: Point, to: Point) -> f64 {
    let terrain = units.terrain(grid.cost(to.0, to.1));
    let length = if plan.options.algorithm == Algorithm::Theta {
        line::length(from, to) * units.straight
    } else if between(from, to) < FIRST_DIAGONAL {
        units.straight
    } else {
        units.diagonal
    };
    terrain * length
}

/// The connections that a path takes; none on a grid.
pub(crate) fn connections(map: MapRef<'_>, path: &[u32]) -> Vec<Connection> {
    let mut connections = Vec::new();
    for pair in path.windows(2) {
        connections.extend(map.connection(pair[0], pair[1]));
    }
    connections
}

/// Leaves out cells that the way can do without. It never touches a wall that it did not touch before.
pub(crate) fn smooth(grid: &Grid, how: Smooth, path: &mut Vec<u32>) {
    let point = |node: u32| grid.point(node);
    let skippable = |last: u32, here: u32, next: u32| match how {
        Smooth::None => false,
        Smooth::StraightRuns => is_straight(point(last), point(here), point(next)),
        Smooth::LineOfSight => line::cost(grid, point(last), point(next)).is_some(),
    };
    let mut kept: Vec<u32> = Vec::with_capacity(path.len());
    for (i, &node) in path.iter().enumerate() {
        let skip = match (kept.last(), path.get(i + 1)) {
            (Some(&last), Some(&next)) => skippable(last, node, next),
            _ => false,
        };
        if !skip {
            kept.push(node);
        }
    }
    *path = kept;
}

/// Whether b lies on the way straight from a to c.
fn is_straight(a: Point, b: Point, c: Point) -> bool {
    let offset = |from: Point, to: Point| {
        (
            i64::from(to.0) - i64::from(from.0),
            i64::from(to.1) - i64::from(from.1),
        )
    };
    let (first, second) = (offset(a, b), offset(b, c));
    first.0 * second.1 == first.1 * second.0 && first.0 * second.0 + first.1 * second.1 > 0
}
