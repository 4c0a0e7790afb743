//! The fast route for graphs.
//!
//! ```text
//!   graph --> table (neighbours together in memory) --> A* by straight distance --> path
//!                                  searches add up --> landmarks --> A* by better bounds
//! ```

mod order;
mod search;
mod table;
#[cfg(test)]
mod tests;
mod wide_heap;

use self::search::{NOWHERE, search};
use self::table::{NodeRecord, Places, RoadTable};
use self::wide_heap::WideHeap;
use crate::fast::landmarks::{Bounds, Landmarks};
use crate::map::graph::Graph;
use crate::result::Counts;
use crate::route::Answer;

/// Searches graphs. Keeps its tables from query to query.
pub(crate) struct Roads {
    table: Option<RoadTable>,
    landmarks: Landmarks<f64>,
    heap: WideHeap,
}

impl Roads {
    pub fn new() -> Self {
        Self {
            table: None,
            landmarks: Landmarks::new(false),
            heap: WideHeap::default(),
        }
    }

    /// The cheapest path between two free nodes that differ, by their index. Occupied nodes are looked up in the graph as it is now.
    // Not inlined: a browser compiles a function whole when it is first called, and often this one is not needed.
    #[inline(never)]
    pub fn find(&mut self, graph: &Graph, start: u32, goal: u32) -> Option<Answer> {
        if !self.table.as_ref().is_some_and(|table| table.serves(graph)) {
            let table = RoadTable::new(graph);
            self.landmarks = Landmarks::new(table.is_symmetric());
            self.table = Some(table);
        }
        let table = self.table.as_mut()?;
        let (start, goal) = (table.own[start as usize], table.own[goal as usize]);
        let mut reached = Answer::NONE;
        let Some(bounds) = self.landmarks.bounds(start, goal) else {
            return Some(reached);
        };
        let tag = table.tag();
        let counts = search(
            (&mut table.records, tag),
            &table.forward,
            &mut self.heap,
            (start, goal),
            estimate(bounds, &table.places, table.cheapest, goal),
            blocked(&table.given, graph.occupied()),
        );
        if table.records[goal as usize].tag == tag {
            reached.path = path(table, goal);
            reached.cost = table.records[goal as usize].g;
        }
        reached.counts = Counts {
            comparisons: self.heap.comparisons,
            moves: self.heap.moves,
            ..counts
        };
        // All nodes count as free: occupied ones only make ways longer, so the bounds hold whatever is occupied.
        let (nodes, heap) = (table.records.len(), &mut self.heap);
        self.landmarks
            .grow(nodes, (start, counts.expanded), |landmark| {
                Some(distances(table, heap, landmark))
            });
        Some(reached)
    }
}

/// What is still to go at least: what landmarks know, or the straight distance times what it costs where that is cheapest.
fn estimate(bounds: Bounds<'_>, places: &Places, cheapest: f64, goal: u32) -> impl Fn(u32) -> f64 {
    move |node| {
        bounds
            .of::<f64>(node)
            .max(cheapest * places.distance(node, goal))
    }
}

/// Whether a node is occupied, by its index in the graph.
fn blocked(given: &[u32], occupied: &[bool]) -> impl Fn(u32) -> bool {
    move |node| {
        let there = occupied.get(given[node as usize] as usize);
        there == Some(&true)
    }
}

/// Back from parent to parent, named as the graph does.
fn path(table: &RoadTable, goal: u32) -> Vec<u32> {
    let mut path = Vec::new();
    let mut at = goal;
    loop {
        path.push(table.given[at as usize]);
        let parent = table.records[at as usize].parent;
        if parent == at {
            break;
        }
        at = parent;
    }
    path.reverse();
    path
}

/// What the way from every node to the landmark costs.
fn distances(table: &mut RoadTable, heap: &mut WideHeap, landmark: u32) -> Vec<f64> {
    let tag = table.tag();
    let records = (table.records.as_mut_slice(), tag);
    search(
        records,
        &table.backward,
        heap,
        (landmark, NOWHERE),
        estimate(Bounds::NONE, &table.places, 0.0, landmark),
        blocked(&table.given, &[]),
    );
    let cost = |record: &NodeRecord| {
        if record.tag | 1 == tag | 1 {
            record.g
        } else {
            f64::INFINITY
        }
    };
    table.records.iter().map(cost).collect()
}
