//! Each recipe keeps what its published design promises.

use crate::maps::{map, text};
use crate::oracle::around;
use stepstar::{
    Closed, Connection, EventKind, GoalTest, Graph, Grid, Node, OpenListKind, Options, Place,
    Point, Recipe, Status, TextFormat, find_path, trace,
};

/// Right, down, left, up.
type Moves = [usize; 4];

/// Counts the moves of a four-way path.
fn moves(path: &[Point]) -> Moves {
    let mut counts = [0; 4];
    for pair in path.windows(2) {
        let step = (
            i64::from(pair[1].0) - i64::from(pair[0].0),
            i64::from(pair[1].1) - i64::from(pair[0].1),
        );
        let direction = [(1, 0), (0, 1), (-1, 0), (0, -1)]
            .iter()
            .position(|&offset| offset == step);
        counts[direction.expect("one of four moves")] += 1;
    }
    counts
}

/// The published table of `floor-plan`, to the letter, by that recipe and by every other that goes in four directions.
#[test]
fn floor_plan_gives_its_published_table() {
    let building = map("floor-plan-42x31");
    assert_eq!((building.width(), building.height()), (42, 31));
    let table: [(Point, Point, Moves); 4] = [
        ((1, 1), (10, 1), [9, 0, 0, 0]),
        ((5, 10), (15, 16), [10, 6, 0, 0]),
        ((15, 13), (19, 13), [4, 3, 0, 3]),
        ((15, 13), (30, 13), [15, 3, 0, 3]),
    ];
    for (start, goal, expected) in table {
        for options in [
            Recipe::FloorPlan.options(),
            Recipe::Neighbours.options(),
            Options::default(),
        ] {
            let result = find_path(&building, start, goal, &options).expect("cells of the map");
            assert_eq!(
                moves(&result.path),
                expected,
                "{start:?} to {goal:?} with {options:?}"
            );
            assert_eq!(result.cost, expected.iter().sum::<usize>() as f64);
        }
    }
    let dense = map("floor-plan-15x15");
    assert_eq!((dense.width(), dense.height()), (15, 15));
    for options in [Recipe::FloorPlan.options(), Options::default()] {
        let result = find_path(&dense, (1, 1), (0, 14), &options).expect("cells of the map");
        assert_eq!((result.status, result.path.len()), (Status::Unreachable, 0));
        assert!(!dense.is_wall(0, 14), "no path, though the goal is free");
        let out = find_path(&dense, (9, 8), (11, 0), &options).expect("cells of the map");
        assert_eq!((out.status, out.cost), (Status::Found, 20.0));
    }
}

/// Out of the pocket: the first moves lead away from the goal, which lies up and to the right.
#[test]
fn the_way_out_of_the_pocket_begins_away_from_the_goal() {
    let dense = map("floor-plan-15x15");
    let path = find_path(&dense, (9, 8), (11, 0), &Recipe::FloorPlan.options())
        .expect("cells of the map")
        .path;
    assert!(path.iter().any(|&(_, y)| y > 8), "{path:?} goes down first");
    assert!(
        dense.is_wall(9, 7) && dense.is_wall(11, 8),
        "walls above and to the right"
    );
}

/// The text is a width, a height and digits, with any white space between them.
#[test]
fn floor_plan_reads_its_text_however_it_is_spaced() {
    let rows = text("floor-plan-15x15");
    let plain = Grid::parse(&rows).expect("a map");
    let mut words = rows.split_whitespace();
    let size: Vec<&str> = words.by_ref().take(2).collect();
    let digits: String = words.flat_map(str::chars).collect();
    let spaced: String = digits.chars().flat_map(|digit| [digit, ' ']).collect();
    for form in [
        format!("{}\n{}\n{digits}", size[0], size[1]),
        format!("{} {}\n{spaced}", size[0], size[1]),
    ] {
        assert!(Grid::parse(&form).expect("the same map") == plain, "{form}");
    }
    assert_eq!(plain.to_text(TextFormat::Digits).expect("no terrain"), rows);
}

