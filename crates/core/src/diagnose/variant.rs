//! From a mistake to the searches that make it: one rule changed, in each way in which it is known to be.

use super::mistake::Mistake;
use crate::error::Error;
use crate::map::grid::Grid;
use crate::map::place::Place;
use crate::map::{MapRef, SharedMap};
use crate::options::{Algorithm, Closed, Diagonal, GoalTest, Heuristic, Options, TieBreak};
use crate::search::Search;
use crate::search::estimate::Rounding;
use crate::search::open::Led;
use crate::search::plan::Plan;
use crate::search::query::Query;
use crate::search::record::{Records, State};
use crate::search::slip::{Cheaper, Slip};
use crate::search::space::NONE;
use std::sync::Arc;

/// A search that makes a mistake, or none.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Variant {
    pub mistake: Option<Mistake>,
    pub options: Options,
    slip: Slip,
    reading: Reading,
    /// Whether the same search was run before, and what it closed is closed still.
    dirty: Option<Dirty>,
}

/// What a search before has closed.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Dirty {
    /// With a rule for ties.
    By(TieBreak),
    /// With any ties: all that may be closed by then, and does not come again.
    Any,
}

/// How a map is read.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Reading {
    Right,
    /// x for y.
    Swapped,
    /// Without the last column and row, or without the first ones.
    Short {
        first: bool,
    },
}

/// What mistaken diagonal steps cost, the most common first.
const DIAGONAL_COSTS: [f64; 4] = [1.0, 2.0, 1.4, 1.5];

impl Variant {
    /// A search with these options, as it should be.
    pub fn right(options: &Options) -> Self {
        Self {
            mistake: None,
            options: options.clone(),
            slip: Slip::default(),
            reading: Reading::Right,
            dirty: None,
        }
    }

    /// The map as it is read, and the search on it.
    pub fn plan(
        &self,
        map: &SharedMap,
        from: Place,
        to: Place,
    ) -> Result<(SharedMap, Plan), Error> {
        self.plan_for(map, from, to, &[])
    }

    /// The same for a run that is to be gone through, whose nodes these are.
    pub fn plan_for(
        &self,
        map: &SharedMap,
        from: Place,
        to: Place,
        again: &[u32],
    ) -> Result<(SharedMap, Plan), Error> {
        let map = self.reading.of(map);
        let mut plan = Plan::new(map.borrowed(), from, to, &self.options)?;
        plan.slip = self.slip.clone();
        plan.slip.barred = match self.dirty {
            None => None,
            Some(Dirty::By(tie_break)) => Some(closed_by(map.borrowed(), &plan, tie_break)),
            Some(Dirty::Any) => {
                let mut barred = closed_by_any(map.borrowed(), &plan, Extent::UpToGoal);
                let sure = closed_by_any(map.borrowed(), &plan, Extent::BelowGoal);
                for &node in again {
                    let node = node as usize;
                    if barred.get(node) == Some(&true) && !sure[node] {
                        barred[node] = false;
                    }
                }
                Some(barred.into())
            }
        };
        Ok((map, plan))
    }

    /// Whether it goes by the map as it is.
    pub fn reads_rightly(&self) -> bool {
        self.reading == Reading::Right
    }

    /// Whether a run could be this one's, by its end alone: who stops at the goal expands it last, and whose goal is closed already never.
    pub fn may_end(&self, goal: u32, nodes: &[u32]) -> bool {
        if self.options.algorithm == Algorithm::Bidirectional {
            return true;
        }
        let place = nodes.iter().position(|&node| node == goal);
        let goes_past = place.is_some_and(|place| place + 1 < nodes.len());
        goes_past == self.slip.endless && (place.is_none() || self.dirty.is_none())
    }

    /// Whether it goes otherwise only from where a known node is reached more cheaply.
    pub fn is_about_improving(&self) -> bool {
        self.slip.cheaper != Cheaper::default() || self.mistake == Some(Mistake::NeverReopens)
    }

    fn with(&self, mistake: Mistake, change: impl FnOnce(&mut Self)) -> Self {
        let mut variant = self.clone();
        variant.mistake = Some(mistake);
        change(&mut variant);
        variant
    }

    /// All searches with one mistake in place of this one, the most common first. None where the options or the map leave no room for it.
    pub fn mistaken(&self, map: MapRef<'_>, mistake: Mistake) -> Vec<Self> {
        let mut all = self.variants_of(map, mistake);
        // Who has a closed list mostly never reopens, which is right under the right estimate.
        if self.options.closed == Closed::Reopen {
            let mut ignoring = all.clone();
            for variant in &mut ignoring {
                variant.options.closed = Closed::Ignore;
            }
            all.extend(ignoring);
        }
        let mut different = Vec::with_capacity(all.len());
        for variant in all {
            let is_new = variant.differs(self) && !different.contains(&variant);
            if is_new {
                different.push(variant);
            }
        }
        different
    }

