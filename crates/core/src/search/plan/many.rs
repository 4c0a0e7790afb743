//! Several starts, several goals, and what leads to them.

use super::{Plan, stop_name};
use crate::error::{Error, named, option};
use crate::map::MapRef;
use crate::map::place::Place;
use crate::number::exact;
use crate::options::{Algorithm, Heuristic, Options};
use crate::saying::{Field, Saying, say};
use crate::search::estimate::{GraphEstimate, GridEstimate};
use crate::search::nearest::{MOST, Nearest};
use crate::search::node_set::NodeSet;
use crate::search::plan::refuse_movers;
use crate::search::portals;
use std::sync::Arc;

/// All starts and all goals that are free, each once; all of them where none is.
#[derive(Debug, Clone)]
pub(crate) struct Many {
    /// Starts, goals.
    ends: [Vec<u32>; 2],
    /// How many starts and goals the caller has named.
    counts: [usize; 2],
}

/// What leads to one of the stops.
#[derive(Debug, Clone)]
pub(crate) enum Guide {
    /// The estimate of each floor; a grid is one.
    Cells(Vec<Arc<Nearest>>),
    Nodes(Arc<[GraphEstimate]>),
}

impl Guide {
    pub fn on_floor(&self, floor: usize) -> Option<Arc<Nearest>> {
        match self {
            Self::Cells(floors) => floors.get(floor).cloned(),
            Self::Nodes(_) => None,
        }
    }

    pub fn to_nodes(&self) -> Option<Arc<[GraphEstimate]>> {
        match self {
            Self::Cells(_) => None,
            Self::Nodes(nodes) => Some(Arc::clone(nodes)),
        }
    }
}

impl Plan {
    /// From whichever of the starts to whichever of the goals is cheapest.
    pub fn between(
        map: MapRef<'_>,
        starts: &[Place],
        goals: &[Place],
        options: &Options,
    ) -> Result<Self, Error> {
        if let ([start], [goal]) = (starts, goals) {
            return Self::new(map, *start, *goal, options);
        }
        if options.own.is_some() {
            return Err(Error::unsuitable(say!(OWN_ONE_GOAL)));
        }
        let mut ends = [Vec::new(), Vec::new()];
        let mut blocked = None;
        for (i, places) in [starts, goals].into_iter().enumerate() {
            let nodes = places.iter().map(|&place| map.node(place));
            let mut nodes = nodes
                .collect::<Result<Vec<_>, _>>()
                .map_err(|error| error.of(stop_name(i, 1)))?;
            let Some(&first) = nodes.first() else {
                let argument = ["number of starts", "number of goals"][i];
                let allowed = say!(ALLOWED_SOME);
                return Err(Error::value(named(argument), &0, allowed));
            };
            let mut seen = NodeSet::default();
            nodes.retain(|&node| seen.insert(node));
            let alone = nodes.len() == 1 && i == 0;
            let is_free = |node: &u32| alone || map.obstacle(*node).is_none();
            let free: Vec<u32> = nodes.iter().copied().filter(is_free).collect();
            if free.is_empty() && blocked.is_none() && nodes.len() > 1 {
                let obstacle = map.obstacle(first).unwrap_or_else(|| say!(OBSTACLE_WALL));
                let (n, first) = (nodes.len(), map.place(first));
                blocked = Some(match i {
                    0 => say!(NO_START, n: n, first: first, obstacle: obstacle),
                    _ => say!(NO_GOAL, n: n, first: first, obstacle: obstacle),
                });
            }
            ends[i] = if free.is_empty() { nodes } else { free };
        }
        let [from, to] = [&ends[0], &ends[1]].map(|nodes| map.place(nodes[0]));
        let mut plan = Self::new(map, from, to, options)?;
        if plan.blocked.is_some() && blocked.is_some() {
            plan.blocked = blocked;
        }
        if plan.times.is_some() {
            return Err(Error::unsuitable(say!(MOVERS_ONE_GOAL)));
        }
        let counts = [starts.len(), goals.len()];
        let sought = usize::from(!plan.options.reverse);
        if plan.options.algorithm == Algorithm::Jps && counts[sought] > 1 {
            return Err(Error::unsuitable(say!(ONE_GOAL)));
        }
        plan.many = Some(Box::new(Many { ends, counts }));
        if counts[0] > 1 {
            plan.exempt = crate::search::space::NONE;
        }
        plan.add_guides(map);
        Ok(plan)
    }

    /// Over everything that can be reached from the nearest of several starts, at a cost of at most `most`.
    pub fn flood(
        map: MapRef<'_>,
        starts: &[Place],
        most: f64,
        options: &Options,
    ) -> Result<Self, Error> {
        let by = options.algorithm;
        if !matches!(by, Algorithm::Auto | Algorithm::AStar | Algorithm::Dijkstra) {
            return Err(Error::unsuitable(say!(DISTANCES_BY, name: by.name())));
        }
        refuse_movers(options)?;
        if !options.through.is_empty() {
            return Err(Error::unsuitable(say!(DISTANCES_THROUGH)));
        }
        if most.is_nan() || most < 0.0 {
            let allowed = say!(ALLOWED_COST_LIMIT);
            return Err(Error::value(option("maxCost"), &exact(most), allowed));
        }
        let options = Options {
            algorithm: Algorithm::Dijkstra,
            nearest: false,
            own: None,
            ..options.clone()
        };
        let mut plan = Self::between(map, starts, starts, &options)?;
        // A little more, for the limit may be a sum of rounded steps.
        plan.flood = Some(most * plan.units.scale() * (1.0 + 1e-12));
        Ok(plan)
    }

