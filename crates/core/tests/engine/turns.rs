//! Paths in their shortest form, for another language: only the cells where they turn.

use crate::cases::Case;
use crate::oracle::same;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{Grid, Options, Pathfinder, Point, Smooth, Status};

/// Every cell of a path whose turns are known, as numbers of cells.
fn walk(grid: &Grid, turns: &[u32]) -> Vec<Point> {
    let point = |cell: u32| (cell % grid.width(), cell / grid.width());
    let towards =
        |from: u32, to: u32| from.saturating_add_signed((to as i32 - from as i32).signum());
    let mut path: Vec<Point> = turns.first().map(|&cell| point(cell)).into_iter().collect();
    for &turn in turns {
        let (to_x, to_y) = point(turn);
        while let Some(&(x, y)) = path.last()
            && (x, y) != (to_x, to_y)
        {
            path.push((towards(x, to_x), towards(y, to_y)));
        }
    }
    path
}

#[test]
fn the_turns_of_a_path_are_all_that_is_needed_to_walk_it() {
    let mut random = Random::new(55);
    let mut found = 0;
    for round in rounds(400) {
        let mut case = Case::in_turn(&mut random, 16, round);
        let mut finder = case.finder();
        for _ in 0..8 {
            case.move_ends(&mut random);
            let Some(turns) = finder.find_turns(case.from, case.to).expect("cells") else {
                continue;
            };
            let mut result = case.find();
            assert_eq!(turns.status, result.status, "{case}");
            assert!(same(turns.cost, result.cost), "{case}\n{turns:?}");
            if result.status == Status::Found {
                result.path = walk(&case.grid, &turns.path);
                case.check_walk(&result);
                // Of paths that cost the same a finder may take another one than a single search.
                let steps = format!(" in {} step", result.path.len() - 1);
                assert!(
                    turns.message.contains(&steps) || result.path.len() == 1,
                    "{case}\n{turns:?}"
                );
                found += 1;
            } else {
                assert_eq!(turns.message, result.message, "{case}");
            }
        }
    }
    assert!(found > 0);
    println!("turns of paths: {found} random queries");
}

/// ```text
///   S . #
///   . . G
/// ```
#[test]
fn the_turns_of_a_path_are_told_only_where_they_are_the_whole_answer() {
    let grid = Grid::parse("S.#\n..G").expect("a map");
    let turns = |change: fn(&mut Options)| {
        let mut options = Options::default();
        change(&mut options);
        let mut finder = Pathfinder::new(grid.clone(), options).expect("options that are allowed");
        finder.find_turns((0, 0), (2, 1)).expect("cells of the map")
    };
    assert!(turns(|_| ()).is_some());
    for change in [
        (|options| options.smooth = Smooth::LineOfSight) as fn(&mut Options),
        |options| options.through = vec![(1, 0).into()],
        |options| options.weight = 2.0,
        |options| options.reverse = true,
    ] {
        assert_eq!(turns(change), None);
    }
    // What comes nearest to a goal out of reach, no turns tell.
    let options = Options {
        nearest: true,
        ..Options::default()
    };
    let mut finder = Pathfinder::new(grid.clone(), options).expect("options");
    let mut told = |goal| finder.find_turns((0, 0), goal).expect("cells of the map");
    assert_eq!(told((2, 1)), turns(|_| ()));
    assert_eq!(told((2, 0)), None, "a wall");
    finder.set_wall(1, 1, true).expect("a cell");
    let mut told = |goal| finder.find_turns((0, 0), goal).expect("cells of the map");
    assert_eq!(told((2, 1)), None, "behind walls");
    let mut finder = Pathfinder::new(grid, Options::default()).expect("options");
    let blocked = finder
        .find_turns((0, 0), (2, 0))
        .expect("cells of the map")
        .expect("that there is none is a whole answer");
    assert_eq!(blocked.status, Status::Unreachable);
    assert_eq!(blocked.message, "The goal (2, 0) is a wall.");
}
