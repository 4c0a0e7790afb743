//! The estimate of a plain search.

use super::{Ground, Replay};
use crate::optimal_graphs::RandomGraph;
use stepstar::{Diagonal, Heuristic};

impl Replay<'_> {
    pub(super) fn h(&self, node: usize) -> f64 {
        let target = self.stops[self.leg + usize::from(!self.is_from_goal(node))];
        let ([dx, dy], slant, cheapest) = match self.ground {
            Ground::Cells(grid) => {
                let ((x, y), (to_x, to_y)) = (self.point(node), self.point(target));
                let apart = [x.abs_diff(to_x), y.abs_diff(to_y)].map(f64::from);
                (apart, self.options.diagonal_cost, grid.cheapest())
            }
            Ground::Nodes(graph) => {
                let (at, to) = (graph.nodes[node % self.half], graph.nodes[target]);
                let apart = [(at.x - to.x).abs(), (at.y - to.y).abs()];
                (apart, std::f64::consts::SQRT_2, least_per_distance(graph))
            }
        };
        let (short, long) = (dx.min(dy), dx.max(dy));
        let octile = short * slant + (long - short);
        let euclidean = (dx * dx + dy * dy).sqrt();
        match (&self.ground, self.options.heuristic) {
            (Ground::Nodes(_), Heuristic::Auto) => cheapest * euclidean,
            (_, Heuristic::Auto) if self.options.diagonal == Diagonal::Never || slant >= 2.0 => {
                cheapest * (dx + dy)
            }
            (_, Heuristic::Auto) => cheapest * octile,
            (_, Heuristic::Manhattan) => dx + dy,
            (_, Heuristic::Octile) => octile,
            (_, Heuristic::Euclidean) => euclidean,
            (_, Heuristic::Chebyshev) => long,
            (_, Heuristic::SquaredEuclidean) => dx * dx + dy * dy,
            (_, Heuristic::Zero) => 0.0,
            (_, other) => unreachable!("{other}"),
        }
    }
}

/// The least cost per unit of distance, less a billionth: it makes the straight distance an admissible estimate.
fn least_per_distance(graph: &RandomGraph) -> f64 {
    let place = |id| {
        graph
            .nodes
            .iter()
            .find(|node| node.id == id)
            .expect("a node")
    };
    let per_distance = graph.connections.iter().filter_map(|link| {
        let (from, to) = (place(link.from), place(link.to));
        let (dx, dy) = (from.x - to.x, from.y - to.y);
        let distance = (dx * dx + dy * dy).sqrt();
        (distance > 0.0).then_some(link.cost / distance)
    });
    let least = per_distance.fold(f64::INFINITY, f64::min);
    if least.is_finite() {
        least * (1.0 - 1e-9)
    } else {
        0.0
    }
}
