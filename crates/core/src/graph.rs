//! A directed, weighted graph: nodes with positions, connections with costs.

use crate::error::{Error, MOST};
use crate::number::exact;
use crate::ranked::ranked;

/// A node of a [`Graph`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Node {
    /// The number that connections call it by.
    pub id: u32,
    /// Position from left to right, from -1e100 to 1e100.
    pub x: f64,
    /// Position from top to bottom, likewise.
    pub y: f64,
}

/// A way from one node to another. The way back is a connection of its own, and may cost something else.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Connection {
    /// Where it begins.
    pub from: u32,
    /// Where it ends.
    pub to: u32,
    /// What it costs: 0 or more, at most 1e100.
    pub cost: f64,
}

/// A directed, weighted graph whose nodes have positions and may be occupied.
///
/// ```
/// use stepstar::{Connection, Graph, Node, Options};
/// let nodes = [(1, 0.0), (2, 3.0), (3, 6.0)].map(|(id, x)| Node { id, x, y: 0.0 });
/// let connections = [(1, 2, 3.0), (2, 3, 3.0), (1, 3, 9.0)].map(|(from, to, cost)| Connection { from, to, cost });
/// let graph = Graph::new(&nodes, &connections).unwrap();
/// let result = stepstar::find_path(&graph, 1, 3, &Options::default()).unwrap();
/// assert_eq!((result.path, result.cost), (vec![1, 2, 3], 6.0));
/// ```
#[derive(Debug, Clone)]
pub struct Graph {
    nodes: Vec<Node>,
    /// The ids in order, each with its index; empty where every id is its own index.
    index_of: Vec<(u32, u32)>,
    forward: Links,
    backward: Links,
    occupied: Vec<bool>,
    /// The least cost per distance over all connections: what makes the straight distance consistent.
    cheapest: f64,
    version: u64,
}

/// The connections of every node in one list, those of node `i` from `first[i]` to `first[i + 1]`.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Links {
    pub first: Vec<u32>,
    pub to: Vec<u32>,
    pub cost: Vec<f64>,
}

impl Graph {
    /// The greatest number of connections.
    pub const MAX_CONNECTIONS: usize = 20_000_000;
    /// The greatest number of nodes.
    pub const MAX_NODES: usize = 1 << 24;

    /// Makes a graph of these nodes and connections.
    ///
    /// # Errors
    ///
    /// If there are too many, two nodes have the same id, a connection begins or ends at no node, or a number is out of
    /// range.
    pub fn new(nodes: &[Node], connections: &[Connection]) -> Result<Self, Error> {
        check_count("nodes", nodes.len(), Self::MAX_NODES)?;
        check_count("connections", connections.len(), Self::MAX_CONNECTIONS)?;
        let index_of = index_ids(nodes)?;
        let find = |id: u32| index_among(&index_of, nodes.len(), id);
        let mut ends = Vec::with_capacity(connections.len());
        for (i, connection) in connections.iter().enumerate() {
            let Connection { from, to, cost } = *connection;
            let end = |name: &str, id: u32| {
                find(id).ok_or_else(|| {
                    Error::value(
                        &format!("\"{name}\" of connection {i}"),
                        id,
                        "the id of a node of the graph",
                    )
                })
            };
            Error::check_cost(cost, || format!("cost of connection {i} ({from} to {to})"))?;
            ends.push((end("from", from)?, end("to", to)?, cost));
        }
        let mut graph = Self {
            nodes: nodes.to_vec(),
            index_of,
            forward: Links::new(nodes.len(), &ends, false),
            backward: Links::new(nodes.len(), &ends, true),
            occupied: vec![false; nodes.len()],
            cheapest: 0.0,
            version: 0,
        };
        graph.cheapest = graph.cheapest_per_distance(&ends);
        Ok(graph)
    }

    /// The nodes, in the order in which they were given.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The connections, those from the same node one after the other.
    pub fn connections(&self) -> impl Iterator<Item = Connection> {
        self.nodes.iter().zip(0..).flat_map(|(node, index)| {
            let links = self.forward.of(index);
            links.map(|(to, cost)| Connection {
                from: node.id,
                to: self.nodes[to as usize].id,
                cost,
            })
        })
    }

