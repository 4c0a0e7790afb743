//! Every algorithm on directed graphs with parallel connections, self loops, cycles that cost nothing and occupied nodes.

use crate::cases::{is_exact, random_choices};
use crate::oracle::{bellman_ford, graph_steps, same};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, Closed, Connection, Graph, Node, Options, Pathfinder, Status, find_path,
};

/// A random graph, with everything that can be odd about a graph.
pub struct RandomGraph {
    pub nodes: Vec<Node>,
    pub connections: Vec<Connection>,
    pub graph: Graph,
}

impl RandomGraph {
    pub fn new(random: &mut Random, most: u32) -> Self {
        let count = random.within(1, most);
        // Ids that are no indexes, now and then.
        let (factor, shift) = random.pick(&[(1, 0), (3, 7)]);
        let side = random.pick(&[1, 5, 20]);
        let nodes: Vec<Node> = (0..count)
            .map(|i| Node {
                id: i * factor + shift,
                x: f64::from(random.below(side)),
                y: f64::from(random.below(side)),
            })
            .collect();
        let mut connections = Vec::new();
        for _ in 0..random.below(4 * count + 1) {
            let (from, to) = (random.pick(&nodes), random.pick(&nodes));
            let length = (from.x - to.x).hypot(from.y - to.y);
            let cost = random.pick(&[0.0, 1.0, 2.5, length, length * 1.5, length]);
            connections.push(Connection {
                from: from.id,
                to: to.id,
                cost,
            });
        }
        let graph = Graph::new(&nodes, &connections).expect("a graph that is allowed");
        Self {
            nodes,
            connections,
            graph,
        }
    }

    pub fn occupy_some(&mut self, random: &mut Random) {
        for node in &self.nodes {
            self.graph
                .set_occupied(node.id, random.once_in(5))
                .expect("a node of the graph");
        }
    }

    pub fn truth(&self, from: u32, to: u32) -> f64 {
        if self.graph.is_occupied(to) && to != from {
            return f64::INFINITY;
        }
        let place = |id| {
            self.nodes
                .iter()
                .position(|node| node.id == id)
                .expect("a node of the graph")
        };
        let steps = graph_steps(&self.graph, &self.nodes, &self.connections, from);
        bellman_ford(self.nodes.len(), &steps, place(from))[place(to)]
    }

    /// The whole graph as text, for the message of a failing test.
    pub fn show(&self, options: &Options) -> String {
        let occupied: Vec<u32> = self
            .nodes
            .iter()
            .map(|node| node.id)
            .filter(|&id| self.graph.is_occupied(id))
            .collect();
        format!(
            "\n{options:?}\nnodes {:?}\nconnections {:?}\noccupied {occupied:?}",
            self.nodes, self.connections
        )
    }

    fn check(&self, from: u32, to: u32, options: &Options, result: &stepstar::PathResult<u32>) {
        let shown = || format!("{}\nfrom {from} to {to}\n{result:?}", self.show(options));
        let truth = self.truth(from, to);
        if truth.is_infinite() {
            assert_eq!(result.status, Status::Unreachable, "{}", shown());
            assert!(
                result.path.is_empty() && result.connections.is_empty(),
                "{}",
                shown()
            );
            return;
        }
        assert_eq!(result.status, Status::Found, "{}", shown());
        assert_eq!(
            (result.path.first(), result.path.last()),
            (Some(&from), Some(&to)),
            "{}",
            shown()
        );
        assert_eq!(
            result.connections.len(),
            result.path.len() - 1,
            "{}",
            shown()
        );
        for (pair, connection) in result.path.windows(2).zip(&result.connections) {
            assert_eq!(
                (connection.from, connection.to),
                (pair[0], pair[1]),
                "{}",
                shown()
            );
            assert!(self.connections.contains(connection), "{}", shown());
            assert!(!self.graph.is_occupied(pair[1]), "{}", shown());
        }
        let sum: f64 = result
            .connections
            .iter()
            .map(|connection| connection.cost)
            .sum();
        assert!(same(sum, result.cost), "{}", shown());
        assert!(
            result.cost >= truth * (1.0 - 1e-9),
            "{}\nthe truth is {truth}",
            shown()
        );
        if is_exact(options) {
            assert!(
                same(result.cost, truth),
                "{}\nthe truth is {truth}",
                shown()
            );
        }
    }
}

const ON_GRAPHS: [Algorithm; 7] = [
    Algorithm::Auto,
    Algorithm::AStar,
    Algorithm::Dijkstra,
    Algorithm::Greedy,
    Algorithm::Bfs,
    Algorithm::Bidirectional,
    Algorithm::Ida,
];

