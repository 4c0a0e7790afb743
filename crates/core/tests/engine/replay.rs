//! Every search again, event for event, by a list that is sorted anew before each expansion: what comes first, ties included, what closed nodes
//! do that are reached more cheaply, and where a search ends. Costs here are sums of halves, which floats add exactly.

use crate::cases::{Case, Terrain, random_choices};
use crate::oracle::{around, can_step, index, step_cost};
use crate::random::Random;
use crate::rounds::{rounds, share};
use stepstar::{
    Algorithm, Closed, Diagonal, EventKind, GoalTest, Heuristic, Place, Point, Status, TieBreak,
};

/// What is known of a cell: in a search from both ends, of a cell as one of the sides reached it.
#[derive(Clone, Copy)]
struct Known {
    closed: bool,
    g: f64,
    parent: Option<usize>,
    /// How many events there were before the one that wrote this.
    age: usize,
}

/// Kind, node, g and parent.
type Told = (EventKind, usize, f64, Option<usize>);

struct Replay<'c> {
    case: &'c Case,
    known: Vec<Option<Known>>,
    told: Vec<Told>,
    expanded: u64,
    /// In a search in rounds: no f may be greater, and the least that was.
    bound: f64,
    next: f64,
    /// How many cells there are. From both ends: cell `i` as reached from the goal is node `i + half`.
    half: usize,
    both: bool,
    meeting: f64,
    nearest: (f64, f64, usize),
    repairs: Vec<usize>,
    end: Option<Status>,
}

impl Replay<'_> {
    fn point(&self, node: usize) -> Point {
        let (cell, width) = (node % self.half, self.case.grid.width() as usize);
        ((cell % width) as u32, (cell / width) as u32)
    }

    /// Whether a node belongs to a search from the goal.
    fn is_from_goal(&self, node: usize) -> bool {
        self.case.options.reverse != (node >= self.half)
    }

    fn h(&self, node: usize) -> f64 {
        let Case {
            grid,
            options,
            from,
            to,
        } = self.case;
        let target = if self.is_from_goal(node) { from } else { to };
        let (x, y) = self.point(node);
        let (dx, dy) = (
            f64::from(x.abs_diff(target.0)),
            f64::from(y.abs_diff(target.1)),
        );
        let (short, long, slant) = (dx.min(dy), dx.max(dy), options.diagonal_cost);
        let octile = short * slant + (long - short);
        match options.heuristic {
            Heuristic::Auto if options.diagonal == Diagonal::Never => grid.cheapest() * (dx + dy),
            Heuristic::Auto if slant >= 2.0 => grid.cheapest() * (dx + dy),
            Heuristic::Auto => grid.cheapest() * octile,
            Heuristic::Manhattan => dx + dy,
            Heuristic::Octile => octile,
            Heuristic::Euclidean => (dx * dx + dy * dy).sqrt(),
            Heuristic::Chebyshev => long,
            Heuristic::SquaredEuclidean => dx * dx + dy * dy,
            Heuristic::Zero => 0.0,
        }
    }

    /// What comes first has the least of these.
    fn order(&self, node: usize, known: Known) -> (f64, f64, usize) {
        let (g, age, h) = (
            known.g,
            known.age as f64,
            self.case.options.weight * self.h(node),
        );
        let f = match self.case.options.algorithm {
            Algorithm::Dijkstra => g,
            Algorithm::Greedy => h,
            Algorithm::Bfs => return (age, 0.0, 0),
            Algorithm::Ida => return (-age, 0.0, 0),
            Algorithm::Bidirectional => (g + h).max(2.0 * g),
            _ => g + h,
        };
        let tie = match self.case.options.tie_break {
            TieBreak::HighG => -g,
            TieBreak::LowG => g,
            TieBreak::Oldest => age,
            TieBreak::Newest => -age,
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
        {
            self.meeting = self.meeting.min(g + other.g);
        }
    }

    fn reach(&mut self, node: usize, g: f64, parent: Option<usize>) {
        let options = &self.case.options;
        let (kind, closed) = match self.known[node] {
            Some(known) if known.g <= g || options.algorithm == Algorithm::Bfs => return,
            None => (EventKind::Open, false),
            Some(Known { closed: false, .. }) => (EventKind::Improve, false),
            Some(_) if options.algorithm == Algorithm::Greedy => return,
            Some(_) => match options.closed {
                Closed::Ignore => return,
                Closed::Reopen => (EventKind::Reopen, false),
                Closed::Repair => (EventKind::Improve, true),
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
            self.meeting.is_finite()
        } else {
            self.point(node) == self.ends()[1]
        };
        if complete && options.goal_test == GoalTest::Generated {
            self.end = Some(Status::Found);
        }
    }

    /// Where the search begins, and what it looks for.
    fn ends(&self) -> [Point; 2] {
        let Case { from, to, .. } = *self.case;
        if self.case.options.reverse {
            [to, from]
        } else {
            [from, to]
        }
    }

    fn look_around(&mut self, node: usize) {
        let Some(Known { g, .. }) = self.known[node] else {
            panic!("node {node} was reached")
        };
        let Case { grid, options, .. } = self.case;
        let (at, length) = (self.point(node), options.diagonal_cost);
        // Straight ones first, clockwise from the top, then diagonal ones.
        let mut beside: Vec<Point> = around(grid, at).collect();
        beside.sort_by_key(|&to| {
            let ahead = (to.0 + 1 - at.0, to.1 + 1 - at.1);
            let clockwise = [
                (1, 0),
                (2, 1),
                (1, 2),
                (0, 1),
                (2, 0),
                (2, 2),
                (0, 2),
                (0, 0),
            ];
            clockwise.iter().position(|&offset| offset == ahead)
        });
        for to in beside {
            if can_step(grid, options.diagonal, at, to) {
                let cost = if self.is_from_goal(node) {
                    step_cost(grid, length, to, at)
                } else {
                    step_cost(grid, length, at, to)
                };
                let side = if node < self.half { 0 } else { self.half };
                if self.end.is_some() {
                    return;
                }
                self.reach(side + index(grid, to), g + cost, Some(node));
            }
        }
    }

    fn run(&mut self) -> Status {
        let [start, goal] = self.ends().map(|end| index(&self.case.grid, end));
        self.bound = self.case.options.weight * self.h(start);
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
                None if self.meeting.is_finite() => return Status::Found,
                None if self.next.is_infinite() => return Status::Unreachable,
                None => self.bound = self.next,
            }
        }
    }

    /// False where nothing is open.
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
        let limit = self.case.options.max_expansions;
        if self.meeting.is_finite() && self.order(node, known).0 >= self.meeting {
            self.end = Some(Status::Found);
        } else if limit.is_some_and(|most| self.expanded >= most) {
            self.end = Some(Status::Limit);
        } else {
            self.expanded += 1;
            self.write(EventKind::Close, node, true, known.g, known.parent);
            if node == goal && !self.both {
                self.end = Some(Status::Found);
            } else {
                self.look_around(node);
                while let Some(node) = self.repairs.pop() {
                    self.look_around(node);
                }
            }
        }
        true
    }
}

