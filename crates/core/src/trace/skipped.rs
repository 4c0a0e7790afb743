//! The neighbours that nothing comes of, and why.

use super::Trace;
use super::rows::Row;
use crate::grid::{Grid, Point};
use crate::map::MapRef;
use crate::number::number;
use crate::options::{Algorithm, Place};
use crate::record::State;
use crate::space::direction::{FIRST_DIAGONAL, count, neighbour, step};
use crate::space::{NONE, Reach, Space};

/// What is said of neighbours, and of which: those with the same reason together, in the order in which the reasons came up.
#[derive(Default)]
struct Skipped(Vec<(String, String)>);

impl Skipped {
    fn add(&mut self, place: Place, reason: String) {
        match self.0.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, places)) => *places += &format!(", {place}"),
            None => self.0.push((reason, place.to_string())),
        }
    }

    /// " Skipped: (1, 0), (0, 1): open with g = 1, no more than 2; (1, 1): wall." Empty when there are none.
    fn sentence(&self) -> String {
        let mut sentence = String::new();
        let mut joint = " Skipped: ";
        for (reason, places) in &self.0 {
            sentence = sentence + joint + places + ": " + reason;
            joint = "; ";
        }
        if !sentence.is_empty() {
            sentence.push('.');
        }
        sentence
    }
}

impl Trace {
    /// What is said of them in a sentence. What the search decided comes first, then what the map forbids: of eight neighbours
    /// a narrow page shows only the first ones at once.
    pub(super) fn skipped(&self, row: &Row) -> String {
        let mut skipped = Skipped::default();
        let mut back = None;
        let space = self.space(self.position() + 1);
        let mut steps = Vec::new();
        space.add_steps(row.node, row.parent, &mut steps);
        for reach in steps {
            if let Reach::Step { to, cost } = reach {
                let straight = match row.parent {
                    NONE => None,
                    parent => space
                        .shortcut(parent, to)
                        .map(|straight| self.rows.record(parent).g + straight),
                };
                let g = straight.unwrap_or(row.g + cost);
                if to == row.parent {
                    back = Some(self.place(to));
                } else if let Some(reason) = self.no_better(to, g) {
                    skipped.add(self.place(to), reason);
                }
            }
        }
        let half = self.plan.half(self.map.seen());
        let backward = half > 0 && row.node >= half;
        let node = if backward { row.node - half } else { row.node };
        match self.map.seen() {
            MapRef::Grid(grid) if self.plan.options.algorithm != Algorithm::Jps => {
                self.walls_beside(grid, grid.point(node), &mut skipped);
            }
            MapRef::Grid(_) => {}
            MapRef::Graph(graph) => {
                for (to, _) in graph.links(self.plan.options.reverse != backward).of(node) {
                    if graph.occupied()[to as usize] && to != self.plan.exempt {
                        skipped.add(self.place(to), "occupied".to_owned());
                    }
                }
            }
        }
        if let Some(back) = back {
            skipped.add(back, "where it was reached from".to_owned());
        }
        skipped.sentence()
    }

    fn no_better(&self, to: u32, g: f64) -> Option<String> {
        let known = self.rows.record(to);
        let state = match known.state {
            State::Unseen => {
                let f = self.order.f(g, self.h(to, self.position() + 1));
                let f_by = number(self.cost(f));
                let waits = f > self.rows.bound(self.position() + 1);
                return waits.then(|| format!("waits for a later round, as its f is {f_by}"));
            }
            State::Open => "open",
            State::Closed => "closed",
        };
        let [known_g, g_by] = [known.g, g].map(|units| number(self.cost(units)));
        let rules = self.plan.rules(self.map.seen());
        let ignores = !rules.improves
            || known.state == State::Closed && rules.closed == crate::Closed::Ignore;
        if g >= known.g {
            Some(format!("{state} with g = {known_g}, no more than {g_by}"))
        } else if ignores {
            Some(format!(
                "{state} with g = {known_g}, and {g_by} by this way is ignored"
            ))
        } else {
            None
        }
    }

    fn walls_beside(&self, grid: &Grid, from: Point, skipped: &mut Skipped) {
        let rule = self.plan.options.diagonal;
        for direction in 0..count(rule) {
            let Some(to) = neighbour(grid, from, direction) else {
                continue;
            };
            if step(grid, rule, from, direction).is_some() {
                continue;
            }
            let reason = if grid.is_wall(to.0, to.1) {
                "wall"
            } else {
                debug_assert!(direction >= FIRST_DIAGONAL);
                "behind a corner"
            };
            skipped.add(to.into(), reason.to_owned());
        }
    }
}
