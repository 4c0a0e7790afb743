//! Every choice that a search leaves open, with its name and default.

#[cfg(feature = "serde")]
use crate::define::camel;
use crate::define::{choice, options};
use crate::error::{Error, MOST, option};
use crate::map::grid::fitting::{check_size, read_size};
use crate::map::place::Place;
use crate::number::exact;
use crate::own_estimate::OwnEstimate;
use crate::saying::say;
use crate::turning::{Heading, TurnCost};
use crate::value::Value;

choice! {
    /// Which search algorithm runs.
    [non_exhaustive] Algorithm, "option \"algorithm\"", Auto {
        /// The fastest that is exact for the map and the options.
        Auto = "auto",
        /// Best first by f = g + weight * h.
        AStar = "astar",
        /// By g alone, as A* without an estimate.
        Dijkstra = "dijkstra",
        /// By h alone, quick and often wrong.
        Greedy = "greedy",
        /// Breadth first, for the fewest steps, whatever they cost.
        Bfs = "bfs",
        /// From both ends at once, until the two sides can't meet more cheaply.
        Bidirectional = "bidirectional",
        /// Jump point search, which is A* that jumps along straight runs, for grids whose free cells all cost the same.
        Jps = "jps",
        /// Iterative deepening, depth first below a bound on f that rises from round to round.
        Ida = "ida",
        /// Theta*, whose paths run at any angle, since the parent of a cell may be any cell in sight.
        Theta = "theta",
    }
}

choice! {
    /// When a diagonal step on a grid is possible.
    Diagonal, "option \"diagonal\"", Never {
        /// Four directions only.
        Never = "never",
        /// Even between two walls.
        Always = "always",
        /// When at most one of the two cells beside it is a wall.
        AtMostOneObstacle = "at-most-one-obstacle",
        /// When both cells beside it are free.
        NoObstacles = "no-obstacles",
    }
}

choice! {
    /// How the cost that is still to go is estimated, from dx and dy: how far away the goal is, by column and by row.
    [non_exhaustive] Heuristic, "option \"heuristic\"", Auto {
        /// The largest simple estimate that is consistent on this map, with its moves, diagonal cost and cheapest terrain.
        Auto = "auto",
        /// dx + dy.
        Manhattan = "manhattan",
        /// What diagonal and then straight steps would cost without walls.
        Octile = "octile",
        /// The straight distance.
        Euclidean = "euclidean",
        /// The larger of dx and dy.
        Chebyshev = "chebyshev",
        /// dx² + dy², nearly always too high.
        SquaredEuclidean = "squared-euclidean",
        /// 0, which makes A* Dijkstra's algorithm.
        Zero = "zero",
    }
}

