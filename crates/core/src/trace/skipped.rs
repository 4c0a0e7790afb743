//! The neighbours that an expansion passes over, and why.

use super::Trace;
use crate::map::MapRef;
use crate::map::grid::{Grid, Point};
use crate::map::place::Place;
use crate::options::Algorithm;
use crate::search::log::Row;
use crate::search::record::State;
use crate::search::space::direction::{FIRST_DIAGONAL, count, neighbour, step};
use crate::search::space::{NONE, Reach, Space};
use std::fmt::Write;

/// A neighbour that is passed over, and why.
type Skipped = (Place, String);

impl Trace {
    /// " Skipped: (1, 0), (0, 1): open with g = 1, and this way gives 2; (1, 1): wall." What has the same reason has it in common; empty
    /// when there is none. The position is just after the expansion.
    pub(super) fn skipped(&self, row: &Row) -> String {
        let skipped = self.all_skipped(row);
        let mut sentence = String::new();
        for (i, (_, reason)) in skipped.iter().enumerate() {
            if skipped[..i].iter().any(|(_, told)| told == reason) {
                continue;
            }
            sentence += if i == 0 { " Skipped: " } else { "; " };
            for (place, _) in skipped[i..].iter().filter(|(_, other)| other == reason) {
                if !sentence.ends_with(' ') {
                    sentence += ", ";
                }
                // Writing to a String can't fail.
                let _ = write!(sentence, "{}", place.in_words());
            }
            sentence = sentence + ": " + reason;
        }
        if !sentence.is_empty() {
            sentence += ".";
        }
        sentence
    }

    /// What the search decided comes first, then what the map forbids: of eight neighbours a narrow page shows only the first
    /// ones at once.
    fn all_skipped(&self, row: &Row) -> Vec<Skipped> {
        let mut skipped = Vec::new();
        let mut back = None;
        let space = self.space(self.position());
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
                let place = self.place(to);
                if to == row.parent {
                    back = Some((place, "where it was reached from".to_owned()));
                } else if let Some(reason) = self.no_better(to, straight.unwrap_or(row.g + cost)) {
                    skipped.push((place, reason));
                }
            }
        }
        let half = self.plan.half(self.map.borrowed());
        let backward = half > 0 && row.node >= half;
        let node = if backward { row.node - half } else { row.node };
        match self.map.borrowed() {
            MapRef::Grid(grid) if self.plan.options.algorithm != Algorithm::Jps => {
                self.add_walls(grid, grid.point(node), &mut skipped);
            }
            MapRef::Grid(_) => {}
            MapRef::Graph(graph) => {
                let links = graph.links(self.plan.options.reverse != backward).of(node);
                for (to, _) in links {
                    if graph.occupied()[to as usize] && to != self.plan.exempt {
                        skipped.push((self.place(to), "occupied".to_owned()));
                    }
                }
            }
        }
        if let Some(back) = back {
            skipped.push(back);
        }
        skipped
    }

    fn no_better(&self, to: u32, g: f64) -> Option<String> {
        let known = self.rows.record(to);
        let state = match known.state {
            State::Unseen => {
                let f = self.order.f(g, self.h(to, self.position()));
                let f_by = self.told(f);
                let waits = f > self.rows.bound(self.position());
                return waits.then(|| format!("f = {f_by} is left for a later round"));
            }
            State::Open => "open",
            State::Closed => "closed",
        };
        let [known_g, g_by] = [known.g, g].map(|units| self.told(units));
        let rules = self.plan.rules(self.map.borrowed());
        let ignores = rules.cheaper.ignores(known.state)
            || known.state == State::Closed && rules.closed == crate::Closed::Ignore;
        let after = match g >= known.g {
            true => "",
            false if ignores => ", which is ignored",
            false => return None,
        };
        Some(format!(
            "{state} with g = {known_g}, and this way gives {g_by}{after}"
        ))
    }

    fn add_walls(&self, grid: &Grid, from: Point, skipped: &mut Vec<Skipped>) {
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
            skipped.push((to.into(), reason.to_owned()));
        }
    }
}
