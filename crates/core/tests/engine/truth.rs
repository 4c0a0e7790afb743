//! The audit against brute force: true costs by Bellman-Ford, and the estimate at every cell and across every step.

use crate::cases::{Case, TERRAINS, random_choices};
use crate::optimal_graphs::RandomGraph;
use crate::oracle::{Step, bellman_ford, graph_steps, index, same};
use crate::random::Random;
use crate::rounds::{rounds, share};
use stepstar::{
    Algorithm, Audit, Closed, Diagonal, GoalTest, Grid, Heuristic, Options, Place, Trace, audit,
};

/// The true cost from every place to the goal, by following all steps backwards.
pub fn costs_to(places: usize, steps: &[Step], goal: usize) -> Vec<f64> {
    let turned: Vec<Step> = steps
        .iter()
        .map(|&(from, to, cost)| (to, from, cost))
        .collect();
    bellman_ford(places, &turned, goal)
}

/// Checks an audit against the true costs and the estimates.
pub fn check(
    audit: &Audit,
    h: &[f64],
    truth: &[f64],
    steps: &[Step],
    place: impl Fn(Place) -> usize,
    shown: &dyn Fn() -> String,
) {
    let excess = |i: usize| h[i] - truth[i];
    let reaches: Vec<usize> = (0..h.len()).filter(|&i| truth[i].is_finite()).collect();
    let worst = reaches.iter().map(|&i| excess(i)).fold(0.0, f64::max);
    let highest = h.iter().copied().fold(1.0, f64::max);
    assert_eq!(
        audit.admissible,
        worst <= 1e-9 * highest,
        "{}\n{audit:?}\nworst {worst}",
        shown()
    );
    assert_eq!(
        audit.worst.is_none(),
        audit.admissible,
        "{}\n{audit:?}",
        shown()
    );
    if let Some(found) = audit.worst {
        let i = place(found.at);
        assert!(
            same(found.h, h[i]) && same(found.true_cost, truth[i]),
            "{}\n{found:?}",
            shown()
        );
        assert!(
            excess(i) >= worst - 1e-9 * highest,
            "{}\n{found:?} is not the worst, which is {worst}",
            shown()
        );
    }
    let drop = |&(from, to, cost): &Step| h[from] - cost - h[to];
    let steepest = steps
        .iter()
        .filter(|step| truth[step.0].is_finite() && truth[step.1].is_finite())
        .map(drop)
        .fold(0.0, f64::max);
    assert_eq!(
        audit.consistent,
        steepest <= 1e-9 * highest,
        "{}\n{audit:?}\nsteepest {steepest}",
        shown()
    );
    if let Some(found) = audit.offending_step {
        let (from, to) = (place(found.from), place(found.to));
        assert!(
            same(found.h_from, h[from]) && same(found.h_to, h[to]),
            "{}\n{found:?}",
            shown()
        );
        assert!(
            steps
                .iter()
                .any(|&(a, b, cost)| (a, b) == (from, to) && same(cost, found.cost)),
            "{}\n{found:?}",
            shown()
        );
        assert!(
            found.h_from - found.cost - found.h_to >= steepest - 1e-9 * highest,
            "{}\n{found:?}",
            shown()
        );
    }
    assert!(audit.reason.ends_with('.'), "{}", audit.reason);
}

/// The weighted estimate of every cell, read from the trace of the same search.
pub fn estimates(trace: &Trace) -> Vec<f64> {
    let options = trace.options();
    let weight = if matches!(options.algorithm, Algorithm::Dijkstra | Algorithm::Bfs) {
        0.0
    } else {
        options.weight
    };
    (0..trace.node_count() as u32)
        .map(|node| weight * trace.node_at(node).expect("a number of the map").h)
        .collect()
}

