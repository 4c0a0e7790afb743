//! Random maps, through edits, with landmarks and from trees.

use super::check;
use crate::fast::terrain::{MANY_EDITS, Terrain, Whole};
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::rounds::rounds;
use crate::seeded::Random;
use std::f64::consts::SQRT_2;

/// What a cell of a random map costs.
type Price = fn(&mut Random) -> f64;

const PRICES: [Price; 8] = [
    |random| f64::from(1 + random.below(9)),
    |random| f64::from(random.below(4)),
    |_| 0.0,
    |random| f64::from(1 + random.below(20)) / 10.0,
    |random| random.unit() * 5.0,
    |random| f64::from(1 + random.below(2) * 30_000),
    |random| 1e6 * random.unit(),
    |random| {
        if random.below(3) == 0 {
            0.0
        } else {
            1e-3 + random.unit() * 1e5
        }
    },
];

const DIAGONAL_COSTS: [f64; 7] = [SQRT_2, 1.0, 1.5, 1.4, 2.5, 0.7, 1.214_213_56];

/// The choices of a round of a test, so that the rounds go through all combinations.
fn choices(round: usize) -> (Price, Diagonal, f64) {
    (
        PRICES[round % PRICES.len()],
        Diagonal::ALL[round / PRICES.len() % 4],
        DIAGONAL_COSTS[round / 32 % DIAGONAL_COSTS.len()],
    )
}

fn random_map(random: &mut Random, price: Price) -> Grid {
    let (width, height) = (1 + random.below(12), 2 + random.below(12));
    let mut grid = Grid::new(width, height).unwrap();
    let walls = random.below(5);
    for y in 0..height {
        for x in 0..width {
            grid.set_cost(x, y, price(random)).unwrap();
            grid.set_wall(x, y, random.below(10) < walls).unwrap();
        }
    }
    grid
}

fn random_ends(random: &mut Random, grid: &Grid) -> Option<(u32, u32)> {
    let free: Vec<u32> = (0..grid.len() as u32)
        .filter(|&index| {
            let (x, y) = grid.point(index);
            !grid.is_wall(x, y)
        })
        .collect();
    let start = *free.get(random.below(free.len().max(1) as u32) as usize)?;
    let goal = *free.get(random.below(free.len() as u32) as usize)?;
    (start != goal).then_some((start, goal))
}

#[test]
fn agrees_with_the_oracle_on_random_maps_and_after_every_edit() {
    let mut random = Random::new(6);
    for round in rounds(1500) {
        let (price, diagonal, diagonal_cost) = choices(round);
        let mut grid = random_map(&mut random, price);
        let mut terrain = Terrain::new();
        for _ in 0..6 {
            if let Some(ends) = random_ends(&mut random, &grid) {
                check(&mut terrain, &grid, diagonal, diagonal_cost, ends);
            }
            for _ in 0..random.below(4) {
                let (x, y) = (random.below(grid.width()), random.below(grid.height()));
                if random.below(2) == 0 {
                    grid.set_wall(x, y, random.below(2) == 0).unwrap();
                } else {
                    grid.set_cost(x, y, price(&mut random)).unwrap();
                }
                terrain.changed(x, y);
            }
        }
    }
}

#[test]
fn searches_stay_right_when_their_numbers_are_used_up_and_begin_anew() {
    let mut random = Random::new(8);
    for round in rounds(300) {
        let (price, diagonal, diagonal_cost) = choices(round);
        let grid = random_map(&mut random, price);
        let mut terrain = Terrain::new();
        for query in 0..12 {
            if let Some(ends) = random_ends(&mut random, &grid) {
                check(&mut terrain, &grid, diagonal, diagonal_cost, ends);
            }
            if query == 5 {
                let used_up = (1 << 18) - 2;
                if let Whole::Serves(_, route) = &mut terrain.whole {
                    route.table.generation = used_up;
                }
                if let Some(route) = &mut terrain.floating {
                    route.table.generation = used_up;
                }
            }
        }
    }
}

/// Overlapping rectangles, each of one cost or of walls.
fn patches(random: &mut Random) -> Grid {
    let (width, height) = (8 + random.below(9), 8 + random.below(9));
    let mut grid = Grid::new(width, height).unwrap();
    for _ in 0..2 + random.below(5) {
        let (left, top) = (random.below(width), random.below(height));
        let (wide, high) = (1 + random.below(width), 1 + random.below(height));
        let (wall, cost) = (random.below(4) == 0, [0.0, 1.0, 2.0, 5.0, 1.1]);
        let cost = cost[random.below(5) as usize];
        for y in top..height.min(top + high) {
            for x in left..width.min(left + wide) {
                grid.set_cost(x, y, cost).unwrap();
                grid.set_wall(x, y, wall).unwrap();
            }
        }
    }
    grid
}