    fn differs(&self, other: &Self) -> bool {
        self.options != other.options
            || self.slip != other.slip
            || self.reading != other.reading
            || self.dirty != other.dirty
    }

    fn variants_of(&self, map: MapRef<'_>, mistake: Mistake) -> Vec<Self> {
        let options = &self.options;
        let algorithm = options.algorithm;
        let informed = matches!(algorithm, Algorithm::Auto | Algorithm::AStar);
        let has_diagonals = matches!(map, MapRef::Grid(_)) && options.diagonal != Diagonal::Never;
        let steps_singly = !matches!(algorithm, Algorithm::Jps | Algorithm::Theta);
        let estimates = |heuristic, roundings: &[Rounding]| {
            let each = roundings.iter().map(|&rounding| {
                self.with(mistake, |variant| {
                    variant.options.heuristic = heuristic;
                    variant.slip.rounding = rounding;
                })
            });
            each.collect::<Vec<_>>()
        };
        let slips = |change: &dyn Fn(&mut Slip)| {
            vec![self.with(mistake, |variant| change(&mut variant.slip))]
        };
        let none = Vec::new();
        match (mistake, map) {
            (Mistake::ManhattanWithDiagonals, _) if informed && has_diagonals => {
                estimates(Heuristic::Manhattan, &[Rounding::None])
            }
            (Mistake::MaxOctile, _) if informed && has_diagonals => {
                estimates(Heuristic::Chebyshev, &[Rounding::None])
            }
            (Mistake::SquaredEuclid, _) if informed => {
                estimates(Heuristic::SquaredEuclidean, &[Rounding::None])
            }
            (Mistake::EuclidTruncated, MapRef::Grid(_)) if informed => {
                let roundings = [Rounding::Down, Rounding::Nearest, Rounding::Up];
                let mut all = estimates(Heuristic::Euclidean, &roundings);
                if has_diagonals {
                    all.extend(estimates(Heuristic::Octile, &roundings));
                }
                all
            }
            (Mistake::WrongDiagonalCost, _) if has_diagonals && steps_singly => {
                let costs = DIAGONAL_COSTS.into_iter();
                let costs: Vec<f64> = costs
                    .filter(|&cost| cost != options.diagonal_cost)
                    .collect();
                let with_right_estimate = costs.iter().map(|&cost| {
                    self.with(mistake, |variant| variant.slip.diagonal_cost = Some(cost))
                });
                let with_its_own = costs.iter().map(|&cost| {
                    self.with(mistake, |variant| variant.options.diagonal_cost = cost)
                });
                with_right_estimate.chain(with_its_own).collect()
            }
            (Mistake::ClosedWhenOpened, _) if steps_singly && algorithm != Algorithm::Bfs => {
                slips(&|slip| slip.cheaper = Cheaper::First)
            }
            (Mistake::NoDecrease, _) if steps_singly && algorithm != Algorithm::Bfs => {
                slips(&|slip| slip.cheaper = Cheaper::Stays)
            }
            (Mistake::StaleF, _) if steps_singly && algorithm != Algorithm::Bfs => {
                slips(&|slip| slip.cheaper = Cheaper::KeepsPlace)
            }
            (Mistake::NeverReopens, _) if options.closed != Closed::Ignore => {
                vec![self.with(mistake, |variant| variant.options.closed = Closed::Ignore)]
            }
            (Mistake::StopsWhenOpened, _)
                if algorithm != Algorithm::Bidirectional
                    && options.goal_test == GoalTest::Expanded =>
            {
                vec![self.with(mistake, |variant| {
                    variant.options.goal_test = GoalTest::Generated;
                })]
            }
            (Mistake::MeetsTooEarly, _)
                if algorithm == Algorithm::Bidirectional
                    && options.goal_test == GoalTest::Expanded =>
            {
                vec![self.with(mistake, |variant| {
                    variant.options.goal_test = GoalTest::Generated;
                })]
            }
            (Mistake::NoStop, _)
                if algorithm != Algorithm::Bidirectional
                    && options.goal_test == GoalTest::Expanded =>
            {
                slips(&|slip| slip.endless = true)
            }
            (Mistake::HOnly, _) if informed && options.heuristic != Heuristic::Zero => {
                vec![self.with(mistake, |variant| {
                    variant.options.algorithm = Algorithm::Greedy;
                })]
            }
            (Mistake::GOnly, _) if informed => {
                vec![self.with(mistake, |variant| {
                    variant.options.algorithm = Algorithm::Dijkstra;
                })]
            }
            (Mistake::CornerCut, MapRef::Grid(_)) => {
                let others = [
                    Diagonal::Always,
                    Diagonal::AtMostOneObstacle,
                    Diagonal::NoObstacles,
                    Diagonal::Never,
                ];
                let others = others.iter().filter(|&&rule| rule != options.diagonal);
                let others = others
                    .map(|&rule| self.with(mistake, |variant| variant.options.diagonal = rule));
                // From where all is allowed, the usual mistake is to ask that both cells beside be free.
                let mut others: Vec<_> = others.collect();
                if options.diagonal == Diagonal::Always {
                    others.swap(0, 1);
                }
                others
            }
            (Mistake::WrapsAround, MapRef::Grid(_)) if steps_singly => {
                let mut all = slips(&|slip| slip.joins_rows = true);
                let readings = [
                    Reading::Swapped,
                    Reading::Short { first: false },
                    Reading::Short { first: true },
                ];
                all.extend(
                    readings.map(|reading| self.with(mistake, |variant| variant.reading = reading)),
                );
                all
            }
            (Mistake::TerrainLeaving, MapRef::Grid(grid))
                if steps_singly && grid.uniform_cost().is_none() =>
            {
                slips(&|slip| slip.pays_leaving = true)
            }
            (Mistake::DirtyMap, _) if algorithm != Algorithm::Bidirectional && steps_singly => {
                // Its own rule for ties first.
                let mut ties = vec![options.tie_break];
                ties.extend(
                    TieBreak::ALL
                        .iter()
                        .filter(|&&tie| tie != options.tie_break),
                );
                let each = ties.into_iter().map(Dirty::By).chain([Dirty::Any]);
                each.map(|dirty| self.with(mistake, |variant| variant.dirty = Some(dirty)))
                    .collect()
            }
            _ => none,
        }
    }
}

