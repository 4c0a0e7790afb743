//! The two calls that most users need: a path, and a trace of how it was found.

use crate::error::Error;
use crate::fast::routes::Routes;
use crate::map::place::Place;
use crate::map::{Map, MapRef};
use crate::options::{Options, Smooth};
use crate::result::PathResult;
use crate::search::open::AnyOpen;
use crate::search::plan::{Plan, first_blocked, is_plain};
use crate::search::record::Table;
use crate::search::run::Run;
use crate::trace::{Recording, Trace};
use crate::{Graph, Grid, Point};

/// Finds a path from one place to another: a cheapest one, unless the options ask for something else.
///
/// # Errors
///
/// If a place is not on the map, or an option is out of range or does not suit the map. That there is no path is not an
/// error: see [`PathResult::status`].
///
/// ```
/// use stepstar::{find_path, Diagonal, Grid, Options, Status};
/// let grid = Grid::parse("..#\n...\n#..").unwrap();
/// let options = Options { diagonal: Diagonal::Always, ..Options::default() };
/// let result = find_path(&grid, (0, 0), (2, 2), &options).unwrap();
/// assert_eq!(result.status, Status::Found);
/// assert_eq!(result.path, [(0, 0), (1, 1), (2, 2)]);
/// ```
pub fn find_path<M: Map>(
    map: &M,
    from: M::Place,
    to: M::Place,
    options: &Options,
) -> Result<PathResult<M::Place>, Error> {
    let result = Tools::default().find(map.seen().0, from.into(), to.into(), options)?;
    Ok(result.map(|node| map.place_of(node)))
}

/// Finds a path as [`find_path`] does, and records every step of the search: see [`Trace`]. To do so in slices, use a
/// [`Recording`].
///
/// A trace holds about 64 million events, with [`Algorithm::Ida`](crate::Algorithm::Ida) 16 million: a search that needs more ends
/// there, with [`Status::Limit`](crate::Status::Limit).
///
/// # Errors
///
/// Those of [`find_path`].
///
/// ```
/// let grid = stepstar::Grid::new(5, 5).unwrap();
/// let trace = stepstar::trace(&grid, (0, 0), (4, 4), &Default::default()).unwrap();
/// assert_eq!(trace.result().cost, 8.0);
/// assert_eq!(trace.expansions() as u64, trace.result().expanded);
/// ```
pub fn trace<M: Map>(
    map: &M,
    from: M::Place,
    to: M::Place,
    options: &Options,
) -> Result<Trace, Error> {
    let mut recording = Recording::new(map, from, to, options)?;
    while !recording.advance(u64::MAX) {}
    Ok(recording.finish())
}

/// Finds many paths on one map. Between two queries nothing is cleared or allocated in proportion to the map, and edits are
/// seen at once.
///
/// Queries on a grid that share their start or their goal, one after the other, become cheaper still: after a few of them
/// the ways between that cell and all others are worked out together, and until the next edit paths are only read off
/// ([`PathResult::expanded`] is 0).
///
/// ```
/// use stepstar::{Grid, Options, Pathfinder};
/// let mut finder = Pathfinder::new(Grid::new(3, 1).unwrap(), Options::default()).unwrap();
/// assert_eq!(finder.find((0, 0), (2, 0)).unwrap().cost, 2.0);
/// finder.set_wall(1, 0, true).unwrap();
/// assert_eq!(finder.find((0, 0), (2, 0)).unwrap().path, []);
/// ```
pub struct Pathfinder<M: Map> {
    map: M,
    /// Whether a fast route may be asked for a path of one leg.
    takes_turns: bool,
    options: Options,
    tools: Tools,
}

/// What one query leaves to the next.
#[derive(Default)]
struct Tools {
    table: Table,
    open: Option<AnyOpen>,
    routes: Routes,
}

impl<M: Map> std::fmt::Debug for Pathfinder<M> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Pathfinder")
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

impl<M: Map> Pathfinder<M> {
    /// Takes the map and the options for all queries.
    ///
    /// # Errors
    ///
    /// If an option is out of range. Whether the options suit the map is checked with each query.
    pub fn new(map: M, options: Options) -> Result<Self, Error> {
        options.check()?;
        Ok(Self {
            map,
            takes_turns: is_plain(&options)
                && options.smooth == Smooth::None
                && options.through.is_empty(),
            options,
            tools: Tools::default(),
        })
    }

    /// The map as it is now.
    pub fn map(&self) -> &M {
        &self.map
    }

    /// Finds a path, as [`find_path`] does.
    ///
    /// # Errors
    ///
    /// Those of [`find_path`].
    pub fn find(&mut self, from: M::Place, to: M::Place) -> Result<PathResult<M::Place>, Error> {
        let result = self
            .tools
            .find(self.map.seen().0, from.into(), to.into(), &self.options)?;
        Ok(result.map(|node| self.map.place_of(node)))
    }

    /// The same for either kind of map, in one function for both.
    #[doc(hidden)]
    pub fn find_place(&mut self, from: Place, to: Place) -> Result<PathResult<Place>, Error> {
        self.tools
            .find_place(self.map.seen().0, from, to, &self.options)
    }
}

