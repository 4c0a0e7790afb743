//! Bad input gives a typed error with a sentence, or a plain status, and never a panic.

use stepstar::{
    Algorithm, Connection, Diagonal, Error, ErrorKind, Graph, Grid, Node, Options, Pathfinder,
    Smooth, Status, TextFormat, audit, find_path, trace,
};

/// The largest cost, weight or coordinate that is allowed.
pub const MOST: f64 = 1e100;

const ODD: [f64; 12] = [
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    -1.0,
    -0.0,
    0.0,
    f64::MIN_POSITIVE,
    f64::MAX,
    1e-300,
    1e300,
    1.000_000_1e100,
    MOST,
];

/// A plausible sentence: a capital first, a full stop last, and long enough to explain something.
fn is_sentence(error: &Error) -> bool {
    let text = error.to_string();
    text.ends_with('.') && text.chars().next().is_some_and(char::is_uppercase) && text.len() > 20
}

#[test]
fn wrong_sizes_are_refused_with_a_sentence() {
    for (width, height) in [
        (0, 0),
        (0, 5),
        (5, 0),
        (4097, 1),
        (1, 4097),
        (u32::MAX, u32::MAX),
    ] {
        let error = Grid::new(width, height).expect_err("a size that is not allowed");
        assert!(
            error.saying().id() == "error.notPossible" && is_sentence(&error),
            "{error}"
        );
    }
    for (width, height) in [(1, 1), (4096, 1), (1, 4096)] {
        assert!(Grid::new(width, height).is_ok());
    }
    let error = Grid::from_cells(3, 2, &[0; 5]).expect_err("too few cells");
    assert_eq!(
        error.to_string(),
        "The number of cells is 5: it must be 3 x 2 = 6."
    );
    for rows in [
        vec![],
        vec![vec![]],
        vec![vec![0; 4097]],
        vec![vec![0]; 4097],
    ] {
        let error = Grid::from_rows(&rows).expect_err("a size that is not allowed");
        assert!(
            error.saying().id() == "error.notPossible" && is_sentence(&error),
            "{error}"
        );
    }
    let error = Grid::from_rows(&[&[0, 1][..], &[0]]).expect_err("a short row");
    assert_eq!(
        error.to_string(),
        "The number of cells in row 1 is 1: it must be 2, as in row 0."
    );
    let error = "..\n.x".parse::<Grid>().expect_err("no cell");
    assert!(
        error.kind() == ErrorKind::Text { line: 2, column: 2 },
        "{error}"
    );
}

#[test]
fn an_error_names_the_wrong_row_or_cell() {
    for second in [2, 4] {
        let error = Grid::from_rows(&[vec![0; 3], vec![0; second]]).expect_err("uneven rows");
        assert_eq!(
            error.to_string(),
            format!("The number of cells in row 1 is {second}: it must be 3, as in row 0.")
        );
    }
    let mut costs = vec![1.0; 2 * 70];
    costs[70 + 67] = f64::NAN;
    let mut grid = Grid::new(70, 2).expect("a size that is allowed");
    let error = grid.set_costs(costs).expect_err("a cost that is none");
    assert!(error.to_string().contains("(67, 1)"), "{error}");
}

/// Cells are numbered row by row, so what lies beyond the end of a row could be taken for the first cell of the next one.
#[test]
fn an_edit_off_the_map_is_refused_and_changes_nothing() {
    let mut grid = Grid::parse(".2\n..").expect("a map");
    let before = grid.clone();
    for (x, y) in [(2, 0), (0, 2), (2, 2), (u32::MAX, 0), (0, u32::MAX)] {
        for error in [
            grid.set_cost(x, y, 3.0).expect_err("off the map"),
            grid.set_wall(x, y, true).expect_err("off the map"),
        ] {
            let told = error.to_string();
            assert!(is_sentence(&error), "{told}");
            assert!(told.contains(&format!("({x}, {y})")), "{told}");
        }
    }
    assert!(grid == before && grid.version() == before.version());
}