#[test]
fn the_audit_of_a_grid_agrees_with_bellman_ford() {
    let mut random = Random::new(131);
    let (mut cases, mut wrong, mut admissible) = (0, 0, 0);
    for round in rounds(3000) {
        let mut map = Case::in_turn(&mut random, 8, round);
        if random.below(8) == 0 {
            // The estimate is judged in the same way even if the search begins on a wall.
            let (x, y) = map.from;
            map.grid.set_wall(x, y, true).expect("a cell of the map");
        }
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.reverse = false;
            options.algorithm = random.pick(&[
                Algorithm::AStar,
                Algorithm::AStar,
                Algorithm::Dijkstra,
                Algorithm::Auto,
            ]);
            // What is judged are the steps of the map, also where the search jumps over them.
            if map.serves(Algorithm::Jps) && round % 3 == 0 {
                options.algorithm = Algorithm::Jps;
            }
        });
        let found = audit(&case.grid, case.from, case.to, &case.options).expect("cells of the map");
        let truth = if case.grid.is_wall(case.to.0, case.to.1) {
            f64::INFINITY
        } else {
            case.truth()
        };
        assert!(
            same(found.optimal_cost, truth),
            "{case}\n{found:?}\nthe truth is {truth}"
        );
        let result = case.find();
        assert!(same(found.cost, result.cost), "{case}\n{found:?}");
        assert_eq!(found.optimal, same(result.cost, truth), "{case}\n{found:?}");
        let trace = case.trace();
        let h = estimates(&trace);
        let steps = case.steps();
        let costs = costs_to(h.len(), &steps, index(&case.grid, case.to));
        let place = |at: Place| match at {
            Place::Cell(x, y) => index(&case.grid, (x, y)),
            _ => panic!("{at} is no cell"),
        };
        check(&found, &h, &costs, &steps, place, &|| case.to_string());
        // In theory an admissible estimate is enough if nodes are reopened and the goal is tested when expanded.
        let reopens =
            case.options.closed != Closed::Ignore || case.options.algorithm == Algorithm::Dijkstra;
        if found.admissible
            && case.options.goal_test == GoalTest::Expanded
            && (reopens || found.consistent)
        {
            assert!(found.optimal, "{case}\n{found:?}");
            admissible += 1;
        }
        if matches!(case.options.heuristic, Heuristic::Auto | Heuristic::Zero)
            && case.options.weight <= 1.0
        {
            assert!(found.admissible && found.consistent, "{case}\n{found:?}");
        }
        wrong += usize::from(!found.optimal);
        cases += 1;
    }
    println!(
        "audits of grids: {cases} random cases, {wrong} not optimal, {admissible} optimal as theory has it"
    );
    assert!(wrong.min(admissible) > 100 / share());
}

#[test]
fn the_audit_of_a_graph_agrees_with_bellman_ford() {
    let mut random = Random::new(132);
    let mut cases = 0;
    for _ in rounds(2000) {
        let map = RandomGraph::new(&mut random, 12);
        let (from, to) = (random.pick(&map.nodes).id, random.pick(&map.nodes).id);
        let mut options = Options::default();
        random_choices(&mut random, &mut options);
        (options.algorithm, options.reverse) = (Algorithm::AStar, false);
        let found = audit(&map.graph, from, to, &options).expect("nodes of the graph");
        let shown = || format!("{}\nfrom {from} to {to}", map.show(&options));
        assert!(
            same(found.optimal_cost, map.truth(from, to)),
            "{}\n{found:?}",
            shown()
        );
        let trace = stepstar::trace(&map.graph, from, to, &options).expect("nodes of the graph");
        let place = |id: u32| {
            map.nodes
                .iter()
                .position(|node| node.id == id)
                .expect("a node")
        };
        let steps = graph_steps(&map.graph, &map.nodes, &map.connections, from);
        let costs = costs_to(map.nodes.len(), &steps, place(to));
        let by_place = |at: Place| match at {
            Place::Node(id) => place(id),
            _ => panic!("{at} is no node"),
        };
        check(&found, &estimates(&trace), &costs, &steps, by_place, &shown);
        if options.heuristic == Heuristic::Auto && options.weight <= 1.0 {
            assert!(
                found.admissible && found.consistent,
                "{}\n{found:?}",
                shown()
            );
        }
        cases += 1;
    }
    println!("audits of graphs: {cases} random cases");
}

/// For Theta* every line of sight is a step too, so a consistent estimate cannot be too high anywhere.
#[test]
fn a_consistent_estimate_is_admissible_at_any_angle() {
    let mut random = Random::new(135);
    let mut wrong = 0;
    for round in rounds(2000) {
        let map = Case::random(&mut random, 7, Diagonal::ALL[round % 4], TERRAINS[0]);
        let case = map.with(|options| {
            options.algorithm = Algorithm::Theta;
            options.heuristic = random.pick(Heuristic::ALL);
        });
        let found = audit(&case.grid, case.from, case.to, &case.options).expect("cells of the map");
        assert!(!found.consistent || found.admissible, "{case}\n{found:?}");
        if let Some(step) = found.offending_step {
            assert!(step.h_from > step.cost + step.h_to, "{case}\n{found:?}");
            wrong += 1;
        }
    }
    assert!(wrong > 100 / share());
}

