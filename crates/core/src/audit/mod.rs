//! The truth about a search: the best cost there is, and whether the estimate keeps its promises on this map.

mod comparison;
mod sentence;

use self::comparison::Comparison;
use crate::define::record;
use crate::error::Error;
use crate::map::SharedMap;
use crate::map::place::{Place, places};
use crate::map::{Map, MapRef};
use crate::options::{Algorithm, Heuristic, Options};
use crate::saying::Saying;
use crate::search::plan::Plan;
use crate::search::plan::refuse_movers;
use crate::search::query::Query;
use crate::search::record::Records;
use crate::search::slip::Slip;
use crate::search::space::sight_space;

/// What part of a sum of costs may be rounding, at most: steps of so many cells or nodes, each rounded by half a digit. Never more than
/// what nobody would call a difference.
fn rounding(places: usize) -> f64 {
    (f64::EPSILON * places.max(4) as f64).min(1e-9)
}

/// The same for an estimate held against costs: a root of two has no more digits in the units of a search.
fn rounding_of_estimates(places: usize) -> f64 {
    rounding(places).max(1e-11)
}

record! {
    /// The truth about a search: whether its path is a cheapest one, and whether its estimate keeps its promises.
    [derive(Debug, Clone, PartialEq), non_exhaustive] Audit {
        /// The cost of a cheapest path; infinite if there is no path. With [`Algorithm::Theta`] on a map of more than 2048 cells: of a
        /// cheapest path of single steps, as the cheapest at any angle is not known there.
        optimal_cost: f64,
        /// The cost of the path that the search finds; infinite if it finds none, or only one to the place nearest to the goal (see
        /// [`Options::nearest`]).
        cost: f64,
        /// Whether the path costs no more than a cheapest one, and the search ended before the limit on expansions. Where the cheapest
        /// path of single steps stands in for that at any angle, [`Audit::reason`] says so.
        optimal: bool,
        /// Whether the estimate, with its weight, is nowhere higher than the true cost to the goal, wherever the goal can be
        /// reached from.
        admissible: bool,
        /// Whether no step between two such places lowers the estimate by more than it costs.
        consistent: bool,
        /// The findings in plain sentences.
        reason: String,
        /// The same as data.
        saying: Saying [serde(with = "crate::saying::as_json")],
        /// The place where the estimate is too high by the most, if it is anywhere.
        worst: Option<Worst> [serde(skip_serializing_if = "Option::is_none")],
        /// The step that breaks consistency by the most, if any does.
        offending_step: Option<OffendingStep> [serde(skip_serializing_if = "Option::is_none")],
    }
}

record! {
    /// A place where the estimate is too high.
    [derive(Debug, Clone, Copy, PartialEq), non_exhaustive] Worst {
        /// The place.
        at: Place,
        /// What the estimate says, with its weight.
        h: f64,
        /// What it really costs from there to the goal, or to the next way point (see [`Options::through`]); in a search from the goal
        /// (see [`Options::reverse`]), from the start or the way point before to there.
        true_cost: f64,
    }
}

record! {
    /// A step that lowers the estimate by more than it costs. In a search from the goal (see [`Options::reverse`]) it is a step against
    /// the direction of the path, which leads from `to` to `from`.
    [derive(Debug, Clone, Copy, PartialEq), non_exhaustive] OffendingStep {
        /// Where it begins.
        from: Place,
        /// Where it ends.
        to: Place,
        /// The estimate before it.
        h_from: f64,
        /// What it costs.
        cost: f64,
        /// The estimate after it.
        h_to: f64,
    }
}

/// Checks a search against the truth: whether the path that it finds is a cheapest one, and whether its estimate is
/// admissible and consistent on this map. To do so in slices, use an [`Auditing`].
///
/// # Errors
///
/// Those of [`find_path`](crate::find_path).
///
/// ```
/// use stepstar::{audit, Diagonal, Grid, Heuristic, Options};
/// let mut grid = Grid::new(3, 4).unwrap();
/// grid.set_wall(1, 1, true).unwrap();
/// let options = Options { diagonal: Diagonal::Always, heuristic: Heuristic::Manhattan, ..Options::default() };
/// let audit = audit(&grid, (0, 0), (2, 3), &options).unwrap();
/// assert!(!audit.admissible && !audit.optimal);
/// ```
pub fn audit<M: Map>(
    map: &M,
    from: M::Place,
    to: M::Place,
    options: &Options,
) -> Result<Audit, Error> {
    Ok(Auditing::new(map, from, to, options)?.finish())
}

