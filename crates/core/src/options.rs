//! Every choice that a search leaves open, with its name and default.

use crate::choice::choice;
use crate::error::{Error, MOST};
use crate::map::place::Place;
use crate::number::exact;

choice! {
    /// Which search algorithm runs.
    #[non_exhaustive]
    Algorithm, "option algorithm" {
        /// The fastest that is exact for the map and the options.
        #[default] Auto = "auto",
        /// Best first by f = g + weight * h.
        AStar = "astar",
        /// By g alone: A* without an estimate.
        Dijkstra = "dijkstra",
        /// By h alone: quick and often wrong.
        Greedy = "greedy",
        /// Breadth first: the fewest steps, whatever they cost.
        Bfs = "bfs",
        /// From both ends at once, until the two sides can't meet more cheaply.
        Bidirectional = "bidirectional",
        /// Jump point search: A* that jumps along straight runs. For grids whose free cells all cost the same.
        Jps = "jps",
        /// Iterative deepening: depth first, below a bound on f that rises from round to round.
        Ida = "ida",
        /// Theta*: paths at any angle, since the parent of a cell may be any cell in sight.
        Theta = "theta",
    }
}

choice! {
    /// When a diagonal step on a grid is possible.
    Diagonal, "option diagonal" {
        /// Never: four directions only.
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
    /// How the cost that is still to go is estimated, from dx and dy: how far away the goal is, by column and by row.
    #[non_exhaustive]
    Heuristic, "option heuristic" {
        /// The largest simple estimate that is consistent on this map, with its moves, diagonal cost and cheapest terrain.
        #[default] Auto = "auto",
        /// dx + dy.
        Manhattan = "manhattan",
        /// What diagonal and then straight steps would cost without walls.
        Octile = "octile",
        /// The straight distance.
        Euclidean = "euclidean",
        /// The larger of dx and dy.
        Chebyshev = "chebyshev",
        /// dx² + dy²: nearly always too high.
        SquaredEuclidean = "squared-euclidean",
        /// 0: A* becomes Dijkstra's algorithm.
        Zero = "zero",
    }
}

choice! {
    /// Which of two nodes with the same f is expanded first. If this does not decide either, the node with the lower number
    /// is, so that the order is total. Of g only the first 28 binary digits count here.
    #[non_exhaustive]
    TieBreak, "option tieBreak" {
        /// The one with the larger g, which is further from the start.
        #[default] HighG = "high-g",
        /// The one with the smaller g.
        LowG = "low-g",
        /// The one that has been waiting longest.
        Oldest = "oldest",
        /// The one that was written last.
        Newest = "newest",
    }
}

choice! {
    /// The data structure that holds the open nodes. All give the same order, at different costs; but [`Algorithm::Auto`] may find
    /// another path with another list, one that costs as little.
    #[non_exhaustive]
    OpenListKind, "option openList" {
        /// A binary heap, with a table that knows where in it each node is.
        #[default] Heap = "heap",
        /// A linked list kept in order, which is searched to find out whether a node is open.
        SortedList = "sorted-list",
        /// An unsorted array, which is searched for the least, and to find out whether a node is open.
        Array = "array",
        /// Buckets of equal width in f.
        Buckets = "buckets",
    }
}

choice! {
    /// What happens when a cheaper way to a closed node is found.
    #[non_exhaustive]
    Closed, "option closed" {
        /// The node is opened again.
        #[default] Reopen = "reopen",
        /// Nothing. The path may then be too dear, unless the estimate is consistent; with `Ida`, which goes depth first,
        /// even if it is.
        Ignore = "ignore",
        /// The node stays closed and is improved, and so are the nodes that were reached by way of it.
        Repair = "repair",
    }
}

choice! {
    /// When the goal counts as reached.
    #[non_exhaustive]
    GoalTest, "option goalTest" {
        /// When it is expanded.
        #[default] Expanded = "expanded",
        /// As soon as it is generated. The search ends sooner, and the path may be too dear unless all steps cost the same.
        Generated = "generated",
    }
}

choice! {
    /// What is left out of a path once it is found.
    #[non_exhaustive]
    Smooth, "option smooth" {
        /// Nothing: every cell of the path is listed.
        #[default] None = "none",
        /// The cells inside straight runs.
        StraightRuns = "straight-runs",
        /// Every cell where the last one kept has the next one in sight, across cells that cost as much as its own.
        LineOfSight = "line-of-sight",
    }
}

/// How to search. The defaults find a cheapest path on any map. Every field can be chosen freely, even wrongly: a trace or an
/// [`audit`](crate::audit()) then shows what goes wrong.
///
/// Later versions may add fields, so name the ones you change and end with `..Options::default()`:
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
    /// Which search algorithm runs.
    pub algorithm: Algorithm,
    /// When a diagonal step on a grid is possible.
    pub diagonal: Diagonal,
    /// What a diagonal step costs on cells of cost 1: more than 0, at most 1e100. The square root of two by default.
    pub diagonal_cost: f64,
    /// How the cost that is still to go is estimated.
    pub heuristic: Heuristic,
    /// The weight of the estimate in f = g + weight * h, from 0 to 1e100. More than 1 makes the search quicker, and the path
    /// dearer by at most that factor.
    pub weight: f64,
    /// Which of two nodes with the same f is expanded first.
    pub tie_break: TieBreak,
    /// The data structure that holds the open nodes.
    pub open_list: OpenListKind,
    /// What happens when a cheaper way to a closed node is found.
    pub closed: Closed,
    /// When the goal counts as reached.
    pub goal_test: GoalTest,
    /// Whether to search from the goal back to the start.
    pub reverse: bool,
    /// Way points, in the order in which to pass them.
    pub through: Vec<Place>,
    /// After how many expansions to give up, with [`Status::Limit`](crate::Status::Limit). Expanding the goal is one of them, so
    /// 0 are too few even from a place to itself, unless the goal test is [`GoalTest::Generated`] or the algorithm is
    /// [`Algorithm::Bidirectional`], whose two sides meet before.
    pub max_expansions: Option<u64>,
    /// If the goal can't be reached (it may even be a wall): whether to give the path to the node nearest to it, the one
    /// with the least h. In a search from the goal that can't reach the start: the path from the node nearest to the start.
    /// At a goal that is a wall or occupied no search can begin, and `reverse` is ignored.
    pub nearest: bool,
    /// What is left out of a path once it is found.
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
                &exact(self.diagonal_cost),
                "a finite number, more than 0, at most 1e100",
            ));
        }
        Error::check_cost(self.weight, || "option weight".to_owned())
    }
}
