//! Many ways to write A*, all right: with each of them on random maps, no run is accused. They share nothing with the engine: each number is
//! a double, a float or a whole number, and lists, marks and estimates are as people write them.

use crate::rounds::share;
use crate::seeded::Random;
use crate::student::{bare, random_map};
use std::collections::HashMap;
use std::f64::consts::SQRT_2;
use stepstar::{
    Diagonal, Facts, Grid, Options, Point, Question, Run, TextFormat, Unknown, Verdict, diagnose,
};

/// What sums are made of.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Sums {
    Doubles,
    Floats,
    /// Ten times as large, with 14 for a diagonal step.
    Tenths,
    /// Doubles, with a diagonal step of so much.
    Rounded(f64),
}

/// How the open list is kept, and what is taken from it.
#[derive(Debug, Clone, Copy, PartialEq)]
enum List {
    /// The first of the least f, in the order in which they were put in.
    FirstLeast,
    /// The last of them.
    LastLeast,
    /// Sorted by f when one is put in, before or behind its equals.
    SortedBefore,
    SortedBehind,
    /// A heap of (f, count, cell), of (f, cell), of (f, h, cell), of (f, g).
    HeapByCount,
    HeapByCell,
    HeapByH,
    HeapByG,
    /// Any of the least.
    Any,
}

/// What is done with a cell that is reached more cheaply while it is open.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Better {
    /// It is moved.
    Moved,
    /// It is put in once more; entries out of date are passed over when they are taken out.
    AgainPassed,
    /// The same, and they are expanded again.
    AgainExpanded,
}

