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
fn a_walk_that_does_not_arrive_costs_without_end() {
    let none = walked("S#G", &[], &WalkOptions::default());
    assert_eq!(none.cost, f64::INFINITY);
}

#[test]
fn events_of_a_plan_that_is_kept_are_told() {
    let grid = Grid::parse("S..G").unwrap();
    let changes = [wall(1, (2, 0), true), wall(2, (2, 0), false)];
    let options = WalkOptions::default();
    let (_, mut steps) = stepstar::trace_walk(&grid, (0, 0), (3, 0), &changes, &options).unwrap();
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    let told = told.join("\n");
    for sentence in [
        "The agent is at (0, 0).",
        "(3, 0) is inconsistent: rhs = 0, g = ∞. It waits with the key [3, 0].",
        "Expanded (3, 0): its key [3, 0] is the only one. rhs = 0 is less than g = ∞, so it is overconsistent: g is 0 now.",
        "Tick 1: the agent has gone from (0, 0) to (1, 0). (2, 0) is a wall now.",
        "(1, 0) is inconsistent: rhs = 4, g = 2. The best way to it leads over (0, 0). It waits with the key [3, 2].",
        "Expanded (2, 0): its key [3, 1] is the least of 2 open. g = 1 is less than rhs = ∞, so it is underconsistent: g is given up.",
        "No way leads to (1, 0) any more: rhs and g are infinite.",
        "Tick 2: the agent stays at (1, 0). (2, 0) is free now.",
    ] {
        assert!(told.contains(sentence), "{sentence}\n{told}");
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
