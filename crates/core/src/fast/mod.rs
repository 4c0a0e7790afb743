//! The fast routes: the same answers as the plain engine, from code that knows what kind of map it is on.

pub(crate) mod graph;
mod landmarks;
mod measure;
pub(crate) mod routes;
pub(crate) mod terrain;
mod trees;
pub(crate) mod uniform;

use crate::result::Counts;

/// What a fast route over cells that cost the same answers.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Found {
    /// Start, goal and between them the cells where the path turns, as y * width + x: from one to the next all steps are equal.
    /// Empty when the goal can't be reached.
    pub turns: Vec<u32>,
    /// How many steps of the path are straight; the cost is exact from these two.
    pub straight: u32,
    /// How many steps of the path are diagonal.
    pub diagonal: u32,
    pub counts: Counts,
}

/// What the other fast routes answer. An empty path: the goal can't be reached.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Reached {
    pub path: Vec<u32>,
    pub cost: f64,
    pub counts: Counts,
}

impl Reached {
    /// No path, and no search.
    pub fn nothing() -> Self {
        Self {
            path: Vec::new(),
            cost: f64::INFINITY,
            counts: Counts::default(),
        }
    }
}

#[cfg(test)]
impl crate::seeded::Random {
    /// From 0 to 1, without 1: for costs that are no whole numbers.
    fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }
}
