//! A walk: an agent goes one step a tick along its plan, while the map changes under it.

mod check;
mod judged;
mod planning;
mod told;
mod walking;

use crate::define::record;
use crate::error::Error;
use crate::map::grid::{Grid, Point};
use crate::options::{Options, Replanner};
use crate::result::Status;
use crate::saying::Saying;
pub use crate::search::repair::lapse::WalkMistake;
use crate::trace::Trace;
pub use judged::{WalkDiagnosis, diagnose_walk};
pub use walking::Walking;

/// No walk has more ticks, and nothing changes later.
pub(crate) const MOST_TICKS: u32 = 100_000;

record! {
    /// A cell that changes while an agent walks. What is not said of it stays as it is.
    [derive(Debug, Clone, Copy, PartialEq)] Change {
        /// Before the plan of which tick is made, from 0.
        at: u32,
        /// Which cell.
        place: Point as "PointLike",
        /// Whether it is a wall from then on.
        wall: Option<bool> [serde(skip_serializing_if = "Option::is_none")],
        /// What a step of length 1 onto it costs from then on.
        cost: Option<f64> [serde(skip_serializing_if = "Option::is_none")],
    }
}

record! {
    /// One tick of a [`Walk`].
    [derive(Debug, Clone, PartialEq), non_exhaustive] Tick {
        /// Where the agent is.
        at: Point,
        /// Its plan, from there to the goal, both included; empty if there is no path at this tick.
        path: Vec<Point>,
        /// What walking the plan costs on the map of this tick; infinite if there is no path.
        cost: f64,
        /// How many nodes were expanded to make it.
        expanded: u64,
    }
}

record! {
    /// How a walk went.
    [derive(Debug, Clone, PartialEq), non_exhaustive] Walk {
        /// How it ended: at the goal, where no path leads there and no change is to come, or at a limit.
        status: Status,
        /// The outcome in plain sentences.
        message: String,
        /// The same as data.
        saying: Saying [serde(with = "crate::saying::as_json")],
        /// Every tick, from 0; the last one is at the goal, if it was reached.
        ticks: Vec<Tick>,
        /// The cells that the agent walked over, its waiting left out. With [`Replanner::Lpa`](crate::Replanner::Lpa), which does not walk, the
        /// last plan.
        path: Vec<Point>,
        /// What the steps of that path cost, each at its tick; infinite where there is no way to the goal.
        cost: f64,
        /// How many nodes were expanded in all.
        expanded: u64,
    }
}

/// How to walk.
///
/// ```
/// use stepstar::{Diagonal, Options, Replanner, WalkOptions};
/// let options = WalkOptions {
///     replanner: Replanner::AStar,
///     sees: Some(3),
///     mistake: None,
///     search: Options { diagonal: Diagonal::NoObstacles, ..Options::default() },
/// };
/// assert_ne!(options, WalkOptions::default());
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
pub struct WalkOptions {
    /// How each tick plans: see [`Replanner`].
    pub replanner: Replanner,
    /// How many cells far the agent sees, in rows and in columns. What it has never seen counts as free, and costs 1; what it saw last
    /// stays so in its mind. `None`: it knows the whole map.
    pub sees: Option<u32>,
    /// The walk of a program that makes a mistake, to be looked at: LPA* and D* Lite alone. Its plans may be wrong, and end before the goal.
    pub mistake: Option<WalkMistake>,
    /// How to search. Of these count [`diagonal`](Options::diagonal), [`diagonal_cost`](Options::diagonal_cost),
    /// [`heuristic`](Options::heuristic) and [`max_expansions`](Options::max_expansions), for the whole walk; with
    /// [`Replanner::AStar`] also [`weight`](Options::weight), [`tie_break`](Options::tie_break), [`open_list`](Options::open_list) and
    /// [`closed`](Options::closed).
    pub search: Options,
}

/// Lets an agent walk from one cell to another, one step a tick along its plan. Changes that come at a tick are made before its plan; the
/// agent's own cell and the goal are left as they are, which [`Walk::message`] says. Where there is no path it waits, as long as changes
/// are to come. With [`Replanner::Lpa`] the agent stays at the start until the last change has come.
///
/// # Errors
///
/// If a cell is not on the map, a change says nothing or sets a cost that is out of range, or an option is out of range or of no use for a
/// walk.
///
/// ```
/// use stepstar::{Change, Grid, WalkOptions, walk};
/// let grid = Grid::parse("S..\n.#.\n..G")?;
/// let closes = Change { at: 1, place: (2, 0), wall: Some(true), cost: None };
/// let walked = walk(&grid, (0, 0), (2, 2), &[closes], &WalkOptions::default())?;
/// assert_eq!(walked.path.first(), Some(&(0, 0)));
/// assert_eq!(walked.path.last(), Some(&(2, 2)));
/// assert_eq!(walked.ticks.len(), walked.path.len());
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn walk(
    map: &Grid,
    from: Point,
    to: Point,
    changes: &[Change],
    options: &WalkOptions,
) -> Result<Walk, Error> {
    let mut walking = Walking::new(map, from, to, changes, options)?;
    while !walking.advance(u32::MAX) {}
    Ok(walking.finish())
}

/// The same, and records every step of the search: see [`Trace`]. Its ticks are chapters of one log, and the map that it shows is that
/// of the tick which one looks at.
///
/// # Errors
///
/// Those of [`walk`].
///
/// ```
/// use stepstar::{Change, Grid, WalkOptions, trace_walk};
/// let grid = Grid::parse("S..\n.#.\n..G")?;
/// let closes = Change { at: 1, place: (2, 1), wall: Some(true), cost: None };
/// let (walk, mut trace) = trace_walk(&grid, (0, 0), (2, 2), &[closes], &WalkOptions::default())?;
/// assert_eq!(trace.ticks(), walk.ticks.len());
/// let begins = trace.tick_start(1);
/// assert_eq!(trace.explain(begins), "Tick 1: the agent has gone from (0, 0) to (1, 0). (2, 1) is a wall now.");
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn trace_walk(
    map: &Grid,
    from: Point,
    to: Point,
    changes: &[Change],
    options: &WalkOptions,
) -> Result<(Walk, Trace), Error> {
    let mut walking = Walking::new(map, from, to, changes, options)?.recorded();
    while !walking.advance(u32::MAX) {}
    Ok(walking.finish_traced())
}
