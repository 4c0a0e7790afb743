//! The order of the open nodes: which one is expanded next, by the options.

use crate::options::{Algorithm, Options, TieBreak};
use crate::search::open::Entry;

/// How the order of the open nodes is made: by two sums, the same for all algorithms but for what each part counts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Order {
    /// How often g counts in the f that a trace shows, and how often h does.
    shown: [f64; 2],
    /// The same in the order: all f are equal where the age alone decides.
    sorted: [f64; 2],
    /// f counts as so many times g at least: from both ends as 2 g, so that neither side goes further than half way.
    least: f64,
    /// How often g counts in the tie-break, and how often the age does: below zero where more comes first.
    tie: [f64; 2],
}

impl Order {
    /// `algorithm` is never `Auto`.
    pub fn new(algorithm: Algorithm, options: &Options) -> Self {
        let weight = match algorithm {
            Algorithm::Dijkstra | Algorithm::Bfs => 0.0,
            _ => options.weight,
        };
        let shown = match algorithm {
            Algorithm::Greedy => [0.0, weight],
            _ => [1.0, weight],
        };
        let tie = match (algorithm, options.tie_break) {
            // First in, first out; last in, first out.
            (Algorithm::Bfs, _) => [0.0, 1.0],
            (Algorithm::Ida, _) => [0.0, -1.0],
            (_, TieBreak::HighG) => [-1.0, 0.0],
            (_, TieBreak::LowG) => [1.0, 0.0],
            (_, TieBreak::Oldest) => [0.0, 1.0],
            (_, TieBreak::Newest) => [0.0, -1.0],
        };
        Self {
            shown,
            sorted: match algorithm {
                Algorithm::Bfs | Algorithm::Ida => [0.0, 0.0],
                _ => shown,
            },
            least: match algorithm {
                Algorithm::Bidirectional => 2.0,
                _ => 0.0,
            },
            tie,
        }
    }

    /// The f that a trace shows.
    #[inline]
    pub fn f(&self, g: f64, h: f64) -> f64 {
        self.shown[0] * g + self.shown[1] * h
    }

    /// The h that a trace shows, and that an audit examines.
    pub fn h(&self, h: f64) -> f64 {
        if self.shown[1] == 0.0 { 0.0 } else { h }
    }

    /// Whether h counts for nothing, as with Dijkstra's algorithm, and in others with a weight of 0.
    pub fn is_by_g(&self) -> bool {
        self.shown == [1.0, 0.0]
    }

    /// The place of a node in the order. `age` counts the records before its own.
    #[inline]
    pub fn entry(&self, node: u32, g: f64, h: f64, age: f64) -> Entry {
        let f = self.sorted[0] * g + self.sorted[1] * h;
        let least = self.least * g;
        let f = if f < least { least } else { f };
        Entry::new(f, self.tie[0] * g + self.tie[1] * age, node)
    }
}
