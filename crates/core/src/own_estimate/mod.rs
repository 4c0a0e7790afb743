//! Estimates of one's own, in place of those that have a name.

mod formula;

use self::formula::Formula;
pub(crate) use self::formula::is_meant;
use crate::error::{Error, MOST, named};
use crate::map::hexagons::Axial;
use crate::map::place::Place;
use crate::map::{Map, MapRef};
use crate::saying::say;
use crate::value::Value;
use std::sync::Arc;

/// An estimate of one's own: a formula, or a value for each place. It is read once for each place before a search begins, so that trace and
/// audit know it as the search does.
///
/// ```
/// use stepstar::{Grid, Options, OwnEstimate, audit};
/// let grid = Grid::new(5, 4)?;
/// let options = Options { own: Some(OwnEstimate::formula("2 * max(dx, dy)")?), ..Options::default() };
/// let truth = audit(&grid, (0, 0), (4, 3), &options)?;
/// assert!(truth.reason.ends_with("The estimate is too high at (0, 3): 8, but the true cost is 4."));
/// # Ok::<(), stepstar::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct OwnEstimate(Arc<Kind>);

#[derive(Debug, PartialEq)]
enum Kind {
    Formula(Formula),
    /// Of all places towards the first of some goals, then towards the next.
    Values(Vec<Place>, Vec<f64>),
}

/// The values of all nodes towards the first of some targets, then towards the next.
#[derive(Debug)]
pub(crate) struct Table {
    targets: Vec<u32>,
    values: Vec<f64>,
}

/// The values of all nodes towards one target.
#[derive(Debug, Clone)]
pub(crate) struct Towards {
    table: Arc<Table>,
    first: usize,
}

impl Towards {
    /// Those of a table, if they are in it.
    pub fn new(table: Option<&Arc<Table>>, target: u32) -> Option<Self> {
        let table = table?;
        let place = table.targets.iter().position(|&other| other == target)?;
        let first = place * (table.values.len() / table.targets.len());
        let table = Arc::clone(table);
        Some(Self { table, first })
    }

    pub fn of(&self, node: u32) -> f64 {
        self.table.values[self.first + node as usize]
    }
}

impl OwnEstimate {
    /// A formula of `dx` and `dy`, how far away the goal is by column and by row, and of the place's own `x` and `y` (on hexagons by q and r): with numbers,
    /// `+ - * / ( )`, `min`, `max`, `abs` and `sqrt`.
    ///
    /// # Errors
    ///
    /// If it is no such formula: which of its letters is wrong, and what is possible there.
    ///
    /// ```
    /// use stepstar::OwnEstimate;
    /// let error = OwnEstimate::formula("2 dx").unwrap_err();
    /// assert!(error.to_string().starts_with("The formula is \"2 dx\": \"dx\" at place 3 can't stand there"));
    /// ```
    pub fn formula(text: &str) -> Result<Self, Error> {
        let formula = Formula::read(text)?;
        Ok(Self(Arc::new(Kind::Formula(formula))))
    }

    /// The values of a function. The search calls it for each place of a map towards each of these goals: the goal of the search and its way
    /// points, and its start as well if it begins at the goal or at both ends.
    ///
    /// ```
    /// use stepstar::{Grid, Options, OwnEstimate, find_path};
    /// let grid = Grid::new(9, 1)?;
    /// let own = OwnEstimate::of(&grid, &[(8, 0)], |at, goal| f64::from(goal.0.abs_diff(at.0)));
    /// let options = Options { own: Some(own), ..Options::default() };
    /// assert_eq!(find_path(&grid, (0, 0), (8, 0), &options)?.expanded, 9);
    /// # Ok::<(), stepstar::Error>(())
    /// ```
    pub fn of<M: Map>(
        map: &M,
        goals: &[M::Place],
        mut estimate: impl FnMut(M::Place, M::Place) -> f64,
    ) -> Self {
        let nodes = map.borrowed().len() as u32;
        let mut values = Vec::new();
        for &goal in goals {
            values.extend((0..nodes).map(|node| estimate(map.place_of(node), goal)));
        }
        let goals = goals.iter().map(|&goal| goal.into()).collect();
        Self(Arc::new(Kind::Values(goals, values)))
    }

    /// The same as numbers, for the bindings: of all places towards the first goal, then towards the next.
    ///
    /// # Errors
    ///
    /// If the goals are no places.
    #[doc(hidden)]
    pub fn of_values(goals: &Value, values: Vec<f64>) -> Result<Self, Error> {
        let goals = Place::read_all(goals)?;
        Ok(Self(Arc::new(Kind::Values(goals, values))))
    }

    /// Reads it for each node, towards each of some targets.
    // Not inlined: most searches have none.
    #[inline(never)]
    pub(crate) fn table(&self, map: MapRef<'_>, targets: Vec<u32>) -> Result<Arc<Table>, Error> {
        let nodes = map.len();
        let mut values = Vec::with_capacity(targets.len() * nodes);
        for &target in &targets {
            self.add(map, target, &mut values)?;
        }
        for (i, &value) in values.iter().enumerate() {
            if !(0.0..=MOST).contains(&value) {
                let place = map.place((i % nodes) as u32);
                Error::check_cost(value, || say!(ARGUMENT_ESTIMATE, place: place))?;
            }
        }
        Ok(Arc::new(Table { targets, values }))
    }

    /// Adds the values of all nodes towards a target.
    fn add(&self, map: MapRef<'_>, target: u32, all: &mut Vec<f64>) -> Result<(), Error> {
        let nodes = map.len();
        match &*self.0 {
            Kind::Formula(formula) => {
                let mut stack = Vec::new();
                let goal = position(map, target);
                for node in 0..nodes as u32 {
                    let (x, y) = position(map, node);
                    let variables = [(x - goal.0).abs(), (y - goal.1).abs(), x, y];
                    all.push(formula.value(variables, &mut stack));
                }
            }
            Kind::Values(goals, values) => {
                let is_wanted = |&goal: &Place| map.node(goal) == Ok(target);
                let place = goals.iter().position(is_wanted);
                let own = place.and_then(|place| values.get(place * nodes..(place + 1) * nodes));
                let Some(own) = own.filter(|_| values.len() == goals.len() * nodes) else {
                    let argument = named("number of estimates");
                    let allowed = say!(ALLOWED_FROM, from: nodes);
                    return Err(Error::value(argument, &values.len(), allowed));
                };
                all.extend_from_slice(own);
            }
        }
        Ok(())
    }
}

fn position(map: MapRef<'_>, node: u32) -> (f64, f64) {
    match map {
        MapRef::Grid(grid) => {
            let (x, y) = grid.point(node);
            (x.into(), y.into())
        }
        MapRef::Graph(graph) => {
            let node = graph.nodes()[node as usize];
            (node.x, node.y)
        }
        MapRef::Hexagons(hexagons) => {
            let Axial(q, r) = hexagons.at(node);
            (q.into(), r.into())
        }
        MapRef::Floors(floors) => {
            let (x, y, _) = floors.at(node);
            (x.into(), y.into())
        }
    }
}