/// What a search closes, but for its start.
fn closed_by(map: MapRef<'_>, plan: &Plan, tie_break: TieBreak) -> Arc<[bool]> {
    let mut plan = plan.clone();
    plan.options.tie_break = tie_break;
    let start = plan.ends(0).0;
    let open = plan.open_list();
    let mut query = Query::new(map, plan, open, Records::default());
    while !query.advance(map, u64::MAX) {}
    let records = &query.search.records;
    let nodes = 0..map.len() as u32;
    let is_closed = |node| node != start && records.get(node).state == State::Closed;
    // No search, no records: a blocked start or goal ends it before it begins.
    if query.search.counts.expanded == 0 {
        return nodes.map(|_| false).collect();
    }
    nodes.map(is_closed).collect()
}

/// Up to which f nodes are closed.
#[derive(Clone, Copy, PartialEq)]
enum Extent {
    UpToGoal,
    BelowGoal,
}

/// What a search can have closed when it ends, but for its start: all up to the f of the goal, or only what lies below it.
fn closed_by_any(map: MapRef<'_>, plan: &Plan, extent: Extent) -> Vec<bool> {
    let space = plan.space(map, 0);
    let (start, goal) = plan.ends(0);
    let mut most = f64::INFINITY;
    let mut closed = vec![false; map.len()];
    // Once to know the f of the goal, once to know what lies below it.
    for is_last in [false, true] {
        let mut search = Search::new(plan.rules(map), Led::default(), Records::default());
        search.begin(&space, start, NONE);
        while let Some(first) = search.open.first() {
            let f = first.f.value();
            let beyond = match extent {
                Extent::UpToGoal => f > most + most * 1e-9,
                Extent::BelowGoal => f >= most - most * 1e-9,
            };
            if beyond {
                break;
            }
            let node = first.node();
            if !is_last && node == goal {
                most = f;
                break;
            }
            search.open.choose(node);
            search.advance(&space, 1);
            if is_last {
                closed[node as usize] = node != start;
            }
        }
    }
    closed
}

impl Reading {
    fn of(self, map: &SharedMap) -> SharedMap {
        let (Self::Swapped | Self::Short { .. }, SharedMap::Grid(grid)) = (self, map) else {
            return map.clone();
        };
        let mut read = (**grid).clone();
        for y in 0..grid.height() {
            for x in 0..grid.width() {
                let (wall, cost) = self.cell(grid, x, y);
                // A cell of the map, and a cost that it has had.
                let _ = read.set_wall(x, y, wall);
                let _ = read.set_cost(x, y, cost);
            }
        }
        SharedMap::Grid(Arc::new(read))
    }

    /// Whether a cell is taken for a wall, and what it is taken to cost.
    fn cell(self, grid: &Grid, x: u32, y: u32) -> (bool, f64) {
        let as_it_is = (grid.is_wall(x, y), grid.cost(x, y));
        match self {
            Self::Right => as_it_is,
            Self::Swapped if grid.contains(y, x) => (grid.is_wall(y, x), grid.cost(y, x)),
            Self::Swapped => (true, 1.0),
            Self::Short { first: true } if x == 0 || y == 0 => (true, as_it_is.1),
            Self::Short { first: false } if x + 1 == grid.width() || y + 1 == grid.height() => {
                (true, as_it_is.1)
            }
            Self::Short { .. } => as_it_is,
        }
    }
}
