//! The answer is the same whether or not a search is traced, in one go or in slices, by a new finder or a used one.

use crate::cases::{Case, TERRAINS, random_choices, random_place};
use crate::oracle::same;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Closed, Diagonal, GoalTest, Grid, Heuristic, OpenListKind, Options, Place,
    Recording, Smooth, Status, TieBreak, find_path,
};

fn random_case(random: &mut Random, round: usize) -> Case {
    loop {
        let map = Case::random(
            random,
            12,
            Diagonal::ALL[round % 4],
            TERRAINS[round / 4 % 4],
        );
        let case = map.with(|options| {
            random_choices(random, options);
            options.algorithm = random.pick(&Algorithm::ALL[1..]);
            options.nearest = random.once_in(3);
            options.smooth = random.pick(Smooth::ALL);
            options.max_expansions = random.once_in(4).then(|| u64::from(random.below(60)));
            if random.once_in(3) {
                options.through = vec![
                    random_place(random, &map.grid).into(),
                    random_place(random, &map.grid).into(),
                ];
            }
        });
        if case.serves(case.options.algorithm) {
            return case;
        }
    }
}

#[test]
fn watched_and_unwatched_searches_agree_in_everything() {
    let mut random = Random::new(51);
    let rounds = rounds(4000);
    for round in rounds.clone() {
        let case = random_case(&mut random, round);
        assert_eq!(
            case.find().map(Place::from),
            *case.trace().result(),
            "{case}"
        );
    }
    println!("watched = unwatched: {} random cases", rounds.len());
}

/// The fast routes implement the default search only: with any other option the plain search must run, as it does when traced.
#[test]
fn no_option_is_ignored_by_a_faster_route() {
    let default = Options::default;
    let choices = [
        Options {
            tie_break: TieBreak::LowG,
            ..default()
        },
        Options {
            open_list: OpenListKind::Array,
            ..default()
        },
        Options {
            closed: Closed::Ignore,
            ..default()
        },
        Options {
            heuristic: Heuristic::Zero,
            ..default()
        },
        Options {
            weight: 3.0,
            ..default()
        },
        Options {
            goal_test: GoalTest::Generated,
            ..default()
        },
        Options {
            reverse: true,
            ..default()
        },
        Options {
            max_expansions: Some(1000),
            ..default()
        },
    ];
    let grid = Grid::parse("S....#..\n.###.#..\n...#....\n.#...#.G").expect("a map");
    for options in choices {
        let find = |algorithm| {
            let options = Options {
                algorithm,
                ..options.clone()
            };
            find_path(&grid, (0, 0), (7, 3), &options).expect("cells of the map")
        };
        assert_eq!(find(Algorithm::Auto), find(Algorithm::AStar), "{options:?}");
    }
}

#[test]
fn a_search_in_slices_equals_a_search_in_one_go() {
    let mut random = Random::new(52);
    let rounds = rounds(2000);
    for round in rounds.clone() {
        let case = random_case(&mut random, round);
        let whole = case.trace();
        let mut recording = Recording::new(&case.grid, case.from, case.to, &case.options)
            .expect("what was allowed before");
        let mut slices = 0;
        while !recording.advance(u64::from(random.within(1, 5))) {
            slices += 1;
            assert!(slices < 100_000, "{case}");
        }
        let open = recording.open_len();
        let mut sliced = recording.finish();
        sliced.seek(sliced.len());
        // A search from both ends may have taken one more node from the list without expanding it.
        if case.options.algorithm != Algorithm::Bidirectional {
            assert_eq!(open as u32, sliced.tally().open, "{case}");
        }
        assert_eq!(sliced.len(), whole.len(), "{case}");
        assert!(
            (0..whole.len()).all(|i| sliced.event(i) == whole.event(i)),
            "{case}"
        );
        assert_eq!(sliced.result(), whole.result(), "{case}");
    }
    println!("slices = one go: {} random cases", rounds.len());
}

