//! The rules of the loop that known mistakes break: each mistake changes one of them.

use crate::search::estimate::{Measure, Rounding};
use crate::search::record::State;
use crate::search::units::Units;
use std::sync::Arc;

/// The rules that a mistaken search follows otherwise. By default all are as they should be.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Slip {
    pub cheaper: Cheaper,
    /// Whether the search goes on after the goal.
    pub endless: bool,
    /// How the estimate is measured, if otherwise than the options say.
    pub measure: Option<Measure>,
    /// How the estimate is made a whole number.
    pub rounding: Rounding,
    /// What a diagonal step costs in place of what it should, which the estimate goes by.
    pub diagonal_cost: Option<f64>,
    /// For which cell a step pays.
    pub pays: Pays,
    /// Whether the cell after the end of a row is the first of the next one.
    pub joins_rows: bool,
    /// A direction in which no step is taken.
    pub lacks: Option<(i32, i32)>,
    /// Nodes that a search before has left closed, in order: they are never opened.
    pub barred: Option<Arc<[u32]>>,
}

/// For which cell a step pays.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Pays {
    /// For the one entered.
    #[default]
    Entered,
    /// For the one left.
    Left,
    /// For none: each costs 1.
    One,
}

/// How an open node that is reached more cheaply is treated.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Cheaper {
    /// It improves, and so does its place in the order.
    #[default]
    Improves,
    /// It improves, and its place in the order stays what it was.
    KeepsPlace,
    /// It stays as it is.
    Stays,
    /// It stays as it is, and so does a closed one: the first way to a node is kept.
    First,
}

impl Cheaper {
    /// Whether a node that the search has reached before stays as it is.
    pub fn ignores(self, known: State) -> bool {
        match self {
            Self::Improves | Self::KeepsPlace => false,
            Self::Stays => known == State::Open,
            Self::First => true,
        }
    }
}

impl Slip {
    /// How steps are counted.
    pub fn units(&self, mut units: Units) -> Units {
        if let Some(cost) = self.diagonal_cost {
            units.diagonal = cost * units.straight;
        }
        units
    }
}
