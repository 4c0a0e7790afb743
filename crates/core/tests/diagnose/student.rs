//! A* as people write it, with nothing of the engine: plain floats, a list that is searched, and each habit and mistake by its name.

use crate::seeded::Random;
use std::collections::HashMap;
use stepstar::{Diagonal, Facts, Grid, Mistake, Point, Run};

impl Random {
    /// One of a list.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u32) as usize]
    }
}

/// What decides between entries with the same f.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Order {
    HighG,
    LowG,
    Oldest,
    Newest,
    /// The cell that comes first, row by row.
    Cell,
    Random,
}

pub const ORDERS: [Order; 6] = [
    Order::HighG,
    Order::LowG,
    Order::Oldest,
    Order::Newest,
    Order::Cell,
    Order::Random,
];

/// What is still to go.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Estimate {
    Manhattan,
    Octile,
    /// Octile with a diagonal that is so long.
    OctileOf(f64),
    Euclidean,
    Chebyshev,
    Squared,
    Zero,
    /// The distance from the start, in place of what is still to go.
    FromStart,
    /// A distance made whole: by what, and of what.
    Whole(Whole, bool),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Whole {
    Down,
    Nearest,
    Up,
}

/// How a map is misread.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Reading {
    Right,
    RowsJoined,
    Swapped,
    NoLast,
    NoFirst,
    /// Without the last column, the last row, the first column or the first row.
    NoSide(u8),
}

#[derive(Debug, Clone)]
pub struct Student {
    pub rule: Diagonal,
    pub diagonal_cost: f64,
    pub estimate: Estimate,
    /// What the estimate is multiplied by.
    pub scale: f64,
    pub weight: f64,
    pub order: Order,
    /// Whether a better way to an open cell is put in as another entry, and old entries are taken out and expanded again.
    pub lazy: bool,
    /// Whether closed cells are opened again where that is cheaper.
    pub reopens: bool,
    pub prints_start: bool,
    pub prints_goal: bool,
    pub reading: Reading,
    /// A direction in which it never looks.
    pub lacks: Option<(i64, i64)>,
    pub mistakes: Vec<Mistake>,
}

#[derive(Clone, Copy)]
struct Entry {
    cell: Point,
    f: f64,
    g: f64,
    age: usize,
}

#[derive(Clone, Copy)]
struct Known {
    g: f64,
    parent: Option<Point>,
    closed: bool,
}

impl Student {
    /// As it should be, with habits by chance.
    pub fn right(random: &mut Random, rule: Diagonal, order: Order) -> Self {
        let mut once_in = |n| random.below(n) == 0;
        Self {
            rule,
            diagonal_cost: std::f64::consts::SQRT_2,
            estimate: if rule == Diagonal::Never {
                Estimate::Manhattan
            } else {
                Estimate::Octile
            },
            scale: 1.0,
            weight: 1.0,
            order,
            lazy: once_in(3),
            reopens: once_in(2),
            prints_start: !once_in(4),
            prints_goal: !once_in(3),
            reading: Reading::Right,
            lacks: None,
            mistakes: Vec::new(),
        }
    }

    fn is(&self, mistake: Mistake) -> bool {
        self.mistakes.contains(&mistake)
    }

    pub fn h(&self, (x, y): Point, goal: Point) -> f64 {
        let dx = (f64::from(x) - f64::from(goal.0)).abs();
        let dy = (f64::from(y) - f64::from(goal.1)).abs();
        let octile = dx.max(dy) + (std::f64::consts::SQRT_2 - 1.0) * dx.min(dy);
        let distance = match self.estimate {
            Estimate::Manhattan | Estimate::FromStart => dx + dy,
            Estimate::Octile => octile,
            Estimate::OctileOf(diagonal) => dx.max(dy) + (diagonal - 1.0) * dx.min(dy),
            Estimate::Euclidean => dx.hypot(dy),
            Estimate::Chebyshev => dx.max(dy),
            Estimate::Squared => dx * dx + dy * dy,
            Estimate::Zero => 0.0,
            Estimate::Whole(whole, of_octile) => {
                let h = if of_octile { octile } else { dx.hypot(dy) };
                match whole {
                    Whole::Down => h.floor(),
                    Whole::Nearest => h.round(),
                    Whole::Up => h.ceil(),
                }
            }
        };
        distance * self.scale
    }

