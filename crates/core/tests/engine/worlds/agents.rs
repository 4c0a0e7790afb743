//! Agents of n x n cells.

use super::grounds::{grid, options, place};
use crate::oracle::{bellman_ford, grid_steps, index, same};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Diagonal, Floors, Grid, Options, Pathfinder, Point, Status, audit, find_path, trace,
};

/// Whether every cell of the agent is free: looked at one by one.
fn fits(map: &Grid, (x, y): Point, size: u32) -> bool {
    (y..y + size).all(|y| (x..x + size).all(|x| !map.is_wall(x, y)))
}

/// The map on which everything is a wall where the agent does not fit.
fn narrowed(map: &Grid, size: u32) -> Grid {
    let mut narrow = map.clone();
    for y in 0..map.height() {
        for x in 0..map.width() {
            narrow.set_wall(x, y, !fits(map, (x, y), size)).unwrap();
        }
    }
    narrow
}

fn truth(map: &Grid, from: Point, to: Point, options: &Options) -> f64 {
    let map = narrowed(map, options.size);
    if map.is_wall(from.0, from.1) || map.is_wall(to.0, to.1) {
        return f64::INFINITY;
    }
    let steps = grid_steps(&map, options.diagonal, options.diagonal_cost);
    let cells = (map.width() * map.height()) as usize;
    bellman_ford(cells, &steps, index(&map, from))[index(&map, to)]
}

#[test]
fn clearance_is_the_largest_size_that_fits() {
    let mut random = Random::new(0xb16 + 6);
    for _ in rounds(800) {
        let map = grid(&mut random, 12);
        let clearance = map.clearance();
        for y in 0..map.height() {
            for x in 0..map.width() {
                let most = (1..=13)
                    .take_while(|&size| fits(&map, (x, y), size))
                    .last()
                    .unwrap_or(0);
                assert_eq!(u32::from(clearance[index(&map, (x, y))]), most, "{x}, {y}");
            }
        }
    }
}

#[test]
fn large_agents_take_the_cheapest_way_that_is_wide_enough() {
    let mut random = Random::new(0xb16 + 7);
    let mut found = 0;
    for round in rounds(3000) {
        let mut map = grid(&mut random, 12);
        for _ in 0..map.width() * map.height() / 6 {
            let (x, y) = place(&mut random, &map);
            map.set_wall(x, y, false).unwrap();
        }
        let mut options = options(&mut random);
        options.size = random.within(1, 3);
        let uniform = map.uniform_cost().is_some();
        options.algorithm = match round % 5 {
            0 => Algorithm::AStar,
            1 if uniform => Algorithm::Jps,
            2 => Algorithm::Bidirectional,
            _ => Algorithm::Auto,
        };
        let (from, to) = (place(&mut random, &map), place(&mut random, &map));
        let best = truth(&map, from, to, &options);
        let result = find_path(&map, from, to, &options).unwrap();
        assert!(
            same(result.cost, best),
            "{} {best} {from:?} {to:?} {options:?}",
            result.message
        );
        assert!(result.path.iter().all(|&at| fits(&map, at, options.size)));
        found += usize::from(result.status == Status::Found);
        assert!(same(
            trace(&map, from, to, &options).unwrap().result().cost,
            best
        ));
        let audit = audit(&map, from, to, &options).unwrap();
        assert!(
            same(audit.optimal_cost, best) && audit.optimal && audit.consistent,
            "{}",
            audit.reason
        );
    }
    assert!(found > rounds(3000).len() / 8, "only {found}");
}

#[test]
fn a_pathfinder_of_a_large_agent_sees_edits_around_it() {
    let mut random = Random::new(0xb16 + 8);
    for _ in rounds(300) {
        let map = grid(&mut random, 12);
        let mut options = options(&mut random);
        options.size = random.within(2, 4);
        let mut finder = Pathfinder::new(map, options.clone()).unwrap();
        for _ in 0..12 {
            let at = place(&mut random, finder.map());
            finder.set_wall(at.0, at.1, random.once_in(4)).unwrap();
            let at = place(&mut random, finder.map());
            finder
                .set_cost(at.0, at.1, f64::from(random.within(1, 3)))
                .unwrap();
            let map = finder.map().clone();
            let (from, to) = (place(&mut random, &map), place(&mut random, &map));
            let result = finder.find(from, to).unwrap();
            assert!(
                same(result.cost, truth(&map, from, to, &options)),
                "{}",
                result.message
            );
        }
    }
}

/// ```text
///   . . . . .
///   . # . . .      past the wall only single cells are free
///   . . . # .
/// ```
#[test]
fn sentences_tell_where_it_is_too_narrow() {
    let map = Grid::parse(".....\n.#...\n...#.").unwrap();
    let options = Options {
        size: 2,
        diagonal: Diagonal::Never,
        ..Options::default()
    };
    let result = find_path(&map, (2, 0), (0, 0), &options).unwrap();
    assert_eq!(
        result.message,
        "The goal (0, 0) is too narrow for the agent."
    );
    let result = find_path(&map, (1, 1), (3, 0), &options).unwrap();
    assert_eq!(result.message, "The start (1, 1) is a wall.");
    let mut steps = trace(&map, (2, 0), (3, 0), &options).unwrap();
    let told = steps.explain_expansion(1);
    assert!(
        told.ends_with("Skipped: (2, 1), (1, 0): too narrow for the agent."),
        "{told}"
    );
}

#[test]
fn on_floors_an_agent_needs_room_at_both_ends_of_the_stairs() {
    let house = Floors::parse("S.a\n...\n...\n\na..\n.#.\n..G\n\n0,0,0 <-> 0,0,1").unwrap();
    let find = |size| {
        let options = Options {
            size,
            ..Options::default()
        };
        find_path(&house, (0, 0, 0), (0, 2, 1), &options)
            .unwrap()
            .status
    };
    assert_eq!(find(1), Status::Found);
    assert_eq!(find(2), Status::Unreachable);
}
