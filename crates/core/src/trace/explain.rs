//! A sentence for every event.

use super::Trace;
use crate::map::MapRef;
use crate::number::{Decimal, exact};
use crate::options::{Algorithm, GoalTest, TieBreak};
use crate::saying::{Saying, at, say};
use crate::search::event_kind::EventKind;
use crate::search::log::Row;
use crate::search::record::State;
use crate::search::space::NONE;

impl Trace {
    /// What happened in event `i`, in plain sentences: what was expanded and why it came first, how the cost of a better way
    /// adds up, why a neighbour was skipped. Empty if there is no such event. The position does not change.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let mut trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// assert_eq!(trace.explain(1), "Expanded (0, 0): f = 0 + 2 = 2, and nothing else is open.");
    /// ```
    pub fn explain(&mut self, i: usize) -> String {
        self.saying(i).to_string()
    }

    /// The same as data.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let mut trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// assert_eq!(trace.saying(1).id(), "story.expanded");
    /// assert_eq!(trace.saying(1).to_string(), trace.explain(1));
    /// ```
    pub fn saying(&mut self, i: usize) -> Saying {
        Saying::all(self.sayings(i))
    }

    pub(super) fn sayings(&mut self, i: usize) -> Vec<Saying> {
        if i >= self.len() {
            return Vec::new();
        }
        let position = self.position();
        self.seek(i);
        let row = self.row(i);
        if let Some(sayings) = self.explain_kept(i, &row) {
            self.seek(position);
            return sayings;
        }
        let mut sayings = match row.kind {
            EventKind::Close => self.explain_close(i, &row),
            EventKind::Ray => {
                let [from, place] = [row.parent, row.node].map(|node| self.place(node));
                vec![say!(LOOKED, from: from, place: place)]
            }
            _ if row.parent == NONE => self.explain_start(i, &row),
            EventKind::Open => {
                vec![self.explain_open(i, &row)]
            }
            _ => vec![self.explain_better(i, &row)],
        };
        sayings.extend(self.told_turn(&row));
        // Before a leg begins, the rows still describe the leg before it.
        if row.parent != NONE
            && let Some(cost) = self.cost_by(&row)
        {
            sayings.push(say!(MEET, cost: self.told(cost)));
        }
        if let Some(stop) = self.completed_by(i) {
            sayings.push(say!(COMPLETED, stop: stop, whole: self.path_of_leg()));
        }
        self.seek(position);
        sayings
    }

    /// The name of the stop that event `i` reached, if the way to it is complete as soon as it is.
    pub(super) fn completed_by(&self, i: usize) -> Option<Saying> {
        let row = self.row(i);
        let options = &self.plan.options;
        (options.goal_test == GoalTest::Generated
            && options.algorithm != Algorithm::Bidirectional
            && row.state == State::Open)
            .then(|| self.target(i + 1, row.node))
            .flatten()
    }

    fn explain_start(&self, i: usize, row: &Row) -> Vec<Saying> {
        let end = at(self.end_of_side(i, row.node), self.place(row.node));
        let began = say!(BEGAN, end: end, sum: self.sum(i, row));
        if self.plan.options.algorithm != Algorithm::Ida {
            return vec![began];
        }
        let bound = say!(BOUND, bound: self.told(self.rows.bound(i + 1)));
        match self.rows.rounds_before(i) {
            0 => vec![began, bound],
            rounds => vec![say!(ROUND, number: rounds + 1), began, bound],
        }
    }

    /// What a person calls the stop at which the search, or the side, began that an event's node belongs to.
    fn end_of_side(&self, i: usize, node: u32) -> Saying {
        let leg = self.leg_of_plan(i + 1);
        self.plan
            .name_of(leg + usize::from(self.is_from_goal(node)))
    }

    /// The name of the stop that a search is for, at a position, if this node is it: there the path of its leg is complete.
    pub(super) fn target(&self, position: usize, node: u32) -> Option<Saying> {
        let stop = self.leg_of_plan(position) + usize::from(!self.plan.options.reverse);
        let goals = self.goals(self.rows.leg(position));
        let is_sought = self.plan.flood.is_none() && goals.contains(&node);
        is_sought.then(|| self.plan.name_of(stop))
    }

    /// The leg that a position lies in; all ticks of a walk are one.
    fn leg_of_plan(&self, position: usize) -> usize {
        self.rows.leg(position).min(self.plan.legs() - 1)
    }

    /// "the path", or the part of it that leads to a way point.
    pub(super) fn path_of_leg(&self) -> Saying {
        if self.plan.legs() == 1 {
            say!(WHOLE_PATH)
        } else {
            say!(WHOLE_PART)
        }
    }

    /// "g = 3 + 1 = 4, h = 5, so f = 9"
    pub(super) fn sum(&self, i: usize, row: &Row) -> Saying {
        let g = self.g_sum(row);
        if self.order.is_by_g() {
            return g;
        }
        let units = self.h(row.node, i + 1);
        let h = say!(H, h: self.told(units));
        if self.plan.options.algorithm == Algorithm::Greedy {
            return say!(SUM_GREEDY, g: g, h: h);
        }
        let (_, is, f) = self.sum_of_f(row.g, units);
        let f = match self.plan.options.weight {
            1.0 => say!(F_IS, is: is, f: f),
            weight => say!(F_WEIGHTED, weight: exact(weight), is: is, f: f),
        };
        say!(SUM_F, g: g, h: h, f: f)
    }

