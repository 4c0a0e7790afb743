//! Every way of searching, on random maps, through edits, and from trees.

use super::{
    check, check_from_one_cell, costs_from, drawing, random_grid, with_density, with_hierarchy,
};
use crate::fast::landmarks::Landmarks;
use crate::fast::uniform::Uniform;
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::rounds::rounds;
use crate::seeded::Random;
use std::f64::consts::SQRT_2;

/// The same by one finder under each rule in turn, for each of these diagonal costs.
fn check_every_rule(random: &mut Random, grid: &Grid, diagonal_costs: &[f64], queries: u32) {
    let mut uniform = Uniform::for_many();
    for &cost in diagonal_costs {
        for &rule in Diagonal::ALL {
            check_from_one_cell(random, &mut uniform, grid, rule, cost, queries);
        }
    }
}

#[test]
fn agrees_with_the_oracle_on_small_random_maps() {
    let mut random = Random::new(0x5eed);
    for _ in rounds(3000) {
        let (width, height) = (1 + random.below(40), 1 + random.below(40));
        let grid = random_grid(&mut random, width, height);
        check_every_rule(&mut random, &grid, &[SQRT_2], 4);
    }
}

#[test]
fn agrees_with_the_oracle_on_widths_and_heights_around_64() {
    let mut random = Random::new(0xb17);
    for _ in rounds(150) {
        let around = [63, 64, 65, 66, 127, 128, 129, 130];
        let long = around[random.below(8) as usize];
        let other = 1 + random.below(70);
        let (width, height) = if random.below(2) == 0 {
            (long, other)
        } else {
            (other, long)
        };
        let grid = random_grid(&mut random, width, height);
        check_every_rule(&mut random, &grid, &[SQRT_2], 6);
    }
}

#[test]
fn agrees_with_the_oracle_for_other_diagonal_costs() {
    let mut random = Random::new(0xc057);
    for _ in rounds(300) {
        let (width, height) = (1 + random.below(30), 1 + random.below(30));
        let grid = random_grid(&mut random, width, height);
        check_every_rule(&mut random, &grid, &[1.0, 1.25, 1.4, 1.7, 2.0], 3);
    }
}

/// Records begin anew once there is no number left for another search.
#[test]
fn searches_stay_right_when_their_numbers_are_used_up() {
    let mut random = Random::new(0xba5e);
    let mut used_up = 0;
    for _ in rounds(200) {
        let (width, height) = (1 + random.below(20), 1 + random.below(20));
        let grid = random_grid(&mut random, width, height);
        for &rule in Diagonal::ALL {
            let mut uniform = Uniform::for_many();
            check_from_one_cell(&mut random, &mut uniform, &grid, rule, SQRT_2, 3);
            used_up += u32::from(uniform.records.use_up());
            check_from_one_cell(&mut random, &mut uniform, &grid, rule, SQRT_2, 3);
        }
    }
    assert!(used_up > 20);
}

#[test]
fn step_by_step_searches_agree_with_the_oracle_through_edits() {
    let mut random = Random::new(0x57e9);
    let mut most = 0;
    for _ in rounds(60) {
        let (width, height) = (20 + random.below(40), 20 + random.below(40));
        let mut grid = random_grid(&mut random, width, height);
        // These two are always searched step by step.
        for rule in [Diagonal::Always, Diagonal::AtMostOneObstacle] {
            let mut uniform = Uniform::for_many();
            // Removing a wall makes paths shorter, so the landmarks' bounds no longer hold.
            for _ in 0..2 {
                for _ in 0..15 {
                    let cost = SQRT_2;
                    check_from_one_cell(&mut random, &mut uniform, &grid, rule, cost, 6);
                }
                let landmarks = uniform.steps.as_ref().map(|steps| &steps.landmarks);
                most = most.max(landmarks.map_or(0, Landmarks::count));
                let walls: Vec<_> = (0..grid.len() as u32)
                    .map(|index| grid.point(index))
                    .filter(|&(x, y)| grid.is_wall(x, y))
                    .collect();
                if let Some(&(x, y)) = walls.get(random.below(1 + walls.len() as u32) as usize) {
                    grid.set_wall(x, y, false).unwrap();
                }
            }
        }
    }
    assert!(most > 2, "only {most} landmarks were ever worked out");
}

