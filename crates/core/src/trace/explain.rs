//! A sentence for every event.

use super::Trace;
use crate::error::at;
use crate::map::MapRef;
use crate::number::{Decimal, exact};
use crate::options::{Algorithm, GoalTest, TieBreak};
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
        if i >= self.len() {
            return String::new();
        }
        let position = self.position();
        self.seek(i);
        let row = self.row(i);
        if let Some(sentence) = self.explain_kept(i, &row) {
            self.seek(position);
            return sentence;
        }
        let mut sentence = match row.kind {
            EventKind::Close => self.explain_close(i, &row).concat(),
            EventKind::Ray => self.explain_ray(&row),
            _ if row.parent == NONE => self.explain_start(i, &row),
            EventKind::Open => self.explain_open(i, &row),
            _ => self.explain_better(i, &row),
        };
        // What is known before a leg begins is about the leg before.
        if row.parent != NONE
            && let Some(cost) = self.cost_by(&row)
        {
            let cost = self.told(cost);
            sentence += &format!(" The sides meet here, on a way that costs {cost}.");
        }
        if let Some(name) = self.completed_by(i) {
            sentence = format!(
                "{sentence} It is {name}: {} is complete.",
                self.path_of_leg()
            );
        }
        self.seek(position);
        sentence
    }

    /// The name of the stop that event `i` reached, if the way to it is complete as soon as it is.
    pub(super) fn completed_by(&self, i: usize) -> Option<String> {
        let (row, (target, name)) = (self.row(i), self.target(i + 1));
        let options = &self.plan.options;
        (options.goal_test == GoalTest::Generated
            && options.algorithm != Algorithm::Bidirectional
            && row.state == State::Open
            && row.node == target)
            .then_some(name)
    }

    fn explain_start(&self, i: usize, row: &Row) -> String {
        let end = self.end_of_side(i, row.node);
        let opened = format!(
            "Opened {}: {}.",
            at(&end, &self.place(row.node).to_string()),
            self.sum(i, row)
        );
        if self.plan.options.algorithm != Algorithm::Ida {
            return opened;
        }
        let bound = self.told(self.rows.bound(i + 1));
        let opened = format!("{opened} In this round f may be at most {bound}.");
        match self.rows.rounds_before(i) {
            0 => opened,
            rounds => format!("Round {} begins. {opened}", rounds + 1),
        }
    }

    /// What a person calls the stop at which the search, or the side, began that an event's node belongs to.
    fn end_of_side(&self, i: usize, node: u32) -> String {
        let leg = self.leg_of_plan(i + 1);
        self.plan
            .name_of(leg + usize::from(self.is_from_goal(node)))
    }

    /// The stop that a search is for, at a position: where the path of its leg is complete.
    pub(super) fn target(&self, position: usize) -> (u32, String) {
        let leg = self.leg_of_plan(position);
        let stop = leg + usize::from(!self.plan.options.reverse);
        let target = self.ends(self.rows.leg(position)).1;
        (target, self.plan.name_of(stop))
    }

    /// The leg that a position lies in; all ticks of a walk are one.
    fn leg_of_plan(&self, position: usize) -> usize {
        self.rows.leg(position).min(self.plan.legs() - 1)
    }

    /// "the path", or the part of it that leads to a way point.
    pub(super) fn path_of_leg(&self) -> &'static str {
        if self.plan.legs() == 1 {
            "the path"
        } else {
            "this part of the path"
        }
    }

    fn explain_open(&self, i: usize, row: &Row) -> String {
        format!(
            "Opened {}, reached from {}: {}.",
            self.name(row.node),
            self.name(row.parent),
            self.sum(i, row)
        )
    }

    /// "g = 3 + 1 = 4, h = 5, so f = 9"
    fn sum(&self, i: usize, row: &Row) -> String {
        let g = self.g_sum(row);
        let h = self.h(row.node, i + 1);
        let (_, is_f) = self.sum_of_f(row.g, h);
        let h = self.told(h);
        let weight = self.plan.options.weight;
        match self.plan.options.algorithm {
            _ if self.order.is_by_g() => g,
            Algorithm::Greedy => format!("{g}, h = {h}, and only h counts"),
            _ if weight != 1.0 => {
                format!("{g}, h = {h}, so f = g + {} × h{is_f}", exact(weight))
            }
            _ => format!("{g}, h = {h}, so f{is_f}"),
        }
    }

    fn g_sum(&self, row: &Row) -> String {
        let g = self.told(row.g);
        if row.parent == NONE {
            return format!("g = {g}");
        }
        let before = self.rows.record(row.parent).g;
        let [before, step] = [before, row.g - before].map(|units| self.told(units));
        let is_g = result(before.shown() + step.shown(), g);
        format!("g = {before} + {step}{is_g}")
    }

    fn explain_better(&self, i: usize, row: &Row) -> String {
        let (at, by) = (self.name(row.node), self.name(row.parent));
        let before = self.told(self.rows.record(row.node).g);
        let g = self.g_sum(row);
        match (row.kind, row.state) {
            (EventKind::Reopen, _) => format!(
                "Reopened {at}: it was closed with g = {before}, and by way of {by} it costs less: {}.",
                self.sum(i, row)
            ),
            (_, State::Closed) => format!(
                "Repaired {at}: it was closed with g = {before} and stays so, and by way of {by} it costs less: {g}. All that hangs on it is costed again."
            ),
            _ => format!(
                "Improved {at}: it was open with g = {before}, and by way of {by} it costs less: {}.",
                self.sum(i, row)
            ),
        }
    }

    fn explain_ray(&self, row: &Row) -> String {
        format!(
            "Looked from {} along a line as far as {}.",
            self.name(row.parent),
            self.name(row.node)
        )
    }

    /// Why a node was expanded, and which neighbours were skipped. The position is just before that.
    pub(super) fn explain_close(&mut self, i: usize, row: &Row) -> [String; 2] {
        let at = self.name(row.node);
        let algorithm = self.plan.options.algorithm;
        let (target, name) = self.target(i + 1);
        if row.node == target {
            let (path, cost) = (self.path_of_leg(), self.told(row.g));
            let why = self.why_first(i, row);
            let expanded =
                format!("Expanded {at}, {name}: {path} is complete, and costs {cost}; {why}");
            return [expanded, String::new()];
        }
        let what = match algorithm {
            Algorithm::Bidirectional => format!(" from {}'s side", self.end_of_side(i, row.node)),
            _ => String::new(),
        };
        let why = self.why_first(i, row);
        self.seek(i + 1);
        let skipped = self.skipped(row);
        [format!("Expanded {at}{what}: {why}"), skipped]
    }

    /// "4 + 5" and " = 9", what f is made of and what it is.
    fn sum_of_f(&self, g: f64, h: f64) -> (String, String) {
        let f = self.told(self.order.f(g, h));
        let [g, h] = [g, h].map(|units| self.told(units));
        let weight = exact(self.plan.options.weight);
        let parts = match self.plan.options.weight {
            1.0 => format!("{g} + {h}"),
            _ => format!("{g} + {weight} × {h}"),
        };
        (parts, result(g.shown() + weight.shown() * h.shown(), f))
    }

    /// "f = 4 + 5 = 9", or whatever else the order goes by.
    fn key(&self, i: usize, row: &Row) -> String {
        let h = self.h(row.node, i + 1);
        let (parts, is_f) = self.sum_of_f(row.g, h);
        let g = self.told(row.g);
        match self.plan.options.algorithm {
            _ if self.order.is_by_g() => format!("g = {g}"),
            Algorithm::Greedy => format!("h = {}", self.told(h)),
            Algorithm::Bidirectional => {
                let larger = self.told(self.order.f(row.g, h).max(2.0 * row.g));
                format!("max(f, 2 g) = max({parts}, 2 × {g}) = {larger}")
            }
            _ => format!("f = {parts}{is_f}"),
        }
    }

    /// Why this one came before all other open nodes.
    fn why_first(&mut self, i: usize, row: &Row) -> String {
        let entries = self.open_entries();
        let open = entries.len();
        let Some(first) = self.entry(row.node) else {
            return String::new();
        };
        let algorithm = self.plan.options.algorithm;
        let mut key = self.key(i, row);
        if algorithm == Algorithm::Ida {
            key += " is within the bound";
        }
        if open == 1 {
            return format!("{key}, and nothing else is open.");
        }
        match algorithm {
            Algorithm::Bfs => return format!("{key}; of {open} open it has waited longest."),
            Algorithm::Ida => return format!("{key}; of {open} open it came last."),
            _ => {}
        }
        let ties = entries.iter().filter(|entry| entry.f == first.f).count();
        let least = format!("{key} is the least of {open} open");
        if ties == 1 {
            return format!("{least}.");
        }
        let still = entries
            .iter()
            .filter(|entry| entry.ties_with(&first))
            .count();
        let by = match self.plan.options.tie_break {
            // Those that tie have the same g.
            TieBreak::HighG | TieBreak::LowG if self.order.is_by_g() => "",
            TieBreak::HighG => "it has come furthest (largest g)",
            TieBreak::LowG => "it has come least far (smallest g)",
            TieBreak::Oldest => "it has waited longest",
            TieBreak::Newest => "it came last",
        };
        let last = match self.map.borrowed() {
            _ if still == 1 => "",
            MapRef::Grid(_) => "the order of the cells decided",
            MapRef::Graph(_) => "the order of the nodes decided",
        };
        let and = if by.is_empty() || last.is_empty() {
            ""
        } else {
            ", and "
        };
        format!("{least}; of {ties} that tied, {by}{and}{last}.")
    }
}

/// " = 9", or " ≈ 9" where the numbers as shown, which are rounded, give another sum.
fn result(sum: f64, told: Decimal) -> String {
    let shown = told.shown();
    let is_exact = (sum - shown).abs() <= 1e-9 * shown.abs();
    format!(" {} {told}", if is_exact { "=" } else { "≈" })
}
