//! When each place is free, where others move by a timetable: its times between two visits, each of which is a node of its own.
//!
//! ```text
//!   tick                 0  1  2  3  4  5  6  7  8 ...
//!   a mover is there              x  x
//!   the place is free    -------        ------------>      two times, so two nodes: who is there in the first
//!                                                          can't wait until the second
//! ```
//!
//! Within one of its times a place can be waited at, so only the earliest arrival counts: the nodes are as many as the times, however long
//! the movers move.

use crate::error::{Error, numbered, part};
use crate::map::MapRef;
use crate::map::place::Place;
use crate::map::ranked::by_rank;
use crate::saying::say;
use std::collections::{BTreeMap, BTreeSet};

/// From its first to its last tick, both included.
pub(crate) type Time = (u32, u32);

/// No last tick.
pub(crate) const FOR_EVER: u32 = u32::MAX;

/// The only time of a place where nobody ever comes.
const ALWAYS: &[Time] = &[(0, FOR_EVER)];

/// As many nodes as an entry of the open list can tell apart.
const MOST_NODES: usize = 1 << 25;

/// Where the movers are.
#[derive(Debug, Clone)]
pub(crate) struct Timetable {
    /// The times of the places to which somebody comes.
    times: BTreeMap<u32, Vec<Time>>,
    /// The steps of the movers: at which tick, from where, to where.
    steps: BTreeSet<(u32, u32, u32)>,
    /// How many times a place has at most.
    pub layers: usize,
}

impl Timetable {
    pub fn new(map: MapRef<'_>, movers: &[Vec<Place>]) -> Result<Self, Error> {
        let mut times: BTreeMap<u32, Vec<Time>> = BTreeMap::new();
        let mut steps = BTreeSet::new();
        for (i, mover) in movers.iter().enumerate() {
            let mut before = None;
            for (tick, &place) in mover.iter().enumerate() {
                let name = || part("place", numbered("mover", i + 1));
                let node = map.node(place).map_err(|error| error.of(name()))?;
                let tick = tick as u32;
                let is_last = tick as usize + 1 == mover.len();
                let until = if is_last { FOR_EVER } else { tick };
                times.entry(node).or_default().push((tick, until));
                if let Some(from) = before.replace(node).filter(|&from| from != node) {
                    steps.insert((tick - 1, from, node));
                }
            }
            if mover.is_empty() {
                let mover = numbered("mover", i + 1);
                return Err(Error::value(mover, &"[]", say!(ALLOWED_SOME_PLACES)));
            }
        }
        // In its place: another map of them would bring a sort along.
        for taken in times.values_mut() {
            *taken = between(std::mem::take(taken));
        }
        let layers = times.values().map(Vec::len).max().unwrap_or(1).max(1);
        let most = MOST_NODES / map.len();
        if layers > most {
            return Err(Error::unsuitable(
                say!(MOVERS_LARGE, layers: layers, places: map.len(), most: most),
            ));
        }
        Ok(Self {
            times,
            steps,
            layers,
        })
    }

    /// The times of a place.
    pub fn times(&self, place: u32) -> &[Time] {
        self.times.get(&place).map_or(ALWAYS, Vec::as_slice)
    }

    /// Whether a mover goes from one place to another at a tick.
    pub fn moves(&self, tick: u32, from: u32, to: u32) -> bool {
        self.steps.contains(&(tick, from, to))
    }

    /// When one who is at a place from a tick on, until its time there is over, can be at a neighbour: for each of the neighbour's times the
    /// number of that time and the earliest tick.
    pub fn arrivals(
        &self,
        from: u32,
        (tick, last): Time,
        to: u32,
    ) -> impl Iterator<Item = (u32, u32)> {
        let times = (0..).zip(self.times(to));
        times.filter_map(move |(number, &(begins, ends))| {
            let earliest = tick.saturating_add(1).max(begins);
            let is_free = earliest <= ends && earliest - 1 <= last;
            // Two that swap their places would meet between them.
            (is_free && !self.moves(earliest - 1, to, from)).then_some((number, earliest))
        })
    }

    /// The places of a way, one a tick, over nodes of which each is a place in one of its times.
    pub fn with_waits(&self, nodes: &[u32], places: u32) -> Vec<u32> {
        let mut path: Vec<u32> = Vec::new();
        for &node in nodes {
            let (number, place) = (node / places, node % places);
            let begins = self
                .times(place)
                .get(number as usize)
                .map_or(0, |time| time.0);
            while let Some(&last) = path.last()
                && path.len() < begins as usize
            {
                path.push(last);
            }
            path.push(place);
        }
        path
    }
}

/// The times between those at which a place is taken.
fn between(taken: Vec<Time>) -> Vec<Time> {
    let taken = by_rank(taken, |&(first, _)| first);
    let mut free = Vec::new();
    // From when on the place may be free again.
    let mut next = Some(0);
    for (first, last) in taken {
        let Some(from) = next else { break };
        if first > from {
            free.push((from, first - 1));
        }
        next = last
            .max(from.saturating_sub(1))
            .checked_add(1)
            .filter(|_| last != FOR_EVER);
    }
    free.extend(next.map(|from| (from, FOR_EVER)));
    free
}

#[cfg(test)]
mod tests {
    use super::{FOR_EVER, between};

    #[test]
    fn a_place_is_free_between_the_visits() {
        assert_eq!(between(vec![(3, 3), (4, 4)]), [(0, 2), (5, FOR_EVER)]);
        assert_eq!(between(vec![(0, 0), (2, 2)]), [(1, 1), (3, FOR_EVER)]);
        assert_eq!(between(vec![(5, FOR_EVER), (1, 1)]), [(0, 0), (2, 4)]);
        assert_eq!(between(vec![(2, 2), (2, 2), (0, FOR_EVER)]), []);
    }
}
