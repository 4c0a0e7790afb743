//! What is refused, and what is too much.

use stepstar::{
    Algorithm, Change, Diagonal, Grid, Heuristic, Options, Point, Replanner, Smooth, TieBreak,
    WalkOptions, Walking, trace_walk, walk,
};

fn refused(grid: &Grid, changes: &[Change], options: &WalkOptions) -> String {
    let error = walk(grid, (0, 0), (3, 0), changes, options);
    error.map_or_else(
        |error| error.to_string(),
        |walked| format!("not refused: {}", walked.message),
    )
}

fn change(at: u32, place: Point, wall: Option<bool>, cost: Option<f64>) -> Change {
    Change {
        at,
        place,
        wall,
        cost,
    }
}

#[test]
fn a_change_that_makes_no_sense_is_refused() {
    let grid = Grid::new(4, 2).unwrap();
    for (wrong, told) in [
        (
            change(0, (4, 0), Some(true), None),
            "The place of change 2 (4, 0) is outside the map: x goes from 0 to 3 and y from 0 to 1.",
        ),
        (
            change(0, (1, 0), None, None),
            "Change 2 says neither \"wall\" nor \"cost\": it must say at least one of them.",
        ),
        (
            change(0, (1, 0), None, Some(-1.0)),
            "The cost of change 2 is -1: it must be a finite number from 0 to 1e100.",
        ),
        (
            change(100_001, (1, 0), Some(true), None),
            "The tick of change 2 is 100001: it must be a whole number from 0 to 100000.",
        ),
    ] {
        let changes = [change(0, (1, 1), Some(true), None), wrong];
        assert_eq!(refused(&grid, &changes, &WalkOptions::default()), told);
    }
}

#[test]
fn options_that_a_walk_knows_nothing_of_are_refused() {
    let grid = Grid::new(4, 2).unwrap();
    let with = |replanner, search| WalkOptions {
        replanner,
        sees: None,
        mistake: None,
        search,
    };
    let kept = |search| with(Replanner::DStarLite, search);
    let default = Options::default;
    for (options, told) in [
        (
            with(
                Replanner::AStar,
                Options {
                    smooth: Smooth::LineOfSight,
                    ..default()
                },
            ),
            "The option \"smooth\" is of no use for a walk with the replanner \"astar\": leave it out.",
        ),
        (
            kept(Options {
                algorithm: Algorithm::Bfs,
                ..default()
            }),
            "The option \"algorithm\" is of no use for a walk with the replanner \"dstar-lite\": leave it out.",
        ),
        (
            kept(Options {
                tie_break: TieBreak::Oldest,
                ..default()
            }),
            "The option \"tieBreak\" is of no use for a walk with the replanner \"dstar-lite\": leave it out.",
        ),
        (
            kept(Options {
                heuristic: Heuristic::Manhattan,
                diagonal: Diagonal::Always,
                ..default()
            }),
            "The replanner \"dstar-lite\" needs a consistent estimate, and \"manhattan\" is not on this map: use \"auto\", or the replanner \"astar\".",
        ),
        (
            WalkOptions {
                sees: Some(0),
                ..WalkOptions::default()
            },
            "The option \"sees\" is 0: it must be a whole number from 1.",
        ),
    ] {
        assert_eq!(refused(&grid, &[], &options), told);
    }
    for (replanner, search) in [
        (
            Replanner::AStar,
            Options {
                tie_break: TieBreak::Oldest,
                weight: 2.0,
                ..default()
            },
        ),
        (
            Replanner::Lpa,
            Options {
                heuristic: Heuristic::Euclidean,
                diagonal: Diagonal::Always,
                ..default()
            },
        ),
        (
            Replanner::DStarLite,
            Options {
                heuristic: Heuristic::Manhattan,
                ..default()
            },
        ),
        (
            Replanner::DStarLite,
            Options {
                heuristic: Heuristic::Zero,
                ..default()
            },
        ),
    ] {
        assert!(walk(&grid, (0, 0), (3, 0), &[], &with(replanner, search)).is_ok());
    }
}

