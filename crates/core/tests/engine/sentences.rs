//! Every event has a sentence, whose arithmetic is right and whose counts are true.

use crate::cases::{Case, TERRAINS, random_choices, random_place};
use crate::optimal_graphs::RandomGraph;
use crate::oracle::step_cost;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Closed, Diagonal, EventKind, GoalTest, Heuristic, OpenListKind, Options, Place,
    Point, Trace, trace,
};

/// The number at the beginning of a text, whatever follows it.
fn read(text: &str) -> Option<f64> {
    text.trim_end_matches([',', ';', '.', ':']).parse().ok()
}

/// Both sides of every equation in a sentence, such as `3 + 2 × 1.5 = 6`, evaluated.
fn sums(sentence: &str) -> Vec<(f64, f64)> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let number = |i: usize| words.get(i).and_then(|word| read(word));
    let mut found = Vec::new();
    for i in (1..words.len()).filter(|&i| words[i] == "=") {
        let Some(right) = number(i + 1) else { continue };
        // Backwards from the sign: number, operator, number ... A product binds before a sum.
        let (mut at, mut terms) = (i - 1, vec![]);
        while let Some(value) = number(at) {
            terms.push((value, if at > 0 { words[at - 1] } else { "" }));
            if at < 2 || !matches!(words[at - 1], "+" | "×") {
                break;
            }
            at -= 2;
        }
        if terms.len() > 1 {
            let (mut sum, mut product) = (0.0, 1.0);
            for &(value, operator) in &terms {
                product *= value;
                if operator != "×" {
                    (sum, product) = (sum + product, 1.0);
                }
            }
            found.push((sum, right));
        }
    }
    found
}

#[test]
fn the_checker_reads_sums_with_the_usual_precedence() {
    assert_eq!(sums("g = 3 + 1 = 4, h = 5, so f = 9."), [(4.0, 4.0)]);
    assert_eq!(
        sums("f = 2 + 1.5 × 4 = 8 is the least of 3 open."),
        [(8.0, 8.0)]
    );
    assert_eq!(sums("so f = g + 2 × h = 8, and h = 5."), []);
}

/// Checks every sentence of a trace, and returns how many sentences and equations there were.
fn check(trace: &mut Trace, shown: &dyn Fn() -> String) -> (usize, usize) {
    let mut arithmetic = 0;
    for i in 0..trace.len() {
        let sentence = trace.explain(i);
        assert_eq!(trace.position(), 0, "explaining moves nothing");
        assert!(
            sentence.ends_with('.') && !sentence.contains("NaN"),
            "{}\nevent {i}: {sentence}",
            shown()
        );
        assert!(
            sentence.chars().next().is_some_and(char::is_uppercase),
            "{}\nevent {i}: {sentence}",
            shown()
        );
        for (left, right) in sums(&sentence) {
            // Shown to three decimals, and multiplied by a weight of at most 5.
            assert!(
                (left - right).abs() <= 0.0045,
                "{}\nevent {i}: {sentence}\n{left} is not {right}",
                shown()
            );
            arithmetic += 1;
        }
        let event = trace.event(i).expect("an event");
        assert!(
            sentence.contains(&event.at.to_string()),
            "{}\nevent {i}: {sentence}",
            shown()
        );
        let word = match event.kind {
            EventKind::Open => "Opened",
            EventKind::Improve if sentence.starts_with("Repaired") => "Repaired",
            EventKind::Improve => "Improved",
            EventKind::Reopen => "Reopened",
            EventKind::Close => "Expanded",
            EventKind::Ray => "Looked",
        };
        assert!(
            sentence.contains(word),
            "{}\nevent {i}: {sentence}",
            shown()
        );
        if event.kind == EventKind::Close {
            check_order(trace, i, &sentence, shown);
        }
    }
    assert_eq!(trace.explain(trace.len()), "");
    (trace.len(), arithmetic)
}

