//! Every choice that a search leaves open, with its name and default.

use crate::choice::choice;
use crate::error::{Error, MOST};
use crate::number::exact;
use crate::place::Place;

choice! {
    /// Which search runs.
    #[non_exhaustive]
    Algorithm, "option algorithm" {
        /// The fastest that is exact for the map and the options.
        #[default] Auto = "auto",
        /// Best first by f = g + weight * h.
        AStar = "astar",
        /// By g alone.
        Dijkstra = "dijkstra",
        /// By h alone: quick and often wrong.
        Greedy = "greedy",
        /// First in, first out: the fewest steps, whatever they cost.
        Bfs = "bfs",
        /// From both ends; stops when no better meeting is possible.
        Bidirectional = "bidirectional",
        /// A* that jumps along straight runs of a uniform grid.
        Jps = "jps",
        /// Depth first below a bound on f that rises from round to round.
        Ida = "ida",
        /// Any angle: a parent may be any cell in sight.
        Theta = "theta",
    }
}

choice! {
    /// When a diagonal step is possible.
    Diagonal, "option diagonal" {
        /// Four directions only.
        #[default] Never = "never",
        /// Always, even between two walls.
        Always = "always",
        /// When at most one of the two cells beside it is a wall.
        AtMostOneObstacle = "at-most-one-obstacle",
        /// When both cells beside it are free.
        NoObstacles = "no-obstacles",
    }
}

choice! {
    /// The estimate of what is still to go.
    #[non_exhaustive]
    Heuristic, "option heuristic" {
        /// The largest of the simple ones that is consistent for the moves, the diagonal cost and the cheapest terrain of this map.
        #[default] Auto = "auto",
        /// dx + dy.
        Manhattan = "manhattan",
        /// Diagonal steps first, then straight ones.
        Octile = "octile",
        /// As the crow flies.
        Euclidean = "euclidean",
        /// The larger of dx and dy.
        Chebyshev = "chebyshev",
        /// dx² + dy²: nearly always too high.
        SquaredEuclidean = "squared-euclidean",
        /// Nothing is known: A* becomes Dijkstra's search.
        Zero = "zero",
    }
}

choice! {
    /// Which of two nodes with the same f comes first. Of g only the first 28 binary digits count here. The last resort is the lower node id, so
    /// the order is total.
    #[non_exhaustive]
    TieBreak, "option tieBreak" {
        /// The one that has come further.
        #[default] HighG = "high-g",
        /// The one that has come less far.
        LowG = "low-g",
        /// The one that has been waiting longest.
        Oldest = "oldest",
        /// The one that was written last.
        Newest = "newest",
    }
}

choice! {
    /// The data structure that keeps the open nodes. All give the same order; they differ in what it costs.
    #[non_exhaustive]
    OpenListKind, "option openList" {
        /// A binary heap; the node table knows where a node is.
        #[default] Heap = "heap",
        /// A linked list kept in order; membership is searched.
        SortedList = "sorted-list",
        /// An unsorted array, searched for the least; membership is searched.
        Array = "array",
        /// Buckets of equal width in f.
        Buckets = "buckets",
    }
}

choice! {
    /// What happens when a closed node is reached more cheaply.
    #[non_exhaustive]
    Closed, "option closed" {
        /// It is opened again.
        #[default] Reopen = "reopen",
        /// Nothing: wrong unless the estimate is consistent, and with `Ida`, which goes depth first, even then.
        Ignore = "ignore",
        /// It improves in place, and so does all that is known to hang on it.
        Repair = "repair",
    }
}

choice! {
    /// When the goal counts as reached.
    #[non_exhaustive]
    GoalTest, "option goalTest" {
        /// When it is expanded.
        #[default] Expanded = "expanded",
        /// As soon as it is generated: sooner, and wrong unless all steps cost the same.
        Generated = "generated",
    }
}

choice! {
    /// What is done to a found path.
    #[non_exhaustive]
    Smooth, "option smooth" {
        /// Nothing: every cell is listed.
        #[default] None = "none",
        /// The cells inside a straight run are left out.
        StraightRuns = "straight-runs",
        /// Every cell that the one before can see past is left out.
        LineOfSight = "line-of-sight",
    }
}

/// How to search. The default is always right; every field may be chosen freely, and a wrong choice teaches.
///
/// ```
/// use stepstar::{Diagonal, Grid, Options};
/// let grid = Grid::new(5, 5).unwrap();
/// let options = Options { diagonal: Diagonal::Always, ..Options::default() };
/// let result = stepstar::find_path(&grid, (0, 0), (4, 4), &options).unwrap();
/// assert_eq!(result.path.len(), 5);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Options {
    /// Which search runs.
    pub algorithm: Algorithm,
    /// When a diagonal step is possible.
    pub diagonal: Diagonal,
    /// What a diagonal step costs on cells of cost 1: more than 0, at most 1e100. The default is the square root of two.
    pub diagonal_cost: f64,
    /// The estimate of what is still to go.
    pub heuristic: Heuristic,
    /// f = g + weight * h. More than 1 is quicker, and wrong by that factor at the most. At most 1e100.
    pub weight: f64,
    /// Which of two nodes with the same f comes first.
    pub tie_break: TieBreak,
    /// The data structure that keeps the open nodes.
    pub open_list: OpenListKind,
    /// What happens when a closed node is reached more cheaply.
    pub closed: Closed,
    /// When the goal counts as reached.
    pub goal_test: GoalTest,
    /// Search from the goal back to the start.
    pub reverse: bool,
    /// Way points, in the order in which to pass them.
    pub through: Vec<Place>,
    /// Give up after so many expansions, with [`Status::Limit`](crate::Status). Where the goal is reached by being expanded, as by default,
    /// that one counts: 0 are too few even from a place to itself.
    pub max_expansions: Option<u64>,
    /// Where the goal is not reached, be it a wall itself, give the path to the node nearest to it (the least h).
    pub nearest: bool,
    /// What is done to a found path.
    pub smooth: Smooth,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            algorithm: Algorithm::default(),
            diagonal: Diagonal::default(),
            diagonal_cost: std::f64::consts::SQRT_2,
            heuristic: Heuristic::default(),
            weight: 1.0,
            tie_break: TieBreak::default(),
            open_list: OpenListKind::default(),
            closed: Closed::default(),
            goal_test: GoalTest::default(),
            reverse: false,
            through: Vec::new(),
            max_expansions: None,
            nearest: false,
            smooth: Smooth::default(),
        }
    }
}

impl Options {
    pub(crate) fn check(&self) -> Result<(), Error> {
        if !(self.diagonal_cost > 0.0 && self.diagonal_cost <= MOST) {
            return Err(Error::value(
                "option diagonalCost",
                exact(self.diagonal_cost),
                "a finite number, more than 0, at most 1e100",
            ));
        }
        Error::check_cost(self.weight, || "option weight".to_owned())
    }
}
