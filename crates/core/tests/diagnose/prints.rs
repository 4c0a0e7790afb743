//! Right runs as students print them, with nothing said of program or text: each is called correct, and how it was read is told.

use crate::seeded::Random;
use crate::student::{Order, Student};
use std::fmt::Write;
use stepstar::{
    Diagnosis, Diagonal, Grid, Options, PlaceOrder, Point, Question, Reading, Run, Unknown, Verdict,
};

const PLAIN: Reading = Reading {
    order: PlaceOrder::Xy,
    from: 0,
    up: false,
    passed: 0,
};

/// An expansion as a program knows it.
struct Line {
    step: usize,
    x: u32,
    y: u32,
    g: f64,
    h: f64,
    parent: Option<Point>,
    grid_width: u32,
    grid_height: u32,
}

type Print = fn(&Line) -> String;

/// What is printed of an expansion, and how that is to be read; `passed` lines of an expansion are none, nor so many of the whole text.
struct Way {
    print: Print,
    read: Reading,
    before: &'static str,
    after: &'static str,
}

fn way(print: Print) -> Way {
    Way {
        print,
        read: PLAIN,
        before: "",
        after: "",
    }
}

fn ways() -> Vec<Way> {
    let rows = Reading {
        order: PlaceOrder::RowColumn,
        ..PLAIN
    };
    let read = |reading: Reading, print: Print| Way {
        read: reading,
        ..way(print)
    };
    vec![
        way(|at| format!("{} {}", at.x, at.y)),
        way(|at| format!("({}, {})", at.x, at.y)),
        way(|at| format!("{},{}", at.x, at.y)),
        way(|at| format!("Current: ({}, {})", at.x, at.y)),
        way(|at| format!("Step {}: visiting node ({}, {})", at.step, at.x, at.y)),
        way(|at| format!("Step {}: ({}, {})", at.step, at.x, at.y)),
        way(|at| format!("Exploring ({}, {}) with f={}", at.x, at.y, at.g + at.h)),
        read(rows, |at| format!("row={} col={}", at.y, at.x)),
        read(rows, |at| format!("Row: {}, Col: {}", at.y, at.x)),
        way(|at| format!("Node(x={}, y={})", at.x, at.y)),
        way(|at| format!("Point({}, {})", at.x, at.y)),
        way(|at| format!("Cell[x={}, y={}]", at.x, at.y)),
        way(|at| format!("array([{}, {}])", at.x, at.y)),
        way(|at| format!("[{} {}]", at.x, at.y)),
        way(|at| format!("(np.int64({}), np.int64({}))", at.x, at.y)),
        way(|at| format!("({}, ({}, {}))", at.g + at.h, at.x, at.y)),
        way(|at| format!("({}, {}, ({}, {}))", at.g + at.h, at.step, at.x, at.y)),
        way(|at| format!("({}, {}, {})", at.g + at.h, at.x, at.y)),
        way(|at| match at.parent {
            Some((x, y)) => format!("({x}, {y}) -> ({}, {})", at.x, at.y),
            None => format!("start ({}, {})", at.x, at.y),
        }),
        way(|at| match at.parent {
            Some((x, y)) => format!("Moving from {x},{y} to {},{}", at.x, at.y),
            None => "Starting".to_owned(),
        }),
        read(
            Reading {
                order: PlaceOrder::Index,
                ..PLAIN
            },
            |at| format!("{}", at.y * at.grid_width + at.x),
        ),
        read(
            Reading {
                order: PlaceOrder::Index,
                ..PLAIN
            },
            |at| format!("expanding cell {}", at.y * at.grid_width + at.x),
        ),
        read(rows, |at| format!("({}, {})", at.y, at.x)),
        read(Reading { from: 1, ..PLAIN }, |at| {
            format!("({}, {})", at.x + 1, at.y + 1)
        }),
        read(Reading { from: 1, ..rows }, |at| {
            format!("Visiting cell {} {}", at.y + 1, at.x + 1)
        }),
        read(Reading { up: true, ..PLAIN }, |at| {
            format!("({}, {})", at.x, at.grid_height - 1 - at.y)
        }),
        Way {
            before: "Starting A*...\n",
            after: "\nPath found!\nPath length: 13\n",
            ..way(|at| format!("popping…\nExpanding ({}, {})\n", at.x, at.y))
        },
        Way {
            after: "\nPath:\n(0, 0)\n(1, 0)\n(2, 0)\n",
            ..way(|at| format!("({}, {})\n", at.x, at.y))
        },
        way(|at| {
            format!(
                "Expanding node ({}, {}), g: {:.2}, h: {:.2}, f: {:.2}",
                at.x,
                at.y,
                at.g,
                at.h,
                at.g + at.h
            )
        }),
        way(|at| format!("Node{{x={}, y={}, g={}, h={}}}", at.x, at.y, at.g, at.h)),
        way(|at| format!("{{'x': {}, 'y': {}, 'f': {}}}", at.x, at.y, at.g + at.h)),
        way(|at| {
            format!(
                "[INFO] {:02}:{:02} expand ({}, {})",
                at.step / 60,
                at.step % 60,
                at.x,
                at.y
            )
        }),
        way(|at| format!("Visited: {}, {} | open list: {}", at.x, at.y, at.step + 2)),
        way(|at| {
            format!(
                "Expanding ({}, {})\n  pushing ({}, {})",
                at.x,
                at.y,
                at.x + 1,
                at.y
            )
        }),
        way(|at| format!("#{} <Node at ({}, {})>", at.step, at.x, at.y).replacen('#', "No. ", 1)),
        way(|at| format!("current = {}, {}; f = {}", at.x, at.y, at.g + at.h)),
        way(|at| format!("{}\t{}", at.x, at.y)),
        way(|at| format!("x: {} y: {}", at.x, at.y)),
        way(|at| format!("({}.0, {}.0)", at.x, at.y)),
        way(|at| format!("pop {} -> cell {}:{}", at.g + at.h, at.x, at.y)),
    ]
}

