//! What is no run on a map, and what is said of it: what was wrong, in which line, and what is allowed.

use stepstar::{
    Connection, Diagnosis, Graph, Grid, Node, Options, Run, Verdict, diagnose, diagnose_text,
};

/// A line with a text as JSON has it, behind "graph" where it is meant for one, and below it what is said. The catalogues of the pages are held to the same file.
const SAID: &str = include_str!("not_a_run.txt");

fn on_grid(run: &str) -> Diagnosis {
    let grid = Grid::parse("S..#\n.#..\n...G").expect("a map");
    diagnose_text(&grid, (0, 0), (3, 2), run, &Options::default()).expect("cells of the map")
}

fn on_graph(run: &str) -> Diagnosis {
    let nodes = [1, 2, 3].map(|id| Node {
        id,
        x: f64::from(id),
        y: 0.0,
    });
    let connection = |from, to, cost| Connection { from, to, cost };
    let links = [connection(1, 2, 1.0), connection(2, 3, 1.0)];
    let graph = Graph::new(&nodes, &links).expect("a graph");
    diagnose_text(&graph, 1, 3, run, &Options::default()).expect("nodes")
}

/// `KEEP=1` writes what is said now.
#[test]
fn what_is_no_run_is_told_by_its_line_with_what_is_allowed() {
    let mut now = String::new();
    let lines: Vec<&str> = SAID.lines().collect();
    for pair in lines.chunks(2) {
        let (graph, text) = match pair[0].strip_prefix("graph ") {
            Some(text) => (true, text),
            None => (false, pair[0]),
        };
        let run = text[1..text.len() - 1]
            .replace("\\n", "\n")
            .replace("\\\"", "\"");
        let found = if graph { on_graph(&run) } else { on_grid(&run) };
        assert_eq!(found.verdict, Verdict::NotARun, "{text}: {}", found.message);
        let line = found.line.expect("every text has lines");
        assert!(
            found.message.starts_with(&format!("Line {line}")),
            "{}",
            found.message
        );
        now += &format!("{}\n    {}\n", pair[0], found.message);
    }
    if std::env::var("KEEP").is_ok() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/diagnose/not_a_run.txt");
        std::fs::write(path, now).expect("a file");
    } else {
        assert_eq!(now, SAID);
    }
    assert!(lines.len() >= 80, "at least forty kinds");
}

#[test]
fn a_long_text_is_told_by_its_line_and_cut_short() {
    let found = on_grid(&("0 0\n".repeat(300_000) + "1 9"));
    assert_eq!(found.line, Some(300_001));
    for wide in ["9", "a", "[", "(", "{\"", "\u{1F600}"] {
        let found = on_grid(&wide.repeat(100_000));
        assert_eq!(found.verdict, Verdict::NotARun);
        assert!(found.message.len() < 400, "{}", found.message);
    }
}

#[test]
fn what_came_without_a_text_has_no_line() {
    let grid = Grid::new(3, 1).expect("a size that is allowed");
    for (places, said) in [
        (
            vec![],
            "There is no expansion in this run: give the place of each, in order.",
        ),
        (
            vec![(0, 0), (3, 0)],
            "Expansion 2 (3, 0) is outside the map: x goes from 0 to 2 and y from 0 to 0.",
        ),
    ] {
        let run = Run::from_iter(places);
        let found = diagnose(&grid, (0, 0), (2, 0), &run, &Options::default()).expect("cells");
        assert_eq!((found.verdict, found.line), (Verdict::NotARun, None));
        assert_eq!(found.message, said);
    }
}

#[test]
fn signs_for_no_parent_are_those_of_programs() {
    for first in [
        "parent=none",
        "parent=-1",
        "parent=(-1, -1)",
        "parent=(0, 0)",
        "parent=(99, 99)",
    ] {
        let found = on_grid(&format!(
            "(0, 0) {first}\n(1, 0) parent=(0, 0)\n(2, 0) parent=(1, 0)\n(2, 1) parent=(2, 0)\n(3, 1) parent=(2, 1)\n(3, 2) parent=(3, 1)"
        ));
        assert_eq!(
            found.verdict,
            Verdict::Correct,
            "{first}: {}",
            found.message
        );
    }
}

#[test]
fn a_list_of_places_as_python_prints_it_is_a_run() {
    for run in [
        "[(0, 0), (1, 0), (2, 0), (2, 1), (3, 1), (3, 2)]",
        "[[0 0]\n [1 0]\n [2 0]\n [2 1]\n [3 1]\n [3 2]]",
    ] {
        let found = on_grid(run);
        assert_eq!(found.verdict, Verdict::Correct, "{run}: {}", found.message);
    }
}
