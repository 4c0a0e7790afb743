//! One query: by a route where one serves it, else by the loop.

use super::legs::{by_route, leg};
use crate::error::Error;
use crate::map::MapRef;
use crate::map::grid::Grid;
use crate::map::place::Place;
use crate::options::{Options, Smooth};
use crate::result::{PathResult, Status, found_message};
use crate::route::{Route, may_answer};
use crate::saying::say;
use crate::search::open::AnyOpen;
use crate::search::path;
use crate::search::plan::{Plan, first_blocked};
use crate::search::query::Query;
use crate::search::record::Records;

/// The result of a query, with places by their numbers: y * width + x on a grid, the index in the list of nodes on a graph.
#[doc(hidden)]
#[derive(Debug)]
pub enum Reply {
    /// A path over cells: only the cells where it turns are listed.
    Turns(PathResult<u32>),
    /// A path with all the places that it lists.
    Places(PathResult<u32>),
}

/// What one query leaves to the next.
#[derive(Default)]
pub(super) struct Engine<R> {
    records: Records,
    open: Option<AnyOpen>,
    pub route: R,
}

/// Whether a route may look for a path of one leg, whose turns are all there is to know.
pub(super) fn takes_turns(options: &Options) -> bool {
    may_answer(options)
        && options.size == 1
        && options.smooth == Smooth::None
        && options.through.is_empty()
}

/// The numbers of start and goal.
pub(super) fn ends(map: MapRef<'_>, from: Place, to: Place) -> Result<[u32; 2], Error> {
    let start = map.node(from).map_err(|error| error.of(say!(START)))?;
    let goal = map.node(to).map_err(|error| error.of(say!(GOAL)))?;
    Ok([start, goal])
}

impl<R: Route> Engine<R> {
    pub fn for_many() -> Self {
        Self {
            route: R::for_many(),
            ..Self::default()
        }
    }

    /// As its turns where a route knows them, for options that are checked and take turns. `None`: for a map that is no grid, or several ends.
    pub fn reply(
        &mut self,
        map: MapRef<'_>,
        starts: &[Place],
        goals: &[Place],
        options: &Options,
    ) -> Result<Option<Reply>, Error> {
        let (&[from], &[to], MapRef::Grid(grid)) = (starts, goals, map) else {
            return Ok(None);
        };
        let ends = ends(map, from, to)?;
        if let Some(result) = self.turns(map, grid, ends, options) {
            return Ok(Some(Reply::Turns(result)));
        }
        let plan = Plan::new(map, from, to, options)?;
        let result = self.without_route(map, plan, options);
        Ok(Some(Reply::Places(result)))
    }

    /// By a route alone: a path of one leg between two cells, as the cells where it turns.
    pub fn turns(
        &mut self,
        map_ref: MapRef<'_>,
        grid: &Grid,
        ends: [u32; 2],
        options: &Options,
    ) -> Option<PathResult<u32>> {
        if let Some((_, why)) = first_blocked(map_ref, &ends, options) {
            return (!options.nearest).then(|| PathResult::unreachable(why));
        }
        let [start, goal] = ends;
        let mut result = leg(&mut self.route, map_ref, options, start, goal)?;
        if result.status == Status::Found {
            let places = path::unfolded_len(grid, &result.path);
            let ends = ends.map(|end| map_ref.place(end));
            result.message = found_message(ends, places - 1, result.cost);
        }
        Some(result)
    }

    /// With places as the engine numbers them.
    pub fn find(
        &mut self,
        map_ref: MapRef<'_>,
        starts: &[Place],
        goals: &[Place],
        options: &Options,
    ) -> Result<PathResult<u32>, Error> {
        let plan = Plan::between(map_ref, starts, goals, options)?;
        if may_answer(options)
            && plan.many.is_none()
            && plan.blocked.is_none()
            && let Some(result) = by_route(&mut self.route, map_ref, &plan)
        {
            return Ok(result);
        }
        Ok(self.without_route(map_ref, plan, options))
    }

    /// Searches where no route knows the answer.
    pub fn without_route(
        &mut self,
        map_ref: MapRef<'_>,
        plan: Plan,
        options: &Options,
    ) -> PathResult<u32> {
        let mut most = u64::MAX;
        if may_answer(options) && plan.blocked.is_none() && plan.many.is_none() {
            most = self.route.owed(map_ref, 0).unwrap_or(most);
        }
        self.step_by_step(map_ref, plan, most)
    }

