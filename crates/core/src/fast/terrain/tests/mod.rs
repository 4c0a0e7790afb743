//! The fast route for terrain against an oracle too simple to be wrong.

mod answers;
mod limits;

use super::Terrain;
use crate::map::grid::Grid;
use crate::options::Diagonal;

/// The least cost of every cell, by Bellman-Ford.
fn oracle(grid: &Grid, diagonal: Diagonal, diagonal_cost: f64, start: u32) -> Vec<f64> {
    let mut cost = vec![f64::INFINITY; grid.len()];
    cost[start as usize] = 0.0;
    loop {
        let before = cost.clone();
        for from in 0..grid.len() as u32 {
            for (to, length) in steps(grid, diagonal, diagonal_cost, from) {
                let (x, y) = grid.point(to);
                let sum = cost[from as usize] + grid.cost(x, y) * length;
                if sum < cost[to as usize] {
                    cost[to as usize] = sum;
                }
            }
        }
        if cost == before {
            return cost;
        }
    }
}

fn steps(grid: &Grid, diagonal: Diagonal, diagonal_cost: f64, from: u32) -> Vec<(u32, f64)> {
    let (x, y) = grid.point(from);
    if grid.is_wall(x, y) {
        return Vec::new();
    }
    let mut steps = Vec::new();
    for dy in -1..=1 {
        for dx in -1..=1 {
            let to = (x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
            if (dx, dy) == (0, 0) || grid.is_wall(to.0, to.1) {
                continue;
            }
            let beside = u32::from(grid.is_wall(to.0, y)) + u32::from(grid.is_wall(x, to.1));
            let legal = match diagonal {
                Diagonal::Never => false,
                Diagonal::Always => true,
                Diagonal::AtMostOneObstacle => beside < 2,
                Diagonal::NoObstacles => beside == 0,
            };
            if dx == 0 || dy == 0 {
                steps.push((grid.index(to), 1.0));
            } else if legal {
                steps.push((grid.index(to), diagonal_cost));
            }
        }
    }
    steps
}

/// Compares an answer with the oracle's, and its path with the cost it claims.
fn check(
    terrain: &mut Terrain,
    grid: &Grid,
    diagonal: Diagonal,
    diagonal_cost: f64,
    (start, goal): (u32, u32),
) {
    let name = || {
        format!(
            "{diagonal:?}, {diagonal_cost}, {start} to {goal}\n{}",
            draw(grid)
        )
    };
    let wanted = oracle(grid, diagonal, diagonal_cost, start)[goal as usize];
    let reached = terrain
        .find(grid, diagonal, diagonal_cost, start, goal)
        .unwrap_or_else(|| panic!("not served: {}", name()));
    if wanted.is_infinite() {
        assert!(reached.path.is_empty(), "a path to nowhere: {}", name());
        assert!(reached.cost.is_infinite(), "{}", name());
        return;
    }
    assert_eq!(
        (reached.path.first(), reached.path.last()),
        (Some(&start), Some(&goal)),
        "{}",
        name()
    );
    let mut sum = 0.0;
    for step in reached.path.windows(2) {
        let length = steps(grid, diagonal, diagonal_cost, step[0])
            .into_iter()
            .find(|&(to, _)| to == step[1])
            .unwrap_or_else(|| panic!("no step from {} to {}: {}", step[0], step[1], name()))
            .1;
        let (x, y) = grid.point(step[1]);
        sum += grid.cost(x, y) * length;
    }
    let near = |a: f64, b: f64| (a - b).abs() <= 1e-9 * a.min(b);
    assert!(
        near(sum, reached.cost),
        "{} is not {sum}: {}",
        reached.cost,
        name()
    );
    assert!(
        near(wanted, reached.cost),
        "{} is not {wanted}: {}",
        reached.cost,
        name()
    );
}

fn draw(grid: &Grid) -> String {
    let cell = |x, y| {
        if grid.is_wall(x, y) {
            "#".to_owned()
        } else {
            grid.cost(x, y).to_string()
        }
    };
    let row = |y| {
        (0..grid.width())
            .map(|x| cell(x, y))
            .collect::<Vec<_>>()
            .join(" ")
    };
    (0..grid.height()).map(row).collect::<Vec<_>>().join("\n")
}
