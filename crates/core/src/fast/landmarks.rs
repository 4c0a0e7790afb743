//! Distances to and from a few far nodes, from which good lower bounds follow.
//!
//! ```text
//!   node - - - > goal ---------> landmark      d(node, goal) >= d(node, landmark) - d(goal, landmark)
//! ```
//!
//! Where every way back costs what the way there does, the difference counts whatever its sign: a landmark behind the node does as well as one
//! beyond the goal. The bounds hold for as long as no way becomes cheaper than it was when they were worked out: what is occupied, walled off
//! or made dearer later leaves them lower bounds.

use super::measure::Measure;

/// No way at all. Whole distances are less.
const NEVER: u32 = 1 << 31;
/// Greatest number of landmarks: the columns of a row.
const COLUMNS: usize = 8;
/// Greatest number of rows times columns.
const MOST_NUMBERS: usize = 1 << 25;
/// A query looks at so many columns: those that say most at its start.
const ACTIVE: usize = 4;

/// A landmark costs about as much as the expansion of so many times all nodes.
const PRICE: f64 = 1.5;
/// Searches must have cost so many times what the landmarks do.
const PATIENCE: f64 = 2.0;

pub(super) struct Landmarks<M> {
    /// Every way back costs what the way there does.
    symmetric: bool,
    width: usize,
    /// A row for each node.
    rows: Vec<u32>,
    /// What one unit of a column is worth.
    units: Vec<f64>,
    /// How near the nearest landmark is to each node.
    nearest: Vec<M>,
    /// What searches have spent so far, in expanded nodes.
    spent: u64,
}

/// A column that a query looks at.
#[derive(Clone, Copy, Default)]
struct Column {
    number: usize,
    /// The goal's entry.
    goal: u32,
    unit: f64,
}

/// The lower bounds of one query.
pub(super) struct Bounds<'a> {
    rows: &'a [u32],
    width: usize,
    columns: [Column; ACTIVE],
    count: usize,
    symmetric: bool,
}

impl<M: Measure> Landmarks<M> {
    pub fn new(symmetric: bool) -> Self {
        Self {
            symmetric,
            width: 0,
            rows: Vec::new(),
            units: Vec::new(),
            nearest: Vec::new(),
            spent: 0,
        }
    }

    /// Forgets all landmarks, since something became cheaper.
    pub fn forget(&mut self) {
        self.units.clear();
        self.nearest.clear();
        self.spent = 0;
    }

    /// Adds a landmark once searches have cost a multiple of what all landmarks with it do: little is lost if no more queries come, and
    /// soon each is many times quicker. `distances` says what all nodes cost to the landmark, `None` if it can't.
    pub fn grow(
        &mut self,
        nodes: usize,
        (start, spent): (u32, u64),
        mut distances: impl FnMut(u32) -> Option<Vec<M>>,
    ) {
        self.spent += spent;
        let count = self.units.len();
        let width = COLUMNS.min(MOST_NUMBERS / nodes);
        let price = PRICE * PATIENCE * nodes as f64 * (count + 1) as f64;
        if count >= width || (self.spent as f64) < price {
            return;
        }
        let added = self.add(nodes, width, start, &mut distances);
        if added.is_none() {
            self.forget();
        }
    }

    fn add(
        &mut self,
        nodes: usize,
        width: usize,
        start: u32,
        distances: &mut impl FnMut(u32) -> Option<Vec<M>>,
    ) -> Option<()> {
        let first = self.units.is_empty();
        if first {
            // As far as can be from where a query began, whichever that was.
            self.nearest = distances(start)?;
            self.width = width;
            self.rows.resize(nodes * width, 0);
        }
        let found = distances(farthest(&self.nearest))?;
        self.enter(&found);
        if first {
            self.nearest = found;
        } else {
            for (nearest, distance) in self.nearest.iter_mut().zip(found) {
                *nearest = nearest.lesser(distance);
            }
        }
        Some(())
    }

    fn enter(&mut self, distances: &[M]) {
        let known = distances
            .iter()
            .copied()
            .filter(|&distance| distance < M::ENDLESS);
        let greatest = known.fold(M::ZERO, M::greater);
        let unit = greatest.unit(NEVER);
        let number = self.units.len();
        for (row, &distance) in self.rows.chunks_exact_mut(self.width).zip(distances) {
            row[number] = if distance < M::ENDLESS {
                distance.count(unit)
            } else {
                NEVER
            };
        }
        self.units.push(unit);
    }

    /// The bounds of a query, or `None` if there is no way to the goal.
    pub fn bounds(&self, start: u32, goal: u32) -> Option<Bounds<'_>> {
        let mut columns = [Column::default(); ACTIVE];
        let mut worth = [M::ZERO; ACTIVE];
        let mut count = 0;
        for (number, &unit) in self.units.iter().enumerate() {
            let entry = |node: u32| self.rows[node as usize * self.width + number];
            let (from, to) = (entry(start), entry(goal));
            if to == NEVER {
                if self.symmetric && from != NEVER {
                    return None;
                }
                continue;
            }
            if from == NEVER {
                return None;
            }
            let column = Column {
                number,
                goal: to,
                unit,
            };
            let bound: M = column.bound(from, self.symmetric);
            // Kept in order, the best first; the least falls off the end.
            let place = worth[..count]
                .iter()
                .take_while(|&&other| other >= bound)
                .count();
            if place < ACTIVE {
                count = (count + 1).min(ACTIVE);
                columns[place..count].rotate_right(1);
                worth[place..count].rotate_right(1);
                columns[place] = column;
                worth[place] = bound;
            }
        }
        Some(Bounds {
            rows: &self.rows,
            width: self.width,
            columns,
            count,
            symmetric: self.symmetric,
        })
    }
}

impl Column {
    #[inline]
    fn bound<M: Measure>(&self, entry: u32, symmetric: bool) -> M {
        let count = if symmetric {
            entry.abs_diff(self.goal)
        } else {
            entry.saturating_sub(self.goal)
        };
        M::from_units(count, self.unit)
    }
}

impl Bounds<'_> {
    pub fn are_none(&self) -> bool {
        self.count == 0
    }

    /// What the way from a node to the goal costs at least.
    #[inline]
    pub fn of<M: Measure>(&self, node: u32) -> M {
        let row = &self.rows[node as usize * self.width..];
        let mut most = M::ZERO;
        for column in &self.columns[..self.count] {
            most = most.greater(column.bound(row[column.number], self.symmetric));
        }
        most
    }
}

fn farthest<M: Measure>(distances: &[M]) -> u32 {
    let mut farthest = 0;
    let mut most = M::ZERO;
    for (node, &distance) in distances.iter().enumerate() {
        if distance < M::ENDLESS && distance >= most {
            (farthest, most) = (node as u32, distance);
        }
    }
    farthest
}
