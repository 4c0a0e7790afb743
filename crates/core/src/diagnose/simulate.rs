//! The run of a search that makes a mistake, to be stepped through.

use super::mistake::Mistake;
use super::unknown_world;
use super::variant::Variant;
use crate::error::Error;
use crate::map::Map;
use crate::options::Options;
use crate::saying::say;
use crate::trace::{Recording, Trace};

/// Searches as a program does that makes one mistake, and records every step: see [`Trace`]. The rule for ties is that of the options.
///
/// # Errors
///
/// Those of [`find_path`](crate::find_path), and [`ErrorKind::Unsuitable`](crate::ErrorKind::Unsuitable) where the options or the map leave no room for the mistake.
///
/// ```
/// use stepstar::{Grid, Mistake, Options, simulate};
/// let grid = Grid::new(9, 9).unwrap();
/// let options = Options::default();
/// let trace = simulate(&grid, (4, 4), (8, 4), Mistake::GOnly, &options).unwrap();
/// assert!(trace.expansions() > 5);
/// assert!(simulate(&grid, (4, 4), (8, 4), Mistake::ManhattanWithDiagonals, &options).is_err());
/// ```
pub fn simulate<M: Map>(
    map: &M,
    from: M::Place,
    to: M::Place,
    mistake: Mistake,
    options: &Options,
) -> Result<Trace, Error> {
    let map = map.to_shared();
    if let Some(world) = unknown_world(options) {
        return Err(Error::unsuitable(world));
    }
    let (from, to) = (from.into(), to.into());
    Variant::right(options).plan(&map, from, to)?;
    let variants = Variant::right(options).mistaken(map.borrowed(), mistake);
    let variant = variants.first().ok_or_else(|| no_room(&[mistake]))?;
    let (map, plan) = variant.plan(&map, from, to)?;
    let mut recording = Recording::of(map, plan);
    while !recording.advance(u64::MAX) {}
    Ok(recording.finish())
}

/// The options or the map leave no room for a mistake, or for several.
pub(super) fn no_room(mistakes: &[Mistake]) -> Error {
    let &[mistake] = mistakes else {
        return Error::unsuitable(say!(REFUSED_TOGETHER));
    };
    let needs = match mistake {
        Mistake::ManhattanWithDiagonals | Mistake::MaxOctile | Mistake::WrongDiagonalCost => {
            say!(NEEDS_DIAGONALS)
        }
        Mistake::CornerCut => say!(NEEDS_GRID_ONLY),
        Mistake::WrapsAround | Mistake::MissingDirection | Mistake::WrongBound => say!(NEEDS_CELLS),
        Mistake::TerrainLeaving | Mistake::IgnoresTerrain => say!(NEEDS_TERRAIN),
        Mistake::MeetsTooEarly => say!(NEEDS_BOTH_ENDS),
        Mistake::StopsWhenOpened | Mistake::NoStop => say!(NEEDS_ONE_END),
        Mistake::NeverReopens => say!(NEEDS_REOPENING),
        Mistake::ClosedWhenOpened | Mistake::NoDecrease | Mistake::StaleF | Mistake::DirtyMap => {
            say!(NEEDS_NODES)
        }
        Mistake::EuclidTruncated => say!(NEEDS_ASTAR_ON_GRID),
        Mistake::SquaredEuclid | Mistake::HOnly | Mistake::GOnly => say!(NEEDS_ASTAR),
        Mistake::HeavyEstimate => say!(NEEDS_PLAIN_ASTAR),
    };
    Error::unsuitable(say!(REFUSED_NO_ROOM, title: mistake.title(), needs: needs))
}
