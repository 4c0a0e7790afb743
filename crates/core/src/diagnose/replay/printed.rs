//! What a program printed beside a place, held against what the search knows there.

use super::{ROUNDING, Replaying};
use crate::diagnose::facts::Fact;
use crate::options::Algorithm;
use crate::search::record::{Record, State};
use crate::search::slip::Cheaper;
use crate::search::space::{NONE, Space};

impl Replaying<'_, '_> {
    /// The first of the facts about an expansion that is otherwise: its name, what was printed, and what it is.
    pub fn check(
        &mut self,
        fact: &Fact,
        node: u32,
        record: Record,
        scale: &mut f64,
    ) -> Option<(&'static str, f64, f64)> {
        let order = self.search.rules.order;
        let cost = |units: f64| self.plan.units.cost(units);
        let (g, estimate) = (record.g, self.space.estimate(node));
        let h = order.h(estimate);
        let weighted = self.plan.options.weight * h;
        if *scale == 1.0 {
            *scale = fact.scale(cost(g), cost(h));
        }
        if let Some(wrong) = fact.wrong_g(cost(g), *scale) {
            return Some(wrong);
        }
        // The start is often put in with nothing but zeros: whatever its h and f, it is taken first.
        let is_left_out = |printed: f64| record.parent == NONE && printed == 0.0;
        // Who goes by g alone may print an h all the same.
        if (h > 0.0 || estimate == 0.0)
            && !is_left_out(fact.h)
            && let Some(wrong) = fact.wrong_h(&[cost(h), cost(weighted)], *scale)
        {
            return Some(wrong);
        }
        let f = [order.f(g, h), g + h, g + weighted].map(cost);
        if !is_left_out(fact.f)
            && let Some(wrong) = fact.wrong_f(&f, *scale)
        {
            let (_, printed, right) = wrong;
            // A program that leaves a place where it stands may print its old f, which is more.
            let is_old = self.plan.slip.cheaper == Cheaper::KeepsPlace && printed > right;
            if !is_old {
                return Some(wrong);
            }
        }
        let half = self.plan.half(self.map);
        let single = !matches!(
            self.plan.options.algorithm,
            Algorithm::Jps | Algorithm::Theta
        );
        if let (Some(parent), true) = (fact.parent, single && half == 0) {
            let is_right = match parent {
                NONE => record.parent == NONE,
                parent if parent == node => record.parent == NONE,
                parent if parent == record.parent => true,
                parent => {
                    let known = self.search.records.get(parent);
                    let step = self.cost(parent, node);
                    known.state == State::Closed
                        && step.is_some_and(|step| (known.g + step - g).abs() <= g.abs() * ROUNDING)
                }
            };
            if !is_right {
                return Some(("parent", f64::from(parent), f64::from(record.parent)));
            }
        }
        None
    }
}
