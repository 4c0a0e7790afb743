//! Edits between queries: what was made before them must never answer for a map that is another one by now.

use super::{check, costs_from, random_grid, with_hierarchy};
use crate::fast::uniform::Uniform;
use crate::fast::uniform::edits::Edits;
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::rounds::rounds;
use crate::seeded::Random;
use std::f64::consts::SQRT_2;

const RULES: [Diagonal; 2] = [Diagonal::Never, Diagonal::NoObstacles];

/// Makes a wall free or a free cell a wall, and tells the finder.
fn flip(grid: &mut Grid, uniform: &mut Uniform, cell: u32) {
    let (x, y) = (cell % grid.width(), cell / grid.width());
    grid.set_wall(x, y, !grid.is_wall(x, y)).unwrap();
    uniform.changed(x, y);
}

fn free_cells(grid: &Grid) -> Vec<u32> {
    let free = |&cell: &u32| !grid.is_wall(cell % grid.width(), cell / grid.width());
    (0..grid.len() as u32).filter(free).collect()
}

/// Queries from one cell, with one run of the oracle. How many there were.
fn ask(random: &mut Random, uniform: &mut Uniform, grid: &Grid, rule: Diagonal) -> u64 {
    let free = free_cells(grid);
    if free.len() < 2 {
        return 0;
    }
    let mut any = || free[random.below(free.len() as u32) as usize];
    let start = any();
    let costs = costs_from(grid, rule, SQRT_2, start);
    let goals = [(); 4].map(|()| any());
    let mut asked = 0;
    for goal in goals.into_iter().filter(|&goal| goal != start) {
        let cost = costs[goal as usize];
        check(uniform, grid, rule, SQRT_2, start, goal, cost);
        check(uniform, grid, rule, SQRT_2, goal, start, cost);
        asked += 2;
    }
    asked
}

#[test]
fn agrees_with_the_oracle_after_each_of_many_edits() {
    let mut random = Random::new(0xed17);
    let (mut answered, mut failed, mut remade) = (0, 0, 0);
    for round in rounds(120) {
        let (width, height) = (6 + random.below(40), 6 + random.below(40));
        let mut grid = random_grid(&mut random, width, height);
        let rule = RULES[round % 2];
        let mut uniform = with_hierarchy(&grid, rule, SQRT_2);
        let mut flipped = Vec::new();
        for _ in 0..30 {
            // Many at once make most answers of the hierarchy fail.
            for _ in 0..random.below(if round % 4 == 0 { 24 } else { 4 }) {
                // Back again as often as not, as doors and units do.
                let cell = match random.below(2) {
                    0 => flipped.pop(),
                    _ => None,
                };
                let cell = cell.unwrap_or_else(|| {
                    flipped.push(random.below(width * height));
                    flipped[flipped.len() - 1]
                });
                flip(&mut grid, &mut uniform, cell);
            }
            ask(&mut random, &mut uniform, &grid, rule);
        }
        answered += uniform.answered;
        failed += uniform.misses.count_ones();
        remade += u32::from(uniform.wasted > 0);
    }
    // All ways to an answer have been tried.
    assert!(
        answered > 100 && failed > 100 && remade > 0,
        "{answered} {failed} {remade}"
    );
}

#[test]
fn agrees_with_the_oracle_where_a_hierarchy_is_made_while_the_map_changes() {
    let mut random = Random::new(0xed18);
    let (rule, side) = (Diagonal::NoObstacles, 160);
    let mut grid = Grid::new(side, side).unwrap();
    for cell in 0..side * side {
        let wall = random.below(100) < 22;
        grid.set_wall(cell % side, cell / side, wall).unwrap();
    }
    let mut uniform = Uniform::for_many();
    let mut answered = 0;
    for _ in 0..100 {
        // Open and shut, as doors are.
        let cell = random.below(side * side);
        for _ in 0..2 {
            flip(&mut grid, &mut uniform, cell);
            ask(&mut random, &mut uniform, &grid, rule);
        }
        answered = answered.max(uniform.answered);
    }
    assert!(answered > 50, "{answered}");
}

#[test]
fn an_edit_that_is_taken_back_costs_nothing() {
    let mut random = Random::new(0xed19);
    let mut grid = random_grid(&mut random, 60, 60);
    let rule = Diagonal::NoObstacles;
    let mut uniform = with_hierarchy(&grid, rule, SQRT_2);
    for _ in 0..20 {
        let cell = random.below(3600);
        flip(&mut grid, &mut uniform, cell);
        flip(&mut grid, &mut uniform, cell);
        ask(&mut random, &mut uniform, &grid, rule);
        assert!(uniform.climb.is_some());
    }
    assert_eq!((uniform.answered, uniform.spent_since), (0, 0));
}

