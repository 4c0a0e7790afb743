//! The fast route for grids on which every free cell costs the same.

mod cell_records;
mod climb;
mod core_landmarks;
mod corners;
mod detours;
mod edge;
mod edges;
mod edits;
mod hierarchy;
mod joining;
mod jump;
mod legs;
mod levels;
mod making;
mod nodes;
mod onward;
mod pages;
mod passing;
mod queue;
mod scale;
mod scan;
mod search;
mod step_search;
mod strips;
#[cfg(test)]
mod tests;
mod turned_path;
mod turning;
mod waves;

use self::cell_records::CellRecords;
use self::climb::Climb;
use self::corners::Corners;
use self::edits::Edits;
use self::legs::Legs;
use self::levels::Levels;
use self::making::Making;
use self::nodes::{Cell, cell_at, column, row};
use self::pages::Pages;
use self::queue::Queue;
use self::scale::Scale;
use self::search::{JumpSearch, Sweep};
use self::step_search::StepSearch;
use self::turned_path::TurnedPath;
use crate::fast::trees::Trees;
use crate::map::grid::Grid;
use crate::options::{Diagonal, Options};
use crate::result::Counts;
use crate::route::Flooded;

/// Scales are tried from coarse to fine: the coarse one counts in 32 bits, and so is certain up to a length of some 47,300.
const SCALE_BITS: [u32; 2] = [32, 39];

/// What it costs to make the hierarchy, for each corner of the map: so many looks along a line, or cells expanded step by step (`published`).
/// It is made once a quarter of that has been spent on searches without it, so that a single search never pays for it.
const LOOKS_PER_CORNER: f64 = 20.0;
/// Looks along a line in the time of a query over the hierarchy: only what a search spends beyond them could be saved (`published`).
const LOOKS_OF_A_CLIMB: u64 = 250;
/// Cells that are closed a level at a time in the time of a look along a line (`published`).
const CELLS_OF_A_LOOK: u64 = 24;
/// Corners: even the smallest hierarchy costs as much as for so many more (`published`).
const CORNERS_MORE: f64 = 600.0;
/// Corners in reach of a corner: where there are more, making the hierarchy costs more, in proportion (`published`).
const USUAL_REACH: f64 = 12.0;
/// Corners in reach of a corner, beyond which it is not made (`published`): in wide open land the runs are quick, and all that is in sight of each other is a lot.
const MOST_REACH: f64 = 40.0;
/// The same where corners are many, without diagonals and with (`published`): too few can be passed over: it would be
/// hardly quicker than the searches that need nothing made beforehand.
const MOST_REACH_OF_MANY: [f64; 2] = [3.5, 8.0];
/// Corners in reach of a corner where corners are many: where there are more, fewer can be passed over, and making it pays later
/// (`published`).
const USUAL_REACH_OF_MANY: f64 = 3.5;
/// Corners: with more, making it would be a pause that one notices (`published`, the slowest query).
const MOST_CORNERS: f64 = 1_000_000.0;

/// The share of the cells that are corners, beyond which jumps are too short to be worth it (`published`).
const MANY_CORNERS: f64 = 0.1;

/// The share of its price that searches must have spent before the hierarchy is made (`published`, once).
const DEPOSIT: f64 = 0.25;
/// The same where edits have come in between, of its usual price: what is made may not last (`published`, edited).
const DEPOSIT_OF_EDITED: f64 = 2.0;
/// The same for each time its usual price that it must promise: where it saves half of a query, and edits take a part of that, too, it
/// pays hardly ever (`published`, edited).
const DEPOSIT_OF_EDITED_BY_PATIENCE: f64 = 0.8;
/// Of the last 32 queries after edits: where the hierarchy could answer fewer than the rest of these, it is made anew (`published`, edited).
const MISSES: u32 = 24;
/// The same: from so many on only one query in eight is tried with it.
const MISTRUST: u32 = 16;
/// Queries after edits whose answers have paid for a hierarchy (`published`, once).
const PAID: u64 = 256;
/// The power of the reach with which the hierarchy pays later where corners are many (`published`, once).
const REACH_POWER: i32 = 4;

