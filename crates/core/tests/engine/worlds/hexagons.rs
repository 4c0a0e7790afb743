//! Hexagons. Which cells are neighbours is written down here by cube coordinates, and those by where the cells lie in the plane.

use super::grounds::{from_any, grid, place};
use crate::oracle::{Step, same};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Axial, Diagonal, Grid, Heuristic, Hexagons, Mistake, Options, Orientation,
    OwnEstimate, Pathfinder, Place, Run, Smooth, Trace, TurnCost, audit, audit_between, diagnose,
    distances, find_path, find_path_between, retrace, simulate, trace, trace_between,
    trace_distances,
};

const EXACT: [Algorithm; 6] = [
    Algorithm::Auto,
    Algorithm::AStar,
    Algorithm::Dijkstra,
    Algorithm::Bidirectional,
    Algorithm::Ida,
    Algorithm::AStar,
];

fn random_board(random: &mut Random, side: u32) -> Hexagons {
    let orientation = random.pick(Orientation::ALL);
    Hexagons::new(grid(random, side), orientation)
}

fn random_cell(random: &mut Random, board: &Hexagons) -> Axial {
    board.axial(place(random, board.grid()))
}

/// Column and row of each cell, row by row.
fn points(board: &Hexagons) -> Vec<(u32, u32)> {
    let (width, height) = (board.grid().width(), board.grid().height());
    let rows = 0..height;
    rows.flat_map(|y| (0..width).map(move |x| (x, y))).collect()
}

/// Three coordinates whose sum is 0; from a cell to its neighbour one becomes larger by 1 and one smaller.
fn cube(board: &Hexagons, (x, y): (u32, u32)) -> [i64; 3] {
    let (x, y) = (i64::from(x), i64::from(y));
    let (q, r) = match board.orientation() {
        Orientation::Pointy => (x - y.div_euclid(2), y),
        Orientation::Flat => (x, y - x.div_euclid(2)),
    };
    [q, r, -q - r]
}

fn are_neighbours(a: [i64; 3], b: [i64; 3]) -> bool {
    let mut change = [0, 1, 2].map(|i| a[i] - b[i]);
    change.sort_unstable();
    change == [-1, 0, 1]
}

fn number(board: &Hexagons, at: Axial) -> usize {
    let wanted = [
        i64::from(at.0),
        i64::from(at.1),
        -i64::from(at.0) - i64::from(at.1),
    ];
    let mut cells = points(board).into_iter();
    cells
        .position(|point| cube(board, point) == wanted)
        .unwrap()
}

fn truth(board: &Hexagons, starts: &[Axial]) -> Vec<f64> {
    let points = points(board);
    let mut steps: Vec<Step> = Vec::new();
    for (from, &a) in points.iter().enumerate() {
        for (to, &b) in points.iter().enumerate() {
            let is_free = !board.grid().is_wall(b.0, b.1);
            if is_free && are_neighbours(cube(board, a), cube(board, b)) {
                steps.push((from, to, board.grid().cost(b.0, b.1)));
            }
        }
    }
    let free = starts.iter().filter(|&&at| !board.is_wall(at));
    let starts: Vec<usize> = free.map(|&at| number(board, at)).collect();
    from_any(points.len(), &steps, &starts)
}

fn best(board: &Hexagons, costs: &[f64], to: Axial) -> f64 {
    if board.is_wall(to) {
        f64::INFINITY
    } else {
        costs[number(board, to)]
    }
}

/// In the plane: neighbours are the cells whose centres are nearest, and on a board without edges there are six.
#[test]
fn neighbours_by_cube_coordinates_are_those_that_touch_in_the_plane() {
    let root = 3.0_f64.sqrt();
    for &orientation in Orientation::ALL {
        let board = Hexagons::new(Grid::new(7, 8).unwrap(), orientation);
        let centre = |(x, y): (u32, u32)| {
            let aside = |other: u32| f64::from(other % 2) / 2.0;
            let (column, row) = (f64::from(x), f64::from(y));
            match orientation {
                Orientation::Pointy => (root * (column + aside(y)), 1.5 * row),
                Orientation::Flat => (1.5 * column, root * (row + aside(x))),
            }
        };
        for a in points(&board) {
            let touching = points(&board).into_iter().filter(|&b| {
                let ((x, y), (to_x, to_y)) = (centre(a), centre(b));
                let touches = ((to_x - x).hypot(to_y - y) - root).abs() < 1e-9;
                let are_next = are_neighbours(cube(&board, a), cube(&board, b));
                assert_eq!(touches, are_next, "{orientation} {a:?} {b:?}");
                touches
            });
            let is_inside = (1..6).contains(&a.0) && (1..7).contains(&a.1);
            let count = touching.count();
            assert!(if is_inside { count == 6 } else { count < 6 }, "{a:?}");
        }
    }
}

