//! Where a plain search may go, and what it passes over.

use super::{Ground, Known, Replay, Skipped};
use crate::jumps::{OFFSETS, jumps, next};
use crate::oracle::{cells, index, step_cost};
use stepstar::{Algorithm, Closed, Diagonal, Heuristic, Options, Place};

impl Replay<'_> {
    /// Where the current leg begins and ends.
    pub(super) fn ends(&self) -> [usize; 2] {
        let [from, to] = [self.stops[self.leg], self.stops[self.leg + 1]];
        if self.options.reverse {
            [to, from]
        } else {
            [from, to]
        }
    }

    /// The successors of a node with their costs; without a cost, only the end of a scanned line.
    pub(super) fn leads_to(&self, node: usize, parent: Option<usize>) -> Vec<(usize, Option<f64>)> {
        let (backward, side) = (self.is_from_goal(node), node - node % self.half);
        let options = &self.options;
        match self.ground {
            Ground::Cells(grid) if options.algorithm == Algorithm::Jps => {
                let [at, goal] = [node, self.ends()[1]].map(|node| self.point(node));
                let parent = parent.filter(|_| self.prunes());
                let parent = parent.map(|parent| self.point(parent));
                let lines = jumps(grid, options.diagonal, goal, parent, at);
                let told = lines.into_iter().flat_map(|(to, found)| {
                    let (dx, dy) = (at.0.abs_diff(to.0), at.1.abs_diff(to.1));
                    let slant = if dx.min(dy) > 0 {
                        options.diagonal_cost
                    } else {
                        1.0
                    };
                    let cost = f64::from(dx.max(dy)) * slant * grid.cost(to.0, to.1);
                    let line = (index(grid, to), None);
                    [line, (line.0, Some(cost))]
                        .into_iter()
                        .take(1 + usize::from(found))
                });
                told.collect()
            }
            Ground::Cells(grid) => {
                let at = self.point(node);
                let beside = OFFSETS
                    .iter()
                    .filter_map(|&by| next(grid, options.diagonal, at, by));
                let told = beside.map(|to| {
                    let (a, b) = if backward { (to, at) } else { (at, to) };
                    (
                        side + index(grid, to),
                        Some(step_cost(grid, options.diagonal_cost, a, b)),
                    )
                });
                told.collect()
            }
            Ground::Nodes(_) => {
                let free = |link: &(usize, f64)| !self.is_blocked(link.0);
                let links = self.links(node).into_iter().filter(free);
                links.map(|(to, cost)| (side + to, Some(cost))).collect()
            }
        }
    }

    /// Whether jumps may be left out by where a node was entered from: not where it may have been closed too early, nor where all is free.
    fn prunes(&self) -> bool {
        let Options {
            closed,
            heuristic,
            weight,
            ..
        } = self.options;
        let sure = weight <= 1.0 && matches!(heuristic, Heuristic::Auto | Heuristic::Zero);
        let Ground::Cells(grid) = self.ground else {
            return true;
        };
        let free = cells(grid).all(|(x, y)| grid.is_wall(x, y) || grid.cost(x, y) == 0.0);
        !free && (closed != Closed::Ignore || sure)
    }

    /// The connections of a node in the direction of the search.
    pub(super) fn links(&self, node: usize) -> Vec<(usize, f64)> {
        let Ground::Nodes(graph) = self.ground else {
            return Vec::new();
        };
        let at = graph.nodes[node % self.half].id;
        let place = |id| graph.nodes.iter().position(|other| other.id == id);
        let links = graph.connections.iter().filter_map(|link| {
            let (from, to) = if self.is_from_goal(node) {
                (link.to, link.from)
            } else {
                (link.from, link.to)
            };
            (from == at).then(|| (place(to).expect("a node"), link.cost))
        });
        links.collect()
    }

    /// The neighbours that expanding a node now would skip.
    pub(super) fn passed_over(&self, node: usize, Known { g, parent, .. }: Known) -> Vec<Skipped> {
        let mut skipped = Vec::new();
        let name = |node| match self.place(node) {
            Place::Node(id) => format!("node {id}"),
            cell => cell.to_string(),
        };
        let options = &self.options;
        for (to, cost) in self.leads_to(node, parent) {
            let Some(g) = cost.map(|cost| g + cost) else {
                continue;
            };
            let ignores =
                options.algorithm == Algorithm::Greedy || options.closed == Closed::Ignore;
            let why = match self.known[to] {
                _ if Some(to) == parent => continue,
                None if options.algorithm != Algorithm::Ida => continue,
                None if g + options.weight * self.h(to) > self.bound => "is left for a later round",
                None => continue,
                Some(known) if g >= known.g => {
                    if known.closed {
                        "closed with g"
                    } else {
                        "open with g"
                    }
                }
                Some(known) if options.algorithm == Algorithm::Bfs || known.closed && ignores => {
                    "which is ignored"
                }
                Some(_) => continue,
            };
            skipped.push((name(to), why));
        }
        let leads_back = |&(to, cost): &(usize, Option<f64>)| Some(to) == parent && cost.is_some();
        if self.leads_to(node, parent).iter().any(leads_back) {
            skipped.extend(parent.map(|parent| (name(parent), "where it was reached from")));
        }
        let in_the_way = self
            .links(node)
            .into_iter()
            .filter(|link| self.is_blocked(link.0));
        skipped.extend(in_the_way.map(|(to, _)| (name(to), "occupied")));
        if let Ground::Cells(grid) = self.ground
            && options.algorithm != Algorithm::Jps
        {
            let (x, y) = self.point(node);
            for (dx, dy) in OFFSETS {
                let (Some(to_x), Some(to_y)) = (x.checked_add_signed(dx), y.checked_add_signed(dy))
                else {
                    continue;
                };
                if to_x >= grid.width()
                    || to_y >= grid.height()
                    || options.diagonal == Diagonal::Never && dx != 0 && dy != 0
                    || next(grid, options.diagonal, (x, y), (dx, dy)).is_some()
                {
                    continue;
                }
                let wall = grid.is_wall(to_x, to_y);
                let why = if wall { "wall" } else { "behind a corner" };
                skipped.push((Place::Cell(to_x, to_y).to_string(), why));
            }
        }
        skipped.sort();
        skipped
    }
}
