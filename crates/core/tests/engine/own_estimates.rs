//! Estimates of one's own: formulas against a tree that is worked out by hand, searches and audits against Bellman-Ford.

use crate::cases::{Case, random_choices};
use crate::optimal_graphs::RandomGraph;
use crate::oracle::{cells, graph_steps, index, same};
use crate::random::Random;
use crate::rounds::{rounds, share};
use crate::truth::{check, costs_to, estimates};
use stepstar::{
    Algorithm, Closed, Diagonal, ErrorKind, GoalTest, Grid, Options, OwnEstimate, Pathfinder,
    Place, Point, WalkOptions, audit, find_path, trace, walk,
};

fn by(formula: &str) -> Options {
    let own = OwnEstimate::formula(formula).unwrap_or_else(|error| panic!("{error}"));
    Options {
        own: Some(own),
        ..Options::default()
    }
}

/// A formula as a tree, which knows its text and its value.
enum Tree {
    Number(u32),
    Name(&'static str),
    Minus(Box<Tree>),
    Sum(char, Box<[Tree; 2]>),
    Call(&'static str, Vec<Tree>),
}

impl Tree {
    fn random(random: &mut Random, depth: u32) -> Self {
        let part = |random: &mut Random| Self::random(random, depth - 1);
        match random.below(if depth == 0 { 2 } else { 9 }) {
            0 => Self::Number(random.below(5)),
            1 => Self::Name(random.pick(&["dx", "dy", "x", "y"])),
            2 => Self::Minus(part(random).into()),
            3 | 4 => Self::Call("abs", vec![part(random)]),
            5 => {
                let name = random.pick(&["min", "max"]);
                let parts = 2 + random.below(2);
                Self::Call(name, (0..parts).map(|_| part(random)).collect())
            }
            6 => Self::Call("sqrt", vec![part(random)]),
            _ => {
                let sign = random.pick(&['+', '-', '*', '/']);
                Self::Sum(sign, [part(random), part(random)].into())
            }
        }
    }

    /// How strongly it holds together: what is weaker than it must be stands in brackets.
    fn strength(&self) -> u32 {
        match self {
            Self::Sum('+' | '-', _) => 0,
            Self::Sum(..) => 1,
            _ => 2,
        }
    }

    fn text(&self, least: u32, random: &mut Random) -> String {
        let text = match self {
            Self::Number(number) => number.to_string(),
            Self::Name(name) => (*name).to_owned(),
            Self::Minus(part) => format!("-{}", part.text(2, random)),
            Self::Sum(sign, parts) => {
                let strength = self.strength();
                let [first, last] = [0, 1].map(|i| parts[i].text(strength + i as u32, random));
                format!("{first}{sign}{last}")
            }
            Self::Call(name, parts) => {
                let parts: Vec<_> = parts.iter().map(|part| part.text(0, random)).collect();
                format!("{name}({})", parts.join(","))
            }
        };
        let text = match self.strength() < least {
            true => format!("({text})"),
            false => text,
        };
        // Spaces mean nothing.
        match random.once_in(3) {
            true => format!(" {text} "),
            false => text,
        }
    }

    fn value(&self, at: Point, goal: Point) -> f64 {
        let value = |part: &Self| part.value(at, goal);
        match self {
            Self::Number(number) => (*number).into(),
            Self::Name("dx") => at.0.abs_diff(goal.0).into(),
            Self::Name("dy") => at.1.abs_diff(goal.1).into(),
            Self::Name("x") => at.0.into(),
            Self::Name(_) => at.1.into(),
            Self::Minus(part) => -value(part),
            Self::Sum('+', parts) => value(&parts[0]) + value(&parts[1]),
            Self::Sum('-', parts) => value(&parts[0]) - value(&parts[1]),
            Self::Sum('*', parts) => value(&parts[0]) * value(&parts[1]),
            Self::Sum(_, parts) => value(&parts[0]) / value(&parts[1]),
            Self::Call("abs", parts) => value(&parts[0]).abs(),
            Self::Call("sqrt", parts) => value(&parts[0]).sqrt(),
            Self::Call(name, parts) => {
                let mut values: Vec<f64> = parts.iter().map(value).collect();
                // What is no number stays so.
                if values.iter().any(|value| value.is_nan()) {
                    return f64::NAN;
                }
                values.sort_by(f64::total_cmp);
                match *name {
                    "min" => values[0],
                    _ => values[values.len() - 1],
                }
            }
        }
    }
}

#[test]
fn a_formula_has_the_values_of_its_tree_or_tells_the_first_cell_without_one() {
    let mut random = Random::new(0xf0_40);
    let (mut right, mut refused) = (0, 0);
    let grid = Grid::new(7, 5).expect("a size that is allowed");
    for _ in rounds(4000) {
        let tree = Tree::random(&mut random, 4);
        let text = tree.text(0, &mut random);
        let goal = (random.below(7), random.below(5));
        let values: Vec<f64> = cells(&grid).map(|at| tree.value(at, goal)).collect();
        let wrong = values
            .iter()
            .position(|value| !(0.0..=1e100).contains(value));
        match (trace(&grid, (0, 0), goal, &by(&text)), wrong) {
            (Ok(trace), None) => {
                assert_eq!(estimates(&trace), values, "{text} towards {goal:?}");
                right += 1;
            }
            (Err(error), Some(wrong)) => {
                let (x, y) = (wrong % 7, wrong / 7);
                let begin = format!("The estimate at ({x}, {y}) is ");
                assert!(error.to_string().starts_with(&begin), "{text}: {error}");
                refused += 1;
            }
            (found, wrong) => panic!("{text}: {:?} {wrong:?}", found.map(|trace| trace.len())),
        }
    }
    assert!(right.min(refused) > 400 / share());
}

/// Any numbers, as a function may give them, of each place towards each stop.
fn table(random: &mut Random, nodes: usize) -> Vec<f64> {
    let most = random.pick(&[1, 6, 30]);
    (0..nodes)
        .map(|_| f64::from(random.below(2 * most)) / 2.0)
        .collect()
}

#[test]
fn searches_and_audits_of_grids_agree_with_bellman_ford() {
    let mut random = Random::new(0xf0_41);
    let (mut wrong, mut admissible) = (0, 0);
    for round in rounds(2000) {
        let map = Case::in_turn(&mut random, 7, round);
        // Of a goal that is a wall nothing is known.
        if map.grid.is_wall(map.to.0, map.to.1) {
            continue;
        }
        let nodes = (map.grid.width() * map.grid.height()) as usize;
        let values = table(&mut random, nodes);
        let own = OwnEstimate::of(&map.grid, &[map.to, map.from], |at, _| {
            values[index(&map.grid, at)]
        });
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.reverse = false;
            options.algorithm = random.pick(&[Algorithm::AStar, Algorithm::Auto]);
            if map.serves(Algorithm::Jps) && round % 3 == 0 {
                options.algorithm = Algorithm::Jps;
            }
            options.own = Some(own);
        });
        let found = audit(&case.grid, case.from, case.to, &case.options).expect("cells of the map");
        let trace = case.trace();
        let weight = case.options.weight;
        let h: Vec<f64> = values.iter().map(|h| weight * h).collect();
        for (h, own) in estimates(&trace).iter().zip(&h) {
            assert!(same(*h, *own), "{case}");
        }
        let steps = case.steps();
        let costs = costs_to(nodes, &steps, index(&case.grid, case.to));
        let truth = case.truth();
        let place = |at: Place| index(&case.grid, at.cell().expect("a cell"));
        check(&found, &h, &costs, &steps, place, &|| case.to_string());
        assert!(same(found.optimal_cost, truth), "{case}\n{found:?}");
        let result = case.find();
        assert!(same(result.cost, trace.result().cost), "{case}");
        assert_eq!(found.optimal, same(result.cost, truth), "{case}\n{found:?}");
        let reopens = case.options.closed != Closed::Ignore || found.consistent;
        if found.admissible && reopens && case.options.goal_test == GoalTest::Expanded {
            assert!(found.optimal, "{case}\n{found:?}");
            admissible += 1;
        }
        wrong += usize::from(!found.optimal);
    }
    println!("{wrong} not optimal, {admissible} admissible");
    assert!(wrong.min(admissible) > 60 / share());
}

