//! Whether a query suits a timetable of movers, and what it makes of the plan.

use super::Plan;
use crate::error::Error;
use crate::map::MapRef;
use crate::options::{Algorithm, Heuristic, Options, Smooth};
use crate::saying::{Saying, say};
use crate::search::space::{AnySpace, TimedSpace};
use crate::search::timetable::Timetable;
use crate::search::units::Units;
use std::sync::Arc;

impl Plan {
    /// Where there are movers, time counts, and a step costs a tick whatever it leads over.
    pub(super) fn add_movers(&mut self, map: MapRef<'_>) -> Result<(), Error> {
        if self.options.movers.is_empty() {
            return Ok(());
        }
        if let Some(why) = unsuitable(&self.options) {
            return Err(Error::unsuitable(why));
        }
        let table = Timetable::new(map, &self.options.movers)?;
        self.units = Units::PLAIN;
        if !matches!(map, MapRef::Grid(_)) {
            // How many steps it still is, at least, nobody knows there.
            self.options.heuristic = Heuristic::Zero;
        }
        let start = self.stops[0];
        if self.blocked.is_none() && table.times(start).first().is_none_or(|time| time.0 > 0) {
            self.blocked = Some(say!(MOVER_AT_START, place: map.place(start)));
            self.comes_near = false;
        }
        self.times = Some(Arc::new(table));
        Ok(())
    }

    /// The nodes of a start, or of a goal, which may be reached at any of its times.
    pub(super) fn timed_states(
        table: &Timetable,
        map: MapRef<'_>,
        place: u32,
        is_start: bool,
    ) -> impl Iterator<Item = u32> {
        let places = map.len() as u32;
        let times = if is_start {
            1
        } else {
            table.times(place).len() as u32
        };
        (0..times).map(move |number| number * places + place)
    }

    pub(super) fn timed<'m>(&self, inner: AnySpace<'m>) -> AnySpace<'m> {
        match &self.times {
            None => inner,
            Some(table) => AnySpace::Timed(Box::new(TimedSpace {
                inner,
                table: Arc::clone(table),
            })),
        }
    }
}

/// Why options can't be used together with movers.
fn unsuitable(options: &Options) -> Option<Saying> {
    let default = Options::default();
    let fits = matches!(
        options.algorithm,
        Algorithm::Auto | Algorithm::AStar | Algorithm::Dijkstra
    );
    if !fits {
        let name = options.algorithm.name();
        return Some(say!(NO_TIME, name: name));
    }
    let others = [
        (options.through.is_empty(), "through"),
        (!options.reverse, "reverse"),
        (options.smooth == Smooth::None, "smooth"),
        (options.size == default.size, "size"),
        (!options.turn_cost.matters(), "turnCost"),
    ];
    let (_, name) = others.iter().find(|(fits, _)| !fits)?;
    Some(say!(WITH_MOVERS, name: *name))
}

/// Refuses movers where time plays no part.
pub(crate) fn refuse_movers(options: &Options) -> Result<(), Error> {
    if options.movers.is_empty() {
        return Ok(());
    }
    Err(Error::unsuitable(say!(NOBODY_MOVES)))
}

/// What is said of a path where others move: it has a place for each tick.
pub(crate) fn in_time(map: MapRef<'_>, path: &[u32]) -> Option<Saying> {
    if path.len() < 2 {
        return None;
    }
    let [start, goal] = [path[0], path[path.len() - 1]].map(|end| map.place(end));
    let ticks = say!(TICKS, n: path.len() - 1);
    Some(
        match path.windows(2).filter(|pair| pair[0] == pair[1]).count() {
            0 => say!(IN_TIME, start: start, goal: goal, ticks: ticks),
            waiting => {
                say!(IN_TIME_WAITING, start: start, goal: goal, ticks: ticks, waiting: waiting)
            }
        },
    )
}
