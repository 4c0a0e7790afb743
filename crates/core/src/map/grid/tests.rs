//! Grids, edited and compared.

use super::Grid;
use super::costs::GROUP;
use crate::seeded::Random;

#[test]
fn costs_set_at_once_are_those_set_one_by_one() {
    let walls: Vec<u8> = (0..70 * 3).map(|cell| u8::from(cell % 7 == 3)).collect();
    let costs: Vec<f64> = (0..70 * 3).map(|cell| f64::from(cell * cell % 5)).collect();
    let mut at_once = Grid::from_cells(70, 3, &walls).unwrap();
    let mut one_by_one = at_once.clone();
    at_once.set_costs(costs.clone()).unwrap();
    for (cell, &cost) in (0..).zip(&costs) {
        one_by_one.set_cost(cell % 70, cell / 70, cost).unwrap();
    }
    assert_eq!(at_once, one_by_one);
    let tallies =
        [&at_once, &one_by_one].map(|grid| grid.terrain.as_ref().unwrap().tally.0.clone());
    assert_eq!(tallies[0], tallies[1]);
    at_once.set_costs(vec![1.0; 70 * 3]).unwrap();
    assert_eq!(at_once.costs(), None);
}

/// Costs out of a noise function: each one more moves no more than a group of them, or a map of them takes minutes to make.
#[test]
fn costs_that_all_differ_are_counted_in_groups() {
    let (side, mut random) = (90, Random::new(91));
    let mut grid = Grid::new(side, side).unwrap();
    let costs: Vec<f64> = (0..side * side)
        .map(|_| 1.0 + f64::from(random.below(1 << 30)))
        .collect();
    grid.set_costs(costs.clone()).unwrap();
    let mut cells: Vec<(f64, u32)> = costs.into_iter().zip(0..).collect();
    cells.sort_by(|a, b| a.0.total_cmp(&b.0));
    // From both ends, so that groups empty.
    while cells.len() > 1 {
        let groups = &grid.terrain.as_ref().unwrap().tally.0;
        assert!(groups.iter().all(|group| (1..GROUP).contains(&group.len())));
        assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), cells.len());
        assert!(grid.distinct_costs().is_sorted());
        assert_eq!(grid.cheapest(), cells[0].0);
        assert_eq!(Some(grid.dearest()), cells.last().map(|cell| cell.0));
        assert_eq!(grid.uniform_cost(), None);
        let half = cells.len() / 2;
        for (_, cell) in cells.drain(..half / 2 + 1) {
            grid.set_wall(cell % side, cell / side, true).unwrap();
        }
        for (_, cell) in cells.drain(half.div_ceil(2)..) {
            grid.set_wall(cell % side, cell / side, true).unwrap();
        }
    }
}

#[test]
fn every_edit_changes_the_version_and_nothing_else_does() {
    let mut grid = Grid::parse("..5#").unwrap();
    let mut versions = vec![grid.version()];
    grid.set_wall(0, 0, true).unwrap();
    versions.push(grid.version());
    grid.set_cost(1, 0, 3.0).unwrap();
    versions.push(grid.version());
    grid.set_costs(vec![1.0; 4]).unwrap();
    versions.push(grid.version());
    assert!(versions.is_sorted_by(|before, after| before < after));
    grid.set_wall(0, 0, true).unwrap();
    grid.set_cost(1, 0, 1.0).unwrap();
    assert_eq!(Some(&grid.version()), versions.last());
    assert_eq!(grid.costs(), None);
}

#[test]
fn minus_zero_counts_as_zero_and_costs_under_walls_do_not_count() {
    let mut one_by_one = Grid::parse("..#").unwrap();
    for (x, cost) in [(0, 0.0), (1, -0.0), (2, 7.0)] {
        one_by_one.set_cost(x, 0, cost).unwrap();
    }
    let mut at_once = Grid::parse("..#").unwrap();
    at_once.set_costs(vec![0.0, -0.0, 7.0]).unwrap();
    for mut grid in [one_by_one, at_once] {
        assert_eq!(grid.uniform_cost(), Some(0.0));
        grid.set_wall(2, 0, false).unwrap();
        assert_eq!((grid.uniform_cost(), grid.dearest()), (None, 7.0));
        grid.set_wall(2, 0, true).unwrap();
        assert_eq!((grid.uniform_cost(), grid.dearest()), (Some(0.0), 0.0));
        grid.set_wall(0, 0, true).unwrap();
        grid.set_wall(1, 0, true).unwrap();
        assert_eq!(grid.uniform_cost(), Some(1.0));
    }
}

#[test]
fn grids_are_equal_when_they_look_the_same() {
    let map = |text| Grid::parse(text).unwrap();
    let mut plain = map("S..\n...");
    for other in ["S..", "S..\n...\n...", ".S.\n...", "S#.\n...", "S5.\n..."] {
        assert_ne!(plain, map(other), "{other}");
    }
    plain.set_cost(1, 0, 5.0).unwrap();
    assert_eq!(plain, map("S5.\n..."));
    plain.set_cost(1, 0, 1.0).unwrap();
    assert_eq!(plain, map("S..\n..."));
}

#[test]
fn cell_numbers_and_points_convert_into_each_other() {
    for width in 1..=Grid::MAX_SIDE {
        let mut grid = Grid::new(width, 1).unwrap();
        // Numbers up to those of the largest map, without its memory.
        grid.height = Grid::MAX_SIDE;
        for y in [0, 1, 2, grid.height / 2, grid.height - 1] {
            for x in [0, width / 2, width - 1] {
                assert_eq!(grid.point(grid.index((x, y))), (x, y), "{width} wide");
            }
        }
    }
}

/// ```text
///   . # .
///   . . #
/// ```
#[test]
fn a_row_of_walls_ends_at_the_width_and_beyond_the_last_row_there_is_none() {
    let grid = Grid::parse(".#.\n..#").unwrap();
    for (y, walls) in [(0, 0b010), (1, 0b100)] {
        assert_eq!(grid.wall_bits(y)[0], u64::MAX << 3 | walls);
    }
    for y in [2, 3, u32::MAX] {
        assert!(grid.wall_bits(y).is_empty());
    }
}