#[test]
fn edits_are_seen_at_once() {
    let mut random = Random::new(0xed17);
    for _ in rounds(60) {
        let (width, height) = (2 + random.below(30), 2 + random.below(30));
        let mut grid = random_grid(&mut random, width, height);
        let mut uniform = with_hierarchy(&grid, Diagonal::Never, 1.5);
        for _ in 0..20 {
            for &rule in &[Diagonal::Never, Diagonal::NoObstacles] {
                check_from_one_cell(&mut random, &mut uniform, &grid, rule, SQRT_2, 3);
            }
            for _ in 0..1 + random.below(3) {
                let (x, y) = (random.below(width), random.below(height));
                let wall = !grid.is_wall(x, y);
                grid.set_wall(x, y, wall).unwrap();
            }
        }
    }
}

#[test]
fn agrees_with_the_oracle_when_many_queries_share_an_end() {
    let mut random = Random::new(0x72ee);
    let (mut asked, mut trees) = (0, 0);
    for round in rounds(240) {
        let (width, height) = (1 + random.below(30), 1 + random.below(30));
        let mut grid = random_grid(&mut random, width, height);
        let rule = Diagonal::ALL[round % 4];
        let diagonal_cost = [SQRT_2, 1.0, 1.5, 2.0][round / 4 % 4];
        let mut uniform = Uniform::for_many();
        let free = |grid: &Grid| -> Vec<u32> {
            let cells = 0..grid.len() as u32;
            cells
                .filter(|&i| !grid.is_wall(i % width, i / width))
                .collect()
        };
        let Some(&root) = free(&grid).get(random.below(9) as usize) else {
            continue;
        };
        // An edit invalidates the tree. Each half continues where the last one ended.
        for half in 0..6 {
            let others = free(&grid);
            let costs = costs_from(&grid, rule, diagonal_cost, root);
            for query in 0..60 {
                let other = others[random.below(others.len() as u32) as usize];
                if other != root {
                    let (from, to) = if (query < 30) == (half % 2 == 0) {
                        (root, other)
                    } else {
                        (other, root)
                    };
                    let cost = costs[other as usize];
                    check(&mut uniform, &grid, rule, diagonal_cost, from, to, cost);
                    asked += 1;
                    trees += u32::from(uniform.trees.branch([from, to]).is_some());
                }
            }
            let (x, y) = (random.below(width), random.below(height));
            if (x, y) != (root % width, root / width) {
                grid.set_wall(x, y, !grid.is_wall(x, y)).unwrap();
            }
        }
    }
    assert!(trees > asked / 3, "{trees} of {asked} from a tree");
}

#[test]
fn a_tree_is_grown_once_searches_have_cost_as_much() {
    let mut random = Random::new(0x51de);
    let side = 100;
    let mut grid = Grid::new(side, side).unwrap();
    for index in 1..side * side - 1 {
        let wall = random.below(4) == 0;
        grid.set_wall(index % side, index / side, wall).unwrap();
    }
    let mut uniform = Uniform::for_many();
    let mut ask = |from, to| {
        let root = SQRT_2;
        let found = uniform.find(&grid, Diagonal::NoObstacles, root, from, to);
        found.unwrap().counts.expanded
    };
    let (first, last) = (0, side * side - 1);
    let mut spent = 0;
    while spent < u64::from(side * side) {
        let expanded = ask(first, last);
        assert!(expanded > 0, "a tree after {spent} cells");
        spent += expanded;
    }
    assert_eq!(ask(first, last), 0);
    // Another start has no tree, and asking for it drops the old one.
    assert!(ask(side, last - 1) > 0);
    assert!(ask(first, last - 2) > 0);
}

