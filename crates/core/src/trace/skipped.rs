//! The neighbours that an expansion passes over, and why.

use super::Trace;
use crate::map::MapRef;
use crate::map::grid::{Grid, Point};
use crate::map::place::Place;
use crate::options::Algorithm;
use crate::saying::{Field, Saying, say};
use crate::search::log::Row;
use crate::search::record::State;
use crate::search::space::direction::{FIRST_DIAGONAL, count, neighbour, step};
use crate::search::space::{NONE, Reach, Space};

/// A neighbour that is passed over, and why.
type Skipped = (Field, Saying);

impl Trace {
    /// "Skipped: (1, 0), (0, 1): open with g = 1, and this way gives 2; (1, 1): wall." What has the same reason has it in common. The
    /// position is just after the expansion.
    pub(super) fn skipped(&self, row: &Row) -> Option<Saying> {
        let skipped = self.all_skipped(row);
        let mut skips = Vec::new();
        for (i, (_, reason)) in skipped.iter().enumerate() {
            if skipped[..i].iter().any(|(_, told)| told == reason) {
                continue;
            }
            let same = skipped[i..].iter().filter(|(_, other)| other == reason);
            let places: Vec<Field> = same.map(|(place, _)| place.clone()).collect();
            skips.push(say!(SKIP, places: places, skipped: reason.clone()));
        }
        (!skips.is_empty()).then(|| say!(SKIPPED, skips: skips))
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
                        .map(|straight| self.record(parent).g + straight),
                };
                let place = self.named(to);
                if to == row.parent {
                    back = Some((place, say!(SKIPPED_BACK)));
                } else if let Some(reason) = self.no_better(to, straight.unwrap_or(row.g + cost)) {
                    skipped.push((place, reason));
                }
            }
        }
        let half = self.plan.half(self.map.borrowed());
        let backward = half > 0 && row.node >= half;
        let node = row.node % self.places;
        match self.map.borrowed() {
            MapRef::Grid(grid) if self.plan.options.algorithm != Algorithm::Jps => {
                self.add_walls(grid, grid.point(node), Place::from, &mut skipped);
            }
            MapRef::Grid(_) => {}
            MapRef::Hexagons(hexagons) => {
                let walls = hexagons.walls_around(node);
                skipped.extend(walls.map(|at| (Place::from(at).into(), say!(SKIPPED_WALL))));
            }
            MapRef::Floors(floors) => {
                let (x, y, floor) = floors.at(node);
                let place = |(x, y)| Place::Floor(x, y, floor);
                let grid = &floors.floors()[floor as usize];
                self.add_walls(grid, (x, y), place, &mut skipped);
                let links = floors.ways_from(node, self.plan.options.reverse != backward);
                for way in links {
                    let (x, y, floor) = floors.at(way.to);
                    if floors.is_wall(x, y, floor) {
                        skipped.push((self.named(way.to), say!(SKIPPED_WALL)));
                    }
                }
            }
            MapRef::Graph(graph) => {
                let links = graph.links(self.plan.options.reverse != backward).of(node);
                for (to, _) in links {
                    if graph.occupied()[to as usize] && to != self.plan.exempt {
                        skipped.push((self.named(to), say!(SKIPPED_OCCUPIED)));
                    }
                }
            }
        }
        if let Some(back) = back {
            skipped.push(back);
        }
        skipped
    }

    fn no_better(&self, to: u32, g: f64) -> Option<Saying> {
        let known = self.record(to);
        let state = match known.state {
            State::Unseen => {
                let f = self.order.f(g, self.h(to, self.position()));
                let waits = f > self.rows.bound(self.position());
                return waits.then(|| match self.plan.flood {
                    None => say!(SKIPPED_LATER, f: say!(F, f: self.told(f))),
                    Some(most) => {
                        let [g, most] = [f, most].map(|units| self.told(units));
                        say!(SKIPPED_DEAR, g: say!(G, g: g), most: most)
                    }
                });
            }
            State::Open => say!(STATE_OPEN),
            State::Closed => say!(STATE_CLOSED),
        };
        let [known_g, g_by] = [known.g, g].map(|units| self.told(units));
        let rules = self.plan.rules(self.map.borrowed());
        let ignores = rules.cheaper.ignores(known.state)
            || known.state == State::Closed && rules.closed == crate::Closed::Ignore;
        let by = say!(G, g: known_g);
        match g >= known.g {
            true => Some(say!(SKIPPED_KNOWN, state: state, g: by, by: g_by)),
            false if ignores => Some(say!(SKIPPED_IGNORED, state: state, g: by, by: g_by)),
            false => None,
        }
    }

    fn add_walls(
        &self,
        grid: &Grid,
        from: Point,
        place: impl Fn(Point) -> Place,
        skipped: &mut Vec<Skipped>,
    ) {
        let rule = self.plan.options.diagonal;
        for direction in 0..count(rule) {
            let Some(to) = neighbour(grid, from, direction) else {
                continue;
            };
            if step(grid, rule, from, direction).is_some() {
                continue;
            }
            let reason = if grid.is_wall(to.0, to.1) {
                let obstacle = grid.obstacle(to.0, to.1);
                let narrow = obstacle.filter(|obstacle| *obstacle != say!(OBSTACLE_WALL));
                narrow.unwrap_or_else(|| say!(SKIPPED_WALL))
            } else {
                debug_assert!(direction >= FIRST_DIAGONAL);
                say!(SKIPPED_CORNER)
            };
            skipped.push((place(to).into(), reason));
        }
    }
}
