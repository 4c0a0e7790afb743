//! How the hierarchy of corners is made: a part with each query, so that none of them waits for all of it.

use super::climb::Climb;
use super::corners::Corners;
use super::hierarchy::Hierarchy;
use super::joining::Joining;
use super::passing::Passing;
use super::scale::Scale;
use super::turning::Turning;
use crate::map::grid::Grid;
use crate::options::Diagonal;

/// Pairs of neighbours that are looked at with one query (`published`, the slowest query).
const PART: usize = 1 << 17;
/// Pairs in the time of a look around from a corner (`published`, the slowest query).
const LOOK: usize = 4;
/// Pairs in the time of entering the edges of a corner (`published`, the slowest query).
const ENTRY: usize = 2;

/// A hierarchy that is being made.
#[derive(Debug)]
pub(crate) struct Making {
    rule: Diagonal,
    scale: Scale,
    corners: Corners,
    joining: Joining,
    /// Once all corners are joined.
    passing: Option<Passing>,
}

impl Making {
    pub fn new(rule: Diagonal, scale: Scale, corners: Corners) -> Self {
        // An entry of the open list of a climb has room for so much.
        let limit = scale.limit.min(u64::from(u32::MAX));
        Self {
            rule,
            scale: Scale { limit, ..scale },
            joining: Joining::new(&corners),
            corners,
            passing: None,
        }
    }

    /// Makes another part of it; whether all is made.
    // Not inlined: an engine optimises a function when it is called again, not while it runs.
    #[inline(never)]
    pub fn advance(&mut self, grid: &Grid) -> bool {
        let Self {
            rule,
            scale,
            corners,
            joining,
            passing,
        } = self;
        let mut rest = PART;
        while rest > 0 {
            let done = match passing {
                // To put it all in order takes about as long again.
                Some(passing) if passing.is_over => return rest > PART / 2,
                Some(passing) => passing.advance(rest),
                None if joining.is_over() => {
                    let turning = Turning::new(grid, *rule, &corners.cells);
                    *passing = Some(Passing::new(joining.edges(), turning, scale.limit));
                    corners.cells.len() * ENTRY
                }
                None => joining.look(grid, *rule, corners, scale, rest.div_ceil(LOOK)) * LOOK,
            };
            rest = rest.saturating_sub(done);
        }
        false
    }

    /// What queries climb, once all is made.
    pub fn climb(self, grid: &Grid) -> Option<Climb> {
        let hierarchy = Hierarchy::new(grid, self.rule, &self.corners, &self.passing?);
        Some(Climb::new(self.rule, self.scale, self.corners, hierarchy))
    }
}
