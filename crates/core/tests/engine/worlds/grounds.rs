//! Random maps for these tests, and how many steps cost on them.

use crate::oracle::{Step, bellman_ford};
use crate::random::Random;
use stepstar::{Diagonal, Grid, Options, Point};

/// Sides from 1 to `side`, a quarter walls; terrain in every second one.
pub fn grid(random: &mut Random, side: u32) -> Grid {
    let mut grid = Grid::new(random.within(1, side), random.within(1, side)).unwrap();
    let has_terrain = random.once_in(2);
    for y in 0..grid.height() {
        for x in 0..grid.width() {
            grid.set_wall(x, y, random.once_in(4)).unwrap();
            if has_terrain {
                let cost = f64::from(random.below(10)) / 2.0;
                grid.set_cost(x, y, cost).unwrap();
            }
        }
    }
    grid
}

pub fn place(random: &mut Random, grid: &Grid) -> Point {
    (random.below(grid.width()), random.below(grid.height()))
}

pub fn places(random: &mut Random, grid: &Grid, most: u32) -> Vec<Point> {
    (0..random.within(1, most))
        .map(|_| place(random, grid))
        .collect()
}

/// Every rule for diagonals, with some costs.
pub fn options(random: &mut Random) -> Options {
    Options {
        diagonal: random.pick(Diagonal::ALL),
        diagonal_cost: random.pick(&[std::f64::consts::SQRT_2, 1.0, 1.5]),
        ..Options::default()
    }
}

/// From the nearest of several places to every place: there is one place more, from which all of them are reached for nothing.
pub fn from_any(places: usize, steps: &[Step], starts: &[usize]) -> Vec<f64> {
    let mut steps = steps.to_vec();
    steps.extend(starts.iter().map(|&start| (places, start, 0.0)));
    bellman_ford(places + 1, &steps, places)
}
