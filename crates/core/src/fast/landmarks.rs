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
/// Greatest number of landmarks (`queries`).
const MOST: usize = 9;
/// Greatest number of distances that are kept: 128 MB.
const MOST_NUMBERS: usize = 1 << 25;
/// Landmarks at which a query looks, those with the best bounds at its start: more would not pay for the memory they touch (`queries`).
const ACTIVE: usize = 2;

/// What a landmark costs, in expansions of all nodes (`instructions`).
const PRICE: f64 = 1.5;
/// How many times the cost of the landmarks searches must have spent before the next one (`routes`).
const PATIENCE: f64 = 2.0;

#[derive(Debug)]
pub(super) struct Landmarks<M> {
    /// Every way back costs what the way there does.
    symmetric: bool,
    /// For each landmark the distances of all nodes: neighbours lie together, and share the lines of the cache.
    columns: Vec<Column>,
    /// How near the nearest landmark is to each node.
    nearest: Vec<M>,
    /// What searches have spent so far, in expanded nodes; minus infinity if no landmark can be had.
    spent: f64,
}

#[derive(Debug)]
struct Column {
    distances: Vec<u32>,
    /// What a distance of 1 is worth.
    unit: f64,
}

/// A landmark as a query sees it.
#[derive(Clone, Copy)]
struct View<'a> {
    distances: &'a [u32],
    unit: f64,
    /// The goal's distance.
    goal: u32,
    symmetric: bool,
}

/// The lower bounds of one query.
pub(super) struct Bounds<'a> {
    views: [Option<View<'a>>; ACTIVE],
}

impl<M: Measure> Landmarks<M> {
    pub fn new(symmetric: bool) -> Self {
        Self {
            symmetric,
            columns: Vec::new(),
            nearest: Vec::new(),
            spent: 0.0,
        }
    }

    #[cfg(test)]
    pub fn count(&self) -> usize {
        self.columns.len()
    }

    /// Forgets all landmarks, since something became cheaper.
    pub fn forget(&mut self) {
        self.columns.clear();
        self.nearest.clear();
        self.spent = 0.0;
    }

    /// Adds a landmark when one is due. `distances` says what all nodes cost to the landmark, `None` if it can't. It is called once at
    /// most, so that no query waits long for what is prepared for the next ones.
    pub fn grow(
        &mut self,
        nodes: usize,
        (start, spent): (u32, u64),
        distances: impl FnOnce(u32) -> Option<Vec<M>>,
    ) {
        if !self.due(nodes, spent as f64) {
            return;
        }
        // The first is as far as can be from where a query began, whichever that was.
        let begins = self.nearest.is_empty();
        match distances(self.next().unwrap_or(start)) {
            Some(found) if begins => self.nearest = found,
            found => self.add(found),
        }
    }

    /// Counts in what a search has spent. A landmark is due once searches have cost a multiple of what all landmarks with it do: little is
    /// lost if no more queries come, and soon each is many times quicker.
    pub fn due(&mut self, nodes: usize, spent: f64) -> bool {
        self.spent += spent;
        let count = self.columns.len();
        let most = MOST.min(MOST_NUMBERS / nodes);
        let price = PRICE * PATIENCE * nodes as f64 * (count + 1) as f64;
        count < most && self.spent >= price && !cfg!(without = "landmarks")
    }

    /// Where the next landmark should be: as far as can be from those that are there, if there are any.
    pub fn next(&self) -> Option<u32> {
        (!self.nearest.is_empty()).then(|| farthest(&self.nearest))
    }

    /// A landmark, by what all nodes cost to it. `None` where that can't be said: then no other becomes due until something becomes cheaper.
    pub fn add(&mut self, found: Option<Vec<M>>) {
        let Some(found) = found else {
            self.spent = f64::NEG_INFINITY;
            return;
        };
        self.enter(&found);
        // What may have been noted before the first was for a place without a landmark.
        if self.columns.len() == 1 {
            self.nearest = found;
        } else {
            for (nearest, distance) in self.nearest.iter_mut().zip(found) {
                *nearest = nearest.lesser(distance);
            }
        }
    }

    fn enter(&mut self, distances: &[M]) {
        let known = distances
            .iter()
            .copied()
            .filter(|&distance| distance < M::ENDLESS);
        let unit = known.fold(M::ZERO, M::greater).unit(NEVER);
        let count = |&distance: &M| {
            if distance < M::ENDLESS {
                distance.count(unit)
            } else {
                NEVER
            }
        };
        self.columns.push(Column {
            distances: distances.iter().map(count).collect(),
            unit,
        });
    }

    /// The bounds of a query, or `None` if there is no way to the goal.
    pub fn bounds(&self, start: u32, goal: u32) -> Option<Bounds<'_>> {
        let mut views = [None; ACTIVE];
        let mut worth = [M::ZERO; ACTIVE];
        for Column { distances, unit } in &self.columns {
            let (from, to) = (distances[start as usize], distances[goal as usize]);
            if to == NEVER {
                if self.symmetric && from != NEVER {
                    return None;
                }
                continue;
            }
            if from == NEVER {
                return None;
            }
            let view = View {
                distances,
                unit: *unit,
                goal: to,
                symmetric: self.symmetric,
            };
            let bound: M = view.bound(start);
            // Kept in order, the best first; the least falls off the end.
            if let Some(place) = worth.iter().position(|&other| other < bound) {
                views[place..].rotate_right(1);
                worth[place..].rotate_right(1);
                views[place] = Some(view);
                worth[place] = bound;
            }
        }
        Some(Bounds { views })
    }
}

impl View<'_> {
    #[inline]
    fn bound<M: Measure>(&self, node: u32) -> M {
        let distance = self.distances[node as usize];
        let count = if self.symmetric {
            distance.abs_diff(self.goal)
        } else {
            distance.saturating_sub(self.goal)
        };
        M::from_units(count, self.unit)
    }
}

impl Bounds<'_> {
    /// No landmark bounds anything.
    pub const NONE: Self = Self {
        views: [None; ACTIVE],
    };

    /// What the way from a node to the goal costs at least.
    #[inline]
    pub fn of<M: Measure>(&self, node: u32) -> M {
        // The best come first.
        let views = self.views.iter().map_while(Option::as_ref);
        let bounds = views.map(|view| view.bound(node));
        bounds.fold(M::ZERO, M::greater)
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

#[cfg(test)]
mod tests {
    use super::Landmarks;

    #[test]
    fn each_landmark_is_as_far_as_can_be_from_those_before() {
        // On a line of 101 places.
        let mut landmarks = Landmarks::<u32>::new(true);
        let mut asked = Vec::new();
        while landmarks.count() < 5 {
            landmarks.grow(101, (30, 101), |place| {
                asked.push(place);
                Some((0..101).map(|other: u32| other.abs_diff(place)).collect())
            });
        }
        // First seen from where the query began.
        assert_eq!(asked, [30, 100, 0, 50, 75, 25]);
    }
}
