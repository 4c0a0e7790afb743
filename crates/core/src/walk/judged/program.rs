//! The loop as the papers print it, for holding runs of other programs against it: costs are plain doubles, and all that programs write
//! differently is a [`Form`]. It shares no record with the engine's own loop, which keeps less and never strays.

use crate::search::estimate::GridEstimate;
use crate::search::repair::course::Course;
use crate::search::repair::lapse::WalkMistake;
use crate::search::repair::ways::Ways;
use crate::search::space::Space;
use std::collections::BTreeSet;

/// What programs write differently.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Form {
    pub mistake: Option<WalkMistake>,
    /// Whether a neighbour's rhs is only lowered, or looked for where it came by way of the cell, and not looked for each time.
    pub optimized: bool,
    /// Whether a cell that becomes a wall keeps its g: nobody comes there any more.
    pub walls_keep: bool,
    /// Whether all that is taken from the queue is printed: also what goes back as its key was too low.
    pub pops: bool,
    /// Whether keys are raised at each tick, and not only where something has changed.
    pub each_tick: bool,
}

/// One tick of it.
pub(super) struct Rules<'r> {
    pub ways: Ways<'r>,
    pub form: Form,
    /// Whether sums of costs are the same in whatever order they are added.
    pub exact: bool,
    /// The node whose way is sought.
    pub target: u32,
}

/// All that it keeps.
#[derive(Debug, Clone)]
pub(super) struct Program {
    root: u32,
    g: Vec<f64>,
    rhs: Vec<f64>,
    /// The key that each node was put into the queue with.
    stored: Vec<Key>,
    /// What waits, by the key with which it would be expanded.
    queue: BTreeSet<([u64; 2], u32)>,
    /// The greatest key that was expanded in this tick.
    greatest: Key,
    /// What keys are raised by, and where the agent was when they were last.
    raised: f64,
    last: Option<u32>,
}

type Key = [f64; 2];

/// Keys of two ways to add up the same costs differ by less.
const NEARLY: f64 = 1e-9;

impl Rules<'_> {
    fn is_wall(&self, node: u32) -> bool {
        let (x, y) = self.ways.grid.point(node);
        self.ways.grid.is_wall(x, y)
    }

    /// What a step of the agent costs, from the node nearer to it.
    fn cost(&self, near: u32, far: u32) -> f64 {
        if self.is_wall(far) || self.is_wall(near) && !self.form.walls_keep {
            return f64::INFINITY;
        }
        let grid = self.ways.grid;
        let (from, to) = if self.ways.course.is_backward() {
            (near, far)
        } else {
            (far, near)
        };
        let ((x, y), (u, v)) = (grid.point(from), grid.point(to));
        let length = match x != u && y != v {
            true => self.ways.course.options.diagonal_cost,
            false => 1.0,
        };
        length * grid.cost(u, v)
    }

    fn h(&self, node: u32) -> f64 {
        self.ways.course.units.cost(self.ways.onward.estimate(node))
    }

    fn between(&self, a: u32, b: u32) -> f64 {
        let Course {
            cheapest,
            ref options,
            ref units,
            ..
        } = *self.ways.course;
        let [a, b] = [a, b].map(|node| self.ways.grid.point(node));
        units.cost(GridEstimate::over(cheapest, options, units, b).at(a))
    }

    fn margin(&self, f: f64) -> f64 {
        match self.exact || f.is_infinite() {
            true => 0.0,
            false => NEARLY * (1.0 + f.abs()),
        }
    }

    fn is_before(&self, a: Key, b: Key) -> bool {
        match self.exact {
            true => a < b,
            false => a[0] < b[0] - self.margin(b[0]),
        }
    }

    fn keeps_keys(&self) -> bool {
        self.form.mistake == Some(WalkMistake::KeysNotRaised)
    }
}

/// Doubles that are not negative come in the order of their digits.
fn digits(key: Key) -> [u64; 2] {
    key.map(f64::to_bits)
}

fn later(a: Key, b: Key) -> Key {
    if a < b { b } else { a }
}

