//! A* over a graph.

use super::table::{Adjacency, NodeRecord};
use super::wide_heap::WideHeap;
use crate::result::Counts;

/// A search for no goal in particular: it reaches all that can be reached.
pub(super) const NOWHERE: u32 = u32::MAX;

/// Searches from start to goal. Afterwards the records with this tag know g and their parent.
/// `estimate` never says too much; where it is not consistent, nodes are opened again.
pub(super) fn search(
    (records, tag): (&mut [NodeRecord], u32),
    adjacency: &Adjacency,
    heap: &mut WideHeap,
    (start, goal): (u32, u32),
    estimate: impl Fn(u32) -> f64,
    blocked: impl Fn(u32) -> bool,
) -> Counts {
    let mut counts = Counts {
        generated: 1,
        ..Counts::default()
    };
    heap.clear();
    records[start as usize] = NodeRecord {
        g: 0.0,
        h: estimate(start),
        parent: start,
        tag,
    };
    heap.push(records[start as usize].h, start);
    // What the goal has cost so far: nothing that comes to as much is of use.
    let mut best = f64::INFINITY;
    while let Some((f, node)) = heap.pop() {
        if f >= best {
            break;
        }
        let record = &mut records[node as usize];
        if record.tag != tag {
            continue;
        }
        record.tag |= 1;
        counts.expanded += 1;
        let g = record.g;
        for link in adjacency.of(node) {
            let to = link.to;
            let reached = g + link.cost;
            let next = &mut records[to as usize];
            let seen = next.tag | 1 == tag | 1;
            if seen && reached >= next.g || reached >= best || blocked(to) {
                continue;
            }
            let h = if seen { next.h } else { estimate(to) };
            counts.generated += u64::from(!seen);
            counts.improved += u64::from(next.tag == tag);
            counts.reopened += u64::from(next.tag == tag | 1);
            *next = NodeRecord {
                g: reached,
                h,
                parent: node,
                tag,
            };
            if to == goal {
                best = reached;
            } else if reached + h < best {
                heap.push(reached + h, to);
            }
        }
    }
    counts
}