/// Finds paths on one map; keeps its tables from one to the next.
#[derive(Debug, Default)]
pub(crate) struct Uniform {
    records: CellRecords,
    pages: Pages,
    queue: Queue,
    sweeps: Vec<Sweep>,
    steps: Option<StepSearch>,
    levels: Levels,
    /// The hierarchy, once it is made.
    climb: Option<Climb>,
    /// The hierarchy as long as it is being made.
    making: Option<Making>,
    /// What has been edited since it was begun.
    edits: Edits,
    /// How many queries after edits it has answered, and a bit for each of the last ones, set where it could not.
    answered: u64,
    misses: u32,
    turn: u32,
    /// How often in a row edits have made a hierarchy useless before it had paid.
    wasted: i32,
    trees: Trees,
    many: Option<Many>,
    /// The map and the steps to which these and `spent` belong.
    belongs: (u64, Diagonal, f64),
    /// The steps and the number of cells to which `scales` belong.
    scaled: (Diagonal, f64, usize),
    scales: Option<[Scale; 2]>,
    /// By which rule and scale to look for paths that are too long for the coarse scale, once there has been one on this map.
    for_long: Option<(Diagonal, Scale)>,
    /// What the hierarchy would have saved before the last edit, in looks along a line or cells expanded.
    spent: u64,
    /// The same since the last edit.
    spent_since: u64,
    /// The share of the cells that are corners.
    density: f64,
    /// How many times their usual price searches must have cost before the hierarchy is made; `None` until that has been estimated.
    patience: Option<f64>,
}

/// What pays only where queries follow each other on a map. It is named in [`Uniform::for_many`] alone, so that a module for single queries
/// comes without its code.
#[derive(Debug, Clone, Copy)]
struct Many {
    make_part: fn(&mut Uniform, &Grid, Diagonal, Scale, bool),
    climb: fn(&mut Uniform, &Grid, Diagonal, &Scale, [Cell; 2]) -> Climbed,
}

/// What the hierarchy says of a query.
enum Climbed {
    Found(TurnedPath),
    /// The scale is too coarse to tell.
    TooLong,
    Unknown,
}

impl Uniform {
    /// For more than a single query, which prepares nothing.
    pub fn for_many() -> Self {
        let many = Many {
            make_part: Self::make_part,
            climb: Self::climb,
        };
        Self {
            many: Some(many),
            ..Self::default()
        }
    }

    /// A cheapest path between two different free cells. `None` where this route does not serve the costs.
    // Not inlined: a browser compiles a function whole when it is first called, and often this one is not needed.
    #[inline(never)]
    pub fn find(
        &mut self,
        grid: &Grid,
        rule: Diagonal,
        diagonal_cost: f64,
        start: u32,
        goal: u32,
    ) -> Option<TurnedPath> {
        let ends = [start, goal];
        let [start, goal] = ends.map(|index| cell_at(grid, index));
        let scales = self.scales(grid, rule, diagonal_cost)?;
        // The hierarchy has no other way between ends in sight of each other.
        let looks = !cfg!(without = "two-runs") || self.climb.is_some();
        if looks && let Some(found) = straight_there(grid, rule, start, goal) {
            return Some(found);
        }
        self.keep_for((grid.version(), rule, diagonal_cost), grid);
        if let Some(branch) = self.trees.branch(ends) {
            return Some(TurnedPath::along(grid, &branch));
        }
        if let Some(many) = self.many {
            self.prepare(grid, rule, diagonal_cost, scales[0], many);
        }
        let found = self.search(grid, rule, scales, start, goal)?;
        if let Some(end) = self.trees.due(ends, found.counts.expanded, grid.len()) {
            let (records, queue) = (&mut self.records, &mut self.queue);
            let steps = steps_for(&mut self.steps, rule);
            let tree = steps.tree(grid, scales[1], ends[end], records, queue);
            self.trees.plant(end, tree);
        }
        Some(found)
    }

