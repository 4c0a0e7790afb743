//! Paths near the lengths up to which a scale is exact, and beyond.

use super::{check, costs_from, has_hierarchy, random_grid, with_hierarchy};
use crate::fast::uniform::scale::Scale;
use crate::fast::uniform::{SCALE_BITS, Uniform};
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::rounds::rounds;
use crate::seeded::Random;
use std::f64::consts::SQRT_2;

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
        let mut uniform = Uniform::for_many();
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
        ..Uniform::for_many()
    };
    for uniform in [&mut with, &mut without] {
        uniform.find(&too_long, rule, root, start, goal).unwrap();
    }
    // Without the hierarchy the path is searched for on both scales.
    assert!(
        with.spent_since < without.spent_since,
        "{} looks, {} without",
        with.spent_since,
        without.spent_since
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
        ..Uniform::for_many()
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

#[test]
fn a_path_too_long_for_both_scales_is_found_where_few_diagonal_steps_are_possible() {
    let (rule, root) = (Diagonal::NoObstacles, SQRT_2);
    let straight = corridor(1700);
    // From a niche beside the corridor a diagonal step leads into it.
    let mut few = straight.clone();
    for x in 100..=150 {
        few.set_wall(x, 1, false).unwrap();
    }
    for (grid, start, diagonals) in [(straight, 0, 0), (few, 400 + 150, 1)] {
        let goal = grid.len() as u32 - grid.width();
        let cost = costs_from(&grid, rule, root, start)[goal as usize];
        assert!(cost > 666_000_000_000_000, "{cost}");
        let mut uniform = Uniform::for_many();
        check(&mut uniform, &grid, rule, root, start, goal, cost);
        let found = uniform.find(&grid, rule, root, start, goal).unwrap();
        assert_eq!(found.diagonal, diagonals);
    }
}

#[test]
fn the_scale_for_long_paths_agrees_with_the_oracle_on_any_map() {
    let (mut random, rule, cost) = (Random::new(0x10a6), Diagonal::NoObstacles, SQRT_2);
    let mut rules = [0, 0];
    for round in rounds(60) {
        let mut grid = random_grid(&mut random, 30, 30);
        // Every other map is without diagonal steps: of each square one cell becomes a wall.
        if round % 2 == 0 {
            for (x, y) in (1..30)
                .step_by(2)
                .flat_map(|y| (1..30).step_by(2).map(move |x| (x, y)))
            {
                grid.set_wall(x, y, true).unwrap();
            }
        }
        let scales = SCALE_BITS.map(|bits| Scale::new(rule, cost, bits, 900).unwrap());
        let for_long = Scale::for_long_paths(&grid, rule, scales);
        rules[usize::from(for_long.0 == rule)] += 1;
        let mut uniform = Uniform {
            belongs: (grid.version(), rule, cost),
            patience: Some(f64::INFINITY),
            for_long: Some(for_long),
            ..Uniform::for_many()
        };
        let free = |&cell: &u32| !grid.is_wall(cell % 30, cell / 30);
        let start = random.below(900);
        if !free(&start) {
            continue;
        }
        let costs = costs_from(&grid, rule, cost, start);
        for goal in (0..900)
            .step_by(7)
            .filter(|&goal| goal != start)
            .filter(free)
        {
            let cost_there = costs[goal as usize];
            check(&mut uniform, &grid, rule, cost, start, goal, cost_there);
        }
    }
    assert!(rules.into_iter().all(|count| count > 3), "{rules:?}");
}
