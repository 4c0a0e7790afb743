//! Smoothed paths go the same way, and touch no wall.

use crate::cases::Case;
use crate::oracle::{in_sight, same_terrain};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{Point, Smooth, Status};

#[test]
fn smoothed_paths_go_the_same_way_and_touch_no_wall() {
    let mut random = Random::new(64);
    let (mut cases, mut left_out) = (0, 0);
    for round in rounds(3000) {
        let case = Case::in_turn(&mut random, 14, round);
        let plain = case.find();
        if plain.status != Status::Found {
            continue;
        }
        for smooth in [Smooth::StraightRuns, Smooth::LineOfSight] {
            let smoothed = case.with(|options| options.smooth = smooth).find();
            assert_eq!(smoothed.cost, plain.cost, "{case}");
            assert_eq!(
                (smoothed.path.first(), smoothed.path.last()),
                (plain.path.first(), plain.path.last()),
                "{case}"
            );
            // The corners that remain are cells of the plain path, in its order.
            let mut rest = plain.path.iter();
            assert!(
                smoothed
                    .path
                    .iter()
                    .all(|corner| rest.any(|cell| cell == corner)),
                "{case}\n{:?}",
                smoothed.path
            );
            for pair in smoothed.path.windows(2) {
                let step =
                    crate::oracle::can_step(&case.grid, case.options.diagonal, pair[0], pair[1]);
                let fine = match smooth {
                    Smooth::LineOfSight => {
                        in_sight(&case.grid, pair[0], pair[1])
                            && same_terrain(&case.grid, pair[0], pair[1])
                    }
                    _ => is_run_of(&plain.path, pair[0], pair[1]),
                };
                assert!(step || fine, "{case}\n{pair:?} of {:?}", smoothed.path);
            }
            left_out += plain.path.len() - smoothed.path.len();
            cases += 1;
        }
    }
    println!("smoothed paths: {cases} random cases, {left_out} cells left out");
    assert!(left_out > 1000);
}

/// Whether a part of a path leads straight from one cell to another in one of the eight directions.
fn is_run_of(path: &[Point], from: Point, to: Point) -> bool {
    let place = |cell| {
        path.iter()
            .position(|&other| other == cell)
            .expect("a cell of the path")
    };
    let run = &path[place(from)..=place(to)];
    let step = |pair: &[Point]| {
        (
            i64::from(pair[1].0) - i64::from(pair[0].0),
            i64::from(pair[1].1) - i64::from(pair[0].1),
        )
    };
    run.windows(2).all(|pair| step(pair) == step(&run[..2]))
}

/// Of each straight run only the ends are left, whichever way it leads.
#[test]
fn nothing_is_left_inside_straight_runs() {
    let mut random = Random::new(65);
    for round in 0..600 {
        let case = Case::in_turn(&mut random, 14, round);
        let plain = case.find().path;
        let step = |[from, to]: [Point; 2]| {
            (
                i64::from(to.0) - i64::from(from.0),
                i64::from(to.1) - i64::from(from.1),
            )
        };
        let turns = plain
            .windows(3)
            .filter(|cells| step([cells[0], cells[1]]) != step([cells[1], cells[2]]))
            .map(|cells| cells[1]);
        let last = plain.last().filter(|_| plain.len() > 1);
        let corners: Vec<Point> = plain.first().copied().into_iter().chain(turns).collect();
        let corners = [corners, last.copied().into_iter().collect()].concat();
        let smoothed = case.with(|options| options.smooth = Smooth::StraightRuns);
        assert_eq!(smoothed.find().path, corners, "{case}");
    }
}
