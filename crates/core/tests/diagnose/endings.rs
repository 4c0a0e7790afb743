//! How runs begin and end, and what is said of those that do not as they should.

use stepstar::{
    Algorithm, Diagnosis, Diagonal, EventKind, Graph, Grid, Heuristic, Mistake, Node, Options, Run,
    Ties, Verdict, diagnose, diagnose_text, separate, simulate,
};

fn told(map: &str, run: &str) -> Diagnosis {
    let grid = Grid::parse(map).expect("a map");
    let (from, to) = (grid.start().expect("an S"), grid.goal().expect("a G"));
    diagnose_text(&grid, from, to, run, &Options::default()).expect("cells of the map")
}

#[test]
fn start_and_goal_may_be_left_out() {
    for run in ["0 0\n1 0\n2 0", "1 0\n2 0", "0 0\n1 0", "1 0"] {
        let found = told("S.G", run);
        assert_eq!(
            found.verdict,
            Verdict::Correct,
            "{run:?}: {}",
            found.message
        );
        assert!(found.mistakes.is_empty() && found.step.is_none());
    }
}

#[test]
fn a_run_that_stops_too_early_is_told_what_comes_next() {
    let found = told("S...G", "0 0\n1 0");
    assert_eq!((found.verdict, found.step), (Verdict::Mistaken, Some(2)));
    assert_eq!(found.expected, [(2, 0).into()]);
    assert!(
        found.message.starts_with("The run ends after 2 expansions, too early: the goal (4, 0) has not been expanded, and (2, 0) with f = 4 comes next."),
        "{}",
        found.message
    );
}

#[test]
fn a_run_goes_on_after_the_goal() {
    let found = told("SG.", "0 0\n1 0\n2 0");
    assert_eq!((found.verdict, found.step), (Verdict::Mistaken, Some(2)));
    assert_eq!(found.mistakes, [Mistake::NoStop]);
    assert!(
        found.message.contains("goes on after it"),
        "{}",
        found.message
    );
}

/// Whoever reads what is refused need not know how mistakes and searches are called in code.
#[test]
fn what_is_refused_is_told_without_the_names_of_code() {
    let grid = Grid::parse("S..\n..G").expect("a map");
    let mut refused = Vec::new();
    for &algorithm in Algorithm::ALL {
        for &mistake in Mistake::ALL {
            let options = Options {
                algorithm,
                heuristic: Heuristic::Zero,
                ..Options::default()
            };
            refused.extend(simulate(&grid, (0, 0), (2, 1), mistake, &options).err());
        }
        let options = Options {
            algorithm,
            ..Options::default()
        };
        refused.extend(diagnose_text(&grid, (0, 0), (2, 1), "0 0", &options).err());
    }
    let same = Options {
        algorithm: Algorithm::Bfs,
        ..Options::default()
    };
    refused.extend(separate(Mistake::HOnly, Mistake::GOnly, &same).err());
    assert!(refused.len() > 40, "only {}", refused.len());
    let names = Mistake::ALL.iter().map(|mistake| mistake.name().to_owned());
    let searches = Algorithm::ALL.iter();
    let searches = searches.map(|algorithm| format!("\"{}\"", algorithm.name()));
    let names: Vec<String> = names.chain(searches).collect();
    for error in refused {
        let said = error.to_string();
        let has = names.iter().find(|name| said.contains(*name));
        assert_eq!(has, None, "{said}");
    }
}

#[test]
fn where_there_is_no_path_all_that_can_be_reached_is_expanded() {
    let found = told("S.#G", "0 0\n1 0");
    assert_eq!(found.verdict, Verdict::Correct, "{}", found.message);
    assert_eq!(told("S.#G", "0 0").verdict, Verdict::Mistaken);
}

#[test]
fn a_step_says_what_was_taken_and_what_should_have_been() {
    let found = told("S...\n....\n...G", "0 0\n1 0\n1 1\n0 1\n2 0");
    assert_eq!(found.verdict, Verdict::Mistaken);
    let found = told(".S..G", "1 0\n0 0");
    assert_eq!((found.verdict, found.step), (Verdict::Mistaken, Some(1)));
    assert!(
        found.message.starts_with("Expansion 2 takes (0, 0), but its f is 5 (g = 1, h = 4), and (2, 0) with f = 3 comes first."),
        "{}",
        found.message
    );
}

#[test]
fn rows_and_columns_in_place_of_x_and_y_are_told() {
    let found = told("S...\n...G", "0 0\n0 1\n0 2\n0 3\n1 3");
    assert_eq!(found.verdict, Verdict::Correct, "{}", found.message);
    assert!(
        found.message.contains("row and column"),
        "{}",
        found.message
    );
}

