//! What a plain search did, compared with a trace.

use super::{Ground, Replay, Skipped};
use crate::jumps::next;
use crate::oracle::{same, step_cost};
use stepstar::{Algorithm, Place, Point, Status, Trace};

impl Replay<'_> {
    /// All cells of the path, including those that were jumped over.
    fn whole_path(&self) -> Vec<Place> {
        let Ground::Cells(grid) = self.ground else {
            return self.path.iter().map(|&node| self.place(node)).collect();
        };
        let mut cells: Vec<Point> = Vec::new();
        for to in self.path.iter().map(|&node| self.point(node)) {
            while let Some(&at) = cells.last().filter(|&&at| at != to) {
                let by = [(at.0, to.0), (at.1, to.1)]
                    .map(|(a, b)| (i64::from(b) - i64::from(a)).signum() as i32);
                let rule = self.options.diagonal;
                cells.push(next(grid, rule, at, (by[0], by[1])).expect("a step"));
            }
            if cells.is_empty() {
                cells.push(to);
            }
        }
        cells.into_iter().map(Place::from).collect()
    }

    fn cost(&self, path: &[Place]) -> f64 {
        let step = |from: Place, to: Place| match (&self.ground, from, to) {
            (Ground::Cells(grid), Place::Cell(x, y), Place::Cell(to_x, to_y)) => {
                step_cost(grid, self.options.diagonal_cost, (x, y), (to_x, to_y))
            }
            (Ground::Nodes(graph), Place::Node(from), Place::Node(to)) => {
                let links = graph.connections.iter();
                let links = links.filter(|link| (link.from, link.to) == (from, to));
                links.map(|link| link.cost).fold(f64::INFINITY, f64::min)
            }
            _ => panic!("places of another map"),
        };
        path.windows(2).map(|pair| step(pair[0], pair[1])).sum()
    }

    /// Runs the search and compares every event. Returns how many neighbours were skipped, and whether the path leads to the nearest.
    pub fn compare(mut self, trace: &mut Trace, shown: &dyn Fn() -> String) -> (usize, bool) {
        let status = self.run();
        let both = self.options.algorithm == Algorithm::Bidirectional;
        for (i, &(kind, node, g, parent)) in self.told.iter().enumerate() {
            let event = trace
                .event(i)
                .unwrap_or_else(|| panic!("{}\nno event {i}", shown()));
            let parent = parent.map(|parent| self.place(parent));
            assert_eq!(
                (
                    event.kind,
                    event.at,
                    event.g,
                    event.parent,
                    event.is_backward()
                ),
                (
                    kind,
                    self.place(node),
                    g,
                    parent,
                    both && self.is_from_goal(node)
                ),
                "{}\nevent {i}",
                shown()
            );
        }
        let mut passed_over = 0;
        for (i, skipped) in &self.skipped {
            let sentence = trace.explain(*i);
            assert_eq!(
                &read(&sentence),
                skipped,
                "{}\nevent {i}: {sentence}",
                shown()
            );
            passed_over += skipped.len();
        }
        let result = trace.result();
        assert_eq!(
            (trace.len(), result.status, result.expanded),
            (self.told.len(), status, self.expanded),
            "{}",
            shown()
        );
        let path = self.whole_path();
        assert_eq!(result.path, path, "{}", shown());
        let cost = if path.is_empty() {
            f64::INFINITY
        } else {
            self.cost(&path)
        };
        assert!(
            same(result.cost, cost),
            "{}\n{} and {cost}",
            shown(),
            result.cost
        );
        (passed_over, status != Status::Found && self.options.nearest)
    }
}

/// The places that a sentence says were skipped, with the words by which each reason is recognised.
fn read(sentence: &str) -> Vec<Skipped> {
    const REASONS: [&str; 8] = [
        "which is ignored",
        "closed with g",
        "open with g",
        "is left for a later round",
        "where it was reached from",
        "occupied",
        "behind a corner",
        "wall",
    ];
    let mut skipped = Vec::new();
    let list = sentence
        .split_once(" Skipped: ")
        .map_or("", |(_, list)| list);
    for part in list.split("; ").filter(|part| !part.is_empty()) {
        let (names, reason) = part.split_once(": ").expect("a reason");
        let reason = REASONS.into_iter().find(|&known| reason.contains(known));
        let reason = reason.expect("a reason that is known");
        // Commas also occur inside the names of cells.
        let names = names.replace("), ", ")|");
        let between = if names.starts_with('(') { "|" } else { ", " };
        for name in names.split(between) {
            skipped.push((name.to_owned(), reason));
        }
    }
    skipped.sort();
    skipped
}
