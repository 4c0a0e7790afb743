//! A trace exported as CSV and as a Posthoc search trace is well formed and loses nothing.

use crate::cases::{Case, random_choices};
use crate::random::Random;
use std::collections::BTreeMap;
use stepstar::{
    Algorithm, Connection, EventKind, Floors, Graph, Grid, Node, Options, Place, Trace, trace,
};

fn traces() -> impl Iterator<Item = (Case, Trace)> {
    let mut random = Random::new(91);
    (0..400).filter_map(move |round| {
        let map = Case::in_turn(&mut random, 8, round);
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.algorithm = Algorithm::ALL[round % Algorithm::ALL.len()];
        });
        case.serves(case.options.algorithm)
            .then(|| (case.clone(), case.trace()))
    })
}

#[test]
fn events_are_iterated_forwards_backwards_and_by_skipping() {
    for (case, trace) in traces() {
        let one_by_one: Vec<_> = (0..trace.len()).map_while(|i| trace.event(i)).collect();
        assert_eq!(one_by_one.len(), trace.len(), "{case}");
        assert_eq!((&trace).into_iter().collect::<Vec<_>>(), one_by_one);
        assert!(trace.events().rev().eq(one_by_one.iter().rev().copied()));
        let middle = trace.len() / 2;
        let mut rest = trace.events();
        assert_eq!(rest.nth(middle), trace.event(middle));
        assert_eq!(rest.len(), trace.len() - (middle + 1).min(trace.len()));
        assert_eq!(rest.next(), trace.event(middle + 1));
    }
}

#[test]
fn exported_parts_add_up_to_the_whole() {
    let mut random = Random::new(92);
    for (case, trace) in traces().filter(|(_, trace)| !trace.is_empty()) {
        let len = trace.len();
        let mut cuts = [0; 2].map(|_| random.below(len as u32 + 1) as usize);
        cuts.sort_unstable();
        let cuts = [0, 0, cuts[0], cuts[1], len, len];
        let parts = || cuts.windows(2).map(|pair| pair[0]..pair[1]);
        let (table, search_trace): (String, String) = (
            parts().map(|part| trace.csv_part(part)).collect(),
            parts().map(|part| trace.posthoc_part(part)).collect(),
        );
        assert_eq!(table, trace.to_csv(), "{case}");
        assert_eq!(search_trace, trace.to_posthoc(), "{case}");
    }
}

/// ```text
///   step,kind,at,g,h,f,parent
///   0,open,0 0,0,4,4,
///   1,close,0 0,0,4,4,
/// ```
#[test]
fn every_event_is_one_line_of_csv() {
    for (case, trace) in traces() {
        let text = trace.to_csv();
        let mut lines = text.lines();
        assert_eq!(lines.next(), Some("step,kind,at,g,h,f,parent"));
        for (i, line) in lines.by_ref().enumerate() {
            let fields: Vec<&str> = line.split(',').collect();
            assert_eq!(fields.len(), 7, "{case}\n{line}");
            let event = trace.event(i).expect("as many events as lines");
            let place = |place| match place {
                Place::Cell(x, y) => format!("{x} {y}"),
                other => other.to_string(),
            };
            assert_eq!(fields[0].parse(), Ok(i), "{line}");
            assert_eq!(
                (fields[1], fields[2]),
                (event.kind.name(), place(event.at).as_str()),
                "{line}"
            );
            let numbers: Vec<f64> = fields[3..6]
                .iter()
                .map(|field| field.parse().expect("a number"))
                .collect();
            let exact = numbers
                .iter()
                .zip([event.g, event.h, event.f])
                .all(|(&a, b)| crate::oracle::same(a, b));
            assert!(exact, "{case}\n{line}");
            assert_eq!(
                fields[6],
                event.parent.map_or(String::new(), place),
                "{line}"
            );
        }
        assert_eq!(text.lines().count(), trace.len() + 1, "{case}");
        assert!(text.ends_with('\n') && !text.contains('\r'));
    }
}

/// However small or large the costs are, twelve of their digits can be read back.
#[test]
fn exports_keep_twelve_digits_of_small_and_large_numbers() {
    for cost in [
        1.0 / 3.0,
        2.0 / 3e5,
        1e-14 / 3.0,
        1e-100,
        7e17 / 3.0,
        1e100 / 3.0,
    ] {
        let mut grid = Grid::new(3, 1).expect("a size that is allowed");
        for x in 0..3 {
            grid.set_cost(x, 0, cost).expect("a cost that is allowed");
        }
        let options = Options {
            algorithm: Algorithm::AStar,
            ..Options::default()
        };
        let trace = trace(&grid, (0, 0), (2, 0), &options).expect("cells of the map");
        let same = |text: &str, value: f64| {
            let read: f64 = text.parse().expect("a number");
            assert!(
                (read - value).abs() <= 1e-12 * value,
                "{text} for {value:e}"
            );
        };
        let (table, search_trace) = (trace.to_csv(), trace.to_posthoc());
        let events = search_trace
            .lines()
            .filter(|line| line.contains("g: "))
            .map(fields);
        for (i, (row, line)) in table.lines().skip(1).zip(events).enumerate() {
            let event = trace.event(i).expect("as many events as lines");
            let columns: Vec<&str> = row.split(',').collect();
            for (column, name, value) in [(3, "g", event.g), (4, "h", event.h), (5, "f", event.f)] {
                same(columns[column], value);
                same(line[name], value);
            }
        }
    }
}

