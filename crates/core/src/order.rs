//! Which open node comes first: from the choices of the options to a total order.

use crate::open::{Entry, Key};
use crate::options::{Algorithm, Options, TieBreak};

/// How the order of the open nodes is made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Order {
    by: By,
    tie: TieBreak,
    weight: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    /// f = g + weight * h.
    Sum,
    /// h alone.
    Estimate,
    /// First in, first out.
    Arrival,
    /// Last in, first out.
    LatestArrival,
    /// From both ends: the larger of f and 2 g, so that neither side goes further than half way.
    Meeting,
}

impl Order {
    /// `algorithm` is never `Auto`.
    pub fn new(algorithm: Algorithm, options: &Options) -> Self {
        let by = match algorithm {
            Algorithm::Greedy => By::Estimate,
            Algorithm::Bfs => By::Arrival,
            Algorithm::Ida => By::LatestArrival,
            Algorithm::Bidirectional => By::Meeting,
            _ => By::Sum,
        };
        let weight = if matches!(algorithm, Algorithm::Dijkstra | Algorithm::Bfs) {
            0.0
        } else {
            options.weight
        };
        Self {
            by,
            tie: options.tie_break,
            weight,
        }
    }

    /// What is shown as f.
    #[inline]
    pub fn f(&self, g: f64, h: f64) -> f64 {
        match self.by {
            By::Estimate => self.weight * h,
            _ => g + self.weight * h,
        }
    }

    /// What is shown as h, and what an audit examines.
    pub fn h(&self, h: f64) -> f64 {
        if self.weight == 0.0 { 0.0 } else { h }
    }

    /// The place of a node in the order. `written` counts the records before its own.
    #[inline]
    pub fn entry(&self, node: u32, g: f64, h: f64, written: u64) -> Entry {
        let arrival = written as f64;
        let tie = match self.tie {
            TieBreak::HighG => -g,
            TieBreak::LowG => g,
            TieBreak::Oldest => arrival,
            TieBreak::Newest => -arrival,
        };
        let f = self.f(g, h);
        let (f, tie) = match self.by {
            By::Sum | By::Estimate => (f, tie),
            By::Arrival => (0.0, arrival),
            By::LatestArrival => (0.0, -arrival),
            By::Meeting => (f.max(2.0 * g), tie),
        };
        Entry {
            f: Key::new(f),
            tie: Key::new(tie),
            node,
        }
    }
}