/// Directed connections with a cost each; occupied nodes are skipped, and their connections stay.
#[test]
fn neighbours_goes_round_occupied_nodes() {
    // 0 - 1 - 2 in a row, and a longer way 0 - 3 - 4 - 2 below.
    let nodes = [
        (0, 0.0, 0.0),
        (1, 1.0, 0.0),
        (2, 2.0, 0.0),
        (3, 0.0, 1.0),
        (4, 2.0, 1.0),
    ]
    .map(|(id, x, y)| Node { id, x, y });
    let both = |a: u32, b: u32, there: f64, back: f64| {
        [
            Connection {
                from: a,
                to: b,
                cost: there,
            },
            Connection {
                from: b,
                to: a,
                cost: back,
            },
        ]
    };
    let links = [
        both(0, 1, 1.0, 5.0),
        both(1, 2, 1.0, 5.0),
        both(0, 3, 1.0, 1.0),
        both(3, 4, 2.0, 2.0),
        both(4, 2, 1.0, 1.0),
    ]
    .concat();
    let mut graph = Graph::new(&nodes, &links).expect("a graph");
    let options = Recipe::Neighbours.options();
    let path = |graph: &Graph, from, to| {
        find_path(graph, from, to, &options)
            .expect("nodes of the graph")
            .path
    };
    assert_eq!(path(&graph, 0, 2), [0, 1, 2]);
    assert_eq!(
        path(&graph, 2, 0),
        [2, 4, 3, 0],
        "the way back costs other than the way there"
    );
    graph.set_occupied(1, true).expect("a node");
    assert_eq!(path(&graph, 0, 2), [0, 3, 4, 2]);
    graph.set_occupied(1, false).expect("a node");
    assert_eq!(path(&graph, 0, 2), [0, 1, 2]);
    graph.set_occupied(1, true).expect("a node");
    graph.set_occupied(4, true).expect("a node");
    assert!(
        path(&graph, 0, 2).is_empty(),
        "an exhausted open list gives an empty path"
    );
}

/// The design is "clear, not optimal in speed": its membership tests scan whole lists.
#[test]
fn neighbours_spends_most_of_its_comparisons_on_looking_nodes_up() {
    let building = map("floor-plan-42x31");
    let with = |options: &Options| {
        find_path(&building, (1, 1), (39, 29), options).expect("cells of the map")
    };
    let lists = with(&Recipe::Neighbours.options());
    let heap = with(&Options {
        open_list: OpenListKind::Heap,
        ..Recipe::Neighbours.options()
    });
    assert_eq!(lists.path, heap.path);
    assert_eq!(heap.lookups, 0);
    assert!(
        lists.lookups > 10 * heap.comparisons,
        "{} looked up, {} compared in a heap",
        lists.lookups,
        heap.comparisons
    );
}

/// An open node that is found again more cheaply moves to its new place in the order; newest first among equals.
#[test]
fn neighbours_moves_an_improved_node_before_its_equals() {
    let grid = Grid::new(3, 3).expect("a size that is allowed");
    let mut steps =
        trace(&grid, (1, 1), (2, 2), &Recipe::Neighbours.options()).expect("cells of the map");
    // Up, right, down and left of the start have been opened, in this order; right and down tie, and down came last.
    steps.seek(6);
    let order: Vec<Place> = steps.open_list(2).iter().map(|node| node.at).collect();
    assert_eq!(order, [Place::Cell(1, 2), Place::Cell(2, 1)]);
}

