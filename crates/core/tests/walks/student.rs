//! Programs of students that replan: they share nothing with the engine, and differ in all that is a matter of taste.

use crate::oracle::{around, grid_steps, index};
use crate::random::Random;
use stepstar::{Change, Diagonal, Grid, Point, WalkMistake};

/// How a student writes it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Way {
    /// The first version: the loop goes on while rhs ≠ g at the agent, and an rhs is worked out anew wherever it may have changed.
    First,
    /// The optimized version: while rhs > g, and an rhs is only lowered, or looked for where it came by way of the cell.
    Optimized,
    /// No km: the queue is made anew at each change.
    Rebuilt,
}

/// All that is a matter of taste.
#[derive(Debug, Clone, Copy)]
pub struct Taste {
    pub way: Way,
    pub mistake: Option<WalkMistake>,
    /// LPA*: the agent stays, and the search begins at the start.
    pub stays: bool,
    pub rule: Diagonal,
    /// A cell that becomes a wall keeps its g: nobody comes there.
    pub walls_keep: bool,
    /// What is taken from the queue is printed, also where it goes back.
    pub pops: bool,
    /// km grows at each tick.
    pub each_tick: bool,
}

/// What a diagonal step costs.
pub const DIAGONAL: f64 = std::f64::consts::SQRT_2;

struct Student<'s> {
    taste: Taste,
    width: u32,
    walls: Vec<bool>,
    steps: Vec<Vec<(usize, f64)>>,
    back: Vec<Vec<(usize, f64)>>,
    g: Vec<f64>,
    rhs: Vec<f64>,
    /// Key and node, in no order.
    queue: Vec<([f64; 2], usize)>,
    km: f64,
    at: usize,
    goal: usize,
    random: &'s mut Random,
    printed: Vec<String>,
    facts: bool,
    tick: usize,
}

impl Student<'_> {
    fn h(&self, a: usize, b: usize) -> f64 {
        let (x, y) = (a as u32 % self.width, a as u32 / self.width);
        let (u, v) = (b as u32 % self.width, b as u32 / self.width);
        let (dx, dy) = (f64::from(x.abs_diff(u)), f64::from(y.abs_diff(v)));
        match self.taste.rule {
            Diagonal::Never => dx + dy,
            _ => dx.max(dy) - dx.min(dy) + DIAGONAL * dx.min(dy),
        }
    }

    fn key(&self, node: usize) -> [f64; 2] {
        let least = self.g[node].min(self.rhs[node]);
        let to = match self.taste.mistake {
            Some(WalkMistake::WrongEnd) => self.goal,
            _ => self.at,
        };
        let second = match self.taste.mistake {
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

    fn print(&mut self, node: usize, key: [f64; 2]) {
        let (x, y) = (node as u32 % self.width, node as u32 / self.width);
        let told = |value: f64| match value.is_finite() {
            true => value.to_string(),
            false => "inf".into(),
        };
        let mut line = format!("tick {}: ({x}, {y})", self.tick);
        if self.facts {
            let (g, rhs) = (told(self.g[node]), told(self.rhs[node]));
            line += &format!(" g={g} rhs={rhs} key=({}, {})", key[0], key[1]);
        }
        self.printed.push(line);
    }

    /// False: it is stopped, as it does not end.
    fn plan(&mut self) -> bool {
        let mut expanded = 0;
        while let Some(first) = self.first() {
            let (old, node) = self.queue[first];
            let (g, rhs) = (self.g[self.at], self.rhs[self.at]);
            let goes_on = match self.taste.way {
                Way::Optimized => rhs > g,
                _ => rhs != g,
            };
            let empties = self.taste.mistake == Some(WalkMistake::EmptiesQueue);
            if !(empties || old < self.key(self.at) || goes_on) {
                break;
            }
            if expanded > 400 {
                return false;
            }
            let goes_back = old < self.key(node);
            if !goes_back || self.taste.pops {
                self.print(node, old);
            }
            if goes_back {
                self.place(node);
                continue;
            }
            expanded += 1;
            self.expand(node);
        }
        true
    }

    fn expand(&mut self, node: usize) {
        let before = self.g[node];
        let falls = before > self.rhs[node];
        let keeps = self.taste.mistake == Some(WalkMistake::NeverResets);
        self.g[node] = if falls || keeps {
            self.rhs[node]
        } else {
            f64::INFINITY
        };
        let is_short = self.taste.way == Way::Optimized;
        if is_short && falls {
            self.place(node);
        } else {
            self.update(node);
        }
        if !falls && self.taste.mistake == Some(WalkMistake::NeighboursLeftOut) {
            return;
        }
        for (near, cost) in self.back[node].clone() {
            if !is_short || !falls && self.rhs[near] == cost + before {
                self.update(near);
            } else {
                if falls && near != self.goal {
                    self.rhs[near] = self.rhs[near].min(cost + self.g[node]);
                }
                self.place(near);
            }
        }
    }

    fn look(&mut self, grid: &Grid) {
        let len = (grid.width() * grid.height()) as usize;
        self.steps = vec![Vec::new(); len];
        self.back = vec![Vec::new(); len];
        for (from, to, cost) in grid_steps(grid, self.taste.rule, DIAGONAL) {
            let (near, far) = match self.taste.stays {
                true => (to, from),
                false => (from, to),
            };
            self.steps[near].push((far, cost));
            self.back[far].push((near, cost));
        }
        self.walls = (0..len as u32)
            .map(|cell| grid.is_wall(cell % self.width, cell / self.width))
            .collect();
        if self.taste.walls_keep {
            for wall in (0..len).filter(|&cell| self.walls[cell]) {
                let mut opened = grid.clone();
                let (x, y) = (wall as u32 % self.width, wall as u32 / self.width);
                opened.set_wall(x, y, false).unwrap();
                for (from, to, cost) in grid_steps(&opened, self.taste.rule, DIAGONAL) {
                    match self.taste.stays {
                        true if to == wall => self.steps[wall].push((from, cost)),
                        false if from == wall => self.steps[wall].push((to, cost)),
                        _ => {}
                    }
                }
            }
        }
    }

    /// These cells are not what they were.
    fn changed(&mut self, grid: &Grid, cells: &[usize]) {
        self.look(grid);
        if self.taste.way == Way::Rebuilt {
            self.queue.clear();
            for node in 0..self.g.len() {
                if !(self.taste.walls_keep && self.walls[node]) || cells.contains(&node) {
                    self.update(node);
                }
            }
            return;
        }
        for &cell in cells {
            let (x, y) = (cell as u32 % self.width, cell as u32 / self.width);
            let is_near = |&(u, v): &Point| self.taste.rule != Diagonal::Never || u == x || v == y;
            let near: Vec<Point> = around(grid, (x, y)).filter(is_near).collect();
            self.update(cell);
            for place in near {
                let node = index(grid, place);
                if !(self.taste.walls_keep && self.walls[node]) {
                    self.update(node);
                }
            }
        }
    }

    /// Walks to one of the cells over which the best ways lead.
    fn walk_on(&mut self) {
        let ways = self.steps[self.at].iter();
        let ways: Vec<(usize, f64)> = ways
            .map(|&(to, cost)| (to, cost + self.g[to]))
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
            self.at = self.random.pick(&best);
        }
    }
}