impl Pathfinder<Grid> {
    /// Finds a path as [`Pathfinder::find`] does, but in the shortest form, for handing long paths to another language:
    /// only the cells where the path turns, each as the number y * width + x. [`PathResult::message`] stays empty when a
    /// path is found.
    ///
    /// `None` if only [`Pathfinder::find`] can answer: when the path leads over way points or is smoothed, the search is
    /// not the default one, or [`Options::nearest`] is set and the goal can't be reached.
    ///
    /// # Errors
    ///
    /// Those of [`find_path`].
    ///
    /// ```
    /// use stepstar::{Grid, Options, Pathfinder};
    /// let mut finder = Pathfinder::new(Grid::new(4, 3).unwrap(), Options::default()).unwrap();
    /// assert_eq!(finder.find_turns((0, 1), (3, 1)).unwrap().unwrap().path, [4, 7]);
    /// ```
    pub fn find_turns(&mut self, from: Point, to: Point) -> Result<Option<PathResult<u32>>, Error> {
        let map = self.map.seen().0;
        let ends = [map.node(from.into())?, map.node(to.into())?];
        if !self.takes_turns {
            return Ok(None);
        }
        if let Some((_, why)) = first_blocked(map, &ends, &self.options) {
            return Ok((!self.options.nearest).then(|| PathResult::unreachable(why)));
        }
        let [start, goal] = ends;
        Ok(self.tools.routes.leg(map, &self.options, start, goal))
    }

    /// Makes a cell a wall, or free. The next query sees it.
    ///
    /// # Errors
    ///
    /// Those of [`Grid::set_wall`].
    pub fn set_wall(&mut self, x: u32, y: u32, wall: bool) -> Result<(), Error> {
        self.map.set_wall(x, y, wall)?;
        self.tools.routes.changed(x, y);
        Ok(())
    }

    /// Sets what a step of length 1 onto a cell costs. The next query sees it.
    ///
    /// # Errors
    ///
    /// Those of [`Grid::set_cost`].
    pub fn set_cost(&mut self, x: u32, y: u32, cost: f64) -> Result<(), Error> {
        self.map.set_cost(x, y, cost)?;
        self.tools.routes.changed(x, y);
        Ok(())
    }
}

impl Pathfinder<Graph> {
    /// Occupies or frees a node. The next query sees it.
    ///
    /// # Errors
    ///
    /// Those of [`Graph::set_occupied`].
    ///
    /// ```
    /// use stepstar::{Connection, Graph, Node, Options, Pathfinder, Status};
    /// let nodes = [1, 2].map(|id| Node { id, x: f64::from(id), y: 0.0 });
    /// let graph = Graph::new(&nodes, &[Connection { from: 1, to: 2, cost: 3.0 }]).unwrap();
    /// let mut finder = Pathfinder::new(graph, Options::default()).unwrap();
    /// assert_eq!(finder.find(1, 2).unwrap().cost, 3.0);
    /// finder.set_occupied(2, true).unwrap();
    /// assert_eq!(finder.find(1, 2).unwrap().status, Status::Unreachable);
    /// ```
    pub fn set_occupied(&mut self, id: u32, occupied: bool) -> Result<(), Error> {
        self.map.set_occupied(id, occupied)
    }
}

impl Tools {
    fn find_place(
        &mut self,
        seen: MapRef<'_>,
        from: Place,
        to: Place,
        options: &Options,
    ) -> Result<PathResult<Place>, Error> {
        let result = self.find(seen, from, to, options)?;
        Ok(result.on(seen))
    }

    /// With places as the engine numbers them.
    fn find(
        &mut self,
        seen: MapRef<'_>,
        from: Place,
        to: Place,
        options: &Options,
    ) -> Result<PathResult<u32>, Error> {
        let plan = Plan::new(seen, from, to, options)?;
        let mut most = u64::MAX;
        if is_plain(options) && plan.blocked.is_none() {
            if let Some(result) = self.routes.find(seen, &plan) {
                return Ok(result);
            }
            most = self.routes.owed(seen).unwrap_or(most);
        }
        Ok(self.step_by_step(seen, plan, most))
    }

    /// By the engine that can also be watched. A fast route takes over after so many expansions.
    // Not inlined: a browser compiles a function whole when it is first called, and often this one is not needed.
    #[inline(never)]
    fn step_by_step(&mut self, seen: MapRef<'_>, plan: Plan, mut most: u64) -> PathResult<u32> {
        let open = match self.open.take() {
            Some(mut open) => {
                open.set_step(plan.units.scale());
                open
            }
            None => plan.open_list(),
        };
        let mut run = Run::new(seen, plan, open, std::mem::take(&mut self.table));
        let result = loop {
            let done = run.advance(seen, most);
            self.routes.paid(run.search.counts.expanded);
            if done {
                break run.result(seen);
            }
            if let Some(result) = self.routes.find(seen, &run.plan) {
                break result;
            }
            most = u64::MAX;
        };
        self.table = run.search.table;
        self.open = Some(run.search.open);
        result
    }
}
