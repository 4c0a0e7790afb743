//! Walks of programs that make a mistake: on maps on which it shows, and never without an end.

use crate::random::Random;
use stepstar::{
    Change, Grid, Options, Point, Replanner, Status, Walk, WalkMistake, WalkOptions, trace_walk,
    walk,
};

fn wall(at: u32, place: Point) -> Change {
    Change {
        at,
        place,
        wall: Some(true),
        cost: None,
    }
}

fn walked(
    map: &str,
    [from, to]: [Point; 2],
    changes: &[Change],
    mistake: Option<WalkMistake>,
) -> Walk {
    let grid = Grid::parse(map).unwrap();
    let options = WalkOptions {
        mistake,
        ..WalkOptions::default()
    };
    walk(&grid, from, to, changes, &options).unwrap()
}

/// ```text
///   . . . . A   (2, 0) becomes a wall at tick 1: six steps are enough.
///   . . . . .
/// ```
#[test]
fn who_looks_at_f_alone_or_tells_nobody_walks_into_what_is_closed() {
    let with = |mistake| {
        let changes = [wall(1, (2, 0))];
        walked(".....\n.....", [(4, 0), (0, 0)], &changes, mistake)
    };
    let right = with(None);
    assert_eq!((right.cost, right.expanded), (6.0, 13));
    // It walks up to the wall and back.
    let single = with(Some(WalkMistake::OnePartKey));
    assert_eq!((single.status, single.cost), (Status::Found, 8.0));
    assert_eq!(single.path[..3], [(4, 0), (3, 0), (4, 0)]);
    let untold = with(Some(WalkMistake::NeighboursLeftOut));
    assert_eq!(untold.status, Status::Limit);
    assert_eq!(
        untold.message,
        "Stopped at tick 10, before (0, 0) was reached: the walk is too long."
    );
}

/// ```text
///   . . . . A   (3, 2) becomes a wall at tick 1, (2, 2) at tick 3: seven steps are enough.
///   # . . . .
///   . . . . .
///   . . G . .
/// ```
#[test]
fn keys_that_are_not_raised_make_a_detour() {
    let changes = [wall(1, (3, 2)), wall(3, (2, 2))];
    let map = ".....\n#....\n.....\n.....";
    let cost = |mistake| walked(map, [(4, 0), (2, 3)], &changes, mistake).cost;
    assert_eq!(cost(None), 7.0);
    assert_eq!(cost(Some(WalkMistake::KeysNotRaised)), 9.0);
}

#[test]
fn costs_that_are_never_reset_are_counted_up_and_for_ever_where_no_way_is_left() {
    let with = |map, ends, at, place, mistake| walked(map, ends, &[wall(at, place)], mistake);
    let never = Some(WalkMistake::NeverResets);
    let round = "......\n.####.\n......";
    let ends = [(5, 0), (0, 0)];
    let right = with(round, ends, 2, (1, 0), None);
    let wrong = with(round, ends, 2, (1, 0), never);
    assert_eq!((right.cost, wrong.cost), (13.0, 13.0));
    assert_eq!((right.expanded, wrong.expanded), (22, 29));
    let ends = [(0, 0), (3, 0)];
    let closed = with("....", ends, 1, (2, 0), None);
    assert_eq!((closed.status, closed.expanded), (Status::Unreachable, 7));
    let endless = with("....", ends, 1, (2, 0), never);
    assert_eq!(
        endless.message,
        "Stopped after 84 expansions, at tick 1, before (3, 0) was reached."
    );
}

#[test]
fn who_estimates_to_the_wrong_end_or_goes_on_expands_more() {
    let expanded = |mistake| {
        let map = ".....\n.....\n.....";
        walked(map, [(3, 1), (1, 1)], &[], mistake).expanded
    };
    assert_eq!(expanded(None), 3);
    assert_eq!(expanded(Some(WalkMistake::WrongEnd)), 10);
    assert_eq!(expanded(Some(WalkMistake::EmptiesQueue)), 15);
}

#[test]
fn a_mistake_needs_a_replanner_whose_rule_it_breaks() {
    let grid = Grid::new(3, 1).unwrap();
    let refused = |replanner, mistake| {
        let options = WalkOptions {
            replanner,
            mistake: Some(mistake),
            ..WalkOptions::default()
        };
        let walked = walk(&grid, (0, 0), (2, 0), &[], &options);
        walked.err().map(|error| error.to_string())
    };
    assert_eq!(
        refused(Replanner::AStar, WalkMistake::OnePartKey).unwrap(),
        "The mistake \"one-part-key\" breaks a rule that the replanner \"astar\" does not have: use \"dstar-lite\"."
    );
    assert!(refused(Replanner::Lpa, WalkMistake::KeysNotRaised).is_some());
    assert_eq!(refused(Replanner::Lpa, WalkMistake::OnePartKey), None);
}

/// On random maps, with both replanners and with terrain: the walk ends, and its trace says of each step what happened.
#[test]
fn a_mistaken_walk_always_ends_and_every_step_is_explained() {
    let mut random = Random::new(47);
    for _ in 0..60 {
        let mut case = crate::plans::Case::random(&mut random, Replanner::DStarLite);
        for &mistake in WalkMistake::ALL {
            case.options.mistake = Some(mistake);
            let ends = case.ends;
            let walked = trace_walk(&case.grid, ends[0], ends[1], &case.changes, &case.options);
            let (walk, mut trace) = walked.unwrap_or_else(|error| panic!("{case}\n{error}"));
            assert_eq!(trace.ticks(), walk.ticks.len(), "{case}");
            for position in 0..trace.len().min(300) {
                assert!(!trace.explain(position).is_empty(), "{case}");
            }
            let right = WalkOptions {
                mistake: None,
                search: Options {
                    max_expansions: None,
                    ..case.options.search.clone()
                },
                ..case.options.clone()
            };
            let right = stepstar::walk(&case.grid, ends[0], ends[1], &case.changes, &right);
            let first = |walk: &Walk| walk.ticks.first().map(|tick| tick.at);
            assert_eq!(first(&right.unwrap()), first(&walk), "{case}");
        }
    }
}