    /// Finds a path that is more than two runs.
    // Not inlined: most queries on small maps end before it.
    #[inline(never)]
    fn search(
        &mut self,
        grid: &Grid,
        rule: Diagonal,
        scales: [Scale; 2],
        start: Cell,
        goal: Cell,
    ) -> Option<TurnedPath> {
        // The hierarchy counts by the coarse scale: where it can't tell, nothing else can by that.
        let mut too_long = false;
        if let (Some(_), Some(many)) = (&self.climb, self.many) {
            match (many.climb)(self, grid, rule, &scales[0], [start, goal]) {
                Climbed::Found(found) => return Some(found),
                Climbed::TooLong => too_long = true,
                Climbed::Unknown => {}
            }
        }
        let jumps = matches!(rule, Diagonal::Never | Diagonal::NoObstacles);
        let jumps = jumps && !cfg!(without = "jumps");
        let no_steps = cfg!(without = "steps") && rule != Diagonal::Never;
        if jumps && (self.density < MANY_CORNERS || no_steps) {
            too_long |= self.for_long.is_some();
            let coarse = (!too_long).then_some(scales[0]);
            let found = coarse.and_then(|scale| self.jump(grid, rule, scale, start, goal));
            return found.or_else(|| {
                let made = || Scale::for_long_paths(grid, rule, scales);
                let (rule, scale) = *self.for_long.get_or_insert_with(made);
                self.jump(grid, rule, scale, start, goal)
            });
        }
        if rule == Diagonal::Never && !cfg!(without = "levels") {
            let found = self.levels.search(grid, start, goal);
            let looks = found.counts.expanded / CELLS_OF_A_LOOK;
            self.spent_since += looks.saturating_sub(LOOKS_OF_A_CLIMB);
            return Some(found);
        }
        if no_steps {
            return None;
        }
        let steps = steps_for(&mut self.steps, rule);
        let (records, queue) = (&mut self.records, &mut self.queue);
        let found = steps.search(grid, scales, too_long, (start, goal), records, queue)?;
        self.spent_since += found.counts.expanded.saturating_sub(LOOKS_OF_A_CLIMB);
        Some(found)
    }

    /// Asks the hierarchy, of the map as it was if that has been edited since.
    #[inline(never)]
    fn climb(&mut self, grid: &Grid, rule: Diagonal, scale: &Scale, ends: [Cell; 2]) -> Climbed {
        let edited = self.edits.any();
        self.turn = self.turn.wrapping_add(1);
        if edited && self.misses.count_ones() >= MISTRUST && !self.turn.is_multiple_of(8) {
            return Climbed::Unknown;
        }
        self.misses <<= 1;
        let (queue, then) = (&mut self.queue, self.edits.then(grid));
        if let Some(climb) = &mut self.climb
            && (!edited || is_known(then, rule, ends))
        {
            let found = climb.find(then, queue, ends[0], ends[1]);
            if let Some(found) = found {
                if !edited
                    || self
                        .edits
                        .allow(grid, (rule, scale), (climb, queue), ends, &found)
                {
                    self.answered += u64::from(edited);
                    return Climbed::Found(found);
                }
            } else if !edited {
                return Climbed::TooLong;
            }
        }
        self.misses |= u32::from(edited);
        Climbed::Unknown
    }

    fn jump(
        &mut self,
        grid: &Grid,
        rule: Diagonal,
        scale: Scale,
        start: Cell,
        goal: Cell,
    ) -> Option<TurnedPath> {
        let (pages, queue, sweeps) = (&mut self.pages, &mut self.queue, &mut self.sweeps);
        let mut search = JumpSearch::new(grid, rule, scale, goal, pages, queue, sweeps);
        let found = jump::find(&mut search, start);
        self.spent_since += search.looks.saturating_sub(LOOKS_OF_A_CLIMB);
        found
    }