#[test]
fn wrong_costs_weights_and_coordinates_are_refused() {
    let mut grid = Grid::new(2, 2).expect("a size that is allowed");
    let node = |id: u32| Node {
        id,
        x: f64::from(id),
        y: 0.0,
    };
    for cost in ODD {
        let allowed = (0.0..=MOST).contains(&cost);
        assert_eq!(grid.set_cost(1, 1, cost).is_ok(), allowed, "{cost}");
        let graph = Graph::new(
            &[node(0), node(1)],
            &[Connection {
                from: 0,
                to: 1,
                cost,
            }],
        );
        assert_eq!(graph.is_ok(), allowed, "{cost}");
        for error in [grid.set_cost(1, 1, cost).err(), graph.err()]
            .into_iter()
            .flatten()
        {
            assert!(
                is_sentence(&error) && error.to_string().contains("finite number from 0 to 1e100"),
                "{error}"
            );
        }
        let diagonal = Options {
            diagonal_cost: cost,
            ..Options::default()
        };
        assert_eq!(
            find_path(&grid, (0, 0), (1, 1), &diagonal).is_ok(),
            allowed && cost > 0.0,
            "{cost}"
        );
        let weight = Options {
            weight: cost,
            ..Options::default()
        };
        assert_eq!(
            Pathfinder::new(grid.clone(), weight).is_ok(),
            allowed,
            "{cost}"
        );
        let position = Graph::new(
            &[Node {
                id: 0,
                x: cost,
                y: cost,
            }],
            &[],
        );
        assert_eq!(position.is_ok(), cost.abs() <= MOST, "{cost}");
    }
    assert_eq!(grid.cost(1, 1), MOST, "what was refused changed nothing");
}

#[test]
fn places_outside_the_map_or_of_the_wrong_kind_are_refused() {
    let grid = Grid::new(3, 4).expect("a size that is allowed");
    let error = |from, to| {
        find_path(&grid, from, to, &Options::default())
            .expect_err("a place outside")
            .to_string()
    };
    assert_eq!(
        error((3, 0), (0, 0)),
        "The start (3, 0) is outside the map: x goes from 0 to 2 and y from 0 to 3."
    );
    assert_eq!(
        error((0, 0), (0, u32::MAX)),
        "The goal (0, 4294967295) is outside the map: x goes from 0 to 2 and y from 0 to 3."
    );
    let graph = Graph::new(
        &[Node {
            id: 4,
            x: 0.0,
            y: 0.0,
        }],
        &[],
    )
    .expect("a graph");
    let error = find_path(&graph, 4, 5, &Options::default()).expect_err("no such node");
    assert!(error.to_string().contains("goal (node 5)"), "{error}");
    let through = Options {
        through: vec![4.into(), 6.into()],
        ..Options::default()
    };
    let error = find_path(&graph, 4, 4, &through).expect_err("no such node");
    assert!(
        error
            .to_string()
            .starts_with("Way point 2 (node 6) is outside the map:"),
        "{error}"
    );
    let mixed = Options {
        through: vec![4.into()],
        ..Options::default()
    };
    assert!(is_sentence(
        &find_path(&grid, (0, 0), (1, 1), &mixed).expect_err("a node on a grid")
    ));
    let mixed = Options {
        through: vec![(0, 0).into()],
        ..Options::default()
    };
    assert!(is_sentence(
        &find_path(&graph, 4, 4, &mixed).expect_err("a cell on a graph")
    ));
}

#[test]
fn sentences_name_nodes_and_use_the_singular_for_one() {
    let nodes = [1, 2, 3].map(|id| Node { id, x: 0.0, y: 0.0 });
    let mut graph = Graph::new(&nodes, &[]).expect("a graph");
    graph.set_occupied(2, true).expect("a node");
    let options = Options {
        through: vec![2.into()],
        ..Options::default()
    };
    let result = find_path(&graph, 1, 3, &options).expect("nodes of the graph");
    assert_eq!(result.message, "Way point 1 (node 2) is occupied.");
    let alone = Graph::new(&nodes[..1], &[]).expect("a graph");
    let error = find_path(&alone, 1, 2, &Options::default()).expect_err("there is no node 2");
    assert_eq!(
        error.to_string(),
        "The goal (node 2) is outside the map: the number of its nodes is 1, and none has this id."
    );
    let grid = Grid::new(3, 3).expect("a size that is allowed");
    for (max_expansions, count) in [(1, "1 expansion,"), (2, "2 expansions,")] {
        let options = Options {
            max_expansions: Some(max_expansions),
            ..Options::default()
        };
        let result = find_path(&grid, (0, 0), (2, 2), &options).expect("cells of the map");
        let wanted =
            format!("Stopped after {count} before a path from (0, 0) to (2, 2) was complete.");
        assert_eq!(result.message, wanted);
    }
}

