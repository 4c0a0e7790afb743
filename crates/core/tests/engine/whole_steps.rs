//! A step by expansion is a whole one: it ends when all that it wrote is written, so that the open list then says what comes next.

use crate::cases::{Case, TERRAINS, random_case, random_choices};
use crate::maps::map_with_ends;
use crate::optimal_graphs::RandomGraph;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Closed, Diagonal, EventKind, GoalTest, Grid, Heuristic, Options, Place, Recipe,
    Trace,
};

/// The places that were expanded, in order, by their side.
fn expanded(trace: &Trace) -> Vec<(Place, f64)> {
    let closed = trace
        .events()
        .filter(|event| event.kind == EventKind::Close);
    closed.map(|event| (event.at, event.g)).collect()
}

/// After each step the first of the open list is what the next one expands.
fn check(trace: &mut Trace, shown: &dyn Fn() -> String) -> usize {
    let order = expanded(trace);
    assert_eq!(order.len() as u32, trace.expansions(), "{}", shown());
    trace.seek_expansion(0);
    assert_eq!(trace.position(), 0, "{}", shown());
    for (done, &next) in (0..).zip(&order).skip(1) {
        trace.seek_expansion(done);
        let first = trace.open_list(1);
        let first = first.first().map(|node| (node.at, node.g));
        assert_eq!(first, Some(next), "{}\nafter {done} expansions", shown());
        assert_eq!(trace.expansion_at(trace.position()), done, "{}", shown());
        assert_eq!(trace.position(), trace.position_of(done), "{}", shown());
        let event = trace.event_of(done).and_then(|event| trace.event(event));
        let closed = event.map(|event| (event.kind, event.at));
        let last = order[done as usize - 1].0;
        assert_eq!(closed, Some((EventKind::Close, last)), "{}", shown());
    }
    trace.seek_expansion(trace.expansions());
    if trace.expansions() > 0 {
        assert_eq!(trace.position(), trace.len(), "{}", shown());
    }
    order.len()
}

#[test]
fn the_first_of_the_open_list_is_expanded_next_with_every_recipe() {
    let mut random = Random::new(361);
    let mut steps = 0;
    for round in 0..200 {
        let map = Case::random(&mut random, 14, Diagonal::Never, TERRAINS[round % 2]);
        for recipe in Recipe::ALL {
            let case = map.with(|options| *options = recipe.options());
            steps += check(&mut case.trace(), &|| case.to_string());
        }
    }
    println!("what comes next with the recipes: {steps} steps");
}

#[test]
fn the_first_of_the_open_list_is_expanded_next_with_every_algorithm_and_all_choices() {
    let mut random = Random::new(362);
    let mut steps = 0;
    for round in rounds(800) {
        let map = Case::in_turn(&mut random, 10, round);
        for &algorithm in Algorithm::ALL {
            if !map.serves(algorithm) {
                continue;
            }
            let case = map.with(|options| {
                random_choices(&mut random, options);
                options.algorithm = algorithm;
            });
            steps += check(&mut case.trace(), &|| case.to_string());
        }
        // With limits and way points.
        let case = random_case(&mut random, round, 9);
        steps += check(&mut case.trace(), &|| case.to_string());
    }
    println!("what comes next with all algorithms: {steps} steps");
}

#[test]
fn the_first_of_the_open_list_is_expanded_next_on_graphs() {
    let mut random = Random::new(363);
    for _ in rounds(800) {
        let mut map = RandomGraph::new(&mut random, 16);
        map.occupy_some(&mut random);
        let (from, to) = (random.pick(&map.nodes).id, random.pick(&map.nodes).id);
        let mut options = Options::default();
        random_choices(&mut random, &mut options);
        let suits = [
            Algorithm::AStar,
            Algorithm::Greedy,
            Algorithm::Bidirectional,
            Algorithm::Ida,
        ];
        options.algorithm = random.pick(&suits);
        let mut trace =
            stepstar::trace(&map.graph, from, to, &options).expect("places of the graph");
        check(&mut trace, &|| map.show(&options));
    }
}

/// The opening example of the laboratory, after one wall more: its open list promised (4, 2) where (14, 12) came.
#[test]
fn the_opening_example_promises_nothing_that_does_not_come() {
    let (mut grid, start, goal) = map_with_ends("trap");
    for y in 5..=10.min(grid.height() - 1) {
        if (5, y) != start && (5, y) != goal {
            grid.set_wall(5, y, true).expect("a cell of the map");
        }
    }
    let mut trace = stepstar::trace(&grid, start, goal, &Options::default()).expect("cells");
    check(&mut trace, &|| "trap".to_owned());
}

fn steps(map: &str, options: &Options) -> Trace {
    let grid = Grid::parse(map).expect("a map");
    let (start, goal) = (grid.start().expect("an S"), grid.goal().expect("a G"));
    stepstar::trace(&grid, start, goal, options).expect("cells of the map")
}