/// What is done with a closed cell that is reached more cheaply.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Closed {
    /// Nothing: with a consistent estimate nothing need be.
    Stays,
    /// It is opened again where the sum is less, if by its last digit.
    Opened,
    /// It is opened again where the sum is less by more than a little.
    OpenedBy(f64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Estimate {
    /// dx + dy, or the octile distance, by one of its formulas.
    Usual(u8),
    Euclidean,
    Hypot,
    Chebyshev,
}

/// A way to write it.
#[derive(Debug, Clone, Copy)]
struct Way {
    list: List,
    better: Better,
    closed: Closed,
    sums: Sums,
    estimate: Estimate,
    /// In which order it looks around.
    around: u8,
    /// Whether it goes from the cells to the cheapest ground, by which the estimate is multiplied.
    by_cheapest: bool,
    prints_start: bool,
    prints_goal: bool,
}

const fn way(list: List, better: Better, closed: Closed, sums: Sums, estimate: Estimate) -> Way {
    Way {
        list,
        better,
        closed,
        sums,
        estimate,
        around: 0,
        by_cheapest: false,
        prints_start: true,
        prints_goal: true,
    }
}

/// As tutorials, textbooks and games have it.
fn ways() -> Vec<Way> {
    use self::{Better::*, Closed::*, Estimate::*, List::*, Sums::*};
    let mut all = vec![
        way(FirstLeast, Moved, Stays, Doubles, Usual(0)),
        way(FirstLeast, Moved, Opened, Doubles, Usual(0)),
        way(FirstLeast, Moved, OpenedBy(1e-9), Doubles, Usual(1)),
        way(FirstLeast, AgainPassed, Stays, Doubles, Usual(2)),
        way(LastLeast, Moved, Stays, Doubles, Euclidean),
        way(LastLeast, AgainPassed, Opened, Doubles, Usual(1)),
        way(LastLeast, AgainExpanded, Stays, Doubles, Usual(0)),
        way(SortedBefore, Moved, Stays, Doubles, Usual(0)),
        way(SortedBefore, Moved, Opened, Doubles, Usual(2)),
        way(SortedBefore, AgainExpanded, Opened, Doubles, Euclidean),
        way(SortedBehind, Moved, Stays, Doubles, Usual(1)),
        way(SortedBehind, Moved, Opened, Doubles, Hypot),
        way(SortedBehind, AgainPassed, Stays, Doubles, Chebyshev),
        way(HeapByCount, AgainPassed, Stays, Doubles, Usual(0)),
        way(HeapByCount, AgainPassed, Opened, Doubles, Usual(0)),
        way(HeapByCount, AgainExpanded, Opened, Doubles, Usual(0)),
        way(HeapByCount, AgainExpanded, Stays, Doubles, Usual(1)),
        way(HeapByCell, AgainPassed, Stays, Doubles, Usual(2)),
        way(HeapByCell, AgainExpanded, Opened, Doubles, Euclidean),
        way(HeapByCell, Moved, Opened, Doubles, Usual(1)),
        way(HeapByH, AgainPassed, Stays, Doubles, Usual(0)),
        way(HeapByH, Moved, Opened, Doubles, Usual(2)),
        way(HeapByG, AgainPassed, Stays, Doubles, Hypot),
        way(HeapByG, Moved, OpenedBy(1e-6), Doubles, Usual(0)),
        way(Any, Moved, Stays, Doubles, Usual(0)),
        way(Any, AgainExpanded, Opened, Doubles, Usual(1)),
        way(FirstLeast, Moved, Stays, Floats, Usual(0)),
        way(SortedBehind, Moved, OpenedBy(1e-3), Floats, Usual(1)),
        way(HeapByCount, AgainPassed, Stays, Floats, Euclidean),
        way(HeapByH, AgainPassed, Opened, Floats, Usual(2)),
        way(FirstLeast, Moved, Stays, Tenths, Usual(0)),
        way(SortedBefore, Moved, Opened, Tenths, Usual(0)),
        way(HeapByCount, AgainPassed, Stays, Tenths, Usual(0)),
        way(HeapByH, AgainExpanded, Opened, Tenths, Chebyshev),
        way(FirstLeast, Moved, Stays, Rounded(1.414), Usual(0)),
        way(HeapByCount, AgainPassed, Opened, Rounded(1.414), Euclidean),
        way(SortedBehind, Moved, Opened, Rounded(1.41), Usual(1)),
        way(HeapByH, AgainPassed, Stays, Rounded(1.41), Usual(2)),
        way(LastLeast, AgainExpanded, Opened, Rounded(1.4), Usual(0)),
        way(FirstLeast, Moved, Stays, Rounded(1.4), Euclidean),
        way(HeapByCount, AgainPassed, Opened, Rounded(1.41), Hypot),
    ];
    for (i, way) in all.iter_mut().enumerate() {
        way.around = (i % 3) as u8;
        way.by_cheapest = i % 4 == 3;
        way.prints_start = i % 5 != 4;
        way.prints_goal = i % 7 != 6;
    }
    all
}

#[derive(Debug, Clone, Copy)]
struct Entry {
    cell: Point,
    f: f64,
    g: f64,
    h: f64,
    count: usize,
}

impl Way {
    fn round(&self, value: f64) -> f64 {
        match self.sums {
            Sums::Floats => f64::from(value as f32),
            _ => value,
        }
    }

    fn one(&self) -> f64 {
        if self.sums == Sums::Tenths { 10.0 } else { 1.0 }
    }

    fn diagonal(&self) -> f64 {
        match self.sums {
            Sums::Tenths => 14.0,
            Sums::Rounded(diagonal) => diagonal,
            _ => self.round(SQRT_2),
        }
    }

    fn h(&self, (x, y): Point, goal: Point, rule: Diagonal, cheapest: f64) -> f64 {
        let dx = f64::from(x.abs_diff(goal.0));
        let dy = f64::from(y.abs_diff(goal.1));
        let (one, diagonal) = (self.one(), self.diagonal());
        let (low, high) = (dx.min(dy), dx.max(dy));
        let distance = match (self.estimate, rule) {
            (Estimate::Usual(_), Diagonal::Never) => one * (dx + dy),
            (Estimate::Usual(0), _) => one * (high - low) + diagonal * low,
            (Estimate::Usual(1), _) => one * high + (diagonal - one) * low,
            (Estimate::Usual(_), _) => one * (dx + dy) + (diagonal - 2.0 * one) * low,
            (Estimate::Euclidean, _) => one * (dx * dx + dy * dy).sqrt(),
            (Estimate::Hypot, _) => one * dx.hypot(dy),
            (Estimate::Chebyshev, _) => one * high,
        };
        let distance = self.round(distance);
        if self.by_cheapest {
            self.round(distance * cheapest)
        } else {
            distance
        }
    }

    fn around(&self) -> Vec<(i64, i64)> {
        let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let mut all: Vec<_> = straight.into_iter().chain(diagonal).collect();
        match self.around {
            1 => all.reverse(),
            2 => all.sort_by_key(|&(dx, dy)| (dy, dx)),
            _ => {}
        }
        all
    }

    fn neighbours(&self, grid: &Grid, rule: Diagonal, (x, y): Point) -> Vec<(Point, f64)> {
        let free = |x: i64, y: i64| x >= 0 && y >= 0 && !grid.is_wall(x as u32, y as u32);
        let (x, y) = (i64::from(x), i64::from(y));
        let mut found = Vec::new();
        for (dx, dy) in self.around() {
            if !free(x + dx, y + dy) {
                continue;
            }
            let is_diagonal = dx != 0 && dy != 0;
            let walls = usize::from(!free(x + dx, y)) + usize::from(!free(x, y + dy));
            let most = match rule {
                Diagonal::Never => None,
                Diagonal::NoObstacles => Some(0),
                Diagonal::AtMostOneObstacle => Some(1),
                Diagonal::Always => Some(2),
            };
            if is_diagonal && most.is_none_or(|most| walls > most) {
                continue;
            }
            let to = ((x + dx) as u32, (y + dy) as u32);
            let length = if is_diagonal {
                self.diagonal()
            } else {
                self.one()
            };
            found.push((to, self.round(length * grid.cost(to.0, to.1))));
        }
        found
    }

    /// Which of the open entries is taken.
    fn first(&self, random: &mut Random, open: &[Entry]) -> Option<usize> {
        let least = open
            .iter()
            .map(|entry| entry.f)
            .fold(f64::INFINITY, f64::min);
        let mut tied = (0..open.len()).filter(|&i| open[i].f == least);
        let by = |rank: &dyn Fn(&Entry) -> (f64, f64)| {
            tied.clone().min_by(|&a, &b| {
                rank(&open[a])
                    .partial_cmp(&rank(&open[b]))
                    .expect("numbers")
            })
        };
        let cell = |entry: &Entry| (f64::from(entry.cell.0), f64::from(entry.cell.1));
        match self.list {
            List::FirstLeast | List::SortedBefore | List::SortedBehind => tied.next(),
            List::LastLeast => tied.next_back(),
            List::HeapByCount => by(&|entry| (entry.count as f64, 0.0)),
            List::HeapByCell => by(&cell),
            List::HeapByH => by(&|entry| (entry.h, entry.count as f64)),
            List::HeapByG => by(&|entry| (-entry.g, -(entry.count as f64))),
            List::Any => {
                let all: Vec<usize> = tied.collect();
                (!all.is_empty()).then(|| random.pick(&all))
            }
        }
    }

    fn put(&self, open: &mut Vec<Entry>, entry: Entry) {
        let place = match self.list {
            List::SortedBefore => open.iter().position(|other| other.f >= entry.f),
            List::SortedBehind => open.iter().position(|other| other.f > entry.f),
            _ => None,
        };
        open.insert(place.unwrap_or(open.len()), entry);
    }

    fn run(&self, random: &mut Random, grid: &Grid, rule: Diagonal, ends: [Point; 2]) -> Run {
        let [start, goal] = ends;
        let cheapest = (0..grid.height())
            .flat_map(|y| (0..grid.width()).map(move |x| (x, y)))
            .filter(|&(x, y)| !grid.is_wall(x, y))
            .map(|(x, y)| grid.cost(x, y))
            .fold(f64::INFINITY, f64::min);
        let mut g: HashMap<Point, f64> = HashMap::from([(start, 0.0)]);
        let mut parent: HashMap<Point, Point> = HashMap::new();
        let mut closed: HashMap<Point, bool> = HashMap::new();
        let first = self.h(start, goal, rule, cheapest);
        let mut open = vec![Entry {
            cell: start,
            f: first,
            g: 0.0,
            h: first,
            count: 0,
        }];
        let mut count = 0;
        let mut run = Run::default();
        while let Some(i) = self.first(random, &open) {
            let entry = open.remove(i);
            let cell = entry.cell;
            if closed.get(&cell) == Some(&true) && self.better == Better::AgainPassed {
                continue;
            }
            closed.insert(cell, true);
            let is_printed = match cell {
                _ if cell == goal => self.prints_goal,
                _ if cell == start => self.prints_start,
                _ => true,
            };
            if is_printed {
                let facts = Facts {
                    g: Some(g[&cell] / self.one()),
                    h: Some(entry.h / self.one()),
                    ..Facts::default()
                };
                run.push(cell.into(), facts);
            }
            if cell == goal {
                break;
            }
            for (to, cost) in self.neighbours(grid, rule, cell) {
                let new = self.round(g[&cell] + cost);
                let old = g.get(&to).copied();
                let is_closed = closed.get(&to) == Some(&true);
                let is_better = match (old, is_closed, self.closed) {
                    (None, ..) => true,
                    (Some(old), false, _) | (Some(old), true, Closed::Opened) => new < old,
                    (Some(_), true, Closed::Stays) => false,
                    (Some(old), true, Closed::OpenedBy(little)) => new < old - little,
                };
                if !is_better {
                    continue;
                }
                g.insert(to, new);
                parent.insert(to, cell);
                closed.insert(to, false);
                if self.better == Better::Moved {
                    open.retain(|other| other.cell != to);
                }
                count += 1;
                let h = self.h(to, goal, rule, cheapest);
                let f = self.round(new + h);
                self.put(
                    &mut open,
                    Entry {
                        cell: to,
                        f,
                        g: new,
                        h,
                        count,
                    },
                );
            }
        }
        run
    }
}

/// Tries so many runs; the answer is how many of them there were, and what was said of the first that was accused.
fn accused(seed: u64, rounds: usize) -> (usize, Vec<String>) {
    let mut random = Random::new(seed);
    let ways = ways();
    let (mut runs, mut wrong) = (0, Vec::new());
    for round in 0..rounds {
        let way = ways[round % ways.len()];
        let rule = random.pick(Diagonal::ALL);
        let terrain = random.below(2) == 0;
        let (mut grid, from, to) = random_map(&mut random, 9, terrain);
        if terrain && random.below(3) == 0 {
            let factor = random.pick(&[0.5, 2.0, 3.0]);
            for y in 0..grid.height() {
                for x in 0..grid.width() {
                    let cost = grid.cost(x, y) * factor;
                    grid.set_cost(x, y, cost).expect("a cost that is allowed");
                }
            }
        }
        // Who knows nothing of the ground takes the cheapest for 1.
        let mut way = way;
        way.by_cheapest |= grid.cheapest() < 1.0;
        let run = way.run(&mut random, &grid, rule, [from, to]);
        if run.is_empty() {
            continue;
        }
        let options = Options {
            diagonal: rule,
            diagonal_cost: match way.sums {
                Sums::Tenths => 1.4,
                Sums::Rounded(diagonal) => diagonal,
                _ => SQRT_2,
            },
            ..Options::default()
        };
        let found = match round % 3 {
            0 => diagnose(&grid, from, to, &bare(&run), &options),
            1 => diagnose(&grid, from, to, &run, &options),
            _ => {
                let question = Question {
                    options: Options::default(),
                    unknown: Unknown::ALL,
                    reading: None,
                };
                question.diagnose(&grid, from, to, &bare(&run))
            }
        };
        let found = found.expect("cells of the map");
        runs += 1;
        if !matches!(
            found.verdict,
            Verdict::Correct | Verdict::CorrectWithRemarks
        ) {
            let map = grid.to_text(TextFormat::Ascii).unwrap_or_else(|_| {
                (0..grid.height())
                    .map(|y| {
                        let row = (0..grid.width()).map(|x| match grid.is_wall(x, y) {
                            true => "# ".to_owned(),
                            false => format!("{} ", grid.cost(x, y)),
                        });
                        row.collect::<String>() + "\n"
                    })
                    .collect()
            });
            wrong.push(format!(
                "round {round}: {way:?} {rule} from {from:?} to {to:?}\n{map}{:?}\n{}",
                run.places(),
                found.message
            ));
        }
    }
    (runs, wrong)
}

#[test]
fn no_way_to_write_it_is_accused() {
    assert!(ways().len() >= 30);
    let (runs, wrong) = accused(0x3017, 6_000 / share());
    assert!(runs > 1_000, "only {runs} runs");
    assert!(wrong.is_empty(), "{} of {runs}\n{}", wrong.len(), wrong[0]);
}

/// Run by `npm run right-runs`: `RUNS` of them, a million if nothing is said.
#[test]
#[ignore = "prints how many right runs were tried"]
fn a_million_right_runs() {
    let asked = std::env::var("RUNS")
        .ok()
        .and_then(|text| text.parse().ok());
    let most: usize = asked.unwrap_or(1_000_000);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let each = most.div_ceil(threads);
    let parts: Vec<_> = (0..threads)
        .map(|i| std::thread::spawn(move || accused(0xa11 + i as u64, each * 21 / 20)))
        .collect();
    let (mut runs, mut wrong) = (0, Vec::new());
    for part in parts {
        let (tried, accused) = part.join().expect("no panic");
        runs += tried;
        wrong.extend(accused);
    }
    println!(
        "{runs} right runs of {} ways to write A*, {} accused",
        ways().len(),
        wrong.len()
    );
    assert!(wrong.is_empty(), "{}", wrong[0]);
}
