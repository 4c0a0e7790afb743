//! What is said of a walk.

use stepstar::{Change, Grid, Options, Replanner, Walk, WalkOptions, walk};

fn wall(at: u32, place: (u32, u32), wall: bool) -> Change {
    Change {
        at,
        place,
        wall: Some(wall),
        cost: None,
    }
}

fn walked(text: &str, changes: &[Change], options: &WalkOptions) -> Walk {
    let grid = Grid::parse(text).unwrap();
    let (from, to) = (grid.start().unwrap(), grid.goal().unwrap());
    walk(&grid, from, to, changes, options).unwrap()
}

fn message(text: &str, changes: &[Change], replanner: Replanner) -> String {
    let options = WalkOptions {
        replanner,
        ..WalkOptions::default()
    };
    walked(text, changes, &options).message
}

#[test]
fn a_walk_is_told_in_a_sentence() {
    for (text, changes, replanner, told) in [
        (
            "S.G",
            vec![],
            Replanner::AStar,
            "Walked from (0, 0) to (2, 0) in 2 ticks, cost 2: 5 expansions.",
        ),
        (
            "S.G",
            vec![wall(0, (1, 0), true), wall(3, (1, 0), false)],
            Replanner::DStarLite,
            "Walked from (0, 0) to (2, 0) in 5 ticks, 3 of them waiting, cost 2: 3 expansions.",
        ),
        (
            "S#G",
            vec![],
            Replanner::AStar,
            "At tick 0 there is no path from (0, 0) to (2, 0), and no change is to come.",
        ),
        (
            "S.G",
            vec![wall(1, (1, 0), true), wall(0, (2, 0), true)],
            Replanner::DStarLite,
            "Walked from (0, 0) to (2, 0) in 2 ticks, cost 2: 3 expansions. The change of (2, 0) at tick 0 was left out: it is the goal. The change of (1, 0) at tick 1 was left out: the agent stands there.",
        ),
        (
            "S.G",
            vec![wall(2, (1, 0), true)],
            Replanner::Lpa,
            "Stayed at (0, 0): at tick 2 there is no path to (2, 0).",
        ),
        (
            "S.G",
            vec![],
            Replanner::Lpa,
            "Stayed at (0, 0): at tick 0 the way to (2, 0) costs 2, after 3 expansions in all.",
        ),
    ] {
        assert_eq!(
            message(text, &changes, replanner),
            told,
            "{text} {replanner}"
        );
    }
}

#[test]
fn who_is_there_need_not_walk() {
    let grid = Grid::new(3, 1).unwrap();
    let walked = walk(&grid, (1, 0), (1, 0), &[], &WalkOptions::default()).unwrap();
    assert_eq!(
        walked.message,
        "You are there: the start is the goal, (1, 0)."
    );
    assert_eq!((walked.ticks.len(), walked.cost), (1, 0.0));
}

#[test]
fn a_limit_on_expansions_is_one_on_the_whole_walk() {
    for &replanner in Replanner::ALL {
        let search = Options {
            max_expansions: Some(4),
            ..Options::default()
        };
        let options = WalkOptions {
            replanner,
            search,
            sees: None,
            mistake: None,
        };
        let walked = walked("S......G", &[], &options);
        let told = "Stopped after 4 expansions, at tick 0, before (7, 0) was reached.";
        assert_eq!(walked.message, told, "{replanner}");
        assert_eq!(walked.status, stepstar::Status::Limit);
    }
}