    fn g_sum(&self, row: &Row) -> Saying {
        let g = self.told(row.g);
        if row.parent == NONE {
            return say!(G, g: g);
        }
        let before = self.record(row.parent).g;
        let [before, step] = [before, row.g - before].map(|units| self.told(units));
        let is = sign(before.shown() + step.shown(), g);
        say!(G_SUM, before: before, step: step, is: is, g: g)
    }

    fn explain_better(&self, i: usize, row: &Row) -> Saying {
        let [place, by] = [row.node, row.parent].map(|node| self.named(node));
        let before = say!(G, g: self.told(self.record(row.node).g));
        match (row.kind, row.state) {
            (EventKind::Reopen, _) => {
                say!(REOPENED, place: place, before: before, by: by, sum: self.sum(i, row))
            }
            (_, State::Closed) => {
                say!(REPAIRED, place: place, before: before, by: by, sum: self.g_sum(row))
            }
            _ => say!(IMPROVED, place: place, before: before, by: by, sum: self.sum(i, row)),
        }
    }

    /// Why a node was expanded, and which neighbours were skipped. The position is just before that.
    pub(super) fn explain_close(&mut self, i: usize, row: &Row) -> Vec<Saying> {
        let place = self.named(row.node);
        let Some(why) = self.why_first(i, row) else {
            return Vec::new();
        };
        if let Some(stop) = self.target(i + 1, row.node) {
            let (whole, cost) = (self.path_of_leg(), self.told(row.g));
            return vec![
                say!(REACHED, place: place, stop: stop, whole: whole, cost: cost, why: why),
            ];
        }
        let expanded = match self.plan.options.algorithm {
            Algorithm::Bidirectional => {
                let stop = self.end_of_side(i, row.node);
                say!(EXPANDED_SIDE, place: place, stop: stop, why: why)
            }
            _ => say!(EXPANDED, place: place, why: why),
        };
        self.seek(i + 1);
        [Some(expanded), self.skipped(row)]
            .into_iter()
            .flatten()
            .collect()
    }

    /// "4 + 5", the sign between that and f as the sentence writes them, and "9": what f is made of and what it is.
    fn sum_of_f(&self, g: f64, h: f64) -> (Saying, &'static str, Decimal) {
        let f = self.told(self.order.f(g, h));
        let [g, h] = [g, h].map(|units| self.told(units));
        let weight = exact(self.plan.options.weight);
        let parts = match self.plan.options.weight {
            1.0 => say!(PARTS, g: g, h: h),
            _ => say!(PARTS_WEIGHTED, g: g, weight: weight, h: h),
        };
        (parts, sign(g.shown() + weight.shown() * h.shown(), f), f)
    }

    /// "f = 4 + 5 = 9", or whatever else the order goes by.
    fn key(&self, i: usize, row: &Row) -> Saying {
        let h = self.h(row.node, i + 1);
        let g = self.told(row.g);
        match self.plan.options.algorithm {
            _ if self.order.is_by_g() => say!(G, g: g),
            Algorithm::Greedy => say!(H, h: self.told(h)),
            Algorithm::Bidirectional => {
                let largest = self.told(self.order.f(row.g, h).max(2.0 * row.g));
                say!(LARGEST, parts: self.sum_of_f(row.g, h).0, g: g, largest: largest)
            }
            algorithm => {
                let (parts, is, f) = self.sum_of_f(row.g, h);
                let sum = say!(F_SUM, parts: parts, is: is, f: f);
                if algorithm == Algorithm::Ida {
                    return say!(KEY_BOUND, f: sum);
                }
                sum
            }
        }
    }

    /// Why this one came before all other open nodes; nothing of one that is not open.
    fn why_first(&mut self, i: usize, row: &Row) -> Option<Saying> {
        let entries = self.open_entries();
        let open = entries.len();
        let first = self.entry(row.node)?;
        let key = self.key(i, row);
        if open == 1 {
            return Some(say!(WHY_ONLY, key: key));
        }
        match self.plan.options.algorithm {
            Algorithm::Bfs => return Some(say!(WHY_WAITED, key: key, open: open)),
            Algorithm::Ida => return Some(say!(WHY_CAME, key: key, open: open)),
            _ => {}
        }
        let ties = entries.iter().filter(|entry| entry.f == first.f).count();
        if ties == 1 {
            return Some(say!(WHY_LEAST, key: key, open: open));
        }
        let still = entries
            .iter()
            .filter(|entry| entry.ties_with(&first))
            .count();
        let by = match self.plan.options.tie_break {
            // Those that tie have the same g.
            TieBreak::HighG | TieBreak::LowG if self.order.is_by_g() => None,
            TieBreak::HighG => Some(say!(TIE_FURTHEST)),
            TieBreak::LowG => Some(say!(TIE_LEAST)),
            TieBreak::Oldest => Some(say!(TIE_LONGEST)),
            TieBreak::Newest => Some(say!(TIE_LAST)),
        };
        let last = match self.map.borrowed() {
            _ if still == 1 => None,
            MapRef::Graph(_) => Some(say!(TIE_NODES)),
            _ => Some(say!(TIE_CELLS)),
        };
        let reason = match (by, last) {
            (Some(first), Some(last)) => say!(REASON_BOTH, first: first, last: last),
            (by, last) => by.or(last)?,
        };
        Some(say!(WHY_TIED, key: key, open: open, ties: ties, reason: reason))
    }
}

/// "=", or "≈" where the numbers are rounded in the sentence and give another sum.
fn sign(sum: f64, told: Decimal) -> &'static str {
    let shown = told.shown();
    let is_exact = (sum - shown).abs() <= 1e-9 * shown.abs();
    if is_exact { "=" } else { "≈" }
}
