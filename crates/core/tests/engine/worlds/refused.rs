//! What is wrong with a world, in a sentence.

use stepstar::{
    Algorithm, Connection, Diagonal, Floors, Graph, Grid, Heading, Link, Node, Options, TurnCost,
    find_path, find_path_between,
};

fn link(from: (u32, u32, u32), to: (u32, u32, u32), cost: f64) -> Link {
    Link {
        from,
        to,
        cost,
        one_way: false,
    }
}

#[test]
fn floors_and_links_that_can_not_be() {
    let floor = || Grid::parse("..#").unwrap();
    let refused =
        |floors: Vec<Grid>, links: Vec<Link>| Floors::new(floors, links).unwrap_err().to_string();
    assert_eq!(
        refused(Vec::new(), Vec::new()),
        "The number of floors is 0: it must be a whole number from 1 to 1024."
    );
    assert_eq!(
        refused(vec![floor()], vec![link((0, 0, 0), (2, 0, 0), 1.0)]),
        "The \"to\" of link 0 (2, 0) on floor 0 is a wall."
    );
    assert_eq!(
        refused(
            vec![floor(), floor()],
            vec![link((0, 0, 2), (1, 0, 0), 1.0)]
        ),
        "The \"from\" of link 0 (0, 0) on floor 2 is outside the map: its floors go from 0 to 1."
    );
    assert_eq!(
        refused(vec![floor()], vec![link((0, 7, 0), (1, 0, 0), 1.0)]),
        "The \"from\" of link 0 (0, 7) on floor 0 is outside the map: x goes from 0 to 2 and y from 0 to 0."
    );
    assert_eq!(
        refused(vec![floor()], vec![link((0, 0, 0), (1, 0, 0), -1.0)]),
        "The cost of link 0 is -1: it must be a finite number from 0 to 1e100."
    );
}

#[test]
fn texts_that_are_no_floors() {
    for (text, sentence) in [
        ("", "Line 1, column 1: the text holds no floor."),
        (
            "a..\n.x.\n\n..a",
            "Line 2, column 2: the letter 'x' stands for stairs, and so it must stand twice: here it stands once.",
        ),
        (
            "a.a\n\n..a",
            "Line 3, column 3: the letter 'a' stands for stairs, and so it must stand twice: here it stands for the third time.",
        ),
        (
            "S..\n\n.S.",
            "Line 3, column 2: this is a second start: the first is on floor 0.",
        ),
        (
            "...\n\n..?",
            "Line 3, column 3: '?' is not a cell: a map is drawn with . (free), # (wall), 1 to 9 (terrain), S (start) and G (goal).",
        ),
        (
            "...\n\n0,0 -> 1,0,0",
            "Line 3, column 1: '0,0' is no place: one is written x,y,floor, such as 3,4,0.",
        ),
        (
            "...\n\n0,0,0 => 1,0,0 -> 1",
            "Line 3, column 1: a link is written as two places with an arrow, such as 3,4,0 <-> 3,4,1 or 3,4,0 -> 0,0,1, and then what it costs.",
        ),
        (
            "...\n\n0,0,0 -> 1,0,0 dear",
            "Line 3, column 16: 'dear' is no cost: it must be a number from 0 to 1e100.",
        ),
        (
            ".#.\n\n0,0,0 -> 1,0,0",
            "Line 3, column 1: (1, 0) on floor 0 is a wall, and links lead between free cells.",
        ),
        (
            "...\n\n0,0,0 -> 0,0,9",
            "Line 3, column 1: (0, 0) on floor 9 is outside the map.",
        ),
    ] {
        assert_eq!(
            Floors::parse(text).unwrap_err().to_string(),
            sentence,
            "{text:?}"
        );
    }
}