#[test]
fn ties_are_told() {
    let grid = Grid::new(4, 4).expect("a size that is allowed");
    for (ties, tie_break) in [
        (Ties::HighG, stepstar::TieBreak::HighG),
        (Ties::LowG, stepstar::TieBreak::LowG),
        (Ties::Oldest, stepstar::TieBreak::Oldest),
        (Ties::Newest, stepstar::TieBreak::Newest),
    ] {
        let options = Options {
            algorithm: Algorithm::AStar,
            tie_break,
            ..Options::default()
        };
        let steps = stepstar::trace(&grid, (0, 0), (3, 3), &options).expect("cells of the map");
        let run = Run::parse(&steps.to_csv(), &grid).expect("a run");
        let found = diagnose(&grid, (0, 0), (3, 3), &run, &Options::default()).expect("cells");
        assert_eq!(found.verdict, Verdict::Correct, "{}", found.message);
        // Along a way to the goal, what is newest has the larger g.
        let same = [(Ties::Newest, Ties::HighG), (Ties::Oldest, Ties::LowG)];
        let is_told = found.ties == Some(ties) || same.contains(&(ties, found.ties.expect("ties")));
        assert!(is_told, "{ties} is told as {:?}", found.ties);
    }
}

#[test]
fn runs_on_graphs_are_diagnosed() {
    let nodes = [1, 2, 3].map(|id| Node {
        id,
        x: f64::from(id),
        y: 0.0,
    });
    let connection = |from, to, cost| stepstar::Connection { from, to, cost };
    let links = [
        connection(1, 2, 1.0),
        connection(2, 3, 1.0),
        connection(1, 3, 5.0),
    ];
    let graph = Graph::new(&nodes, &links).expect("a graph");
    let told = |run| diagnose_text(&graph, 1, 3, run, &Options::default()).expect("nodes");
    assert_eq!(told("1\n2\n3").verdict, Verdict::Correct);
    let found = told("1\n3");
    assert_eq!((found.verdict, found.step), (Verdict::Mistaken, Some(1)));
    assert!(
        found.mistakes.contains(&Mistake::HOnly),
        "{}",
        found.message
    );
}

#[test]
fn where_two_mistakes_give_the_run_both_are_told_with_where_to_look() {
    let mut random = crate::seeded::Random::new(1);
    let found = std::iter::repeat_with(|| {
        let case = crate::confusion::Case::random(&mut random, &[Mistake::NoDecrease])?;
        let found = case.by_order();
        Some(found)
    })
    .flatten()
    .find(|found| found.mistakes == [Mistake::ClosedWhenOpened, Mistake::NoDecrease])
    .expect("half of these runs have no other");
    assert!(!found.together);
    for part in [
        "The whole run is that of a search in which a cell is finished as soon as it is opened.",
        "It is also that of a search in which an open cell that is reached more cheaply keeps its old g and parent.",
        "Look at where cells are marked as visited",
        "Look at what happens to a neighbour that is already open",
    ] {
        assert!(found.message.contains(part), "{}", found.message);
    }
}

#[test]
fn a_map_to_be_sure_asks_for_the_same_program_where_a_mistake_can_show_with_its_options() {
    let found = told("S....G", "0 0\n1 0\n2 0\n3 0\n4 0\n5 0");
    assert_eq!(found.verdict, Verdict::Correct, "{}", found.message);
    assert!(
        found.undecided.contains(&Mistake::NeverReopens)
            || found.undecided.contains(&Mistake::ClosedWhenOpened),
        "some of those that need other options: {:?}",
        found.undecided
    );
    let map = found.tell_apart.expect("a map");
    let usual = Options::default();
    assert_eq!(
        (map.options.diagonal, map.options.heuristic),
        (usual.diagonal, usual.heuristic)
    );
}

/// Whatever is found: a map to be sure is for the program that was diagnosed.
#[test]
fn no_map_to_be_sure_asks_for_another_program() {
    let mut maps = 0;
    for text in ["S9..\n.9..\n...G", "S.5\n#.G\n...", "5S#G\n..5.\n"] {
        let grid = Grid::parse(text).expect("a map");
        let (from, to) = (grid.start().expect("S"), grid.goal().expect("G"));
        for diagonal in [Diagonal::Never, Diagonal::NoObstacles, Diagonal::Always] {
            let options = Options {
                diagonal,
                ..Options::default()
            };
            let right = stepstar::trace(&grid, from, to, &options).expect("cells");
            let wrong = Mistake::ALL
                .iter()
                .map(|&mistake| stepstar::simulate(&grid, from, to, mistake, &options));
            for trace in wrong.flatten().chain([right]) {
                let closed = trace
                    .events()
                    .filter(|event| event.kind == EventKind::Close);
                let run: Run = closed.map(|event| event.at).collect();
                let found = diagnose(&grid, from, to, &run, &options).expect("cells");
                if let Some(map) = found.tell_apart {
                    maps += 1;
                    assert_eq!(
                        (
                            map.options.diagonal,
                            map.options.heuristic,
                            map.options.weight
                        ),
                        (options.diagonal, options.heuristic, options.weight),
                        "{text} {diagonal}: {}",
                        found.message
                    );
                }
            }
        }
    }
    assert!(maps > 30, "{maps}");
}
