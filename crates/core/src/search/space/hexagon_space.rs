//! The cells of a map of hexagons: steps to the six around each.

use crate::map::hexagons::{Axial, Hexagons};
use crate::options::{Heuristic, Options};
use crate::own_estimate::Towards;
use crate::search::nearest::MOST;
use crate::search::space::{Reach, Space};
use crate::search::units::Units;

/// Steps from cell to neighbouring cell.
pub(crate) struct HexagonSpace<'m> {
    map: &'m Hexagons,
    units: Units,
    /// The cells that are headed for; none where the estimate is 0.
    targets: Vec<Axial>,
    /// The least that a step costs, in units.
    least: f64,
    own: Option<Towards>,
    backward: bool,
}

impl<'m> HexagonSpace<'m> {
    /// `own`: the values of all cells, where they stand in place of the usual estimate.
    // Not inlined: what only hexagons need is a module of its own.
    #[inline(never)]
    pub fn new(
        map: &'m Hexagons,
        options: &Options,
        backward: bool,
        units: Units,
        (targets, own): (&[u32], Option<Towards>),
    ) -> Self {
        let is_blind = options.heuristic == Heuristic::Zero || targets.len() > MOST;
        let targets = if is_blind { &[] } else { targets };
        Self {
            map,
            units,
            targets: targets.iter().map(|&target| map.at(target)).collect(),
            least: units.terrain(map.grid().cheapest()) * units.straight,
            own,
            backward,
        }
    }
}

/// What a step onto a cell costs, in units.
#[inline(never)]
pub(crate) fn cost_onto(map: &Hexagons, node: u32, units: &Units) -> f64 {
    let (x, y) = map.grid().point(node);
    units.terrain(map.grid().cost(x, y)) * units.straight
}

impl Space for HexagonSpace<'_> {
    fn len(&self) -> usize {
        self.map.grid().len()
    }

    fn add_steps(&self, node: u32, _parent: u32, steps: &mut Vec<Reach>) {
        for at in self.map.around(node).filter(|&at| !self.map.is_wall(at)) {
            let to = self.map.number_of(at);
            let paid = if self.backward { node } else { to };
            let cost = cost_onto(self.map, paid, &self.units);
            steps.push(Reach::Step { to, cost });
        }
    }

    /// As many steps as there are at least, each as cheap as the cheapest of the map: a step brings no target nearer by more than one.
    fn estimate(&self, node: u32) -> f64 {
        if let Some(own) = &self.own {
            return own.of(node) * self.units.scale();
        }
        let at = self.map.at(node);
        let steps = self.targets.iter().map(|&target| at.steps_to(target));
        f64::from(steps.min().unwrap_or(0)) * self.least
    }
}
