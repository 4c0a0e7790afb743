//! Every event has a sentence, whose arithmetic is right and whose counts are true.

use crate::cases::{Case, random_choices, random_place};
use crate::optimal_graphs::RandomGraph;
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{Algorithm, EventKind, Options, Trace, trace};

/// The number at the beginning of a text, whatever follows it.
pub fn read(text: &str) -> Option<f64> {
    text.trim_end_matches([',', ';', '.', ':']).parse().ok()
}

/// Both sides of every equation in a sentence, such as `3 + 2 × 1.5 = 6`, evaluated, and whether it is said to be exact.
fn sums(sentence: &str) -> Vec<(f64, f64, bool)> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let number = |i: usize| words.get(i).and_then(|word| read(word));
    let mut found = Vec::new();
    for i in (1..words.len()).filter(|&i| matches!(words[i], "=" | "≈")) {
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
            found.push((sum, right, words[i] == "="));
        }
    }
    found
}

#[test]
fn the_checker_reads_sums_with_the_usual_precedence() {
    assert_eq!(sums("g = 3 + 1 = 4, h = 5, so f = 9."), [(4.0, 4.0, true)]);
    assert_eq!(
        sums("f = 2 + 1.5 × 4 ≈ 8 is the least of 3 open."),
        [(8.0, 8.0, false)]
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
        for (left, right, exact) in sums(&sentence) {
            // Shown to three decimals, and multiplied by a weight of at most 5: then it is said that the sum is not exact.
            let off = (left - right).abs();
            assert!(
                off <= 0.0045 && exact == (off < 1e-9),
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
            _ => "Looked",
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
        let map = Case::in_turn(&mut random, 7, round);
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
