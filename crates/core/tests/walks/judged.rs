//! What programs that replan have printed: right runs of students in three ways to write D* Lite, in LPA* and in A* anew, none of which is
//! accused; and the runs of each mistake, which are named.

use crate::oracle::{grid_steps, index};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Change, Diagonal, Grid, Point, TextFormat, Unknown, Verdict, WalkDiagnosis, WalkMistake,
    WalkOptions, diagnose_walk,
};

/// How a student writes it.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Way {
    /// The first version: the loop goes on while rhs ≠ g at the agent, km is what h says of the way since the last change.
    First,
    /// The optimized version: while rhs > g.
    Optimized,
    /// No km: the queue is made anew at each change.
    Rebuilt,
}

/// A program of a student's: it shares nothing with the engine.
struct Student<'s> {
    width: u32,
    steps: Vec<Vec<(usize, f64)>>,
    back: Vec<Vec<(usize, f64)>>,
    g: Vec<f64>,
    rhs: Vec<f64>,
    /// Key and node, in no order.
    queue: Vec<([f64; 2], usize)>,
    km: f64,
    at: usize,
    goal: usize,
    way: Way,
    mistake: Option<WalkMistake>,
    random: &'s mut Random,
    printed: Vec<String>,
    facts: bool,
    tick: usize,
}

impl Student<'_> {
    fn h(&self, a: usize, b: usize) -> f64 {
        let (x, y) = (a as u32 % self.width, a as u32 / self.width);
        let (u, v) = (b as u32 % self.width, b as u32 / self.width);
        f64::from(x.abs_diff(u) + y.abs_diff(v))
    }

    fn key(&self, node: usize) -> [f64; 2] {
        let least = self.g[node].min(self.rhs[node]);
        let to = match self.mistake {
            Some(WalkMistake::WrongEnd) => self.goal,
            _ => self.at,
        };
        let second = match self.mistake {
            Some(WalkMistake::OnePartKey) => 0.0,
            _ => least,
        };
        [least + self.h(to, node) + self.km, second]
    }

    fn update(&mut self, node: usize) {
        if node != self.goal {
            let ways = self.steps[node].iter().map(|&(to, cost)| cost + self.g[to]);
            self.rhs[node] = ways.fold(f64::INFINITY, f64::min);
        }
        self.place(node);
    }

    fn place(&mut self, node: usize) {
        self.queue.retain(|&(_, other)| other != node);
        if self.g[node] != self.rhs[node] {
            self.queue.push((self.key(node), node));
        }
    }

    /// The place in the queue of one of those that are first.
    fn first(&mut self) -> Option<usize> {
        let least = self.queue.iter().map(|&(key, _)| key);
        let least = least.min_by(|a, b| a.partial_cmp(b).unwrap())?;
        let ties: Vec<usize> = (0..self.queue.len())
            .filter(|&i| self.queue[i].0 == least)
            .collect();
        Some(self.random.pick(&ties))
    }

    /// False: it is stopped, as it does not end.
    fn plan(&mut self) -> bool {
        let mut expanded = 0;
        while let Some(first) = self.first() {
            let (old, node) = self.queue[first];
            let agent = self.at;
            let goes_on = match self.way {
                Way::Optimized => self.rhs[agent] > self.g[agent],
                _ => self.rhs[agent] != self.g[agent],
            };
            let empties = self.mistake == Some(WalkMistake::EmptiesQueue);
            if !(empties || old < self.key(agent) || goes_on) {
                break;
            }
            if expanded > 400 {
                return false;
            }
            if old < self.key(node) {
                self.place(node);
                continue;
            }
            expanded += 1;
            let facts = if self.facts {
                let told = |value: f64| {
                    if value.is_finite() {
                        value.to_string()
                    } else {
                        "inf".into()
                    }
                };
                format!(
                    " g={} rhs={} key=({}, {})",
                    told(self.g[node]),
                    told(self.rhs[node]),
                    old[0],
                    old[1]
                )
            } else {
                String::new()
            };
            let (x, y) = (node as u32 % self.width, node as u32 / self.width);
            self.printed
                .push(format!("tick {}: ({x}, {y}){facts}", self.tick));
            let falls = self.g[node] > self.rhs[node];
            let keeps = self.mistake == Some(WalkMistake::NeverResets);
            self.g[node] = if falls || keeps {
                self.rhs[node]
            } else {
                f64::INFINITY
            };
            self.place(node);
            self.update(node);
            if falls || self.mistake != Some(WalkMistake::NeighboursLeftOut) {
                for (before, _) in self.back[node].clone() {
                    self.update(before);
                }
            }
        }
        true
    }

    fn look(&mut self, grid: &Grid, rule: Diagonal) {
        let len = (grid.width() * grid.height()) as usize;
        self.steps = vec![Vec::new(); len];
        self.back = vec![Vec::new(); len];
        for (from, to, cost) in grid_steps(grid, rule, 1.0) {
            self.steps[from].push((to, cost));
            self.back[to].push((from, cost));
        }
    }
}