/// Pixels pick a block, corners may be cut, all eight moves cost 1, and the path includes both ends.
#[test]
fn blocks_maps_pixels_to_cells_and_cuts_corners() {
    let mut world = Grid::new(1000 / 20, 500 / 20).expect("a size that is allowed");
    let block = |x: u32, y: u32| (x / 20, y / 20);
    for y in 0..20 {
        world.set_wall(25, y, true).expect("a block of the world");
    }
    let options = Recipe::Blocks.options();
    assert_eq!(
        (options.goal_test, options.diagonal_cost),
        (GoalTest::Generated, 1.0)
    );
    let result =
        find_path(&world, block(139, 45), block(919, 60), &options).expect("blocks of the world");
    assert_eq!(
        (result.path.first(), result.path.last()),
        (Some(&(6, 2)), Some(&(45, 3)))
    );
    assert_eq!(
        result.cost,
        (result.path.len() - 1) as f64,
        "all eight moves cost 1"
    );
    assert_eq!(
        result.cost, 39.0,
        "round the wall, whose end is as far down as the way is free to go"
    );
    let cut = Grid::parse("S#\n#G").expect("a map");
    let through = find_path(&cut, (0, 0), (1, 1), &options).expect("cells of the map");
    assert_eq!(through.path, [(0, 0), (1, 1)], "corners may be cut");
}

#[test]
fn blocks_answers_the_odd_cases_with_a_sentence() {
    let world = Grid::parse("S.#\n###\n..G").expect("a map");
    let answer =
        |to| find_path(&world, (0, 0), to, &Recipe::Blocks.options()).expect("cells of the map");
    assert_eq!(answer((2, 0)).message, "The goal (2, 0) is a wall.");
    assert_eq!(
        answer((0, 0)).message,
        "You are there: the start is the goal, (0, 0)."
    );
    assert_eq!(
        answer((2, 2)).message,
        "There is no path from (0, 0) to (2, 2)."
    );
    for to in [(2, 0), (2, 2)] {
        assert!(answer(to).path.is_empty());
    }
}

/// The answer is the connections to follow, the same with each of three data structures.
#[test]
fn game_graph_answers_with_connections_from_three_data_structures() {
    let side = 12;
    let grid_node = |x: u32, y: u32| Node {
        id: y * side + x,
        x: f64::from(x),
        y: f64::from(y),
    };
    let places: Vec<Point> = (0..side)
        .flat_map(|y| (0..side).map(move |x| (x, y)))
        .collect();
    let nodes: Vec<Node> = places.iter().map(|&(x, y)| grid_node(x, y)).collect();
    let floor = Grid::new(side, side).expect("a size that is allowed");
    let connections: Vec<Connection> = places
        .iter()
        .flat_map(|&from| {
            around(&floor, from)
                .filter(move |to| to.0 == from.0 || to.1 == from.1)
                .map(move |to| (from, to))
        })
        .map(|(from, to)| Connection {
            from: from.1 * side + from.0,
            to: to.1 * side + to.0,
            cost: 1.0 + f64::from((from.0 + to.1) % 3),
        })
        .collect();
    let graph = Graph::new(&nodes, &connections).expect("a graph");
    let with = |open_list| {
        let options = Options {
            open_list,
            ..Recipe::GameGraph.options()
        };
        find_path(&graph, 0, side * side - 1, &options).expect("nodes of the graph")
    };
    let [arrays, states, heap] = [
        OpenListKind::Array,
        OpenListKind::SortedList,
        OpenListKind::Heap,
    ]
    .map(with);
    assert_eq!(
        (&arrays.connections, &states.connections),
        (&heap.connections, &heap.connections)
    );
    assert_eq!(heap.connections.len(), heap.path.len() - 1);
    assert!(
        heap.connections
            .iter()
            .all(|connection| connections.contains(connection))
    );
    assert!(
        arrays.comparisons > 5 * heap.comparisons,
        "{} and {}",
        arrays.comparisons,
        heap.comparisons
    );
}

/// Searching from the goal, so that following parents from the start leads forwards.
#[test]
fn rpg_searches_from_the_goal_so_that_parents_lead_forwards() {
    let field = Grid::parse("S...\n.##.\n...G").expect("a map");
    let mut steps =
        trace(&field, (0, 0), (3, 2), &Recipe::Rpg.options()).expect("cells of the map");
    assert_eq!(
        steps.event(0).map(|event| event.at),
        Some(Place::Cell(3, 2)),
        "the goal is opened first"
    );
    steps.seek(steps.len());
    let mut at = Place::Cell(0, 0);
    let mut forwards = vec![at];
    while let Some(parent) = steps.node(at).expect("a cell").parent {
        forwards.push(parent);
        at = parent;
    }
    assert_eq!(forwards, steps.result().path);
}

