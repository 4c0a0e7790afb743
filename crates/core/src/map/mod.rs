//! What a search can run on: a grid, several floors, hexagons, or a graph.

pub(crate) mod floors;
pub(crate) mod graph;
pub(crate) mod grid;
pub(crate) mod hexagons;
pub(crate) mod line;
pub(crate) mod place;
pub(crate) mod plane;
pub(crate) mod ranked;

use self::floors::Floors;
use self::graph::{Connection, Graph};
use self::grid::{Grid, Point};
use self::hexagons::{Axial, Hexagons};
use self::place::Place;
use crate::error::{Error, named};
use crate::saying::{Saying, say};
use std::sync::Arc;

/// A borrowed map of any kind, as the engine takes it: places are numbers.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub enum MapRef<'m> {
    Grid(&'m Grid),
    Graph(&'m Graph),
    Floors(&'m Floors),
    Hexagons(&'m Hexagons),
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for crate::Grid {}
    impl Sealed for crate::Graph {}
    impl Sealed for crate::Floors {}
    impl Sealed for crate::Hexagons {}
    impl Sealed for crate::SharedMap {}
    impl<M: Sealed> Sealed for std::sync::Arc<M> {}
}

/// A map on which paths can be found: a [`Grid`], a [`Graph`], [`Floors`], [`Hexagons`], or any of them in an [`Arc`].
///
/// A trace keeps the map that it was made on. Of a map in an `Arc` it keeps that, and makes no copy:
///
/// ```
/// use std::sync::Arc;
/// use stepstar::{Grid, Options, trace};
/// let grid = Arc::new(Grid::new(9, 9)?);
/// let steps = trace(&grid, (0, 0), (8, 8), &Options::default())?;
/// assert_eq!(Arc::strong_count(&grid), 2);
/// # Ok::<(), stepstar::Error>(())
/// ```
///
/// The trait is sealed: its methods are for this crate alone.
pub trait Map: sealed::Sealed + Clone {
    /// How places are named: by [`Point`] on a grid, by [`FloorPoint`](crate::FloorPoint) on floors, by [`Axial`] on hexagons, by id on a
    /// graph.
    type Place: Copy + PartialEq + std::fmt::Debug + Into<Place>;

    #[doc(hidden)]
    fn place_of(&self, node: u32) -> Self::Place;
    #[doc(hidden)]
    fn borrowed(&self) -> MapRef<'_>;
    #[doc(hidden)]
    fn share(map: Arc<Self>) -> SharedMap;
    #[doc(hidden)]
    fn to_shared(&self) -> SharedMap {
        Self::share(Arc::new(self.clone()))
    }
}

impl Map for Grid {
    type Place = Point;

    fn place_of(&self, node: u32) -> Point {
        self.point(node)
    }

    fn borrowed(&self) -> MapRef<'_> {
        MapRef::Grid(self)
    }

    fn share(map: Arc<Self>) -> SharedMap {
        SharedMap::Grid(map)
    }
}

impl Map for Graph {
    type Place = u32;

    fn place_of(&self, node: u32) -> u32 {
        self.nodes()[node as usize].id
    }

    fn borrowed(&self) -> MapRef<'_> {
        MapRef::Graph(self)
    }

    fn share(map: Arc<Self>) -> SharedMap {
        SharedMap::Graph(map)
    }
}

impl<M: Map> Map for Arc<M> {
    type Place = M::Place;

    fn place_of(&self, node: u32) -> M::Place {
        (**self).place_of(node)
    }

    fn borrowed(&self) -> MapRef<'_> {
        (**self).borrowed()
    }

    fn share(map: Arc<Self>) -> SharedMap {
        M::share((*map).clone())
    }
}

/// A map of any kind that a trace or an audit keeps to itself, shared and not copied where it can be.
#[doc(hidden)]
#[derive(Debug, Clone)]
pub enum SharedMap {
    Grid(Arc<Grid>),
    Graph(Arc<Graph>),
    Floors(Arc<Floors>),
    Hexagons(Arc<Hexagons>),
}

