//! The other loop: a plan that is kept up to date while the map changes, as LPA* and D* Lite do it. What it stores of a node is its record,
//! whose g is what these algorithms call rhs: the best way over its neighbours, as they are. What they call g is what held when the node was
//! expanded last. A node is open where the two differ, and closed where they agree.
//!
//! ```text
//!   rhs < g    a better way was found: expanded, g becomes rhs, and the neighbours hear of it
//!   rhs > g    its way has become dearer, or is gone: expanded, g is given up, and those that came by way of it look for another
//! ```

pub(crate) mod course;
pub(crate) mod lapse;
pub(crate) mod ways;
mod write;

use self::lapse::WalkMistake;
use self::ways::Ways;
use crate::result::Counts;
use crate::search::Outcome;
use crate::search::event_kind::EventKind;
use crate::search::observer::Observer;
use crate::search::open::heap::Heap;
use crate::search::open::{Entry, OpenList};
use crate::search::record::{Record, Records, State};
use crate::search::space::NONE;

/// A plan that can be kept up to date.
#[derive(Default)]
pub(crate) struct Repair {
    /// The best way to each node over its neighbours.
    pub records: Records,
    /// What held for each node when it was expanded last.
    settled: Records,
    pub open: Heap,
    pub counts: Counts,
    pub observer: Observer,
    root: u32,
}

impl Repair {
    /// Forgets all, and begins at a node.
    pub fn begin(&mut self, ways: &Ways<'_>, root: u32) {
        self.root = root;
        self.records.clear(ways.len());
        self.settled.clear(ways.len());
        self.open.clear();
        self.observer.tell(|log| log.forgot(f64::INFINITY));
        self.write(ways, EventKind::Open, root, f64::INFINITY, 0.0, NONE);
    }

    /// A cell is not what it was: steps onto it, from it, and past its corners.
    pub fn changed(&mut self, ways: &Ways<'_>, cell: u32) {
        for node in ways.around(cell) {
            self.look_back(ways, node);
        }
    }

    /// Expands until the way to `target` is a cheapest one, or `most` nodes have been expanded in all.
    pub fn advance(&mut self, ways: &Ways<'_>, target: u32, most: u64) -> Outcome {
        loop {
            let is_consistent = self.records.get(target).state != State::Open;
            let first = self.open.entries().first().copied();
            match first {
                Some(first) if !is_consistent || !self.is_beyond(ways, first, target) => {
                    if self.counts.expanded >= most {
                        return Outcome::Limit;
                    }
                    self.expand(ways, first);
                }
                _ if self.records.get(target).g.is_finite() => return Outcome::Found(target),
                _ => return Outcome::Unreachable,
            }
        }
    }

    /// Whether all that is open comes later than the target would. An entry keeps only the first digits of g: where they are the same, it
    /// does not.
    fn is_beyond(&self, ways: &Ways<'_>, first: Entry, target: u32) -> bool {
        let target = ways.entry(target, self.records.get(target).g);
        match ways.course.mistake {
            Some(WalkMistake::EmptiesQueue) => false,
            Some(WalkMistake::OnePartKey) => first.f >= target.f,
            _ => target.before(&first) && !target.ties_with(&first),
        }
    }

    fn expand(&mut self, ways: &Ways<'_>, entry: Entry) {
        let node = entry.node();
        let Record { g: way, parent, .. } = self.records.get(node);
        let before = self.settled.get(node).g;
        if entry.before(&ways.entry(node, way.min(before))) {
            self.write(ways, EventKind::Requeue, node, before, way, parent);
            return;
        }
        self.settle(ways, node);
    }

    /// Has what a node waits with hold, whatever its turn is: its better way, or that its way is no longer good.
    pub fn settle(&mut self, ways: &Ways<'_>, node: u32) {
        let Record { g: way, parent, .. } = self.records.get(node);
        let before = self.settled.get(node).g;
        let mistake = ways.course.mistake;
        self.counts.expanded += 1;
        if way < before {
            self.write(ways, EventKind::Close, node, way, way, parent);
            ways.each_onward(node, |to, cost| {
                if way + cost < self.records.get(to).g {
                    self.lead(ways, to, way + cost, node);
                }
            });
            return;
        }
        if mistake == Some(WalkMistake::NeverResets) {
            self.write(ways, EventKind::Close, node, way, way, parent);
        } else {
            let (way, parent) = self.best(ways, node);
            self.write(ways, EventKind::Raise, node, f64::INFINITY, way, parent);
        }
        if mistake != Some(WalkMistake::NeighboursLeftOut) {
            ways.each_onward(node, |to, _| {
                if self.records.get(to).parent == node {
                    self.look_back(ways, to);
                }
            });
        }
    }

    /// What has been counted so far, by the loop and by its list.
    pub fn counts(&self) -> Counts {
        let costs = self.open.costs();
        Counts {
            comparisons: costs.comparisons,
            moves: costs.moves,
            ..self.counts
        }
    }

    /// From a node along the best ways towards where the plan begins: as far as they lead, where a mistake has them go round in a circle.
    pub fn descent(&self, ways: &Ways<'_>, from: u32) -> Vec<u32> {
        let mut passed = vec![false; ways.len()];
        let mut nodes = Vec::new();
        let mut node = from;
        while node != NONE && !std::mem::replace(&mut passed[node as usize], true) {
            nodes.push(node);
            if node == self.root {
                break;
            }
            (_, node) = self.best(ways, node);
        }
        nodes
    }

    /// Looks for the best way to a node among its neighbours once more.
    fn look_back(&mut self, ways: &Ways<'_>, node: u32) {
        if node == self.root {
            return;
        }
        let (way, parent) = self.best(ways, node);
        let known = self.records.get(node);
        if (way, parent) != (known.g, known.parent) {
            self.lead(ways, node, way, parent);
        }
    }

    /// Over which neighbour the best way leads, and what it costs: over the same as before, if that is one of the best.
    fn best(&self, ways: &Ways<'_>, node: u32) -> (f64, u32) {
        let known = self.records.get(node).parent;
        let mut best = (f64::INFINITY, NONE);
        ways.each_back(node, |from, cost| {
            let way = self.settled.get(from).g + cost;
            if way < best.0 || way == best.0 && from == known && way.is_finite() {
                best = (way, from);
            }
        });
        best
    }
}