#[test]
fn graphs_with_duplicate_ids_or_dangling_connections_are_refused() {
    let node = |id: u32| Node { id, x: 0.0, y: 0.0 };
    let connection = |from, to| Connection {
        from,
        to,
        cost: 1.0,
    };
    for (nodes, connections) in [
        (vec![node(1), node(1)], vec![]),
        (vec![node(1)], vec![connection(1, 2)]),
        (vec![], vec![connection(0, 0)]),
    ] {
        assert!(is_sentence(
            &Graph::new(&nodes, &connections).expect_err("no graph")
        ));
    }
    assert!(
        Graph::new(&[], &[]).is_ok(),
        "a graph of nothing is a graph"
    );
}

#[test]
fn start_equal_to_goal_and_ends_on_walls_are_answered_plainly() {
    let grid = Grid::parse("S.#\n...\n#.G").expect("a map");
    for &algorithm in Algorithm::ALL {
        for reverse in [false, true] {
            let options = Options {
                algorithm,
                reverse,
                ..Options::default()
            };
            let find = |from, to| find_path(&grid, from, to, &options).expect("cells of the map");
            let there = find((1, 1), (1, 1));
            assert_eq!(
                (there.status, there.path, there.cost),
                (Status::Found, vec![(1, 1)], 0.0),
                "{options:?}"
            );
            assert_eq!(find((2, 0), (1, 1)).message, "The start (2, 0) is a wall.");
            assert_eq!(find((1, 1), (0, 2)).message, "The goal (0, 2) is a wall.");
            assert_eq!(find((2, 0), (2, 0)).message, "The start (2, 0) is a wall.");
            let mut steps = trace(&grid, (1, 1), (0, 2), &options).expect("cells of the map");
            assert!(steps.is_empty() && steps.path().is_empty());
            steps.seek(5);
            assert_eq!(
                (steps.position(), steps.explain(0), steps.event(0)),
                (0, String::new(), None)
            );
            let audit = audit(&grid, (1, 1), (0, 2), &options).expect("cells of the map");
            assert!(
                audit.optimal && audit.optimal_cost.is_infinite(),
                "{}",
                audit.reason
            );
        }
    }
}

#[test]
fn impossible_combinations_are_refused_and_name_a_way_out() {
    let mut grid = Grid::new(3, 3).expect("a size that is allowed");
    let graph = Graph::new(
        &[Node {
            id: 0,
            x: 0.0,
            y: 0.0,
        }],
        &[],
    )
    .expect("a graph");
    let jps = Options {
        algorithm: Algorithm::Jps,
        ..Options::default()
    };
    for algorithm in [Algorithm::Jps, Algorithm::Theta] {
        let options = Options {
            algorithm,
            ..Options::default()
        };
        let error = find_path(&graph, 0, 0, &options).expect_err("needs a grid");
        assert!(
            is_sentence(&error) && error.to_string().contains(algorithm.name()),
            "{error}"
        );
    }
    for smooth in [Smooth::StraightRuns, Smooth::LineOfSight] {
        let options = Options {
            smooth,
            ..Options::default()
        };
        let error = find_path(&graph, 0, 0, &options).expect_err("needs a grid");
        assert!(
            is_sentence(&error) && error.to_string().contains(smooth.name()),
            "{error}"
        );
    }
    grid.set_cost(1, 1, 4.0).expect("a cell");
    let error = find_path(&grid, (0, 0), (2, 2), &jps).expect_err("terrain");
    assert!(
        is_sentence(&error) && error.to_string().contains("terrain"),
        "{error}"
    );
    // The error names a format that would do, where there is one.
    for (cost, way_out) in [
        (4.0, "use \"ascii\""),
        (2.5, "none of the three text formats holds all of its costs"),
    ] {
        grid.set_cost(1, 1, cost).expect("a cell");
        for format in [TextFormat::Digits, TextFormat::MovingAi] {
            let error = grid.to_text(format).expect_err("terrain");
            assert!(
                is_sentence(&error) && error.to_string().contains(way_out),
                "{error}"
            );
        }
    }
}

