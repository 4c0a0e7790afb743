//! A query on its way: a planned search from way point to way point, in slices.

use crate::map::MapRef;
use crate::map::place::Place;
use crate::options::Smooth;
use crate::result::{PathResult, Status, found_message};
use crate::saying::{Saying, say};
use crate::search::open::{AnyOpen, OpenList};
use crate::search::path;
use crate::search::plan::{Plan, in_time};
use crate::search::record::{Records, State};
use crate::search::{Outcome, Search};

/// A query on its way: its plan, and the search of the leg that it is on.
pub(crate) struct Query<O = AnyOpen> {
    pub plan: Plan,
    pub search: Search<O>,
    leg: usize,
    begun: bool,
    path: Vec<u32>,
    cost: f64,
    ended: Option<Status>,
    nearest: bool,
    /// Where the last leg's way is complete.
    end: Option<u32>,
    /// Whether there is no goal to stop at.
    endless: bool,
}

impl<O: OpenList> Query<O> {
    pub fn new(map: MapRef<'_>, plan: Plan, open: O, records: Records) -> Self {
        let search = Search::new(plan.rules(map), open, records);
        let endless = plan.slip.endless || plan.flood.is_some();
        Self {
            ended: (plan.blocked.is_some() && !plan.comes_near).then_some(Status::Unreachable),
            plan,
            search,
            leg: 0,
            begun: false,
            path: Vec::new(),
            cost: 0.0,
            nearest: false,
            end: None,
            endless,
        }
    }

    /// Expands up to `budget` nodes. True once all is done. The map must be the one that it was planned for.
    pub fn advance(&mut self, map: MapRef<'_>, budget: u64) -> bool {
        let stop_at = self.search.counts.expanded.saturating_add(budget);
        while self.ended.is_none() {
            let space = self.plan.space(map, self.leg);
            if !self.begun {
                let [starts, mut goals] = self.plan.states(map, self.leg);
                self.search.observer.tell(|log| log.began_leg());
                if self.endless {
                    goals.clear();
                }
                self.search.begin(&space, &starts, &goals);
                self.begun = true;
            }
            let left = stop_at - self.search.counts.expanded;
            if left == 0 {
                return false;
            }
            if let Some(outcome) = self.search.advance(&space, left) {
                self.end_leg(map, outcome);
            }
        }
        true
    }

    fn end_leg(&mut self, map: MapRef<'_>, outcome: Outcome) {
        let goal = self.plan.ends(self.leg).1;
        let (status, end) = match outcome {
            Outcome::Found(node) => (Status::Found, Some(node)),
            Outcome::Unreachable if self.plan.flood.is_some() => (Status::Found, None),
            Outcome::Unreachable if self.went_past(goal) => (Status::Found, Some(goal)),
            Outcome::Limit if self.plan.blocked.is_none() => (Status::Limit, self.search.nearest()),
            // A blocked goal is unreachable, whatever ended the search.
            _ => (Status::Unreachable, self.search.nearest()),
        };
        if let Some(end) = end
            // What was seen from the goal of a later leg does not hang on the way that was walked.
            && (status == Status::Found || self.leg == 0 || !self.plan.options.reverse)
        {
            self.add_leg(map, end, status == Status::Found);
        }
        self.end = end.filter(|_| status == Status::Found);
        self.nearest = end.is_some() && status != Status::Found;
        if status != Status::Found || self.leg + 1 == self.plan.legs() {
            self.ended = Some(status);
        }
        self.leg += 1;
        self.begun = false;
    }

    /// Whether the goal was expanded, and the search went on by mistake.
    fn went_past(&self, goal: u32) -> bool {
        self.plan.slip.endless && self.search.records.get(goal).state == State::Closed
    }

    fn add_leg(&mut self, map: MapRef<'_>, end: u32, found: bool) {
        let parent = |node| self.search.records.get(node).parent;
        let mut leg = path::read(map, &self.plan, end, found, &parent);
        self.cost += match &self.plan.turns {
            None => path::cost(map, &self.plan, &leg),
            Some(turns) if turns.is_tie => path::cost(map, &self.plan, &leg),
            Some(_) => {
                let g = self.search.records.get(end).g;
                self.plan.units.cost(self.plan.paid(g))
            }
        };
        if let MapRef::Grid(grid) = map
            && self.plan.options.smooth != Smooth::None
        {
            path::smooth(grid, self.plan.options.smooth, &mut leg);
        }
        self.path
            .extend(leg.iter().skip(usize::from(!self.path.is_empty())));
    }