impl Program {
    pub fn new(len: usize, root: u32) -> Self {
        let none = vec![f64::INFINITY; len];
        Self {
            root,
            g: none.clone(),
            rhs: none,
            stored: vec![[0.0; 2]; len],
            queue: BTreeSet::new(),
            greatest: [0.0; 2],
            raised: 0.0,
            last: None,
        }
    }

    /// The first tick begins.
    pub fn open_root(&mut self, rules: &Rules<'_>) {
        self.rhs[self.root as usize] = 0.0;
        self.place(rules, self.root);
    }

    /// What the papers call g and rhs.
    pub fn values(&self, node: u32) -> [f64; 2] {
        [self.g[node as usize], self.rhs[node as usize]]
    }

    fn least(&self, node: u32) -> f64 {
        let [g, rhs] = self.values(node);
        g.min(rhs)
    }

    pub fn is_open(&self, node: u32) -> bool {
        let [g, rhs] = self.values(node);
        g != rhs
    }

    /// The key of a node as it is now.
    fn key(&self, rules: &Rules<'_>, node: u32) -> Key {
        let least = self.least(node);
        let f = least + rules.h(node) + self.raised;
        rules.ways.course.parts(f, least)
    }

    /// When a node comes next: where only what is expanded is printed, its key as it is now, unless it waits with a later one.
    fn turn(&self, rules: &Rules<'_>, node: u32) -> Key {
        let stored = self.stored[node as usize];
        if rules.form.pops {
            stored
        } else if rules.keeps_keys() {
            later(stored, self.key(rules, node))
        } else {
            self.key(rules, node)
        }
    }

    /// A tick begins: the agent is elsewhere, and so keys are others.
    pub fn begin(&mut self, rules: &Rules<'_>, is_new: bool) {
        let is_new = is_new || rules.form.each_tick;
        if is_new && rules.ways.course.is_backward() && !rules.keeps_keys() {
            let walked = self
                .last
                .map_or(0.0, |last| rules.between(last, rules.target));
            self.raised += walked;
            self.last = Some(rules.target);
        }
        let nodes: Vec<u32> = self.queue.iter().map(|&(_, node)| node).collect();
        self.queue.clear();
        for node in nodes {
            let turn = digits(self.turn(rules, node));
            self.queue.insert((turn, node));
        }
        self.greatest = [0.0; 2];
    }

    /// A tick ends. What came first by a key that was too low has been put back.
    pub fn end(&mut self, rules: &Rules<'_>) {
        if rules.form.pops {
            return;
        }
        let target = self.key(rules, rules.target);
        let greatest = later(self.greatest, target);
        for &(_, node) in &self.queue {
            let stored = self.stored[node as usize];
            if stored < greatest {
                let key = self.key(rules, node);
                self.stored[node as usize] = later(stored, key);
            }
        }
    }

    /// These cells are not what they were.
    pub fn changed(&mut self, rules: &Rules<'_>, cells: &[u32]) {
        let grid = rules.ways.grid;
        let straight = rules.ways.course.options.diagonal == crate::Diagonal::Never;
        for &cell in cells {
            let (x, y) = grid.point(cell);
            for node in rules.ways.around(cell) {
                let (u, v) = grid.point(node);
                let is_beside = !straight || x == u || y == v;
                let is_passed = rules.form.walls_keep && node != cell && rules.is_wall(node);
                if is_beside && !is_passed {
                    self.update(rules, node);
                }
            }
        }
    }

    /// Looks for the best way from a node.
    fn update(&mut self, rules: &Rules<'_>, node: u32) {
        self.take_out(rules, node);
        if node != self.root {
            self.rhs[node as usize] = self.best(rules, node);
        }
        self.place(rules, node);
    }

    fn best(&self, rules: &Rules<'_>, node: u32) -> f64 {
        let mut best = f64::INFINITY;
        rules.ways.back.each_step(node, |far, _| {
            best = best.min(rules.cost(node, far) + self.g[far as usize]);
        });
        best
    }

    /// Puts a node into the queue, or takes it out.
    fn place(&mut self, rules: &Rules<'_>, node: u32) {
        let key = self.key(rules, node);
        self.stored[node as usize] = key;
        if self.is_open(node) {
            self.queue.insert((digits(key), node));
        }
    }