#[test]
fn exact_algorithms_find_the_least_cost_on_graphs() {
    let mut random = Random::new(11);
    let mut cases = 0;
    for _ in rounds(3000) {
        let mut map = RandomGraph::new(&mut random, 14);
        map.occupy_some(&mut random);
        let (from, to) = (random.pick(&map.nodes).id, random.pick(&map.nodes).id);
        for algorithm in ON_GRAPHS {
            for free_choice in [false, true] {
                let mut options = Options::default();
                random_choices(&mut random, &mut options);
                if !free_choice {
                    options = Options {
                        open_list: options.open_list,
                        tie_break: options.tie_break,
                        closed: options.closed,
                        reverse: options.reverse,
                        ..Options::default()
                    };
                }
                options.algorithm = algorithm;
                let result =
                    find_path(&map.graph, from, to, &options).expect("places of the graph");
                map.check(from, to, &options, &result);
                cases += 1;
            }
        }
    }
    println!("algorithms on graphs against Bellman-Ford: {cases} random cases");
}

#[test]
fn a_pathfinder_sees_every_change_of_occupied_nodes() {
    let mut random = Random::new(12);
    let mut cases = 0;
    for _ in 0..150 {
        let mut map = RandomGraph::new(&mut random, 30);
        for options in [
            Options::default(),
            Options {
                algorithm: Algorithm::AStar,
                ..Options::default()
            },
        ] {
            let mut finder = Pathfinder::new(map.graph.clone(), options.clone())
                .expect("options that are allowed");
            for _ in 0..20 {
                let id = random.pick(&map.nodes).id;
                let occupied = random.once_in(2);
                finder.set_occupied(id, occupied).expect("a node");
                map.graph.set_occupied(id, occupied).expect("a node");
                let (from, to) = (random.pick(&map.nodes).id, random.pick(&map.nodes).id);
                map.check(
                    from,
                    to,
                    &options,
                    &finder.find(from, to).expect("places of the graph"),
                );
                cases += 1;
            }
        }
    }
    println!("graphs edited between queries: {cases} random cases");
}

/// ```text
///          5
///      ┌──────▶┐
///   (a)   2     (b) ──▶ itself, 1       a ⇄ c costs nothing both ways
///      └──────▶┘
/// ```
#[test]
fn parallel_connections_self_loops_and_free_cycles_do_no_harm() {
    let node = |id: u32| Node {
        id,
        x: f64::from(id),
        y: 0.0,
    };
    let nodes = [node(0), node(1), node(2)];
    let connections = [
        (0, 1, 5.0),
        (0, 1, 2.0),
        (1, 1, 1.0),
        (0, 2, 0.0),
        (2, 0, 0.0),
    ]
    .map(|(from, to, cost)| Connection { from, to, cost });
    let graph = Graph::new(&nodes, &connections).expect("a graph that is allowed");
    for algorithm in ON_GRAPHS {
        for &closed in Closed::ALL {
            let options = Options {
                algorithm,
                closed,
                ..Options::default()
            };
            let result = find_path(&graph, 0, 1, &options).expect("places of the graph");
            assert_eq!(
                result.connections,
                [Connection {
                    from: 0,
                    to: 1,
                    cost: 2.0
                }],
                "{algorithm:?}"
            );
            let result = find_path(&graph, 1, 2, &options).expect("places of the graph");
            assert_eq!(result.status, Status::Unreachable, "{algorithm:?}");
            let result = find_path(&graph, 1, 1, &options).expect("places of the graph");
            assert_eq!((result.path, result.cost), (vec![1], 0.0), "{algorithm:?}");
        }
    }
}

#[test]
fn connections_may_cost_different_amounts_there_and_back() {
    let node = |id: u32| Node {
        id,
        x: f64::from(id),
        y: 0.0,
    };
    let connections =
        [(0, 1, 3.0), (1, 0, 8.0)].map(|(from, to, cost)| Connection { from, to, cost });
    let graph = Graph::new(&[node(0), node(1)], &connections).expect("a graph that is allowed");
    for algorithm in ON_GRAPHS {
        for reverse in [false, true] {
            let options = Options {
                algorithm,
                reverse,
                ..Options::default()
            };
            assert_eq!(
                find_path(&graph, 0, 1, &options).expect("nodes").cost,
                3.0,
                "{algorithm:?}"
            );
            assert_eq!(
                find_path(&graph, 1, 0, &options).expect("nodes").cost,
                8.0,
                "{algorithm:?}"
            );
        }
    }
}

/// Where every connection costs what it is long, on one line, the estimate is exact but for the rounding. Not even that may
/// make it too high: by one digit, and a search would open nodes again.
#[test]
fn no_rounding_makes_the_estimate_of_a_graph_too_high() {
    let mut random = Random::new(37);
    for _ in rounds(200) {
        let mut x = 0.0;
        let nodes: Vec<Node> = (0..20)
            .map(|id| {
                x += f64::from(random.within(1, 9)) / 7.0;
                Node { id, x, y: x / 3.0 }
            })
            .collect();
        let connections: Vec<Connection> = nodes
            .windows(2)
            .map(|pair| Connection {
                from: pair[0].id,
                to: pair[1].id,
                cost: (pair[1].x - pair[0].x).hypot(pair[1].y - pair[0].y),
            })
            .collect();
        let graph = Graph::new(&nodes, &connections).expect("a graph that is allowed");
        let trace = stepstar::trace(&graph, 0, 19, &Options::default()).expect("nodes");
        let cost = trace.result().cost;
        for event in &trace {
            assert!(event.f <= cost, "{event:?}\nthe path costs {cost}");
        }
    }
}
