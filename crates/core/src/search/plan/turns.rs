//! What turning costs in a search, and how its states are numbered.

use super::Plan;
use crate::error::Error;
use crate::map::MapRef;
use crate::map::grid::Grid;
use crate::options::{Algorithm, Diagonal, Options};
use crate::saying::say;
use crate::search::space::direction::OFFSETS;
use crate::search::space::turn_space::{HEADINGS, NOWHERE, on_compass};
use crate::search::space::{AnySpace, TurnSpace};
use crate::search::units::{Units, near_fraction};
use crate::turning::{Heading, TurnCost};

/// What turning costs.
#[derive(Debug, Clone)]
pub(crate) struct Turns {
    /// For each 45 degrees, in units; less than one for all of a path where turns only decide ties.
    pub unit: f64,
    /// Whether they only decide ties.
    pub is_tie: bool,
    /// The units without turns, which are finer: they give the cost of a path.
    pub exact: Units,
    /// The direction at the start, or that of who looks nowhere.
    heading: u32,
}

/// An f64 counts so far without a gap.
const EXACT: f64 = (1_u64 << 53) as f64;

impl Turns {
    /// `None` where turning costs nothing.
    pub fn new(
        map: MapRef<'_>,
        options: &Options,
        units: &mut Units,
    ) -> Result<Option<Box<Self>>, Error> {
        if !options.turn_cost.matters() {
            return Ok(None);
        }
        check(map, options)?;
        let (is_tie, exact) = (options.turn_cost == TurnCost::Tie, *units);
        let unit = match options.turn_cost {
            TurnCost::Each(cost) => cost * units.scale(),
            _ => tie(map, options, units)?,
        };
        let heading = options.heading.map_or(NOWHERE, number_of);
        Ok(Some(Box::new(Self {
            unit,
            is_tie,
            exact,
            heading,
        })))
    }

    /// The nodes of a start, or of a goal, which may be reached in any direction.
    pub fn states(&self, map: MapRef<'_>, place: u32, is_start: bool) -> impl Iterator<Item = u32> {
        let cells = map.len() as u32;
        let headings = if is_start {
            self.heading..self.heading + 1
        } else {
            0..HEADINGS
        };
        headings.map(move |heading| heading * cells + place)
    }

    pub fn space<'m>(&self, map: MapRef<'m>, inner: AnySpace<'m>, backward: bool) -> AnySpace<'m> {
        AnySpace::Turns(Box::new(TurnSpace {
            inner,
            direction: Box::new(move |from, to| direction(map, from, to)),
            turn: self.unit,
            backward,
        }))
    }
}

/// The direction of a heading in the order of the eight.
fn number_of(heading: Heading) -> u32 {
    on_compass(heading as u32) as u32
}

/// The heading of a direction in the order of the eight; none of who looks nowhere.
pub(crate) fn heading_of(direction: u32) -> Option<Heading> {
    let mut headings = Heading::ALL.iter().copied();
    headings.find(|&heading| number_of(heading) == direction)
}

/// In which direction a step leads to a neighbouring cell of the same floor.
fn direction(map: MapRef<'_>, from: u32, to: u32) -> Option<u32> {
    let neighbours = |grid: &Grid, from: u32, to: u32| {
        let ((x, y), (to_x, to_y)) = (grid.point(from), grid.point(to));
        let offset = (to_x as i32 - x as i32, to_y as i32 - y as i32);
        let place = OFFSETS.iter().position(|&other| other == offset);
        place.map(|place| place as u32)
    };
    match map {
        MapRef::Grid(grid) => neighbours(grid, from, to),
        // Where turning costs, these are refused.
        MapRef::Graph(_) | MapRef::Hexagons(_) => None,
        MapRef::Floors(floors) => {
            let [(floor, from), (other, to)] = [from, to].map(|node| floors.on_floor(node));
            let grid = &floors.floors()[floor];
            if floor == other {
                neighbours(grid, from, to)
            } else {
                None
            }
        }
    }
}

