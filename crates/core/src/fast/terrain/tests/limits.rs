//! How much is searched, and costs near the limits of what is served.

use super::check;
use crate::fast::terrain::Terrain;
use crate::map::grid::Grid;
use crate::options::Diagonal;
use crate::seeded::Random;
use std::f64::consts::SQRT_2;

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

#[test]
fn a_square_map_of_dear_cells_is_served_in_floating_point_at_once() {
    // In whole units even the estimate from corner to corner would not fit into 32 bits.
    let grid = priced(30, |x, y| f64::from(40_000 + (7 * x + 3 * y) % 5 * 1000));
    for ends in [(0, 899), (29, 870), (0, 1)] {
        let mut terrain = Terrain::new();
        check(&mut terrain, &grid, Diagonal::NoObstacles, SQRT_2, ends);
    }
}

/// ```text
///   S . . #      eight cells can be reached, and the goal is not among them
///   . # . #
///   . . . # G
/// ```
#[test]
fn where_there_is_no_way_each_cell_in_reach_has_been_reached_and_expanded() {
    let mut grid = priced(5, |x, y| f64::from(1 + (x + 2 * y) % 3));
    for y in 0..5 {
        for x in 0..5 {
            let free = x < 3 && y < 3 && (x, y) != (1, 1) || (x, y) == (4, 2);
            grid.set_wall(x, y, !free).unwrap();
        }
    }
    let reached = Terrain::new().find(&grid, Diagonal::Never, 1.0, 0, 14);
    let reached = reached.unwrap();
    assert!(reached.path.is_empty());
    assert_eq!(reached.counts.generated, 8);
    assert_eq!(
        reached.counts.expanded,
        8 + reached.counts.reopened,
        "{reached:?}"
    );
}

/// ```text
///   S     #     G        below the start stands f, not g, beyond what the units of the root of two can count:
///   40000 5000  5000     the path is no less a path
/// ```
#[test]
fn a_path_of_which_only_the_estimate_is_too_expensive_for_whole_units_is_found() {
    let prices = [[5000.0, 5000.0, 5000.0], [40_000.0, 5000.0, 5000.0]];
    let mut grid = Grid::new(3, 2).unwrap();
    for (x, y) in (0..6).map(|cell| (cell % 3, cell / 3)) {
        grid.set_cost(x, y, prices[y as usize][x as usize]).unwrap();
    }
    grid.set_wall(1, 0, true).unwrap();
    let mut terrain = Terrain::new();
    check(&mut terrain, &grid, Diagonal::NoObstacles, SQRT_2, (0, 2));
}

/// Between one dear step and the next thousands of buckets are empty: to look at all of them, queries took seconds.
#[test]
fn a_long_way_over_dear_cells_is_left_to_the_plain_search_where_one_cell_is_cheap() {
    let mut grid = Grid::new(4096, 1).unwrap();
    for x in 1..4096 {
        grid.set_cost(x, 0, 100_000.0).unwrap();
    }
    let find = |grid: &Grid, terrain: &mut Terrain| {
        let found = terrain.find(grid, Diagonal::Never, 1.0, 4095, 1);
        found.map(|reached| (reached.path.len(), reached.cost))
    };
    let mut terrain = Terrain::new();
    grid.set_cost(0, 0, 0.001).unwrap();
    assert_eq!(find(&grid, &mut terrain), None);
    // Once it is not, they are served again.
    grid.set_cost(0, 0, 10_000.0).unwrap();
    assert_eq!(find(&grid, &mut terrain), Some((4095, 409_400_000.0)));
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

/// ```text
///   S 1      a diagonal step costs 3: the goal is reached at 3, and then, by either of the others, at 2
///   1 G
/// ```
#[test]
fn a_better_way_to_an_open_cell_counts_as_improved() {
    let grid = priced(2, |_, _| 1.0);
    let reached = Terrain::new().find(&grid, Diagonal::Always, 3.0, 0, 3);
    let reached = reached.unwrap();
    let counts = reached.counts;
    assert_eq!(reached.cost, 2.0);
    assert_eq!(
        (counts.generated, counts.improved, counts.reopened),
        (4, 1, 0)
    );
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
fn a_way_that_costs_nothing_does_not_keep_landmarks_from_being_made() {
    // What part of nothing was foretold can't be said.
    let mut random = Random::new(8);
    let ends = (64 * 20 + 20, 64 * 40 + 44);
    let rough = priced(64, |x, y| match x {
        0 => 0.0,
        _ if y == 0 => 5.0,
        _ => f64::from(1 + random.below(9)),
    });
    let mut terrain = Terrain::new();
    let mut ask = |(start, goal)| {
        let reached = terrain.find(&rough, Diagonal::NoObstacles, SQRT_2, start, goal);
        reached.unwrap()
    };
    let nothing = ask((0, 64));
    assert_eq!(nothing.cost, 0.0);
    let first = ask(ends).counts.expanded;
    for query in 0..60 {
        ask((ends.0 - query % 2, ends.1 - query % 2));
    }
    let last = ask(ends).counts.expanded;
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
