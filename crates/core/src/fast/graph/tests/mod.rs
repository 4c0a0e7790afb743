//! The fast route for graphs against an oracle too simple to be wrong.

mod counts;

use super::Roads;
use super::search::search;
use super::table::RoadTable;
use super::wide_heap::WideHeap;
use crate::map::graph::{Connection, Graph, Node};
use crate::seeded::Random;

/// The least cost of every node, by Bellman-Ford.
fn oracle(graph: &Graph, connections: &[Connection], start: u32) -> Vec<f64> {
    let mut cost = vec![f64::INFINITY; graph.nodes().len()];
    cost[start as usize] = 0.0;
    loop {
        let before = cost.clone();
        for connection in connections.iter().filter(|one| !graph.is_occupied(one.to)) {
            let (from, to) = (connection.from as usize, connection.to as usize);
            cost[to] = cost[to].min(cost[from] + connection.cost);
        }
        if cost == before {
            return cost;
        }
    }
}

/// Compares an answer with the oracle's, and its path with the cost it claims.
fn check(roads: &mut Roads, graph: &Graph, connections: &[Connection], (start, goal): (u32, u32)) {
    let occupied: Vec<u32> = (0..graph.nodes().len() as u32)
        .filter(|&id| graph.is_occupied(id))
        .collect();
    let name = || {
        format!(
            "{start} to {goal}, occupied {occupied:?}\n{:?}\n{connections:?}",
            graph.nodes()
        )
    };
    let wanted = oracle(graph, connections, start)[goal as usize];
    let reached = roads
        .find(graph, start, goal)
        .expect("graphs are always served");
    if wanted.is_infinite() {
        assert!(
            reached.path.is_empty() && reached.cost.is_infinite(),
            "{}",
            name()
        );
        return;
    }
    assert_eq!(
        (reached.path.first(), reached.path.last()),
        (Some(&start), Some(&goal)),
        "{}",
        name()
    );
    let mut sum = 0.0;
    for step in reached.path.windows(2) {
        assert!(
            !graph.is_occupied(step[1]),
            "through {}: {}",
            step[1],
            name()
        );
        let between = connections
            .iter()
            .filter(|one| (one.from, one.to) == (step[0], step[1]));
        let least = between.map(|one| one.cost).fold(f64::INFINITY, f64::min);
        assert!(least.is_finite(), "no connection {step:?}: {}", name());
        sum += least;
    }
    let near = |a: f64, b: f64| (a - b).abs() <= 1e-9 * a.min(b);
    assert!(
        near(sum, reached.cost),
        "{} is not {sum}: {}",
        reached.cost,
        name()
    );
    assert!(
        near(wanted, reached.cost),
        "{} is not {wanted}: {}",
        reached.cost,
        name()
    );
}

/// How the connections of a random graph are priced, by their length.
const PRICES: [fn(&mut Random, f64) -> f64; 6] = [
    |_, length| length,
    |random, length| length * (1.0 + random.unit()),
    |random, _| f64::from(random.below(4)),
    |_, _| 0.0,
    |random, _| 1e9 * random.unit(),
    |random, length| {
        if random.below(2) == 0 {
            0.0
        } else {
            length * 1e-6
        }
    },
];
/// How far a random graph spreads.
const SPANS: [f64; 4] = [1.0, 0.0, 3e99, 1e-150];

fn random_graph(random: &mut Random, round: usize) -> (Graph, Vec<Connection>) {
    let count = 2 + random.below(30);
    let span = SPANS[if round.is_multiple_of(4) {
        round / 4 % 4
    } else {
        0
    }];
    let nodes: Vec<Node> = (0..count)
        .map(|id| Node {
            id,
            x: random.unit() * span,
            y: random.unit() * span,
        })
        .collect();
    let price = PRICES[round % PRICES.len()];
    let connections: Vec<Connection> = (0..random.below(4 * count))
        .map(|_| {
            let (from, to) = (random.below(count), random.below(count));
            let (a, b) = (&nodes[from as usize], &nodes[to as usize]);
            let cost = price(random, (a.x - b.x).hypot(a.y - b.y));
            Connection { from, to, cost }
        })
        .collect();
    (Graph::new(&nodes, &connections).unwrap(), connections)
}

#[test]
fn agrees_with_the_oracle_on_random_graphs_while_nodes_are_occupied_and_freed() {
    let mut random = Random::new(6);
    for round in 0..1200 {
        let (mut graph, connections) = random_graph(&mut random, round);
        let count = graph.nodes().len() as u32;
        let mut roads = Roads::new();
        // Enough queries for all landmarks to come into use.
        for _ in 0..20 {
            let (start, goal) = (random.below(count), random.below(count));
            if start != goal && !graph.is_occupied(start) && !graph.is_occupied(goal) {
                check(&mut roads, &graph, &connections, (start, goal));
            }
            if random.below(3) == 0 {
                graph
                    .set_occupied(random.below(count), random.below(2) == 0)
                    .unwrap();
            }
        }
    }
}

#[test]
fn searches_stay_right_when_their_numbers_are_used_up_and_begin_anew() {
    let mut random = Random::new(8);
    for round in 0..120 {
        let (graph, connections) = random_graph(&mut random, round);
        let count = graph.nodes().len() as u32;
        let mut roads = Roads::new();
        for query in 0..12 {
            let (start, goal) = (random.below(count), random.below(count));
            if start != goal {
                check(&mut roads, &graph, &connections, (start, goal));
            }
            if query == 5
                && let Some(table) = &mut roads.table
            {
                table.generation = (1 << 31) - 2;
            }
        }
    }
}

#[test]
fn a_change_of_graph_is_noticed() {
    let line = |count: u32| {
        let nodes: Vec<Node> = (0..count)
            .map(|id| Node {
                id,
                x: f64::from(id),
                y: 0.0,
            })
            .collect();
        let connections: Vec<Connection> = (1..count)
            .map(|to| Connection {
                from: to - 1,
                to,
                cost: 1.0,
            })
            .collect();
        (Graph::new(&nodes, &connections).unwrap(), connections)
    };
    let mut roads = Roads::new();
    for count in [3, 8, 2] {
        let (graph, connections) = line(count);
        check(&mut roads, &graph, &connections, (0, count - 1));
        check(&mut roads, &graph, &connections, (count - 1, 0));
    }
}

/// ```text
///   0 --5--> 2 --10-> 3      the estimate of 1 is so high that 2 is closed at 5, and opened again at 2:
///   0 --1--> 1 --1--> 2      only the goal was open when a better way to it was found
/// ```
#[test]
fn a_node_that_is_opened_again_does_not_count_as_improved_as_well() {
    let nodes = [0, 1, 2, 3].map(|id| Node { id, x: 0.0, y: 0.0 });
    let connections = [(0, 2, 5.0), (0, 1, 1.0), (1, 2, 1.0), (2, 3, 10.0)];
    let connections = connections.map(|(from, to, cost)| Connection { from, to, cost });
    let mut table = RoadTable::new(&Graph::new(&nodes, &connections).unwrap());
    let tag = table.tag();
    let [start, high, goal] = [0, 1, 3].map(|node| table.own[node]);
    let counts = search(
        (&mut table.records, tag),
        &table.forward,
        &mut WideHeap::default(),
        (start, goal),
        |node| if node == high { 9.0 } else { 0.0 },
        |_| false,
    );
    assert_eq!(table.records[goal as usize].g, 12.0);
    assert_eq!((counts.improved, counts.reopened), (1, 1));
    // All four are reached; 2 is expanded twice, and the goal never.
    assert_eq!((counts.generated, counts.expanded), (4, 4));
}