/// The default estimate is consistent for every algorithm, rule, terrain and diagonal cost.
#[test]
fn the_default_estimate_is_consistent_on_every_map() {
    let mut random = Random::new(133);
    let mut cases = 0;
    for round in 0..1500 {
        let map = Case::in_turn(&mut random, 8, round);
        let case = map.with(|options| {
            options.algorithm = Algorithm::ALL[round % Algorithm::ALL.len()];
            options.reverse = random.once_in(2);
            options.diagonal_cost = random.pick(&[
                0.3,
                0.5,
                0.9,
                1.0,
                1.4,
                std::f64::consts::SQRT_2,
                1.9,
                2.0,
                2.5,
                7.0,
            ]);
        });
        if case.serves(case.options.algorithm) {
            let found =
                audit(&case.grid, case.from, case.to, &case.options).expect("cells of the map");
            let fair =
                found.admissible && found.consistent || case.options.algorithm == Algorithm::Greedy;
            assert!(fair, "{case}\n{found:?}");
            cases += 1;
        }
    }
    println!("the default estimate: {cases} random cases, all consistent");
}

/// ```text
///   . S . # G      the goal is out of reach: neither the audit nor the end of the trace may take the path for one to it
/// ```
#[test]
fn a_path_to_the_nearest_cell_does_not_count_as_a_path_to_the_goal() {
    let grid = Grid::parse(".S.#G").expect("a map");
    let options = Options {
        nearest: true,
        ..Options::default()
    };
    let (from, to) = ((1, 0), (4, 0));
    let audit = audit(&grid, from, to, &options).expect("cells of the map");
    assert_eq!([audit.cost, audit.optimal_cost], [f64::INFINITY; 2]);
    assert!(audit.optimal, "{}", audit.reason);
    let mut trace = stepstar::trace(&grid, from, to, &options).expect("cells of the map");
    trace.seek(trace.len());
    assert_eq!(trace.result().path.last(), Some(&(2, 0).into()));
    assert_eq!(
        trace.path().last(),
        Some(&(0, 0).into()),
        "it was expanded last"
    );
}

/// `finish` completes an audit that has been advanced only part of the way.
#[test]
fn an_audit_finished_early_is_still_complete() {
    let grid = stepstar::Grid::new(9, 9).expect("a size");
    let options = Options {
        through: vec![(8, 0).into()],
        ..Options::default()
    };
    let whole = audit(&grid, (0, 0), (8, 8), &options).expect("cells of the map");
    for budget in [1, 20, 100] {
        let mut auditing = stepstar::Auditing::new(&grid, (0, 0), (8, 8), &options).expect("cells");
        auditing.advance(budget);
        assert_eq!(auditing.finish(), whole);
    }
}

/// A page shows its progress after each slice. Every cell is expanded by the search, then by the flood that knows the truth,
/// and then the two are compared. Where one part ends, the next may begin in the same slice.
#[test]
fn an_audit_takes_as_many_slices_as_it_has_nodes_to_expand_or_compare() {
    let grid = Grid::new(9, 9).expect("a size that is allowed");
    let options = Options {
        algorithm: Algorithm::Dijkstra,
        ..Options::default()
    };
    let mut auditing =
        stepstar::Auditing::new(&grid, (0, 0), (8, 8), &options).expect("cells of the map");
    let slices = (1..=100).find(|_| auditing.advance(9));
    assert!(
        slices.is_some_and(|slices| (25..=30).contains(&slices)),
        "{slices:?}"
    );
}

/// The audit gives the least cost if there is a path, and none if a wall is in the way.
#[test]
fn the_audit_of_a_search_that_gave_up_still_gives_the_least_cost() {
    let grid = stepstar::Grid::parse("S.#G\n..#.").expect("a map");
    let options = Options {
        max_expansions: Some(1),
        ..Options::default()
    };
    let truth = audit(&grid, (0, 0), (3, 0), &options).expect("cells of the map");
    let begin = "Stopped after 1 expansion, before a path from (0, 0) to (3, 0) was complete. There is no path. ";
    assert!(truth.reason.starts_with(begin), "{}", truth.reason);
    assert!(!truth.optimal, "that there is none was not found out");
}

