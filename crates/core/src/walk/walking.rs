//! A walk on its way, tick by tick.

use super::planning::{Planner, Underway};
use super::told::{LeftOut, Why};
use super::{Change, MOST_TICKS, Tick, Walk, WalkOptions, check};
use crate::error::Error;
use crate::map::MapRef;
use crate::map::grid::{Grid, Point};
use crate::options::Replanner;
use crate::result::{PathResult, Status};
use crate::search::log::Rows;
use crate::search::observer::Observer;
use crate::search::open::OpenList;
use crate::search::plan::Plan;
use crate::search::record::Records;
use crate::search::repair::course::{Cell, Course, Edit};
use crate::search::{Search, path};
use crate::trace::Trace;

/// Cells in all plans of a walk, which a caller has to keep.
const MOST_CELLS: usize = 20_000_000;

/// Events of a walk that is recorded: they take 120 MB.
const MOST_EVENTS: usize = 6_000_000;

/// A walk in slices, so that a caller can show its progress or cancel it. [`walk`](crate::walk()) does it all at once.
///
/// ```
/// use stepstar::{Grid, WalkOptions, Walking};
/// let mut walking = Walking::new(&Grid::new(30, 1)?, (0, 0), (29, 0), &[], &WalkOptions::default())?;
/// while !walking.advance(10) {
///     assert!(walking.ticks().len() % 10 == 0);
/// }
/// assert_eq!(walking.finish().cost, 29.0);
/// # Ok::<(), stepstar::Error>(())
/// ```
#[must_use = "nobody walks before `advance` is called"]
pub struct Walking {
    pub(super) plan: Plan,
    pub(super) course: Course,
    pub(super) planner: Planner,
    /// The tick whose plan is being made.
    underway: Option<Underway>,
    changes: Vec<Change>,
    /// How many of the changes have come.
    come: usize,
    pub(super) left_out: Vec<LeftOut>,
    sees: Option<u32>,
    /// The map as the agent knows it; as it is in truth, where that may be another.
    pub(super) known: Grid,
    truth: Option<Grid>,
    pub(super) at: Point,
    pub(super) ticks: Vec<Tick>,
    /// What walking has cost so far.
    cost: f64,
    cells: usize,
    pub(super) ended: Option<(Status, Why)>,
}

impl std::fmt::Debug for Walking {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Walking")
            .field("at", &self.at)
            .field("ticks", &self.ticks.len())
            .finish_non_exhaustive()
    }
}

impl Walking {
    /// Checks the input. The walk keeps a copy of the map.
    ///
    /// # Errors
    ///
    /// Those of [`walk`](crate::walk()).
    pub fn new(
        map: &Grid,
        from: Point,
        to: Point,
        changes: &[Change],
        options: &WalkOptions,
    ) -> Result<Self, Error> {
        let changes = check::changes(map, changes)?;
        let (plan, course) = check::plan(map, from, to, &changes, options)?;
        let planner = if options.replanner == Replanner::AStar {
            let rules = plan.rules(MapRef::Grid(map));
            let search = Search::new(rules, plan.open_list(), Records::default());
            Planner::Anew(Box::new(search))
        } else {
            Planner::Kept(Box::default())
        };
        let blank = Grid::new(map.width(), map.height())?;
        let (known, truth) = match options.sees {
            Some(_) => (blank, Some(map.clone())),
            None => (map.clone(), None),
        };
        Ok(Self {
            ended: (plan.blocked.is_some()).then_some((Status::Unreachable, Why::Blocked)),
            plan,
            course,
            planner,
            underway: None,
            changes,
            come: 0,
            left_out: Vec::new(),
            sees: options.sees,
            known,
            truth,
            at: from,
            ticks: Vec::new(),
            cost: 0.0,
            cells: 0,
        })
    }

    /// The ticks so far.
    pub fn ticks(&self) -> &[Tick] {
        &self.ticks
    }

    /// Goes on for up to so many ticks. True once the walk has ended.
    pub fn advance(&mut self, ticks: u32) -> bool {
        for _ in 0..ticks {
            if self.ended.is_some() {
                break;
            }
            self.go_on(u64::MAX);
        }
        self.ended.is_some()
    }