struct Walked {
    grid: Grid,
    ends: [Point; 2],
    changes: Vec<Change>,
    run: String,
}

/// A random map, with a walk on it.
fn walked(
    random: &mut Random,
    way: Way,
    mistake: Option<WalkMistake>,
    stays: bool,
) -> Option<Walked> {
    let (width, height) = (random.within(2, 9), random.within(2, 7));
    let mut grid = Grid::new(width, height).unwrap();
    let place = |random: &mut Random| (random.below(width), random.below(height));
    let terrain = random.once_in(3);
    for cell in 0..width * height {
        let (x, y) = (cell % width, cell / width);
        grid.set_wall(x, y, random.below(100) < 25).unwrap();
        if terrain {
            grid.set_cost(x, y, f64::from(random.within(1, 4))).unwrap();
        }
    }
    let ends = [place(random), place(random)];
    for (x, y) in ends {
        grid.set_wall(x, y, false).unwrap();
        grid.set_cost(x, y, 1.0).unwrap();
    }
    if ends[0] == ends[1] {
        return None;
    }
    let mut changes: Vec<Change> = (0..random.within(1, 8))
        .map(|_| Change {
            at: random.within(1, 8),
            place: place(random),
            wall: Some(random.once_in(2)),
            cost: None,
        })
        .collect();
    changes.sort_by_key(|change| change.at);
    let start = grid.clone();
    let (from, to) = (index(&grid, ends[0]), index(&grid, ends[1]));
    let len = (width * height) as usize;
    let facts = random.once_in(2);
    let tells = random.once_in(3);
    // LPA* is the same from the start, with costs the other way round: here it stays, and searches from the start.
    let mut student = Student {
        width,
        steps: Vec::new(),
        back: Vec::new(),
        g: vec![f64::INFINITY; len],
        rhs: vec![f64::INFINITY; len],
        queue: Vec::new(),
        km: 0.0,
        at: if stays { to } else { from },
        goal: if stays { from } else { to },
        way,
        mistake,
        random,
        printed: Vec::new(),
        facts,
        tick: 0,
    };
    let look = |student: &mut Student<'_>, grid: &Grid| {
        student.look(grid, Diagonal::Never);
        if stays {
            std::mem::swap(&mut student.steps, &mut student.back);
        }
    };
    look(&mut student, &grid);
    student.rhs[student.goal] = 0.0;
    student.place(student.goal);
    let mut last = student.at;
    for tick in 0..40 {
        student.tick = tick;
        let agent = if stays { from } else { student.at };
        let mut changed = Vec::new();
        for change in changes.iter().filter(|change| change.at as usize == tick) {
            let node = index(&grid, change.place);
            let (x, y) = change.place;
            let is_new = Some(grid.is_wall(x, y)) != change.wall;
            if node != agent && node != to && is_new {
                grid.set_wall(change.place.0, change.place.1, change.wall.unwrap())
                    .unwrap();
                changed.push(node);
            }
        }
        if !changed.is_empty() {
            match way {
                Way::Rebuilt => student.queue.clear(),
                _ if mistake == Some(WalkMistake::KeysNotRaised) => {}
                _ => student.km += student.h(last, student.at),
            }
            last = student.at;
            look(&mut student, &grid);
            if way == Way::Rebuilt {
                for node in 0..len {
                    student.update(node);
                }
            }
            let around = |&node: &usize| {
                let (x, y) = (node as u32 % width, node as u32 / width);
                (0..len).filter(move |&other| {
                    let (u, v) = (other as u32 % width, other as u32 / width);
                    x.abs_diff(u) + y.abs_diff(v) <= 1
                })
            };
            for node in changed.iter().flat_map(around).collect::<Vec<_>>() {
                student.update(node);
            }
        }
        if tells && !stays {
            let (x, y) = (student.at as u32 % width, student.at as u32 / width);
            student
                .printed
                .push(format!("tick {tick}: agent at ({x}, {y})"));
        }
        if (tick == 0 || !changed.is_empty()) && !student.plan() {
            break;
        }
        if !stays {
            let ways: Vec<(usize, f64)> = student.steps[student.at]
                .iter()
                .map(|&(to, cost)| (to, cost + student.g[to]))
                .filter(|(_, way)| way.is_finite())
                .collect();
            let best = ways
                .iter()
                .map(|&(_, way)| way)
                .fold(f64::INFINITY, f64::min);
            let best: Vec<usize> = ways
                .iter()
                .filter(|(_, way)| *way == best)
                .map(|&(to, _)| to)
                .collect();
            if !best.is_empty() {
                student.at = student.random.pick(&best);
            }
            if student.at == to {
                break;
            }
        }
    }
    let run = student.printed.join("\n");
    Some(Walked {
        grid: start,
        ends,
        changes,
        run,
    })
}

