//! The result of a query, put together from a route's answers, one for each leg.

use crate::map::MapRef;
use crate::options::{Options, Smooth};
use crate::result::{PathResult, Status};
use crate::route::Route;
use crate::search::path;
use crate::search::plan::Plan;
use crate::search::query::{found, unreachable};

/// The best path with all that belongs to it, or `None` where no route serves the map and the options.
pub(super) fn by_route(
    route: &mut impl Route,
    map: MapRef<'_>,
    plan: &Plan,
) -> Option<PathResult<u32>> {
    let mut result = legs(route, map, plan)?;
    if result.status != Status::Found {
        return Some(result);
    }
    match map {
        MapRef::Grid(grid) if plan.options.smooth == Smooth::None => {
            result.path = path::unfold(grid, &result.path);
        }
        MapRef::Grid(_) | MapRef::Floors(_) | MapRef::Hexagons(_) => {}
        MapRef::Graph(_) => result.connections = path::connections(map, &result.path),
    }
    (result.message, result.why) = found(map, plan, &result.path, result.cost);
    Some(result)
}

/// All legs of a path as one. Over cells it has only its turns, unless it has been smoothed.
fn legs(route: &mut impl Route, map: MapRef<'_>, plan: &Plan) -> Option<PathResult<u32>> {
    if let MapRef::Graph(graph) = map
        && plan.legs() > 1
        && graph.occupied()[plan.exempt as usize]
    {
        // Later legs may come back to where one stands, and no route knows of that.
        return None;
    }
    let mut total: Option<PathResult<u32>> = None;
    for leg in 0..plan.legs() {
        let (from, to) = plan.ends(leg);
        let mut result = self::leg(route, map, &plan.options, from, to)?;
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

/// The best path between two free places, as its turns and without its sentence or connections. `None` as for [`by_route`], also
/// where there is no path and the caller wants what came nearest: no route knows.
pub(super) fn leg(
    route: &mut impl Route,
    map: MapRef<'_>,
    options: &Options,
    from: u32,
    to: u32,
) -> Option<PathResult<u32>> {
    let reached = route.find(map, options, from, to)?;
    if reached.path.is_empty() {
        let counts = reached.counts;
        let result = PathResult::unreachable(unreachable(map, from, to));
        return (!options.nearest).then_some(PathResult { counts, ..result });
    }
    Some(PathResult {
        status: Status::Found,
        message: String::new(),
        why: None,
        path: reached.path,
        cost: reached.cost,
        connections: Vec::new(),
        counts: reached.counts,
    })
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