    /// By the engine that can also be watched. A route takes over after so many expansions.
    // Not inlined: a browser compiles a function whole when it is first called, and often this one is not needed.
    #[inline(never)]
    fn step_by_step(&mut self, map_ref: MapRef<'_>, plan: Plan, mut most: u64) -> PathResult<u32> {
        let open = match self.open.take() {
            Some(mut open) => {
                open.set_step(plan.units.scale());
                open
            }
            None => plan.open_list(),
        };
        let mut query = Query::new(map_ref, plan, open, std::mem::take(&mut self.records));
        let result = loop {
            let done = query.advance(map_ref, most);
            self.route.owed(map_ref, query.search.counts.expanded);
            if done {
                break query.result(map_ref);
            }
            if let Some(result) = by_route(&mut self.route, map_ref, &query.plan) {
                break result;
            }
            most = u64::MAX;
        };
        self.records = query.search.records;
        self.open = Some(query.search.open);
        result
    }
}

#[cfg(test)]
mod tests {
    use super::Engine;
    use crate::find::Fast;
    use crate::map::Map;
    use crate::rounds::rounds;
    use crate::seeded::Random;
    use crate::{Connection, Diagonal, Graph, Grid, Node, Options};

    const SIDE: u32 = 24;

    /// Queries on one map, with the routes and with none.
    fn agree<M: Map>(map: &M, options: &Options, random: &mut Random, place: fn(u32) -> M::Place) {
        let (mut with, mut without) = (Engine::<Fast>::for_many(), Engine::<()>::default());
        for _ in 0..12 {
            let [from, to] = [(); 2].map(|()| place(random.below(SIDE * SIDE)));
            let map_ref = map.borrowed();
            let quick = with
                .find(map_ref, &[from.into()], &[to.into()], options)
                .unwrap();
            let slow = without
                .find(map_ref, &[from.into()], &[to.into()], options)
                .unwrap();
            assert_eq!(quick.status, slow.status, "{from:?} {to:?} {options:?}");
            // Sums of floats depend on their order.
            let same = quick.cost == slow.cost || (quick.cost / slow.cost - 1.0).abs() < 1e-12;
            assert!(
                same,
                "{} {} {from:?} {to:?} {options:?}",
                quick.cost, slow.cost
            );
            // Not how many steps a path has: of those that cost the same any may come.
            if quick.path.is_empty() || slow.path.is_empty() {
                assert_eq!(quick.message, slow.message);
            }
        }
    }

    #[test]
    fn without_routes_the_answers_are_the_same() {
        let mut random = Random::new(0x0f_a57);
        for round in rounds(240) {
            let costs = [1, 9][round % 2];
            let mut grid = Grid::new(SIDE, SIDE).unwrap();
            for cell in 0..SIDE * SIDE {
                let (x, y) = (cell % SIDE, cell / SIDE);
                grid.set_wall(x, y, random.below(100) < 25).unwrap();
                let cost = f64::from(1 + random.below(costs));
                grid.set_cost(x, y, cost).unwrap();
            }
            let options = Options {
                diagonal: Diagonal::ALL[round / 2 % Diagonal::ALL.len()],
                ..Options::default()
            };
            agree(&grid, &options, &mut random, |cell| {
                (cell % SIDE, cell / SIDE)
            });
        }
    }

    #[test]
    fn without_routes_the_answers_on_graphs_are_the_same() {
        let mut random = Random::new(0x6_2a9);
        for _ in rounds(80) {
            let nodes: Vec<Node> = (0..SIDE * SIDE)
                .map(|id| Node {
                    id,
                    x: f64::from(random.below(1000)),
                    y: f64::from(random.below(1000)),
                })
                .collect();
            let connections: Vec<Connection> = (0..3 * SIDE * SIDE)
                .map(|_| Connection {
                    from: random.below(SIDE * SIDE),
                    to: random.below(SIDE * SIDE),
                    cost: f64::from(random.below(1000)),
                })
                .collect();
            let graph = Graph::new(&nodes, &connections).unwrap();
            agree(&graph, &Options::default(), &mut random, |id| id);
        }
    }
}
