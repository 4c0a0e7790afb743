//! Mistakes that path finders are known for, each on the smallest map that shows it.

use crate::maps::map_with_ends;
use crate::oracle::{around, can_step, same, step_cost};
use std::collections::BTreeMap;
use stepstar::{
    Algorithm, Closed, Diagonal, GoalTest, Grid, Heuristic, OpenListKind, Options, Pathfinder,
    Point, Smooth, Status, audit, find_path, line_of_sight,
};

const ROOT_2: f64 = std::f64::consts::SQRT_2;

fn astar(diagonal: Diagonal) -> Options {
    Options {
        algorithm: Algorithm::AStar,
        diagonal,
        ..Options::default()
    }
}

fn cost(map: &(Grid, Point, Point), options: &Options) -> f64 {
    find_path(&map.0, map.1, map.2, options)
        .expect("cells of the map")
        .cost
}

/// ```text
///   S . .      right: down, then twice diagonally past the wall, 1 + 2 x 1.414 = 3.828
///   . # .
///   . . .      the usual wrong answer: 4.414, since dx + dy = 5 is more than the path costs
///   . . G
/// ```
#[test]
fn manhattan_with_diagonals_is_too_high() {
    let map = map_with_ends("issue-manhattan-with-diagonals");
    for algorithm in [
        Algorithm::Auto,
        Algorithm::AStar,
        Algorithm::Jps,
        Algorithm::Bidirectional,
        Algorithm::Ida,
    ] {
        for diagonal in [Diagonal::Always, Diagonal::AtMostOneObstacle] {
            let options = Options {
                algorithm,
                ..astar(diagonal)
            };
            assert!(
                same(cost(&map, &options), 1.0 + 2.0 * ROOT_2),
                "{options:?}"
            );
        }
        // Where no corner may be touched, 4.414 is right.
        let options = Options {
            algorithm,
            ..astar(Diagonal::NoObstacles)
        };
        assert!(same(cost(&map, &options), 3.0 + ROOT_2), "{options:?}");
    }
    let chosen = Options {
        heuristic: Heuristic::Manhattan,
        ..astar(Diagonal::Always)
    };
    let audit = audit(&map.0, map.1, map.2, &chosen).expect("cells of the map");
    assert!(!audit.admissible && !audit.consistent, "{}", audit.reason);
    assert!(same(audit.optimal_cost, 1.0 + 2.0 * ROOT_2));
    assert_eq!(
        audit.optimal,
        same(audit.cost, audit.optimal_cost),
        "{}",
        audit.reason
    );
}

/// ```text
///   . S      by the 8 the goal costs 8 + 1 = 9; by the 7 it is seen first, but the diagonal step costs 7 x 1.414
///   7 8
///   . G
/// ```
#[test]
fn the_goal_is_tested_when_expanded_not_when_generated() {
    let map = map_with_ends("issue-goal-tested-when-generated");
    for algorithm in [
        Algorithm::Dijkstra,
        Algorithm::AStar,
        Algorithm::Auto,
        Algorithm::Ida,
        Algorithm::Bidirectional,
    ] {
        assert_eq!(
            cost(
                &map,
                &Options {
                    algorithm,
                    ..astar(Diagonal::Always)
                }
            ),
            9.0,
            "{algorithm:?}"
        );
    }
    let generated = Options {
        algorithm: Algorithm::Dijkstra,
        goal_test: GoalTest::Generated,
        ..astar(Diagonal::Always)
    };
    assert!(
        same(cost(&map, &generated), 8.0 + ROOT_2),
        "it must be possible to choose the mistake, and to see it"
    );
}

/// A search with the mistake: it keeps the first path to a cell for good.
fn closed_on_push(grid: &Grid, start: Point, goal: Point, rule: Diagonal) -> f64 {
    let mut cost = BTreeMap::from([(start, 0f64)]);
    let mut open = vec![start];
    while let Some(first) =
        (0..open.len()).min_by(|&a, &b| cost[&open[a]].total_cmp(&cost[&open[b]]))
    {
        let from = open.swap_remove(first);
        for to in around(grid, from).filter(|&to| can_step(grid, rule, from, to)) {
            if !cost.contains_key(&to) {
                cost.insert(to, cost[&from] + step_cost(grid, ROOT_2, from, to));
                open.push(to);
            }
        }
    }
    cost[&goal]
}

/// ```text
///   . 9 S      the cell above the goal is reached over the 9 first; down and past the 5 costs less
///   G 5 .
/// ```
#[test]
fn an_open_node_can_still_be_reached_more_cheaply() {
    let map = map_with_ends("issue-closed-on-push");
    let wrong = closed_on_push(&map.0, map.1, map.2, Diagonal::NoObstacles);
    assert!(wrong > 8.0, "the map must show the mistake: {wrong}");
    for algorithm in [
        Algorithm::Dijkstra,
        Algorithm::AStar,
        Algorithm::Auto,
        Algorithm::Ida,
        Algorithm::Bidirectional,
    ] {
        assert_eq!(
            cost(
                &map,
                &Options {
                    algorithm,
                    ..astar(Diagonal::NoObstacles)
                }
            ),
            7.0,
            "{algorithm:?}"
        );
    }
}