#[test]
fn an_audit_of_a_graph_agrees_with_bellman_ford() {
    let mut random = Random::new(0xf0_42);
    for _ in rounds(600) {
        let map = RandomGraph::new(&mut random, 12);
        let (from, to) = (random.pick(&map.nodes).id, random.pick(&map.nodes).id);
        let values = table(&mut random, map.nodes.len());
        let place = |id: u32| {
            let mut nodes = map.nodes.iter();
            nodes.position(|node| node.id == id).expect("a node")
        };
        let options = Options {
            own: Some(OwnEstimate::of(&map.graph, &[to], |at, _| {
                values[place(at)]
            })),
            ..Options::default()
        };
        let found = audit(&map.graph, from, to, &options).expect("nodes of the graph");
        let steps = graph_steps(&map.graph, &map.nodes, &map.connections, from);
        let costs = costs_to(map.nodes.len(), &steps, place(to));
        let shown = || map.show(&options);
        let by_place = |at: Place| place(at.node().expect("a node"));
        check(&found, &values, &costs, &steps, by_place, &shown);
        assert!(same(found.optimal_cost, map.truth(from, to)), "{}", shown());
        assert!(found.optimal || !found.admissible, "{}\n{found:?}", shown());
    }
}

#[test]
fn each_leg_and_each_side_has_its_own_values() {
    let grid = Grid::new(6, 4).expect("a size that is allowed");
    let (from, way, to) = ((0, 0), (5, 0), (1, 3));
    let away = |at: Point, goal: Point| f64::from(at.0.abs_diff(goal.0) + at.1.abs_diff(goal.1));
    for algorithm in [Algorithm::AStar, Algorithm::Bidirectional, Algorithm::Jps] {
        for reverse in [false, true] {
            let named = Options {
                algorithm,
                reverse,
                through: vec![way.into()],
                ..Options::default()
            };
            let formula = Options {
                own: Some(OwnEstimate::formula("dx + dy").expect("a formula")),
                ..named.clone()
            };
            let function = Options {
                own: Some(OwnEstimate::of(&grid, &[from, way, to], away)),
                ..named.clone()
            };
            let [named, formula, function] = [named, formula, function].map(|options| {
                let trace = trace(&grid, from, to, &options).expect("cells of the map");
                trace
                    .events()
                    .map(|event| format!("{event:?}"))
                    .collect::<Vec<_>>()
            });
            assert_eq!(formula, named, "{algorithm} {reverse}");
            assert_eq!(function, named, "{algorithm} {reverse}");
        }
    }
}