/// Where the start is at the corner and where it is not, with terrain and without, straight and diagonal.
fn maps() -> Vec<(Grid, Diagonal)> {
    let texts = [
        (
            "S...#....\n..#.#.##.\n.##...#..\n....#.#.G\n.#....#..\n",
            Diagonal::Never,
        ),
        (
            ".....#...\n.S.#..2..\n.###.#.5.\n...#...#.\n.#.33.#G.\n",
            Diagonal::Never,
        ),
        (
            "S....#...\n.###...#.\n...#.#.#.\n.#.#.#...\n.#...#.#G\n",
            Diagonal::NoObstacles,
        ),
        (
            "..#......\n.#..#.##.\n..S.#....\n.#.##.#..\n...#..#.G\n",
            Diagonal::Always,
        ),
    ];
    let of = |(text, rule): (&str, Diagonal)| (Grid::parse(text).expect("a map"), rule);
    texts.into_iter().map(of).collect()
}

fn printed(way: &Way, grid: &Grid, run: &Run) -> String {
    let mut text = way.before.to_owned();
    for (step, &place) in run.places().iter().enumerate() {
        let stepstar::Place::Cell(x, y) = place else {
            panic!("a cell");
        };
        let facts = run.facts(step).expect("all is known");
        let parent = facts
            .parent
            .expect("a parent or none")
            .map(|parent| match parent {
                stepstar::Place::Cell(x, y) | stepstar::Place::Floor(x, y, _) => (x, y),
                stepstar::Place::Node(_) | stepstar::Place::Hexagon(_) => panic!("a cell"),
            });
        let line = Line {
            step,
            x,
            y,
            g: facts.g.expect("g"),
            h: facts.h.expect("h"),
            parent,
            grid_width: grid.width(),
            grid_height: grid.height(),
        };
        let _ = writeln!(text, "{}", (way.print)(&line));
    }
    text + way.after
}

