//! Which algorithm runs, and whether the options suit the map.

use crate::error::Error;
use crate::map::{Map, MapRef};
use crate::number::number;
use crate::options::{Algorithm, Diagonal, Options, Smooth};

/// The algorithm that a trace with these options runs on this map: the chosen one, or what [`Algorithm::Auto`] stands for.
///
/// # Errors
///
/// If an option is out of range or does not suit the map.
///
/// ```
/// use stepstar::{Algorithm, Grid, Options, algorithm_for};
/// let options = Options { algorithm: Algorithm::Jps, ..Options::default() };
/// assert_eq!(algorithm_for(&Grid::new(3, 3).unwrap(), &options), Ok(Algorithm::Jps));
/// assert!(algorithm_for(&Grid::parse(".5.").unwrap(), &options).is_err());
/// ```
pub fn algorithm_for<M: Map>(map: &M, options: &Options) -> Result<Algorithm, Error> {
    options.check()?;
    algorithm(map.borrowed(), options)
}

pub(super) fn algorithm(map: MapRef<'_>, options: &Options) -> Result<Algorithm, Error> {
    check_suitable(map, options)?;
    Ok(match options.algorithm {
        Algorithm::Auto => Algorithm::AStar,
        chosen => chosen,
    })
}

fn check_suitable(map: MapRef<'_>, options: &Options) -> Result<(), Error> {
    let unsuitable = |sentence: String| Err(Error::Unsuitable(sentence));
    match map {
        MapRef::Graph(_) => {
            if matches!(options.algorithm, Algorithm::Jps | Algorithm::Theta) {
                let name = options.algorithm.name();
                return unsuitable(format!(
                    "The algorithm \"{name}\" needs a grid: on a graph use \"astar\", \"dijkstra\", \"greedy\", \"bfs\", \"bidirectional\" or \"ida\"."
                ));
            }
            if options.smooth != Smooth::None {
                let name = options.smooth.name();
                return unsuitable(format!(
                    "The smoothing \"{name}\" needs a grid: on a graph only \"none\" is possible."
                ));
            }
        }
        MapRef::Grid(grid) if options.algorithm == Algorithm::Jps => {
            if grid.uniform_cost().is_none() {
                return unsuitable(
                    "The algorithm \"jps\" needs a map on which all free cells cost the same: with terrain costs use \"astar\" or \"auto\"."
                        .to_owned(),
                );
            }
            if options.diagonal != Diagonal::Never && !(1.0..=2.0).contains(&options.diagonal_cost)
            {
                return unsuitable(format!(
                    "The algorithm \"jps\" needs a diagonal cost from 1 to 2, and this is {}: use \"astar\" or \"auto\".",
                    number(options.diagonal_cost)
                ));
            }
        }
        MapRef::Grid(_) => {}
    }
    Ok(())
}