/// The variant: a diagonal only where both adjacent cells are free.
#[test]
fn rpg_has_a_variant_that_walks_round_corners() {
    let field = Grid::parse("S#\n.G").expect("a map");
    let length = |diagonal| {
        let options = Options {
            diagonal,
            ..Recipe::Rpg.options()
        };
        find_path(&field, (0, 0), (1, 1), &options)
            .expect("cells of the map")
            .path
            .len()
    };
    assert_eq!(length(stepstar::Diagonal::Always), 2);
    assert_eq!(length(stepstar::Diagonal::NoObstacles), 3);
}

/// A limit gives the best node so far instead of hanging.
#[test]
fn rpg_returns_the_nearest_cell_at_its_limit() {
    let field = Grid::new(40, 40).expect("a size that is allowed");
    let options = Options {
        max_expansions: Some(5),
        nearest: true,
        reverse: false,
        ..Recipe::Rpg.options()
    };
    let result = find_path(&field, (0, 0), (39, 39), &options).expect("cells of the map");
    assert_eq!((result.status, result.expanded), (Status::Limit, 5));
    assert_eq!(result.path.first(), Some(&(0, 0)));
    assert_eq!(
        result.path.last(),
        Some(&(5, 5)),
        "what it opened last lies nearest"
    );
}

/// When a closed node improves, so do its descendants: every g is its parent's g plus a step.
#[test]
fn rpg_updates_all_descendants_of_an_improved_node() {
    let mut random = crate::random::Random::new(81);
    let mut repaired = 0;
    for _ in 0..300 {
        let case = crate::cases::Case::random(
            &mut random,
            14,
            stepstar::Diagonal::Always,
            crate::cases::TERRAINS[2],
        );
        let options = Options {
            diagonal_cost: 1.0,
            ..Recipe::Rpg.options()
        };
        assert_eq!(options.closed, Closed::Repair);
        let mut steps = trace(&case.grid, case.from, case.to, &options).expect("cells of the map");
        steps.seek(steps.len());
        for (x, y) in crate::oracle::cells(&case.grid) {
            let node = steps.node((x, y)).expect("a cell");
            if let Some(Place::Cell(parent_x, parent_y)) = node.parent {
                let parent = steps.node((parent_x, parent_y)).expect("a cell");
                // Backwards: a step costs what the cell that is walked onto costs, which is the parent.
                assert_eq!(
                    node.g,
                    parent.g + case.grid.cost(parent_x, parent_y),
                    "{case}\n({x}, {y})"
                );
            }
        }
        let repairs = (0..steps.len()).filter(|&i| {
            let event = steps.event(i).expect("an event");
            event.kind == EventKind::Improve && steps.explain(i).starts_with("Repaired")
        });
        repaired += repairs.count();
    }
    println!("repaired nodes whose successors were costed again: {repaired}");
    assert!(repaired > 50);
}

#[test]
fn every_recipe_has_the_options_of_its_row() {
    let rows: Vec<String> = Recipe::ALL
        .iter()
        .map(|recipe| {
            let options = recipe.options();
            format!(
                "{} {} {} {} {} {} {} {} {}",
                recipe.name(),
                options.diagonal.name(),
                options.diagonal_cost == 1.0,
                options.heuristic.name(),
                options.open_list.name(),
                options.tie_break.name(),
                options.closed.name(),
                options.goal_test.name(),
                options.reverse
            )
        })
        .collect();
    assert_eq!(
        rows,
        [
            "neighbours never false manhattan sorted-list newest ignore expanded false",
            "floor-plan never false manhattan array oldest ignore expanded false",
            "blocks always true euclidean array oldest ignore generated false",
            "game-graph never false euclidean heap high-g reopen expanded false",
            "rpg always true squared-euclidean sorted-list newest repair expanded true",
        ]
    );
}