    fn free(&self, grid: &Grid, x: i64, y: i64) -> Option<Point> {
        let (width, height) = (i64::from(grid.width()), i64::from(grid.height()));
        let (mut x, mut y) = (x, y);
        if self.reading == Reading::RowsJoined {
            let number = y * width + x;
            (x, y) = (number.rem_euclid(width), number.div_euclid(width));
        }
        let first = i64::from(self.reading == Reading::NoFirst);
        let less = i64::from(self.reading == Reading::NoLast);
        if x < first || y < first || x >= width - less || y >= height - less {
            return None;
        }
        let at = (x as u32, y as u32);
        let (read_x, read_y) = match self.reading {
            Reading::Swapped => (at.1, at.0),
            _ => at,
        };
        let inside = read_x < grid.width() && read_y < grid.height();
        (inside && !grid.is_wall(read_x, read_y)).then_some(at)
    }

    /// Whether a cell lies on the side that it never enters; beside a diagonal step it is looked at as any other.
    fn leaves_out(&self, grid: &Grid, (x, y): Point) -> bool {
        let sides = [
            x + 1 == grid.width(),
            y + 1 == grid.height(),
            x == 0,
            y == 0,
        ];
        matches!(self.reading, Reading::NoSide(side) if sides[usize::from(side)])
    }

    fn terrain(&self, grid: &Grid, (x, y): Point) -> f64 {
        match self.reading {
            Reading::Swapped => grid.cost(y, x),
            _ => grid.cost(x, y),
        }
    }

    pub fn neighbours(&self, grid: &Grid, cell: Point) -> Vec<(Point, f64)> {
        let (x, y) = (i64::from(cell.0), i64::from(cell.1));
        let mut found = Vec::new();
        for dy in -1..=1 {
            for dx in -1..=1 {
                let diagonal = dx != 0 && dy != 0;
                if self.lacks == Some((dx, dy))
                    || dx == 0 && dy == 0
                    || diagonal && self.rule == Diagonal::Never
                {
                    continue;
                }
                let Some(to) = self.free(grid, x + dx, y + dy) else {
                    continue;
                };
                if self.leaves_out(grid, to) {
                    continue;
                }
                let walls = [self.free(grid, x + dx, y), self.free(grid, x, y + dy)]
                    .iter()
                    .filter(|beside| beside.is_none())
                    .count();
                let allowed = match self.rule {
                    Diagonal::Never | Diagonal::Always => true,
                    Diagonal::AtMostOneObstacle => walls <= 1,
                    Diagonal::NoObstacles => walls == 0,
                };
                if diagonal && !allowed {
                    continue;
                }
                let length = if diagonal { self.diagonal_cost } else { 1.0 };
                let paid = if self.is(Mistake::IgnoresTerrain) {
                    1.0
                } else if self.is(Mistake::TerrainLeaving) {
                    self.terrain(grid, cell)
                } else {
                    self.terrain(grid, to)
                };
                found.push((to, length * paid));
            }
        }
        found
    }

    /// The run of the program, with all that it knows of each cell.
    pub fn run(&self, random: &mut Random, grid: &Grid, start: Point, goal: Point) -> Run {
        let mut known = HashMap::new();
        let run = self.search(random, grid, start, goal, &mut known);
        if !self.is(Mistake::DirtyMap) {
            return run;
        }
        // Open cells are forgotten with their list; what is closed stays so.
        known.retain(|_, known| known.closed);
        self.search(random, grid, start, goal, &mut known)
    }

