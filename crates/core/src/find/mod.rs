//! The two calls that most users need: a path, and a trace of how it was found.

mod distances;
mod engine;
mod legs;
mod pathfinder;

pub use self::distances::{Distances, distances, trace_distances};
pub use self::engine::Reply;
use self::engine::{Engine, takes_turns};
pub use self::pathfinder::Pathfinder;
use crate::error::Error;
use crate::map::place::{Place, places};
use crate::map::{Map, SharedMap};
use crate::options::Options;
use crate::result::PathResult;
use crate::trace::{Recording, Trace};

/// The routes that spare the loop its work. With `()` in their place all answers are the same, only later.
type Fast = crate::fast::Routes;

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
    let result = asked(map, &[from.into()], &[to.into()], options)?;
    Ok(result.map(|node| map.place_of(node)))
}

/// Finds the cheapest path from any of some starts to any of some goals. Its ends say which they are. Of several, those that are walls or
/// occupied are passed over.
///
/// # Errors
///
/// Those of [`find_path`]; if there is no start or no goal; with [`Algorithm::Jps`](crate::Algorithm::Jps), which knows one goal only, if there are
/// several.
///
/// ```
/// use stepstar::{Grid, Options, find_path_between};
/// let grid = Grid::parse("...#.\n.....")?;
/// let result = find_path_between(&grid, &[(0, 0), (4, 0)], &[(3, 1), (0, 1)], &Options::default())?;
/// assert_eq!(result.path, [(0, 0), (0, 1)]);
/// // A range is a set of goals.
/// let near = grid.within((4, 0), 2)?;
/// assert_eq!(find_path_between(&grid, &[(0, 0)], &near, &Options::default())?.path.last(), Some(&(2, 0)));
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn find_path_between<M: Map>(
    map: &M,
    starts: &[M::Place],
    goals: &[M::Place],
    options: &Options,
) -> Result<PathResult<M::Place>, Error> {
    let [starts, goals] = [starts, goals].map(places);
    let result = asked(map, &starts, &goals, options)?;
    Ok(result.map(|node| map.place_of(node)))
}

/// A query of its own.
fn asked<M: Map>(
    map: &M,
    starts: &[Place],
    goals: &[Place],
    options: &Options,
) -> Result<PathResult<u32>, Error> {
    let mut engine = Engine::<Fast>::default();
    if options.size > 1 {
        options.check()?;
    }
    let grown = map.borrowed().for_agent(options.size);
    let map_ref = grown.as_ref().map_or(map.borrowed(), SharedMap::borrowed);
    engine.find(map_ref, starts, goals, options)
}

/// The same for the bindings, of either kind of map, and as short as it can be.
///
/// # Errors
///
/// Those of [`find_path`].
#[doc(hidden)]
pub fn reply<M: Map>(
    map: &M,
    starts: &[Place],
    goals: &[Place],
    options: &Options,
) -> Result<Reply, Error> {
    options.check()?;
    if takes_turns(options)
        && let Some(reply) =
            Engine::<Fast>::default().reply(map.borrowed(), starts, goals, options)?
    {
        return Ok(reply);
    }
    asked(map, starts, goals, options).map(Reply::Places)
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
    trace_between(map, &[from], &[to], options)
}

/// The same from whichever of some starts to whichever of some goals is cheapest.
///
/// # Errors
///
/// Those of [`find_path_between`].
///
/// ```
/// use stepstar::{Grid, Options, trace_between};
/// let steps = trace_between(&Grid::new(5, 1)?, &[(2, 0)], &[(0, 0), (3, 0)], &Options::default())?;
/// assert_eq!(steps.result().message, "A path from (2, 0) to (3, 0) in 1 step, cost 1.");
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn trace_between<M: Map>(
    map: &M,
    starts: &[M::Place],
    goals: &[M::Place],
    options: &Options,
) -> Result<Trace, Error> {
    let mut recording = Recording::between(map, starts, goals, options)?;
    while !recording.advance(u64::MAX) {}
    Ok(recording.finish())
}
