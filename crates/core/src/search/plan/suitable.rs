//! Which algorithm runs, and whether the options suit the map.

use crate::error::Error;
use crate::map::{Map, MapRef};
use crate::options::{Algorithm, Diagonal, Options, Smooth};
use crate::saying::say;

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
    let unsuitable = |saying| Err(Error::unsuitable(saying));
    match map {
        MapRef::Floors(_) => {
            if options.own.is_some() {
                return unsuitable(say!(OWN_ONE_GOAL));
            }
            if matches!(options.algorithm, Algorithm::Jps | Algorithm::Theta) {
                let name = options.algorithm.name();
                return unsuitable(say!(NEEDS_ONE_GRID, name: name));
            }
            if options.smooth != Smooth::None {
                let name = options.smooth.name();
                return unsuitable(say!(SMOOTH_ONE_GRID, name: name));
            }
        }
        MapRef::Graph(_) => {
            if options.size > 1 {
                return unsuitable(say!(SIZE_GRAPH));
            }
            if matches!(options.algorithm, Algorithm::Jps | Algorithm::Theta) {
                let name = options.algorithm.name();
                return unsuitable(say!(NEEDS_GRID, name: name));
            }
            if options.smooth != Smooth::None {
                let name = options.smooth.name();
                return unsuitable(say!(SMOOTH_GRID, name: name));
            }
        }
        MapRef::Grid(grid) if options.algorithm == Algorithm::Jps => {
            if grid.uniform_cost().is_none() {
                return unsuitable(say!(UNIFORM));
            }
            if options.diagonal != Diagonal::Never && !(1.0..=2.0).contains(&options.diagonal_cost)
            {
                return unsuitable(say!(DIAGONAL_COST, cost: options.diagonal_cost));
            }
        }
        MapRef::Grid(_) => {}
    }
    Ok(())
}
