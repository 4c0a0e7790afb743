//! Which fast route serves a search, where one does.

use crate::fast::graph::Roads;
use crate::fast::terrain::Terrain;
use crate::fast::uniform::Uniform;
use crate::fast::{Found, Reached};
use crate::map::MapRef;
use crate::options::{Options, Smooth};
use crate::result::Counts;
use crate::result::{PathResult, Status};
use crate::search::path;
use crate::search::plan::Plan;
use crate::search::run::{found_message, unreachable_message};

/// The fast routes, each made when it is first needed.
#[derive(Default)]
pub(crate) struct Routes {
    /// What searches step by step have expanded, where tables would have served them.
    expanded: u64,
    uniform: Option<Uniform>,
    terrain: Option<Terrain>,
    roads: Option<Roads>,
}

impl Routes {
    /// How many nodes searches are still to expand step by step before tables are made for terrain or a graph: these take as long
    /// as that, so a single short path needs a hundredth of the time without. On small maps they take no time that shows.
    pub fn owed(&self, map: MapRef<'_>) -> Option<u64> {
        let price = match map {
            MapRef::Grid(grid) if grid.uniform_cost().is_some() => 0,
            MapRef::Grid(_) => map.len() / 16,
            MapRef::Graph(_) => map.len(),
        };
        let owed = (price as u64).saturating_sub(256 + self.expanded);
        (owed > 0).then_some(owed)
    }

    /// To be told what a search step by step has expanded in their place.
    pub fn paid(&mut self, expanded: u64) {
        self.expanded += expanded;
    }

    /// To be told after each edit of a grid.
    pub fn changed(&mut self, x: u32, y: u32) {
        if let Some(terrain) = &mut self.terrain {
            terrain.changed(x, y);
        }
    }

    /// The best path with all that belongs to it, or `None` where no fast route serves the map and the options.
    pub fn find(&mut self, map: MapRef<'_>, plan: &Plan) -> Option<PathResult<u32>> {
        let mut result = self.legs(map, plan)?;
        if result.status != Status::Found {
            return Some(result);
        }
        match map {
            MapRef::Grid(grid) if plan.options.smooth == Smooth::None => {
                result.path = path::unfold(grid, &result.path);
            }
            MapRef::Grid(_) => {}
            MapRef::Graph(_) => result.connections = path::connections(map, &result.path),
        }
        result.message = found_message(map, plan, result.path.len(), result.cost);
        Some(result)
    }

    /// All legs of a path as one. Over cells it has only its turns, unless it has been smoothed.
    fn legs(&mut self, map: MapRef<'_>, plan: &Plan) -> Option<PathResult<u32>> {
        if let MapRef::Graph(graph) = map
            && plan.legs() > 1
            && graph.occupied()[plan.exempt as usize]
        {
            // Later legs may come back to where one stands, and no fast route knows of that.
            return None;
        }
        let mut total: Option<PathResult<u32>> = None;
        for leg in 0..plan.legs() {
            let (from, to) = plan.ends(leg);
            let mut result = self.leg(map, &plan.options, from, to)?;
            if let MapRef::Grid(grid) = map
                && plan.options.smooth != Smooth::None
            {
                result.path = path::unfold(grid, &result.path);
                path::smooth(grid, plan.options.smooth, &mut result.path);
            }
            let result = match total {
                Some(before) => joined(before, result),
                None => result,
            };
            if result.status != Status::Found {
                return Some(result);
            }
            total = Some(result);
        }
        total
    }

    /// The best path between two free places, as its turns and without its sentence or connections. `None` as for `find`, also
    /// where there is no path and what came nearest is asked for: no fast route knows.
    pub fn leg(
        &mut self,
        map: MapRef<'_>,
        options: &Options,
        from: u32,
        to: u32,
    ) -> Option<PathResult<u32>> {
        let reached = self.reach(map, options, from, to)?;
        let (status, message, cost) = if reached.path.is_empty() {
            if options.nearest {
                return None;
            }
            let message = unreachable_message(map, from, to);
            (Status::Unreachable, message, f64::INFINITY)
        } else {
            (Status::Found, String::new(), reached.cost)
        };
        Some(PathResult {
            status,
            message,
            path: reached.path,
            cost,
            connections: Vec::new(),
            counts: reached.counts,
        })
    }

    fn reach(&mut self, map: MapRef<'_>, options: &Options, from: u32, to: u32) -> Option<Reached> {
        if from == to {
            return Some(Reached {
                path: vec![from],
                cost: 0.0,
                ..Reached::nothing()
            });
        }
        if self.owed(map).is_some() {
            return None;
        }
        let (diagonal, diagonal_cost) = (options.diagonal, options.diagonal_cost);
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

/// One leg after the other. Where the second fails there is no path at all.
fn joined(before: PathResult<u32>, leg: PathResult<u32>) -> PathResult<u32> {
    let mut path = before.path;
    match leg.path.split_first() {
        Some((_, onward)) => path.extend(onward),
        None => path.clear(),
    }
    let mut counts = before.counts;
    counts += leg.counts;
    PathResult {
        path,
        cost: before.cost + leg.cost,
        counts,
        ..leg
    }
}

/// A path over cells that all cost the same, with its cost.
fn costed(found: Found, diagonal_cost: f64, terrain: f64) -> Reached {
    let length = f64::from(found.straight) + f64::from(found.diagonal) * diagonal_cost;
    Reached {
        path: found.turns,
        cost: length * terrain,
        counts: Counts {
            // What was expanded had been reached, which not all routes count apart.
            generated: match found.counts.generated {
                0 => found.counts.expanded,
                reached => reached,
            },
            ..found.counts
        },
    }
}