/// The sentence of a step says what all of it did.
#[test]
fn the_sentence_of_a_step_says_what_the_whole_step_did() {
    let mut trace = steps("S..\n.#.\n..G", &Options::default());
    assert_eq!(
        trace.explain_expansion(1),
        "Opened the start (0, 0): g = 0, h = 4, so f = 4. Expanded (0, 0): f = 0 + 4 = 4, and nothing else is open. Opened 2 neighbours."
    );
    assert_eq!(
        trace.explain_expansion(2),
        "Expanded (1, 0): f = 1 + 3 = 4 is the least of 2 open; of 2 that tied, it has come furthest (largest g), and the order of the cells decided. Opened 1 neighbour. Skipped: (1, 1): wall; (0, 0): where it was reached from."
    );
    // Never one that isn't there, and the position stays.
    assert_eq!(trace.explain_expansion(0), "");
    assert_eq!(trace.explain_expansion(trace.expansions() + 1), "");
    assert_eq!(trace.position(), 0);
    let last = trace.expansions();
    assert_eq!(
        trace.explain_expansion(last),
        trace.explain(trace.len() - 1)
    );
}

/// ```text
///   S 9 .      (1, 0) is opened for 9 and improved by way of the cells below
/// ```
#[test]
fn the_sentence_of_a_step_counts_what_was_opened_improved_reopened_and_repaired() {
    let mut random = Random::new(364);
    let mut seen = [0; 4];
    for round in 0..800 {
        let map = Case::in_turn(&mut random, 8, round);
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.algorithm =
                random.pick(&[Algorithm::AStar, Algorithm::Theta, Algorithm::Greedy]);
            options.heuristic = random.pick(&[Heuristic::SquaredEuclidean, Heuristic::Auto]);
            options.weight = random.pick(&[1.0, 5.0]);
            options.closed = random.pick(&[Closed::Reopen, Closed::Repair]);
            options.goal_test = GoalTest::Expanded;
        });
        let mut trace = case.trace();
        let repairs = trace.options().closed == Closed::Repair;
        for n in 1..trace.expansions() {
            let begin = trace.event_of(n).expect("an expansion") + 1;
            let end = trace.position_of(n);
            let mut counts = [0; 4];
            for i in begin..end {
                let event = trace.event(i).expect("an event");
                trace.seek(i);
                let was_closed =
                    trace.node(event.at).expect("a cell").state == stepstar::State::Closed;
                let kind = match event.kind {
                    EventKind::Open => 0,
                    EventKind::Improve if repairs && was_closed => 3,
                    EventKind::Improve => 1,
                    EventKind::Reopen => 2,
                    _ => continue,
                };
                counts[kind] += 1;
            }
            let sentence = trace.explain_expansion(n);
            for ((count, seen), verb) in counts
                .iter()
                .zip(&mut seen)
                .zip(["opened", "improved", "reopened", "repaired"])
            {
                let told = sentence.to_lowercase();
                let says = told.contains(&format!("{verb} {count} "))
                    || told.contains(&format!("{verb} {count}, "))
                    || told.contains(&format!("{verb} {count}."));
                assert_eq!(says, *count > 0, "{case}\n{verb} {count}: {sentence}");
                *seen += count;
            }
            if counts == [0; 4] {
                assert!(sentence.contains("Nothing was opened."), "{sentence}");
            }
        }
    }
    assert!(seen.iter().all(|&count| count >= 5), "{seen:?}");
}

/// A round of IDA* ends within a step: what the next one expands is open again, and the sentence says why.
#[test]
fn a_step_that_ends_a_round_tells_of_the_next_one() {
    let options = Options {
        algorithm: Algorithm::Ida,
        ..Options::default()
    };
    let mut trace = steps("S#G\n...", &options);
    let rounds = trace.marks().phases.len();
    assert!(rounds > 0);
    let told: Vec<String> = (1..=trace.expansions())
        .map(|n| trace.explain_expansion(n))
        .collect();
    let begun = told
        .iter()
        .filter(|told| told.contains("Round 2 begins. Opened the start (0, 0)"));
    assert_eq!(begun.count(), 1, "{told:#?}");
}

/// Where the two sides meet within a step, its sentence says so, and for how much.
#[test]
fn a_step_in_which_the_sides_meet_says_so() {
    let options = Options {
        algorithm: Algorithm::Bidirectional,
        ..Options::default()
    };
    let mut trace = steps("S....G", &options);
    let told: Vec<String> = (1..=trace.expansions())
        .map(|n| trace.explain_expansion(n))
        .collect();
    let met = told.iter().filter(|told| {
        told.contains("The sides meet at") && told.contains("on a way that costs 5.")
    });
    assert!(met.count() > 0, "{told:#?}");
}
