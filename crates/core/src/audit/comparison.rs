//! The estimate held against the truth.

use super::{Findings, OffendingStep, Worst, knows_any_angle, rounding_of_estimates};
use crate::map::MapRef;
use crate::map::place::Place;
use crate::options::Algorithm;
use crate::search::order::Order;
use crate::search::plan::Plan;
use crate::search::record::{Records, State};
use crate::search::space::{AnySpace, NONE, Reach, Space};
use crate::search::units::Units;

/// Compares the estimate with the true cost, node by node.
pub(super) struct Comparison<'m> {
    map: MapRef<'m>,
    units: Units,
    order: Order,
    /// With the estimate of the search.
    estimates: AnySpace<'m>,
    /// With the steps of the map, at any angle where the truth is the best path at any angle.
    steps: AnySpace<'m>,
    /// A part of the estimate that is no excess.
    rounding: f64,
    /// The steps from the node that is looked at.
    reached: Vec<Reach>,
}

impl<'m> Comparison<'m> {
    pub fn new(map: MapRef<'m>, plan: &Plan, leg: usize) -> Self {
        let mut walking = plan.clone();
        walking.options.algorithm = Algorithm::AStar;
        walking.sees_all = knows_any_angle(map, &plan.options);
        Self {
            map,
            units: plan.units,
            order: plan.order(),
            estimates: plan.space(map, leg),
            steps: walking.space(map, leg),
            rounding: rounding_of_estimates(map.len()),
            reached: Vec::new(),
        }
    }

    fn h(&self, node: u32) -> f64 {
        self.units
            .cost(self.order.f(0.0, self.estimates.estimate(node)))
    }

    /// Nodes of several directions are one place.
    fn place(&self, node: u32) -> Place {
        self.map.place(node % self.map.len() as u32)
    }

    pub fn look(&mut self, node: u32, truth: &Records, findings: &mut Findings) {
        let known = truth.get(node);
        if known.state == State::Unseen {
            return;
        }
        let (here, true_cost) = (self.h(node), self.units.cost(known.g));
        let excess = here - true_cost;
        if excess > self.rounding * here && findings.worst.is_none_or(|(most, _)| excess > most) {
            let at = self.place(node);
            findings.worst = Some((
                excess,
                Worst {
                    at,
                    h: here,
                    true_cost,
                },
            ));
        }
        self.reached.clear();
        self.steps.add_steps(node, NONE, &mut self.reached);
        for &reach in &self.reached {
            let Reach::Step { to, cost } = reach else {
                continue;
            };
            if truth.get(to).state == State::Unseen {
                continue;
            }
            let (cost, h_to) = (self.units.cost(cost), self.h(to));
            let excess = here - cost - h_to;
            if excess > self.rounding * here && findings.step.is_none_or(|(most, _)| excess > most)
            {
                let step = OffendingStep {
                    from: self.place(node),
                    to: self.place(to),
                    h_from: here,
                    cost,
                    h_to,
                };
                findings.step = Some((excess, step));
            }
        }
    }
}
