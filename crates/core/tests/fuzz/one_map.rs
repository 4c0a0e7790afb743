//! Edits, searches, seeks, audits and diagnoses in any order on one map, beside a model that is too simple to be wrong: a list of cells,
//! and Bellman-Ford over it.

use crate::bytes::Bytes;
use crate::oracle::{bellman_ford, grid_steps, index, same};
use crate::said::check_sentence;
use stepstar::{
    Algorithm, Closed, Diagonal, EventKind, Facts, GoalTest, Grid, Heuristic, OpenListKind,
    Options, Pathfinder, Place, Point, Run, Smooth, State, Status, TextFormat, TieBreak, Verdict,
    audit, diagnose, find_path, trace,
};

const COSTS: [f64; 6] = [1.0, 2.0, 9.0, 0.5, 0.0, 1e100];

/// More would be other cases in one.
const MOST_CHANGES: usize = 64;

pub fn one_map(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let [width, height] = [(); 2].map(|()| 1 + bytes.below(9));
    let plain = Options {
        diagonal: bytes.pick(Diagonal::ALL),
        ..Options::default()
    };
    let grid = Grid::new(width, height).expect("a size that is allowed");
    let mut finder = Pathfinder::new(grid, plain.clone()).expect("options that are allowed");
    for _ in 0..MOST_CHANGES {
        if bytes.is_empty() {
            break;
        }
        let mut place = || (bytes.below(width), bytes.below(height));
        let (from, to) = (place(), place());
        match bytes.below(8) {
            0..=2 => finder
                .set_wall(from.0, from.1, bytes.once_in(2))
                .expect("a cell of the map"),
            3 => finder
                .set_cost(from.0, from.1, bytes.pick(&COSTS))
                .expect("a cost that is allowed"),
            4 => {
                let found = finder.find(from, to).expect("cells of the map");
                check_answer(finder.map(), from, to, &plain, found.status, found.cost);
            }
            5 => searched(&mut bytes, finder.map(), from, to, &plain),
            6 => stepped(&mut bytes, finder.map(), from, to, &plain),
            _ => judged(&mut bytes, finder.map(), from, to, &plain),
        }
    }
}

fn drawn(grid: &Grid) -> String {
    let rows = (0..grid.height()).map(|y| {
        let cells = (0..grid.width()).map(|x| match grid.is_wall(x, y) {
            true => "  #".to_owned(),
            false => format!(" {:>2}", grid.cost(x, y)),
        });
        cells.collect::<String>()
    });
    rows.collect::<Vec<_>>().join("\n")
}

fn truth(grid: &Grid, from: Point, to: Point, options: &Options) -> f64 {
    if grid.is_wall(from.0, from.1) {
        return f64::INFINITY;
    }
    let steps = grid_steps(grid, options.diagonal, options.diagonal_cost);
    let cells = grid.width() as usize * grid.height() as usize;
    bellman_ford(cells, &steps, index(grid, from))[index(grid, to)]
}

fn check_answer(grid: &Grid, from: Point, to: Point, options: &Options, status: Status, cost: f64) {
    let least = truth(grid, from, to, options);
    let is_right = match status {
        Status::Found => same(cost, least),
        _ => least.is_infinite(),
    };
    assert!(
        is_right,
        "{status:?} {cost}, and it is {least}, from {from:?} to {to:?} with {options:?}\n{}",
        drawn(grid)
    );
}

