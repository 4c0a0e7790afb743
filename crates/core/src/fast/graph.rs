//! The fast route for graphs.
//!
//! ```text
//!   graph --> table (neighbours together in memory) --> A* by straight distance --> path
//!                                  searches add up --> landmarks --> A* by better bounds
//! ```

use super::graph_heap::Heap;
use super::graph_landmarks::Landmarks;
use super::graph_search::search;
use super::graph_table::Table;
use super::terrain::Reached;
use crate::graph::Graph;

/// Searches graphs. Keeps its tables from query to query.
pub(crate) struct Roads {
    table: Option<Table>,
    landmarks: Landmarks,
    heap: Heap,
}

impl Roads {
    pub fn new() -> Self {
        Self {
            table: None,
            landmarks: Landmarks::default(),
            heap: Heap::default(),
        }
    }

    /// The cheapest path between two free nodes that differ, by their index. Occupied nodes are looked up in the graph as it is now.
    pub fn find(&mut self, graph: &Graph, start: u32, goal: u32) -> Option<Reached> {
        if !self.table.as_ref().is_some_and(|table| table.serves(graph)) {
            self.table = Some(Table::new(graph));
            self.landmarks = Landmarks::default();
        }
        let table = self.table.as_mut()?;
        let (start, goal) = (table.own[start as usize], table.own[goal as usize]);
        let mut reached = Reached {
            path: Vec::new(),
            cost: f64::INFINITY,
            expanded: 0,
            generated: 0,
            improved: 0,
            reopened: 0,
            comparisons: 0,
            moves: 0,
        };
        let Some(bounds) = self.landmarks.bounds(start, goal) else {
            return Some(reached);
        };
        let tag = table.tag();
        let (cheapest, places) = (table.cheapest, &table.places);
        let (given, occupied) = (&table.given, graph.occupied());
        let counts = search(
            (&mut table.spots, tag),
            &table.forward,
            &mut self.heap,
            (start, goal),
            |node| bounds.of(node).max(cheapest * places.distance(node, goal)),
            |node| occupied[given[node as usize] as usize],
        );
        if table.spots[goal as usize].tag == tag {
            reached.path = path(table, goal);
            reached.cost = table.spots[goal as usize].g;
        }
        reached.expanded = counts.expanded;
        reached.generated = counts.generated;
        reached.improved = counts.improved;
        reached.reopened = counts.reopened;
        reached.comparisons = self.heap.comparisons;
        reached.moves = self.heap.moves;
        self.landmarks
            .grow(table, &mut self.heap, start, counts.expanded);
        Some(reached)
    }
}

/// Back from parent to parent, named as the graph does.
fn path(table: &Table, goal: u32) -> Vec<u32> {
    let mut path = Vec::new();
    let mut at = goal;
    loop {
        path.push(table.given[at as usize]);
        let parent = table.spots[at as usize].parent;
        if parent == at {
            break;
        }
        at = parent;
    }
    path.reverse();
    path
}
