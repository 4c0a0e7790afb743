//! Every algorithm on every kind of grid: exact ones find the least cost, the others a valid path that is not below it.

use crate::cases::{Case, TERRAINS, is_exact, random_choices};
use crate::oracle::{bellman_ford, fewest_steps, index, same};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{Algorithm, Closed, Diagonal, GoalTest, OpenListKind, Status, TieBreak};

/// Checks the promise above, for every algorithm but Theta*.
fn check(case: &Case, truth: f64) {
    let result = case.find();
    if truth.is_infinite() {
        assert_eq!(result.status, Status::Unreachable, "{case}");
        assert!(
            result.path.is_empty() && result.cost.is_infinite(),
            "{case}"
        );
        return;
    }
    case.check_walk(&result);
    assert!(
        result.cost >= truth * (1.0 - 1e-9),
        "{case}\n{} is below the truth, {truth}",
        result.cost
    );
    if is_exact(&case.options) {
        assert!(
            same(result.cost, truth),
            "{case}\nit costs {}, the truth is {truth}",
            result.cost
        );
    }
}

/// All algorithms but Theta*, which has a file of its own.
fn single_steps() -> impl Iterator<Item = Algorithm> {
    Algorithm::ALL
        .iter()
        .copied()
        .filter(|&algorithm| algorithm != Algorithm::Theta)
}

#[test]
fn exact_algorithms_find_the_least_cost_with_every_rule_terrain_and_open_list() {
    let mut random = Random::new(1);
    let mut cases = 0;
    for round in rounds(800) {
        let rule = Diagonal::ALL[round % 4];
        let terrain = TERRAINS[round / 4 % 4];
        let map = Case::random(&mut random, 12, rule, terrain);
        let truth = map.truth();
        for algorithm in single_steps().filter(|&algorithm| map.serves(algorithm)) {
            for &open_list in OpenListKind::ALL {
                let case = map.with(|options| {
                    options.algorithm = algorithm;
                    options.open_list = open_list;
                    options.tie_break = random.pick(TieBreak::ALL);
                    options.closed = random.pick(Closed::ALL);
                    options.reverse = random.once_in(3);
                });
                check(&case, truth);
                cases += 1;
            }
        }
    }
    println!("algorithm x rule x terrain x open list against Bellman-Ford: {cases} random cases");
}

#[test]
fn any_choice_of_options_gives_a_valid_path_never_below_the_least_cost() {
    let mut random = Random::new(2);
    let mut cases = 0;
    for round in rounds(2000) {
        let rule = Diagonal::ALL[round % 4];
        let map = Case::random(&mut random, 10, rule, TERRAINS[round / 4 % 4]);
        let truth = map.truth();
        for algorithm in single_steps().filter(|&algorithm| map.serves(algorithm)) {
            let case = map.with(|options| {
                random_choices(&mut random, options);
                options.algorithm = algorithm;
            });
            check(&case, truth);
            cases += 1;
        }
    }
    println!("any options against Bellman-Ford: {cases} random cases");
}

#[test]
fn every_combination_of_choices_keeps_its_promise() {
    let mut random = Random::new(3);
    let mut cases = 0;
    for &rule in Diagonal::ALL {
        for terrain in TERRAINS {
            let map = Case::random(&mut random, 8, rule, terrain);
            let truth = map.truth();
            for algorithm in single_steps().filter(|&algorithm| map.serves(algorithm)) {
                for &open_list in OpenListKind::ALL {
                    for &tie_break in TieBreak::ALL {
                        for &closed in Closed::ALL {
                            for &goal_test in GoalTest::ALL {
                                for reverse in [false, true] {
                                    let case = map.with(|options| {
                                        options.algorithm = algorithm;
                                        (options.open_list, options.tie_break) =
                                            (open_list, tie_break);
                                        (options.closed, options.goal_test) = (closed, goal_test);
                                        options.reverse = reverse;
                                    });
                                    check(&case, truth);
                                    cases += 1;
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    println!("the full cross of choices: {cases} random cases");
}

#[test]
fn breadth_first_takes_the_fewest_steps() {
    let mut random = Random::new(4);
    let mut cases = 0;
    for round in 0..2000 {
        let map = Case::in_turn(&mut random, 14, round);
        let case = map.with(|options| options.algorithm = Algorithm::Bfs);
        let result = case.find();
        if result.status == Status::Found {
            let cells = case.grid.width() * case.grid.height();
            let fewest = fewest_steps(cells as usize, &case.steps(), index(&case.grid, case.from));
            assert_eq!(
                (result.path.len() - 1) as f64,
                fewest[index(&case.grid, case.to)],
                "{case}"
            );
            cases += 1;
        }
    }
    println!("fewest steps: {cases} random cases");
}

/// With reopening, a weight w > 1 makes the path at most w times as expensive as the best.
#[test]
fn weighted_search_keeps_its_bound() {
    let mut random = Random::new(5);
    let (mut cases, mut dearer) = (0, 0);
    for round in rounds(3000) {
        let map = Case::in_turn(&mut random, 14, round);
        let truth = map.truth();
        let weight = random.pick(&[1.2, 2.0, 10.0]);
        let case = map.with(|options| {
            options.algorithm = Algorithm::AStar;
            options.weight = weight;
        });
        let result = case.find();
        if result.status == Status::Found {
            assert!(result.cost <= truth * weight * (1.0 + 1e-9), "{case}");
            dearer += u32::from(!same(result.cost, truth));
            cases += 1;
        }
    }
    println!(
        "weighted within its bound: {cases} random cases, {dearer} of them dearer than the best"
    );
    assert!(
        dearer > 0,
        "a weight must be wrong somewhere, or nothing was tested"
    );
}

/// If both directions always cost the same, the tests of `reverse` above would show nothing.
#[test]
fn on_terrain_the_way_back_often_costs_something_else() {
    let mut random = Random::new(6);
    let different = (0..200).filter(|_| {
        let case = Case::random(&mut random, 8, Diagonal::Never, TERRAINS[2]);
        let back = Case {
            from: case.to,
            to: case.from,
            ..case.clone()
        };
        case.truth() != back.truth()
    });
    assert!(different.count() > 20);
}

#[test]
fn bellman_ford_agrees_with_a_case_worked_by_hand() {
    let steps = [
        (0, 1, 4.0),
        (0, 2, 1.0),
        (2, 1, 2.0),
        (1, 3, 1.0),
        (3, 0, 0.0),
    ];
    assert_eq!(
        bellman_ford(5, &steps, 0),
        [0.0, 3.0, 1.0, 4.0, f64::INFINITY]
    );
    assert_eq!(
        fewest_steps(5, &steps, 0),
        [0.0, 1.0, 1.0, 2.0, f64::INFINITY]
    );
}
