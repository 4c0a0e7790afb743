//! What every place costs from the nearest of some starts, and which way leads back.

use super::Fast;
use crate::error::Error;
use crate::map::place::places;
use crate::map::{Map, SharedMap};
use crate::options::Options;
use crate::result::Counts;
use crate::route::{Flooded, Route};
use crate::search::path;
use crate::search::plan::Plan;
use crate::search::query::Query;
use crate::search::record::{Records, State};
use crate::search::space::NONE;
use crate::trace::{Recording, Trace};

/// What every place costs from the nearest start, and which way leads back: see [`distances`].
#[derive(Debug, Clone)]
pub struct Distances<M: Map> {
    map: M,
    /// For each place by its number; infinite where none leads.
    costs: Vec<f64>,
    /// For each node the one before it.
    parents: Parents,
    /// Whether ways lead from the places to the start.
    reverse: bool,
    /// The outcome in a plain sentence.
    message: String,
    counts: Counts,
}

/// The one before each node.
#[derive(Debug, Clone)]
enum Parents {
    /// By a quick route.
    Flooded(Flooded),
    /// By number; with directions each cell has several nodes, and one of them is its cheapest.
    Nodes { before: Vec<u32>, best: Vec<u32> },
}

/// Finds what every place costs from the nearest of some starts, up to a cost of `max_cost`, which may be infinite; with
/// [`Options::reverse`] what the way from every place to there costs. Options about goals and estimates play no part.
///
/// # Errors
///
/// Those of [`find_path_between`](crate::find_path_between); if the limit is below 0, or the algorithm is one that does not go by cost alone.
///
/// ```
/// use stepstar::{Grid, Options, distances};
/// let grid = Grid::parse("..#.\n....")?;
/// let far = distances(&grid, &[(0, 0)], f64::INFINITY, &Options::default())?;
/// assert_eq!(far.costs()[..4], [0.0, 1.0, f64::INFINITY, 5.0]);
/// assert_eq!(far.parent((1, 0))?, Some((0, 0)));
/// assert_eq!(far.path((1, 1))?.len(), 3);
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn distances<M: Map>(
    map: &M,
    starts: &[M::Place],
    max_cost: f64,
    options: &Options,
) -> Result<Distances<M>, Error> {
    options.check()?;
    let grown = map.borrowed().for_agent(options.size);
    let map_ref = grown.as_ref().map_or(map.borrowed(), SharedMap::borrowed);
    let plan = Plan::flood(map_ref, &places(starts), max_cost, options)?;
    let mut found = Distances {
        map: map.clone(),
        costs: Vec::new(),
        parents: Parents::Nodes {
            before: Vec::new(),
            best: Vec::new(),
        },
        reverse: options.reverse,
        message: String::new(),
        counts: Counts::default(),
    };
    if plan.turns.is_none()
        && plan.blocked.is_none()
        && options.max_expansions.is_none()
        && let [starts, _] = plan.states(map_ref, 0)
        && let Some(mut flooded) = Fast::flood(map_ref, options, &starts, max_cost)
    {
        found.costs = std::mem::take(&mut flooded.costs);
        found.counts.expanded = flooded.reached;
        found.counts.generated = flooded.reached;
        found.message = plan.reached(map_ref, flooded.reached).to_string();
        found.parents = Parents::Flooded(flooded);
        return Ok(found);
    }
    let open = plan.open_list();
    let mut query = Query::new(map_ref, plan, open, Records::default());
    while !query.advance(map_ref, u64::MAX) {}
    let result = query.result(map_ref);
    (found.message, found.counts) = (result.message, result.counts);
    let places = map_ref.len() as u32;
    let (mut before, mut best) = (Vec::new(), Vec::new());
    found.costs = vec![f64::INFINITY; places as usize];
    let nodes = query.plan.nodes(map_ref) as u32;
    let has_directions = nodes > places;
    if has_directions {
        best = vec![NONE; places as usize];
    }
    before.reserve_exact(nodes as usize);
    let began = query.search.counts.generated > 0;
    for node in 0..nodes {
        if !began {
            before.push(NONE);
            continue;
        }
        let record = query.search.records.get(node);
        before.push(record.parent);
        let cost = query.plan.units.cost(query.plan.paid(record.g));
        let known = &mut found.costs[(node % places) as usize];
        // What is still open was not certain when the search was stopped.
        if record.state != State::Unseen && cost < *known {
            *known = cost;
            if has_directions {
                best[(node % places) as usize] = node;
            }
        }
    }
    found.parents = Parents::Nodes { before, best };
    Ok(found)
}