choice! {
    /// Which of two nodes with the same f is expanded first. If this does not decide either, the node with the lower number
    /// is, so that the order is total. Of g only the first 28 binary digits count here.
    [non_exhaustive] TieBreak, "option \"tieBreak\"", HighG {
        /// The one with the larger g, which is further from the start.
        HighG = "high-g",
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
    [non_exhaustive] OpenListKind, "option \"openList\"", Heap {
        /// A binary heap, with a table that knows where in it each node is.
        Heap = "heap",
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
    [non_exhaustive] Closed, "option \"closed\"", Reopen {
        /// The node is opened again.
        Reopen = "reopen",
        /// Nothing. The path may then be too dear, unless the estimate is consistent; with [`Algorithm::Ida`], which goes depth first,
        /// even if it is.
        Ignore = "ignore",
        /// The node stays closed and is improved, and so are the nodes that were reached by way of it.
        Repair = "repair",
    }
}

choice! {
    /// When the goal counts as reached.
    [non_exhaustive] GoalTest, "option \"goalTest\"", Expanded {
        /// When it is expanded.
        Expanded = "expanded",
        /// As soon as it is generated. The search ends sooner, and the path may be too dear. Where all steps of a grid cost the same, it is a
        /// best one with `Auto`, `AStar`, `Dijkstra`, `Bfs` and `Ida`, as long as the estimate is the default one and its weight at most 1;
        /// from both ends the first meeting need not be the best, nor with jumps the first jump onto the goal.
        Generated = "generated",
    }
}

choice! {
    /// What is left out of a path once it is found.
    [non_exhaustive] Smooth, "option \"smooth\"", None {
        /// Nothing, so that every cell of the path is listed.
        None = "none",
        /// The cells inside straight runs.
        StraightRuns = "straight-runs",
        /// Every cell where the last one kept has the next one in sight, across cells that cost as much as its own.
        LineOfSight = "line-of-sight",
    }
}

choice! {
    /// How a walk plans anew at each tick: see [`walk`](crate::walk()).
    [non_exhaustive] Replanner, "option \"replanner\"", DStarLite {
        /// A* anew, which knows nothing of the tick before.
        AStar = "astar",
        /// LPA*: the agent stays at the start, and its plan is kept up to date.
        Lpa = "lpa",
        /// D* Lite: the plan is kept up to date from the goal, so that it stays good for whoever walks towards it.
        DStarLite = "dstar-lite",
    }
}

options! {
    /// How to search. The defaults find a cheapest path on any map. Every option can be chosen freely, even wrongly: a trace or an
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
    Options from GivenOptions {
        /// Which algorithm searches: see [`Algorithm`]. [`Algorithm::Auto`] takes the fastest that is exact for the map and the options.
        algorithm: Algorithm = Algorithm::default(), "\"auto\"", Algorithm::read;
        /// When a diagonal step on a grid is possible, depending on the two cells it passes between: see [`Diagonal`].
        diagonal: Diagonal = Diagonal::default(), "\"never\"", Diagonal::read;
        /// What a diagonal step costs where a straight one costs 1: more than 0, at most 1e100.
        diagonal_cost: f64 = std::f64::consts::SQRT_2, "Math.SQRT2", Value::cost_above_0;
        /// How the cost still to go is estimated: see [`Heuristic`]. [`Heuristic::Auto`] never makes the path longer than it must be.
        /// It may also be a formula such as `2 * max(dx, dy)`: see [`OwnEstimate`].
        heuristic: Heuristic = Heuristic::default(), "\"auto\"", Heuristic::read;
        /// The weight of the estimate in f = g + weight * h, from 0 to 1e100. More than 1 makes the search quicker, and the path
        /// dearer by at most that factor.
        weight: f64 = 1.0, "1", Value::cost;
        /// Which of two nodes with the same f is expanded first: see [`TieBreak`]. Only the first 28 bits of g count for this.
        tie_break: TieBreak = TieBreak::default(), "\"high-g\"", TieBreak::read;
        /// The data structure that holds the open nodes: see [`OpenListKind`]. With the same algorithm all give the same path, but
        /// [`Algorithm::Auto`] may find another that costs as little; they differ in how much work that takes.
        open_list: OpenListKind = OpenListKind::default(), "\"heap\"", OpenListKind::read;
        /// What happens when a closed node is reached more cheaply: see [`Closed`].
        closed: Closed = Closed::default(), "\"reopen\"", Closed::read;
        /// When the goal counts as reached: see [`GoalTest`].
        goal_test: GoalTest = GoalTest::default(), "\"expanded\"", GoalTest::read;
        /// Whether to search from the goal back to the start.
        reverse: bool = false, "false", Value::flag;
        /// Way points, in the order in which to pass them: cells of a grid, ids of a graph.
        through: Vec<Place> = Vec::new(), "none", Place::read_all;
        /// After how many expansions to give up, with [`Status::Limit`](crate::Status::Limit). Expanding the goal is one of them, so
        /// 0 are too few even from a place to itself, unless the goal test is [`GoalTest::Generated`] or the algorithm is
        /// [`Algorithm::Bidirectional`], whose two sides meet before.
        max_expansions: Option<u64> as "number" [serde(serialize_with = "infinite_where_none")] = None, "Infinity", Value::limit;
        /// If the goal can't be reached (it may even be a wall): whether to give the path to the node nearest to it, the one
        /// with the least h. In a search from the goal that can't reach the start: the path from the node nearest to the start.
        /// At a goal that is a wall or occupied no search can begin, and [`Options::reverse`] is ignored.
        nearest: bool = false, "false", Value::flag;
        /// What is left out of a path once it is found: see [`Smooth`].
        smooth: Smooth = Smooth::default(), "\"none\"", Smooth::read;
        /// How large the agent is: so many cells wide and high, from 1 to 4096. Its place is the top left one of them, which is what a step costs by.
        /// Where it does not fit is as good as a wall.
        size: u32 = 1, "1", read_size;
        /// What each 45 degrees of a turn cost, where the first step is none (but see [`Options::heading`]): 0 or more, at most 1e100. With
        /// [`TurnCost::Tie`] nothing; of all cheapest paths one with the fewest turns is taken.
        turn_cost: TurnCost as "number | \"tie\"" = TurnCost::default(), "0", TurnCost::read;
        /// Where the agent looks at the start, so that the first step may be a turn: a name, or degrees clockwise from the north, by 45.
        heading: Option<Heading> as "Heading | number | null" = None, "none", Heading::read;
        /// Others who move by a timetable: of each the places, one a tick; it stays at its last. Then time counts: a step takes a tick, whatever it
        /// leads over, and so does a wait. The path has a place for each tick, and its cost is how many ticks it takes. It never meets a mover in a
        /// place, nor swaps places with one.
        movers: Vec<Vec<Place>> = Vec::new(), "none", Place::read_lists;
    } and {
        /// An estimate of one's own, in place of [`Options::heuristic`].
        own: Option<OwnEstimate> = None;
    }
}

impl GivenOptions {
    pub(crate) fn heuristic(&mut self) -> &mut Value {
        &mut self.heuristic
    }
}

/// By name, in the spelling of JavaScript. By hand: what serde derives for so many fields is eight times as long.
#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for GivenOptions {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct ByName;

        impl<'de> serde::de::Visitor<'de> for ByName {
            type Value = GivenOptions;

            fn expecting(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str("options")
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(
                self,
                mut entries: A,
            ) -> Result<GivenOptions, A::Error> {
                let mut given = GivenOptions::default();
                while let Some((name, value)) = entries.next_entry::<String, Value>()? {
                    let mut fields = GivenOptions::FIELDS.iter();
                    let place = fields.position(|field| camel(field) == name);
                    if let Some(kept) = place.and_then(|place| given.value(place)) {
                        *kept = value;
                    }
                }
                Ok(given)
            }
        }

        from.deserialize_map(ByName)
    }
}

#[cfg(feature = "serde")]
fn infinite_where_none<S: serde::Serializer>(
    most: &Option<u64>,
    out: S,
) -> Result<S::Ok, S::Error> {
    out.serialize_f64(most.map_or(f64::INFINITY, |most| most as f64))
}

impl Options {
    pub(crate) fn check(&self) -> Result<(), Error> {
        if !(self.diagonal_cost > 0.0 && self.diagonal_cost <= MOST) {
            let argument = option("diagonalCost");
            let cost = exact(self.diagonal_cost);
            return Err(Error::value(argument, &cost, say!(ALLOWED_ABOVE)));
        }
        Error::check_cost(self.weight, || option("weight"))?;
        check_size(self.size).map_err(|error| error.of(option("size")))?;
        self.turn_cost.check()
    }
}