impl SharedMap {
    pub(crate) fn borrowed(&self) -> MapRef<'_> {
        match self {
            Self::Grid(grid) => MapRef::Grid(grid),
            Self::Graph(graph) => MapRef::Graph(graph),
            Self::Floors(floors) => MapRef::Floors(floors),
            Self::Hexagons(hexagons) => MapRef::Hexagons(hexagons),
        }
    }
}

impl Map for SharedMap {
    type Place = Place;

    fn place_of(&self, node: u32) -> Place {
        self.borrowed().place(node)
    }

    fn borrowed(&self) -> MapRef<'_> {
        self.borrowed()
    }

    fn share(map: Arc<Self>) -> SharedMap {
        (*map).clone()
    }
}

impl MapRef<'_> {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Grid(grid) => grid.len(),
            Self::Graph(graph) => graph.nodes().len(),
            Self::Floors(floors) => floors.len(),
            Self::Hexagons(hexagons) => hexagons.grid().len(),
        }
    }

    /// The number of a place, or a sentence about what is wrong with it.
    pub(crate) fn node(&self, place: Place) -> Result<u32, Error> {
        match (self, place) {
            (Self::Grid(grid), Place::Cell(x, y)) => {
                grid.check((x, y)).map(|()| grid.index((x, y)))
            }
            (Self::Graph(graph), Place::Node(id)) => graph.checked(id),
            (Self::Floors(floors), Place::Floor(x, y, floor)) => floors.node((x, y, floor)),
            (Self::Hexagons(hexagons), Place::Hexagon(at)) => hexagons.node(at),
            // Whoever reads places without their map takes two numbers for x and y.
            (Self::Hexagons(hexagons), Place::Cell(q, r)) => {
                let [q, r] = [q, r].map(|number| i32::try_from(number).unwrap_or(i32::MAX));
                hexagons.node(Axial(q, r))
            }
            (Self::Grid(_), _) => Err(Error::value(named("place"), &place, say!(ALLOWED_GRID))),
            (Self::Graph(_), _) => Err(Error::value(named("place"), &place, say!(ALLOWED_GRAPH))),
            (Self::Floors(_), _) => Err(Error::value(named("place"), &place, say!(ALLOWED_FLOORS))),
            (Self::Hexagons(_), _) => {
                Err(Error::value(named("place"), &place, say!(ALLOWED_HEXAGONS)))
            }
        }
    }

    pub(crate) fn place(&self, node: u32) -> Place {
        match self {
            Self::Grid(grid) => grid.point(node).into(),
            Self::Graph(graph) => graph.nodes()[node as usize].id.into(),
            Self::Floors(floors) => floors.at(node).into(),
            Self::Hexagons(hexagons) => hexagons.at(node).into(),
        }
    }

    /// What keeps one from being there.
    pub(crate) fn obstacle(&self, node: u32) -> Option<Saying> {
        match self {
            Self::Grid(grid) => grid.obstacle_at(node),
            Self::Hexagons(hexagons) => hexagons.grid().obstacle_at(node),
            Self::Floors(floors) => {
                let (x, y, floor) = floors.at(node);
                floors.floors()[floor as usize].obstacle(x, y)
            }
            Self::Graph(graph) => graph.occupied()[node as usize].then(|| say!(OBSTACLE_OCCUPIED)),
        }
    }

    /// The cheapest connection from one node of a graph to another.
    pub(crate) fn connection(&self, from: u32, to: u32) -> Option<Connection> {
        let Self::Graph(graph) = self else {
            return None;
        };
        let mut least = None;
        for (other, cost) in graph.links(false).of(from) {
            if other == to && least.is_none_or(|least| cost < least) {
                least = Some(cost);
            }
        }
        Some(Connection {
            from: graph.nodes()[from as usize].id,
            to: graph.nodes()[to as usize].id,
            cost: least?,
        })
    }
}
