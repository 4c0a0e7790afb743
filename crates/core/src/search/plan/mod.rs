//! The plan of a query, made from a map, two places and options: all input is checked here, once.

mod many;
mod movers;
mod suitable;
mod turns;

use self::many::{Guide, Many};
pub(crate) use self::movers::{in_time, refuse_movers};
use self::suitable::algorithm;
pub use self::suitable::algorithm_for;
use self::turns::Turns;
pub(crate) use self::turns::heading_of;
use crate::error::Error;
use crate::map::MapRef;
use crate::map::place::Place;
use crate::options::{Algorithm, Closed, Heuristic, OpenListKind, Options};
use crate::own_estimate::{Table, Towards};
use crate::saying::{Saying, at, say};
use crate::search::Rules;
use crate::search::estimate::{GraphEstimate, GridEstimate};
use crate::search::open::AnyOpen;
use crate::search::order::Order;
use crate::search::portals;
use crate::search::slip::{Cheaper, Pays, Slip};
use crate::search::space::prune::Pruning;
use crate::search::space::{
    AnySpace, BarredSpace, FloorsSpace, GraphSpace, GridSpace, HexagonSpace, JoinedSpace,
    JumpSpace, SightSpace,
};
use crate::search::timetable::Timetable;
use crate::search::units::Units;
use std::sync::Arc;

/// A search whose input has been checked.
#[derive(Debug, Clone)]
pub(crate) struct Plan {
    /// The options, with `Auto` replaced by the algorithm that runs.
    pub options: Options,
    /// Start, way points and goal; of several starts and goals the first.
    pub stops: Vec<u32>,
    /// Where there are several starts or goals: all of them.
    pub many: Option<Box<Many>>,
    /// What leads to each of the stops, along the steps and against them, where that is more than the way to one cell. Empty where it never is.
    pub guides: Vec<[Guide; 2]>,
    /// What turning costs, if it does.
    pub turns: Option<Box<Turns>>,
    /// When the places are free, where others move.
    pub times: Option<Arc<Timetable>>,
    /// The start of the whole path, which may be occupied: by whoever walks it.
    pub exempt: u32,
    pub units: Units,
    /// Why there can be no path, where a stop is not free.
    pub blocked: Option<Saying>,
    /// Whether only the goal is blocked, and the search runs all the same, to see how near it comes.
    pub comes_near: bool,
    /// Whether every cell in sight is one step away: for the truth about paths at any angle.
    pub sees_all: bool,
    /// One's own estimate of all nodes, towards each end of a leg. None where the options name one.
    pub own: Option<Arc<Table>>,
    /// Whether everything that can be reached is sought, and up to which cost in units.
    pub flood: Option<f64>,
    /// What a known mistake changes; nothing in a search as it should be.
    pub slip: Slip,
}

impl Plan {
    pub fn new(map: MapRef<'_>, from: Place, to: Place, options: &Options) -> Result<Self, Error> {
        options.check()?;
        let mut stops = Vec::with_capacity(options.through.len() + 2);
        for &place in [from].iter().chain(&options.through).chain(&[to]) {
            let stop = map.node(place);
            stops.push(
                stop.map_err(|error| error.of(stop_name(stops.len(), options.through.len() + 1)))?,
            );
        }
        let first_blocked = first_blocked(map, &stops, options);
        let goal_alone = first_blocked
            .as_ref()
            .is_some_and(|(i, _)| i + 1 == stops.len());
        let mut options = options.clone();
        options.algorithm = algorithm(map, &options)?;
        let comes_near = goal_alone && options.nearest;
        if comes_near {
            // Nothing can begin at such a goal: the search begins at the start alone.
            options.reverse = false;
            if options.algorithm == Algorithm::Bidirectional {
                options.algorithm = Algorithm::AStar;
            }
        }
        let mut units = match map {
            MapRef::Grid(grid) => Units::new(grid, &options),
            MapRef::Graph(_) => Units::PLAIN,
            MapRef::Floors(floors) => portals::units(floors, &options),
            MapRef::Hexagons(hexagons) => Units::new(hexagons.grid(), &options),
        };
        let turns = Turns::new(map, &options, &mut units)?;
        let mut plan = Self {
            exempt: stops[0],
            stops,
            units,
            blocked: first_blocked.map(|(_, why)| why),
            comes_near,
            options,
            many: None,
            guides: Vec::new(),
            turns,
            times: None,
            sees_all: false,
            own: None,
            flood: None,
            slip: Slip::default(),
        };
        if let Some(own) = &plan.options.own {
            plan.own = Some(own.table(map, plan.targets())?);
        }
        plan.add_movers(map)?;
        if matches!(map, MapRef::Floors(_)) {
            plan.add_guides(map);
        }
        Ok(plan)
    }