/// ```text
///   G 6 . 2 S      dx + dy is nowhere more than the true cost here, but drops by 2 on a diagonal step that costs 1.414:
///   . # . . #      a closed cell is reached more cheaply later, and must be reopened
/// ```
#[test]
fn closed_nodes_must_be_reopened_where_the_estimate_is_not_consistent() {
    let map = map_with_ends("issue-no-reopening");
    let with = |closed| Options {
        closed,
        heuristic: Heuristic::Manhattan,
        ..astar(Diagonal::Always)
    };
    let audit = audit(&map.0, map.1, map.2, &with(Closed::Reopen)).expect("cells of the map");
    assert!(
        audit.admissible && !audit.consistent && audit.optimal,
        "{}",
        audit.reason
    );
    assert_eq!(cost(&map, &with(Closed::Ignore)), 10.0);
    assert!(same(cost(&map, &with(Closed::Reopen)), 7.0 + 2.0 * ROOT_2));
    assert!(same(cost(&map, &with(Closed::Repair)), 7.0 + 2.0 * ROOT_2));
}

/// ```text
///   S # . . . .      both sides can meet on a path of 8 before they meet on the best path, of 6
///   . . . . . G
/// ```
#[test]
fn bidirectional_search_does_not_stop_at_the_first_meeting() {
    let map = map_with_ends("issue-first-meeting");
    let both = Options {
        algorithm: Algorithm::Bidirectional,
        ..astar(Diagonal::Never)
    };
    assert_eq!(cost(&map, &both), 6.0);
    assert_eq!(
        cost(
            &map,
            &Options {
                goal_test: GoalTest::Generated,
                ..both
            }
        ),
        8.0,
        "the mistake, by choice"
    );
}

/// ```text
///   S . . . .
///   . . # # #      nothing leads to the goal
///   . . # G .
///   . . # # #
///   . . . . .
/// ```
#[test]
fn there_is_no_path_to_a_blocked_goal() {
    let (mut grid, start, _) = map_with_ends("issue-path-to-a-blocked-goal");
    for wall in [false, true] {
        grid.set_wall(4, 2, false).expect("a cell");
        let sealed = (3, 2);
        grid.set_wall(4, 2, true).expect("a cell");
        grid.set_wall(sealed.0, sealed.1, wall).expect("a cell");
        for &algorithm in Algorithm::ALL {
            for reverse in [false, true] {
                let options = Options {
                    algorithm,
                    reverse,
                    ..astar(Diagonal::NoObstacles)
                };
                let result = find_path(&grid, start, sealed, &options).expect("cells of the map");
                assert_eq!(result.status, Status::Unreachable, "{options:?}");
                assert!(
                    result.path.is_empty() && result.cost.is_infinite(),
                    "{options:?}"
                );
                let expected = if wall {
                    "The goal (3, 2) is a wall."
                } else {
                    "There is no path from"
                };
                assert!(result.message.starts_with(expected), "{}", result.message);
            }
        }
    }
}

#[test]
fn smoothing_never_touches_a_corner() {
    let (grid, start, goal) = map_with_ends("issue-smoothing-through-corners");
    for diagonal in [Diagonal::Never, Diagonal::NoObstacles] {
        let options = Options {
            smooth: Smooth::LineOfSight,
            ..astar(diagonal)
        };
        let path = find_path(&grid, start, goal, &options)
            .expect("cells of the map")
            .path;
        assert!(path.len() < 8, "{path:?}");
        for pair in path.windows(2) {
            assert!(
                line_of_sight(&grid, pair[0], pair[1]),
                "{pair:?} of {path:?}"
            );
        }
    }
}

#[test]
fn one_search_leaves_nothing_behind_for_the_next() {
    let (grid, start, goal) = map_with_ends("issue-dirty-grid");
    let before = grid.clone();
    for &algorithm in Algorithm::ALL {
        let options = Options {
            algorithm,
            ..astar(Diagonal::Never)
        };
        let mut finder =
            Pathfinder::new(grid.clone(), options.clone()).expect("options that are allowed");
        let first = finder.find(start, goal).expect("cells of the map");
        assert_eq!(first.status, Status::Found);
        for _ in 0..3 {
            finder.find((3, 2), (0, 4)).expect("cells of the map");
            let again = finder.find(start, goal).expect("cells of the map");
            assert_eq!(
                (&again.path, again.cost),
                (&first.path, first.cost),
                "{algorithm:?}"
            );
            // What `auto` has learnt of a map makes the next search shorter.
            assert!(
                again.expanded == first.expanded || algorithm == Algorithm::Auto,
                "{algorithm:?}"
            );
        }
        assert!(*finder.map() == before);
    }
}

/// What a search costs is counted alike by a finder that has searched the map before it changed, and by one that comes new to it.
#[test]
fn after_an_edit_a_finder_counts_as_a_new_one_does() {
    let grid = Grid::new(12, 12).expect("a size that is allowed");
    for &open_list in OpenListKind::ALL {
        let options = Options {
            open_list,
            ..astar(Diagonal::Never)
        };
        let mut finder = Pathfinder::new(grid.clone(), options.clone()).expect("options");
        let find = |finder: &mut Pathfinder<Grid>| finder.find((1, 1), (10, 9)).expect("cells");
        find(&mut finder);
        // From here on costs are counted in tenths.
        for i in 0..12 {
            finder.set_cost(i, 11 - i, 1.5).expect("a cell");
            finder.set_cost(i, i, 1.3).expect("a cell");
        }
        let mut new = Pathfinder::new(finder.map().clone(), options).expect("options");
        assert_eq!(find(&mut finder), find(&mut new), "{open_list:?}");
    }
}