#[test]
fn after_too_many_edits_or_unheard_of_ones_the_hierarchy_is_dropped() {
    for heard in [true, false] {
        let mut random = Random::new(0xed20);
        let mut grid = random_grid(&mut random, 50, 50);
        let mut uniform = with_hierarchy(&grid, Diagonal::Never, SQRT_2);
        for cell in 0..if heard { 400 } else { 1 } {
            grid.set_wall(cell % 50, cell / 50, !grid.is_wall(cell % 50, cell / 50))
                .unwrap();
            if heard {
                uniform.changed(cell % 50, cell / 50);
            }
        }
        while ask(&mut random, &mut uniform, &grid, Diagonal::Never) == 0 {}
        assert!(uniform.climb.is_none(), "{heard}");
    }
}

#[test]
fn a_hierarchy_begun_while_a_door_is_open_or_shut_for_a_moment_is_of_the_map_without_that() {
    for (stays, shut) in [(false, true), (false, false), (true, true), (true, false)] {
        let mut grid = Grid::parse("...\n...\n...").unwrap();
        grid.set_wall(1, 1, !shut).unwrap();
        let mut edits = Edits::new(&grid);
        grid.set_wall(1, 1, shut).unwrap();
        edits.touch(1, 1);
        assert!(edits.follow(&grid));
        assert!(edits.any() && !edits.have_settled());
        edits.begin(&grid, stays);
        // Where the map has stayed as it is, the door belongs to it.
        assert_eq!(edits.then(&grid).is_wall(1, 1), shut == stays);
        assert_eq!(edits.any(), !stays);
        grid.set_wall(1, 1, !shut).unwrap();
        edits.touch(1, 1);
        assert!(edits.follow(&grid));
        assert_eq!(edits.any(), stays);
    }
}

#[test]
fn what_was_edited_before_the_last_edit_belongs_to_the_map_once_a_hierarchy_is_begun() {
    let mut grid = Grid::parse("...\n...\n...").unwrap();
    let mut edits = Edits::new(&grid);
    for y in [0, 2] {
        grid.set_wall(1, y, true).unwrap();
        edits.touch(1, y);
        assert!(edits.follow(&grid));
        assert_eq!(edits.have_settled(), y == 2);
    }
    edits.begin(&grid, false);
    let then = edits.then(&grid);
    assert_eq!([0, 2].map(|y| then.is_wall(1, y)), [true, false]);
    assert!(!edits.have_settled());
}

/// Rooms of so many cells with a door in most walls.
fn rooms_grid(random: &mut Random, side: u32, room: u32) -> Grid {
    let mut grid = Grid::new(side, side).unwrap();
    for cell in 0..side * side {
        let (x, y) = (cell % side, cell / side);
        let wall = x % room == 0 || y % room == 0;
        grid.set_wall(x, y, wall && random.below(6) > 0).unwrap();
    }
    grid
}

#[test]
fn doors_that_open_are_seen_alone_side_by_side_and_one_after_the_other() {
    let mut random = Random::new(0xed21);
    let (mut answered, mut shorter) = (0, 0);
    for round in rounds(60) {
        let rule = RULES[round % 2];
        let (side, room) = (24 + random.below(20), 4 + random.below(5));
        let mut grid = rooms_grid(&mut random, side, room);
        let mut uniform = with_hierarchy(&grid, rule, SQRT_2);
        for _ in 0..6 {
            let walls: Vec<u32> = (0..grid.len() as u32)
                .filter(|cell| grid.is_wall(cell % side, cell / side))
                .collect();
            let door = walls[random.below(walls.len() as u32) as usize];
            // Now and then as wide as two cells, or through a thick wall.
            let beside = [door + 1, door + side].map(|cell| cell.min(grid.len() as u32 - 1));
            let wide = beside.into_iter().filter(|cell| walls.contains(cell));
            let opened: Vec<u32> = [door].into_iter().chain(wide).collect();
            for &cell in &opened[..1 + random.below(opened.len() as u32) as usize] {
                flip(&mut grid, &mut uniform, cell);
            }
            for _ in 0..3 {
                ask(&mut random, &mut uniform, &grid, rule);
            }
        }
        answered += uniform.answered;
        shorter += u64::from(uniform.misses.count_ones());
    }
    assert!(answered > 500 && shorter > 100, "{answered} {shorter}");
}

#[test]
fn a_passage_of_two_freed_cells_that_saves_less_than_a_step_is_seen() {
    let (free, wall) = ("........\n", "#####.##\n");
    let map = [&free.repeat(6), wall, wall, &free.repeat(3)].concat();
    let mut grid = Grid::parse(&map).unwrap();
    let rule = Diagonal::NoObstacles;
    let mut uniform = with_hierarchy(&grid, rule, SQRT_2);
    for cell in [6 * 8 + 3, 7 * 8 + 3] {
        flip(&mut grid, &mut uniform, cell);
    }
    let goal = 10 * 8 + 4;
    let cost = costs_from(&grid, rule, SQRT_2, 0)[goal as usize];
    check(&mut uniform, &grid, rule, SQRT_2, 0, goal, cost);
}
