//! Distances to and from a few far nodes, from which good lower bounds follow.
//!
//! ```text
//!   landmark ---------> node - - - > goal      d(node, goal) >= d(landmark, goal) - d(landmark, node)
//!                       node - - - > goal ---------> landmark    >= d(node, landmark) - d(goal, landmark)
//! ```
//! They are worked out with all nodes free. Occupied nodes can only make ways longer, so the bounds hold whatever is occupied.

use super::graph_heap::Heap;
use super::graph_search::{NOWHERE, search};
use super::graph_table::{Table, Ways};

/// Distances are kept as whole numbers up to 2^31 of the landmark's greatest one.
const FINENESS: f64 = (1u32 << 31) as f64;
/// No way at all.
const NEVER: u32 = u32::MAX;
/// Two rounded numbers differ by less than this from what the exact ones do.
const SLACK: u32 = 2;
/// Columns of a row: for each landmark the distance from it and the distance to it.
const COLUMNS: usize = 16;
/// Greatest number of rows times columns.
const MOST_NUMBERS: usize = 1 << 25;
/// A query looks at the columns that say most at its start.
const ACTIVE: usize = 4;

#[derive(Default)]
pub(super) struct Landmarks {
    columns: usize,
    /// A row for each node.
    rows: Vec<u32>,
    /// What one unit of a column is worth.
    units: Vec<f64>,
    /// How near the nearest landmark is to each node, there and back.
    nearest: Vec<f64>,
    /// What searches have spent so far, in nodes.
    spent: u64,
}

/// A column that a query looks at.
#[derive(Clone, Copy)]
struct Column {
    number: usize,
    /// The goal's entry.
    goal: u32,
    unit: f64,
}

/// The lower bounds of one query.
pub(super) struct Bounds<'a> {
    rows: &'a [u32],
    columns: usize,
    active: [Option<Column>; ACTIVE],
}

impl Landmarks {
    /// Adds a landmark when the searches so far have cost as much as all landmarks with it will have:
    /// at no time does that more than double the time of all queries, and it soon divides it.
    pub fn grow(&mut self, table: &mut Table, heap: &mut Heap, start: u32, spent: u64) {
        self.spent += spent;
        let nodes = table.spots.len();
        let most = COLUMNS.min(MOST_NUMBERS / nodes.max(1) / 2 * 2);
        let price = (self.units.len() as u64 / 2 + 1) * nodes as u64;
        if self.spent < price || self.units.len() >= most {
            return;
        }
        if self.rows.is_empty() {
            self.columns = most;
            self.rows = vec![0; nodes * most];
            // The first landmark is as far as can be from where a query began, whichever that was.
            self.nearest = distances(table, heap, start, false);
        }
        let farthest = |distances: &[f64]| {
            let far = |&(_, &distance): &(usize, &f64)| distance.is_finite();
            let all = distances.iter().enumerate().filter(far);
            all.max_by(|a, b| a.1.total_cmp(b.1))
                .map_or(0, |(node, _)| node as u32)
        };
        let landmark = farthest(&self.nearest);
        let first = self.units.is_empty();
        for backward in [false, true] {
            let distances = distances(table, heap, landmark, backward);
            self.enter(&distances);
            for (nearest, distance) in self.nearest.iter_mut().zip(&distances) {
                *nearest = if first && !backward {
                    *distance
                } else {
                    nearest.min(*distance)
                };
            }
        }
    }

    fn enter(&mut self, distances: &[f64]) {
        let finite = distances
            .iter()
            .copied()
            .filter(|distance| distance.is_finite());
        let unit = finite.fold(f64::MIN_POSITIVE * FINENESS, f64::max) / FINENESS;
        let number = self.units.len();
        for (row, &distance) in self.rows.chunks_exact_mut(self.columns).zip(distances) {
            row[number] = if distance.is_finite() {
                (distance / unit) as u32
            } else {
                NEVER
            };
        }
        self.units.push(unit);
    }

    /// The bounds of a query, or `None` if there is no way to the goal even with all nodes free.
    pub fn bounds(&self, start: u32, goal: u32) -> Option<Bounds<'_>> {
        let row = |node: u32| {
            let from = node as usize * self.columns;
            &self.rows[from..from + self.columns]
        };
        let mut found: Vec<(f64, Column)> = Vec::with_capacity(COLUMNS);
        for (number, &unit) in self.units.iter().enumerate() {
            let column = Column {
                number,
                goal: row(goal)[number],
                unit,
            };
            let entry = row(start)[number];
            // A landmark that reaches the start but not the goal, or is reached from the goal but not from the start.
            let (reached, missed) = if number % 2 == 0 {
                (entry, column.goal)
            } else {
                (column.goal, entry)
            };
            if reached != NEVER && missed == NEVER {
                return None;
            }
            if column.goal != NEVER {
                found.push((column.bound(entry), column));
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut active = [None; ACTIVE];
        for (slot, (_, column)) in active.iter_mut().zip(found) {
            *slot = Some(column);
        }
        Some(Bounds {
            rows: &self.rows,
            columns: self.columns,
            active,
        })
    }
}

impl Column {
    #[inline]
    fn bound(&self, entry: u32) -> f64 {
        // From the landmark: the goal's less the node's. To the landmark: the node's less the goal's.
        let (more, less) = if self.number % 2 == 0 {
            (self.goal, entry)
        } else {
            (entry, self.goal)
        };
        f64::from(more.saturating_sub(less).saturating_sub(SLACK)) * self.unit
    }
}

impl Bounds<'_> {
    /// What the way from a node to the goal costs at least.
    #[inline]
    pub fn of(&self, node: u32) -> f64 {
        let row = node as usize * self.columns;
        let mut most = 0.0;
        for column in self.active.iter().flatten() {
            most = column.bound(self.rows[row + column.number]).max(most);
        }
        most
    }
}

/// What every node costs from the landmark, or to it.
fn distances(table: &mut Table, heap: &mut Heap, landmark: u32, backward: bool) -> Vec<f64> {
    let tag = table.tag();
    let ways: &Ways = if backward {
        &table.backward
    } else {
        &table.forward
    };
    search(
        (&mut table.spots, tag),
        ways,
        heap,
        (landmark, NOWHERE),
        |_| 0.0,
        |_| false,
    );
    let cost = |spot: &super::graph_table::Spot| {
        if spot.tag | 1 == tag | 1 {
            spot.g
        } else {
            f64::INFINITY
        }
    };
    table.spots.iter().map(cost).collect()
}
