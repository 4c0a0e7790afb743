//! How much is searched.

use super::{costs_from, drawing, random_grid, with_density};
use crate::fast::uniform::Uniform;
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::seeded::Random;
use std::f64::consts::SQRT_2;

/// By jumps and cell by cell where there is a choice.
const WAYS: [(Diagonal, f64); 4] = [
    (Diagonal::NoObstacles, 0.0),
    (Diagonal::NoObstacles, 1.0),
    (Diagonal::AtMostOneObstacle, 1.0),
    (Diagonal::Always, 1.0),
];

#[test]
fn a_way_as_short_as_the_estimate_says_is_found_without_looking_aside() {
    // Both ways of two runs are blocked, and the one between is no longer.
    let grid = Grid::parse(
        "S.................
         .#................
         ..................
         ..................
         ...............#..
         ................G.",
    )
    .unwrap();
    let [start, goal] = [grid.start(), grid.goal()].map(|end| grid.index(end.unwrap()));
    for (rule, density) in WAYS {
        let mut uniform = with_density(&grid, rule, density);
        let found = uniform.find(&grid, rule, SQRT_2, start, goal).unwrap();
        assert_eq!((found.straight, found.diagonal), (11, 5), "{rule:?}");
        assert!(
            found.counts.expanded <= 20,
            "{rule:?}, {density}: {} cells of 108",
            found.counts.expanded
        );
    }
}

#[test]
fn only_what_looks_shorter_than_the_way_to_the_goal_is_expanded() {
    let mut random = Random::new(0xc0de);
    let mut most = [0; 4];
    for _ in 0..40 {
        let grid = random_grid(&mut random, 40, 40);
        let [start, goal] = [(); 2].map(|()| random.below(1600));
        for ((rule, density), most) in WAYS.into_iter().zip(&mut most) {
            let costs = costs_from(&grid, rule, SQRT_2, start);
            let free = |cell| !grid.is_wall(cell % 40, cell / 40);
            let cost = costs[goal as usize];
            if start == goal || !free(start) || !free(goal) || cost == u64::MAX {
                continue;
            }
            let found = with_density(&grid, rule, density)
                .find(&grid, rule, SQRT_2, start, goal)
                .unwrap();
            let looks = |cell: u32| {
                let wide = (cell % 40).abs_diff(goal % 40);
                let high = (cell / 40).abs_diff(goal / 40);
                let both = wide.min(high);
                u64::from(wide + high - 2 * both) * 1_000_000_000
                    + (f64::from(both) * SQRT_2 * 1e9) as u64
            };
            // Those that share a bucket with the goal are taken in any order: it is narrower than a straight step.
            let shorter = (0..1600).filter(|&cell| {
                costs[cell as usize] < u64::MAX
                    && costs[cell as usize] + looks(cell) < cost + 1_000_000_000
            });
            let shorter = shorter.count() as u64;
            assert!(
                found.counts.expanded <= shorter + found.counts.improved,
                "{} of {shorter}: {rule:?}\n{}",
                found.counts.expanded,
                drawing(&grid, start, goal)
            );
            *most = shorter.max(*most);
        }
    }
    assert!(most.iter().all(|&most| most > 250), "{most:?}");
}

#[test]
fn without_diagonals_cells_are_closed_a_level_at_a_time_where_corners_are_many() {
    let mut random = Random::new(0x1e7e);
    let mut grid = Grid::new(60, 60).unwrap();
    for index in 0..3600 {
        let wall = random.below(4) == 0;
        grid.set_wall(index % 60, index / 60, wall).unwrap();
    }
    let mut uniform = Uniform::for_many();
    for _ in 0..60 {
        let [start, goal] = [(); 2].map(|()| random.below(3600));
        let free = |cell: u32| !grid.is_wall(cell % 60, cell / 60);
        if start != goal && free(start) && free(goal) {
            let rule = Diagonal::Never;
            uniform.find(&grid, rule, SQRT_2, start, goal).unwrap();
        }
    }
    assert!(uniform.steps.is_none(), "searched cell by cell");
}