#[test]
fn cells_that_cost_nothing_need_a_star() {
    let grid = Grid::new(4, 2).unwrap();
    let free = [change(2, (1, 1), None, Some(0.0))];
    let told = "The replanner \"dstar-lite\" needs steps that cost more than 0: with cells that cost 0 use \"astar\".";
    assert_eq!(refused(&grid, &free, &WalkOptions::default()), told);
    let options = WalkOptions {
        replanner: Replanner::AStar,
        ..WalkOptions::default()
    };
    assert!(walk(&grid, (0, 0), (3, 0), &free, &options).is_ok());
}

/// 500 ticks on 512 x 512 cells, each planned anew over all of them, would be 5 GB of events.
#[test]
fn a_trace_that_is_full_ends_the_walk_with_a_sentence() {
    let grid = Grid::new(512, 512).unwrap();
    let search = Options {
        heuristic: Heuristic::Zero,
        ..Options::default()
    };
    let options = WalkOptions {
        replanner: Replanner::AStar,
        sees: None,
        mistake: None,
        search,
    };
    let (walked, trace) = trace_walk(&grid, (0, 0), (511, 0), &[], &options).unwrap();
    let ticks = walked.ticks.len();
    let told = format!(
        "Stopped at tick {}, before (511, 0) was reached: its trace is full.",
        ticks - 1
    );
    assert_eq!(walked.message, told);
    assert!(
        ticks > 10 && trace.bytes() < 140_000_000,
        "{ticks} {}",
        trace.bytes()
    );
    let kept = trace_walk(&grid, (0, 0), (511, 0), &[], &WalkOptions::default()).unwrap();
    assert_eq!((kept.0.ticks.len(), kept.0.cost), (512, 511.0));
    assert!(kept.1.bytes() < 20_000_000);
}

/// Where sums are rounded, plans still are paths.
#[test]
fn costs_of_any_size_make_no_walk_fail() {
    let mut grid = Grid::new(5, 5).unwrap();
    for (i, cost) in [1e100, 1e-300, 1.0, 1e16, 3.3e50].into_iter().enumerate() {
        for y in 0..5 {
            grid.set_cost(i as u32, y, cost).unwrap();
        }
    }
    let changes: Vec<Change> = (0..20)
        .map(|i| {
            change(
                i / 2,
                (i * 7 % 5, i * 3 % 5),
                Some(i % 3 == 0),
                Some(1e90 / f64::from(i + 1)),
            )
        })
        .collect();
    for &replanner in Replanner::ALL {
        for &diagonal in Diagonal::ALL {
            let search = Options {
                diagonal,
                ..Options::default()
            };
            let options = WalkOptions {
                replanner,
                search,
                sees: None,
                mistake: None,
            };
            let walked = walk(&grid, (0, 0), (4, 4), &changes, &options).unwrap();
            assert!(
                walked.ticks.iter().any(|tick| !tick.path.is_empty()),
                "{}",
                walked.message
            );
        }
    }
}

#[test]
fn in_the_smallest_slices_it_is_the_same_walk() {
    let grid = Grid::parse("S....\n.###.\n....G").unwrap();
    let changes = [
        change(2, (4, 1), Some(true), None),
        change(4, (4, 1), Some(false), None),
    ];
    for replanner in Replanner::ALL.iter().copied() {
        let options = WalkOptions {
            replanner,
            ..WalkOptions::default()
        };
        let whole = walk(&grid, (0, 0), (4, 2), &changes, &options).unwrap();
        let mut walking = Walking::new(&grid, (0, 0), (4, 2), &changes, &options).unwrap();
        let mut slices = 0;
        while !walking.advance_by(1) {
            slices += 1;
            assert!(walking.expanded() <= slices);
        }
        assert_eq!(walking.finish(), whole, "{replanner}");
    }
}

#[test]
fn a_tick_under_way_is_planned_to_its_end_and_an_edit_comes_with_the_next() {
    let grid = Grid::parse("S....\n.###.\n....G").unwrap();
    let options = WalkOptions::default();
    let mut walking = Walking::new(&grid, (0, 0), (4, 2), &[], &options).unwrap();
    assert!(!walking.advance_by(1));
    assert!(walking.ticks().is_empty());
    walking.set_wall(4, 0, true).unwrap();
    walking.advance(1);
    assert!(walking.ticks()[0].path.contains(&(4, 0)));
    walking.advance(1);
    assert!(!walking.ticks()[1].path.contains(&(4, 0)));
    assert!(!walking.advance_by(1));
    assert_eq!(walking.finish().ticks.len(), 3);
}