    fn take_out(&mut self, rules: &Rules<'_>, node: u32) {
        let key = self.turn(rules, node);
        self.queue.remove(&(digits(key), node));
    }

    /// Takes a node from the queue: expands it, or puts it back.
    pub fn take(&mut self, rules: &Rules<'_>, node: u32) {
        let turn = self.turn(rules, node);
        if rules.form.pops && rules.is_before(turn, self.key(rules, node)) {
            self.take_out(rules, node);
            self.place(rules, node);
            return;
        }
        self.greatest = later(self.greatest, turn);
        let [before, rhs] = self.values(node);
        let falls = before > rhs;
        let mistake = rules.form.mistake;
        let keeps = falls || mistake == Some(WalkMistake::NeverResets);
        self.take_out(rules, node);
        self.g[node as usize] = if keeps { rhs } else { f64::INFINITY };
        if falls && rules.form.optimized {
            self.place(rules, node);
        } else {
            self.update(rules, node);
        }
        if !falls && mistake == Some(WalkMistake::NeighboursLeftOut) {
            return;
        }
        let mut others = Vec::new();
        rules.ways.onward.each_step(node, |to, _| others.push(to));
        for near in others {
            let known = self.rhs[near as usize];
            let cost = rules.cost(near, node);
            if !rules.form.optimized || !falls && known == cost + before {
                self.update(rules, near);
                continue;
            }
            self.take_out(rules, near);
            if falls && near != self.root {
                self.rhs[near as usize] = known.min(cost + rhs);
            }
            self.place(rules, near);
        }
    }

    /// What waits and must come, the first first: where walls keep what they had, nobody needs them.
    fn needed<'p>(&'p self, rules: &'p Rules<'_>) -> impl Iterator<Item = ([u64; 2], u32)> + 'p {
        let is_needed = |node| !rules.form.walls_keep || !rules.is_wall(node);
        self.queue
            .iter()
            .copied()
            .filter(move |&(_, node)| is_needed(node))
    }

    /// What may be expanded next, whatever decides ties.
    pub fn first(&self, rules: &Rules<'_>) -> Vec<u32> {
        let first = self.needed(rules).next();
        let first = first.map_or([f64::INFINITY; 2], |(key, _)| key.map(f64::from_bits));
        let last = first[0] + rules.margin(first[0]);
        self.queue
            .iter()
            .take_while(|(key, _)| {
                let key = key.map(f64::from_bits);
                if rules.exact {
                    key <= first
                } else {
                    key[0] <= last
                }
            })
            .map(|&(_, node)| node)
            .collect()
    }

    /// Whether the loop may end here.
    pub fn may_end(&self, rules: &Rules<'_>) -> bool {
        let Some((first, _)) = self.needed(rules).next() else {
            return true;
        };
        let [g, rhs] = self.values(rules.target);
        if rules.form.mistake == Some(WalkMistake::EmptiesQueue) || g < rhs {
            return false;
        }
        let end = self.key(rules, rules.target);
        !rules.is_before(first.map(f64::from_bits), end)
    }

    /// Whether the loop may go on with what is first.
    pub fn may_go_on(&self, rules: &Rules<'_>, node: u32) -> bool {
        if rules.form.mistake == Some(WalkMistake::EmptiesQueue) || self.is_open(rules.target) {
            return true;
        }
        let end = self.key(rules, rules.target);
        self.turn(rules, node)[0] <= end[0] + rules.margin(end[0])
    }

    /// The neighbours over which the best ways from a node lead.
    pub fn best_ways(&self, rules: &Rules<'_>, node: u32) -> Vec<u32> {
        let mut all = Vec::new();
        rules.ways.back.each_step(node, |far, _| {
            all.push((far, rules.cost(node, far) + self.g[far as usize]));
        });
        let ways = all.iter().map(|&(_, way)| way);
        let best = ways.fold(f64::INFINITY, f64::min);
        let last = best + rules.margin(best);
        all.retain(|&(_, way)| way.is_finite() && way <= last);
        all.into_iter().map(|(far, _)| far).collect()
    }
}