    /// Gives up, as if a limit on expansions had been reached.
    pub fn stop(&mut self) {
        self.ended.get_or_insert(Status::Limit);
    }

    /// The node where the way is complete, once it is.
    pub fn end(&self) -> Option<u32> {
        self.end
    }

    /// What came out, with places as numbers. Before the end it has what the search has found so far, as if somebody had stopped it.
    pub fn result(&self, map: MapRef<'_>) -> PathResult<u32> {
        let status = self.ended.unwrap_or(Status::Limit);
        let complete = status == Status::Found || self.nearest;
        let path = if complete {
            self.path.clone()
        } else {
            Vec::new()
        };
        let why = self.why(map, status, &path);
        let message = match &why {
            Some(why) => why.to_string(),
            None => found_message(
                ends(map, &self.plan, &path),
                path.len().saturating_sub(1),
                self.cost,
            ),
        };
        PathResult {
            status,
            message,
            why,
            cost: if complete { self.cost } else { f64::INFINITY },
            connections: path::connections(map, &path),
            path,
            counts: self.search.counts(),
        }
    }

    /// Where turning costs, a place has a node for each direction: it is reached once.
    fn places_reached(&self, map: MapRef<'_>) -> u64 {
        let (places, nodes) = (map.len() as u32, self.plan.nodes(map) as u32);
        let generated = self.search.counts.generated;
        if nodes <= places || generated == 0 {
            return generated;
        }
        let is_seen = |node| self.search.records.get(node).state != State::Unseen;
        let reached = |&place: &u32| (place..nodes).step_by(places as usize).any(is_seen);
        (0..places).filter(reached).count() as u64
    }

    /// What there is to say, but of a path with all of its places.
    fn why(&self, map: MapRef<'_>, status: Status, path: &[u32]) -> Option<Saying> {
        let why = match (&self.plan.blocked, status) {
            (Some(why), _) => why.clone(),
            (None, Status::Found) if self.plan.flood.is_some() => {
                return Some(self.plan.reached(map, self.places_reached(map)));
            }
            (None, Status::Found) => return over(map, &self.plan, path, self.cost),
            (None, Status::Unreachable) => {
                let [start, goal] = [self.leg - 1, self.leg].map(|stop| self.plan.told(map, stop));
                say!(UNREACHABLE, start: start, goal: goal)
            }
            (None, Status::Limit) => {
                let n = self.search.counts.expanded;
                if self.plan.flood.is_some() {
                    return Some(say!(STOPPED_FLOOD, n: n));
                }
                let [start, goal] = [0, self.plan.legs()].map(|stop| self.plan.told(map, stop));
                say!(STOPPED, n: n, start: start, goal: goal)
            }
        };
        let near = match (path.first(), path.last()) {
            (Some(&first), _) if self.nearest && self.plan.options.reverse && self.leg == 1 => {
                say!(NEAREST_START, place: map.place(first))
            }
            (_, Some(&last)) if self.nearest => say!(NEAREST, place: map.place(last)),
            _ => return Some(why),
        };
        Some(Saying::all(vec![why, near]))
    }
}

pub(crate) fn unreachable(map: MapRef<'_>, from: u32, to: u32) -> Saying {
    say!(UNREACHABLE, start: map.place(from), goal: map.place(to))
}

/// What is said of a path of which only some places are listed: what is left out was walked all the same.
fn over(map: MapRef<'_>, plan: &Plan, path: &[u32], cost: f64) -> Option<Saying> {
    if plan.times.is_some() {
        return in_time(map, path);
    }
    let [start, goal] = ends(map, plan, path);
    let places = path.len();
    (plan.options.smooth != Smooth::None && places > 1)
        .then(|| say!(OVER, start: start, goal: goal, n: places, cost: cost))
}

/// The ends of a path, whichever start and goal it leads between.
fn ends(map: MapRef<'_>, plan: &Plan, path: &[u32]) -> [Place; 2] {
    let ends = [path.first(), path.last()];
    ends.map(|end| map.place(end.copied().unwrap_or(plan.stops[0])))
}

/// What is said of a path, and that as data where path and cost do not tell it.
pub(crate) fn found(
    map: MapRef<'_>,
    plan: &Plan,
    path: &[u32],
    cost: f64,
) -> (String, Option<Saying>) {
    match over(map, plan, path, cost) {
        Some(why) => (why.to_string(), Some(why)),
        None => (
            found_message(ends(map, plan, path), path.len().saturating_sub(1), cost),
            None,
        ),
    }
}
