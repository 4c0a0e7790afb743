//! The door to the quick routes, which answer a query without the loop of the search.

use crate::map::MapRef;
use crate::options::{Algorithm, GoalTest, Options};
use crate::result::Counts;

/// A cheapest path of one leg.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Answer {
    /// The nodes from start to goal; on a grid those at which the path bends are enough. Empty if no path leads there.
    pub path: Vec<u32>,
    pub cost: f64,
    pub counts: Counts,
}

/// What a flood left in each cell.
#[derive(Debug, Clone)]
pub(crate) struct Flooded {
    pub width: u32,
    /// For each cell the step that led to it; empty where the cell before is any beside it that costs less.
    pub came: Vec<u8>,
    pub costs: Vec<f64>,
    /// How many cells were reached.
    pub reached: u64,
}

/// What knows a shorter way to an answer than the loop does.
pub(crate) trait Route: Default {
    /// For queries that follow each other on a map, where it pays to prepare something. The default is for a single one.
    fn for_many() -> Self {
        Self::default()
    }

    /// A cheapest path between two free nodes. `None` where the map or the options are not served, or not yet.
    fn find(&mut self, map: MapRef<'_>, options: &Options, from: u32, to: u32) -> Option<Answer>;

    /// What every cell costs from the nearest of some starts, up to `most`. `None` where that is not served.
    fn flood(map: MapRef<'_>, options: &Options, starts: &[u32], most: f64) -> Option<Flooded>;

    /// Call this after each edit of a grid.
    fn changed(&mut self, x: u32, y: u32);

    /// How many nodes the loop is to expand before this route serves the map, after so many more that it has expanded.
    /// `None`: no more.
    fn owed(&mut self, map: MapRef<'_>, expanded: u64) -> Option<u64>;
}

/// No route: the loop answers all.
impl Route for () {
    fn find(&mut self, _: MapRef<'_>, _: &Options, _: u32, _: u32) -> Option<Answer> {
        None
    }

    fn flood(_: MapRef<'_>, _: &Options, _: &[u32], _: f64) -> Option<Flooded> {
        None
    }

    fn changed(&mut self, _: u32, _: u32) {}

    fn owed(&mut self, _: MapRef<'_>, _: u64) -> Option<u64> {
        None
    }
}

/// Whether a route may answer: all choices of which it knows nothing are the default ones. Only where there is no path does
/// `nearest` matter.
pub(crate) fn may_answer(options: &Options) -> bool {
    let default = Options::default();
    options.algorithm == Algorithm::Auto
        && options.goal_test == GoalTest::Expanded
        && options.weight == 1.0
        && options.heuristic == default.heuristic
        && options.own.is_none()
        && options.tie_break == default.tie_break
        && options.open_list == default.open_list
        && options.closed == default.closed
        && !options.reverse
        && options.max_expansions.is_none()
        && options.movers.is_empty()
        && !options.turn_cost.matters()
}