/// The same as [`distances`], step by step: a trace without a goal.
///
/// # Errors
///
/// Those of [`distances`].
///
/// ```
/// use stepstar::{Grid, Options, trace_distances};
/// let steps = trace_distances(&Grid::new(5, 5)?, &[(2, 2)], 2.0, &Options::default())?;
/// assert_eq!(steps.result().message, "Reached 13 places from (2, 2) at a cost of at most 2.");
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn trace_distances<M: Map>(
    map: &M,
    starts: &[M::Place],
    max_cost: f64,
    options: &Options,
) -> Result<Trace, Error> {
    let mut recording = Recording::distances(map, starts, max_cost, options)?;
    while !recording.advance(u64::MAX) {}
    Ok(recording.finish())
}

impl<M: Map> Distances<M> {
    /// What each place costs, by its number: y * width + x on a grid, floor by floor on several, in the order of the nodes on a graph.
    /// Infinite where no way leads.
    pub fn costs(&self) -> &[f64] {
        &self.costs
    }

    /// The costs alone.
    #[doc(hidden)]
    pub fn into_costs(self) -> Vec<f64> {
        self.costs
    }

    /// The outcome in a plain sentence.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// How much work it was.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// The place before this one on the cheapest way from a start; with [`Options::reverse`] the one after it, on the way there. `None` for a
    /// start, and where no way leads.
    ///
    /// # Errors
    ///
    /// If the place is not on the map.
    pub fn parent(&self, at: M::Place) -> Result<Option<M::Place>, Error> {
        let node = self.map.borrowed().node(at.into())?;
        Ok(self.parent_of(node).map(|node| self.map.place_of(node)))
    }

    /// The cheapest way from a start to this place, both included; with [`Options::reverse`] from this place to there. Empty where none leads.
    ///
    /// # Errors
    ///
    /// If the place is not on the map.
    pub fn path(&self, to: M::Place) -> Result<Vec<M::Place>, Error> {
        let node = self.map.borrowed().node(to.into())?;
        let nodes = self.path_of(node).into_iter();
        Ok(nodes.map(|node| self.map.place_of(node)).collect())
    }

    /// The same by number.
    #[doc(hidden)]
    pub fn parent_of(&self, place: u32) -> Option<u32> {
        let parent = match &self.parents {
            Parents::Flooded(flooded) => flooded.before(place, &self.costs),
            Parents::Nodes { .. } => self.before(self.first(place)),
        };
        parent.map(|node| node % self.costs.len() as u32)
    }

    /// The same by numbers.
    #[doc(hidden)]
    pub fn path_of(&self, place: u32) -> Vec<u32> {
        let places = self.costs.len() as u32;
        if self
            .costs
            .get(place as usize)
            .is_none_or(|cost| cost.is_infinite())
        {
            return Vec::new();
        }
        let before = |node: u32| {
            let before = match &self.parents {
                Parents::Flooded(flooded) => flooded.before(node, &self.costs),
                Parents::Nodes { .. } => self.before(node),
            };
            before.unwrap_or(NONE)
        };
        let mut path = path::chain(self.first(place), &before);
        path.iter_mut().for_each(|node| *node %= places);
        if !self.reverse {
            path.reverse();
        }
        path
    }

    /// The node with which the way back from a place begins.
    fn first(&self, place: u32) -> u32 {
        match &self.parents {
            Parents::Nodes { best, .. } if !best.is_empty() => best[place as usize],
            _ => place,
        }
    }

    fn before(&self, node: u32) -> Option<u32> {
        let Parents::Nodes { before, .. } = &self.parents else {
            return None;
        };
        let parent = before.get(node as usize).copied();
        parent.filter(|&parent| parent != NONE)
    }
}
