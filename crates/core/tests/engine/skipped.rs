//! What a sentence says of the neighbours that nothing comes of.

use crate::cases::{Case, random_choices};
use crate::oracle::step_cost;
use crate::random::Random;
use crate::rounds::rounds;
use crate::sentences::read;
use stepstar::{Algorithm, Diagonal, EventKind, GoalTest, Options, Place, Point, trace};

/// A reason shared by several neighbours is given once, and the search's reasons come before the map's.
#[test]
fn neighbours_with_the_same_reason_share_it() {
    let grid = stepstar::Grid::parse("S.#\n..#\n#.G").expect("a map");
    let options = Options {
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    let mut steps = trace(&grid, (0, 0), (2, 2), &options).expect("cells of the map");
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    let second = told
        .iter()
        .filter(|text| text.starts_with("Expanded"))
        .nth(1);
    let second = second.expect("a second expansion");
    assert_eq!(
        second.split_once(" Skipped: ").map(|(_, list)| list),
        Some(
            "(1, 0), (0, 1): open with g = 1, and this way gives 2.414; (2, 1), (2, 0), (0, 2): wall; (0, 0): where it was reached from."
        )
    );
}

/// The places that a sentence says were skipped, each with the text up to the next semicolon.
fn skipped(sentence: &str) -> Vec<(Point, &str)> {
    let Some((_, list)) = sentence.split_once(" Skipped: ") else {
        return Vec::new();
    };
    let place = |text: &str| -> Point {
        let (x, rest) = text.split_once(", ").expect("a place");
        let (y, _) = rest.split_once(')').expect("a place");
        (x.parse().expect("x"), y.parse().expect("y"))
    };
    list.trim_end_matches('.')
        .split("; ")
        .flat_map(|text| text.split('(').skip(1).map(move |at| (place(at), text)))
        .collect()
}

fn cell(place: Place) -> Option<Point> {
    match place {
        Place::Cell(x, y) => Some((x, y)),
        _ => None,
    }
}

/// After an expansion every neighbour is either written or said to be skipped, and the cost given for it is g plus one step.
#[test]
fn after_an_expansion_every_neighbour_is_written_or_mentioned() {
    let mut random = Random::new(123);
    let (mut neighbours, mut costs) = (0, 0);
    for round in rounds(600) {
        let map = Case::in_turn(&mut random, 6, round);
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.max_expansions = None;
            // Once the goal is found among the neighbours, the others are not looked at.
            options.goal_test = GoalTest::Expanded;
            options.algorithm = random.pick(&[
                Algorithm::AStar,
                Algorithm::Dijkstra,
                Algorithm::Greedy,
                Algorithm::Bfs,
                Algorithm::Ida,
            ]);
        });
        let mut steps = case.trace();
        for i in 0..steps.len() {
            let event = steps.event(i).expect("an event");
            let sentence = steps.explain(i);
            if event.kind != EventKind::Close || sentence.contains("the path is complete") {
                continue;
            }
            let (x, y) = cell(event.at).expect("a cell");
            let mut told: Vec<Point> = skipped(&sentence).iter().map(|&(at, _)| at).collect();
            for j in (i + 1..steps.len()).map_while(|j| steps.event(j)) {
                // A repair looks at the neighbours of other cells.
                if j.parent == Some(event.at) && j.kind != EventKind::Close {
                    told.extend(cell(j.at));
                }
                if j.kind == EventKind::Close {
                    break;
                }
            }
            let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)));
            for (dx, dy) in around.filter(|&step| step != (0, 0)) {
                if case.options.diagonal == Diagonal::Never && dx != 0 && dy != 0 {
                    continue;
                }
                let (Some(to_x), Some(to_y)) = (x.checked_add_signed(dx), y.checked_add_signed(dy))
                else {
                    continue;
                };
                if to_x < case.grid.width() && to_y < case.grid.height() {
                    assert!(
                        told.contains(&(to_x, to_y)),
                        "{case}\nevent {i}: {sentence}\nnothing is said of {:?}",
                        (to_x, to_y)
                    );
                    neighbours += 1;
                }
            }
            for (to, text) in skipped(&sentence) {
                let Some((_, said)) = text.split_once(", and this way gives ") else {
                    continue;
                };
                let said = said.split(',').next().and_then(read).expect("a number");
                let (from, to) = if case.options.reverse {
                    (to, (x, y))
                } else {
                    ((x, y), to)
                };
                let truth = event.g + step_cost(&case.grid, case.options.diagonal_cost, from, to);
                assert!(
                    (said - truth).abs() < 0.001,
                    "{case}\nevent {i}: {sentence}\n{said} is not {truth}"
                );
                costs += 1;
            }
        }
    }
    println!("neighbours that something is said of: {neighbours}, costs in it: {costs}");
    assert!(neighbours > 1000 && costs > 500);
}

/// A connection from a node to itself is looked at when the node has just been closed.
#[test]
fn a_self_loop_is_skipped_as_closed() {
    let nodes = [1, 2].map(|id| stepstar::Node { id, x: 0.0, y: 0.0 });
    let connections =
        [(1, 1, 3.0), (1, 2, 2.0)].map(|(from, to, cost)| stepstar::Connection { from, to, cost });
    let graph = stepstar::Graph::new(&nodes, &connections).expect("a graph");
    let mut steps = trace(&graph, 1, 2, &Options::default()).expect("nodes of the graph");
    assert_eq!(
        steps.explain(1),
        "Expanded node 1: f = 0 + 0 = 0, and nothing else is open. Skipped: node 1: closed with g = 0, and this way gives 3."
    );
    assert_eq!(steps.position(), 0);
}

/// At any angle the way to a neighbour goes straight on from the node before: on an open map from the start itself.
#[test]
fn at_any_angle_a_skipped_way_costs_the_straight_line() {
    let grid = stepstar::Grid::new(9, 7).expect("a size that is allowed");
    let options = Options {
        algorithm: Algorithm::Theta,
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    let mut steps = trace(&grid, (3, 2), (8, 6), &options).expect("cells of the map");
    let mut costs = 0;
    for i in 0..steps.len() {
        let sentence = steps.explain(i);
        for ((x, y), reason) in skipped(&sentence) {
            let Some((_, way)) = reason.split_once("this way gives ") else {
                continue;
            };
            let line = f64::hypot(f64::from(x) - 3.0, f64::from(y) - 2.0);
            let told = read(way).expect("a cost");
            assert!((told - line).abs() < 0.001, "({x}, {y}) of {sentence}");
            costs += 1;
        }
    }
    assert!(costs > 5, "{costs} ways");
}
