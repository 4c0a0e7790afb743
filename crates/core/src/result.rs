//! The answer of a search.

use crate::define::{named, record};
use crate::map::MapRef;
use crate::map::graph::Connection;
use crate::map::place::Place;

named! {
    /// How a search ended.
    Status {
        /// A path was found.
        Found = "found",
        /// There is no path.
        Unreachable = "unreachable",
        /// The limit on expansions was reached, or a trace was full, before either was known.
        Limit = "limit",
    }
}

record! {
    /// How much work a search was: counts, not time, so that they are the same on every machine.
    [derive(Debug, Clone, Copy, Default, PartialEq, Eq), non_exhaustive] Counts {
        /// Nodes that were expanded, that is, taken from the open list.
        expanded: u64,
        /// Nodes reached for the first time.
        generated: u64,
        /// Better ways found to open nodes and, where they are repaired (see [`Closed::Repair`](crate::Closed::Repair)), to closed ones.
        improved: u64,
        /// Closed nodes that were opened again.
        reopened: u64,
        /// Comparisons of entries: by the open list to keep its order, and to find out whether a node is known where lists are
        /// searched for it.
        comparisons: u64,
        /// Those of the comparisons that looked for a node in a list. With a table of nodes there are none.
        lookups: u64,
        /// Entries that the open list moved.
        moves: u64,
    }
}

impl Counts {
    pub(crate) const NONE: Self = Self {
        expanded: 0,
        generated: 0,
        improved: 0,
        reopened: 0,
        comparisons: 0,
        lookups: 0,
        moves: 0,
    };
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, more: Self) {
        self.expanded += more.expanded;
        self.generated += more.generated;
        self.improved += more.improved;
        self.reopened += more.reopened;
        self.comparisons += more.comparisons;
        self.lookups += more.lookups;
        self.moves += more.moves;
    }
}

record! {
    /// A path, or why there is none, and how much work it took to find out. `P` is how places are named.
    ///
    /// Its [`Counts`] are read as if they were its own:
    ///
    /// ```
    /// let grid = stepstar::Grid::new(3, 1).unwrap();
    /// let result = stepstar::find_path(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// assert_eq!(result.expanded, result.counts.expanded);
    /// ```
    [derive(Debug, Clone, PartialEq), non_exhaustive] PathResult<P> {
        /// How the search ended.
        status: Status,
        /// The outcome in a plain sentence, such as "The goal (3, 4) is a wall."
        message: String,
        /// The places from start to goal, both included. Empty if there is no path, unless [`Options::nearest`](crate::Options::nearest)
        /// asked for the nearest.
        path: Vec<P>,
        /// What walking the path costs, step by step; infinite if there is none. Smoothing a path does not change it. With diagonal steps
        /// the last digit may differ between algorithms, so allow for rounding when you compare.
        cost: f64,
        /// The connections to follow; none on a grid.
        connections: Vec<Connection> [serde(skip_serializing_if = "Vec::is_empty")],
        /// How much work it was.
        counts: Counts [serde(flatten)],
    }
}

/// So that a count has the same name here, in [`Recording::counts`](crate::Recording::counts) and in JavaScript.
impl<P> std::ops::Deref for PathResult<P> {
    type Target = Counts;

    fn deref(&self) -> &Counts {
        &self.counts
    }
}

impl PathResult<u32> {
    /// There is no path, which was known without a search.
    pub(crate) fn unreachable(message: String) -> Self {
        Self {
            status: Status::Unreachable,
            message,
            path: Vec::new(),
            cost: f64::INFINITY,
            connections: Vec::new(),
            counts: Counts::default(),
        }
    }

    /// The same result with its places as the map names them.
    pub(crate) fn on(self, map: MapRef<'_>) -> PathResult<Place> {
        self.map(|node| map.place(node))
    }
}

impl<P> PathResult<P> {
    /// The same result with every place of the path named otherwise.
    ///
    /// ```
    /// use stepstar::{Grid, Options, Place, find_path, trace};
    /// let grid = Grid::new(3, 1)?;
    /// let (start, goal, options) = ((0, 0), (2, 0), Options::default());
    /// let result = find_path(&grid, start, goal, &options)?;
    /// let steps = trace(&grid, start, goal, &options)?;
    /// assert_eq!(result.map(Place::from).path, steps.result().path);
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn map<Q>(self, place: impl FnMut(P) -> Q) -> PathResult<Q> {
        PathResult {
            status: self.status,
            message: self.message,
            path: self.path.into_iter().map(place).collect(),
            cost: self.cost,
            connections: self.connections,
            counts: self.counts,
        }
    }
}