    /// Goes on for up to so many expansions, also into the middle of a tick; each tick counts for at least one. True once the walk has
    /// ended.
    pub fn advance_by(&mut self, expansions: u64) -> bool {
        let mut left = expansions;
        while self.ended.is_none() && left > 0 {
            let before = self.expanded();
            self.go_on(left);
            left = left.saturating_sub((self.expanded() - before).max(1));
        }
        self.ended.is_some()
    }

    /// How many nodes are open now.
    pub fn open_len(&self) -> usize {
        match &self.planner {
            Planner::Anew(search) => search.open_len(),
            Planner::Kept(repair) => repair.open.len(),
        }
    }

    /// Makes a cell a wall, or free, before the next plan is made: for maps that are edited while somebody walks.
    ///
    /// # Errors
    ///
    /// If the cell is not on the map.
    pub fn set_wall(&mut self, x: u32, y: u32, wall: bool) -> Result<(), Error> {
        self.known.check((x, y))?;
        let at = (self.ticks.len() + usize::from(self.underway.is_some())) as u32;
        let place = self.changes.partition_point(|change| change.at <= at);
        let change = Change {
            at,
            place: (x, y),
            wall: Some(wall),
            cost: None,
        };
        self.changes.insert(place, change);
        Ok(())
    }

    /// Plans the tick that is under way, or else the next one, and walks on once that is done.
    fn go_on(&mut self, budget: u64) {
        let mut underway = self.underway.take().unwrap_or_else(|| self.begin_tick());
        if let Some(path) = self.plan_on(&mut underway, budget) {
            self.end_tick(&underway, path);
        } else {
            self.underway = Some(underway);
        }
    }

    fn end_tick(&mut self, underway: &Underway, path: Option<Vec<u32>>) {
        let goal = self.known.index(self.course.goal);
        // A mistaken plan may end elsewhere.
        let whole = path.as_ref().filter(|path| path.last() == Some(&goal));
        let cost = whole.map_or(f64::INFINITY, |path| {
            // The sum of no steps is -0.
            path::cost(MapRef::Grid(&self.known), &self.plan, path) + 0.0
        });
        let cells = path.unwrap_or_default();
        self.cells += cells.len();
        let path: Vec<Point> = cells.iter().map(|&cell| self.known.point(cell)).collect();
        let next = path.get(1).copied();
        self.ticks.push(Tick {
            at: self.at,
            path,
            cost,
            expanded: self.expanded() - underway.expanded,
        });
        self.ended = self.ended.or_else(|| self.end());
        if self.ended.is_none()
            && self.course.replanner != Replanner::Lpa
            && let Some(next) = next
        {
            let step = [self.at, next].map(|point| self.known.index(point));
            self.cost += path::cost(MapRef::Grid(&self.known), &self.plan, &step);
            self.at = next;
        }
    }

    /// Whether the walk ends with the tick that was planned last.
    fn end(&self) -> Option<(Status, Why)> {
        let last = self.ticks.last()?;
        let is_over = self.come == self.changes.len();
        let status = if last.path.is_empty() {
            Status::Unreachable
        } else {
            Status::Found
        };
        if self.course.replanner == Replanner::Lpa && is_over {
            return Some((status, Why::Stayed));
        }
        if last.at == self.course.goal && self.course.replanner != Replanner::Lpa {
            return Some((Status::Found, Why::Arrived));
        }
        if status == Status::Unreachable && is_over {
            return Some((status, Why::NoPath));
        }
        if self.written() > MOST_EVENTS {
            return Some((Status::Limit, Why::Full));
        }
        let most_ticks = match self.course.mistake {
            // It may go to and fro for ever.
            Some(_) if is_over => self.known.len(),
            _ => MOST_TICKS as usize,
        };
        let is_long = self.ticks.len() > most_ticks || self.cells > MOST_CELLS;
        is_long.then_some((Status::Limit, Why::Long))
    }

    /// How many events have been recorded.
    fn written(&self) -> usize {
        let observer = match &self.planner {
            Planner::Anew(search) => &search.observer,
            Planner::Kept(repair) => &repair.observer,
        };
        observer.written()
    }

    /// How many nodes have been expanded so far.
    pub fn expanded(&self) -> u64 {
        match &self.planner {
            Planner::Anew(search) => search.counts.expanded,
            Planner::Kept(repair) => repair.counts.expanded,
        }
    }

