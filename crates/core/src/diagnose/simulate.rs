//! The run of a search that makes a mistake, to be stepped through.

use super::mistake::Mistake;
use super::variant::Variant;
use crate::error::Error;
use crate::map::Map;
use crate::options::Options;
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
        return Error::in_words("These mistakes can't be made together here.".to_owned());
    };
    let needs = match mistake {
        Mistake::ManhattanWithDiagonals | Mistake::MaxOctile | Mistake::WrongDiagonalCost => {
            "a grid, diagonal steps, and \"astar\" with another estimate and cost than the mistake has"
        }
        Mistake::CornerCut => "a grid",
        Mistake::WrapsAround | Mistake::MissingDirection | Mistake::WrongBound => {
            "a grid, and a search from cell to cell"
        }
        Mistake::TerrainLeaving | Mistake::IgnoresTerrain => {
            "a grid with terrain, and a search from cell to cell"
        }
        Mistake::MeetsTooEarly => "the algorithm \"bidirectional\", and the goal test \"expanded\"",
        Mistake::StopsWhenOpened | Mistake::NoStop => {
            "a search from one end, and the goal test \"expanded\""
        }
        Mistake::NeverReopens => "a search that opens closed nodes again",
        Mistake::ClosedWhenOpened | Mistake::NoDecrease | Mistake::StaleF | Mistake::DirtyMap => {
            "a search from node to node, and not \"bfs\""
        }
        Mistake::EuclidTruncated => "a grid, and \"astar\"",
        Mistake::SquaredEuclid | Mistake::HOnly | Mistake::GOnly => "\"astar\"",
        Mistake::HeavyEstimate => "\"astar\" with a weight of 1, and an estimate",
    };
    Error::in_words(format!(
        "The mistake \"{mistake}\" can't be made here: it needs {needs}."
    ))
}