#[test]
fn jumps_and_steps_agree_on_every_density() {
    let mut random = Random::new(0xde45);
    for _ in rounds(400) {
        let (width, height) = (1 + random.below(40), 1 + random.below(40));
        let grid = random_grid(&mut random, width, height);
        for &rule in &[Diagonal::Never, Diagonal::NoObstacles] {
            for density in [0.0, 1.0] {
                let mut uniform = with_density(&grid, rule, density);
                check_from_one_cell(&mut random, &mut uniform, &grid, rule, SQRT_2, 4);
            }
        }
    }
}

#[test]
fn jumps_and_steps_agree_with_the_oracle_among_long_bars() {
    // The way round a bar is long in one direction: a run that counted its steps wrongly in one of the two would lead the wrong way.
    let mut random = Random::new(0xba25);
    for _ in rounds(200) {
        let side = 20 + random.below(40);
        let mut grid = Grid::new(side, side).unwrap();
        for _ in 0..side {
            let (x, y, length) = (random.below(side), random.below(side), random.below(side));
            let upright = random.below(2) == 0;
            for along in 0..length / 2 {
                let (x, y) = if upright {
                    (x, y + along)
                } else {
                    (x + along, y)
                };
                if grid.contains(x, y) {
                    grid.set_wall(x, y, true).unwrap();
                }
            }
        }
        for &rule in Diagonal::ALL {
            for density in [0.0, 1.0] {
                let mut uniform = with_density(&grid, rule, density);
                check_from_one_cell(&mut random, &mut uniform, &grid, rule, SQRT_2, 3);
            }
        }
    }
}

#[test]
fn no_cell_counts_twice_as_reached_for_the_first_time() {
    let mut random = Random::new(0x0ce);
    let mut improved = [0, 0];
    for round in rounds(400) {
        let grid = random_grid(&mut random, 40, 40);
        // Jumps, and the rules that are always searched step by step.
        for (kind, rule) in [(0, Diagonal::NoObstacles), (1, Diagonal::ALL[round % 4])] {
            let (start, goal) = (random.below(1600), random.below(1600));
            let costs = costs_from(&grid, rule, SQRT_2, start);
            let free = |cell| !grid.is_wall(cell % 40, cell / 40);
            // Where there is no way, all that can be reached is searched.
            if !free(start) || !free(goal) || costs[goal as usize] < u64::MAX {
                continue;
            }
            let mut uniform = with_density(&grid, rule, kind as f64);
            let found = uniform.find(&grid, rule, SQRT_2, start, goal).unwrap();
            let reached = costs.iter().filter(|&&cost| cost < u64::MAX).count() as u64;
            let what = format!("{rule:?}\n{}", drawing(&grid, start, goal));
            if kind == 0 {
                assert!(found.counts.generated <= reached, "{what}");
            } else {
                assert_eq!(found.counts.generated, reached, "{what}");
            }
            // A cell is expanded as often as it was entered in the open list.
            assert!(
                found.counts.expanded <= found.counts.generated + found.counts.improved,
                "{what}"
            );
            improved[kind] += found.counts.improved;
        }
    }
    assert!(improved.iter().all(|&count| count > 0), "{improved:?}");
}

#[test]
fn ways_along_the_first_column_stay_on_the_map() {
    // Left of it lies, as cells are numbered, the last possible column of the line above: among the tiles, a place elsewhere on the map.
    let mut random = Random::new(0x9a60);
    let (width, height) = (250, 300);
    for _ in rounds(20) {
        let mut grid = Grid::new(width, height).unwrap();
        for index in 0..width * height {
            let wall = random.below(100) < 12;
            grid.set_wall(index % width, index / width, wall).unwrap();
        }
        let (rule, start) = (Diagonal::Never, random.below(width * height));
        grid.set_wall(start % width, start / width, false).unwrap();
        let costs = costs_from(&grid, rule, 1.0, start);
        for line in (0..height).step_by(4) {
            let goal = line * width;
            if goal != start && !grid.is_wall(0, line) {
                // A new one each time, since a shared start would be answered by a tree.
                let cost = costs[goal as usize];
                check(
                    &mut Uniform::for_many(),
                    &grid,
                    rule,
                    1.0,
                    start,
                    goal,
                    cost,
                );
            }
        }
    }
}