/// Checks the reason for an expansion: "is the least of 7 open; of 2 that tied, ..."
fn check_order(trace: &mut Trace, i: usize, sentence: &str, shown: &dyn Fn() -> String) {
    trace.seek(i);
    let open = trace.open_list(usize::MAX);
    trace.seek(0);
    let number_after = |text: &str| {
        let rest = &sentence[sentence.find(text)? + text.len()..];
        rest.split(' ')
            .next()
            .and_then(read)
            .map(|number| number as usize)
    };
    if let Some(count) = number_after("is the least of ") {
        assert_eq!(count, open.len(), "{}\nevent {i}: {sentence}", shown());
        let algorithm = trace.options().algorithm;
        if matches!(
            algorithm,
            Algorithm::AStar | Algorithm::Dijkstra | Algorithm::Jps | Algorithm::Theta
        ) {
            // The engine compares in its own units, so the shown costs may differ in their last digit.
            let tied = open
                .iter()
                .filter(|node| (node.f - open[0].f).abs() <= 1e-12 * open[0].f)
                .count();
            let said = number_after("; of ").unwrap_or(1);
            assert!(
                said <= tied && (said == tied || said + 3 > tied),
                "{}\nevent {i}: {sentence}\n{tied} tied",
                shown()
            );
        }
    } else if sentence.contains("nothing else is open") {
        assert_eq!(open.len(), 1, "{}\nevent {i}: {sentence}", shown());
    }
}

#[test]
fn every_event_of_a_grid_has_a_sentence_that_is_true() {
    let mut random = Random::new(121);
    let (mut sentences, mut sums) = (0, 0);
    for round in rounds(800) {
        let map = Case::random(
            &mut random,
            7,
            Diagonal::ALL[round % 4],
            TERRAINS[round / 4 % 4],
        );
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.algorithm = Algorithm::ALL[round % Algorithm::ALL.len()];
            if random.once_in(4) {
                options.through = vec![random_place(&mut random, &map.grid).into()];
            }
        });
        if case.serves(case.options.algorithm) {
            let (more, more_sums) = check(&mut case.trace(), &|| case.to_string());
            (sentences, sums) = (sentences + more, sums + more_sums);
        }
    }
    println!("sentences on grids: {sentences}, with {sums} sums checked");
}

#[test]
fn every_event_of_a_graph_has_a_sentence_that_is_true() {
    let mut random = Random::new(122);
    let (mut sentences, mut sums) = (0, 0);
    for _ in 0..800 {
        let mut map = RandomGraph::new(&mut random, 10);
        map.occupy_some(&mut random);
        let mut options = Options::default();
        random_choices(&mut random, &mut options);
        options.algorithm = random.pick(&[
            Algorithm::AStar,
            Algorithm::Bidirectional,
            Algorithm::Ida,
            Algorithm::Bfs,
        ]);
        let (from, to) = (random.pick(&map.nodes).id, random.pick(&map.nodes).id);
        let mut trace = trace(&map.graph, from, to, &options).expect("nodes of the graph");
        let (more, more_sums) = check(&mut trace, &|| map.show(&options));
        (sentences, sums) = (sentences + more, sums + more_sums);
    }
    println!("sentences on graphs: {sentences}, with {sums} sums checked");
}

/// Every word that a reader sees, on a map of six cells.
#[test]
fn a_small_search_is_told_word_for_word() {
    let grid = stepstar::Grid::parse("S.G\n.#.").expect("a map");
    let mut steps = trace(&grid, (0, 0), (2, 0), &Options::default()).expect("cells of the map");
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    assert_eq!(
        told,
        [
            "Opened the start (0, 0): g = 0, h = 2, so f = 2.",
            "Expanded (0, 0): f = 0 + 2 = 2, and nothing else is open.",
            "Opened (1, 0), reached from (0, 0): g = 0 + 1 = 1, h = 1, so f = 2.",
            "Opened (0, 1), reached from (0, 0): g = 0 + 1 = 1, h = 3, so f = 4.",
            "Expanded (1, 0): f = 1 + 1 = 2 is the least of 2 open. Skipped: (1, 1): wall; (0, 0): where it was reached from.",
            "Opened (2, 0), reached from (1, 0): g = 1 + 1 = 2, h = 0, so f = 2.",
            "Expanded (2, 0), the goal: the path is complete, and costs 2; f = 2 + 0 = 2 is the least of 2 open.",
        ]
    );
}