    fn search(
        &self,
        random: &mut Random,
        grid: &Grid,
        start: Point,
        goal: Point,
        known: &mut HashMap<Point, Known>,
    ) -> Run {
        let mut run = Run::default();
        let mut open: Vec<Entry> = Vec::new();
        let mut age = 0;
        let target = match self.estimate {
            Estimate::FromStart => start,
            _ => goal,
        };
        let key = |cell, g: f64| {
            if self.is(Mistake::HOnly) {
                self.h(cell, target)
            } else if self.is(Mistake::GOnly) {
                g
            } else {
                g + self.weight * self.h(cell, target)
            }
        };
        let first = Known {
            g: 0.0,
            parent: None,
            closed: false,
        };
        known.insert(start, first);
        open.push(Entry {
            cell: start,
            f: key(start, 0.0),
            g: 0.0,
            age,
        });
        while let Some(i) = self.next(random, &open) {
            let entry = open.swap_remove(i);
            let cell = entry.cell;
            let at = known[&cell];
            known.get_mut(&cell).expect("it was opened").closed = true;
            let prints = match cell {
                cell if cell == goal => self.prints_goal || self.is(Mistake::NoStop),
                cell if cell == start => self.prints_start,
                _ => true,
            };
            if prints {
                let facts = Facts {
                    g: Some(at.g),
                    h: Some(self.h(cell, target)),
                    f: Some(entry.f),
                    parent: Some(at.parent.map(Into::into)),
                };
                run.push(cell.into(), facts);
            }
            if cell == goal && !self.is(Mistake::NoStop) {
                return run;
            }
            for (to, cost) in self.neighbours(grid, cell) {
                let g = at.g + cost;
                age += 1;
                let entry = Entry {
                    cell: to,
                    f: key(to, g),
                    g,
                    age,
                };
                let new = Known {
                    g,
                    parent: Some(cell),
                    closed: false,
                };
                match known.get(&to).copied() {
                    None => {
                        known.insert(to, new);
                        open.push(entry);
                        if to == goal && self.is(Mistake::StopsWhenOpened) {
                            return run;
                        }
                    }
                    Some(_) if self.is(Mistake::ClosedWhenOpened) => {}
                    Some(old) if old.closed => {
                        // What a dirty map says of g would be lower for ever.
                        if self.reopens && g < old.g - 1e-9 && !self.is(Mistake::DirtyMap) {
                            known.insert(to, new);
                            open.push(entry);
                        }
                    }
                    Some(_) if self.is(Mistake::NoDecrease) => {}
                    Some(old) if g < old.g => {
                        known.insert(to, new);
                        if self.is(Mistake::StaleF) {
                            continue;
                        }
                        if !self.lazy {
                            open.retain(|known| known.cell != to);
                        }
                        open.push(entry);
                    }
                    Some(_) => {}
                }
            }
        }
        run
    }

    /// The entry that comes next.
    fn next(&self, random: &mut Random, open: &[Entry]) -> Option<usize> {
        let least = open
            .iter()
            .map(|entry| entry.f)
            .fold(f64::INFINITY, f64::min);
        let tied: Vec<usize> = (0..open.len()).filter(|&i| open[i].f == least).collect();
        if self.order == Order::Random && !tied.is_empty() {
            return Some(tied[random.below(tied.len() as u32) as usize]);
        }
        let rank = |i: &usize| {
            let entry = &open[*i];
            match self.order {
                Order::HighG => -entry.g,
                Order::LowG => entry.g,
                Order::Oldest => entry.age as f64,
                Order::Newest => -(entry.age as f64),
                Order::Cell | Order::Random => {
                    f64::from(entry.cell.1) * 5000.0 + f64::from(entry.cell.0)
                }
            }
        };
        tied.into_iter().min_by(|a, b| rank(a).total_cmp(&rank(b)))
    }
}

/// A random map: walls, and terrain of 1 to 9 if asked for. Start and goal are free.
pub fn random_map(random: &mut Random, side: u32, terrain: bool) -> (Grid, Point, Point) {
    let (width, height) = (3 + random.below(side - 2), 3 + random.below(side - 2));
    let mut grid = Grid::new(width, height).expect("a size that is allowed");
    let density = [0, 15, 25, 35][random.below(4) as usize];
    for y in 0..height {
        for x in 0..width {
            if terrain {
                let cost = [1, 1, 2, 3, 5, 9][random.below(6) as usize];
                grid.set_cost(x, y, f64::from(cost))
                    .expect("a cost that is allowed");
            }
            let wall = random.below(100) < density;
            grid.set_wall(x, y, wall).expect("a cell of the map");
        }
    }
    let mut end = || (random.below(width), random.below(height));
    let (from, mut to) = (end(), end());
    while to == from {
        to = end();
    }
    for (x, y) in [from, to] {
        grid.set_wall(x, y, false).expect("a cell of the map");
    }
    (grid, from, to)
}

/// The same run without what is known beside places.
pub fn bare(run: &Run) -> Run {
    run.places().iter().copied().collect()
}