#[test]
fn a_list_sorted_before_each_expansion_goes_the_same_way() {
    let mut random = Random::new(901);
    let (mut cases, mut events, mut near) = (0, 0, 0);
    for round in rounds(8000) {
        let terrain = [Terrain::Plain, Terrain::Digits][round / 4 % 2];
        let map = Case::random(&mut random, 8, Diagonal::ALL[round % 4], terrain);
        let case = map.with(|options| {
            random_choices(&mut random, options);
            options.diagonal_cost = random.pick(&[1.0, 1.5, 2.0, 3.0]);
            options.algorithm = random.pick(&[
                Algorithm::AStar,
                Algorithm::AStar,
                Algorithm::Dijkstra,
                Algorithm::Greedy,
                Algorithm::Bfs,
                Algorithm::Bidirectional,
                Algorithm::Ida,
            ]);
            options.nearest = random.once_in(2);
            options.max_expansions = random.once_in(4).then(|| u64::from(random.below(30)));
        });
        let blocked = |at: Point| case.grid.is_wall(at.0, at.1);
        if blocked(case.from) || blocked(case.to) {
            continue;
        }
        let half = case.grid.width() as usize * case.grid.height() as usize;
        let both = case.options.algorithm == Algorithm::Bidirectional;
        let mut replay = Replay {
            case: &case,
            known: vec![None; if both { 2 * half } else { half }],
            told: Vec::new(),
            expanded: 0,
            bound: 0.0,
            next: 0.0,
            half,
            both,
            meeting: f64::INFINITY,
            nearest: (0.0, 0.0, 0),
            repairs: Vec::new(),
            end: None,
        };
        let status = replay.run();
        let place = |node: usize| Place::from(replay.point(node));
        let trace = case.trace();
        for (i, &(kind, node, g, parent)) in replay.told.iter().enumerate() {
            let event = trace
                .event(i)
                .unwrap_or_else(|| panic!("{case}\nno event {i}"));
            assert_eq!(
                (event.kind, event.at, event.g, event.parent, event.backward),
                (kind, place(node), g, parent.map(place), node >= half),
                "{case}\nevent {i}"
            );
        }
        let result = trace.result();
        assert_eq!(
            (trace.len(), result.status, result.expanded),
            (replay.told.len(), status, replay.expanded),
            "{case}"
        );
        if case.options.nearest && status != Status::Found {
            let path = &result.path;
            let end = if case.options.reverse {
                path.first()
            } else {
                path.last()
            };
            assert_eq!(end, Some(&place(replay.nearest.2)), "{case}");
            near += 1;
        }
        (cases, events) = (cases + 1, events + trace.len());
    }
    println!(
        "searches gone through again: {cases} random cases, {events} events, {near} that came near"
    );
    assert!(near > 500 / share());
}