#[test]
fn jump_point_search_requires_diagonal_costs_from_1_to_2() {
    let grid = Grid::new(3, 3).expect("a size that is allowed");
    for (diagonal_cost, possible) in [(0.99, false), (1.0, true), (2.0, true), (2.01, false)] {
        for (diagonal, possible) in [(Diagonal::Always, possible), (Diagonal::Never, true)] {
            let options = Options {
                algorithm: Algorithm::Jps,
                diagonal,
                diagonal_cost,
                ..Options::default()
            };
            let found = find_path(&grid, (0, 0), (2, 2), &options);
            assert_eq!(found.is_ok(), possible, "{diagonal:?} {diagonal_cost}");
        }
    }
}

#[test]
fn an_unknown_choice_is_refused_with_the_list_of_choices() {
    let error = "a-star".parse::<Algorithm>().expect_err("no such name");
    assert_eq!(
        error.to_string(),
        "The option \"algorithm\" is \"a-star\": did you mean \"astar\"? It must be one of \"auto\", \"astar\", \"dijkstra\", \"greedy\", \"bfs\", \
         \"bidirectional\", \"jps\", \"ida\", \"theta\"."
    );
    for algorithm in Algorithm::ALL {
        assert_eq!(algorithm.name().parse(), Ok(*algorithm));
    }
}

#[test]
fn letters_that_hide_or_turn_what_stands_beside_them_are_shown_by_their_number() {
    // Right-to-left override, zero width space, a line end of Unicode, an isolate, a control letter, a mark of byte order.
    for letter in [
        '\u{202e}',
        '\u{200b}',
        '\u{2028}',
        '\u{2066}',
        '\u{85}',
        '\u{feff}',
        '\u{e0041}',
    ] {
        let texts = [
            format!("..{letter}"),
            format!("type octile\nheight 1\nwidth 2\nmap\n.{letter}\n"),
            format!("type octile\nheight 1{letter}\nwidth 2\nmap\n..\n"),
            format!("2 1\n0{letter}\n"),
            format!("2 1{letter}1\n00\n"),
        ];
        let mut said: Vec<_> = texts
            .iter()
            .filter_map(|text| Grid::parse(text).err().map(|error| error.to_string()))
            .collect();
        let grid = Grid::new(3, 3).unwrap();
        for run in [
            format!("0 0{letter}a"),
            format!("[{letter}]"),
            format!("[{{ \"x{letter}\" 3 }}]"),
            format!("{{at: [0, 0], g: \"{letter}\"}}"),
        ] {
            said.extend(
                stepstar::Run::parse(&run, &grid)
                    .err()
                    .map(|error| error.to_string()),
            );
        }
        said.extend(
            stepstar::parse_scenarios(&format!("version 1\n0\tm\t{letter}\t1\t0\t0\t0\t0\t0\n"))
                .err()
                .map(|error| error.to_string()),
        );
        assert!(said.len() >= 8, "{said:?}");
        for sentence in said {
            assert!(!sentence.contains(letter), "{sentence:?}");
        }
        let error = Grid::parse(&format!("..x{letter}"))
            .unwrap_err()
            .to_string();
        assert!(error.starts_with("Line 1, column 3: 'x' is"), "{error}");
    }
    let turned = Grid::parse(".\u{202e}").unwrap_err().to_string();
    assert!(
        turned.starts_with("Line 1, column 2: '\\u202e' is not a cell"),
        "{turned}"
    );
}