#[test]
fn options_that_do_not_suit_a_world() {
    let grid = Grid::new(4, 4).unwrap();
    let refused = |options: Options| {
        find_path(&grid, (0, 0), (3, 3), &options)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        refused(Options {
            size: 0,
            ..Options::default()
        }),
        "The option \"size\" is 0: it must be a whole number from 1 to 4096."
    );
    assert_eq!(
        refused(Options {
            turn_cost: TurnCost::Each(f64::NAN),
            ..Options::default()
        }),
        "The option \"turnCost\" is NaN: it must be a finite number from 0 to 1e100, or \"tie\"."
    );
    let turning = Options {
        turn_cost: TurnCost::Each(1.0),
        ..Options::default()
    };
    assert_eq!(
        refused(Options {
            algorithm: Algorithm::Jps,
            ..turning.clone()
        }),
        "The algorithm \"jps\" knows no directions: where turning costs, use \"astar\", \"dijkstra\", \"greedy\", \"bfs\" or \"ida\"."
    );
    assert_eq!(
        refused(Options {
            through: vec![(1, 1).into()],
            ..turning.clone()
        }),
        "The options \"turnCost\" and \"through\" can't be used together: how one looks at a way point would be left out of account."
    );
    assert_eq!(
        "up".parse::<Heading>().unwrap_err().to_string(),
        "The option \"heading\" is \"up\". It must be one of \"north\", \"north-east\", \"east\", \"south-east\", \"south\", \"south-west\", \"west\", \"north-west\"."
    );
    let jps = Options {
        algorithm: Algorithm::Jps,
        ..Options::default()
    };
    assert_eq!(
        find_path_between(&grid, &[(0, 0)], &[(3, 3), (0, 3)], &jps)
            .unwrap_err()
            .to_string(),
        "The algorithm \"jps\" jumps towards one goal: to several use \"astar\" or \"auto\"."
    );
    assert_eq!(
        find_path_between(&grid, &[], &[(3, 3)], &jps)
            .unwrap_err()
            .to_string(),
        "The number of starts is 0: it must be 1 or more."
    );
    assert_eq!(
        find_path_between(&grid, &[(0, 0)], &[(3, 3), (9, 9)], &jps)
            .unwrap_err()
            .to_string(),
        "The goal (9, 9) is outside the map: x goes from 0 to 3 and y from 0 to 3."
    );
}

#[test]
fn a_graph_has_no_size_and_no_directions() {
    let nodes = [0, 1].map(|id| Node {
        id,
        x: f64::from(id),
        y: 0.0,
    });
    let graph = Graph::new(
        &nodes,
        &[Connection {
            from: 0,
            to: 1,
            cost: 1.0,
        }],
    )
    .unwrap();
    let refused = |options: Options| find_path(&graph, 0, 1, &options).unwrap_err().to_string();
    assert_eq!(
        refused(Options {
            size: 2,
            ..Options::default()
        }),
        "The option \"size\" needs a grid: on a graph nothing is large."
    );
    assert_eq!(
        refused(Options {
            turn_cost: TurnCost::Tie,
            ..Options::default()
        }),
        "The option \"turnCost\" needs a grid: the connections of a graph have no directions."
    );
}

#[test]
fn ties_are_refused_where_sums_would_be_rounded() {
    let tie = Options {
        turn_cost: TurnCost::Tie,
        diagonal: Diagonal::Always,
        ..Options::default()
    };
    let mut grid = Grid::new(4, 4).unwrap();
    grid.set_cost(1, 1, 1.0 / 3.0).unwrap();
    assert_eq!(
        find_path(&grid, (0, 0), (3, 3), &tie)
            .unwrap_err()
            .to_string(),
        "With \"turnCost\": \"tie\" all costs must be whole numbers, or have at most three decimals: others are rounded, and no tie is certain."
    );
    let large = Grid::new(600, 600).unwrap();
    assert_eq!(
        find_path(&large, (0, 0), (3, 3), &tie)
            .unwrap_err()
            .to_string(),
        "This map is too large for \"turnCost\": \"tie\": with 360000 free cells, such costs and diagonal steps its sums would be rounded. Use a small number, such as 0.001."
    );
    let straight = Options {
        diagonal: Diagonal::Never,
        ..tie
    };
    assert_eq!(
        find_path(&large, (0, 0), (3, 3), &straight).unwrap().cost,
        6.0
    );
}