/// A random map with a walk on it, and what the program printed.
pub struct Walked {
    pub grid: Grid,
    pub ends: [Point; 2],
    pub changes: Vec<Change>,
    pub run: String,
}

pub fn walked(random: &mut Random, taste: Taste) -> Option<Walked> {
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
    let run = printed(random, taste, &mut grid.clone(), ends, &changes);
    Some(Walked {
        grid,
        ends,
        changes,
        run,
    })
}

fn printed(
    random: &mut Random,
    taste: Taste,
    grid: &mut Grid,
    ends: [Point; 2],
    changes: &[Change],
) -> String {
    let [from, to] = ends.map(|end| index(grid, end));
    let len = (grid.width() * grid.height()) as usize;
    let facts = random.once_in(2);
    let tells = random.once_in(3);
    let stays = taste.stays;
    let mut student = Student {
        taste,
        width: grid.width(),
        walls: Vec::new(),
        steps: Vec::new(),
        back: Vec::new(),
        g: vec![f64::INFINITY; len],
        rhs: vec![f64::INFINITY; len],
        queue: Vec::new(),
        km: 0.0,
        at: if stays { to } else { from },
        goal: if stays { from } else { to },
        random,
        printed: Vec::new(),
        facts,
        tick: 0,
    };
    student.look(grid);
    student.rhs[student.goal] = 0.0;
    student.place(student.goal);
    let mut last = student.at;
    for tick in 0..40 {
        student.tick = tick;
        let agent = if stays { from } else { student.at };
        let mut changed = Vec::new();
        for change in changes.iter().filter(|change| change.at as usize == tick) {
            let node = index(grid, change.place);
            let (x, y) = change.place;
            let is_new = Some(grid.is_wall(x, y)) != change.wall;
            if node != agent && node != to && is_new {
                grid.set_wall(x, y, change.wall.unwrap()).unwrap();
                changed.push(node);
            }
        }
        let raises = taste.way != Way::Rebuilt && taste.mistake != Some(WalkMistake::KeysNotRaised);
        if raises && (taste.each_tick || !changed.is_empty()) {
            student.km += student.h(last, student.at);
            last = student.at;
        }
        if !changed.is_empty() {
            student.changed(grid, &changed);
        }
        if tells && !stays {
            let (x, y) = (agent as u32 % grid.width(), agent as u32 / grid.width());
            let line = format!("tick {tick}: agent at ({x}, {y})");
            student.printed.push(line);
        }
        let plans = tick == 0 || !changed.is_empty() || taste.each_tick;
        if plans && !student.plan() {
            break;
        }
        if !stays {
            student.walk_on();
            if student.at == to {
                break;
            }
        }
    }
    student.printed.join("\n")
}