/// The limit of the any-angle audit is 2048 cells. Most of them are walls here, to keep the test quick.
#[test]
fn the_best_any_angle_path_is_known_up_to_2048_cells() {
    let straight = 10f64.sqrt();
    let by_steps = 2.0 + std::f64::consts::SQRT_2;
    for (width, height, best, end) in [
        (
            1024,
            2,
            straight,
            "Optimal, cost 3.162. The estimate is never too high, and consistent.",
        ),
        (
            683,
            3,
            by_steps,
            "The best path at any angle is not known on a map of this size.",
        ),
    ] {
        let free = "....".to_owned() + &"#".repeat(width - 4);
        let grid = stepstar::Grid::parse(&vec![free; height].join("\n")).expect("a map");
        let options = Options {
            algorithm: Algorithm::Theta,
            diagonal: Diagonal::NoObstacles,
            ..Options::default()
        };
        let truth = audit(&grid, (0, 0), (3, 1), &options).expect("cells of the map");
        assert!(same(truth.cost, straight) && truth.optimal, "{truth:?}");
        assert!(same(truth.optimal_cost, best), "{truth:?}");
        assert!(truth.reason.contains(end), "{}", truth.reason);
    }
}

/// The estimate falls from 4 to 1 where a step costs 1, before the dear one: the first step, or in reverse, where steps are
/// followed from end to beginning, the last.
#[test]
fn the_audit_names_steps_in_the_direction_of_the_search() {
    for (reverse, dear, step) in [
        (false, 2, "step from (0, 0) to (1, 0)"),
        (true, 1, "step back from (2, 0) to (1, 0)"),
    ] {
        let mut grid = Grid::new(3, 1).expect("a size");
        grid.set_cost(dear, 0, 9.0).expect("a cell of the map");
        let options = Options {
            heuristic: Heuristic::SquaredEuclidean,
            reverse,
            ..Options::default()
        };
        let truth = audit(&grid, (0, 0), (2, 0), &options).expect("cells of the map");
        let end = format!(" but the {step} lowers it from 4 to 1 and costs only 1.");
        assert!(truth.reason.ends_with(&end), "{}", truth.reason);
    }
}

/// ```text
///   S # G          S 9 G      greedy, straight over the 9
///   . # .          . . .      the best way
/// ```
#[test]
fn an_audit_says_whether_the_answer_is_right_in_its_first_sentences() {
    let options = Options {
        algorithm: Algorithm::Greedy,
        ..Options::default()
    };
    for (map, told) in [
        (
            "S#G\n.#.",
            "There is no path from (0, 0) to (2, 0). That is true. The estimate",
        ),
        ("S9G\n...", "Not optimal: 10, the best is 4. The estimate"),
        ("S1G\n...", "Optimal, cost 2. The estimate"),
    ] {
        let grid = Grid::parse(map).expect("a map");
        let truth = audit(&grid, (0, 0), (2, 0), &options).expect("cells of the map");
        assert!(truth.reason.starts_with(told), "{}", truth.reason);
    }
}

/// The h that a search shows is not what is judged where it has a weight: the sentence says so, or it would contradict the board.
#[test]
fn a_weight_is_named_by_whoever_blames_the_estimate() {
    let grid = stepstar::Grid::new(5, 1).expect("a size");
    let reason = |algorithm, weight| {
        let options = Options {
            algorithm,
            weight,
            heuristic: Heuristic::Manhattan,
            ..Options::default()
        };
        let truth = audit(&grid, (0, 0), (4, 0), &options).expect("cells of the map");
        truth.reason
    };
    assert_eq!(
        reason(Algorithm::AStar, 2.0),
        "Optimal, cost 4. The estimate times 2 is too high at (0, 0): 8, but the true cost is 4."
    );
    let never = "Optimal, cost 4. The estimate times 0.5 is never too high, and consistent.";
    assert_eq!(reason(Algorithm::AStar, 0.5), never);
    for (algorithm, weight) in [(Algorithm::AStar, 1.0), (Algorithm::Dijkstra, 2.0)] {
        assert!(reason(algorithm, weight).contains("The estimate is never"));
    }
}

/// Each leg has an estimate of its own, which is compared with the true cost of that leg.
#[test]
fn each_leg_is_audited_against_its_own_true_cost() {
    let grid = stepstar::Grid::new(8, 1).expect("a size");
    for (reverse, told) in [
        (
            false,
            "(0, 0): 49, but the true cost to the next way point or the goal is 7.",
        ),
        (
            true,
            "(7, 0): 49, but the true cost from the previous way point or the start is 7.",
        ),
    ] {
        let options = Options {
            heuristic: Heuristic::SquaredEuclidean,
            through: vec![(if reverse { 0 } else { 7 }, 0).into()],
            reverse,
            ..Options::default()
        };
        let truth = audit(&grid, (2, 0), (4, 0), &options).expect("cells of the map");
        assert!(truth.reason.ends_with(told), "{}", truth.reason);
    }
}