    pub fn legs(&self) -> usize {
        self.stops.len() - 1
    }

    /// Where the search of a leg begins, and what it looks for.
    pub fn ends(&self, leg: usize) -> (u32, u32) {
        let (from, to) = (self.stops[leg], self.stops[leg + 1]);
        if self.options.reverse {
            (to, from)
        } else {
            (from, to)
        }
    }

    /// Whether a path may end at a stop.
    pub fn is_free(&self, map: MapRef<'_>, stop: u32) -> bool {
        obstacle(map, stop, self.exempt).is_none()
    }

    /// What a person calls a stop: "the start", "way point 1", "the goal".
    pub fn name_of(&self, stop: usize) -> Saying {
        if self.several(stop).is_some() {
            return if stop == 0 {
                say!(A_START)
            } else {
                say!(A_GOAL)
            };
        }
        stop_name(stop, self.legs())
    }

    pub fn order(&self) -> Order {
        Order::new(self.options.algorithm, &self.options)
    }

    /// From both ends: how many nodes each side has. Otherwise 0.
    pub fn half(&self, map: MapRef<'_>) -> u32 {
        if self.options.algorithm == Algorithm::Bidirectional {
            map.len() as u32
        } else {
            0
        }
    }

    pub fn rules(&self, map: MapRef<'_>) -> Rules {
        let options = &self.options;
        Rules {
            order: self.order(),
            closed: if options.algorithm == Algorithm::Greedy {
                Closed::Ignore
            } else {
                options.closed
            },
            goal_test: options.goal_test,
            cheaper: match options.algorithm {
                Algorithm::Bfs => Cheaper::First,
                _ => self.slip.cheaper,
            },
            half: self.half(map),
            // What waits for a later round was never written, designs with lists are to be seen looking for each, at any angle
            // the node before is no neighbour, and by other rules other steps are news.
            news_only: self.slip == Slip::default()
                && !matches!(options.algorithm, Algorithm::Ida | Algorithm::Theta)
                && !matches!(
                    options.open_list,
                    OpenListKind::SortedList | OpenListKind::Array
                ),
            rounds: options.algorithm == Algorithm::Ida,
            most: self.flood.unwrap_or(f64::INFINITY),
            max_expansions: options.max_expansions.unwrap_or(u64::MAX),
            nearest: options.nearest,
        }
    }

    pub fn open_list(&self) -> AnyOpen {
        AnyOpen::new(self.options.open_list, self.units.scale())
    }

