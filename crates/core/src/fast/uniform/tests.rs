//! The fast route for uniform grids against an oracle that is too simple to be wrong.

use super::corners::Corners;
use super::making::Making;
use super::scale::Scale;
use super::{SCALE_BITS, Uniform};
use crate::fast::landmarks::Landmarks;
use crate::grid::Grid;
use crate::options::Diagonal;
use crate::path::unfold;
use crate::rounds::rounds;
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
        belongs: (grid.version(), rule, diagonal_cost),
        ..Uniform::new()
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

/// The same by one finder under each rule in turn, for each of these diagonal costs.
fn check_every_rule(random: &mut Random, grid: &Grid, diagonal_costs: &[f64], queries: u32) {
    let mut uniform = Uniform::new();
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

#[test]
fn agrees_with_the_oracle_on_many_queries_of_one_map() {
    let mut random = Random::new(0x1a4d);
    let mut most = 0;
    for _ in rounds(60) {
        let (width, height) = (20 + random.below(40), 20 + random.below(40));
        let grid = random_grid(&mut random, width, height);
        for &rule in &[Diagonal::Never, Diagonal::NoObstacles] {
            let mut uniform = with_hierarchy(&grid, rule, SQRT_2);
            for _ in 0..20 {
                let cost = SQRT_2;
                check_from_one_cell(&mut random, &mut uniform, &grid, rule, cost, 6);
            }
            most = most.max(uniform.climb.map_or(0, |climb| climb.landmarks.count()));
        }
    }
    assert!(most > 4, "only {most} landmarks were ever worked out");
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
            let mut uniform = Uniform::new();
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
        let mut uniform = Uniform::new();
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
                    trees += u32::from(uniform.trees.way([from, to]).is_some());
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
    let mut uniform = Uniform::new();
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

/// How many queries are answered before the hierarchy is made, with this percentage of walls.
fn queries_before_it_is_made(percent: u32) -> u32 {
    let mut random = Random::new(0x9a1d);
    let side = 256;
    let mut grid = Grid::new(side, side).unwrap();
    for index in 0..side * side {
        let wall = random.below(100) < percent;
        grid.set_wall(index % side, index / side, wall).unwrap();
    }
    let (rule, cost) = (Diagonal::NoObstacles, SQRT_2);
    let mut uniform = Uniform::new();
    for asked in 0..2000 {
        if uniform.climb.is_some() {
            return asked;
        }
        let mut free = || loop {
            let index = random.below(side * side);
            if !grid.is_wall(index % side, index / side) {
                return index;
            }
        };
        let (start, goal) = (free(), free());
        if start != goal {
            uniform.find(&grid, rule, cost, start, goal).unwrap();
        }
    }
    panic!("never made with {percent} % of walls");
}

#[test]
fn the_hierarchy_is_made_later_where_it_gives_less() {
    let (thick, thin) = (queries_before_it_is_made(25), queries_before_it_is_made(10));
    assert!(thick > 1, "a single query never pays for it");
    assert!(4 * thick < thin, "{thick} and {thin} queries");
}

#[test]
fn no_query_waits_for_the_whole_hierarchy() {
    let mut random = Random::new(0x9a47);
    let side = 300;
    let mut grid = Grid::new(side, side).unwrap();
    for index in 1..side * side {
        let wall = random.below(4) == 0;
        grid.set_wall(index % side, index / side, wall).unwrap();
    }
    let (rule, cost) = (Diagonal::NoObstacles, SQRT_2);
    let mut uniform = Uniform::new();
    // Each from another cell, since a shared start would be answered by a tree.
    let mut ask = |grid: &Grid, uniform: &mut Uniform| {
        let [start, goal] = [(); 2].map(|()| random.below(side * side));
        let free = |cell: u32| !grid.is_wall(cell % side, cell / side);
        if start != goal && free(start) && free(goal) {
            let costs = costs_from(grid, rule, cost, start);
            check(uniform, grid, rule, cost, start, goal, costs[goal as usize]);
        }
    };
    while uniform.making.is_none() {
        ask(&grid, &mut uniform);
        assert!(uniform.climb.is_none(), "made with one query");
    }
    // An edit drops the unfinished hierarchy.
    let free = !grid.is_wall(side / 2, side / 2);
    grid.set_wall(side / 2, side / 2, free).unwrap();
    let costs = costs_from(&grid, rule, cost, 0);
    let goal = costs.iter().rposition(|&cost| cost < u64::MAX).unwrap();
    check(&mut uniform, &grid, rule, cost, 0, goal as u32, costs[goal]);
    assert!(uniform.making.is_none());
    let mut parts = 1;
    while uniform.climb.is_none() {
        ask(&grid, &mut uniform);
        parts += u32::from(uniform.making.is_some());
    }
    assert!(parts > 2, "made in {parts} parts");
}

#[test]
fn where_searches_are_short_the_hierarchy_is_never_made() {
    // Half a dozen pillars in a hall: climbing the hierarchy would take longer than the few jumps.
    let (mut random, side) = (Random::new(0xa4e), 49);
    let mut grid = Grid::new(side, side).unwrap();
    for _ in 0..6 {
        let (left, top) = (random.below(side - 4), random.below(side - 4));
        for (x, y) in (0..4).flat_map(|i| (0..4).map(move |j| (left + i, top + j))) {
            grid.set_wall(x, y, true).unwrap();
        }
    }
    let mut uniform = Uniform::new();
    for _ in 0..500 {
        let (rule, cost) = (Diagonal::NoObstacles, SQRT_2);
        check_from_one_cell(&mut random, &mut uniform, &grid, rule, cost, 6);
    }
    assert!(uniform.climb.is_none());
}

#[test]
fn jumps_and_steps_agree_on_every_density() {
    let mut random = Random::new(0xde45);
    for _ in rounds(400) {
        let (width, height) = (1 + random.below(40), 1 + random.below(40));
        let grid = random_grid(&mut random, width, height);
        for &rule in &[Diagonal::Never, Diagonal::NoObstacles] {
            for density in [0.0, 1.0] {
                let belongs = (grid.version(), rule, SQRT_2);
                let mut uniform = Uniform {
                    density,
                    belongs,
                    patience: Some(f64::INFINITY),
                    ..Uniform::new()
                };
                check_from_one_cell(&mut random, &mut uniform, &grid, rule, SQRT_2, 4);
            }
        }
    }
}

/// A winding corridor of so many runs of 400 cells.
fn corridor(runs: u32) -> Grid {
    let (width, height) = (400, 2 * runs - 1);
    let mut grid = Grid::new(width, height).unwrap();
    for y in (1..height).step_by(2) {
        let door = if y % 4 == 1 { width - 1 } else { 0 };
        for x in (0..width).filter(|&x| x != door) {
            grid.set_wall(x, y, true).unwrap();
        }
    }
    grid
}

#[test]
fn long_paths_need_the_finer_scale() {
    let grid = corridor(201);
    let (start, goal) = (0, grid.len() as u32 - grid.width());
    let root = SQRT_2;
    for &rule in Diagonal::ALL {
        let costs = costs_from(&grid, rule, root, start);
        let cost = costs[goal as usize];
        assert!(cost > 70_000_000_000_000, "{cost}");
        let mut uniform = Uniform::new();
        check(&mut uniform, &grid, rule, root, start, goal, cost);
        if has_hierarchy(rule, root) {
            let mut uniform = with_hierarchy(&grid, rule, root);
            check(&mut uniform, &grid, rule, root, start, goal, cost);
        }
    }
}

#[test]
fn a_long_path_uses_the_hierarchy_and_one_too_long_for_it_is_searched_once() {
    let (rule, root) = (Diagonal::NoObstacles, SQRT_2);
    let end = |grid: &Grid| (0, grid.len() as u32 - grid.width());
    let long = corridor(101);
    let mut with = with_hierarchy(&long, rule, root);
    let (start, goal) = end(&long);
    let found = with.find(&long, rule, root, start, goal).unwrap();
    assert!(found.straight > 40_000, "{}", found.straight);
    assert!(found.counts.expanded < 100, "{}", found.counts.expanded);

    let too_long = corridor(201);
    let (start, goal) = end(&too_long);
    let mut with = with_hierarchy(&too_long, rule, root);
    let mut without = Uniform {
        belongs: (too_long.version(), rule, root),
        patience: Some(f64::INFINITY),
        ..Uniform::new()
    };
    for uniform in [&mut with, &mut without] {
        uniform.find(&too_long, rule, root, start, goal).unwrap();
    }
    // Without the hierarchy the path is searched for on both scales.
    assert!(
        with.spent < without.spent,
        "{} looks, {} without",
        with.spent,
        without.spent
    );
}

#[test]
fn agrees_with_the_oracle_near_the_limit_of_the_coarse_scale() {
    // Two halves may each fit the coarse scale although their sum does not.
    for runs in [120, 135] {
        let grid = corridor(runs);
        let (rule, root) = (Diagonal::NoObstacles, SQRT_2);
        let costs = costs_from(&grid, rule, root, 0);
        let mut uniform = with_hierarchy(&grid, rule, root);
        let longest = u64::from(runs) * 400;
        for length in (45_000..longest).step_by(700) {
            let near = |&cost: &u64| cost / 1_000_000_000 >= length && cost < u64::MAX;
            let goal = costs.iter().position(near).unwrap();
            for (from, to) in [(0, goal as u32), (goal as u32, 0)] {
                check(&mut uniform, &grid, rule, root, from, to, costs[goal]);
            }
        }
    }
}

#[test]
fn a_postponed_run_at_the_end_of_a_long_path_is_not_forgotten() {
    // Behind the corridor a hall, in which all that leads on is a diagonal run from its one door to the other; the goal is behind that,
    // just below the first door. About where this run begins to lead away from it, the coarse scale ends.
    let mut grid = Grid::new(400, 262).unwrap();
    let above = corridor(119);
    for (x, y) in (0..262).flat_map(|y| (0..400).map(move |x| (x, y))) {
        let wall = match y {
            0..237 => above.is_wall(x, y),
            237 => x != 399,
            258 => x != 380,
            _ => x < 380,
        };
        grid.set_wall(x, y, wall).unwrap();
    }
    let (rule, root) = (Diagonal::NoObstacles, SQRT_2);
    let goal = grid.len() as u32 - 1;
    let costs = costs_from(&grid, rule, root, goal);
    let mut uniform = Uniform {
        belongs: (grid.version(), rule, root),
        patience: Some(f64::INFINITY),
        ..Uniform::new()
    };
    let ends = [47_310, 47_380].map(|length| length * 1_000_000_000);
    let starts = (0..1200).filter(|&x| (ends[0]..ends[1]).contains(&costs[x as usize]));
    assert!(starts.clone().count() > 60);
    for start in starts {
        check(
            &mut uniform,
            &grid,
            rule,
            root,
            start,
            goal,
            costs[start as usize],
        );
    }
}