    /// How many connections there are.
    pub fn connection_count(&self) -> usize {
        self.forward.to.len()
    }

    /// A number that grows with every edit.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Whether the node is occupied, so that no path leads over it. Only the start of a path may be.
    pub fn is_occupied(&self, id: u32) -> bool {
        self.index(id)
            .is_some_and(|index| self.occupied[index as usize])
    }

    /// Occupies or frees a node. Its connections stay.
    ///
    /// # Errors
    ///
    /// If no node has this id.
    pub fn set_occupied(&mut self, id: u32, occupied: bool) -> Result<(), Error> {
        let index = self.checked(id)? as usize;
        if self.occupied[index] != occupied {
            self.occupied[index] = occupied;
            self.version += 1;
        }
        Ok(())
    }

    /// The index of a node in [`Graph::nodes`], by its id.
    pub fn index(&self, id: u32) -> Option<u32> {
        index_among(&self.index_of, self.nodes.len(), id)
    }

    pub(crate) fn checked(&self, id: u32) -> Result<u32, Error> {
        self.index(id).ok_or_else(|| Error::Outside {
            name: "node".to_owned(),
            place: id.to_string(),
            allowed: format!(
                "the number of its nodes is {}, and none has this id",
                self.nodes.len()
            ),
        })
    }

    pub(crate) fn occupied(&self) -> &[bool] {
        &self.occupied
    }

    pub(crate) fn links(&self, backward: bool) -> &Links {
        if backward {
            &self.backward
        } else {
            &self.forward
        }
    }

    pub(crate) fn distance(&self, a: u32, b: u32) -> f64 {
        let (a, b) = (&self.nodes[a as usize], &self.nodes[b as usize]);
        length(a.x - b.x, a.y - b.y)
    }

    /// The least cost per straight distance of all connections.
    pub(crate) fn cheapest(&self) -> f64 {
        self.cheapest
    }

    fn cheapest_per_distance(&self, ends: &[(u32, u32, f64)]) -> f64 {
        let least = ends
            .iter()
            .filter_map(|&(from, to, cost)| {
                let distance = self.distance(from, to);
                let per_distance = cost / distance;
                // Numbers as small as that have too few digits to be a billionth less.
                let small = cost.min(per_distance) < 1e-290;
                (distance > 0.0).then_some(if small { 0.0 } else { per_distance })
            })
            .fold(f64::INFINITY, f64::min);
        // A billionth less, so that no rounding of a distance can make the estimate inconsistent. And no more than any cost may be: more,
        // times the greatest distance, could be endless.
        if least.is_finite() {
            least.min(MOST) * (1.0 - 1e-9)
        } else {
            0.0
        }
    }
}

/// Equal are graphs with the same nodes and connections, in the same order, whose same nodes are occupied.
impl PartialEq for Graph {
    fn eq(&self, other: &Self) -> bool {
        self.nodes == other.nodes
            && self.forward == other.forward
            && self.occupied == other.occupied
    }
}

impl Links {
    fn new(nodes: usize, ends: &[(u32, u32, f64)], backward: bool) -> Self {
        let turned = |&(from, to, cost): &(u32, u32, f64)| {
            if backward {
                (to, from, cost)
            } else {
                (from, to, cost)
            }
        };
        let mut first = vec![0; nodes + 1];
        for (from, ..) in ends.iter().map(turned) {
            first[from as usize + 1] += 1;
        }
        for i in 0..nodes {
            first[i + 1] += first[i];
        }
        let mut next = first.clone();
        let mut links = Self {
            first,
            to: vec![0; ends.len()],
            cost: vec![0.0; ends.len()],
        };
        for (from, to, cost) in ends.iter().map(turned) {
            let place = next[from as usize] as usize;
            next[from as usize] += 1;
            links.to[place] = to;
            links.cost[place] = cost;
        }
        links
    }

    /// Where one can go from a node, and at what cost.
    pub fn of(&self, node: u32) -> impl Iterator<Item = (u32, f64)> {
        let range = self.first[node as usize] as usize..self.first[node as usize + 1] as usize;
        self.to[range.clone()]
            .iter()
            .copied()
            .zip(self.cost[range].iter().copied())
    }
}