    pub fn space<'m>(&self, map: MapRef<'m>, leg: usize) -> AnySpace<'m> {
        let backward = self.options.reverse;
        let [from, to] = if backward {
            [leg + 1, leg]
        } else {
            [leg, leg + 1]
        };
        if self.options.algorithm == Algorithm::Bidirectional {
            let sides = [
                self.one_way(map, to, backward),
                self.one_way(map, from, !backward),
            ];
            return AnySpace::Both(Box::new(sides));
        }
        let mut space = self.one_way(map, to, backward);
        if let Some(turns) = &self.turns {
            space = turns.space(map, space, backward);
        }
        space = self.timed(space);
        let Slip { barred, lacks, .. } = &self.slip;
        if barred.is_none() && lacks.is_none() {
            return space;
        }
        AnySpace::Barred(Box::new(BarredSpace {
            inner: space,
            barred: barred.clone().unwrap_or_default(),
            lacks: match map {
                MapRef::Grid(grid) => lacks.map(|direction| (grid, direction)),
                MapRef::Graph(_) | MapRef::Floors(_) | MapRef::Hexagons(_) => None,
            },
        }))
    }

    /// Whether a node surely has its least cost by the time it has been looked at for the last time: it is opened or repaired as often as it
    /// improves, or the estimate is consistent whatever the map.
    fn closes_at_least_cost(&self) -> bool {
        let Options {
            closed,
            heuristic,
            weight,
            ref own,
            ..
        } = self.options;
        closed != Closed::Ignore
            || own.is_none()
                && weight <= 1.0
                && matches!(heuristic, Heuristic::Auto | Heuristic::Zero)
    }

    /// `stop`: the number of the stop that is sought.
    fn one_way<'m>(&self, map: MapRef<'m>, stop: usize, backward: bool) -> AnySpace<'m> {
        let options = &self.options;
        let target = self.stops[stop];
        let own = Towards::new(self.own.as_ref(), target);
        let guide = self
            .guides
            .get(stop)
            .map(|both| &both[usize::from(backward)]);
        match map {
            MapRef::Graph(graph) => AnySpace::Graph(GraphSpace {
                graph,
                estimate: GraphEstimate::new(graph, options, target, own),
                several: guide.and_then(Guide::to_nodes),
                backward,
                exempt: self.exempt,
            }),
            MapRef::Floors(floors) => {
                let on_floor = |floor| guide.and_then(|guide| guide.on_floor(floor));
                AnySpace::Floors(Box::new(FloorsSpace::new(
                    floors, options, backward, self.units, &on_floor,
                )))
            }
            MapRef::Hexagons(hexagons) => AnySpace::Hexagons(Box::new(HexagonSpace::new(
                hexagons,
                options,
                backward,
                self.units,
                (self.places(stop), own),
            ))),
            MapRef::Grid(grid) => {
                let cheapest = self.times.as_ref().map_or(grid.cheapest(), |_| 1.0);
                let target = grid.point(target);
                let mut estimate =
                    GridEstimate::over(cheapest, options, &self.units, target).by(own, grid);
                if let Some(measure) = self.slip.measure {
                    estimate = estimate.measured(measure, &self.units);
                }
                let estimate = estimate.rounded(self.slip.rounding);
                if options.algorithm == Algorithm::Jps {
                    let terrain = self.units.terrain(grid.cheapest());
                    return AnySpace::Jumps(JumpSpace {
                        grid,
                        rule: options.diagonal,
                        units: self.units,
                        estimate,
                        target,
                        pruning: Pruning::of(options.diagonal),
                        prunes: terrain > 0.0 && self.closes_at_least_cost(),
                        terrain,
                    });
                }
                let units = self.slip.units(self.units);
                let mut space = GridSpace::new(grid, options.diagonal, units, estimate);
                space.backward = backward != (self.slip.pays == Pays::Left);
                if self.slip.pays == Pays::One || self.times.is_some() {
                    space.ignore_terrain();
                }
                space.any_angle = options.algorithm == Algorithm::Theta;
                space.guide = guide.and_then(|guide| guide.on_floor(0));
                if self.sees_all {
                    return AnySpace::Sight(SightSpace {
                        grid,
                        units: self.units,
                        steps: space,
                    });
                }
                if self.slip.joins_rows {
                    return AnySpace::Joined(JoinedSpace {
                        grid,
                        rule: options.diagonal,
                        units,
                        inner: space,
                    });
                }
                AnySpace::Grid(space)
            }
        }
    }
}

/// Why a stop is not free. Whoever stands on an occupied start may leave it and come back; on a wall nobody stands.
fn obstacle(map: MapRef<'_>, node: u32, start: u32) -> Option<Saying> {
    let is_exempt = matches!(map, MapRef::Graph(_)) && node == start;
    map.obstacle(node).filter(|_| !is_exempt)
}

/// Which of the stops is the first that is not free, and why there can be no path then.
pub(crate) fn first_blocked(
    map: MapRef<'_>,
    stops: &[u32],
    options: &Options,
) -> Option<(usize, Saying)> {
    let (i, obstacle) = stops
        .iter()
        .enumerate()
        .find_map(|(i, &node)| Some((i, obstacle(map, node, stops[0])?)))?;
    let name = stop_name(i, options.through.len() + 1);
    let stop = at(name, map.place(stops[i]));
    Some((i, say!(BLOCKED, stop: stop, obstacle: obstacle)))
}

/// What a person calls the start, the way points and the goal, which is the last.
fn stop_name(stop: usize, last: usize) -> Saying {
    match stop {
        0 => say!(START),
        stop if stop < last => say!(WAY_POINT, id: stop),
        _ => say!(GOAL),
    }
}
