//! The fast route for terrain against an oracle too simple to be wrong.

use super::Terrain;
use crate::grid::Grid;
use crate::options::Diagonal;
use crate::rounds::rounds;
use crate::seeded::Random;
use std::f64::consts::SQRT_2;

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
    let near = |a: f64, b: f64| (a - b).abs() <= 1e-9 * a.max(b);
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
        for query in 0..120 {
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

#[test]
fn a_path_too_expensive_for_whole_units_is_found_in_floating_point() {
    // A line of cells of cost 8000: beyond the bound up to which the units of the root of two are exact.
    let mut grid = Grid::new(40, 2).unwrap();
    for x in 0..40 {
        grid.set_cost(x, 0, 8000.0).unwrap();
        grid.set_cost(x, 1, 9000.0).unwrap();
    }
    let mut terrain = Terrain::new();
    for ends in [(0, 39), (0, 1), (39, 40)] {
        check(&mut terrain, &grid, Diagonal::NoObstacles, SQRT_2, ends);
    }
}

/// A square map where each cell costs what `price` says.
fn priced(side: u32, mut price: impl FnMut(u32, u32) -> f64) -> Grid {
    let mut grid = Grid::new(side, side).unwrap();
    for y in 0..side {
        for x in 0..side {
            grid.set_cost(x, y, price(x, y)).unwrap();
        }
    }
    grid
}

#[test]
fn on_even_ground_each_cell_is_opened_about_once() {
    for diagonal in [Diagonal::NoObstacles, Diagonal::Never] {
        let grid = priced(64, |x, y| if (x, y) == (5, 50) { 1.0 } else { 2.0 });
        let ends = (64 * 3 + 3, 64 * 60 + 40);
        let root = SQRT_2;
        let reached = Terrain::new()
            .find(&grid, diagonal, root, ends.0, ends.1)
            .unwrap();
        assert!(reached.counts.expanded > 500, "{diagonal:?}: {reached:?}");
        assert!(
            (reached.counts.improved + reached.counts.reopened) * 50 < reached.counts.expanded,
            "{diagonal:?}: {reached:?}"
        );
    }
}

/// ```text
///   G 1.01 1.01      the two at the right share a bucket with those below them: one is closed
///   S 1    1         by the dearer way first
/// ```
#[test]
fn a_cell_that_is_opened_again_does_not_count_as_improved_as_well() {
    let prices = [[10.0, 1.01, 1.01], [10.0, 1.0, 1.0]];
    let mut grid = Grid::new(3, 2).unwrap();
    for (x, y) in (0..6).map(|cell| (cell % 3, cell / 3)) {
        grid.set_cost(x, y, prices[y as usize][x as usize]).unwrap();
    }
    let reached = Terrain::new().find(&grid, Diagonal::Never, 1.0, 3, 0);
    let counts = reached.unwrap().counts;
    assert_eq!((counts.improved, counts.reopened), (0, 1));
}

/// How many cells the first and the last of many queries expand. Every second query has neighbouring ends, because repeated ends would
/// grow a tree.
fn expansions(grid: &Grid, ends: (u32, u32)) -> (u64, u64) {
    let root = SQRT_2;
    let mut terrain = Terrain::new();
    let mut ask = |beside: u32| {
        let (start, goal) = (ends.0 - beside, ends.1 - beside);
        let reached = terrain.find(grid, Diagonal::NoObstacles, root, start, goal);
        reached.unwrap().counts.expanded
    };
    let first = ask(0);
    (0..60).for_each(|query| {
        ask(1 - query % 2);
    });
    (first, ask(0))
}

#[test]
fn landmarks_are_made_where_paths_cost_more_than_estimated() {
    let mut random = Random::new(8);
    let rough = priced(64, |_, _| f64::from(1 + random.below(9)));
    let (first, last) = expansions(&rough, (64 * 20 + 20, 64 * 40 + 44));
    assert!(last * 2 < first, "{last} after {first}");
}

#[test]
fn landmarks_are_not_made_where_they_can_save_nothing() {
    let plain = priced(64, |x, y| f64::from(99 + (x + 3 * y) % 5));
    // A landmark would be the goal itself: its bounds would leave nothing beside the way.
    let (first, last) = expansions(&plain, (64 * 20 + 30, 64 * 63 + 63));
    assert!(first > 100, "{first}");
    assert_eq!(last, first);
}

#[test]
fn costs_beyond_the_precision_of_floats_are_left_to_the_plain_search() {
    let mut grid = Grid::new(3, 1).unwrap();
    grid.set_cost(1, 0, 1e100).unwrap();
    assert_eq!(Terrain::new().find(&grid, Diagonal::Never, 1.0, 0, 2), None);
}

#[test]
fn costs_too_small_for_the_inverse_of_a_bucket_are_served_as_well() {
    let grid = priced(6, |x, y| f64::from(1 + (x * y) % 3) * 1e-310);
    for diagonal in Diagonal::ALL.iter().copied() {
        check(&mut Terrain::new(), &grid, diagonal, 1.4, (0, 35));
    }
}

#[test]
fn one_extremely_expensive_cell_does_not_slow_the_search() {
    for dearest in [1e4, 1e6, 1e8, 1e11] {
        for fraction in [0.0, 0.1234] {
            let mut random = Random::new(8);
            let grid = priced(40, |x, y| {
                let usual = f64::from(1 + random.below(9)) + fraction;
                if (x, y) == (0, 0) { dearest } else { usual }
            });
            let mut terrain = Terrain::new();
            let mut ask = |goal| {
                let root = SQRT_2;
                let found = terrain.find(&grid, Diagonal::Always, root, 205, goal);
                assert!(
                    found
                        .as_ref()
                        .is_none_or(|found| found.counts.expanded < 20_000),
                    "{dearest}: {found:?}"
                );
                found.is_some()
            };
            // If the first query is left to the plain search, so are the later ones.
            assert_eq!([ask(1599), ask(1598)], [dearest < 1e6; 2], "{dearest}");
        }
    }
}
