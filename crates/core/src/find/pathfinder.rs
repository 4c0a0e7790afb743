//! Many paths on one map.

use super::Fast;
use super::engine::{Engine, Reply, ends, takes_turns};
use crate::error::Error;
use crate::map::floors::{FloorPoint, Floors};
use crate::map::graph::Graph;
use crate::map::grid::{Grid, Point};
use crate::map::hexagons::{Axial, Hexagons};
use crate::map::place::{Place, places};
use crate::map::{Map, SharedMap};
use crate::options::Options;
use crate::own_estimate::OwnEstimate;
use crate::result::PathResult;
use crate::route::Route;
use std::sync::Arc;

/// Finds many paths on one map. Between two queries nothing is cleared or allocated in proportion to the map, and edits are
/// seen at once.
///
/// Queries on a grid that share their start or their goal, one after the other, become cheaper still: after a few of them
/// the ways between that cell and all others are worked out together, and until the next edit paths are only read off
/// ([`Counts::expanded`](crate::Counts::expanded) is 0).
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
    /// The map for a large agent.
    grown: Option<SharedMap>,
    /// Whether a route may look for a path of one leg.
    takes_turns: bool,
    options: Options,
    engine: Engine<Fast>,
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
            grown: map.borrowed().for_agent(options.size),
            map,
            takes_turns: takes_turns(&options),
            options,
            engine: Engine::for_many(),
        })
    }

    /// Takes another estimate of one's own, for the bindings: they read it anew for each query.
    #[doc(hidden)]
    pub fn estimate_by(&mut self, own: Option<OwnEstimate>) {
        self.options.own = own;
    }

    /// The map as it is now.
    pub fn map(&self) -> &M {
        &self.map
    }

    /// Finds a path, as [`find_path`](crate::find_path) does.
    ///
    /// # Errors
    ///
    /// Those of [`find_path`](crate::find_path).
    pub fn find(&mut self, from: M::Place, to: M::Place) -> Result<PathResult<M::Place>, Error> {
        self.find_between(&[from], &[to])
    }

    /// Finds a path from any of some starts to any of some goals, as [`find_path_between`](crate::find_path_between) does.
    ///
    /// # Errors
    ///
    /// Those of [`find_path_between`](crate::find_path_between).
    pub fn find_between(
        &mut self,
        starts: &[M::Place],
        goals: &[M::Place],
    ) -> Result<PathResult<M::Place>, Error> {
        let [starts, goals] = [starts, goals].map(places);
        let result = self.answer(&starts, &goals)?;
        Ok(result.map(|node| self.map.place_of(node)))
    }

    fn answer(&mut self, starts: &[Place], goals: &[Place]) -> Result<PathResult<u32>, Error> {
        let map = match &self.grown {
            Some(grown) => grown.borrowed(),
            None => self.map.borrowed(),
        };
        self.engine.find(map, starts, goals, &self.options)
    }

    /// The same for the bindings: of either kind of map, and as short as it can be.
    ///
    /// # Errors
    ///
    /// Those of [`find_path`](crate::find_path).
    #[doc(hidden)]
    pub fn reply(&mut self, starts: &[Place], goals: &[Place]) -> Result<Reply, Error> {
        if self.takes_turns
            && let Some(reply) =
                self.engine
                    .reply(self.map.borrowed(), starts, goals, &self.options)?
        {
            return Ok(reply);
        }
        self.answer(starts, goals).map(Reply::Places)
    }
}

impl Pathfinder<Grid> {
    /// Finds a path as [`Pathfinder::find`] does, but in the shortest form, for handing long paths to another language:
    /// only the cells where the path turns, each as the number y * width + x.
    ///
    /// `None` if only [`Pathfinder::find`] can answer: when the path leads over way points or is smoothed, the search is
    /// not the default one, or [`Options::nearest`] is set and the goal can't be reached.
    ///
    /// # Errors
    ///
    /// Those of [`find_path`](crate::find_path).
    ///
    /// ```
    /// use stepstar::{Grid, Options, Pathfinder};
    /// let mut finder = Pathfinder::new(Grid::new(4, 3).unwrap(), Options::default()).unwrap();
    /// assert_eq!(finder.find_turns((0, 1), (3, 1)).unwrap().unwrap().path, [4, 7]);
    /// ```
    pub fn find_turns(&mut self, from: Point, to: Point) -> Result<Option<PathResult<u32>>, Error> {
        let map = self.map.borrowed();
        let ends = ends(map, from.into(), to.into())?;
        if !self.takes_turns {
            return Ok(None);
        }
        Ok(self.engine.turns(map, &self.map, ends, &self.options))
    }