/// With estimates that are too high the routes would find a cheaper path: they stand back.
#[test]
fn a_pathfinder_finds_what_the_search_finds() {
    let grid = Grid::parse("...........\n.#########.\n...........\n.5.5.5.5.5.").expect("a map");
    let options = Options {
        diagonal: Diagonal::Always,
        ..by("9 * dx + dy")
    };
    let mut finder = Pathfinder::new(grid.clone(), options.clone()).expect("options");
    for round in 0..40u32 {
        let [from, to] = [(round % 11, 2), (10 - round % 11, 3)];
        let trace = trace(&grid, from, to, &options).expect("cells of the map");
        let wanted = trace.result();
        let cells: Vec<_> = wanted.path.iter().map(|place| place.cell()).collect();
        for result in [finder.find(from, to), find_path(&grid, from, to, &options)] {
            let result = result.expect("cells of the map");
            assert_eq!(
                (result.cost, result.expanded),
                (wanted.cost, wanted.expanded),
                "{from:?}"
            );
            assert_eq!(
                result.path.into_iter().map(Some).collect::<Vec<_>>(),
                cells,
                "{from:?}"
            );
        }
    }
}

#[test]
fn a_formula_that_makes_no_sense_is_told_with_its_place_and_what_is_possible_there() {
    let value = "a number, dx, dy, x, y, min, max, abs, sqrt, a minus or a bracket";
    for (formula, place, wanted) in [
        ("2 dx", Some(("dx", 3)), "+, -, *, / or the end"),
        ("2dx", Some(("dx", 2)), "+, -, *, / or the end"),
        ("2 * max(dx dy)", Some(("dy", 12)), "+, -, *, / or a comma"),
        (
            "max(dx, dy dx)",
            Some(("dx", 12)),
            "+, -, *, /, a comma or a closing bracket",
        ),
        ("max(dx)", Some((")", 7)), "+, -, *, / or a comma"),
        (
            "abs(dx, dy)",
            Some((",", 7)),
            "+, -, *, / or a closing bracket",
        ),
        ("sqrt dx", Some(("dx", 6)), "the bracket of a function"),
        ("(dx + dy", None, "+, -, *, / or a closing bracket"),
        ("dx +", None, value),
        ("", None, value),
        ("dx)", Some((")", 3)), "+, -, *, / or the end"),
        ("dx ** 2", Some(("*", 5)), value),
        ("dx ^ 2", Some(("^", 4)), "+, -, *, / or the end"),
        ("+dx", Some(("+", 1)), value),
        ("dz", Some(("dz", 1)), value),
        ("inf", Some(("inf", 1)), value),
        ("1.2.3", Some(("1.2.3", 1)), value),
        ("÷ dx", Some(("÷", 1)), value),
        ("dx; alert(1)", Some((";", 3)), "+, -, *, / or the end"),
    ] {
        let error = OwnEstimate::formula(formula).expect_err("no formula");
        let begin = format!("The formula is \"{formula}\": ");
        let rest = match place {
            Some((found, place)) => {
                format!("\"{found}\" at place {place} can't stand there, only {wanted}.")
            }
            None => format!("it ends where {wanted} must come."),
        };
        assert_eq!(error.to_string(), begin + &rest);
        assert_eq!(error.kind(), ErrorKind::Range);
    }
}

