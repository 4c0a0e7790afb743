//! A reader adds up what a sentence shows, so it must come out, or the sentence says that it is rounded.

use crate::wording::every;
use stepstar::{Algorithm, Diagonal, Options, Point};

/// The sentences with these words.
fn with(words: &str, map: &str, to: Point, options: &Options) -> Vec<String> {
    let sentences = every(map, (0, 0), to, options);
    let found = sentences.into_iter().filter(|text| text.contains(words));
    found.collect()
}

#[test]
fn sums_of_rounded_numbers_say_so_where_they_do_not_add_up() {
    let diagonal = Options {
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    // 1.414 + 1.414 is 2.828, and 2 + 1.414 is 3.414; but 2.828 + 1.414 is 4.242, and three diagonals are 4.243.
    let told = with(
        "Expanded",
        "S....\n.....\n.....\n.....\n....G",
        (4, 4),
        &diagonal,
    );
    assert!(
        told[1].contains("f = 1.414 + 4.243 = 5.657 is"),
        "{told:#?}"
    );
    assert!(
        told[2].contains("f = 2.828 + 2.828 ≈ 5.657 is"),
        "{told:#?}"
    );
    let told = with(
        "reached from (2, 2)",
        "S....\n.....\n.....\n.....\n....G",
        (4, 4),
        &diagonal,
    );
    let last = told
        .iter()
        .find(|text| text.starts_with("Opened (3, 3)"))
        .expect("a step");
    assert_eq!(
        last,
        "Opened (3, 3), reached from (2, 2): g = 2.828 + 1.414 ≈ 4.243, h = 1.414, so f = 5.657."
    );
}

#[test]
fn a_weighted_sum_says_so_too() {
    let weighted = Options {
        weight: 1.1,
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    let told = with("Expanded (1, 1)", "S..\n...\n..G", (2, 2), &weighted);
    // 1.414 + 1.5554.
    assert!(
        told[0].contains("f = 1.414 + 1.1 × 1.414 ≈ 2.97 "),
        "{told:#?}"
    );
}

/// Then A* is Dijkstra's algorithm, and its order needs no h.
#[test]
fn with_a_weight_of_0_only_g_is_told() {
    let told = |algorithm, weight| {
        let options = Options {
            algorithm,
            weight,
            ..Options::default()
        };
        every("S..\n...\n..G", (0, 0), (2, 2), &options)
    };
    let sentences = told(Algorithm::AStar, 0.0);
    assert_eq!(sentences, told(Algorithm::Dijkstra, 1.0));
    let tied = "Expanded (1, 0): g = 1 is the least of 2 open; of 2 that tied, the order of the cells decided.";
    assert!(
        sentences.iter().any(|text| text.starts_with(tied)),
        "{sentences:#?}"
    );
}
