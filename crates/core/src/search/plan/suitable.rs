//! Which algorithm runs, and whether the options suit the map.

use crate::error::Error;
use crate::map::{Map, MapRef};
use crate::options::{Algorithm, Diagonal, Heuristic, Options, Smooth};
use crate::saying::{Field, say};

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
        MapRef::Hexagons(_) => check_hexagons(options)?,
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

/// Refuses what makes sense among squares only, by the name of the option and what it can be here.
// Not inlined: what only hexagons need is a module of its own.
#[inline(never)]
fn check_hexagons(options: &Options) -> Result<(), Error> {
    use Algorithm::{AStar, Auto, Bfs, Bidirectional, Dijkstra, Greedy, Ida};
    let possible = [Auto, AStar, Dijkstra, Greedy, Bfs, Bidirectional, Ida];
    let (name, allowed) = if !possible.contains(&options.algorithm) {
        ("algorithm", names(possible.map(Algorithm::name)))
    } else if options.diagonal != Diagonal::Never {
        ("diagonal", names([Diagonal::Never.name()]))
    } else if !matches!(options.heuristic, Heuristic::Auto | Heuristic::Zero) {
        let possible = [Heuristic::Auto, Heuristic::Zero];
        ("heuristic", names(possible.map(Heuristic::name)))
    } else if options.smooth != Smooth::None {
        ("smooth", names([Smooth::None.name()]))
    } else if options.size > 1 {
        ("size", "1".into())
    } else if options.turn_cost.matters() {
        ("turnCost", "0".into())
    } else if !options.movers.is_empty() {
        ("movers", "[]".into())
    } else {
        return Ok(());
    };
    let refusal = say!(ONLY_ON_HEXAGONS, name: name, allowed: allowed);
    Err(Error::unsuitable(refusal))
}

fn names<const N: usize>(names: [&str; N]) -> Field {
    Field::Names(names.map(str::to_owned).into())
}
