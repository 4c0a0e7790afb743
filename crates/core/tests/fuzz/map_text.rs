//! Any text as a map, be it of another program, or as scenarios: it is refused with a sentence, or comes back from every format that can hold it.

use crate::said::check_sentence;
use stepstar::{
    Grid, Scenario, TextFormat, find_path, format_scenarios, parse_dimacs, parse_scenarios,
    parse_tiled,
};

pub fn map_text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Grid::parse(&text) {
        Ok(grid) => comes_back(&grid),
        Err(error) => check_sentence(&error.to_string()),
    }
    match parse_tiled(&text) {
        Ok(grid) => comes_back(&grid),
        Err(error) => check_sentence(&error.to_string()),
    }
    // Coordinates may be in the same text, or in a second one.
    let (arcs, coordinates) = match text.split_once('\u{c}') {
        Some((arcs, coordinates)) => (arcs, Some(coordinates)),
        None => (&*text, None),
    };
    match parse_dimacs(arcs, coordinates) {
        Ok(graph) => {
            let from = graph.nodes()[0].id;
            let found = find_path(&graph, from, from, &Default::default()).expect("a node");
            check_sentence(&found.message);
        }
        Err(error) => check_sentence(&error.to_string()),
    }
    match parse_scenarios(&text) {
        Ok(scenarios) => {
            let text = format_scenarios(&scenarios);
            let again = parse_scenarios(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again.len(), scenarios.len(), "{text:?}");
            for (again, scenario) in again.iter().zip(&scenarios) {
                // A length is written with twelve decimals.
                let (length, written) = (scenario.length, again.length);
                assert!(
                    (length - written).abs() <= length.max(1.0) * 1e-12,
                    "{text:?}"
                );
                assert_eq!(
                    &Scenario {
                        length,
                        ..again.clone()
                    },
                    scenario,
                    "{text:?}"
                );
            }
        }
        Err(error) => check_sentence(&error.to_string()),
    }
}

fn comes_back(grid: &Grid) {
    let (width, height) = (grid.width(), grid.height());
    // To write a map of millions of cells takes as long as a thousand others.
    if width * height > 10_000 {
        return;
    }
    for &format in TextFormat::ALL {
        let text = match grid.to_text(format) {
            Ok(text) => text,
            Err(error) => {
                check_sentence(&error.to_string());
                continue;
            }
        };
        let again = Grid::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!((again.width(), again.height()), (width, height), "{text}");
        for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
            // No text has what a wall would cost.
            let both = [grid, &again].map(|grid| {
                let wall = grid.is_wall(x, y);
                (wall, (!wall).then(|| grid.cost(x, y)))
            });
            assert_eq!(both[0], both[1], "({x}, {y}) of\n{text}");
        }
    }
    let (Some(start), Some(goal)) = (grid.start(), grid.goal()) else {
        return;
    };
    let found = find_path(grid, start, goal, &Default::default()).expect("marks are cells");
    check_sentence(&found.message);
}