fn check(map: MapRef<'_>, options: &Options) -> Result<(), Error> {
    let name = options.algorithm.name();
    Err(Error::unsuitable(match options.algorithm {
        Algorithm::Jps | Algorithm::Theta | Algorithm::Bidirectional => {
            say!(TURNS_ALGORITHM, name: name)
        }
        _ if matches!(map, MapRef::Graph(_)) => say!(TURNS_GRID),
        _ if !options.through.is_empty() => say!(TURNS_THROUGH),
        _ => return Ok(()),
    }))
}

/// So little that all turns of a path are less than a unit: then the least sum has the fewest turns among the least costs. Where that leaves
/// no room, units become as coarse as they may be.
fn tie(map: MapRef<'_>, options: &Options, units: &mut Units) -> Result<f64, Error> {
    let (mut free, mut dearest) = (0_u64, 1.0_f64);
    let mut count = |grid: &Grid| {
        let walls: u64 = (0..grid.height())
            .flat_map(|y| grid.wall_bits(y))
            .map(|word| u64::from(word.count_zeros()))
            .sum();
        free += walls;
        dearest = dearest.max(grid.dearest());
    };
    match map {
        MapRef::Grid(grid) => count(grid),
        MapRef::Floors(floors) => {
            floors.floors().iter().for_each(&mut count);
            let links = floors.links().iter().map(|link| link.cost);
            dearest = links.fold(dearest, f64::max);
        }
        MapRef::Graph(_) | MapRef::Hexagons(_) => {}
    }
    let cells = free.max(2) as f64;
    let diagonals = options.diagonal != Diagonal::Never;
    let most_turns = (4 * free.max(2)).next_power_of_two() as f64;
    let fits = |units: &Units| {
        let step = if diagonals { units.diagonal } else { 0.0 };
        cells * units.terrain(dearest) * units.straight.max(step) * most_turns <= EXACT
    };
    if !fits(units) {
        *units = units.coarser(cells, options);
    }
    if !units.are_whole(diagonals) {
        return Err(Error::unsuitable(say!(TIE_ROUNDED)));
    }
    if !fits(units) {
        return Err(Error::unsuitable(say!(TIE_LARGE, free: free)));
    }
    Ok(1.0 / most_turns)
}

impl Plan {
    /// How many nodes a search from one end knows.
    pub fn nodes(&self, map: MapRef<'_>) -> usize {
        match (&self.turns, &self.times) {
            (Some(_), _) => map.len() * HEADINGS as usize,
            (_, Some(table)) => map.len() * table.layers,
            _ => map.len(),
        }
    }

    /// Whether a place may be several nodes: one for each direction, or for each time.
    pub fn has_layers(&self) -> bool {
        self.turns.is_some() || self.times.is_some()
    }

    /// What was paid, in units, without what only decides ties.
    pub fn paid(&self, g: f64) -> f64 {
        match &self.turns {
            Some(turns) if turns.is_tie => g.floor(),
            _ => g,
        }
    }
}

impl Units {
    /// Whether all sums are whole numbers, with or without diagonal steps.
    fn are_whole(&self, diagonals: bool) -> bool {
        let steps = [self.straight, if diagonals { self.diagonal } else { 1.0 }];
        self.is_whole && steps.iter().all(|step| step.fract() == 0.0)
    }

    /// The same with steps that are only as exact as a path over so many cells needs them.
    fn coarser(self, cells: f64, options: &Options) -> Self {
        if options.diagonal == Diagonal::Never || self.straight == 1.0 {
            return self;
        }
        let (diagonal, straight) = near_fraction(options.diagonal_cost, cells);
        Self {
            straight,
            diagonal,
            ..self
        }
    }
}

impl Options {
    /// As how many nodes a search knows each place: as one, or in each direction, or from each end.
    #[doc(hidden)]
    pub fn states(&self) -> usize {
        if self.turn_cost.matters() {
            9
        } else if !self.movers.is_empty() {
            self.movers.len() + 1
        } else if self.algorithm == Algorithm::Bidirectional {
            2
        } else {
            1
        }
    }
}
