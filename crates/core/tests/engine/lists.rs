//! All open lists give the identical trace; they differ only in the work that they need.

use crate::cases::{Case, TERRAINS, random_choices, random_place};
use crate::optimal_graphs::RandomGraph;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{Algorithm, Diagonal, EventKind, Heuristic, OpenListKind, Options, Place, Trace};

fn assert_identical(traces: &[Trace], shown: impl Fn() -> String) {
    let first = &traces[0];
    for other in &traces[1..] {
        let differs = (0..first.len().max(other.len())).find(|&i| first.event(i) != other.event(i));
        if let Some(i) = differs {
            let (a, b) = (first.event(i), other.event(i));
            panic!(
                "{}\nevent {i} is {a:?} with a heap and {b:?} with {:?}",
                shown(),
                other.options().open_list
            );
        }
        assert_eq!(first.result().path, other.result().path, "{}", shown());
        assert_eq!(first.result().status, other.result().status, "{}", shown());
        assert_eq!(
            first.result().message,
            other.result().message,
            "{}",
            shown()
        );
    }
}

#[test]
fn all_open_lists_give_the_identical_trace_on_grids() {
    let mut random = Random::new(31);
    let (mut cases, mut events) = (0, 0);
    for round in rounds(700) {
        let map = Case::in_turn(&mut random, 12, round);
        for &algorithm in Algorithm::ALL
            .iter()
            .filter(|&&algorithm| map.serves(algorithm))
        {
            let case = map.with(|options| {
                random_choices(&mut random, options);
                options.algorithm = algorithm;
            });
            let with = |&open_list| case.with(|options| options.open_list = open_list).trace();
            let traces: Vec<Trace> = OpenListKind::ALL.iter().map(with).collect();
            assert_identical(&traces, || case.to_string());
            cases += 1;
            events += traces[0].len();
        }
    }
    println!(
        "identical traces of four open lists on grids: {cases} random cases, {events} events each"
    );
}

/// On narrow maps the difference of two cell numbers does not determine a direction. With a heap the engine skips steps back by
/// direction; with lists that are searched it tries every step.
#[test]
fn a_heap_and_a_sorted_list_agree_on_maps_one_to_three_cells_wide() {
    let mut random = Random::new(33);
    for round in 0..600 {
        let (width, height) = (1 + round as u32 % 3, 9);
        let mut grid = stepstar::Grid::new(width, height).expect("a size that is allowed");
        for _ in 0..random.below(width * 3) {
            let (x, y) = (random.below(width), 1 + random.below(height - 2));
            grid.set_wall(x, y, true).expect("a cell of the map");
        }
        let with = |open_list| {
            let options = Options {
                diagonal: Diagonal::ALL[round % 4],
                heuristic: stepstar::Heuristic::Zero,
                open_list,
                ..Options::default()
            };
            stepstar::trace(&grid, (0, 0), (width - 1, height - 1), &options)
                .expect("cells of the map")
        };
        let traces = [OpenListKind::Heap, OpenListKind::SortedList].map(with);
        assert_identical(&traces, || {
            grid.to_text(stepstar::TextFormat::Ascii).expect("a text")
        });
    }
}

#[test]
fn all_open_lists_give_the_identical_trace_on_graphs() {
    let mut random = Random::new(32);
    let mut cases = 0;
    for _ in rounds(2000) {
        let mut map = RandomGraph::new(&mut random, 16);
        map.occupy_some(&mut random);
        let (from, to) = (random.pick(&map.nodes).id, random.pick(&map.nodes).id);
        let mut options = Options::default();
        random_choices(&mut random, &mut options);
        options.algorithm = random.pick(&[
            Algorithm::AStar,
            Algorithm::Greedy,
            Algorithm::Bidirectional,
            Algorithm::Ida,
        ]);
        let with = |&open_list| {
            let options = Options {
                open_list,
                ..options.clone()
            };
            stepstar::trace(&map.graph, from, to, &options).expect("places of the graph")
        };
        let traces: Vec<Trace> = OpenListKind::ALL.iter().map(with).collect();
        assert_identical(&traces, || map.show(&options));
        cases += 1;
    }
    println!("identical traces of four open lists on graphs: {cases} random cases");
}