pub fn with_nothing_set(grid: &Grid, text: &str) -> Diagnosis {
    let question = Question {
        unknown: Unknown::ALL,
        options: Options::default(),
        reading: None,
    };
    let (from, to) = (grid.start().expect("S"), grid.goal().expect("G"));
    question
        .diagnose_text(grid, from, to, text)
        .expect("cells of the map")
}

#[test]
fn whatever_students_print_is_read() {
    let mut random = Random::new(0x9412);
    let mut wrong = String::new();
    for (grid, rule) in maps() {
        let mut student = Student::right(&mut random, rule, Order::HighG);
        (student.lazy, student.reopens) = (false, false);
        (student.prints_start, student.prints_goal) = (true, true);
        let (from, to) = (grid.start().expect("S"), grid.goal().expect("G"));
        let run = student.run(&mut random, &grid, from, to);
        for (i, way) in ways().iter().enumerate() {
            let text = printed(way, &grid, &run);
            let found = with_nothing_set(&grid, &text);
            let reading = found.reading.map(|reading| Reading {
                passed: 0,
                ..reading
            });
            if found.verdict != Verdict::Correct || reading != Some(way.read) {
                let lines: Vec<&str> = text.lines().take(4).collect();
                let _ = writeln!(
                    wrong,
                    "way {i}, {rule}: {lines:?}: {} {:?} {}",
                    found.verdict, found.reading, found.message
                );
            }
        }
    }
    assert!(ways().len() >= 28);
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// Of steps that were meant, those under which it is right are found out.
#[test]
fn why_other_steps_were_not_meant_is_said() {
    let grid = Grid::parse("S..\n...\n..G").expect("a map");
    for (run, meant, why) in [
        (
            "0 0\n1 1\n2 2",
            "A correct A* with diagonal steps past no wall: ",
            "With straight steps it would not be right: Expansion 2 takes (1, 1), but ",
        ),
        (
            "0 0\n1 0\n0 1\n1 1\n2 0\n0 2\n2 1\n1 2\n2 2",
            "A correct A* with straight steps: ",
            "With diagonal steps past no wall it would not be right: Expansion 2 takes (1, 0), but its f is 3.414 (g = 1, h = 2.414), and (1, 1) with f = 2.828 comes first.",
        ),
    ] {
        let message = with_nothing_set(&grid, run).message;
        assert!(
            message.starts_with(meant) && message.contains(why),
            "{message}"
        );
    }
}

#[test]
fn lines_that_are_no_expansions_are_counted() {
    let grid = Grid::parse("S..G").expect("a map");
    let text = "Starting A*...\npopping…\nvisit (0, 0)\npopping…\nvisit (1, 0)\npopping…\nvisit (2, 0)\nvisit (3, 0)\nDone.";
    let found = with_nothing_set(&grid, text);
    assert_eq!(found.verdict, Verdict::Correct, "{}", found.message);
    assert_eq!(found.reading.expect("it was read").passed, 5);
    assert!(
        found.message.contains("5 lines were passed over"),
        "{}",
        found.message
    );
}

#[test]
fn a_path_and_a_range_of_numbers_are_no_runs_and_told_as_what_they_are() {
    let trap = concat!(env!("CARGO_MANIFEST_DIR"), "/../../maps/trap.txt");
    let grid = Grid::parse(&std::fs::read_to_string(trap).expect("a map")).expect("a map");
    let (from, to) = (grid.start().expect("S"), grid.goal().expect("G"));
    let path = stepstar::find_path(&grid, from, to, &Options::default())
        .expect("cells")
        .path;
    let text: Vec<String> = path.iter().map(|(x, y)| format!("({x}, {y})")).collect();
    let found = with_nothing_set(&grid, &text.join("\n"));
    assert_eq!(found.verdict, Verdict::NotARun, "{}", found.message);
    assert!(
        found.message.contains("a path, not a run"),
        "{}",
        found.message
    );
    let range: Vec<String> = (0..20).map(|number| number.to_string()).collect();
    for (map, between) in [
        ("S......\n.......\nG......", "\n"),
        (".......\nS......\nG......", "\n"),
        (".......\nS......\nG......", ", "),
    ] {
        let map = Grid::parse(map).expect("a map");
        let found = with_nothing_set(&map, &range.join(between));
        assert_eq!(found.verdict, Verdict::NotARun, "{}", found.message);
        let said = "a range, not a run";
        assert!(found.message.contains(said), "{}", found.message);
    }
}

#[test]
fn other_searches_are_told_by_their_names() {
    let grid = Grid::parse("........\n.S..#...\n....#.G.\n........\n").expect("a map");
    let (from, to) = ((1, 1), (6, 2));
    for (algorithm, name) in [
        (
            stepstar::Algorithm::Greedy,
            "a correct greedy search, not A*",
        ),
        (
            stepstar::Algorithm::Dijkstra,
            "a correct search by Dijkstra's algorithm, not A*",
        ),
    ] {
        let options = Options {
            algorithm,
            ..Options::default()
        };
        let trace = stepstar::trace(&grid, from, to, &options).expect("cells");
        let closed = trace
            .events()
            .filter(|event| event.kind == stepstar::EventKind::Close);
        let text: Vec<String> = closed.map(|event| event.at.to_string()).collect();
        let found = with_nothing_set(&grid, &text.join("\n"));
        assert_eq!(found.verdict, Verdict::Mistaken, "{}", found.message);
        assert!(found.message.contains(name), "{}", found.message);
    }
}

/// Of a run that is a path as well, as on a corridor with costs: the search that gives it comes first, and then that it may be a path.
#[test]
fn a_greedy_run_along_a_corridor_is_told_as_greedy_and_then_as_a_path() {
    for (map, cells) in [
        ("S.9.G\n.....\n", "0 0\n1 0\n2 0\n3 0\n4 0"),
        ("####\nS9.G\n...#\n", "0 1\n1 1\n2 1\n3 1"),
    ] {
        let found = with_nothing_set(&Grid::parse(map).expect("a map"), cells);
        assert_eq!(found.verdict, Verdict::Mistaken, "{}", found.message);
        let first = "This is a correct greedy search, not A*.";
        assert!(found.message.starts_with(first), "{}", found.message);
        let last = "It may also be only the path that was found: then paste every place that was taken from the open list, in order.";
        assert!(found.message.ends_with(last), "{}", found.message);
    }
}

/// A search without a closed list, as the tree search of textbooks: right, and far too long.
#[test]
fn a_search_that_never_asks_what_is_closed_is_told_so() {
    let grid = Grid::parse("S....\n.....\n..#..\n....G\n").expect("a map");
    let goal = (4, 3);
    let far = |(x, y): Point| x.abs_diff(goal.0) + y.abs_diff(goal.1);
    let mut open: Vec<(u32, u32, Point)> = vec![(far((0, 0)), 0, (0, 0))];
    let mut text = String::new();
    while let Some(first) = (0..open.len()).min_by_key(|&i| open[i].0) {
        let (_, g, (x, y)) = open.remove(first);
        let _ = writeln!(text, "{x} {y}");
        if (x, y) == goal {
            break;
        }
        for (dx, dy) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
            let next = (x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
            if next.0 < 5 && next.1 < 4 && !grid.is_wall(next.0, next.1) {
                open.push((g + 1 + far(next), g + 1, next));
            }
        }
    }
    let found = with_nothing_set(&grid, &text);
    assert_eq!(
        found.verdict,
        Verdict::CorrectWithRemarks,
        "{}",
        found.message
    );
    let said = "does not look whether a place is closed when it takes it out";
    assert!(found.message.contains(said), "{}", found.message);
    // The same, stopped before its end.
    let lines: Vec<&str> = text.lines().take(20).collect();
    let found = with_nothing_set(&grid, &lines.join("\n"));
    assert_eq!(found.verdict, Verdict::Mistaken, "{}", found.message);
    assert!(found.message.contains(said), "{}", found.message);
}

/// As a program that takes the costs of free cells for walls.
#[test]
fn a_run_that_ends_at_its_start_is_told_where_to_look() {
    let grid = Grid::parse("S...\n.55.\n...G\n").expect("a map");
    let found = with_nothing_set(&grid, "(0, 0)");
    assert_eq!(found.verdict, Verdict::Mistaken, "{}", found.message);
    let said =
        "It takes no step from the start: look at how it tells what is free from what is a wall.";
    assert!(found.message.contains(said), "{}", found.message);
}

/// Two places of a straight run that change theirs: one then stands apart, and steps are straight all the same.
#[test]
fn a_place_that_stands_apart_makes_no_diagonal_steps() {
    let grid = Grid::parse(&format!(
        "S{0}\n{1}{2}G",
        ".".repeat(11),
        "............\n".repeat(8),
        ".".repeat(11)
    ));
    let grid = grid.expect("a map");
    let ends = (grid.start().expect("S"), grid.goal().expect("G"));
    let trace = stepstar::trace(
        &grid,
        ends.0,
        ends.1,
        &Options {
            tie_break: stepstar::TieBreak::Oldest,
            ..Options::default()
        },
    );
    let trace = trace.expect("cells");
    let closed = trace
        .events()
        .filter(|event| event.kind == stepstar::EventKind::Close);
    let mut lines: Vec<String> = closed.map(|event| event.at.to_string()).collect();
    lines.swap(40, 80);
    let found = with_nothing_set(&grid, &lines.join("\n"));
    let said = "It is held against an A* with straight steps. Expansion 41 takes";
    assert!(found.message.starts_with(said), "{}", found.message);
}

/// On a map without walls a run is one as well if it is moved by a cell: it begins at the start.
#[test]
fn where_no_wall_tells_how_cells_are_counted_the_start_does() {
    let hill = concat!(env!("CARGO_MANIFEST_DIR"), "/../../maps/terrain.txt");
    let grid = Grid::parse(&std::fs::read_to_string(hill).expect("a map")).expect("a map");
    let (from, to) = (grid.start().expect("S"), grid.goal().expect("G"));
    let trace = stepstar::trace(&grid, from, to, &Options::default()).expect("cells");
    let mut text = "Starting A*...\n".to_owned();
    for event in trace
        .events()
        .filter(|event| event.kind == stepstar::EventKind::Close)
    {
        let stepstar::Place::Cell(x, y) = event.at else {
            panic!("a cell");
        };
        let _ = writeln!(
            text,
            "popping…\nVisiting node at row={} col={}",
            y + 1,
            x + 1
        );
    }
    let found = with_nothing_set(&grid, &text);
    assert_eq!(found.verdict, Verdict::Correct, "{}", found.message);
    assert_eq!(found.reading.expect("it was read").from, 1);
}

/// A text that is no run, with a place that is off the map: how it would be read is said, and where that does not fit.
#[test]
fn what_is_no_run_is_told_with_the_nearest_reading() {
    let grid = Grid::parse("S...\n....\n...G").expect("a map");
    let text =
        "Starting\nvisit row=1 col=1\nvisit row=1 col=2\nvisit row=2 col=2\nvisit row=3 col=9";
    let found = with_nothing_set(&grid, text);
    assert_eq!(found.verdict, Verdict::NotARun, "{}", found.message);
    let said = "The nearest reading is row and column, counted from 1: it fits 3 of 4 lines, and line 5 is the first that it does not.";
    assert!(found.message.ends_with(said), "{}", found.message);
    let reading = found.reading.expect("the nearest");
    assert_eq!((reading.order, reading.from), (PlaceOrder::RowColumn, 1));
}

/// Nine expansions that are right with x for y, and greedy as they are: what comes first to mind is told.
#[test]
fn a_short_wrong_run_is_not_made_right_by_reading_it_otherwise() {
    let grid = Grid::parse("S9.\n.9.\n..G").expect("a map");
    let found = with_nothing_set(&grid, "0 0\n1 0\n2 0\n2 1\n2 2");
    assert_eq!(found.verdict, Verdict::Mistaken, "{}", found.message);
    assert!(
        found.mistakes.contains(&stepstar::Mistake::HOnly),
        "{}",
        found.message
    );
}
