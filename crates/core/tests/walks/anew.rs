//! Runs of a program that plans by A* anew: each tick is a run of its own, on the map of that tick, from where the agent is then.

use stepstar::{
    Change, Grid, Point, Replanner, Unknown, Verdict, WalkDiagnosis, WalkOptions, diagnose_walk,
};

fn wall(at: u32, place: Point, wall: bool) -> Change {
    Change {
        at,
        place,
        wall: Some(wall),
        cost: None,
    }
}

/// `run`: places of a tick after its number, as `0: 0,0 1,0`.
fn found(map: &str, changes: &[Change], run: &[&str]) -> WalkDiagnosis {
    let grid = Grid::parse(map).unwrap();
    let mut text = String::new();
    for tick in run {
        let (number, places) = tick.split_once(": ").unwrap();
        for place in places.split(' ') {
            text += &format!("tick {number}: ({place})\n");
        }
    }
    let (from, to) = (grid.start().unwrap(), grid.goal().unwrap());
    let options = WalkOptions {
        replanner: Replanner::AStar,
        ..WalkOptions::default()
    };
    diagnose_walk(
        &grid,
        from,
        to,
        changes,
        &text,
        &options,
        Unknown::default(),
    )
    .unwrap()
}

const CORRIDOR: &str = "S...G";
const TICK_0: &str = "0: 0,0 1,0 2,0 3,0 4,0";

/// Two ways of the same length around a wall.
const RING: &str = "
    ...
    S#G
    ...";

#[test]
fn a_run_is_right_whose_ticks_are_right() {
    let right = |map: &str, changes: &[Change], run: &[&str]| {
        let found = found(map, changes, run);
        assert_eq!(found.verdict, Verdict::Correct, "{}", found.message);
    };
    right(CORRIDOR, &[], &[TICK_0]);
    right(
        CORRIDOR,
        &[],
        &[TICK_0, "1: 1,0 2,0 3,0 4,0", "2: 2,0 3,0 4,0"],
    );
    // It plans only where its way is closed, wherever it is by then.
    right(CORRIDOR, &[], &[TICK_0, "2: 2,0 3,0 4,0", "3: 3,0 4,0"]);
    right(CORRIDOR, &[], &[TICK_0, "3: 3,0 4,0"]);
    // What is changed where the agent is, and at the goal, does not come.
    let ends = [wall(1, (1, 0), true), wall(1, (4, 0), true)];
    right(CORRIDOR, &ends, &[TICK_0, "1: 1,0 2,0 3,0 4,0"]);
    // The way is closed: back, and around. Nothing is left after that.
    let closed = [wall(1, (3, 0), true)];
    right(CORRIDOR, &closed, &[TICK_0, "1: 1,0 2,0 0,0"]);
    right(CORRIDOR, &closed, &[TICK_0, "2: 2,0 1,0 0,0"]);
}

#[test]
fn an_agent_is_where_one_of_its_best_ways_leads() {
    let around = "0: 0,1 0,0 0,2 1,0 1,2 2,0 2,2 2,1";
    for place in ["0,0 1,0 2,0 2,1", "0,2 1,2 2,2 2,1"] {
        let found = found(RING, &[], &[around, &format!("1: {place}")]);
        assert_eq!(found.verdict, Verdict::Correct, "{}", found.message);
    }
    let found = found(RING, &[], &[around, "1: 1,0 2,0 2,1"]);
    assert_eq!(found.verdict, Verdict::Mistaken);
    assert_eq!((found.tick, found.step), (Some(1), Some(8)));
    assert_eq!(found.expected, [(0, 0), (0, 2)]);
    let beginning = "At tick 1 the agent is at (1, 0), but its plan leads to (0, 0) or (0, 2). ";
    assert!(found.message.starts_with(beginning), "{}", found.message);
}

#[test]
fn the_tick_and_the_expansion_are_told_that_are_wrong_with_what_was_expected() {
    let wrong = |changes: &[Change],
                 run: &[&str],
                 tick: u32,
                 step: usize,
                 at: Point,
                 expected: &[Point]| {
        let found = found(CORRIDOR, changes, run);
        assert_eq!(found.verdict, Verdict::Mistaken, "{}", found.message);
        let told = (
            found.tick.unwrap_or(99),
            found.step.unwrap_or(99),
            found.at.unwrap_or_default(),
        );
        assert_eq!(told, (tick, step, at), "{}", found.message);
        assert_eq!(found.expected, expected);
        assert_eq!(found.replanner, Some(Replanner::AStar));
        let beginning = format!("Tick {tick}, as a run of its own: ");
        assert!(found.message.starts_with(&beginning), "{}", found.message);
    };
    wrong(&[], &["0: 0,0 2,0"], 0, 1, (2, 0), &[(1, 0)]);
    wrong(&[], &[TICK_0, "1: 1,0 0,0 2,0"], 1, 6, (0, 0), &[(2, 0)]);
    // A wall that has come, and one that is gone.
    let change = [wall(1, (2, 0), true), wall(2, (2, 0), false)];
    wrong(
        &change,
        &[TICK_0, "1: 1,0 2,0 0,0"],
        1,
        6,
        (2, 0),
        &[(0, 0)],
    );
    wrong(
        &change,
        &[TICK_0, "1: 1,0 0,0", "2: 1,0 0,0"],
        2,
        8,
        (0, 0),
        &[(2, 0)],
    );
}
