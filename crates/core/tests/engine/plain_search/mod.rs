//! An oracle for whole traces: every search with a plain list, sorted before each expansion. Costs are multiples of 1/2, which floats add exactly.

mod compare;
mod estimate;
mod moves;

use crate::optimal_graphs::RandomGraph;
use stepstar::{
    Algorithm, Closed, EventKind, GoalTest, Grid, Options, Place, Point, Status, TieBreak,
};

/// What is known of a node. In a search from both ends each side has nodes of its own.
#[derive(Clone, Copy)]
struct Known {
    closed: bool,
    g: f64,
    parent: Option<usize>,
    /// The number of the event that wrote this.
    age: usize,
}

/// Kind, node, g and parent.
type Told = (EventKind, usize, f64, Option<usize>);

/// A skipped neighbour, and the words by which its reason is recognised.
type Skipped = (String, &'static str);

pub enum Ground<'c> {
    Cells(&'c Grid),
    Nodes(&'c RandomGraph),
}

pub struct Replay<'c> {
    ground: Ground<'c>,
    options: Options,
    stops: Vec<usize>,
    leg: usize,
    known: Vec<Option<Known>>,
    told: Vec<Told>,
    /// The skipped neighbours of each expansion, with the number of its event.
    skipped: Vec<(usize, Vec<Skipped>)>,
    expanded: u64,
    /// For IDA*: the bound on f, and the least f beyond it.
    bound: f64,
    next: f64,
    /// The number of places. In a search from both ends, place `i` as reached from the goal is node `i + half`.
    half: usize,
    both: bool,
    meeting: (f64, usize),
    nearest: (f64, f64, usize),
    repairs: Vec<usize>,
    end: Option<Status>,
    path: Vec<usize>,
}

impl<'c> Replay<'c> {
    pub fn new(ground: Ground<'c>, options: &Options, stops: Vec<usize>) -> Self {
        let half = match ground {
            Ground::Cells(grid) => grid.width() as usize * grid.height() as usize,
            Ground::Nodes(graph) => graph.nodes.len(),
        };
        let mut replay = Self {
            ground,
            options: options.clone(),
            stops,
            leg: 0,
            known: Vec::new(),
            told: Vec::new(),
            skipped: Vec::new(),
            expanded: 0,
            bound: f64::INFINITY,
            next: f64::INFINITY,
            half,
            both: false,
            meeting: (f64::INFINITY, 0),
            nearest: (f64::INFINITY, 0.0, 0),
            repairs: Vec::new(),
            end: None,
            path: Vec::new(),
        };
        if replay.is_goal_blocked() {
            // No search can begin at a blocked goal, so it begins at the start.
            replay.options.reverse = false;
            if options.algorithm == Algorithm::Bidirectional {
                replay.options.algorithm = Algorithm::AStar;
            }
        }
        replay.both = replay.options.algorithm == Algorithm::Bidirectional;
        replay.known = vec![None; if replay.both { 2 * half } else { half }];
        replay
    }

    fn is_blocked(&self, place: usize) -> bool {
        match self.ground {
            Ground::Cells(grid) => {
                let (x, y) = self.point(place);
                grid.is_wall(x, y)
            }
            // The start may be occupied: by whoever sets out from it.
            Ground::Nodes(graph) => {
                place != self.stops[0] && graph.graph.is_occupied(graph.nodes[place].id)
            }
        }
    }

    fn is_goal_blocked(&self) -> bool {
        self.is_blocked(self.stops[self.stops.len() - 1])
    }

    /// Whether there is anything to be searched.
    pub fn begins(&self) -> bool {
        let (goal, before) = self.stops.split_last().expect("a goal");
        before.iter().all(|&stop| !self.is_blocked(stop))
            && (self.options.nearest || !self.is_blocked(*goal))
    }

    fn point(&self, node: usize) -> Point {
        let Ground::Cells(grid) = self.ground else {
            panic!("a graph has no cells")
        };
        let (cell, width) = (node % self.half, grid.width() as usize);
        ((cell % width) as u32, (cell / width) as u32)
    }

    fn place(&self, node: usize) -> Place {
        match self.ground {
            Ground::Cells(_) => self.point(node).into(),
            Ground::Nodes(graph) => graph.nodes[node % self.half].id.into(),
        }
    }

    /// Whether a node belongs to a search from the goal.
    fn is_from_goal(&self, node: usize) -> bool {
        self.options.reverse != (node >= self.half)
    }

    /// The sort key: the least comes first.
    fn order(&self, node: usize, known: Known) -> (f64, f64, usize) {
        let (g, age, h) = (
            known.g,
            known.age as f64,
            self.options.weight * self.h(node),
        );
        let f = match self.options.algorithm {
            Algorithm::Dijkstra => g,
            Algorithm::Greedy => h,
            Algorithm::Bfs => return (age, 0.0, 0),
            Algorithm::Ida => return (-age, 0.0, 0),
            Algorithm::Bidirectional => (g + h).max(2.0 * g),
            _ => g + h,
        };
        // Ties compare the first 28 binary digits of g only.
        let come = f64::from_bits(g.to_bits() >> 25 << 25);
        let tie = match self.options.tie_break {
            TieBreak::HighG => -come,
            TieBreak::LowG => come,
            TieBreak::Oldest => age,
            TieBreak::Newest => -age,
            other => unreachable!("{other}"),
        };
        (f, tie, node)
    }

    fn write(&mut self, kind: EventKind, node: usize, closed: bool, g: f64, parent: Option<usize>) {
        let age = self.told.len();
        self.told.push((kind, node, g, parent));
        self.known[node] = Some(Known {
            closed,
            g,
            parent,
            age,
        });
        if self.both
            && let Some(other) = self.known[(node + self.half) % self.known.len()]
            && g + other.g < self.meeting.0
        {
            self.meeting = (g + other.g, node);
        }
    }

    fn reach(&mut self, node: usize, g: f64, parent: Option<usize>) {
        let options = &self.options;
        let (kind, closed) = match self.known[node] {
            Some(known) if known.g <= g || options.algorithm == Algorithm::Bfs => return,
            None => (EventKind::Open, false),
            Some(Known { closed: false, .. }) => (EventKind::Improve, false),
            Some(_) if options.algorithm == Algorithm::Greedy => return,
            Some(_) => match options.closed {
                Closed::Ignore => return,
                Closed::Reopen => (EventKind::Reopen, false),
                Closed::Repair => (EventKind::Improve, true),
                other => unreachable!("{other}"),
            },
        };
        let h = self.h(node);
        let f = g + options.weight * h;
        if options.algorithm == Algorithm::Ida && f > self.bound {
            self.next = self.next.min(f);
            return;
        }
        if closed {
            self.repairs.push(node);
        }
        self.write(kind, node, closed, g, parent);
        if node < self.half && (h, g, node) < self.nearest {
            self.nearest = (h, g, node);
        }
        let complete = if self.both {
            self.meeting.0.is_finite()
        } else {
            node == self.ends()[1]
        };
        if complete && self.options.goal_test == GoalTest::Generated {
            self.end = Some(Status::Found);
        }
    }

    fn look_around(&mut self, node: usize) {
        let Some(Known { g, parent, .. }) = self.known[node] else {
            panic!("node {node} was reached")
        };
        for (to, cost) in self.leads_to(node, parent) {
            match cost {
                _ if self.end.is_some() => return,
                Some(cost) => self.reach(to, g + cost, Some(node)),
                None => self.told.push((EventKind::Ray, to, g, Some(node))),
            }
        }
    }

    /// Searches all legs, from stop to stop.
    fn run(&mut self) -> Status {
        loop {
            self.end = None;
            let status = match self.run_leg() {
                Status::Limit if self.is_goal_blocked() => Status::Unreachable,
                status => status,
            };
            let found = status == Status::Found;
            if found || self.options.nearest && (self.leg == 0 || !self.options.reverse) {
                self.add_leg(found);
            } else if !self.options.nearest {
                self.path.clear();
            }
            self.leg += 1;
            if !found || self.leg + 1 == self.stops.len() {
                return status;
            }
        }
    }

    fn run_leg(&mut self) -> Status {
        let [start, goal] = self.ends();
        self.bound = self.options.weight * self.h(start);
        self.meeting.0 = f64::INFINITY;
        loop {
            self.known.fill(None);
            self.next = f64::INFINITY;
            self.nearest = (f64::INFINITY, 0.0, 0);
            self.reach(start, 0.0, None);
            if self.both {
                self.reach(goal + self.half, 0.0, None);
            }
            while self.end.is_none() && self.expand_first(goal) {}
            match self.end {
                Some(end) => return end,
                None if self.meeting.0.is_finite() => return Status::Found,
                None if self.next.is_infinite() => return Status::Unreachable,
                None => self.bound = self.next,
            }
        }
    }

    /// Appends the path of a leg, or the part of it that leads to the nearest place.
    fn add_leg(&mut self, found: bool) {
        let chain = |end: usize| -> Vec<usize> {
            let parent = |&node: &usize| self.known[node].and_then(|known| known.parent);
            std::iter::successors(Some(end), parent)
                .map(|node| node % self.half)
                .collect()
        };
        let end = match found {
            true if self.both => self.meeting.1 % self.half,
            true => self.ends()[1],
            false => self.nearest.2,
        };
        let mut leg = chain(end);
        leg.reverse();
        if found && self.both {
            leg.extend(chain(end + self.half).into_iter().skip(1));
        }
        if self.options.reverse {
            leg.reverse();
        }
        let first = usize::from(!self.path.is_empty());
        self.path.extend(leg.into_iter().skip(first));
    }

    /// Expands the first open node; false when nothing is open.
    fn expand_first(&mut self, goal: usize) -> bool {
        let nodes = (0..self.known.len()).filter_map(|node| Some((node, self.known[node]?)));
        let mut open: Vec<_> = nodes.filter(|(_, known)| !known.closed).collect();
        open.sort_by(|a, b| {
            self.order(a.0, a.1)
                .partial_cmp(&self.order(b.0, b.1))
                .expect("numbers")
        });
        let Some(&(node, known)) = open.first() else {
            return false;
        };
        let limit = self.options.max_expansions;
        if self.meeting.0.is_finite() && self.order(node, known).0 >= self.meeting.0 {
            self.end = Some(Status::Found);
        } else if limit.is_some_and(|most| self.expanded >= most) {
            self.end = Some(Status::Limit);
        } else {
            self.expanded += 1;
            let event = self.told.len();
            self.write(EventKind::Close, node, true, known.g, known.parent);
            if node == goal && !self.both {
                self.end = Some(Status::Found);
                return true;
            }
            let skipped = self.passed_over(node, known);
            self.look_around(node);
            while let Some(node) = self.repairs.pop() {
                self.look_around(node);
            }
            if self.end.is_none() {
                self.skipped.push((event, skipped));
            }
        }
        true
    }
}
