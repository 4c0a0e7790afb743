//! What a search answers.

use crate::graph::Connection;

/// How a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// There is a path, and here it is.
    Found,
    /// There is none.
    Unreachable,
    /// The limit on expansions was reached before it was known.
    Limit,
}

impl Status {
    /// The name that results give it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Found => "found",
            Self::Unreachable => "unreachable",
            Self::Limit => "limit",
        }
    }
}

/// Writes the name.
impl std::fmt::Display for Status {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.pad(self.name())
    }
}

/// A path, or why there is none, and what it took to know.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct PathResult<P> {
    /// How the search ended.
    pub status: Status,
    /// The same in a plain sentence.
    pub message: String,
    /// The places from start to goal, both included. Empty when there is no path, unless the nearest was asked for.
    pub path: Vec<P>,
    /// What walking the path costs; infinite when there is none. Smoothing a path does not change it.
    pub cost: f64,
    /// On a graph: the connections to follow.
    pub connections: Vec<Connection>,
    /// Nodes taken from the open list.
    pub expanded: u64,
    /// Nodes reached for the first time.
    pub generated: u64,
    /// Better ways that were found to known nodes.
    pub improved: u64,
    /// Nodes that were done and were opened again.
    pub reopened: u64,
    /// Entries that were compared: by the open list to keep its order, and to find out whether a node is known where lists are searched for that.
    pub comparisons: u64,
    /// Of the comparisons, those that looked for a node in a list. A node table makes them needless.
    pub lookups: u64,
    /// Entries that the open list moved.
    pub moves: u64,
}

impl<P> PathResult<P> {
    /// There is no path, which was known without a search.
    pub(crate) fn unreachable(message: String) -> Self {
        Self {
            status: Status::Unreachable,
            message,
            path: Vec::new(),
            cost: f64::INFINITY,
            connections: Vec::new(),
            expanded: 0,
            generated: 0,
            improved: 0,
            reopened: 0,
            comparisons: 0,
            lookups: 0,
            moves: 0,
        }
    }

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
            expanded: self.expanded,
            generated: self.generated,
            improved: self.improved,
            reopened: self.reopened,
            comparisons: self.comparisons,
            lookups: self.lookups,
            moves: self.moves,
        }
    }
}