#[test]
fn no_text_is_too_deep_or_too_long() {
    let deep = |brackets: usize| {
        let text = format!("{}dx{}", "(".repeat(brackets), ")".repeat(brackets));
        OwnEstimate::formula(&text)
    };
    assert!(deep(49).is_ok());
    for long in [
        deep(50),
        deep(400),
        OwnEstimate::formula(&"-".repeat(900)),
        OwnEstimate::formula(&"dx+".repeat(400)),
    ] {
        let error = long.expect_err("too long").to_string();
        assert!(
            error.ends_with(
                "a formula has at most 1000 letters, and at most 50 brackets within each other."
            ),
            "{error}"
        );
    }
    assert!(OwnEstimate::formula(&("dx".to_owned() + &"+dx".repeat(300))).is_ok());
}

#[test]
fn no_text_is_too_odd() {
    let signs = [
        "dx", "y", "1.5", ".", "(", ")", ",", "+", "-", "*", "/", "min", "max(", "sqrt(", " ", "é",
        "\u{202e}", "\0", "e9",
    ];
    let mut random = Random::new(0xf0_43);
    let grid = Grid::new(2, 2).expect("a size that is allowed");
    let mut formulas = 0;
    for _ in rounds(20_000) {
        let text: String = (0..random.below(12)).map(|_| random.pick(&signs)).collect();
        match OwnEstimate::formula(&text) {
            Ok(own) => {
                formulas += 1;
                let options = Options {
                    own: Some(own),
                    ..Options::default()
                };
                let _ = find_path(&grid, (0, 0), (1, 1), &options);
            }
            Err(error) => assert!(error.to_string().ends_with('.'), "{error}"),
        }
    }
    assert!(formulas > 200 / share(), "{formulas}");
}

#[test]
fn a_walk_refuses_an_estimate_of_ones_own() {
    let grid = Grid::new(3, 1).expect("a size that is allowed");
    let options = WalkOptions {
        search: by("dx"),
        ..WalkOptions::default()
    };
    let error = walk(&grid, (0, 0), (2, 0), &[], &options).expect_err("no use");
    assert!(
        error
            .to_string()
            .starts_with("The option \"heuristic\" is of no use for a walk"),
        "{error}"
    );
}

#[test]
fn values_for_another_map_or_another_goal_are_refused() {
    let [small, large] = [3, 4].map(|width| Grid::new(width, 1).expect("a size that is allowed"));
    let own = OwnEstimate::of(&small, &[(2, 0)], |_, _| 0.0);
    let options = Options {
        own: Some(own),
        ..Options::default()
    };
    assert!(find_path(&small, (0, 0), (2, 0), &options).is_ok());
    for (grid, goal) in [(&small, (1, 0)), (&large, (2, 0))] {
        let error = find_path(grid, (0, 0), goal, &options)
            .expect_err("no values")
            .to_string();
        assert!(error.starts_with("The number of estimates is "), "{error}");
    }
}
