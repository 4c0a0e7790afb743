//! The marks of a trace name the right events.

use crate::cases::{Case, TERRAINS, random_choices, random_place};
use crate::random::Random;
use stepstar::{Algorithm, Diagonal, EventKind, Grid, Options, Place};

#[test]
fn marks_name_the_right_events() {
    let mut random = Random::new(134);
    for round in 0..500 {
        let map = Case::in_turn(&mut random, 9, round);
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.algorithm =
                random.pick(&[Algorithm::AStar, Algorithm::Greedy, Algorithm::Dijkstra]);
        });
        let trace = case.trace();
        let marks = trace.marks();
        let of = |kind: EventKind| -> Vec<u32> {
            (0..trace.len() as u32)
                .filter(|&i| trace.event(i as usize).expect("an event").kind == kind)
                .collect()
        };
        assert_eq!(marks.improve, of(EventKind::Improve), "{case}");
        assert_eq!(marks.reopen, of(EventKind::Reopen), "{case}");
        let goal = Place::from(if case.options.reverse {
            case.from
        } else {
            case.to
        });
        let seen = (0..trace.len()).find(|&i| {
            let event = trace.event(i).expect("an event");
            event.at == goal && event.kind == EventKind::Open
        });
        assert_eq!(marks.goal_seen.map(|i| i as usize), seen, "{case}");
        // From any position, searching for the next event of a kind in either direction.
        let sought = stepstar::Sought {
            kinds: vec![EventKind::Close],
            at: None,
        };
        let closed: Vec<usize> = of(EventKind::Close)
            .iter()
            .map(|&i| i as usize + 1)
            .collect();
        for position in 0..=trace.len() {
            let next = trace
                .next_after(position, &sought)
                .expect("nothing is sought outside");
            assert_eq!(
                next,
                closed.iter().copied().find(|&at| at > position),
                "{case}"
            );
            let last = trace
                .last_before(position, &sought)
                .expect("nothing is sought outside");
            assert_eq!(
                last,
                closed.iter().rev().copied().find(|&at| at < position),
                "{case}"
            );
        }
    }
}

/// With whole costs, so that this test compares sums exactly as the engine does.
#[test]
fn f_rises_where_a_node_is_expanded_with_more_than_all_before() {
    let mut random = Random::new(135);
    let mut rises = 0;
    for round in 0..200 {
        let map = Case::random(&mut random, 9, Diagonal::Never, TERRAINS[round % 2 * 2]);
        let case = map.with(|options| {
            options.algorithm =
                random.pick(&[Algorithm::AStar, Algorithm::Greedy, Algorithm::Dijkstra]);
            options.weight = random.pick(&[1.0, 3.0]);
            options.reverse = random.once_in(3);
            if random.once_in(2) {
                options.through = vec![random_place(&mut random, &map.grid).into()];
            }
        });
        let trace = case.trace();
        let mut highest = None;
        let mut expected = Vec::new();
        for (i, event) in (0..).zip(&trace) {
            if event.kind == EventKind::Close {
                if highest.is_some_and(|highest| event.f > highest) {
                    expected.push(i);
                }
                highest = Some(highest.map_or(event.f, |highest: f64| highest.max(event.f)));
            }
        }
        assert_eq!(trace.marks().f_rises, expected, "{case}");
        rises += expected.len();
    }
    assert!(rises > 200);
}

/// The goal lies on the path to the way point, so it is passed before it is looked for.
#[test]
fn the_goal_is_seen_when_it_is_reached_for_the_first_time() {
    let grid = Grid::new(5, 1).expect("a size that is allowed");
    let options = Options {
        through: vec![(4, 0).into()],
        ..Options::default()
    };
    let trace = stepstar::trace(&grid, (0, 0), (2, 0), &options).expect("cells of the map");
    let opened: Vec<u32> = (0..)
        .zip(&trace)
        .filter(|(_, event)| event.at == (2, 0).into() && event.kind == EventKind::Open)
        .map(|(i, _)| i)
        .collect();
    assert_eq!(opened.len(), 2);
    assert_eq!(trace.marks().goal_seen, Some(opened[0]));
}

#[test]
fn very_many_marks_are_thinned_to_4000_evenly_spread() {
    let mut random = Random::new(136);
    let mut grid = Grid::new(140, 140).expect("a size that is allowed");
    let costs = (0..140 * 140).map(|_| f64::from(random.within(1, 9)));
    grid.set_costs(costs.collect()).expect("costs");
    let options = Options {
        algorithm: Algorithm::Dijkstra,
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    let trace = stepstar::trace(&grid, (0, 0), (139, 139), &options).expect("cells of the map");
    let all: Vec<u32> = (0..)
        .zip(&trace)
        .filter(|(_, event)| event.kind == EventKind::Improve)
        .map(|(i, _)| i)
        .collect();
    assert!(all.len() > 4000 && all.len() < 8000, "{}", all.len());
    let marks = trace.marks().improve;
    assert_eq!(marks.len(), 4000);
    let places: Vec<usize> = marks
        .iter()
        .map(|mark| all.binary_search(mark).expect("an improvement"))
        .collect();
    assert!(
        places
            .windows(2)
            .all(|pair| (1..=2).contains(&(pair[1] - pair[0])))
    );
    assert!(places[0] == 0 && places[3999] + 2 >= all.len());
}

/// In a search from both ends a cell has two node numbers, and events at either count as at the cell.
#[test]
fn events_of_both_sides_are_found_at_a_cell() {
    let grid = Grid::new(5, 1).expect("a size that is allowed");
    let options = Options {
        algorithm: Algorithm::Bidirectional,
        ..Options::default()
    };
    let trace = stepstar::trace(&grid, (0, 0), (4, 0), &options).expect("cells of the map");
    for x in 0..5 {
        let sought = stepstar::Sought {
            kinds: Vec::new(),
            at: Some((x, 0).into()),
        };
        let next = |position| trace.next_after(position, &sought).expect("a cell");
        let last = |position| trace.last_before(position, &sought).expect("a cell");
        let mut found = Vec::new();
        while let Some(position) = next(found.last().copied().unwrap_or(0)) {
            found.push(position);
        }
        let expected: Vec<usize> = (1..)
            .zip(&trace)
            .filter(|(_, event)| event.at == (x, 0).into())
            .map(|(position, _)| position)
            .collect();
        assert_eq!(found, expected);
        // A position beyond the end counts as the end.
        assert_eq!(next(usize::MAX), None);
        assert_eq!(last(usize::MAX), last(trace.len()));
    }
}

/// In reverse each leg is searched from its far end. The last leg begins at the goal, so the search is complete where that leg
/// reaches the way point.
#[test]
fn in_reverse_with_way_points_goal_seen_marks_the_end_of_the_last_leg() {
    let grid = stepstar::Grid::new(5, 1).expect("a size");
    let options = Options {
        reverse: true,
        through: vec![(2, 0).into()],
        ..Options::default()
    };
    let trace = stepstar::trace(&grid, (0, 0), (4, 0), &options).expect("cells of the map");
    let seen = trace.marks().goal_seen.expect("it was reached");
    let event = trace.event(seen as usize).expect("an event");
    assert_eq!(
        (event.at, event.parent),
        ((2, 0).into(), Some((3, 0).into()))
    );
}