    /// The scales, coarse and fine, worked out anew only when they are others than in the last search.
    fn scales(&mut self, grid: &Grid, rule: Diagonal, diagonal_cost: f64) -> Option<[Scale; 2]> {
        let scaled = (rule, diagonal_cost, grid.len());
        if self.scaled != scaled {
            self.scaled = scaled;
            let [coarse, fine] =
                SCALE_BITS.map(|bits| Scale::new(rule, diagonal_cost, bits, grid.len() as u64));
            self.scales = coarse.zip(fine).map(<[Scale; 2]>::from);
        }
        self.scales
    }

    /// Call this after each edit.
    pub fn changed(&mut self, x: u32, y: u32) {
        self.edits.touch(x, y);
    }

    /// Drops what was made for another map or other steps.
    fn keep_for(&mut self, belongs: (u64, Diagonal, f64), grid: &Grid) {
        if self.belongs == belongs {
            return;
        }
        let same = (self.belongs.1, self.belongs.2) == (belongs.1, belongs.2);
        self.belongs = belongs;
        self.spent += std::mem::take(&mut self.spent_since);
        self.trees = Trees::default();
        self.for_long = None;
        if let Some(steps) = &mut self.steps {
            steps.forget();
        }
        if same && self.edits.follow(grid) {
            return;
        }
        self.drop_hierarchy();
        self.edits = Edits::new(grid);
        (self.spent, self.spent_since) = (0, 0);
        self.patience = None;
        self.density = corners::density(grid);
    }

    /// After too many edits.
    fn drop_hierarchy(&mut self) {
        if self.climb.is_some() || self.making.is_some() {
            let paid = self.answered >= PAID;
            self.wasted = if paid { 0 } else { self.wasted + 1 };
        }
        (self.climb, self.making) = (None, None);
        (self.answered, self.misses) = (0, 0);
    }

    /// Makes a part of the hierarchy with each query once it pays.
    fn prepare(
        &mut self,
        grid: &Grid,
        rule: Diagonal,
        diagonal_cost: f64,
        scale: Scale,
        many: Many,
    ) {
        let serves = rule == Diagonal::Never
            || rule == Diagonal::NoObstacles && diagonal_cost > 1.0 && diagonal_cost < 2.0;
        let count = self.density * grid.len() as f64;
        let price = LOOKS_PER_CORNER * (count + CORNERS_MORE);
        let patience = self.patience.unwrap_or(1.0);
        let deposit = DEPOSIT * patience;
        let of_edited = DEPOSIT_OF_EDITED.max(DEPOSIT_OF_EDITED_BY_PATIENCE * patience);
        // Where edits come quickly, one that did not pay has the next one wait twice as long.
        let of_edited = of_edited * f64::from(self.wasted).exp2();
        let pays = |spent: u64, deposit: f64| spent as f64 >= price * deposit;
        let since = pays(self.spent_since, deposit);
        let in_all = pays(self.spent + self.spent_since, of_edited);
        // Whether what was edited last belongs to the map.
        let stays = pays(self.spent_since, of_edited) || self.misses.count_ones() >= MISSES;
        let begun = self.making.is_some();
        if !serves
            || count >= MOST_CORNERS
            || !(begun || since || in_all)
            || cfg!(without = "hierarchy")
        {
            return;
        }
        if self.climb.is_some() {
            let has_cost = pays(self.spent + self.spent_since, patience);
            let gains = stays || has_cost && self.edits.have_settled();
            if !self.edits.any() || !gains {
                return;
            }
            self.drop_hierarchy();
        }
        (many.make_part)(self, grid, rule, scale, stays);
    }

