//! Lower bounds within the core: how far a few of its corners, the landmarks, are from all others.
//!
//! ```text
//!   corner - - - > goal - - - > landmark      d(corner, goal) >= | d(corner, landmark) - d(goal, landmark) |
//! ```
//!
//! Where walls are many the octile distance says little; these distances know of the walls.

use super::hierarchy::{Hierarchy, NONE};
use super::nodes::{Nodes, Packed, cell_of, pack};
use super::queue::Queue;

/// Greatest number of landmarks (`published`, again).
const MOST: usize = 16;
/// Landmarks at which a query looks: those that say most about its ends (`published`, again).
const ACTIVE: usize = 3;
/// Landmarks after which one more must save twice what it costs to work out (`published`, again).
const DOUBLING: usize = 5;

/// The landmarks of a core.
#[derive(Debug, Default)]
pub(crate) struct CoreLandmarks {
    /// For each landmark how far each corner of the core is from it; [`NONE`] where there is no way.
    columns: Vec<Vec<u32>>,
    /// How far the nearest landmark is.
    nearest: Vec<u32>,
    /// How many corners of the core searches have expanded.
    spent: u64,
}

/// A landmark as one query sees it.
#[derive(Clone, Copy)]
struct CoreView<'a> {
    column: &'a [u32],
    goal: u32,
}

/// The bounds of one query.
pub(crate) struct CoreBounds<'a> {
    views: [CoreView<'a>; ACTIVE],
}

impl CoreLandmarks {
    #[cfg(test)]
    pub fn count(&self) -> usize {
        self.columns.len()
    }

    /// Works out one more landmark once searches have expanded as many corners as it and those before it cost, and more the more there
    /// are, since each says less than the one before. `corner` is any of the core.
    pub fn grow(
        &mut self,
        hierarchy: &Hierarchy,
        queue: &mut Queue,
        shift: u32,
        corner: u32,
        spent: u64,
    ) {
        self.spent += spent;
        let count = self.columns.len();
        let price = (hierarchy.core * count * (count + DOUBLING) / DOUBLING) as u64;
        if count == MOST || self.spent < price || cfg!(without = "core-landmarks") {
            return;
        }
        let mut from = |corner: u32| {
            let mut far = vec![NONE; hierarchy.core];
            far[corner as usize] = 0;
            distances(hierarchy, queue, shift, &[corner], &mut far);
            far
        };
        if self.nearest.is_empty() {
            // As far as can be from any place.
            self.nearest = from(corner);
        }
        let reached = (0..).zip(&self.nearest).filter(|&(_, &far)| far != NONE);
        let Some((farthest, _)) = reached.max_by_key(|&(_, far)| far) else {
            return;
        };
        let found = from(farthest);
        if self.columns.is_empty() {
            self.nearest.clone_from(&found);
        }
        for (nearest, &far) in self.nearest.iter_mut().zip(&found) {
            *nearest = (*nearest).min(far);
        }
        self.columns.push(found);
    }

    /// The bounds for a query, from the corners of the core to which one climbs from its start and from its goal.
    pub fn bounds(&self, start: &[u32], goal: GoalSide<'_>) -> Option<CoreBounds<'_>> {
        // One corner of each end is enough to choose by.
        let (from, to) = (*start.first()? as usize, *goal.corners.first()? as usize);
        let mut worth = [0; ACTIVE];
        let mut chosen = [None; ACTIVE];
        for column in &self.columns {
            if column[from] == NONE || column[to] == NONE {
                continue;
            }
            let said = column[from].abs_diff(column[to]);
            if let Some(place) = worth.iter().position(|&other| other <= said) {
                worth[place..].rotate_right(1);
                chosen[place..].rotate_right(1);
                worth[place] = said;
                chosen[place] = Some(column);
            }
        }
        let views = chosen.map(|column| {
            let column = column?;
            let goal = goal.far(column)?;
            Some(CoreView { column, goal })
        });
        let best = views[0]?;
        Some(CoreBounds {
            views: views.map(|view| view.unwrap_or(best)),
        })
    }
}

/// The corners of the core to which one climbs from the goal, with their records.
#[derive(Clone, Copy)]
pub(crate) struct GoalSide<'a> {
    pub corners: &'a [u32],
    pub nodes: &'a Nodes,
}

impl GoalSide<'_> {
    /// How far the goal is from a landmark. What does not fit was left out of the column as well, so the least of the others is right.
    fn far(self, column: &[u32]) -> Option<u32> {
        let mut least = u64::MAX;
        for &corner in self.corners {
            if column[corner as usize] != NONE {
                least = least.min(self.nodes.g(corner) + u64::from(column[corner as usize]));
            }
        }
        u32::try_from(least).ok()
    }
}

impl CoreBounds<'_> {
    /// What the way from a corner of the core to the goal costs at least.
    #[inline]
    pub fn of(&self, corner: u32) -> u64 {
        let mut least = 0;
        for view in &self.views {
            let far = view.column[corner as usize];
            if far != NONE {
                least = least.max(far.abs_diff(view.goal));
            }
        }
        u64::from(least)
    }
}

/// How far all corners of the core are, from some whose distances are there already, and all others [`NONE`]: Dijkstra's search.
pub(crate) fn distances(
    hierarchy: &Hierarchy,
    queue: &mut Queue,
    shift: u32,
    from: &[u32],
    distances: &mut [u32],
) {
    queue.begin(0, shift);
    for &corner in from {
        let far = u64::from(distances[corner as usize]);
        queue.push(far, pack(far, corner));
    }
    while let Some(taken) = queue.pop() {
        let (far, corner): (Packed, u32) = (taken >> 24, cell_of(taken));
        if u64::from(distances[corner as usize]) != far {
            continue;
        }
        for edge in hierarchy.upwards(corner) {
            let far = far + u64::from(edge.weight());
            if far < u64::from(distances[edge.to() as usize]) {
                distances[edge.to() as usize] = far as u32;
                queue.push(far, pack(far, edge.to()));
            }
        }
    }
}
