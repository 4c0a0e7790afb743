//! The fast route for uniform grids against an oracle that is too simple to be wrong.

mod answers;
mod counts;
mod edits;
mod hierarchy;
mod long_paths;

use super::corners::Corners;
use super::edits::Edits;
use super::making::Making;
use super::scale::Scale;
use super::{SCALE_BITS, Uniform};
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::search::path::unfold;
use crate::seeded::Random;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::f64::consts::SQRT_2;

fn random_grid(random: &mut Random, width: u32, height: u32) -> Grid {
    let mut grid = Grid::new(width, height).unwrap();
    let percent = random.below(60);
    // Half of the maps have blocks of walls, which make more corners to turn at than single cells do.
    let block = 1 + random.below(2) * random.below(5);
    for y in 0..height {
        for x in 0..width {
            if x % block == 0 && y % block == 0 && random.below(100) < percent {
                for (x, y) in (0..block).flat_map(|i| (0..block).map(move |j| (x + i, y + j))) {
                    if grid.contains(x, y) {
                        grid.set_wall(x, y, true).unwrap();
                    }
                }
            }
        }
    }
    grid
}

fn is_step(grid: &Grid, rule: Diagonal, x: u32, y: u32, dx: i32, dy: i32) -> bool {
    let wall = |dx, dy| grid.is_wall(x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
    let beside = u32::from(wall(dx, 0)) + u32::from(wall(0, dy));
    let allowed = dx == 0
        || dy == 0
        || match rule {
            Diagonal::Never => false,
            Diagonal::NoObstacles => beside == 0,
            Diagonal::AtMostOneObstacle => beside <= 1,
            Diagonal::Always => true,
        };
    allowed && !wall(dx, dy)
}

/// Dijkstra's search: the cost of every cell from the start, in billionths.
fn costs_from(grid: &Grid, rule: Diagonal, diagonal_cost: f64, start: u32) -> Vec<u64> {
    let width = grid.width();
    let mut costs = vec![u64::MAX; grid.len()];
    let mut open = BinaryHeap::from([Reverse((0, start))]);
    costs[start as usize] = 0;
    while let Some(Reverse((cost, node))) = open.pop() {
        if costs[node as usize] < cost {
            continue;
        }
        let (x, y) = (node % width, node / width);
        for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
            if (dx, dy) == (0, 0) || !is_step(grid, rule, x, y, dx, dy) {
                continue;
            }
            let next = node.wrapping_add_signed(dy * width as i32 + dx);
            let length = if dx == 0 || dy == 0 {
                1.0
            } else {
                diagonal_cost
            };
            let next_cost = cost + (length * 1e9) as u64;
            if next_cost < costs[next as usize] {
                costs[next as usize] = next_cost;
                open.push(Reverse((next_cost, next)));
            }
        }
    }
    costs
}

fn check(
    uniform: &mut Uniform,
    grid: &Grid,
    rule: Diagonal,
    diagonal_cost: f64,
    start: u32,
    goal: u32,
    cost: u64,
) {
    let width = grid.width();
    let name = |node: u32| (node % width, node / width);
    let what = || {
        format!(
            "{rule:?} {diagonal_cost} {:?} {:?}\n{}",
            name(start),
            name(goal),
            drawing(grid, start, goal)
        )
    };
    let found = uniform
        .find(grid, rule, diagonal_cost, start, goal)
        .unwrap_or_else(|| panic!("not served: {}", what()));
    let path = unfold(grid, &found.turns);
    if cost == u64::MAX {
        assert!(path.is_empty(), "a path to where there is none: {}", what());
        return;
    }
    assert!(!path.is_empty(), "no path: {}", what());
    assert_eq!((path[0], path[path.len() - 1]), (start, goal), "{}", what());
    let (mut straight, mut diagonal) = (0, 0);
    for pair in path.windows(2) {
        let ((x, y), (next_x, next_y)) = (name(pair[0]), name(pair[1]));
        let (dx, dy) = (next_x as i32 - x as i32, next_y as i32 - y as i32);
        assert!(
            dx.abs().max(dy.abs()) == 1 && is_step(grid, rule, x, y, dx, dy),
            "step {pair:?}: {}",
            what()
        );
        if dx == 0 || dy == 0 {
            straight += 1
        } else {
            diagonal += 1
        }
    }
    assert_eq!(
        (found.straight, found.diagonal),
        (straight, diagonal),
        "{}",
        what()
    );
    let length =
        u64::from(straight) * 1_000_000_000 + u64::from(diagonal) * (diagonal_cost * 1e9) as u64;
    assert_eq!(length, cost, "{}", what());
}

fn drawing(grid: &Grid, start: u32, goal: u32) -> String {
    let width = grid.width();
    let line = |y: u32| -> String {
        (0..width)
            .map(|x| match y * width + x {
                node if node == start => 'S',
                node if node == goal => 'G',
                _ if grid.is_wall(x, y) => '#',
                _ => '.',
            })
            .collect()
    };
    (0..grid.height()).map(line).collect::<Vec<_>>().join("\n")
}

/// A finder with its hierarchy complete, as if earlier searches had paid for it.
fn with_hierarchy(grid: &Grid, rule: Diagonal, diagonal_cost: f64) -> Uniform {
    let scale = Scale::new(rule, diagonal_cost, SCALE_BITS[0], grid.len() as u64).unwrap();
    let mut making = Making::new(rule, scale, Corners::new(grid, rule));
    while !making.advance(grid) {}
    Uniform {
        climb: making.climb(grid),
        edits: Edits::new(grid),
        belongs: (grid.version(), rule, diagonal_cost),
        ..Uniform::for_many()
    }
}

/// A finder that takes so many cells of the map for corners, and never makes the hierarchy.
fn with_density(grid: &Grid, rule: Diagonal, density: f64) -> Uniform {
    Uniform {
        density,
        belongs: (grid.version(), rule, SQRT_2),
        patience: Some(f64::INFINITY),
        ..Uniform::for_many()
    }
}

/// Whether there is a hierarchy for these options.
fn has_hierarchy(rule: Diagonal, diagonal_cost: f64) -> bool {
    rule == Diagonal::Never
        || rule == Diagonal::NoObstacles && diagonal_cost > 1.0 && diagonal_cost < 2.0
}

/// `queries` searches from one cell of the map and back, with and without the hierarchy, with one run of the oracle.
fn check_from_one_cell(
    random: &mut Random,
    uniform: &mut Uniform,
    grid: &Grid,
    rule: Diagonal,
    diagonal_cost: f64,
    queries: u32,
) {
    let free: Vec<u32> = (0..grid.len() as u32)
        .filter(|&i| !grid.is_wall(i % grid.width(), i / grid.width()))
        .collect();
    if free.len() < 2 {
        return;
    }
    let start = free[random.below(free.len() as u32) as usize];
    let costs = costs_from(grid, rule, diagonal_cost, start);
    let mut hierarchy =
        has_hierarchy(rule, diagonal_cost).then(|| with_hierarchy(grid, rule, diagonal_cost));
    for _ in 0..queries {
        let goal = free[random.below(free.len() as u32) as usize];
        if goal == start {
            continue;
        }
        let cost = costs[goal as usize];
        for (from, to) in [(start, goal), (goal, start)] {
            check(uniform, grid, rule, diagonal_cost, from, to, cost);
            if let Some(uniform) = &mut hierarchy {
                check(uniform, grid, rule, diagonal_cost, from, to, cost);
            }
        }
    }
}
