//! The answer of a search.

use crate::define::{named, record};
use crate::map::MapRef;
use crate::map::graph::Connection;
use crate::map::place::Place;
use crate::saying::{Field, Saying, Template, english, tell};

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
        /// What the message says, where path and cost do not tell it: see [`PathResult::saying`].
        why: Option<Saying> [serde(skip)],
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
    /// There is no path, as the map shows without a search.
    pub(crate) fn unreachable(why: Saying) -> Self {
        Self {
            status: Status::Unreachable,
            message: why.to_string(),
            why: Some(why),
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
            why: self.why,
            path: self.path.into_iter().map(place).collect(),
            cost: self.cost,
            connections: self.connections,
            counts: self.counts,
        }
    }
}

impl<P: Copy + Into<Place>> PathResult<P> {
    /// The outcome as data. Of a path, all places of which are listed, it follows from path and cost.
    ///
    /// ```
    /// let grid = stepstar::Grid::new(3, 1).unwrap();
    /// let result = stepstar::find_path(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// assert_eq!(result.saying().id(), "result.found");
    /// assert_eq!(result.saying().to_string(), result.message);
    /// ```
    pub fn saying(&self) -> Saying {
        match (&self.why, self.path.first(), self.path.last()) {
            (None, Some(&start), Some(&goal)) => {
                let ends = [start, goal].map(P::into);
                let (template, fields) = found(ends, self.path.len() - 1, self.cost);
                let mut saying = Saying::of(template);
                fields.into_iter().for_each(|field| saying.put(field));
                saying
            }
            (why, ..) => why.clone().unwrap_or_else(|| Saying::all(Vec::new())),
        }
    }
}

/// What is said of a path with all of its places.
fn found([start, goal]: [Place; 2], steps: usize, cost: f64) -> (&'static Template, [Field; 4]) {
    let template = if steps == 0 {
        &english::THERE
    } else {
        &english::FOUND
    };
    let fields = [start.into(), goal.into(), steps.into(), cost.into()];
    (template, fields)
}

/// The same as a sentence, without anything kept on the heap for it: it is said of each path.
pub(crate) fn found_message(ends: [Place; 2], steps: usize, cost: f64) -> String {
    let (template, fields) = found(ends, steps, cost);
    // As long as most are.
    let mut message = String::with_capacity(64);
    tell(template, &fields, &mut message);
    message
}
