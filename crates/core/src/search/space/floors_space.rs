//! The cells of several floors: steps on each, and the links between them.

use crate::map::floors::Floors;
use crate::options::Options;
use crate::search::estimate::GridEstimate;
use crate::search::nearest::Nearest;
use crate::search::space::{GridSpace, Reach, Space};
use crate::search::units::Units;
use std::sync::Arc;

/// Steps from cell to neighbouring cell, and along links.
pub(crate) struct FloorsSpace<'m> {
    map: &'m Floors,
    /// The steps of each floor, with its estimate.
    floors: Vec<GridSpace<'m>>,
    units: Units,
    backward: bool,
}

impl<'m> FloorsSpace<'m> {
    /// `guide`: the estimate of each floor, if any is needed.
    // Not inlined: what only floors need is a module of its own.
    #[inline(never)]
    pub fn new(
        map: &'m Floors,
        options: &Options,
        backward: bool,
        units: Units,
        guide: &dyn Fn(usize) -> Option<Arc<Nearest>>,
    ) -> Self {
        let floors = map.floors().iter().zip(0..).map(|(grid, floor)| {
            let estimate = GridEstimate::new(grid, options, &units, (0, 0));
            let mut space = GridSpace::new(grid, options.diagonal, units, estimate);
            space.backward = backward;
            space.guide = guide(floor);
            if grid.costs().is_none() {
                // Another floor, or a link, may cost a fraction, and units are smaller for it.
                space.ignore_terrain();
            }
            space
        });
        Self {
            map,
            floors: floors.collect(),
            units,
            backward,
        }
    }
}

/// What a way costs, in units.
#[inline(never)]
pub(crate) fn cost_of(map: &Floors, options: &Options, units: &Units, path: &[u32]) -> f64 {
    let space = FloorsSpace::new(map, options, false, *units, &|_| None);
    let mut steps = Vec::new();
    let mut sum = 0.0;
    for pair in path.windows(2) {
        steps.clear();
        space.add_steps(pair[0], super::NONE, &mut steps);
        let costs = steps.iter().filter_map(|step| match step {
            Reach::Step { to, cost } if *to == pair[1] => Some(*cost),
            _ => None,
        });
        sum += costs.fold(f64::INFINITY, f64::min);
    }
    sum
}

impl Space for FloorsSpace<'_> {
    fn len(&self) -> usize {
        self.map.len()
    }

    fn add_steps(&self, node: u32, _parent: u32, steps: &mut Vec<Reach>) {
        let (floor, cell) = self.map.on_floor(node);
        let (first, before) = (self.map.first(floor), steps.len());
        self.floors[floor].add_steps(cell, super::NONE, steps);
        for reach in &mut steps[before..] {
            if let Reach::Step { to, .. } = reach {
                *to += first;
            }
        }
        for way in self.map.ways_from(node, self.backward) {
            let (x, y, floor) = self.map.at(way.to);
            if !self.map.is_wall(x, y, floor) {
                steps.push(Reach::Step {
                    to: way.to,
                    cost: self.units.link(way.cost),
                });
            }
        }
    }

    fn estimate(&self, node: u32) -> f64 {
        let (floor, cell) = self.map.on_floor(node);
        self.floors[floor].estimate(cell)
    }
}