/// A reason shared by several neighbours is given once, and the search's reasons come before the map's.
#[test]
fn neighbours_with_the_same_reason_share_it() {
    let grid = stepstar::Grid::parse("S.#\n..#\n#.G").expect("a map");
    let options = Options {
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    let mut steps = trace(&grid, (0, 0), (2, 2), &options).expect("cells of the map");
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    let second = told
        .iter()
        .filter(|text| text.starts_with("Expanded"))
        .nth(1);
    let second = second.expect("a second expansion");
    assert_eq!(
        second.split_once(" Skipped: ").map(|(_, list)| list),
        Some(
            "(1, 0), (0, 1): open with g = 1, and this way gives 2.414; (2, 1), (2, 0), (0, 2): wall; (0, 0): where it was reached from."
        )
    );
}

/// The places that a sentence says were skipped, each with the text up to the next semicolon.
fn skipped(sentence: &str) -> Vec<(Point, &str)> {
    let Some((_, list)) = sentence.split_once(" Skipped: ") else {
        return Vec::new();
    };
    let place = |text: &str| -> Point {
        let (x, rest) = text.split_once(", ").expect("a place");
        let (y, _) = rest.split_once(')').expect("a place");
        (x.parse().expect("x"), y.parse().expect("y"))
    };
    list.trim_end_matches('.')
        .split("; ")
        .flat_map(|text| text.split('(').skip(1).map(move |at| (place(at), text)))
        .collect()
}

fn cell(place: Place) -> Option<Point> {
    match place {
        Place::Cell(x, y) => Some((x, y)),
        Place::Node(_) => None,
    }
}

/// After an expansion every neighbour is either written or said to be skipped, and the cost given for it is g plus one step.
#[test]
fn after_an_expansion_every_neighbour_is_written_or_mentioned() {
    let mut random = Random::new(123);
    let (mut neighbours, mut costs) = (0, 0);
    for round in rounds(600) {
        let map = Case::random(
            &mut random,
            6,
            Diagonal::ALL[round % 4],
            TERRAINS[round / 4 % 4],
        );
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.max_expansions = None;
            // Once the goal is found among the neighbours, the others are not looked at.
            options.goal_test = GoalTest::Expanded;
            options.algorithm = random.pick(&[
                Algorithm::AStar,
                Algorithm::Dijkstra,
                Algorithm::Greedy,
                Algorithm::Bfs,
                Algorithm::Ida,
            ]);
        });
        let mut steps = case.trace();
        for i in 0..steps.len() {
            let event = steps.event(i).expect("an event");
            let sentence = steps.explain(i);
            if event.kind != EventKind::Close || sentence.contains("the path is complete") {
                continue;
            }
            let (x, y) = cell(event.at).expect("a cell");
            let mut told: Vec<Point> = skipped(&sentence).iter().map(|&(at, _)| at).collect();
            for j in (i + 1..steps.len()).map_while(|j| steps.event(j)) {
                // A repair looks at the neighbours of other cells.
                if j.parent == Some(event.at) && j.kind != EventKind::Close {
                    told.extend(cell(j.at));
                }
                if j.kind == EventKind::Close {
                    break;
                }
            }
            let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)));
            for (dx, dy) in around.filter(|&step| step != (0, 0)) {
                if case.options.diagonal == Diagonal::Never && dx != 0 && dy != 0 {
                    continue;
                }
                let (Some(to_x), Some(to_y)) = (x.checked_add_signed(dx), y.checked_add_signed(dy))
                else {
                    continue;
                };
                if to_x < case.grid.width() && to_y < case.grid.height() {
                    assert!(
                        told.contains(&(to_x, to_y)),
                        "{case}\nevent {i}: {sentence}\nnothing is said of {:?}",
                        (to_x, to_y)
                    );
                    neighbours += 1;
                }
            }
            for (to, text) in skipped(&sentence) {
                let Some((_, said)) = text.split_once(", and this way gives ") else {
                    continue;
                };
                let said = said.split(',').next().and_then(read).expect("a number");
                let (from, to) = if case.options.reverse {
                    (to, (x, y))
                } else {
                    ((x, y), to)
                };
                let truth = event.g + step_cost(&case.grid, case.options.diagonal_cost, from, to);
                assert!(
                    (said - truth).abs() < 0.001,
                    "{case}\nevent {i}: {sentence}\n{said} is not {truth}"
                );
                costs += 1;
            }
        }
    }
    println!("neighbours that something is said of: {neighbours}, costs in it: {costs}");
    assert!(neighbours > 1000 && costs > 500);
}

/// All sentences of the trace with these options.
fn every(map: &str, from: Point, to: Point, options: &Options) -> Vec<String> {
    let grid = stepstar::Grid::parse(map).expect("a map");
    let mut steps = trace(&grid, from, to, options).expect("cells of the map");
    (0..steps.len()).map(|i| steps.explain(i)).collect()
}