fn judged(walked: &Walked, unknown: Unknown) -> WalkDiagnosis {
    let Walked {
        grid,
        ends,
        changes,
        run,
    } = walked;
    let options = WalkOptions::default();
    diagnose_walk(grid, ends[0], ends[1], changes, run, &options, unknown).unwrap()
}

fn told(walked: &Walked, found: &WalkDiagnosis) -> String {
    let Walked {
        grid,
        ends,
        changes,
        run,
    } = walked;
    let text = grid.to_text(TextFormat::Ascii).unwrap();
    let changes: Vec<_> = changes
        .iter()
        .map(|each| (each.at, each.place, each.wall))
        .collect();
    format!("{text}{ends:?} {changes:?}\n{run}\n{}", found.message)
}

#[test]
fn no_right_run_is_accused_however_it_is_written() {
    let mut random = Random::new(3);
    for _ in rounds(300) {
        for way in [Way::First, Way::Optimized, Way::Rebuilt] {
            for stays in [false, true] {
                if let Some(walked) = walked(&mut random, way, None, stays) {
                    let found = judged(&walked, Unknown::ALL);
                    assert_eq!(
                        found.verdict,
                        Verdict::Correct,
                        "{way:?} {stays}\n{}",
                        told(&walked, &found)
                    );
                }
            }
        }
    }
}

#[test]
fn a_mistake_is_named_where_it_shows() {
    for &mistake in WalkMistake::ALL {
        let mut random = Random::new(11);
        let (mut shown, mut named, mut alone) = (0, 0, 0);
        for _ in rounds(3000) {
            let Some(walked) = walked(&mut random, Way::First, Some(mistake), false) else {
                continue;
            };
            let found = judged(&walked, Unknown::default());
            if found.verdict == Verdict::Mistaken {
                shown += 1;
                named += usize::from(found.mistakes.contains(&mistake));
                alone += usize::from(found.mistakes == [mistake]);
            }
        }
        println!("{mistake}: shown {shown}, named {named}, alone {alone}");
        assert!(
            shown > 0 && named * 2 >= shown,
            "{mistake}: {named} of {shown}"
        );
    }
}