/// Not `hypot`, whose last bit differs from platform to platform: traces would differ with it.
fn length(dx: f64, dy: f64) -> f64 {
    let square = dx * dx + dy * dy;
    if square >= 1e-250 {
        square.sqrt()
    } else {
        // The squares of such small numbers lose their digits, or are 0.
        let (dx, dy) = (dx * 1e180, dy * 1e180);
        (dx * dx + dy * dy).sqrt() / 1e180
    }
}

fn check_count(name: &str, count: usize, most: usize) -> Result<(), Error> {
    if count <= most {
        return Ok(());
    }
    Err(Error::value(
        &format!("number of {name}"),
        count,
        &format!("at most {most}"),
    ))
}

/// The ids in order, each with its index, once it is certain that ids are different and positions not too far away.
fn index_ids(nodes: &[Node]) -> Result<Vec<(u32, u32)>, Error> {
    if let Some(node) = nodes
        .iter()
        .find(|node| ![node.x, node.y].iter().all(|side| side.abs() <= MOST))
    {
        return Err(Error::value(
            &format!("position of node {}", node.id),
            format!("({}, {})", exact(node.x), exact(node.y)),
            "two finite numbers, from -1e100 to 1e100",
        ));
    }
    let ids = nodes.iter().map(|node| node.id);
    if ids
        .clone()
        .zip(0..)
        .all(|(id, index): (u32, u32)| id == index)
    {
        return Ok(Vec::new());
    }
    let index_of = ranked(ids);
    match index_of.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        None => Ok(index_of),
        Some(pair) => Err(Error::value(
            &format!("id of node {}", pair[1].1),
            pair[1].0,
            "an id that no other node has",
        )),
    }
}

fn index_among(index_of: &[(u32, u32)], count: usize, id: u32) -> Option<u32> {
    if index_of.is_empty() {
        return ((id as usize) < count).then_some(id);
    }
    let place = index_of.binary_search_by_key(&id, |&(id, _)| id).ok()?;
    Some(index_of[place].1)
}

#[cfg(test)]
mod tests {
    use super::{Connection, Graph, Node};
    use crate::{Algorithm, Options};

    #[test]
    fn graphs_are_equal_when_they_look_the_same() {
        let nodes = [1, 2].map(|id| Node { id, x: 0.0, y: 0.0 });
        let there = |cost| Connection {
            from: 1,
            to: 2,
            cost,
        };
        let graph = |connections: &[_]| Graph::new(&nodes, connections).unwrap();
        let mut edited = graph(&[there(1.0)]);
        assert_ne!(edited, graph(&[]));
        assert_ne!(edited, graph(&[there(2.0)]));
        edited.set_occupied(2, true).unwrap();
        assert_ne!(edited, graph(&[there(1.0)]));
        edited.set_occupied(2, false).unwrap();
        assert_eq!(edited, graph(&[there(1.0)]));
    }

    /// Two nodes so near each other, and so dear to go between, that the same for the third would be endless.
    #[test]
    fn no_estimate_is_endless() {
        let nodes = [(1, 0.0), (2, 1e-200), (3, 1e100)].map(|(id, x)| Node { id, x, y: 0.0 });
        let there = Connection {
            from: 1,
            to: 2,
            cost: 1e100,
        };
        let graph = Graph::new(&nodes, &[there]).unwrap();
        for algorithm in [Algorithm::AStar, Algorithm::Dijkstra] {
            let options = Options {
                algorithm,
                ..Options::default()
            };
            let trace = crate::trace(&graph, 1, 3, &options).unwrap();
            for event in &trace {
                assert!(event.h.is_finite() && event.f.is_finite(), "{event:?}");
            }
        }
    }

    #[test]
    fn the_version_grows_with_every_edit() {
        let nodes = [1, 2].map(|id| Node { id, x: 0.0, y: 0.0 });
        let mut graph = Graph::new(&nodes, &[]).unwrap();
        let mut version = graph.version();
        for (id, occupied, edits) in [
            (1, false, false),
            (1, true, true),
            (1, true, false),
            (2, true, true),
            (1, false, true),
        ] {
            graph.set_occupied(id, occupied).unwrap();
            assert!(graph.version() >= version);
            assert_eq!(graph.version() != version, edits);
            version = graph.version();
        }
        assert!(graph.set_occupied(3, true).is_err());
        assert_eq!(graph.version(), version);
    }
}
