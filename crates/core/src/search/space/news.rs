//! Which steps can be news: from the cell before, most neighbours have been reached at no greater cost already.
//!
//! ```text
//!   . . n        p was expanded, and led        n n n        entered upwards to the right, only
//!   p x n        to all cells around x but      . x n        two cells beside p were in its reach
//!   . . n        the three on the right         p . n
//! ```
//!
//! This leaves out less than [`super::prune`] does: of a way over a third cell nobody knows whether it has been looked at. But the
//! search goes the same way, event for event, as if all steps had been tried.

use super::prune::{Block, Passage, Pruning};
use crate::options::Diagonal;
use crate::search::units::Units;
use std::sync::OnceLock;

/// The directions that can be news under one rule; `None` for diagonal steps of an odd length. `uniform`: all cells cost the same.
pub(crate) fn news(rule: Diagonal, units: &Units, uniform: bool) -> Option<&'static Pruning> {
    static TABLES: [[OnceLock<Pruning>; 4]; 2] = [const { [const { OnceLock::new() }; 4] }; 2];
    // Sums are compared as they come: a diagonal step against two straight ones must not be a matter of rounding.
    let whole = units.straight.fract() == 0.0 && units.diagonal.fract() == 0.0;
    let usual = (units.straight..=2.0 * units.straight).contains(&units.diagonal);
    let is_news = if uniform && whole {
        among_equals
    } else {
        on_terrain
    };
    let table = &TABLES[usize::from(uniform && whole)][rule as usize];
    usual.then(|| table.get_or_init(|| Pruning::new(rule, is_news)))
}

fn among_equals(block: &Block, passage: &Passage) -> bool {
    is_news(block, passage, 1.0)
}

/// Where cells differ, what x itself cost may have been next to nothing.
fn on_terrain(block: &Block, passage: &Passage) -> bool {
    is_news(block, passage, 0.0)
}

/// `first`: what x costs beside the next cell.
fn is_news(block: &Block, passage: &Passage, first: f64) -> bool {
    block
        .step(passage.before, passage.to)
        .is_none_or(|direct| direct > first + passage.onward)
}