/// The sentences that begin or end a leg.
fn told(map: &str, from: Point, to: Point, options: &Options) -> Vec<String> {
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
fn a_tie_is_explained_by_what_decided_it() {
    let grid = stepstar::Grid::new(2, 2).expect("a size that is allowed");
    let mut steps = trace(&grid, (0, 0), (1, 1), &Options::default()).expect("cells of the map");
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    let why = |of: &str| {
        let expanded = |sentence: &&String| sentence.starts_with(of);
        let sentence = told.iter().find(expanded).expect("an expansion");
        sentence[sentence.find("; of ").expect("a tie")..].to_owned()
    };
    assert!(why("Expanded (1, 0)").starts_with(
        "; of 2 that tied, it has come furthest (largest g), and the order of the cells decided."
    ));
    assert_eq!(
        why("Expanded (1, 1)"),
        "; of 2 that tied, it has come furthest (largest g)."
    );
    let by_g = Options {
        algorithm: Algorithm::Dijkstra,
        ..Options::default()
    };
    // Nodes that tie on g as well have come equally far.
    assert_eq!(
        every("..\n..", (0, 0), (1, 1), &by_g)[4],
        "Expanded (1, 0): g = 1 is the least of 2 open; of 2 that tied, the order of the cells decided. Skipped: (0, 0): where it was reached from."
    );
}

#[test]
fn a_bidirectional_search_names_the_side_of_each_event() {
    let both = Options {
        algorithm: Algorithm::Bidirectional,
        ..Options::default()
    };
    let grid = stepstar::Grid::new(9, 1).expect("a size that is allowed");
    for (from, to) in [((0, 0), (8, 0)), ((8, 0), (0, 0))] {
        let mut steps = trace(&grid, from, to, &both).expect("cells of the map");
        for i in 0..steps.len() {
            let event = steps.event(i).expect("an event");
            if event.kind == EventKind::Close {
                let side = if event.backward { "goal" } else { "start" };
                let begin = format!("Expanded {} from the {side}'s side: ", event.at);
                let sentence = steps.explain(i);
                assert!(sentence.starts_with(&begin), "{sentence}");
            }
        }
    }
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

#[test]
fn every_sentence_begins_with_a_capital() {
    let sentences = told(
        "..",
        (0, 0),
        (1, 0),
        &Options {
            algorithm: Algorithm::Bfs,
            ..Options::default()
        },
    );
    assert_eq!(
        sentences[1],
        "Expanded (1, 0), the goal: the path is complete, and costs 1; g = 1, and nothing else is open."
    );
}

/// A connection from a node to itself is looked at when the node has just been closed.
#[test]
fn a_self_loop_is_skipped_as_closed() {
    let nodes = [1, 2].map(|id| stepstar::Node { id, x: 0.0, y: 0.0 });
    let connections =
        [(1, 1, 3.0), (1, 2, 2.0)].map(|(from, to, cost)| stepstar::Connection { from, to, cost });
    let graph = stepstar::Graph::new(&nodes, &connections).expect("a graph");
    let mut steps = trace(&graph, 1, 2, &Options::default()).expect("nodes of the graph");
    assert_eq!(
        steps.explain(1),
        "Expanded node 1: f = 0 + 0 = 0, and nothing else is open. Skipped: node 1: closed with g = 0, and this way gives 3."
    );
    assert_eq!(steps.position(), 0);
}

#[test]
fn ida_sentences_name_the_bound_and_the_next_one() {
    let rounds = Options {
        algorithm: Algorithm::Ida,
        ..Options::default()
    };
    let grid = stepstar::Grid::parse("S#G\n...").expect("a map");
    let mut steps = trace(&grid, (0, 0), (2, 0), &rounds).expect("cells of the map");
    let sentences: Vec<String> = (0..4).map(|i| steps.explain(i)).collect();
    assert_eq!(
        sentences,
        [
            "Opened the start (0, 0): g = 0, h = 2, so f = 2. In this round f may be at most 2.",
            "Expanded (0, 0): f = 0 + 2 = 2 is within the bound, and nothing else is open. Skipped: (0, 1): waits for a later round, as its f is 4; (1, 0): wall.",
            "Round 2 begins. Opened the start (0, 0): g = 0, h = 2, so f = 2. In this round f may be at most 4.",
            "Expanded (0, 0): f = 0 + 2 = 2 is within the bound, and nothing else is open. Skipped: (1, 0): wall.",
        ]
    );
}

/// With three decimals the sentence would read "0.001 + 0.001 = 0.001".
#[test]
fn sums_of_small_costs_are_right() {
    let mut grid = stepstar::Grid::new(3, 1).expect("a size");
    grid.set_costs(vec![0.0005; 3]).expect("costs of all cells");
    let options = Options {
        algorithm: Algorithm::Dijkstra,
        ..Options::default()
    };
    let mut steps = trace(&grid, (0, 0), (2, 0), &options).expect("cells of the map");
    assert_eq!(
        steps.explain(4),
        "Opened (2, 0), reached from (1, 0): g = 0.0005 + 0.0005 = 0.001."
    );
    let found = &steps.result().message;
    assert_eq!(
        found,
        "A path from (0, 0) to (2, 0) in 2 steps, cost 0.001."
    );
}

/// On a graph a bare number could be a cost, so places are called "node 7", or "(node 7)" after a name.
#[test]
fn places_of_a_graph_are_called_nodes() {
    let nodes = [1, 2].map(|id| stepstar::Node {
        id,
        x: f64::from(id),
        y: 0.0,
    });
    let connections = [(1, 2)].map(|(from, to)| stepstar::Connection {
        from,
        to,
        cost: 1.0,
    });
    let graph = stepstar::Graph::new(&nodes, &connections).expect("a graph");
    let through = Options {
        through: vec![2.into()],
        ..Options::default()
    };
    let mut steps = trace(&graph, 1, 2, &through).expect("nodes of the graph");
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    assert_eq!(
        told,
        [
            "Opened the start (node 1): g = 0, h = 1, so f = 1.",
            "Expanded node 1: f = 0 + 1 = 1, and nothing else is open.",
            "Opened node 2, reached from node 1: g = 0 + 1 = 1, h = 0, so f = 1.",
            "Expanded node 2, way point 1: this part of the path is complete, and costs 1; f = 1 + 0 = 1, and nothing else is open.",
            "Opened way point 1 (node 2): g = 0, h = 0, so f = 0.",
            "Expanded node 2, the goal: this part of the path is complete, and costs 0; f = 0 + 0 = 0, and nothing else is open.",
        ]
    );
    let message = &steps.result().message;
    assert_eq!(message, "A path from node 1 to node 2 in 1 step, cost 1.");
}

/// A bidirectional search orders by the larger of two numbers: the sentence gives both, and says which it is.
#[test]
fn bidirectional_sentences_say_which_number_orders_the_list() {
    let both = Options {
        algorithm: Algorithm::Bidirectional,
        ..Options::default()
    };
    let sentences = told(".......", (0, 0), (6, 0), &both);
    let expanded = |place: &str| {
        let begin = format!("Expanded {place}");
        let sentence = sentences.iter().find(|text| text.starts_with(&begin));
        sentence.expect("an expansion").clone()
    };
    assert_eq!(
        expanded("(0, 0)"),
        "Expanded (0, 0) from the start's side: max(f, 2 g) = max(0 + 6, 2 × 0) = 6 is the least of 2 open; of 2 that tied, it has come furthest (largest g), and the order of the cells decided."
    );
}

/// An improvement gives the previous g, in the same words for open and closed nodes.
#[test]
fn an_improvement_names_the_old_g() {
    let nodes = [(1, 0.0, 0.0), (2, 3.0, 0.0), (3, 3.0, 4.0), (4, 9.0, 9.0)]
        .map(|(id, x, y)| stepstar::Node { id, x, y });
    let connections = [(1, 2, 3.0), (2, 3, 4.0), (1, 3, 9.0)]
        .map(|(from, to, cost)| stepstar::Connection { from, to, cost });
    let graph = stepstar::Graph::new(&nodes, &connections).expect("a graph");
    let better = |options: Options| {
        let mut steps = trace(&graph, 1, 4, &options).expect("nodes of the graph");
        let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
        let found = told.into_iter().find(|text| text.contains("costs less"));
        found.expect("a better way")
    };
    assert_eq!(
        better(Options {
            algorithm: Algorithm::Dijkstra,
            ..Options::default()
        }),
        "Improved node 3: it was open with g = 9, and by way of node 2 it costs less: g = 3 + 4 = 7."
    );
    let too_high = |closed| Options {
        heuristic: Heuristic::SquaredEuclidean,
        closed,
        ..Options::default()
    };
    assert_eq!(
        better(too_high(Closed::Reopen)),
        "Reopened node 3: it was closed with g = 9, and by way of node 2 it costs less: g = 3 + 4 = 7, h = 61, so f = 68."
    );
    assert_eq!(
        better(too_high(Closed::Repair)),
        "Repaired node 3: it was closed with g = 9 and stays so, and by way of node 2 it costs less: g = 3 + 4 = 7. All that hangs on it is costed again."
    );
}