/// The same from whichever of several starts to whichever of several goals is cheapest.
///
/// # Errors
///
/// Those of [`find_path_between`](crate::find_path_between).
///
/// ```
/// use stepstar::{Grid, Options, audit_between};
/// let truth = audit_between(&Grid::new(5, 1)?, &[(2, 0)], &[(0, 0), (3, 0)], &Options::default())?;
/// assert!(truth.optimal && truth.cost == 1.0);
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn audit_between<M: Map>(
    map: &M,
    starts: &[M::Place],
    goals: &[M::Place],
    options: &Options,
) -> Result<Audit, Error> {
    Ok(Auditing::between(map, starts, goals, options)?.finish())
}

/// An [`audit`](audit()) in slices, so that a caller can show its progress or cancel it.
///
/// ```
/// use stepstar::{Auditing, Grid, Options};
/// let grid = Grid::new(50, 50)?;
/// let mut auditing = Auditing::new(&grid, (0, 0), (49, 49), &Options::default())?;
/// while !auditing.advance(1000) {}
/// assert!(auditing.finish().optimal);
/// # Ok::<(), stepstar::Error>(())
/// ```
#[must_use = "nothing is known before `finish` is called"]
pub struct Auditing {
    map: SharedMap,
    /// The search as it is.
    query: Query,
    /// From the goal outwards, to know the true cost from everywhere: one leg after the other from the last of these on, without
    /// those that nothing can end.
    truth: Vec<(usize, Query)>,
    /// How many nodes of this leg have been compared.
    looked: u32,
    findings: Findings,
}

impl std::fmt::Debug for Auditing {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Auditing")
            .field("counts", &self.query.search.counts)
            .finish_non_exhaustive()
    }
}

#[derive(Default)]
struct Findings {
    optimal_cost: f64,
    worst: Option<(f64, Worst)>,
    step: Option<(f64, OffendingStep)>,
}

impl Auditing {
    /// Checks the input and prepares the audit. It keeps a copy of the map, or shares it if it is in an
    /// [`Arc`](std::sync::Arc), so later edits do not change it.
    ///
    /// # Errors
    ///
    /// Those of [`find_path`](crate::find_path).
    pub fn new<M: Map>(
        map: &M,
        from: M::Place,
        to: M::Place,
        options: &Options,
    ) -> Result<Self, Error> {
        Self::between(map, &[from], &[to], options)
    }

    /// The same from whichever of several starts to whichever of several goals is cheapest.
    ///
    /// # Errors
    ///
    /// Those of [`find_path_between`](crate::find_path_between).
    pub fn between<M: Map>(
        map: &M,
        starts: &[M::Place],
        goals: &[M::Place],
        options: &Options,
    ) -> Result<Self, Error> {
        options.check()?;
        let map = map.to_shared().for_agent(options.size);
        let map_ref = map.borrowed();
        let [starts, goals] = [starts, goals].map(places);
        refuse_movers(options)?;
        let plan = Plan::between(map_ref, &starts, &goals, options)?;
        let query = Query::new(map_ref, plan.clone(), plan.open_list(), Records::default());
        let mut truth = Vec::new();
        for leg in (0..plan.legs()).rev() {
            if plan.is_free(map_ref, plan.ends(leg).1) {
                truth.push((leg, flood(map_ref, &plan, leg)));
            }
        }
        Ok(Self {
            map,
            query,
            truth,
            looked: 0,
            findings: Findings::default(),
        })
    }

