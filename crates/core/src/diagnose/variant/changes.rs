//! What each mistake changes: one rule, in each way in which programs break it.

use super::Variant;
use super::dirty::Dirty;
use super::misreading::{Misreading, Side};
use crate::diagnose::mistake::Mistake;
use crate::map::MapRef;
use crate::options::{Algorithm, Closed, Diagonal, GoalTest, Heuristic, TieBreak};
use crate::search::estimate::Rounding;
use crate::search::slip::{Cheaper, Pays, Slip};

/// What mistaken diagonal steps cost, the most common first.
const DIAGONAL_COSTS: [f64; 4] = [1.0, 2.0, 1.4, 1.5];

/// How often h is added by mistake, the most common first.
const WEIGHTS: [f64; 3] = [2.0, 1.5, 3.0];

/// The directions, those that all programs have first.
const DIRECTIONS: [(i32, i32); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, -1),
    (1, -1),
    (-1, 1),
];

impl Variant {
    /// This search with one more mistake, in each of its ways, the most common first. None where the options or the map leave no room
    /// for it.
    pub(super) fn changed_by(&self, map: MapRef<'_>, mistake: Mistake) -> Vec<Self> {
        let options = &self.options;
        let algorithm = options.algorithm;
        let informed = matches!(algorithm, Algorithm::Auto | Algorithm::AStar);
        let has_diagonals = matches!(map, MapRef::Grid(_)) && options.diagonal != Diagonal::Never;
        let steps_singly = !matches!(algorithm, Algorithm::Jps | Algorithm::Theta);
        let estimates = |heuristic, roundings: &[Rounding]| {
            let each = roundings.iter().map(|&rounding| {
                self.with(mistake, |variant| {
                    variant.options.heuristic = heuristic;
                    variant.options.own = None;
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
                    Misreading::Swapped,
                    Misreading::Short { first: false },
                    Misreading::Short { first: true },
                ];
                all.extend(
                    readings.map(|reading| self.with(mistake, |variant| variant.reading = reading)),
                );
                all
            }
            (Mistake::HeavyEstimate, _)
                if informed && options.weight == 1.0 && options.heuristic != Heuristic::Zero =>
            {
                let heavy = |weight| self.with(mistake, |variant| variant.options.weight = weight);
                WEIGHTS.map(heavy).to_vec()
            }
            (Mistake::MissingDirection, MapRef::Grid(_)) if steps_singly => {
                let most = if has_diagonals { 8 } else { 4 };
                let lacking =
                    |&direction| self.with(mistake, |variant| variant.slip.lacks = Some(direction));
                DIRECTIONS[..most].iter().map(lacking).collect()
            }
            (Mistake::WrongBound, MapRef::Grid(_)) if steps_singly => Side::ALL
                .map(|side| self.with(mistake, |variant| variant.leaves_out = Some(side)))
                .to_vec(),
            (Mistake::TerrainLeaving, MapRef::Grid(grid))
                if steps_singly && grid.uniform_cost().is_none() =>
            {
                slips(&|slip| slip.pays = Pays::Left)
            }
            (Mistake::IgnoresTerrain, MapRef::Grid(grid))
                if steps_singly && grid.uniform_cost().is_none() =>
            {
                vec![self.with(mistake, |variant| {
                    variant.slip.pays = Pays::One;
                    // It knows nothing of the cheapest terrain, by which the default estimate goes.
                    if options.heuristic == Heuristic::Auto && grid.cheapest() != 1.0 {
                        variant.options.heuristic = if has_diagonals {
                            Heuristic::Octile
                        } else {
                            Heuristic::Manhattan
                        };
                    }
                })]
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