    /// Of several starts or goals at a stop: how many there are.
    pub fn several(&self, stop: usize) -> Option<usize> {
        let many = self.many.as_ref()?;
        let count = many.counts[self.end_at(stop)?];
        (count > 1).then_some(count)
    }

    /// A stop as a sentence has it: "(3, 4)", "any of 3 goals".
    pub fn told(&self, map: MapRef<'_>, stop: usize) -> Field {
        match self.several(stop) {
            Some(count) if stop == 0 => say!(ANY_START, n: count).into(),
            Some(count) => say!(ANY_GOAL, n: count).into(),
            None => map.place(self.stops[stop]).into(),
        }
    }

    /// Whether a stop is the start, 0, or the goal, 1.
    fn end_at(&self, stop: usize) -> Option<usize> {
        match stop {
            0 => Some(0),
            stop if stop == self.legs() => Some(1),
            _ => None,
        }
    }

    /// The places of a stop.
    pub fn places(&self, stop: usize) -> &[u32] {
        match (&self.many, self.end_at(stop)) {
            (Some(many), Some(end)) => &many.ends[end],
            _ => std::slice::from_ref(&self.stops[stop]),
        }
    }

    /// Where the search of a leg begins, and what it looks for, as nodes of its space.
    pub fn states(&self, map: MapRef<'_>, leg: usize) -> [Vec<u32>; 2] {
        let mut ends = [leg, leg + 1].map(|stop| {
            let places = self.places(stop);
            if let Some(table) = &self.times {
                let nodes = places
                    .iter()
                    .flat_map(|&place| Self::timed_states(table, map, place, stop == 0));
                return nodes.collect();
            }
            match &self.turns {
                None => places.to_vec(),
                Some(turns) => places
                    .iter()
                    .flat_map(|&place| turns.states(map, place, stop == 0))
                    .collect(),
            }
        });
        if self.options.reverse {
            ends.reverse();
        }
        ends
    }

    /// One leg as a plan of its own.
    pub fn leg_alone(&self, leg: usize) -> Self {
        let ends = [leg, leg + 1];
        let is_several = ends.iter().any(|&stop| self.several(stop).is_some());
        let mut alone = Self {
            stops: ends.map(|stop| self.stops[stop]).to_vec(),
            guides: self.guides.get(leg..leg + 2).unwrap_or_default().to_vec(),
            many: is_several.then(|| {
                Box::new(Many {
                    ends: ends.map(|stop| self.places(stop).to_vec()),
                    counts: ends.map(|stop| self.several(stop).unwrap_or(1)),
                })
            }),
            ..self.clone()
        };
        alone.options.through.clear();
        alone
    }

    /// Works out what leads to each of the stops.
    pub(super) fn add_guides(&mut self, map: MapRef<'_>) {
        let guides = (0..self.stops.len())
            .map(|stop| [false, true].map(|backward| self.guide(map, self.places(stop), backward)));
        self.guides = guides.collect();
    }

    fn guide(&self, map: MapRef<'_>, goals: &[u32], backward: bool) -> Guide {
        let options = &self.options;
        match map {
            MapRef::Grid(grid) => {
                let goals: Vec<_> = goals.iter().map(|&goal| (grid.point(goal), 0.0)).collect();
                let towards = |goal| GridEstimate::new(grid, options, &self.units, goal);
                Guide::Cells(vec![Arc::new(Nearest::new(&goals, towards))])
            }
            MapRef::Floors(floors) => Guide::Cells(portals::guides(
                floors,
                options,
                &self.units,
                goals,
                backward,
            )),
            // They have no other ways than steps, and their Space asks for the places of the stop.
            MapRef::Hexagons(_) => Guide::Cells(Vec::new()),
            MapRef::Graph(graph) => {
                let mut options = options.clone();
                let first = if goals.len() > MOST {
                    options.heuristic = Heuristic::Zero;
                    &goals[..1]
                } else {
                    goals
                };
                let estimates = first
                    .iter()
                    .map(|&goal| GraphEstimate::new(graph, &options, goal, None));
                Guide::Nodes(estimates.collect())
            }
        }
    }
}

impl Plan {
    /// What a search over everything came to.
    pub fn reached(&self, map: MapRef<'_>, count: u64) -> Saying {
        let limit = self.flood.filter(|most| most.is_finite());
        let start = self.told(map, 0);
        match limit.map(|most| self.units.cost(most)) {
            None => say!(FLOODED, n: count, start: start),
            Some(most) => say!(FLOODED_WITHIN, n: count, start: start, most: most),
        }
    }
}

impl Plan {
    /// What the searches of all legs look for.
    pub(super) fn targets(&self) -> Vec<u32> {
        let is_two_way = self.options.algorithm == Algorithm::Bidirectional;
        let mut targets = Vec::new();
        for leg in 0..self.legs() {
            let (from, to) = self.ends(leg);
            targets.push(to);
            if is_two_way {
                targets.push(from);
            }
        }
        targets
    }
}