/// A search cancelled half-way leaves a trace of what it did, which works like any other.
#[test]
fn a_cancelled_search_leaves_a_usable_trace() {
    let grid = stepstar::Grid::new(50, 50).expect("a size that is allowed");
    let mut recording =
        Recording::new(&grid, (0, 0), (49, 49), &Default::default()).expect("cells of the map");
    assert!(!recording.advance(40));
    assert_eq!(recording.counts().expanded, 40);
    let open = recording.open_len();
    let mut trace = recording.finish();
    assert_eq!(trace.result().status, Status::Limit);
    assert!(trace.result().path.is_empty());
    trace.seek(trace.len());
    assert_eq!((trace.expansions(), trace.open_len()), (40, open));
    assert!(trace.explain(trace.len() - 1).ends_with('.'));
}

/// A trace allocates its table of cells bit by bit; cancelling before it is complete must be safe.
#[test]
fn a_search_of_a_large_map_can_be_cancelled_before_it_begins() {
    let grid = stepstar::Grid::new(300, 300).expect("a size that is allowed");
    let record = || Recording::new(&grid, (0, 0), (299, 299), &Default::default());
    let mut recording = record().expect("cells of the map");
    assert!(!recording.advance(100));
    assert_eq!(recording.counts().expanded, 0);
    let mut trace = recording.finish();
    assert_eq!((trace.len(), trace.result().status), (0, Status::Limit));
    assert_eq!(trace.states(), vec![0; 90_000]);
    assert!(trace.open_list(1).is_empty());
    let mut recording = record().expect("cells of the map");
    while !recording.advance(100) {}
    assert_eq!(recording.finish().result().cost, 598.0);
}

#[test]
fn a_used_pathfinder_answers_like_a_new_one() {
    let mut random = Random::new(53);
    let mut queries = 0;
    for round in rounds(300) {
        let mut case = random_case(&mut random, round);
        let mut finder = case.finder();
        for _ in 0..8 {
            case.move_ends(&mut random);
            let answer = finder.find(case.from, case.to).expect("cells of the map");
            assert_eq!(answer, case.find(), "{case}");
            queries += 1;
        }
    }
    println!("used finder = new finder: {queries} random queries");
}

/// The fast routes keep knowledge of a map, which every edit must update.
#[test]
fn edits_between_queries_are_seen() {
    let mut random = Random::new(54);
    let mut queries = 0;
    for round in rounds(600) {
        let mut case = Case::in_turn(&mut random, 16, round);
        let mut finder = case.finder();
        for _ in 0..12 {
            for _ in 0..random.below(4) {
                let (x, y) = (
                    random.below(case.grid.width()),
                    random.below(case.grid.height()),
                );
                if random.once_in(4) {
                    let cost = random.pick(&[0.0, 0.5, 1.0, 1.0, 3.0]);
                    finder.set_cost(x, y, cost).expect("a cell");
                    case.grid.set_cost(x, y, cost).expect("a cell");
                } else {
                    let wall = random.once_in(2);
                    finder.set_wall(x, y, wall).expect("a cell");
                    case.grid.set_wall(x, y, wall).expect("a cell");
                }
            }
            case.move_ends(&mut random);
            let result = finder.find(case.from, case.to).expect("cells of the map");
            let truth = if case.grid.is_wall(case.to.0, case.to.1) {
                f64::INFINITY
            } else {
                case.truth()
            };
            if truth.is_finite() {
                case.check_walk(&result);
            }
            assert!(
                same(result.cost, truth),
                "{case}\nit costs {}, the truth is {truth}",
                result.cost
            );
            assert!(
                result.expanded <= result.generated + result.reopened,
                "{case}\nit expanded {} nodes and had opened {}",
                result.expanded,
                result.generated + result.reopened
            );
            queries += 1;
        }
    }
    println!("edits between queries against Bellman-Ford: {queries} random queries");
}
