//! Which fast route serves a search, where one does.

use crate::fast::Found;
use crate::fast::graph::Roads;
use crate::fast::terrain::{Reached, Terrain};
use crate::fast::uniform::Uniform;
use crate::map::MapRef;
use crate::options::Smooth;
use crate::path;
use crate::plan::Plan;
use crate::result::{PathResult, Status};
use crate::run::found_message;

/// The fast routes, each made when it is first needed.
#[derive(Default)]
pub(crate) struct Routes {
    uniform: Option<Uniform>,
    terrain: Option<Terrain>,
    roads: Option<Roads>,
}

impl Routes {
    /// To be told after each edit of a grid.
    pub fn changed(&mut self, x: u32, y: u32) {
        if let Some(terrain) = &mut self.terrain {
            terrain.changed(x, y);
        }
    }

    /// The best path, or `None` where no fast route serves the map and the options.
    pub fn find(&mut self, map: MapRef<'_>, plan: &Plan) -> Option<Routed> {
        if let MapRef::Graph(graph) = map
            && plan.legs() > 1
            && graph.occupied()[plan.exempt as usize]
        {
            // Later legs may come back to where one stands, and no fast route knows of that.
            return None;
        }
        let mut total = PathResult {
            status: Status::Found,
            message: String::new(),
            path: Vec::new(),
            cost: 0.0,
            connections: Vec::new(),
            expanded: 0,
            generated: 0,
            improved: 0,
            reopened: 0,
            comparisons: 0,
            lookups: 0,
            moves: 0,
        };
        for leg in 0..plan.legs() {
            let (from, to) = plan.ends(leg);
            let mut reached = self.leg(map, plan, from, to)?;
            total.expanded += reached.expanded;
            total.generated += reached.generated;
            total.improved += reached.improved;
            total.reopened += reached.reopened;
            total.comparisons += reached.comparisons;
            total.moves += reached.moves;
            if reached.path.is_empty() {
                total.status = Status::Unreachable;
                total.message = format!(
                    "There is no path from {} to {}.",
                    map.place(from),
                    map.place(to)
                );
                total.path.clear();
                total.cost = f64::INFINITY;
                return Some(Routed(total));
            }
            total.cost += reached.cost;
            if let MapRef::Grid(grid) = map
                && plan.options.smooth != Smooth::None
            {
                reached.path = path::unfold(grid, &reached.path);
                path::smooth(grid, plan.options.smooth, &mut reached.path);
            }
            if total.path.is_empty() {
                total.path = reached.path;
            } else {
                total.path.extend_from_slice(&reached.path[1..]);
            }
        }
        if let MapRef::Graph(_) = map {
            let pairs = total.path.windows(2);
            total.connections = pairs
                .filter_map(|pair| map.connection(pair[0], pair[1]))
                .collect();
        }
        Some(Routed(total))
    }

    fn leg(&mut self, map: MapRef<'_>, plan: &Plan, from: u32, to: u32) -> Option<Reached> {
        if from == to {
            return Some(Reached {
                path: vec![from],
                cost: 0.0,
                expanded: 0,
                generated: 0,
                improved: 0,
                reopened: 0,
                comparisons: 0,
                moves: 0,
            });
        }
        let (diagonal, diagonal_cost) = (plan.options.diagonal, plan.options.diagonal_cost);
        match map {
            MapRef::Graph(graph) => self
                .roads
                .get_or_insert_with(Roads::new)
                .find(graph, from, to),
            MapRef::Grid(grid) => {
                if let Some(terrain) = grid.uniform_cost() {
                    let uniform = self.uniform.get_or_insert_with(Uniform::new);
                    let found = uniform.find(grid, diagonal, diagonal_cost, from, to)?;
                    return Some(costed(found, diagonal_cost, terrain));
                }
                let terrain = self.terrain.get_or_insert_with(Terrain::new);
                terrain.find(grid, diagonal, diagonal_cost, from, to)
            }
        }
    }
}

/// What a fast route answers: of a path over cells only where it turns (unless it has been smoothed), and without the sentence for a found path.
pub(crate) struct Routed(pub PathResult<u32>);

impl Routed {
    /// With every cell of the path, and its sentence.
    pub fn complete(self, map: MapRef<'_>, plan: &Plan) -> PathResult<u32> {
        let Self(mut result) = self;
        if result.status != Status::Found {
            return result;
        }
        if let MapRef::Grid(grid) = map
            && plan.options.smooth == Smooth::None
        {
            result.path = path::unfold(grid, &result.path);
        }
        let (start, goal) = (plan.stops[0], plan.stops[plan.legs()]);
        result.message = found_message(map, start, goal, result.path.len(), result.cost);
        result
    }
}

/// A path over cells that all cost the same, with its cost.
fn costed(found: Found, diagonal_cost: f64, terrain: f64) -> Reached {
    let length = f64::from(found.straight) + f64::from(found.diagonal) * diagonal_cost;
    Reached {
        path: found.turns,
        cost: length * terrain,
        expanded: found.expanded,
        generated: found.generated,
        improved: found.improved,
        reopened: found.reopened,
        comparisons: found.comparisons,
        moves: found.moves,
    }
}
