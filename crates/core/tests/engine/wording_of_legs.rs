//! With way points, each leg has ends, sides and rounds of its own.

use crate::wording::every;
use stepstar::{Algorithm, EventKind, Options, trace};

#[test]
fn a_side_is_named_by_the_stop_that_it_began_at() {
    let both = Options {
        algorithm: Algorithm::Bidirectional,
        through: vec![(4, 0).into()],
        ..Options::default()
    };
    let sentences = every(".........", (0, 0), (8, 0), &both);
    let expands = |text: &str| sentences.iter().any(|told| told.starts_with(text));
    assert!(
        expands("Expanded (0, 0) from the start's side: "),
        "{sentences:#?}"
    );
    assert!(
        expands("Expanded (4, 0) from way point 1's side: "),
        "{sentences:#?}"
    );
    assert!(
        expands("Expanded (8, 0) from the goal's side: "),
        "{sentences:#?}"
    );
    assert!(
        !expands("Expanded (4, 0) from the goal's side: "),
        "{sentences:#?}"
    );
    assert!(
        !expands("Expanded (4, 0) from the start's side: "),
        "{sentences:#?}"
    );
}

/// The first of the sides then begins at the goal.
#[test]
fn in_reverse_the_sides_keep_the_names_of_their_ends() {
    let both = Options {
        algorithm: Algorithm::Bidirectional,
        reverse: true,
        ..Options::default()
    };
    let grid = stepstar::Grid::new(9, 1).expect("a size that is allowed");
    let mut steps = trace(&grid, (0, 0), (8, 0), &both).expect("cells of the map");
    assert!(
        steps.explain(0).starts_with("Opened the goal (8, 0): "),
        "{}",
        steps.explain(0)
    );
    assert!(
        steps.explain(1).starts_with("Opened the start (0, 0): "),
        "{}",
        steps.explain(1)
    );
    let mut sides = 0;
    for i in 0..steps.len() {
        let event = steps.event(i).expect("an event");
        let stepstar::Place::Cell(x, _) = event.at else {
            panic!("a cell")
        };
        // In the middle both have come equally far.
        if x != 4 {
            assert_eq!(
                event.is_backward(),
                event.g == f64::from(8 - x),
                "{event:?}"
            );
        }
        if event.kind == EventKind::Close {
            let side = if event.is_backward() { "goal" } else { "start" };
            let begin = format!("Expanded {} from the {side}'s side: ", event.at);
            let sentence = steps.explain(i);
            assert!(sentence.starts_with(&begin), "{sentence}");
            sides |= 1 << u8::from(event.is_backward());
        }
    }
    assert_eq!(sides, 3, "both sides were told of");
}

#[test]
fn rounds_are_counted_anew_on_each_leg() {
    let rounds = Options {
        algorithm: Algorithm::Ida,
        through: vec![(2, 0).into()],
        ..Options::default()
    };
    // Each leg has a wall in its way, and needs a second round.
    let sentences = every("S#.#G\n.....", (0, 0), (4, 0), &rounds);
    let begun: Vec<&str> = sentences
        .iter()
        .filter_map(|text| {
            text.split(" begins.")
                .next()
                .filter(|_| text.contains(" begins."))
        })
        .collect();
    assert_eq!(begun, ["Round 2", "Round 2"], "{sentences:#?}");
    let second = sentences
        .iter()
        .find(|text| text.contains("Opened way point 1"));
    assert!(
        second
            .expect("a leg")
            .starts_with("Opened way point 1 (2, 0): ")
    );
}