/// Counts by hand the entries looked at when each neighbour of an expanded cell is looked up from the beginning of the ordered open list
/// and, if it is not there, from the beginning of the closed list.
fn looked_at(case: &Case, trace: &mut Trace) -> u64 {
    let goals: Vec<Place> = [&case.options.through[..], &[case.to.into()]].concat();
    let (mut closed, mut leg, mut looked_at) = (Vec::new(), 0, 0);
    let mut look = |list: &[Place], at| {
        let place = list.iter().position(|&other| other == at);
        looked_at += place.map_or(list.len(), |place| place + 1) as u64;
        place.is_some()
    };
    let mut i = 0;
    while let Some(event) = trace.event(i) {
        i += 1;
        if event.parent.is_none() && event.kind == EventKind::Open {
            closed.clear();
            continue;
        }
        assert_eq!(event.kind, EventKind::Close, "{case}");
        closed.push(event.at);
        if event.at == goals[leg] {
            leg += 1;
            continue;
        }
        let Place::Cell(x, y) = event.at else { break };
        for (dx, dy) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
            let (x, y) = (x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
            if case.grid.is_wall(x, y) {
                continue;
            }
            let to = Place::Cell(x, y);
            trace.seek(i);
            let waiting = trace.open_list(usize::MAX);
            let open: Vec<Place> = waiting.iter().map(|node| node.at).collect();
            if !look(&open, to) {
                look(&closed, to);
            }
            if let Some(next) = trace.event(i)
                && next.at == to
                && next.parent == Some(event.at)
                && next.kind != EventKind::Close
            {
                i += 1;
                closed.retain(|&at| at != to);
            }
        }
    }
    looked_at
}

#[test]
fn lookups_count_every_entry_looked_at_in_the_lists() {
    let mut random = Random::new(34);
    let (mut reopened, mut legs) = (0, 0);
    for round in rounds(400) {
        let map = Case::random(&mut random, 9, Diagonal::Never, TERRAINS[round % 4]);
        let between = random_place(&mut random, &map.grid);
        let case = map.with(|options| {
            options.algorithm = random.pick(&[Algorithm::AStar, Algorithm::Dijkstra]);
            options.open_list = OpenListKind::SortedList;
            options.weight = random.pick(&[1.0, 4.0]);
            options.heuristic = random.pick(&[Heuristic::Auto, Heuristic::SquaredEuclidean]);
            options.through = random
                .once_in(3)
                .then_some(between.into())
                .into_iter()
                .collect();
        });
        let mut trace = case.trace();
        let looked_at = looked_at(&case, &mut trace);
        assert_eq!(trace.result().lookups, looked_at, "{case}");
        reopened += trace.result().reopened;
        legs += case.options.through.len();
    }
    assert!(
        reopened > 0 && legs > 0,
        "{reopened} reopened, {legs} way points"
    );
}

/// The lesson of the five designs: with plain lists, nearly all the work is looking nodes up.
#[test]
fn lists_that_are_searched_cost_far_more_comparisons_than_a_heap() {
    let grid = stepstar::Grid::new(60, 60).expect("a size that is allowed");
    let comparisons = OpenListKind::ALL.iter().map(|&open_list| {
        let options = Options {
            algorithm: Algorithm::Dijkstra,
            open_list,
            ..Options::default()
        };
        let result =
            stepstar::find_path(&grid, (0, 0), (59, 59), &options).expect("cells of the map");
        (open_list, result.comparisons, result.lookups)
    });
    let counted: Vec<_> = comparisons.collect();
    let of = |kind| {
        *counted
            .iter()
            .find(|counts| counts.0 == kind)
            .expect("every kind was counted")
    };
    let (_, heap, heap_lookups) = of(OpenListKind::Heap);
    for kind in [OpenListKind::SortedList, OpenListKind::Array] {
        let (_, all, lookups) = of(kind);
        assert!(
            all > 20 * heap,
            "{kind:?}: {all} comparisons, a heap {heap}"
        );
        assert!(
            lookups > all / 2,
            "{kind:?}: {lookups} of {all} looked for a node"
        );
    }
    assert_eq!(heap_lookups, 0);
}

/// Far from the start there are as many buckets as before it: none is for all that lies further away, nor for all that lies nearer.
#[test]
fn buckets_stay_small_where_costs_differ_by_far_and_where_f_falls() {
    let mut random = Random::new(35);
    let mut grid = stepstar::Grid::new(100, 100).expect("a size that is allowed");
    for (x, y) in (0..100).flat_map(|y| (0..100).map(move |x| (x, y))) {
        let cost = if (x, y) == (50, 50) {
            1e-3
        } else {
            f64::from(10_000 + random.below(10_000))
        };
        grid.set_cost(x, y, cost).expect("a cell of the map");
    }
    for (algorithm, weight) in [(Algorithm::Dijkstra, 1.0), (Algorithm::AStar, 1e7)] {
        let [heap, buckets] = [OpenListKind::Heap, OpenListKind::Buckets].map(|open_list| {
            let options = Options {
                algorithm,
                weight,
                open_list,
                ..Options::default()
            };
            stepstar::find_path(&grid, (50, 50), (99, 99), &options).expect("cells of the map")
        });
        assert_eq!(heap.path, buckets.path);
        assert!(
            buckets.comparisons < heap.comparisons,
            "{algorithm:?}: {} comparisons, a heap {}",
            buckets.comparisons,
            heap.comparisons
        );
    }
}
