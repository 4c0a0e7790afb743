//! A directed, weighted graph: nodes with positions, connections with costs.

mod ids;
mod links;
#[cfg(test)]
mod tests;

use self::ids::{index_among, index_ids};
pub(crate) use self::links::Links;
use crate::define::record;
use crate::error::{Error, MOST, named, numbered, part};
use crate::saying::{Field, say};

record! {
    /// A node of a [`Graph`]. The cost still to go is estimated from its position.
    [derive(Debug, Clone, Copy, PartialEq)] Node {
        /// The number that connections call it by: a whole number from 0 to 4294967295.
        id: u32,
        /// Position from left to right, from -1e100 to 1e100.
        x: f64,
        /// Position from top to bottom, likewise.
        y: f64,
    }
}

record! {
    /// A way from one node to another. The way back is a connection of its own, and may cost something else.
    [derive(Debug, Clone, Copy, PartialEq)] Connection {
        /// Where it begins.
        from: u32,
        /// Where it ends.
        to: u32,
        /// What it costs: 0 or more, at most 1e100.
        cost: f64,
    }
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
        check_count("number of nodes", nodes.len(), Self::MAX_NODES)?;
        check_count(
            "number of connections",
            connections.len(),
            Self::MAX_CONNECTIONS,
        )?;
        let index_of = index_ids(nodes)?;
        let find = |id: u32| index_among(&index_of, nodes.len(), id);
        let mut ends = Vec::with_capacity(connections.len());
        for (i, connection) in connections.iter().enumerate() {
            let Connection { from, to, cost } = *connection;
            let end = |name: &'static str, id: u32| {
                find(id).ok_or_else(|| {
                    let argument = part(name, numbered("connection", i));
                    Error::value(argument, &id, say!(ALLOWED_NODE))
                })
            };
            Error::check_cost(cost, || {
                let connection = say!(ARGUMENT_CONNECTION, number: i, from: from, to: to);
                part("cost", connection)
            })?;
            ends.push((end("\"from\"", from)?, end("\"to\"", to)?, cost));
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

    /// The nodes, in the order of the list that made the graph.
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

    /// Whether the node is occupied, so that no path leads over it but one that begins there.
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
        let count = self.nodes.len();
        let outside = || Error::range(say!(OUTSIDE_GRAPH, argument: Field::Node(id), n: count));
        self.index(id).ok_or_else(outside)
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

fn check_count(name: &'static str, count: usize, most: usize) -> Result<(), Error> {
    if count <= most {
        return Ok(());
    }
    Err(Error::value(
        named(name),
        &count,
        say!(ALLOWED_MOST, most: most),
    ))
}
