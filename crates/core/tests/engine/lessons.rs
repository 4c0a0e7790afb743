//! What the lessons claim, above all when A* is optimal: each on a small map, checked against the audit.

use crate::maps::map_with_ends;
use crate::oracle::same;
use stepstar::{
    Algorithm, Closed, Connection, Diagonal, Graph, Grid, Heuristic, Node, Options, TieBreak,
    audit, find_path, trace,
};

fn astar() -> Options {
    Options {
        algorithm: Algorithm::AStar,
        ..Options::default()
    }
}

/// With h = 0, A* is Dijkstra's search: the same steps, not only the same path.
#[test]
fn without_an_estimate_astar_is_dijkstra() {
    let (grid, start, goal) = map_with_ends("issue-dirty-grid");
    let zero = trace(
        &grid,
        start,
        goal,
        &Options {
            heuristic: Heuristic::Zero,
            ..astar()
        },
    )
    .expect("cells of the map");
    let dijkstra = Options {
        algorithm: Algorithm::Dijkstra,
        ..Options::default()
    };
    let dijkstra = trace(&grid, start, goal, &dijkstra).expect("cells of the map");
    assert_eq!(zero.len(), dijkstra.len());
    assert!((0..zero.len()).all(|i| zero.event(i) == dijkstra.event(i)));
}

/// Admissible is enough where closed nodes may be opened again; where they are not, the estimate must be consistent too.
#[test]
fn admissible_is_enough_only_with_reopening() {
    let (grid, start, goal) = map_with_ends("issue-no-reopening");
    let with = |closed| Options {
        closed,
        diagonal: Diagonal::Always,
        heuristic: Heuristic::Manhattan,
        ..astar()
    };
    let reopening = audit(&grid, start, goal, &with(Closed::Reopen)).expect("cells of the map");
    assert!(reopening.admissible && !reopening.consistent && reopening.optimal);
    let step = reopening
        .offending_step
        .expect("an inconsistent estimate has an offending step");
    assert!(
        step.h_from > step.cost + step.h_to,
        "h(a) <= cost(a, b) + h(b) does not hold: {step:?}"
    );
    let ignoring = audit(&grid, start, goal, &with(Closed::Ignore)).expect("cells of the map");
    assert!(
        !ignoring.optimal && ignoring.cost > ignoring.optimal_cost,
        "{}",
        ignoring.reason
    );
}

/// ```text
///   0 - 1 - 2 - 3 - 4 - S - 6 - 7 - 8 - G      each step costs 1, and a teleport leads from 3 to G for nothing:
///               `~~~~~~~~~~~~~~~~~~~~~~~^      the best way begins by walking away from the goal
/// ```
#[test]
fn a_teleport_breaks_a_geometric_estimate() {
    let at = |id: u32, x: f64| Node { id, x, y: 0.0 };
    let nodes: Vec<Node> = (0..10).map(|id| at(id, f64::from(id))).collect();
    let mut links: Vec<Connection> = (0..9)
        .map(|id| Connection {
            from: id,
            to: id + 1,
            cost: 1.0,
        })
        .collect();
    links.extend((0..9).map(|id| Connection {
        from: id + 1,
        to: id,
        cost: 1.0,
    }));
    let straight = |graph: &Graph, heuristic| {
        audit(
            graph,
            5,
            9,
            &Options {
                heuristic,
                ..astar()
            },
        )
        .expect("nodes of the graph")
    };
    let before = straight(
        &Graph::new(&nodes, &links).expect("a graph"),
        Heuristic::Euclidean,
    );
    assert!(
        before.admissible && before.consistent && before.optimal && before.cost == 4.0,
        "{}",
        before.reason
    );
    links.push(Connection {
        from: 3,
        to: 9,
        cost: 0.0,
    });
    let graph = Graph::new(&nodes, &links).expect("a graph");
    let after = straight(&graph, Heuristic::Euclidean);
    assert!(!after.admissible && !after.consistent, "{}", after.reason);
    assert_eq!(
        (after.optimal_cost, after.optimal),
        (2.0, false),
        "the straight distance leads past the teleport: {}",
        after.reason
    );
    // The default estimate takes the teleport into account.
    let default = straight(&graph, Heuristic::Auto);
    assert!(
        default.admissible && default.consistent && default.optimal,
        "{}",
        default.reason
    );
}

/// An open floor of 60 x 32: all 1,920 cells lie on some shortest path, so ties are all that decides.
#[test]
fn ties_decide_between_91_expansions_and_1920() {
    let (grid, start, goal) = map_with_ends("ties");
    let expanded = |tie_break| {
        let result = find_path(
            &grid,
            start,
            goal,
            &Options {
                tie_break,
                ..astar()
            },
        )
        .expect("cells of the map");
        assert_eq!(result.cost, 90.0);
        result.expanded
    };
    assert_eq!(
        expanded(TieBreak::HighG),
        91,
        "the cells of one path, and no other"
    );
    assert_eq!(expanded(TieBreak::LowG), 1920, "every cell of the map");
    assert_eq!(expanded(TieBreak::Newest), 91);
    assert_eq!(expanded(TieBreak::Oldest), 1920);
}

/// Greedy search follows the estimate alone, straight through the swamp.
#[test]
fn greedy_search_expands_less_and_pays_more() {
    let grid = Grid::parse("S9999G\n......").expect("a map");
    let with = |algorithm| {
        find_path(
            &grid,
            (0, 0),
            (5, 0),
            &Options {
                algorithm,
                ..astar()
            },
        )
        .expect("cells of the map")
    };
    let (greedy, best) = (with(Algorithm::Greedy), with(Algorithm::AStar));
    assert_eq!((greedy.cost, best.cost), (37.0, 7.0));
    assert!(
        greedy.expanded < best.expanded,
        "{} and {}",
        greedy.expanded,
        best.expanded
    );
}

/// A better estimate expands less: zero, then chebyshev, then octile, all of them right.
#[test]
fn a_better_estimate_expands_less() {
    let grid = Grid::new(41, 41).expect("a size that is allowed");
    let expanded = |heuristic| {
        let options = Options {
            diagonal: Diagonal::NoObstacles,
            heuristic,
            ..astar()
        };
        let result = find_path(&grid, (0, 20), (40, 10), &options).expect("cells of the map");
        assert!(
            same(result.cost, 30.0 + 10.0 * std::f64::consts::SQRT_2),
            "{heuristic:?}"
        );
        result.expanded
    };
    let counts = [
        Heuristic::Zero,
        Heuristic::Chebyshev,
        Heuristic::Euclidean,
        Heuristic::Octile,
    ]
    .map(expanded);
    assert!(counts.is_sorted_by(|a, b| a > b), "{counts:?}");
}
