//! What is left to pay at least on several floors: on foot to a goal of the same floor, or on foot to a link and what is left behind it.
//!
//! ```text
//!   floor 1   . . b . . G      h(n) is the least of: n -> a, the cost of the link, b -> G;
//!                 |            and the same by way of every other link
//!   floor 0   n . a . . .
//! ```
//!
//! The straight distance over a teleport would promise too much: this is why the estimate adds up the way to the teleport, too.

use crate::map::floors::{Floors, Way};
use crate::map::grid::{Grid, Point};
use crate::options::{Heuristic, Options};
use crate::search::estimate::GridEstimate;
use crate::search::nearest::{MOST, Nearest};
use crate::search::units::Units;
use std::sync::Arc;

/// Links for which it is worked out what is left behind each (`cargo bench --bench queries`): it takes as long as there are pairs of them.
const MOST_LINKS: usize = 256;

/// The estimate for each floor towards the nearest of some goals. `backward`: links are followed from their end to their beginning.
// Not inlined: what only floors need is a module of its own.
#[inline(never)]
pub(crate) fn guides(
    floors: &Floors,
    options: &Options,
    units: &Units,
    goals: &[u32],
    backward: bool,
) -> Vec<Arc<Nearest>> {
    let portals = Portals {
        floors,
        options,
        units,
        goals,
        backward,
    };
    let estimates = match options.heuristic {
        Heuristic::Auto => portals.consistent(),
        _ => portals.naive(),
    };
    estimates.into_iter().map(Arc::new).collect()
}

/// How costs are counted on floors with these costs and links.
#[inline(never)]
pub(crate) fn units(floors: &Floors, options: &Options) -> Units {
    let costs = floors.floors().iter().flat_map(Grid::distinct_costs);
    let links = floors.links().iter().map(|link| link.cost);
    Units::of_costs(costs.chain(links), options)
}

/// What a search over floors heads for.
struct Portals<'m> {
    floors: &'m Floors,
    options: &'m Options,
    units: &'m Units,
    goals: &'m [u32],
    backward: bool,
}

impl Portals<'_> {
    /// The estimate to a cell of a floor.
    fn towards(&self, floor: usize, at: Point) -> GridEstimate {
        GridEstimate::new(&self.floors.floors()[floor], self.options, self.units, at)
    }

    /// The estimate for each floor, as if all goals were on it: what one takes who does not think of links.
    fn naive(&self) -> Vec<Nearest> {
        let goals: Vec<_> = self
            .goals
            .iter()
            .map(|&goal| (self.at(goal).1, 0.0))
            .collect();
        (0..self.count())
            .map(|floor| Nearest::new(&goals, |goal| self.towards(floor, goal)))
            .collect()
    }

    /// The consistent estimate for each floor.
    fn consistent(&self) -> Vec<Nearest> {
        let ways = self.ways();
        let mut aims: Vec<Vec<(Point, f64)>> = vec![Vec::new(); self.count()];
        for &goal in self.goals {
            let (floor, at) = self.at(goal);
            aims[floor].push((at, 0.0));
        }
        let floors = 0..self.count();
        let mut crowds = (0..self.count()).map(|floor| {
            let links = ways.iter().filter(|way| self.at(way.from).0 == floor);
            links.count() + aims[floor].len()
        });
        if ways.len() > MOST_LINKS || crowds.any(|count| count > MOST) {
            return self.by_floors(&aims);
        }
        for (way, left) in ways.iter().zip(self.left_behind(&aims)) {
            if left < f64::INFINITY {
                let (floor, at) = self.at(way.from);
                aims[floor].push((at, left));
            }
        }
        floors
            .map(|floor| Nearest::new(&aims[floor], |at| self.towards(floor, at)))
            .collect()
    }

    /// What is left at least from the beginning of each link, when one takes it.
    fn left_behind(&self, goals: &[Vec<(Point, f64)>]) -> Vec<f64> {
        let ways = self.ways();
        let cost = |way: &Way| self.units.link(way.cost);
        let far = |floor: usize, from: Point, to: Point| self.towards(floor, to).at(from);
        let mut left: Vec<f64> = ways
            .iter()
            .map(|way| {
                let (floor, at) = self.at(way.to);
                let direct = goals[floor].iter().map(|&(goal, _)| far(floor, at, goal));
                cost(way) + direct.fold(f64::INFINITY, f64::min)
            })
            .collect();
        // As Bellman and Ford do it: once for each link that a way may take one after the other.
        loop {
            let mut is_less = false;
            for (i, way) in ways.iter().enumerate() {
                let (floor, at) = self.at(way.to);
                for (j, next) in ways.iter().enumerate() {
                    let (there, begin) = self.at(next.from);
                    if there == floor && left[j] < f64::INFINITY {
                        let by = cost(way) + far(floor, at, begin) + left[j];
                        is_less |= by < left[i];
                        left[i] = left[i].min(by);
                    }
                }
            }
            if !is_less {
                return left;
            }
        }
    }

    /// Of many links: what the links alone cost from floor to floor.
    fn by_floors(&self, goals: &[Vec<(Point, f64)>]) -> Vec<Nearest> {
        let mut left: Vec<f64> = goals
            .iter()
            .map(|goals| if goals.is_empty() { f64::INFINITY } else { 0.0 })
            .collect();
        let mut leaving = vec![f64::INFINITY; self.count()];
        loop {
            let mut is_less = false;
            for way in self.ways() {
                let (from, to) = (self.at(way.from).0, self.at(way.to).0);
                let by = self.units.link(way.cost) + left[to];
                leaving[from] = leaving[from].min(by);
                is_less |= by < left[from];
                left[from] = left[from].min(by);
            }
            if !is_less {
                break;
            }
        }
        (0..self.count())
            .map(|floor| {
                let nearest = Nearest::new(&goals[floor], |at| self.towards(floor, at));
                nearest.or(leaving[floor])
            })
            .collect()
    }

    fn count(&self) -> usize {
        self.floors.floors().len()
    }

    fn ways(&self) -> &[Way] {
        self.floors.ways(self.backward)
    }

    fn at(&self, node: u32) -> (usize, Point) {
        let (floor, cell) = self.floors.on_floor(node);
        (floor, self.floors.floors()[floor].point(cell))
    }
}

impl Units {
    /// A link of this cost, in units.
    pub fn link(&self, cost: f64) -> f64 {
        self.terrain(cost) * self.straight
    }
}
