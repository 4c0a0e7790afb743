//! An oracle for whole traces: every search with a plain list, sorted before each expansion. Costs are multiples of 1/2, which floats add exactly.

use crate::jumps::{OFFSETS, jumps, next};
use crate::optimal_graphs::RandomGraph;
use crate::oracle::{index, same, step_cost};
use stepstar::{
    Algorithm, Closed, Diagonal, EventKind, GoalTest, Grid, Heuristic, Options, Place, Point,
    Status, TieBreak, Trace,
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

    fn h(&self, node: usize) -> f64 {
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

    /// Where the current leg begins and ends.
    fn ends(&self) -> [usize; 2] {
        let [from, to] = [self.stops[self.leg], self.stops[self.leg + 1]];
        if self.options.reverse {
            [to, from]
        } else {
            [from, to]
        }
    }

    /// The successors of a node with their costs; without a cost, only the end of a scanned line.
    fn leads_to(&self, node: usize, parent: Option<usize>) -> Vec<(usize, Option<f64>)> {
        let (backward, side) = (self.is_from_goal(node), node - node % self.half);
        let options = &self.options;
        match self.ground {
            Ground::Cells(grid) if options.algorithm == Algorithm::Jps => {
                let [at, goal] = [node, self.ends()[1]].map(|node| self.point(node));
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

    /// The connections of a node in the direction of the search.
    fn links(&self, node: usize) -> Vec<(usize, f64)> {
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

    /// The neighbours that expanding a node now would skip.
    fn passed_over(&self, node: usize, Known { g, parent, .. }: Known) -> Vec<Skipped> {
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

    /// All cells of the path, including those that were jumped over.
    fn whole_path(&self) -> Vec<Place> {
        let Ground::Cells(grid) = self.ground else {
            return self.path.iter().map(|&node| self.place(node)).collect();
        };
        let mut cells: Vec<Point> = Vec::new();
        for to in self.path.iter().map(|&node| self.point(node)) {
            while let Some(&at) = cells.last().filter(|&&at| at != to) {
                let by = [(at.0, to.0), (at.1, to.1)]
                    .map(|(a, b)| (i64::from(b) - i64::from(a)).signum() as i32);
                let rule = self.options.diagonal;
                cells.push(next(grid, rule, at, (by[0], by[1])).expect("a step"));
            }
            if cells.is_empty() {
                cells.push(to);
            }
        }
        cells.into_iter().map(Place::from).collect()
    }

    fn cost(&self, path: &[Place]) -> f64 {
        let step = |from: Place, to: Place| match (&self.ground, from, to) {
            (Ground::Cells(grid), Place::Cell(x, y), Place::Cell(to_x, to_y)) => {
                step_cost(grid, self.options.diagonal_cost, (x, y), (to_x, to_y))
            }
            (Ground::Nodes(graph), Place::Node(from), Place::Node(to)) => {
                let links = graph.connections.iter();
                let links = links.filter(|link| (link.from, link.to) == (from, to));
                links.map(|link| link.cost).fold(f64::INFINITY, f64::min)
            }
            _ => panic!("places of another map"),
        };
        path.windows(2).map(|pair| step(pair[0], pair[1])).sum()
    }

    /// Runs the search and compares every event. Returns how many neighbours were skipped, and whether the path leads to the nearest.
    pub fn compare(mut self, trace: &mut Trace, shown: &dyn Fn() -> String) -> (usize, bool) {
        let status = self.run();
        for (i, &(kind, node, g, parent)) in self.told.iter().enumerate() {
            let event = trace
                .event(i)
                .unwrap_or_else(|| panic!("{}\nno event {i}", shown()));
            let parent = parent.map(|parent| self.place(parent));
            assert_eq!(
                (event.kind, event.at, event.g, event.parent, event.backward),
                (kind, self.place(node), g, parent, node >= self.half),
                "{}\nevent {i}",
                shown()
            );
        }
        let mut passed_over = 0;
        for (i, skipped) in &self.skipped {
            let sentence = trace.explain(*i);
            assert_eq!(
                &read(&sentence),
                skipped,
                "{}\nevent {i}: {sentence}",
                shown()
            );
            passed_over += skipped.len();
        }
        let result = trace.result();
        assert_eq!(
            (trace.len(), result.status, result.expanded),
            (self.told.len(), status, self.expanded),
            "{}",
            shown()
        );
        let path = self.whole_path();
        assert_eq!(result.path, path, "{}", shown());
        let cost = if path.is_empty() {
            f64::INFINITY
        } else {
            self.cost(&path)
        };
        assert!(
            same(result.cost, cost),
            "{}\n{} and {cost}",
            shown(),
            result.cost
        );
        (passed_over, status != Status::Found && self.options.nearest)
    }
}

/// The places that a sentence says were skipped, with the words by which each reason is recognised.
fn read(sentence: &str) -> Vec<Skipped> {
    const REASONS: [&str; 8] = [
        "which is ignored",
        "closed with g",
        "open with g",
        "is left for a later round",
        "where it was reached from",
        "occupied",
        "behind a corner",
        "wall",
    ];
    let mut skipped = Vec::new();
    let list = sentence
        .split_once(" Skipped: ")
        .map_or("", |(_, list)| list);
    for part in list.split("; ").filter(|part| !part.is_empty()) {
        let (names, reason) = part.split_once(": ").expect("a reason");
        let reason = REASONS.into_iter().find(|&known| reason.contains(known));
        let reason = reason.expect("a reason that is known");
        // Commas also occur inside the names of cells.
        let names = names.replace("), ", ")|");
        let between = if names.starts_with('(') { "|" } else { ", " };
        for name in names.split(between) {
            skipped.push((name.to_owned(), reason));
        }
    }
    skipped.sort();
    skipped
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
