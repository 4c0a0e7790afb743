//! How much is searched where costs differ, and when landmarks and symmetry spare some of it.

use super::oracle;
use crate::fast::graph::Roads;
use crate::fast::graph::table::RoadTable;
use crate::map::graph::{Connection, Graph, Node};
use crate::seeded::Random;

/// A lattice of junctions, joined by ways of which some cost much more than they are long, and a last junction to which none leads.
fn lattice(side: u32, back: impl Fn(f64, &mut Random) -> f64) -> (Graph, Vec<Connection>) {
    let mut random = Random::new(31);
    let nodes: Vec<Node> = (0..=side * side)
        .map(|id| Node {
            id,
            x: f64::from(id % side),
            y: f64::from(id / side),
        })
        .collect();
    let mut connections = Vec::new();
    for from in 0..side * side {
        for (to, there) in [
            (from + 1, from % side + 1 < side),
            (from + side, from / side + 1 < side),
        ] {
            if there {
                let cost = f64::from(1 + random.below(9));
                let ways = [(from, to, cost), (to, from, back(cost, &mut random))];
                connections.extend(ways.map(|(from, to, cost)| Connection { from, to, cost }));
            }
        }
    }
    (Graph::new(&nodes, &connections).unwrap(), connections)
}

/// Every way back costs what the way there does, or something else.
fn lattices(side: u32) -> [(Graph, Vec<Connection>); 2] {
    let same = lattice(side, |cost, _| cost);
    let other = lattice(side, |_, random| f64::from(1 + random.below(9)));
    [same, other]
}

#[test]
fn only_what_looks_cheaper_than_the_goal_is_expanded() {
    for (graph, connections) in lattices(20) {
        for (start, goal) in [(0, 399), (150, 290), (210, 39)] {
            let reached = Roads::new().find(&graph, start, goal).unwrap();
            let costs = oracle(&graph, &connections, start);
            // The cheapest ways cost what they are long.
            let to = &graph.nodes()[goal as usize];
            let looks_to_cost =
                |(node, cost): (&Node, &f64)| cost + (node.x - to.x).hypot(node.y - to.y);
            let cheaper = |than: f64| {
                let looks = graph.nodes().iter().zip(&costs).map(looks_to_cost);
                looks.filter(|&looks| looks < than).count() as u64
            };
            let (least, most) = (cheaper(reached.cost - 1e-6), cheaper(reached.cost + 1e-6));
            let expanded = reached.counts.expanded;
            assert!(
                least > 20 && (least..=most).contains(&expanded),
                "{least} to {most}: {reached:?}"
            );
            assert!(
                reached.counts.comparisons > expanded && reached.counts.moves > expanded,
                "{reached:?}"
            );
        }
    }
}

#[test]
fn landmarks_spare_most_of_a_search_and_know_where_there_is_no_way() {
    let (side, lonely) = (30, 900);
    for (graph, _) in lattices(side) {
        let mut roads = Roads::new();
        let mut expanded = |start, goal| {
            let reached = roads.find(&graph, start, goal).unwrap();
            reached.counts.expanded
        };
        let (start, goal) = (side * 9 + 9, side * 21 + 20);
        let first = expanded(start, goal);
        let mut random = Random::new(32);
        for _ in 0..400 {
            expanded(random.below(lonely), random.below(lonely));
        }
        let last = expanded(start, goal);
        assert!(last * 3 < first, "{last} after {first}");
        assert_eq!(expanded(lonely, goal), 0);
    }
}

#[test]
fn symmetric_connections_are_recognised() {
    let symmetric = |connections: &[(u32, u32, f64)]| {
        let node = |id| Node {
            id,
            x: f64::from(id),
            y: 0.0,
        };
        let connection = |&(from, to, cost)| Connection { from, to, cost };
        let connections: Vec<Connection> = connections.iter().map(connection).collect();
        let graph = Graph::new(&[0, 1, 2, 3].map(node), &connections).unwrap();
        RoadTable::new(&graph).is_symmetric()
    };
    assert!(symmetric(&[]));
    assert!(symmetric(&[
        (0, 1, 2.0),
        (1, 2, 5.0),
        (2, 1, 5.0),
        (1, 0, 2.0)
    ]));
    assert!(!symmetric(&[(0, 1, 2.0)]));
    assert!(!symmetric(&[(0, 1, 2.0), (1, 0, 3.0)]));
    assert!(!symmetric(&[(0, 1, 2.0), (1, 2, 2.0), (2, 0, 2.0)]));
    // Parallel connections, in any order.
    let two = [(0, 1, 2.0), (0, 1, 7.0), (1, 0, 7.0), (1, 0, 2.0)];
    assert!(symmetric(&two));
    assert!(!symmetric(&[two[0], two[1], two[2], (1, 0, 7.0)]));
    assert!(!symmetric(&two[..3]));
}