    /// Expands or compares up to `budget` nodes. True once the audit has all of its findings.
    pub fn advance(&mut self, budget: u64) -> bool {
        let map_ref = self.map.borrowed();
        if !self.query.advance(map_ref, budget) {
            return false;
        }
        // The audit has the path and the counts, and needs no tables of the search: those of a large map are large.
        self.query.search.records = Records::default();
        let Some((leg, truth)) = self.truth.last_mut() else {
            return true;
        };
        if !truth.advance(map_ref, budget) {
            return false;
        }
        let plan = &self.query.plan;
        let mut comparison = Comparison::new(map_ref, plan, *leg);
        let nodes = plan.nodes(map_ref);
        let end = (nodes as u64).min(u64::from(self.looked).saturating_add(budget)) as u32;
        for node in self.looked..end {
            comparison.look(node, &truth.search.records, &mut self.findings);
        }
        self.looked = end;
        if end as usize == nodes {
            let [begins, _] = plan.states(map_ref, *leg);
            let least = begins
                .iter()
                .map(|&begin| truth.search.records.get(begin).g);
            let least = plan.paid(least.fold(f64::INFINITY, f64::min));
            self.findings.optimal_cost += plan.units.cost(least);
            self.truth.pop();
            self.looked = 0;
        }
        self.truth.is_empty()
    }

    /// Two sums of so many steps that are equal may differ by this part of them.
    fn rounding(&self) -> f64 {
        if self
            .query
            .plan
            .turns
            .as_ref()
            .is_some_and(|turns| turns.is_tie)
        {
            // Its units may be coarser.
            return 1e-7;
        }
        rounding(self.map.borrowed().len() * self.query.plan.legs())
    }

    /// The findings. Works out first what the audit has not found out yet, however long it takes.
    pub fn finish(mut self) -> Audit {
        while !self.advance(u64::MAX) {}
        let map_ref = self.map.borrowed();
        let result = self.query.result(map_ref).on(map_ref);
        let blocked = self.query.plan.blocked.is_some();
        let optimal_cost = if blocked {
            f64::INFINITY
        } else {
            self.findings.optimal_cost
        };
        let cost = if result.status == crate::Status::Found {
            result.cost
        } else {
            f64::INFINITY
        };
        let known = result.status != crate::Status::Limit;
        let mut audit = Audit {
            optimal_cost,
            cost,
            optimal: known && cost <= optimal_cost * (1.0 + self.rounding()),
            admissible: self.findings.worst.is_none(),
            consistent: self.findings.step.is_none(),
            worst: self.findings.worst.map(|(_, worst)| worst),
            offending_step: self.findings.step.map(|(_, step)| step),
            reason: String::new(),
            saying: Saying::all(Vec::new()),
        };
        audit.saying = audit.said(&result, &self.query.plan, self.rounding());
        audit.reason = audit.saying.to_string();
        audit
    }
}

/// From where the search of a leg wants to get, outwards over everything, by g alone and against the direction of the search.
fn flood(map: MapRef<'_>, plan: &Plan, leg: usize) -> Query {
    let plan = Plan {
        options: Options {
            algorithm: Algorithm::Dijkstra,
            heuristic: Heuristic::Zero,
            diagonal: plan.options.diagonal,
            reverse: !plan.options.reverse,
            ..Options::default()
        },
        // The estimate promises the same where the search itself can't begin.
        blocked: None,
        sees_all: knows_any_angle(map, &plan.options),
        own: None,
        slip: Slip::default(),
        flood: Some(f64::INFINITY),
        ..plan.leg_alone(leg)
    };
    let open = plan.open_list();
    Query::new(map, plan, open, Records::default())
}

/// Whether the search wants the best path at any angle, on a map small enough to compute it.
fn knows_any_angle(map: MapRef<'_>, options: &Options) -> bool {
    options.algorithm == Algorithm::Theta && map.len() <= sight_space::MOST_CELLS
}

#[cfg(test)]
mod tests {
    use super::audit;
    use crate::{Algorithm, Diagonal, Grid, Options};

    /// ```text
    ///   . . b . . .      the best bend is at b: a line that passes the wall closer touches its corner
    ///   S . # . . G
    /// ```
    #[test]
    fn an_any_angle_path_is_audited_against_the_best_any_angle_path() {
        let grid = Grid::parse("......\nS.#..G\n......").unwrap();
        let options = Options {
            algorithm: Algorithm::Theta,
            diagonal: Diagonal::NoObstacles,
            ..Options::default()
        };
        let audit = audit(&grid, (0, 1), (5, 1), &options).unwrap();
        let best = 5f64.sqrt() + 10f64.sqrt();
        assert!((audit.optimal_cost - best).abs() < 1e-9, "{}", audit.reason);
        assert!(audit.admissible && audit.consistent, "{}", audit.reason);
    }
}
