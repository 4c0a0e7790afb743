//! A graph as a search wants it: nodes in an order that keeps neighbours together, links beside their costs.

use super::order::along_curve;
use crate::map::graph::{Graph, Links, Node};
use crate::map::ranked::ranked;

/// The record of a node.
#[derive(Clone, Copy, Default)]
pub(super) struct NodeRecord {
    pub g: f64,
    pub h: f64,
    pub parent: u32,
    /// The search that wrote the rest, times two; one more once the node is closed.
    pub tag: u32,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Link {
    pub cost: f64,
    pub to: u32,
}

/// Connections between two nodes. Where there are more, it is not found out whether they are alike in both directions: that takes the
/// square of their number. A choice: graphs that mean something have a handful, and 64 x 64 looks take no time that shows.
const MOST_PARALLEL: usize = 64;

/// The links of node `i` lie from `first[i]` to `first[i + 1]`.
pub(super) struct Adjacency {
    first: Vec<u32>,
    links: Vec<Link>,
}

/// Where each node lies.
pub(super) struct Places(Vec<(f64, f64)>);

pub(super) struct RoadTable {
    pub records: Vec<NodeRecord>,
    pub places: Places,
    pub forward: Adjacency,
    pub backward: Adjacency,
    /// Which node of the graph each one here is, and the way back.
    pub given: Vec<u32>,
    pub own: Vec<u32>,
    /// What stands before the straight distance in an estimate.
    pub cheapest: f64,
    pub(super) generation: u32,
}

impl RoadTable {
    pub fn new(graph: &Graph) -> Self {
        let nodes = graph.nodes();
        let given = along_curve(nodes);
        let mut own = vec![0; given.len()];
        for (here, &there) in given.iter().enumerate() {
            own[there as usize] = here as u32;
        }
        let places = Places::new(nodes, &given);
        Self {
            // Squares of greater distances would overflow.
            cheapest: if places.extent() < 1e100 {
                graph.cheapest()
            } else {
                0.0
            },
            records: vec![NodeRecord::default(); given.len()],
            places,
            forward: Adjacency::new(graph.links(false), &given, &own),
            backward: Adjacency::new(graph.links(true), &given, &own),
            given,
            own,
            generation: 0,
        }
    }

    pub fn serves(&self, graph: &Graph) -> bool {
        self.given.len() == graph.nodes().len()
            && self.forward.links.len() == graph.connection_count()
    }

    /// Whether every connection has its like in the other direction, at the same cost. False too where very many join the same two nodes.
    pub fn is_symmetric(&self) -> bool {
        (0..self.given.len() as u32).all(|node| {
            let [out, back] = [&self.forward, &self.backward].map(|links| links.of(node));
            let [outward, backward] = [out, back].map(by_end);
            let same_end = |a: &(u32, u32), b: &(u32, u32)| a.0 == b.0;
            let mut pairs = outward.chunk_by(same_end).zip(backward.chunk_by(same_end));
            out.len() == back.len()
                && pairs.all(|(some, others)| {
                    let times = |group: &[(u32, u32)], links: &[Link], cost: f64| {
                        let costs = group.iter().map(|&(_, i)| links[i as usize].cost);
                        costs.filter(|&other| other == cost).count()
                    };
                    let alike = |&(_, i): &(u32, u32)| {
                        let cost = out[i as usize].cost;
                        times(some, out, cost) == times(others, back, cost)
                    };
                    // That others are no more than some follows from the sums: as many lead out everywhere as back.
                    same_end(&some[0], &others[0])
                        && some.len() <= MOST_PARALLEL
                        && some.iter().all(alike)
                })
        })
    }

    /// The tag of an open node in a new search.
    pub fn tag(&mut self) -> u32 {
        self.generation += 1;
        if self.generation == 1 << 31 {
            self.records.fill(NodeRecord::default());
            self.generation = 1;
        }
        self.generation << 1
    }
}

impl Places {
    fn new(nodes: &[Node], given: &[u32]) -> Self {
        let nodes = given.iter().map(|&index| &nodes[index as usize]);
        Self(nodes.map(|node| (node.x, node.y)).collect())
    }

    #[inline]
    pub fn distance(&self, a: u32, b: u32) -> f64 {
        let (a, b) = (self.0[a as usize], self.0[b as usize]);
        let (dx, dy) = (a.0 - b.0, a.1 - b.1);
        (dx * dx + dy * dy).sqrt()
    }

    /// No coordinate is greater, whatever its sign.
    fn extent(&self) -> f64 {
        self.0
            .iter()
            .fold(0.0, |most, at| most.max(at.0.abs()).max(at.1.abs()))
    }
}

impl Adjacency {
    fn new(links: &Links, given: &[u32], own: &[u32]) -> Self {
        let mut adjacency = Self {
            first: Vec::with_capacity(given.len() + 1),
            links: Vec::with_capacity(links.to.len()),
        };
        for &index in given {
            adjacency.first.push(adjacency.links.len() as u32);
            adjacency
                .links
                .extend(links.of(index).map(|(to, cost)| Link {
                    cost,
                    to: own[to as usize],
                }));
        }
        adjacency.first.push(adjacency.links.len() as u32);
        adjacency
    }

    #[inline]
    pub fn of(&self, node: u32) -> &[Link] {
        let node = node as usize;
        &self.links[self.first[node] as usize..self.first[node + 1] as usize]
    }
}

/// Where links lead, and which they are, in the order of the ends.
fn by_end(links: &[Link]) -> Vec<(u32, u32)> {
    ranked(links.iter().map(|link| link.to))
}