/// A line such as `  - { type: expanding, id: "1:2", x: 1, y: 2, pId: null }` as names and values.
fn fields(line: &str) -> BTreeMap<&str, &str> {
    let inside = line
        .strip_prefix("  - { ")
        .and_then(|line| line.strip_suffix(" }"));
    let pairs = inside
        .unwrap_or_else(|| panic!("no event: {line}"))
        .split(", ");
    pairs
        .map(|pair| {
            pair.split_once(": ")
                .unwrap_or_else(|| panic!("no pair: {line}"))
        })
        .collect()
}

/// Posthoc's format 1.4.0: `version`, `views` with a `main`, `pivot`, and `events` with types that Posthoc has colours for,
/// one id a place, and parents that are such ids.
#[test]
fn the_posthoc_trace_is_well_formed() {
    const COLOURED: [&str; 6] = [
        "source",
        "destination",
        "generating",
        "updating",
        "expanding",
        "end",
    ];
    for (case, trace) in traces() {
        let text = trace.to_posthoc();
        let (head, events) = text.split_once("\nevents:\n").expect("events");
        let keys: Vec<&str> = head.lines().filter(|line| !line.starts_with(' ')).collect();
        assert_eq!(keys, ["version: 1.4.0", "views:", "pivot:"]);
        assert!(head.contains("\n  main:\n    - $: rect\n"), "{head}");
        let events: Vec<_> = events.lines().map(fields).collect();
        assert_eq!(
            (events[0]["type"], events[1]["type"]),
            ("source", "destination")
        );
        // Where a path leads somewhere, the last line says where, and what it costs.
        let end = trace.result().path.last().map(|last| match last {
            Place::Cell(x, y) => format!("\"{x}:{y}\""),
            other => format!("\"{other}\""),
        });
        let said = events.iter().filter(|event| event["type"] == "end");
        assert_eq!(
            said.map(|event| event["id"]).next(),
            end.as_deref(),
            "{case}"
        );
        let spots: BTreeMap<&str, (&str, &str)> = events
            .iter()
            .map(|event| (event["id"], (event["x"], event["y"])))
            .collect();
        for event in &events {
            assert!(
                COLOURED.contains(&event["type"]) || event["type"] == "ray",
                "{event:?}"
            );
            assert_eq!(
                spots[event["id"]],
                (event["x"], event["y"]),
                "{case}\none id, one place"
            );
            let parent = event.get("pId").copied().unwrap_or("null");
            assert!(
                parent == "null" || spots.contains_key(parent),
                "{case}\n{event:?}"
            );
            for name in ["x", "y", "g", "h", "f"] {
                let number = event
                    .get(name)
                    .map_or(Ok(0.0), |value| value.parse::<f64>());
                assert!(number.is_ok_and(f64::is_finite), "{case}\n{event:?}");
            }
        }
        let expanded = events
            .iter()
            .filter(|event| event["type"] == "expanding")
            .count();
        assert_eq!(expanded as u32, trace.expansions(), "{case}");
        let rays = (0..trace.len())
            .filter(|&i| {
                trace
                    .event(i)
                    .is_some_and(|event| event.kind == EventKind::Ray)
            })
            .count();
        assert_eq!(
            events.iter().filter(|event| event["type"] == "ray").count(),
            rays,
            "{case}"
        );
    }
}

#[test]
fn the_posthoc_trace_places_nodes_at_their_coordinates() {
    let nodes = [(5, 1.5, -2.0), (9, 4.0, 0.25)].map(|(id, x, y)| Node { id, x, y });
    let graph = Graph::new(
        &nodes,
        &[Connection {
            from: 5,
            to: 9,
            cost: 7.0,
        }],
    )
    .expect("a graph");
    let text = trace(&graph, 5, 9, &Options::default())
        .expect("nodes of the graph")
        .to_posthoc();
    assert!(
        text.contains(r#"type: source, id: "5", x: 1.5, y: -2 }"#),
        "{text}"
    );
    assert!(
        text.contains(r#"type: generating, id: "9", x: 4, y: 0.25, pId: "5", g: 7,"#),
        "{text}"
    );
}

#[test]
fn the_posthoc_trace_has_floors_side_by_side() {
    let floors = Floors::parse("S.a\n...\n\na.G\n").expect("two floors");
    let text = trace(&floors, (0, 0, 0), (2, 0, 1), &Options::default())
        .expect("cells of the floors")
        .to_posthoc();
    for line in [
        r#"type: source, id: "0:0:0", x: 0, y: 0 }"#,
        r#"type: destination, id: "2:0:1", x: 6, y: 0 }"#,
        r#"type: expanding, id: "0:0:1", x: 4, y: 0, pId: "2:0:0","#,
    ] {
        assert!(text.contains(line), "{text}");
    }
}