#[test]
fn agrees_with_the_oracle_where_wide_areas_cost_the_same() {
    let mut random = Random::new(9);
    for round in rounds(1200) {
        let diagonal = Diagonal::ALL[round % 4];
        let diagonal_cost = DIAGONAL_COSTS[round / 4 % DIAGONAL_COSTS.len()];
        let mut grid = patches(&mut random);
        let mut terrain = Terrain::new();
        for _ in 0..4 {
            if let Some(ends) = random_ends(&mut random, &grid) {
                check(&mut terrain, &grid, diagonal, diagonal_cost, ends);
            }
            let (x, y) = (random.below(grid.width()), random.below(grid.height()));
            grid.set_cost(x, y, f64::from(random.below(3))).unwrap();
            grid.set_wall(x, y, random.below(4) == 0).unwrap();
            terrain.changed(x, y);
        }
    }
}

#[test]
fn agrees_with_the_oracle_after_edits_have_made_landmarks_worthless() {
    let mut random = Random::new(7);
    for round in rounds(160) {
        let (price, diagonal, diagonal_cost) = choices(round);
        let mut grid = random_map(&mut random, price);
        let mut terrain = Terrain::new();
        // Enough queries for landmarks to be added several times over.
        for query in 0..90 {
            if let Some(ends) = random_ends(&mut random, &grid) {
                check(&mut terrain, &grid, diagonal, diagonal_cost, ends);
            }
            let (x, y) = (random.below(grid.width()), random.below(grid.height()));
            match random.below(20) {
                0 => grid.set_wall(x, y, true).unwrap(),
                1 => grid
                    .set_cost(x, y, grid.cost(x, y) + price(&mut random))
                    .unwrap(),
                2 if query % 30 == 0 => grid.set_wall(x, y, false).unwrap(),
                _ => continue,
            }
            terrain.changed(x, y);
        }
    }
}

#[test]
fn agrees_with_the_oracle_where_many_queries_have_the_same_start_or_the_same_goal() {
    let mut random = Random::new(12);
    let (mut asked, mut at_once) = (0, 0);
    for round in rounds(160) {
        let (price, diagonal, diagonal_cost) = choices(round);
        let mut grid = random_map(&mut random, price);
        let mut terrain = Terrain::new();
        for query in 0..40 {
            let Some((root, _)) = random_ends(&mut random, &grid) else {
                break;
            };
            // Between edits, from all other cells to one cell, or from it to them.
            let backwards = query % 40 >= 20;
            for _ in 0..20 {
                let Some((_, other)) = random_ends(&mut random, &grid) else {
                    break;
                };
                let ends = if backwards {
                    (other, root)
                } else {
                    (root, other)
                };
                if other != root {
                    check(&mut terrain, &grid, diagonal, diagonal_cost, ends);
                    asked += 1;
                    let again = terrain.find(&grid, diagonal, diagonal_cost, ends.0, ends.1);
                    at_once += u32::from(again.unwrap().counts.expanded == 0);
                }
            }
            let (x, y) = (random.below(grid.width()), random.below(grid.height()));
            let cost = price(&mut random);
            match random.below(3) {
                0 => grid.set_wall(x, y, !grid.is_wall(x, y)).unwrap(),
                1 => grid.set_cost(x, y, cost).unwrap(),
                _ => continue,
            }
            terrain.changed(x, y);
        }
    }
    assert!(at_once > asked / 3, "{at_once} of {asked} at once");
}

#[test]
fn an_edit_that_needs_other_units_is_seen() {
    let mut grid = Grid::new(3, 3).unwrap();
    grid.set_cost(1, 0, 4.0).unwrap();
    let mut terrain = Terrain::new();
    for (x, y, cost) in [
        (1, 0, 2.0),
        (1, 1, 0.123),
        (2, 1, 1e11),
        (2, 1, 1.0),
        (0, 1, 0.0),
    ] {
        check(&mut terrain, &grid, Diagonal::Always, SQRT_2, (0, 2));
        grid.set_cost(x, y, cost).unwrap();
        terrain.changed(x, y);
    }
    check(&mut terrain, &grid, Diagonal::Always, SQRT_2, (0, 2));
}

#[test]
fn an_edit_that_was_not_reported_is_still_seen() {
    let mut grid = Grid::new(5, 2).unwrap();
    let mut terrain = Terrain::new();
    check(&mut terrain, &grid, Diagonal::Never, 1.0, (0, 4));
    grid.set_wall(2, 0, true).unwrap();
    check(&mut terrain, &grid, Diagonal::Never, 1.0, (0, 4));
}

/// As where a game sets every cell of its map again before each query: most are as they were.
#[test]
fn an_edit_after_very_many_that_changed_nothing_is_seen() {
    let mut grid = Grid::new(9, 2).unwrap();
    let mut terrain = Terrain::new();
    check(&mut terrain, &grid, Diagonal::Never, 1.0, (0, 8));
    for _ in 0..MANY_EDITS {
        terrain.changed(0, 0);
    }
    grid.set_wall(5, 0, true).unwrap();
    terrain.changed(5, 0);
    check(&mut terrain, &grid, Diagonal::Never, 1.0, (0, 8));
}