    /// Makes another part of the hierarchy, or finds out that it must promise more. Whether the map has been as it is for long enough for one.
    // A few times for each map: not a part of what every query goes through.
    #[inline(never)]
    fn make_part(&mut self, grid: &Grid, rule: Diagonal, scale: Scale, stays: bool) {
        let mut making = match self.making.take() {
            Some(making) => making,
            None => {
                let mut corners = None;
                if self.patience.is_none() {
                    let now = Corners::new(grid, rule);
                    let patience = self.patience_for(rule, now.mean_in_reach(grid));
                    self.patience = Some(patience);
                    if patience > 1.0 {
                        return;
                    }
                    corners = Some(now);
                }
                self.edits.begin(grid, stays);
                let corners = corners
                    .filter(|_| !self.edits.any())
                    .unwrap_or_else(|| Corners::new(self.edits.then(grid), rule));
                Making::new(rule, scale, corners)
            }
        };
        let then = self.edits.then(grid);
        if making.advance(then) {
            self.climb = making.climb(then);
            (self.spent, self.spent_since) = (0, 0);
        } else {
            self.making = Some(making);
        }
    }

    /// How many times as much as usual the hierarchy must promise, where so many corners are in reach of each.
    fn patience_for(&self, rule: Diagonal, reach: f64) -> f64 {
        let many = self.density >= MANY_CORNERS;
        let most = if many {
            MOST_REACH_OF_MANY[usize::from(rule != Diagonal::Never)]
        } else {
            MOST_REACH
        };
        let patience = if many {
            (reach / USUAL_REACH_OF_MANY).powi(REACH_POWER)
        } else {
            reach / USUAL_REACH
        };
        if reach > most {
            f64::INFINITY
        } else {
            patience.max(1.0)
        }
    }
}

/// What every cell costs from the nearest of some, up to `most`. `None` where cells differ, or these costs are not served.
pub(super) fn flood(grid: &Grid, options: &Options, starts: &[u32], most: f64) -> Option<Flooded> {
    let each = grid.uniform_cost()?;
    if options.diagonal == Diagonal::Never {
        return (each > 0.0).then(|| waves::flood(grid, each, most, starts));
    }
    if most < f64::INFINITY {
        return None;
    }
    let (rule, cost) = (options.diagonal, options.diagonal_cost);
    let scale = Scale::new(rule, cost, SCALE_BITS[1], grid.len() as u64)?;
    step_search::flood(grid, (rule, cost), scale, starts)
}

/// The searches step by step under a rule.
fn steps_for(kept: &mut Option<StepSearch>, rule: Diagonal) -> &mut StepSearch {
    if kept.as_ref().is_some_and(|steps| steps.rule() != rule) {
        *kept = None;
    }
    kept.get_or_insert_with(|| StepSearch::new(rule))
}

/// Whether a hierarchy knows a way between two cells on the map as it was: it knows none where they are in sight of each other.
fn is_known(then: &Grid, rule: Diagonal, ends: [Cell; 2]) -> bool {
    let [start, goal] = ends;
    ends.iter().all(|&at| !then.is_wall(column(at), row(at)))
        && straight_there(then, rule, start, goal).is_none()
}

/// The path of two runs, if nothing is in its way.
fn straight_there(grid: &Grid, rule: Diagonal, start: Cell, goal: Cell) -> Option<TurnedPath> {
    let legs = Legs::new(rule, start, goal);
    let free = [legs, legs.swapped()]
        .into_iter()
        .find(|legs| legs.are_free(grid, rule, start))?;
    let mut turns = Vec::with_capacity(3);
    turns.push(row(start) * grid.width() + column(start));
    let mut found = TurnedPath {
        turns,
        counts: Counts {
            expanded: 1,
            ..Counts::default()
        },
        ..TurnedPath::default()
    };
    found.append(free, grid.width());
    Some(found)
}