    /// Makes a cell a wall, or free. The next query sees it.
    ///
    /// # Errors
    ///
    /// Those of [`Grid::set_wall`].
    pub fn set_wall(&mut self, x: u32, y: u32, wall: bool) -> Result<(), Error> {
        self.map.set_wall(x, y, wall)?;
        self.changed((x, y));
        Ok(())
    }

    /// Sets what a step of length 1 onto a cell costs. The next query sees it.
    ///
    /// # Errors
    ///
    /// Those of [`Grid::set_cost`].
    pub fn set_cost(&mut self, x: u32, y: u32, cost: f64) -> Result<(), Error> {
        self.map.set_cost(x, y, cost)?;
        self.changed((x, y));
        Ok(())
    }
}

impl Pathfinder<Grid> {
    /// Tells all that hangs on a cell that it has changed.
    fn changed(&mut self, at: Point) {
        let Some(SharedMap::Grid(grown)) = &mut self.grown else {
            self.engine.route.changed(at.0, at.1);
            return;
        };
        let grown = Arc::make_mut(grown);
        for (x, y) in self.map.refit(grown, at, self.options.size) {
            self.engine.route.changed(x, y);
        }
    }
}

impl Pathfinder<Floors> {
    /// Makes a cell a wall, or free. The next query sees it.
    ///
    /// # Errors
    ///
    /// Those of [`Floors::set_wall`].
    ///
    /// ```
    /// use stepstar::{Floors, Options, Pathfinder};
    /// let house = Floors::parse("S.a\n...\n\na.G")?;
    /// let mut finder = Pathfinder::new(house, Options::default())?;
    /// assert_eq!(finder.find((0, 0, 0), (2, 0, 1))?.cost, 5.0);
    /// finder.set_wall((1, 0, 0), true)?;
    /// assert_eq!(finder.find((0, 0, 0), (2, 0, 1))?.cost, 7.0);
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn set_wall(&mut self, at: FloorPoint, wall: bool) -> Result<(), Error> {
        self.map.set_wall(at, wall)?;
        self.grown = self.map.borrowed().for_agent(self.options.size);
        Ok(())
    }

    /// Sets what a step of length 1 onto a cell costs. The next query sees it.
    ///
    /// # Errors
    ///
    /// Those of [`Floors::set_cost`].
    pub fn set_cost(&mut self, at: FloorPoint, cost: f64) -> Result<(), Error> {
        self.map.set_cost(at, cost)?;
        self.grown = self.map.borrowed().for_agent(self.options.size);
        Ok(())
    }
}

impl Pathfinder<Hexagons> {
    /// Makes a cell a wall, or free. The next query sees it.
    ///
    /// # Errors
    ///
    /// Those of [`Hexagons::set_wall`].
    ///
    /// ```
    /// use stepstar::{Axial, Hexagons, Options, Pathfinder};
    /// let board = Hexagons::parse("hexagons pointy\nS . G\n . . .")?;
    /// let mut finder = Pathfinder::new(board, Options::default())?;
    /// assert_eq!(finder.find(Axial(0, 0), Axial(2, 0))?.cost, 2.0);
    /// finder.set_wall(Axial(1, 0), true)?;
    /// assert_eq!(finder.find(Axial(0, 0), Axial(2, 0))?.cost, 3.0);
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn set_wall(&mut self, at: Axial, wall: bool) -> Result<(), Error> {
        self.map.set_wall(at, wall)
    }

    /// Sets what a step onto a cell costs. The next query sees it.
    ///
    /// # Errors
    ///
    /// Those of [`Hexagons::set_cost`].
    pub fn set_cost(&mut self, at: Axial, cost: f64) -> Result<(), Error> {
        self.map.set_cost(at, cost)
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
