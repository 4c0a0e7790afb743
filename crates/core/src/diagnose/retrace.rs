//! A run as a trace, to be stepped through: its ties decided as the run decides them.

use super::bases::bases;
use super::case::{Case, Held};
use super::desk::Desk;
use super::intent::Unknown;
use super::mistake::Mistake;
use super::replay::Judge;
use super::run::Run;
use super::simulate::no_room;
use super::steps::Steps;
use crate::error::Error;
use crate::map::Map;
use crate::options::Options;
use crate::trace::{self, Trace};

/// Records a search that takes the places of a run wherever they can come next: so whatever decided ties in the run decides them here.
/// With one or two mistakes it is the search that makes them, otherwise the right one. Where the run leaves that search, or ends, the search goes
/// on alone.
///
/// # Errors
///
/// Those of [`diagnose`](super::diagnose()), [`ErrorKind::Unsuitable`](crate::ErrorKind::Unsuitable) where the options or the map leave no room for the mistake, and
/// where a place of the run is not on the map.
///
/// ```
/// use stepstar::{Grid, Options, Run, retrace};
/// let grid = Grid::new(3, 3)?;
/// let run = Run::from_iter([(0, 0), (0, 1), (1, 1), (0, 2), (2, 2)]);
/// let mut trace = retrace(&grid, (0, 0), (2, 2), &run, &[], &Options::default())?;
/// // As the run has it, up to where it leaves every right search.
/// let order: Vec<_> = trace.events().filter(|event| event.kind.name() == "close").map(|event| event.at).collect();
/// assert_eq!(order[..4], [(0, 0), (0, 1), (1, 1), (0, 2)].map(Into::into));
/// assert_eq!(trace.result().cost, 4.0);
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn retrace<M: Map>(
    map: &M,
    from: M::Place,
    to: M::Place,
    run: &Run,
    mistakes: &[Mistake],
    options: &Options,
) -> Result<Trace, Error> {
    let map = map.to_shared();
    let case = Case::new(&map, from.into(), to.into(), options, Unknown::default())?;
    let steps = Steps::of(map.borrowed(), run)?;
    let mut desk = Desk::new(usize::MAX);
    let mut best: Option<Held> = None;
    for base in bases(map.borrowed(), options) {
        let variants = case.variants(&base.variant, mistakes);
        // A trace of a map that the program reads otherwise would not fit this map.
        for variant in variants.iter().filter(|variant| variant.reads_rightly()) {
            let Some(held) = case.hold(variant, &steps, Judge::LeastF, &mut desk) else {
                continue;
            };
            if best.as_ref().is_none_or(|best| held.reach() > best.reach()) {
                best = Some(held);
            }
        }
    }
    let Some(Held { variant, replay }) = best else {
        return Err(no_room(mistakes));
    };
    let (map, plan) = variant.plan_for(&map, case.from, case.to, &steps.nodes, &mut desk)?;
    Ok(trace::led(map, plan, &replay.taken))
}