#[test]
fn paths_traces_audits_and_distances_over_random_boards_are_right() {
    let mut random = Random::new(0x6e_0001);
    let mut found = 0;
    for round in rounds(3000) {
        let board = random_board(&mut random, 7);
        let options = Options {
            algorithm: EXACT[round % EXACT.len()],
            heuristic: random.pick(&[Heuristic::Auto, Heuristic::Auto, Heuristic::Zero]),
            reverse: random.once_in(3),
            ..Options::default()
        };
        let (from, to) = (
            random_cell(&mut random, &board),
            random_cell(&mut random, &board),
        );
        let costs = truth(&board, &[from]);
        let best = best(&board, &costs, to);
        let result = find_path(&board, from, to, &options).unwrap();
        let printed = format!(
            "{} {:?} {from:?} {to:?} {options:?} {}",
            board.orientation(),
            board.grid(),
            result.message
        );
        assert!(same(result.cost, best), "{} {best} {printed}", result.cost);
        found += usize::from(result.path.len() > 2);
        let cells: Vec<_> = result.path.iter().map(|&at| number(&board, at)).collect();
        for pair in cells.windows(2) {
            let [a, b] = [pair[0], pair[1]].map(|cell| cube(&board, points(&board)[cell]));
            assert!(are_neighbours(a, b), "{printed}");
        }
        let steps = trace(&board, from, to, &options).unwrap();
        assert!(same(steps.result().cost, best), "{printed}");
        let audit = audit(&board, from, to, &options).unwrap();
        assert!(same(audit.optimal_cost, best), "{} {printed}", audit.reason);
        assert!(
            audit.optimal && audit.admissible && audit.consistent,
            "{} {printed}",
            audit.reason
        );
        let plain = Options::default();
        let far = distances(&board, &[from], f64::INFINITY, &plain).unwrap();
        assert!(
            far.costs().iter().zip(&costs).all(|(&a, &b)| same(a, b)),
            "{printed}"
        );
    }
    assert!(found > rounds(3000).len() / 5, "only {found}");
}

#[test]
fn of_several_starts_and_goals_the_cheapest_pair_is_taken_also_of_very_many() {
    let mut random = Random::new(0x6e_0002);
    for round in rounds(400) {
        let board = random_board(&mut random, 12);
        let cells = |random: &mut Random, most: u32| -> Vec<Axial> {
            let count = 0..random.within(1, most);
            count.map(|_| random_cell(random, &board)).collect()
        };
        let starts = cells(&mut random, 4);
        let goals = cells(&mut random, if round % 8 == 0 { 90 } else { 4 });
        let costs = truth(&board, &starts);
        let best = goals
            .iter()
            .map(|&goal| best(&board, &costs, goal))
            .fold(f64::INFINITY, f64::min);
        let options = Options {
            algorithm: EXACT[round % EXACT.len()],
            ..Options::default()
        };
        let result = find_path_between(&board, &starts, &goals, &options).unwrap();
        assert!(same(result.cost, best), "{} {best}", result.message);
        let steps = trace_between(&board, &starts, &goals, &options).unwrap();
        assert!(same(steps.result().cost, best), "{}", result.message);
        let audit = audit_between(&board, &starts, &goals, &options).unwrap();
        assert!(
            audit.optimal && audit.admissible && audit.consistent,
            "{}",
            audit.reason
        );
    }
}

#[test]
fn way_points_are_visited_in_their_order() {
    let mut random = Random::new(0x6e_0003);
    for _ in rounds(300) {
        let board = random_board(&mut random, 7);
        let [from, by, to] = [(); 3].map(|()| random_cell(&mut random, &board));
        let options = Options {
            through: vec![Place::from(by)],
            ..Options::default()
        };
        let result = find_path(&board, from, to, &options).unwrap();
        let legs = [(from, by), (by, to)].map(|(a, b)| best(&board, &truth(&board, &[a]), b));
        assert!(same(result.cost, legs[0] + legs[1]), "{}", result.message);
    }
}

#[test]
fn a_pathfinder_over_hexagons_sees_edits() {
    let mut random = Random::new(0x6e_0004);
    for _ in rounds(200) {
        let board = random_board(&mut random, 7);
        let mut finder = Pathfinder::new(board, Options::default()).unwrap();
        for _ in 0..6 {
            let at = random_cell(&mut random, finder.map());
            finder.set_wall(at, random.once_in(2)).unwrap();
            let at = random_cell(&mut random, finder.map());
            finder.set_cost(at, f64::from(random.below(4))).unwrap();
            let board = finder.map().clone();
            let [from, to] = [(); 2].map(|()| random_cell(&mut random, &board));
            let best = best(&board, &truth(&board, &[from]), to);
            let result = finder.find(from, to).unwrap();
            assert!(same(result.cost, best), "{} {best}", result.message);
        }
    }
}

