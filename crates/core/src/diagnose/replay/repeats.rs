//! Nodes that are expanded once more, as programs do that put a node into the open list again for each way to it.

use super::{ROUNDING, Replaying};
use crate::map::MapRef;
use crate::options::{Algorithm, Closed};
use crate::search::record::State;
use crate::search::slip::Cheaper;
use crate::search::space::{NONE, Reach, Space};
use std::collections::HashMap;

impl Replaying<'_, '_> {
    /// Whether a node that is closed may be expanded once more, as programs do that put a node into the open list again for each way to
    /// it and take out all of these entries. Each expansion of a neighbour may have made one: also the second, where a sum of doubles was
    /// less by its last digit, which opens a closed node again, and then those behind it.
    pub fn is_repeat(&mut self, node: u32) -> bool {
        let single = !matches!(
            self.plan.options.algorithm,
            Algorithm::Jps | Algorithm::Theta | Algorithm::Bidirectional
        );
        // Who leaves an open node as it is, or where it is, has one entry of it.
        let single = single && self.plan.slip.cheaper == Cheaper::Improves;
        if !single || self.search.records.get(node).state != State::Closed {
            return false;
        }
        let least = self
            .search
            .open
            .first()
            .map_or(f64::INFINITY, |first| first.f.value());
        let mut times = self.times.take().unwrap_or_else(|| {
            let mut times = HashMap::new();
            for &node in &self.taken {
                *times.entry(node).or_default() += 1;
            }
            times
        });
        let entries = self.entries_up_to(node, least + least * ROUNDING, &times);
        let count = times.entry(node).or_default();
        let possible = *count < entries + u32::from(node == self.start);
        *count += u32::from(possible);
        self.times = Some(times);
        possible
    }

    /// How many ways to a node from closed neighbours have an f up to this, each as often as the neighbour was expanded; once, where
    /// what is closed is never opened again.
    fn entries_up_to(&mut self, node: u32, most: f64, times: &HashMap<u32, u32>) -> u32 {
        let mut before = Vec::new();
        match self.map {
            MapRef::Graph(graph) => {
                let links = graph.links(!self.plan.options.reverse).of(node);
                before.extend(links.map(|(from, _)| from));
            }
            MapRef::Grid(_) | MapRef::Floors(_) | MapRef::Hexagons(_) => {
                self.space.add_steps(node, NONE, &mut self.around);
                for reach in self.around.drain(..) {
                    if let Reach::Step { to, .. } = reach {
                        before.push(to);
                    }
                }
            }
        }
        let h = self.space.estimate(node);
        let opens_again = self.search.rules.closed != Closed::Ignore;
        let mut count = 0;
        for from in before {
            let known = self.search.records.get(from);
            if known.state != State::Closed {
                continue;
            }
            if let Some(cost) = self.cost(from, node) {
                let entry = self.search.rules.order.entry(node, known.g + cost, h, 0.0);
                if entry.f.value() <= most {
                    count += match times.get(&from) {
                        Some(&times) if opens_again => times,
                        _ => 1,
                    };
                }
            }
        }
        count
    }

    /// What the cheapest step from one node to another costs.
    pub fn cost(&mut self, from: u32, to: u32) -> Option<f64> {
        let mut least: Option<f64> = None;
        self.space.add_steps(from, NONE, &mut self.around);
        for reach in self.around.drain(..) {
            if let Reach::Step { to: other, cost } = reach
                && other == to
            {
                least = Some(least.map_or(cost, |least| least.min(cost)));
            }
        }
        least
    }
}
