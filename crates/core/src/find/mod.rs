//! The two calls that most users need: a path, and a trace of how it was found.

mod engine;
mod legs;
mod pathfinder;

use self::engine::Engine;
pub use self::engine::Reply;
pub use self::pathfinder::Pathfinder;
use crate::error::Error;
use crate::map::Map;
use crate::map::place::Place;
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
    let result = Engine::<Fast>::default().find(map.borrowed(), from.into(), to.into(), options)?;
    Ok(result.map(|node| map.place_of(node)))
}

/// The same for the bindings, of either kind of map.
///
/// # Errors
///
/// Those of [`find_path`].
#[doc(hidden)]
pub fn reply<M: Map>(map: &M, from: Place, to: Place, options: &Options) -> Result<Reply, Error> {
    let result = Engine::<Fast>::default().find(map.borrowed(), from, to, options)?;
    Ok(Reply::Places(result))
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