#[test]
fn texts_of_random_boards_are_read_back_as_they_were() {
    let mut random = Random::new(0x6e_0005);
    for _ in rounds(300) {
        let drawn = random_board(&mut random, 9);
        let mut board = drawn.clone();
        for point in points(&drawn) {
            // Of walls no text knows the cost.
            let at = board.axial(point);
            let cost = match board.is_wall(at) {
                true => 1.0,
                false => board.cost(at).round().clamp(1.0, 9.0),
            };
            board.set_cost(at, cost).unwrap();
        }
        let text = board.to_text().unwrap();
        let again = Hexagons::parse(&text).unwrap();
        assert_eq!(again, board, "{text}");
        // Blanks are there for the eye.
        let (head, rows) = text.split_once('\n').unwrap();
        let dense = format!("{head}\n{}", rows.replace(' ', ""));
        assert_eq!(Hexagons::parse(&dense).unwrap(), board, "{dense}");
    }
}

#[test]
fn sentences_name_places_by_axial_coordinates() {
    let board = Hexagons::parse("hexagons pointy\n. . S\n # # .\n. . .\n G . .").unwrap();
    let (start, goal) = (board.start().unwrap(), board.goal().unwrap());
    assert_eq!((start, goal), (Axial(2, 0), Axial(-1, 3)));
    let mut steps = trace(&board, start, goal, &Options::default()).unwrap();
    assert_eq!(
        steps.result().message,
        "A path from (2, 0) to (-1, 3) in 4 steps, cost 4."
    );
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    let told = told.join("\n");
    for sentence in [
        "Opened the start (2, 0)",
        "Opened (-1, 3), reached from (0, 2): g = 3 + 1 = 4, h = 0, so f = 4.",
        "Skipped: (1, 1), (0, 1): wall; (2, 0): where it was reached from.",
    ] {
        assert!(told.contains(sentence), "{sentence}\n{told}");
    }
    let whole = steps.explain_expansion(1);
    assert!(
        whole.ends_with("Opened 2 neighbours. Skipped: (1, 1): wall."),
        "{whole}"
    );
}

#[test]
fn neighbours_are_opened_clockwise_from_the_upper_right() {
    for (drawn, around) in [
        (
            "hexagons pointy\n. . .\n . S .\n. . .\n",
            [(2, 0), (2, 1), (2, 2), (1, 2), (0, 1), (1, 0)],
        ),
        (
            "hexagons flat\n. . .\n. S .\n. . .\n",
            [(2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (1, 0)],
        ),
    ] {
        let board = Hexagons::parse(drawn).unwrap();
        let start = board.start().unwrap();
        let steps = trace_distances(&board, &[start], 1.0, &Options::default()).unwrap();
        let opened: Vec<Place> = steps
            .events()
            .skip(2)
            .take(6)
            .map(|event| event.at)
            .collect();
        assert_eq!(opened, around.map(|point| Place::from(board.axial(point))));
    }
}

#[test]
fn an_estimate_of_ones_own_is_read_by_axial_coordinates() {
    let board = Hexagons::new(Grid::new(6, 5).unwrap(), Orientation::Pointy);
    let (from, to) = (Axial(0, 0), Axial(1, 4));
    let with = |own| Options {
        own: Some(own),
        ..Options::default()
    };
    let steps = OwnEstimate::of(&board, &[to], |at: Axial, goal| {
        f64::from(at.steps_to(goal))
    });
    let truth = audit(&board, from, to, &with(steps)).unwrap();
    assert!(truth.optimal && truth.consistent, "{}", truth.reason);
    let formula = OwnEstimate::formula("max(dx, dy)").unwrap();
    let truth = audit(&board, from, to, &with(formula)).unwrap();
    assert!(truth.optimal && truth.consistent, "{}", truth.reason);
    let formula = OwnEstimate::formula("dx + dy").unwrap();
    let truth = audit(&board, from, to, &with(formula)).unwrap();
    assert!(!truth.admissible, "{}", truth.reason);
}

#[test]
fn a_trace_is_exported_by_axial_coordinates_and_where_the_cells_lie() {
    let board = Hexagons::parse("hexagons pointy\n. S\n . .\nG .").unwrap();
    let steps = trace(
        &board,
        board.start().unwrap(),
        board.goal().unwrap(),
        &Options::default(),
    )
    .unwrap();
    let posthoc = steps.to_posthoc();
    assert!(
        posthoc.contains("type: destination, id: \"-1:2\", x: 0, y: 2"),
        "{posthoc}"
    );
    assert!(posthoc.contains("id: \"0:1\", x: 0.5, y: 1"), "{posthoc}");
    let csv = steps.to_csv();
    assert!(csv.contains(",open,-1 2,2,0,2,"), "{csv}");
}

#[test]
fn what_makes_sense_among_squares_only_is_refused_by_its_name() {
    let board = Hexagons::parse("hexagons flat\nS . G").unwrap();
    let default = Options::default;
    for (options, allowed) in [
        (
            Options {
                diagonal: Diagonal::Always,
                ..default()
            },
            "\"diagonal\" allows only: \"never\".",
        ),
        (
            Options {
                heuristic: Heuristic::Manhattan,
                ..default()
            },
            "\"heuristic\" allows only: \"auto\", \"zero\".",
        ),
        (
            Options {
                smooth: Smooth::LineOfSight,
                ..default()
            },
            "\"smooth\" allows only: \"none\".",
        ),
        (
            Options {
                size: 2,
                ..default()
            },
            "\"size\" allows only: 1.",
        ),
        (
            Options {
                turn_cost: TurnCost::Each(1.0),
                ..default()
            },
            "\"turnCost\" allows only: 0.",
        ),
        (
            Options {
                movers: vec![vec![(0, 0).into()]],
                ..default()
            },
            "\"movers\" allows only: [].",
        ),
    ] {
        let error = find_path(&board, Axial(0, 0), Axial(2, -1), &options).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("On hexagons the option {allowed}")
        );
    }
}

