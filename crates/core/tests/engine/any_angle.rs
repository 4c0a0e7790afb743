//! Theta*: every line of a path is in sight or a legal step, the costs add up, and none is below the any-angle optimum.

use crate::cases::{Case, TERRAINS, random_choices};
use crate::oracle::{Step, bellman_ford, can_step, cells, in_sight, index, same, same_terrain};
use crate::random::Random;
use crate::rounds::{rounds, share};
use stepstar::{Algorithm, Diagonal, Point, Status, line_of_sight};

fn distance(a: Point, b: Point) -> f64 {
    f64::from(a.0.abs_diff(b.0)).hypot(f64::from(a.1.abs_diff(b.1)))
}

/// The cost of going straight from one cell to another: the line's length times the terrain. `None` where the line is
/// neither a legal step nor a line of sight over equal terrain.
fn straight_cost(case: &Case, from: Point, to: Point) -> Option<f64> {
    let possible = can_step(&case.grid, case.options.diagonal, from, to)
        || in_sight(&case.grid, from, to) && same_terrain(&case.grid, from, to);
    possible.then(|| distance(from, to) * case.grid.cost(to.0, to.1))
}

/// The least cost over all straight lines between centres of cells.
fn any_angle_truth(case: &Case) -> f64 {
    let all: Vec<Point> = cells(&case.grid).collect();
    let mut lines: Vec<Step> = Vec::new();
    for &from in &all {
        for &to in all.iter().filter(|&&to| to != from) {
            let cost = straight_cost(case, from, to);
            lines.extend(cost.map(|cost| (index(&case.grid, from), index(&case.grid, to), cost)));
        }
    }
    bellman_ford(all.len(), &lines, index(&case.grid, case.from))[index(&case.grid, case.to)]
}

#[test]
fn theta_paths_are_lines_of_sight_or_legal_steps_at_their_true_cost() {
    let mut random = Random::new(21);
    let (mut cases, mut shorter) = (0, 0);
    for round in rounds(3000) {
        let map = Case::in_turn(&mut random, 8, round);
        let case = map.with(|options| {
            if round % 3 != 0 {
                random_choices(&mut random, options);
            }
            options.algorithm = Algorithm::Theta;
        });
        let result = case.find();
        let on_foot = case
            .with(|options| options.diagonal_cost = std::f64::consts::SQRT_2)
            .truth();
        if on_foot.is_infinite() {
            assert_eq!(result.status, Status::Unreachable, "{case}");
            continue;
        }
        assert_eq!(result.status, Status::Found, "{case}");
        assert_eq!(
            (result.path.first(), result.path.last()),
            (Some(&case.from), Some(&case.to)),
            "{case}"
        );
        let mut sum = 0.0;
        for pair in result.path.windows(2) {
            let cost = straight_cost(&case, pair[0], pair[1]);
            sum +=
                cost.unwrap_or_else(|| panic!("{case}\n{pair:?} is neither a step nor in sight"));
        }
        assert!(
            same(sum, result.cost),
            "{case}\n{:?}\nthe lines cost {sum}, the result says {}",
            result.path,
            result.cost
        );
        let mut trace = case.trace();
        trace.seek(trace.len());
        let found = trace
            .node(if case.options.reverse {
                case.from
            } else {
                case.to
            })
            .expect("a cell of the map");
        // Where a cell of the path improved after the goal was opened, the path is cheaper than its recorded g.
        let fits_record =
            result.cost <= found.g * (1.0 + 1e-9) && (round % 3 != 0 || same(result.cost, found.g));
        assert!(
            fits_record,
            "{case}\nthe trace records g = {}, the result costs {}",
            found.g, result.cost
        );
        if round % 4 == 0 {
            let truth = any_angle_truth(&case);
            assert!(
                result.cost >= truth * (1.0 - 1e-9),
                "{case}\n{} is below the truth, {truth}",
                result.cost
            );
        }
        shorter += usize::from(result.cost < on_foot * (1.0 - 1e-9));
        cases += 1;
    }
    println!("Theta* by lines of sight: {cases} random cases, {shorter} shorter than by steps");
    assert!(shorter > 100 / share());
}

#[test]
fn line_of_sight_agrees_with_exact_geometry() {
    let mut random = Random::new(22);
    let (mut cases, mut seen) = (0, 0);
    for _ in 0..400 {
        let case = Case::random(&mut random, 10, Diagonal::Always, TERRAINS[0]);
        for from in cells(&case.grid) {
            let to = (
                random.below(case.grid.width()),
                random.below(case.grid.height()),
            );
            let sight = line_of_sight(&case.grid, from, to);
            assert_eq!(
                sight,
                in_sight(&case.grid, from, to),
                "{case}\n{from:?} to {to:?}"
            );
            cases += 1;
            seen += u32::from(sight);
        }
    }
    println!("lines of sight against whole-number geometry: {cases} random cases, {seen} free");
}

/// Without obstacles the straight distance is exact, so the path is one line.
#[test]
fn on_an_open_floor_theta_goes_straight_to_the_goal() {
    let grid = stepstar::Grid::new(30, 20).expect("a size that is allowed");
    for &diagonal in Diagonal::ALL {
        let options = stepstar::Options {
            algorithm: Algorithm::Theta,
            diagonal,
            ..Default::default()
        };
        let result =
            stepstar::find_path(&grid, (1, 2), (28, 15), &options).expect("cells of the map");
        assert_eq!(result.path, [(1, 2), (28, 15)]);
        assert!(same(result.cost, 27f64.hypot(13.0)));
    }
}