/// Whatever is chosen: a path where there is one, and no cheaper than the cheapest.
fn searched(bytes: &mut Bytes<'_>, grid: &Grid, from: Point, to: Point, plain: &Options) {
    let options = Options {
        algorithm: bytes.pick(Algorithm::ALL),
        heuristic: bytes.pick(Heuristic::ALL),
        weight: bytes.pick(&[1.0, 0.0, 2.0, 1e100]),
        tie_break: bytes.pick(TieBreak::ALL),
        open_list: bytes.pick(OpenListKind::ALL),
        closed: bytes.pick(Closed::ALL),
        goal_test: bytes.pick(GoalTest::ALL),
        reverse: bytes.once_in(4),
        nearest: bytes.once_in(4),
        smooth: bytes.pick(Smooth::ALL),
        max_expansions: bytes.once_in(4).then_some(3),
        ..plain.clone()
    };
    let found = match find_path(grid, from, to, &options) {
        Ok(found) => found,
        Err(error) => return check_sentence(&error.to_string()),
    };
    check_sentence(&found.message);
    let least = truth(grid, from, to, &options);
    let drawn = || {
        format!(
            "{found:?}\nfrom {from:?} to {to:?} with {options:?}\n{}",
            drawn(grid)
        )
    };
    if found.status == Status::Found {
        let is_shorter = options.smooth == Smooth::None && options.algorithm != Algorithm::Theta;
        assert!(least.is_finite(), "{}", drawn());
        assert!(
            !is_shorter || found.cost >= least || same(found.cost, least),
            "{}",
            drawn()
        );
    } else if options.max_expansions.is_none() {
        assert!(least.is_infinite(), "{}", drawn());
    }
    // Where a path may go at any angle, the least cost is another.
    if options.algorithm == Algorithm::Theta {
        return;
    }
    let seen = audit(grid, from, to, &options).expect("what was just found");
    let cost = seen.optimal_cost;
    assert!(cost == least || same(cost, least), "{seen:?}\n{}", drawn());
}

/// A trace is told row by row, wherever it is looked at, and forwards as backwards.
fn stepped(bytes: &mut Bytes<'_>, grid: &Grid, from: Point, to: Point, plain: &Options) {
    let options = Options {
        algorithm: bytes.pick(&[Algorithm::AStar, Algorithm::Dijkstra, Algorithm::Greedy]),
        tie_break: bytes.pick(TieBreak::ALL),
        open_list: bytes.pick(OpenListKind::ALL),
        closed: bytes.pick(Closed::ALL),
        ..plain.clone()
    };
    let mut steps = trace(grid, from, to, &options).expect("options that serve every grid");
    let written: Vec<_> = steps.events().collect();
    assert_eq!(written.len(), steps.len());
    for _ in 0..4 {
        let position = bytes.below(steps.len() as u32 + 1) as usize;
        steps.seek(position);
        let mut states = vec![State::Unseen; steps.node_count()];
        for event in &written[..position] {
            let Place::Cell(x, y) = event.at else {
                panic!("a node on a grid");
            };
            let state = match event.kind {
                EventKind::Close => State::Closed,
                EventKind::Open | EventKind::Reopen => State::Open,
                _ => continue,
            };
            states[index(grid, (x, y))] = state;
        }
        for (i, &state) in states.iter().enumerate() {
            assert_eq!(
                steps.state(i as u32),
                state,
                "cell {i} at {position} of {options:?}, from {from:?} to {to:?}\n{}",
                drawn(grid)
            );
        }
        if position > 0 {
            check_sentence(&steps.explain(position - 1));
        }
    }
}

/// Its own run is never called mistaken; that run with one place exchanged gets some verdict.
fn judged(bytes: &mut Bytes<'_>, grid: &Grid, from: Point, to: Point, plain: &Options) {
    let options = Options {
        algorithm: Algorithm::AStar,
        tie_break: bytes.pick(TieBreak::ALL),
        ..plain.clone()
    };
    let steps = trace(grid, from, to, &options).expect("options that serve every grid");
    let mut order: Vec<Place> = steps
        .events()
        .filter(|event| event.kind == EventKind::Close)
        .map(|event| event.at)
        .collect();
    if order.is_empty() {
        return;
    }
    let run = |order: &[Place]| {
        let mut run = Run::default();
        for &place in order {
            run.push(place, Facts::default());
        }
        run
    };
    let found = diagnose(grid, from, to, &run(&order), plain).expect("cells of the map");
    let shown = || {
        format!(
            "{found:?}\n{order:?}\nfrom {from:?} to {to:?} with {options:?}\n{}",
            drawn(grid)
        )
    };
    assert!(
        matches!(
            found.verdict,
            Verdict::Correct | Verdict::CorrectWithRemarks
        ),
        "{}",
        shown()
    );
    check_sentence(&found.message);
    let changed = bytes.below(order.len() as u32) as usize;
    order[changed] = (bytes.below(grid.width()), bytes.below(grid.height())).into();
    let found = diagnose(grid, from, to, &run(&order), plain).expect("cells of the map");
    check_sentence(&found.message);
    // A map that a sentence names can be drawn.
    let _ = grid.to_text(TextFormat::Ascii);
}