#[test]
fn runs_over_hexagons_are_not_known_to_the_diagnosis() {
    let board = Hexagons::parse("hexagons flat\nS . G").unwrap();
    let (from, to) = (Axial(0, 0), Axial(2, -1));
    let run = Run::from_iter([from]);
    let error = diagnose(&board, from, to, &run, &Options::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "Runs over hexagons are not known here: give one over a grid or a graph."
    );
}

/// What a search expands, in order.
fn order_of(trace: &Trace) -> Vec<Place> {
    let expansions = trace.events().filter(|event| event.kind.name() == "close");
    expansions.map(|event| event.at).collect()
}

#[test]
fn mistakes_are_made_on_hexagons_as_far_as_they_are_no_matter_of_squares() {
    for &orientation in Orientation::ALL {
        let board = Hexagons::new(Grid::parse("..3.\n.##.\n....").unwrap(), orientation);
        let (from, to) = (board.axial((0, 0)), board.axial((3, 2)));
        let options = Options::default();
        let wrong = simulate(&board, from, to, Mistake::GOnly, &options).unwrap();
        let by_g = Options {
            algorithm: Algorithm::Dijkstra,
            ..Options::default()
        };
        assert_eq!(
            order_of(&wrong),
            order_of(&trace(&board, from, to, &by_g).unwrap())
        );
        let error = simulate(&board, from, to, Mistake::CornerCut, &options).unwrap_err();
        assert!(error.to_string().contains("it needs a grid"), "{error}");
        // None of all panics, and each gives a search or says why there is none.
        for &mistake in Mistake::ALL {
            if let Ok(wrong) = simulate(&board, from, to, mistake, &options) {
                assert_eq!(order_of(&wrong)[0], from.into(), "{mistake:?}");
            }
        }
    }
}

/// Any order in which ties may be decided is gone along with.
#[test]
fn a_run_over_hexagons_is_gone_along_with_wherever_it_may_come_next() {
    let board = Hexagons::parse("hexagons pointy\nS . . .\n . # . .\n. . . G").unwrap();
    let (from, to) = (board.start().unwrap(), board.goal().unwrap());
    let options = Options::default();
    let mut random = Random::new(46);
    for _ in 0..20 {
        let mut taken: Vec<Place> = vec![from.into()];
        loop {
            let run = Run::from_iter(taken.iter().copied());
            let mut steps = retrace(&board, from, to, &run, &[], &options).unwrap();
            assert_eq!(order_of(&steps)[..taken.len()], taken[..]);
            if taken.last() == Some(&to.into()) {
                break;
            }
            steps.seek_expansion(taken.len() as u32);
            let open = steps.open_list(usize::MAX);
            let ties = open.iter().filter(|node| node.f == open[0].f);
            let ties: Vec<Place> = ties.map(|node| node.at).collect();
            taken.push(random.pick(&ties));
        }
    }
}
