//! When the hierarchy is made, in how many parts, and what searches over it answer.

use super::{check, check_from_one_cell, costs_from, random_grid, with_hierarchy};
use crate::fast::uniform::Uniform;
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::rounds::rounds;
use crate::seeded::Random;
use std::f64::consts::SQRT_2;

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
fn agrees_with_the_oracle_where_landmarks_lead_through_a_large_core() {
    // From an end one climbs to many corners of the core, which lie at different distances from a landmark.
    let (mut random, side, cost) = (Random::new(0x1a4e), 128, SQRT_2);
    let mut totals = [0, 0];
    for percent in [15, 25, 35] {
        let mut grid = Grid::new(side, side).unwrap();
        for index in 0..side * side {
            let wall = random.below(100) < percent;
            grid.set_wall(index % side, index / side, wall).unwrap();
        }
        let free = |&index: &u32| !grid.is_wall(index % side, index / side);
        let free: Vec<u32> = (0..side * side).filter(free).collect();
        for rule in [Diagonal::Never, Diagonal::NoObstacles] {
            let mut uniform = with_hierarchy(&grid, rule, cost);
            let ends: Vec<[u32; 2]> = (0..30)
                .map(|_| [(); 2].map(|()| free[random.below(free.len() as u32) as usize]))
                .filter(|[start, goal]| start != goal)
                .collect();
            let expanded = |uniform: &mut Uniform| -> u64 {
                let find = |&[start, goal]: &[u32; 2]| uniform.find(&grid, rule, cost, start, goal);
                ends.iter()
                    .map(find)
                    .map(|found| found.unwrap().counts.expanded)
                    .sum()
            };
            let first = expanded(&mut uniform);
            for _ in 0..15 {
                let mut any = || free[random.below(free.len() as u32) as usize];
                let start = any();
                let costs = costs_from(&grid, rule, cost, start);
                for goal in [(); 25].map(|()| any()) {
                    if goal != start {
                        let length = costs[goal as usize];
                        check(&mut uniform, &grid, rule, cost, start, goal, length);
                        check(&mut uniform, &grid, rule, cost, goal, start, length);
                    }
                }
            }
            let last = expanded(&mut uniform);
            let count = uniform.climb.map_or(0, |climb| climb.landmarks.count());
            assert!(count > 3, "{percent} % and {rule:?}: {count} landmarks");
            totals = [totals[0] + first, totals[1] + last];
        }
    }
    let [first, last] = totals;
    assert!(
        last * 6 < first * 5,
        "{last} expanded, {first} before there were landmarks"
    );
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
    let mut uniform = Uniform::for_many();
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
fn what_is_for_a_single_query_never_makes_it() {
    let (mut random, side) = (Random::new(0x9a48), 96);
    let (rule, cost) = (Diagonal::NoObstacles, SQRT_2);
    let mut grid = Grid::new(side, side).unwrap();
    for index in 0..side * side {
        let wall = random.below(4) == 0;
        grid.set_wall(index % side, index / side, wall).unwrap();
    }
    let (mut single, mut many) = (Uniform::default(), Uniform::for_many());
    for _ in 0..200 {
        for uniform in [&mut single, &mut many] {
            check_from_one_cell(&mut random, uniform, &grid, rule, cost, 1);
        }
    }
    assert!(many.climb.is_some());
    assert!(single.climb.is_none() && single.making.is_none());
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
    let mut uniform = Uniform::for_many();
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
    // Once it is made it is not begun anew.
    for _ in 0..4 {
        ask(&grid, &mut uniform);
        assert!(uniform.making.is_none());
    }
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
    let mut uniform = Uniform::for_many();
    for _ in 0..500 {
        let (rule, cost) = (Diagonal::NoObstacles, SQRT_2);
        check_from_one_cell(&mut random, &mut uniform, &grid, rule, cost, 6);
    }
    assert!(uniform.climb.is_none());
}

#[test]
fn where_few_cells_can_be_looked_at_the_hierarchy_is_never_made() {
    // Corners are many, so that these are searched cell by cell or a level at a time: 256 cells at most.
    let (mut random, side) = (Random::new(0xa4f), 16);
    let mut grid = Grid::new(side, side).unwrap();
    for index in 0..side * side {
        let wall = random.below(4) == 0;
        grid.set_wall(index % side, index / side, wall).unwrap();
    }
    let free = |&index: &u32| !grid.is_wall(index % side, index / side);
    let free: Vec<u32> = (0..side * side).filter(free).collect();
    for rule in [Diagonal::Never, Diagonal::NoObstacles] {
        let (mut uniform, mut expanded) = (Uniform::for_many(), 0);
        for _ in 0..5000 {
            let [start, goal] = [(); 2].map(|()| free[random.below(free.len() as u32) as usize]);
            if start != goal {
                let found = uniform.find(&grid, rule, SQRT_2, start, goal).unwrap();
                expanded += found.counts.expanded;
            }
        }
        // All together they have cost more than making it would.
        assert!(expanded > 50_000, "{rule:?}: {expanded}");
        assert!(
            uniform.climb.is_none() && uniform.making.is_none(),
            "{rule:?}"
        );
    }
}
