//! The sentences word for word, where the words matter: which end, which side, which round, what decided.

use crate::ends::told;
use stepstar::{Algorithm, Closed, EventKind, Heuristic, Options, Point, trace};

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

/// All sentences of the trace with these options.
pub fn every(map: &str, from: Point, to: Point, options: &Options) -> Vec<String> {
    let grid = stepstar::Grid::parse(map).expect("a map");
    let mut steps = trace(&grid, from, to, options).expect("cells of the map");
    (0..steps.len()).map(|i| steps.explain(i)).collect()
}

/// Sums are rounded to three decimals, but of a weight like 1.0000000001 "1 × h" would say that there is none.
#[test]
fn a_weight_is_told_as_it_was_given() {
    let weighted = |weight| {
        let options = Options {
            weight,
            ..Options::default()
        };
        every("S.G", (0, 0), (2, 0), &options)[0].clone()
    };
    let told =
        |weight: &str| format!("Opened the start (0, 0): g = 0, h = 2, so f = g + {weight} × h");
    assert!(weighted(1.0000000001).starts_with(&told("1.0000000001")));
    assert!(weighted(0.9996).starts_with(&told("0.9996")));
    assert!(weighted(1.23456).starts_with(&told("1.23456")));
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
                let side = if event.is_backward() { "goal" } else { "start" };
                let begin = format!("Expanded {} from the {side}'s side: ", event.at);
                let sentence = steps.explain(i);
                assert!(sentence.starts_with(&begin), "{sentence}");
            }
        }
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
            "Expanded (0, 0): f = 0 + 2 = 2 is within the bound, and nothing else is open. Skipped: (0, 1): f = 4 is left for a later round; (1, 0): wall.",
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
    // Once past the middle, 2 g is the larger one: here of the side that begins behind two dear cells.
    let sentences = told("...99", (0, 0), (4, 0), &both);
    let past = |text: &&String| text.contains("max(9 + 3, 2 × 9) = 18");
    assert!(sentences.iter().any(|text| past(&text)), "{sentences:#?}");
}

/// The moment that a search from both ends is all about: the other side knows the place already.
#[test]
fn a_bidirectional_search_says_where_its_sides_meet_and_what_that_way_costs() {
    let both = Options {
        algorithm: Algorithm::Bidirectional,
        ..Options::default()
    };
    let (mut meetings, mut least) = (0, f64::INFINITY);
    let grid = stepstar::Grid::parse("S..5.\n.#.#.\n....G").expect("a map");
    let mut steps = trace(&grid, (0, 0), (4, 2), &both).expect("cells of the map");
    let events: Vec<_> = (0..steps.len()).filter_map(|i| steps.event(i)).collect();
    for (i, event) in events.iter().enumerate() {
        let across = events[..i]
            .iter()
            .rfind(|other| other.at == event.at && other.is_backward() != event.is_backward());
        let sentence = steps.explain(i);
        let told = match across {
            Some(across) if event.kind != EventKind::Close => {
                meetings += 1;
                least = f64::min(least, event.g + across.g);
                let cost = event.g + across.g;
                format!(". The sides meet here, on a way that costs {cost}.")
            }
            _ => String::new(),
        };
        assert!(sentence.ends_with(&told), "{sentence}");
        assert_eq!(sentence.contains("meet"), !told.is_empty(), "{sentence}");
    }
    assert!(meetings > 1);
    assert_eq!(least, steps.result().cost);
}

/// The first node of the second leg is where both sides of the first had been.
#[test]
fn where_a_leg_begins_nothing_meets_what_the_leg_before_knew() {
    let both = Options {
        algorithm: Algorithm::Bidirectional,
        through: vec![(2, 0).into()],
        ..Options::default()
    };
    let met: Vec<_> = every("S....", (0, 0), (4, 0), &both)
        .into_iter()
        .filter(|sentence| sentence.contains("meet"))
        .collect();
    assert_eq!(
        met,
        [
            "Opened (2, 0), reached from (1, 0): g = 1 + 1 = 2, h = 0, so f = 2. The sides meet here, on a way that costs 2.",
            "Opened (4, 0), reached from (3, 0): g = 1 + 1 = 2, h = 0, so f = 2. The sides meet here, on a way that costs 2.",
        ]
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
