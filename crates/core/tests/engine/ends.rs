//! What sentences call the start, the way points and the goal.

use crate::wording::every;
use stepstar::{EventKind, GoalTest, OpenListKind, Options, Point, trace};

/// The sentences that begin or end a leg.
pub fn told(map: &str, from: Point, to: Point, options: &Options) -> Vec<String> {
    let ends = |sentence: &&String| {
        ["the start", "the goal", "way point"]
            .iter()
            .any(|name| sentence.contains(name))
    };
    let sentences = every(map, from, to, options);
    sentences.iter().filter(ends).cloned().collect()
}

#[test]
fn start_and_goal_keep_their_names_in_either_direction() {
    let backwards = Options {
        reverse: true,
        ..Options::default()
    };
    assert_eq!(
        told("...", (0, 0), (2, 0), &backwards),
        [
            "Opened the goal (2, 0): g = 0, h = 2, so f = 2.",
            "Expanded (0, 0), the start: the path is complete, and costs 2; f = 2 + 0 = 2, and nothing else is open.",
        ]
    );
}

#[test]
fn a_way_point_is_not_called_the_goal() {
    let by_the_middle = Options {
        through: vec![(1, 0).into()],
        ..Options::default()
    };
    assert_eq!(
        told("...", (0, 0), (2, 0), &by_the_middle),
        [
            "Opened the start (0, 0): g = 0, h = 1, so f = 1.",
            "Expanded (1, 0), way point 1: this part of the path is complete, and costs 1; f = 1 + 0 = 1, and nothing else is open.",
            "Opened way point 1 (1, 0): g = 0, h = 1, so f = 1.",
            "Expanded (2, 0), the goal: this part of the path is complete, and costs 1; f = 1 + 0 = 1 is the least of 2 open.",
        ]
    );
}

#[test]
fn in_reverse_each_leg_begins_at_its_far_end() {
    let backwards = Options {
        through: vec![(1, 0).into()],
        reverse: true,
        ..Options::default()
    };
    assert_eq!(
        told("...", (0, 0), (2, 0), &backwards),
        [
            "Opened way point 1 (1, 0): g = 0, h = 1, so f = 1.",
            "Expanded (0, 0), the start: this part of the path is complete, and costs 1; f = 1 + 0 = 1 is the least of 2 open.",
            "Opened the goal (2, 0): g = 0, h = 1, so f = 1.",
            "Expanded (1, 0), way point 1: this part of the path is complete, and costs 1; f = 1 + 0 = 1, and nothing else is open.",
        ]
    );
}

/// A place shows the estimate towards the end of its own leg.
#[test]
fn each_leg_estimates_towards_its_own_end() {
    let grid = stepstar::Grid::new(5, 1).expect("a size that is allowed");
    let there_and_back = Options {
        through: vec![(4, 0).into()],
        ..Options::default()
    };
    let mut steps = trace(&grid, (0, 0), (1, 0), &there_and_back).expect("cells of the map");
    let begins = |i: &usize| steps.event(*i).is_some_and(|event| event.parent.is_none());
    let begun: Vec<usize> = (0..steps.len()).filter(begins).collect();
    let starts: Vec<usize> = begun
        .into_iter()
        .filter(|&i| {
            steps
                .event(i)
                .is_some_and(|event| event.kind == EventKind::Open)
        })
        .collect();
    let estimates: Vec<f64> = starts
        .iter()
        .filter_map(|&i| Some(steps.event(i)?.h))
        .collect();
    assert_eq!(estimates, [4.0, 3.0]);
    for (start, (cell, h)) in starts.into_iter().zip([((0, 0), 4.0), ((4, 0), 3.0)]) {
        steps.seek(start + 1);
        assert_eq!(steps.node(cell).expect("a cell").h, h);
    }
    assert_eq!(
        told(".....", (0, 0), (1, 0), &there_and_back)[2],
        "Opened way point 1 (4, 0): g = 0, h = 3, so f = 3."
    );
}

#[test]
fn with_goal_test_generated_opening_the_goal_completes_the_path() {
    let early = Options {
        goal_test: GoalTest::Generated,
        ..Options::default()
    };
    assert_eq!(
        told("...", (0, 0), (2, 0), &early),
        [
            "Opened the start (0, 0): g = 0, h = 2, so f = 2.",
            "Opened (2, 0), reached from (1, 0): g = 1 + 1 = 2, h = 0, so f = 2. It is the goal: the path is complete.",
        ]
    );
    let by_the_middle = Options {
        through: vec![(1, 0).into()],
        ..early
    };
    assert_eq!(
        told("...", (0, 0), (2, 0), &by_the_middle),
        [
            "Opened the start (0, 0): g = 0, h = 1, so f = 1.",
            "Opened (1, 0), reached from (0, 0): g = 0 + 1 = 1, h = 0, so f = 1. It is way point 1: this part of the path is complete.",
            "Opened way point 1 (1, 0): g = 0, h = 1, so f = 1.",
            "Opened (2, 0), reached from (1, 0): g = 0 + 1 = 1, h = 0, so f = 1. It is the goal: this part of the path is complete.",
        ]
    );
}

/// The goal is above the start, the neighbour looked at first: once it completes the path, no other neighbour is opened.
#[test]
fn with_goal_test_generated_nothing_follows_the_opened_goal() {
    for open_list in [OpenListKind::Heap, OpenListKind::Array] {
        let early = Options {
            goal_test: GoalTest::Generated,
            open_list,
            ..Options::default()
        };
        assert_eq!(
            every("...\n...\n...", (1, 1), (1, 0), &early),
            [
                "Opened the start (1, 1): g = 0, h = 1, so f = 1.",
                "Expanded (1, 1): f = 0 + 1 = 1, and nothing else is open.",
                "Opened (1, 0), reached from (1, 1): g = 0 + 1 = 1, h = 0, so f = 1. It is the goal: the path is complete.",
            ]
        );
    }
}