    /// The changes of a tick come, and the agent looks around. The answer is which cells are no longer what it took them for.
    pub(super) fn learn(&mut self, tick: u32) -> Vec<u32> {
        let mut places = Vec::new();
        while let Some(&change) = self.changes.get(self.come)
            && change.at == tick
        {
            self.come += 1;
            let is_here = change.place == self.at;
            if is_here || change.place == self.course.goal {
                self.left_out.push(LeftOut { change, is_here });
                continue;
            }
            let grid = self.truth.as_mut().unwrap_or(&mut self.known);
            let before = Cell::of(grid, change.place);
            let after = Cell {
                wall: change.wall.unwrap_or(before.wall),
                cost: change.cost.unwrap_or(before.cost),
            };
            after.put(grid, change.place);
            if self.truth.is_none() && before != after {
                let at = change.place;
                self.course.edits.push(Edit { at, before, after });
                places.push(at);
            }
        }
        if let (Some(truth), Some(sees)) = (&self.truth, self.sees) {
            let (x, y) = self.at;
            for y in y.saturating_sub(sees)..=y.saturating_add(sees).min(truth.height() - 1) {
                for x in x.saturating_sub(sees)..=x.saturating_add(sees).min(truth.width() - 1) {
                    let at = (x, y);
                    let (before, after) = (Cell::of(&self.known, at), Cell::of(truth, at));
                    if before != after {
                        after.put(&mut self.known, at);
                        self.course.edits.push(Edit { at, before, after });
                        places.push(at);
                    }
                }
            }
        }
        let known = &self.known;
        places.iter().map(|&place| known.index(place)).collect()
    }

    /// Has every step of the search recorded, for [`Walking::finish_traced`].
    pub fn recorded(mut self) -> Self {
        let mut rows = Rows::new(self.known.len());
        rows.make_room(usize::MAX);
        rows.forgot(f64::INFINITY);
        *self.observer().log() = rows;
        self
    }

    /// How the walk went, and its trace. Of a walk that was not [recorded](Walking::recorded) that is empty. A tick that is under way is
    /// planned to its end first.
    pub fn finish_traced(mut self) -> (Walk, Trace) {
        self.end_underway();
        let rows = std::mem::take(self.observer().log());
        let counts = match &self.planner {
            Planner::Anew(search) => search.counts(),
            Planner::Kept(repair) => repair.counts(),
        };
        let walk = self.summed();
        let result = PathResult {
            status: walk.status,
            message: walk.message.clone(),
            why: Some(walk.saying.clone()),
            path: walk.path.iter().map(|&point| point.into()).collect(),
            cost: walk.cost,
            connections: Vec::new(),
            counts,
        };
        let trace = Trace::through(self.known, self.plan, self.course, rows, result);
        (walk, trace)
    }

    pub(super) fn observer(&mut self) -> &mut Observer {
        match &mut self.planner {
            Planner::Anew(search) => &mut search.observer,
            Planner::Kept(repair) => &mut repair.observer,
        }
    }

    /// How the walk went: if it has not ended, up to here. A tick that is under way is planned to its end first.
    pub fn finish(mut self) -> Walk {
        self.end_underway();
        self.summed()
    }

    fn end_underway(&mut self) {
        if self.underway.is_some() {
            self.go_on(u64::MAX);
        }
    }

    fn summed(&mut self) -> Walk {
        let (status, why) = self.ended.unwrap_or((Status::Limit, Why::Stopped));
        let stays = self.course.replanner == Replanner::Lpa;
        let mut path: Vec<Point> = self.ticks.iter().map(|tick| tick.at).collect();
        path.dedup();
        let mut cost = self.cost;
        if stays && let Some(last) = self.ticks.last() {
            (path, cost) = (last.path.clone(), last.cost);
        }
        if status != Status::Found {
            cost = f64::INFINITY;
        }
        let expanded = self.expanded();
        let saying = self.said(status, why, &path, cost);
        Walk {
            status,
            message: saying.to_string(),
            saying,
            ticks: std::mem::take(&mut self.ticks),
            path,
            cost,
            expanded,
        }
    }
}
