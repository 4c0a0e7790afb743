//! The smallest map on which two searches differ: all small maps are tried, in the order of their size.

use super::bases::{Remark, bases};
use super::desk::Desk;
use super::known::{SMALLEST, TELLING};
use super::mistake::Mistake;
use super::replay::{End, Judge, replay, walk};
use super::steps::Steps;
use super::variant::Variant;
use crate::error::{Error, named};
use crate::map::SharedMap;
use crate::map::grid::{Grid, Point};
use crate::options::{Algorithm, Closed, Diagonal, GoalTest, Heuristic, Options, TieBreak};
use crate::saying::say;
use std::sync::Arc;

/// A map on which two searches differ, whatever decides their ties.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Apart {
    /// The map, with its start and goal marked.
    pub grid: Grid,
    /// The start.
    pub from: Point,
    /// The goal.
    pub to: Point,
    /// The options with which they differ: those that the caller sets, or what they must be changed to where the mistake needs it.
    pub options: Options,
    /// The mistake that shows here.
    pub mistake: Mistake,
}

impl PartialEq for Apart {
    fn eq(&self, other: &Self) -> bool {
        (self.from, self.to, &self.options) == (other.from, other.to, &other.options)
            && self.grid == other.grid
    }
}

/// Maps with so many cells are the last to be tried.
const MOST_CELLS: u32 = 12;

/// What cells are made of: free ones, walls, and in a second turn costs.
const PLAIN: &[u8] = b".#";
const TERRAIN: &[u8] = b".#259";
const LESS_TERRAIN: &[u8] = b".#5";

/// Finds the smallest grid on which a search with mistake `b` differs from one with mistake `a`, or from a correct one if `a` is `None`:
/// with none of the rules for ties does either make a run that the other could make. Of grids with as many cells those without
/// terrain come first. Where the options leave no room for a mistake, they are changed as little as it takes: see
/// [`Apart::options`].
///
/// A search that goes by both names is left out: an open node that keeps its old g, where no closed one is opened again, is one that is
/// closed when it is opened. Those that open closed nodes again differ from it with a weight above 1, and never with a consistent
/// estimate, under which no closed node is reached more cheaply.
///
/// # Errors
///
/// If no map of up to 12 cells tells them apart, or the two are the same.
///
/// ```
/// use stepstar::{Mistake, Options, separate};
/// let map = separate(None, Mistake::GOnly, &Options::default()).unwrap();
/// assert!(map.grid.width() * map.grid.height() <= 6);
/// ```
pub fn separate(
    a: impl Into<Option<Mistake>>,
    b: Mistake,
    options: &Options,
) -> Result<Apart, Error> {
    let a = a.into();
    if a == Some(b) {
        let allowed = say!(ALLOWED_OTHER_MISTAKE);
        return Err(Error::value(
            named("mistake b"),
            &format!("\"{b}\""),
            allowed,
        ));
    }
    options.check()?;
    if options.turn_cost.matters() || options.size > 1 {
        return Err(Error::unsuitable(say!(REFUSED_APART_WORLDS)));
    }
    if !options.through.is_empty() || options.algorithm == Algorithm::Ida {
        return Err(Error::unsuitable(say!(REFUSED_APART)));
    }
    Finder::new(a, b, options, usize::MAX)
        .first()
        .ok_or_else(|| {
            let a = match a {
                Some(a) => say!(REFUSED_MISTAKE, title: a.title()),
                None => say!(REFUSED_RIGHT),
            };
            Error::unsuitable(say!(REFUSED_NO_MAP, cells: MOST_CELLS, a: a, b: b.title()))
        })
}

/// The options, changed as far as two mistakes need it to differ.
fn with_room_for(a: Option<Mistake>, b: Mistake, options: &Options) -> Options {
    let mut options = with_room(b, options);
    let Some(a) = a else {
        return options;
    };
    options = with_room(a, &options);
    if a.is_nearly(b) {
        // Until a closed node is reached more cheaply, both go the same way.
        options.closed = Closed::Reopen;
        if options.weight <= 1.0 {
            options.weight = 2.0;
        }
    }
    options
}

/// The options, changed as far as a mistake needs it to show.
fn with_room(mistake: Mistake, options: &Options) -> Options {
    let mut options = options.clone();
    options.max_expansions = None;
    options.nearest = false;
    let needs_diagonals = matches!(
        mistake,
        Mistake::ManhattanWithDiagonals | Mistake::MaxOctile | Mistake::WrongDiagonalCost
    );
    match mistake {
        _ if needs_diagonals && options.diagonal == Diagonal::Never => {
            options.diagonal = Diagonal::Always;
        }
        Mistake::CornerCut if options.diagonal == Diagonal::Never => {
            options.diagonal = Diagonal::NoObstacles;
        }
        // With four directions the way to an open cell is rarely improved.
        Mistake::ClosedWhenOpened | Mistake::NoDecrease | Mistake::StaleF
            if options.diagonal == Diagonal::Never =>
        {
            options.diagonal = Diagonal::Always;
        }
        Mistake::NeverReopens => {
            options.closed = Closed::Reopen;
            // A consistent estimate never asks for it.
            if options.heuristic == Heuristic::Auto && options.weight <= 1.0 {
                options.weight = 2.0;
                options.diagonal = Diagonal::Always;
            }
        }
        // Where the estimate is exact beside the goal, the goal comes next as soon as it is opened.
        Mistake::StopsWhenOpened
            if options.heuristic == Heuristic::Auto && options.weight >= 1.0 =>
        {
            options.heuristic = Heuristic::Zero;
        }
        // Held against the distance itself, and not against whatever estimate is right.
        Mistake::EuclidTruncated if options.heuristic == Heuristic::Auto => {
            options.heuristic = Heuristic::Euclidean;
            options.diagonal = Diagonal::Always;
        }
        Mistake::MeetsTooEarly => options.algorithm = Algorithm::Bidirectional,
        _ => {}
    }
    if matches!(
        mistake,
        Mistake::MeetsTooEarly | Mistake::StopsWhenOpened | Mistake::NoStop
    ) {
        options.goal_test = GoalTest::Expanded;
    }
    options
}

/// Whether two mistakes, or one and none, can differ with these options as they are.
pub(super) fn has_room(a: Option<Mistake>, b: Mistake, options: &Options) -> bool {
    let changed = with_room_for(a, b, options);
    (
        changed.algorithm,
        changed.heuristic,
        changed.diagonal,
        changed.weight,
    ) == (
        options.algorithm,
        options.heuristic,
        options.diagonal,
        options.weight,
    )
}

/// Looks for the first map on which two searches differ.
pub(super) struct Finder {
    a: Option<Mistake>,
    b: Mistake,
    options: Options,
    /// Whether the caller sets nothing but what is usual.
    is_usual: bool,
    /// How many maps may still be tried.
    left: usize,
    desk: Desk,
    found: Option<Apart>,
}

impl Finder {
    pub fn new(a: Option<Mistake>, b: Mistake, options: &Options, most_maps: usize) -> Self {
        let is_usual = *options == Options::default();
        Self {
            a,
            b,
            options: with_room_for(a, b, options),
            is_usual,
            left: most_maps,
            desk: Desk::default(),
            found: None,
        }
    }

    /// The first of all maps, the smallest first; after them those of `TELLING`, each of which tells two mistakes apart. With usual options
    /// those come first, as no smaller map tells the two apart.
    fn first(mut self) -> Option<Apart> {
        let known = |finder: &mut Self| {
            let is_pair = |&&(a, b, _): &&(Mistake, Mistake, &str)| {
                let pair = (finder.a, finder.b);
                pair == (Some(a), b) || pair == (Some(b), a)
            };
            let (.., text) = TELLING.iter().find(is_pair)?;
            let grid = Grid::parse(text).ok()?;
            finder.differ(&grid).then(|| finder.keep(grid))?
        };
        if self.is_usual
            && let Some(found) = known(&mut self)
        {
            return Some(found);
        }
        self.search();
        let found = self.found.take();
        found.or_else(|| known(&mut self))
    }

    /// The first that differs of the maps of `SMALLEST`; if there is none, the first of all.
    pub fn first_known(mut self) -> Option<Apart> {
        // Those of the two come first.
        let is_of = |mistake| mistake == self.b || Some(mistake) == self.a;
        let (own, others): (Vec<_>, Vec<_>) = SMALLEST.iter().partition(|(of, _)| is_of(*of));
        for (_, text) in own.into_iter().chain(others) {
            if let Ok(grid) = Grid::parse(text)
                && self.differ(&grid)
            {
                return self.keep(grid);
            }
        }
        self.first()
    }

    /// What tells the two apart, on a map with its ends marked.
    fn keep(&self, grid: Grid) -> Option<Apart> {
        Some(Apart {
            from: grid.start()?,
            to: grid.goal()?,
            options: self.options.clone(),
            mistake: self.b,
            grid,
        })
    }

    fn search(&mut self) {
        for cells in 2..=MOST_CELLS {
            let terrain = if cells <= 6 { TERRAIN } else { LESS_TERRAIN };
            for letters in [PLAIN, terrain] {
                if letters == LESS_TERRAIN && cells > 9 {
                    continue;
                }
                for height in 1..=cells {
                    if cells % height == 0 && self.of_size(cells / height, height, letters) {
                        return;
                    }
                }
            }
        }
    }

    /// Tries all maps of a size. True where one was found, or no more may be tried.
    fn of_size(&mut self, width: u32, height: u32, letters: &[u8]) -> bool {
        let cells = width * height;
        let base = letters.len() as u32;
        for code in 0..base.pow(cells - 2) {
            for from in 0..cells {
                // The others are the same maps, mirrored.
                if from % width > (width - 1) / 2 || from / width > (height - 1) / 2 {
                    continue;
                }
                for to in (0..cells).filter(|&to| to != from) {
                    if self.left == 0 {
                        return true;
                    }
                    let Some(grid) = drawn(code, letters, width, height, from, to) else {
                        continue;
                    };
                    self.left -= 1;
                    if self.differ(&grid) {
                        self.found = self.keep(grid);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether neither search makes a run here that the other could make.
    fn differ(&mut self, grid: &Grid) -> bool {
        let (Some(from), Some(to)) = (grid.start(), grid.goal()) else {
            return false;
        };
        let map = SharedMap::Grid(Arc::new(grid.clone()));
        let right = Variant::right(&self.options);
        let of = |mistake: Option<Mistake>| match mistake {
            Some(mistake) => right.mistaken(map.borrowed(), mistake),
            None => {
                let all = bases(map.borrowed(), &self.options).into_iter();
                // A weaker estimate is right, unless it is what is looked for; one that the options don't know is left out.
                let all = all.filter(|base| {
                    let is_sought = |remark: Remark| remark.mistake() == Some(self.b);
                    base.is_usual() && !base.remark.is_some_and(is_sought)
                });
                all.map(|base| base.variant).collect()
            }
        };
        let (mut a, b) = (of(self.a), of(Some(self.b)));
        let Some(first_b) = b.first() else {
            return false;
        };
        // A search that goes by both names differs from itself nowhere.
        a.retain(|variant| self.a.is_none() || !variant.is_same_search(first_b));
        let Some(first_a) = a.first() else {
            return false;
        };
        let ends = (from, to);
        for &tie_break in TieBreak::ALL {
            if self.could_make(&map, ends, first_b, tie_break, &a)
                || self.could_make(&map, ends, first_a, tie_break, &b[..1])
            {
                return false;
            }
        }
        true
    }

    /// Whether the run of a search, with a rule for ties, could be that of others.
    fn could_make(
        &mut self,
        map: &SharedMap,
        (from, to): (Point, Point),
        variant: &Variant,
        tie_break: TieBreak,
        others: &[Variant],
    ) -> bool {
        let mut variant = variant.clone();
        variant.options.tie_break = tie_break;
        let Ok((read, plan)) = variant.plan(map, from.into(), to.into()) else {
            return true;
        };
        let steps = Steps {
            nodes: walk(read.borrowed(), &plan, &mut self.desk),
            ..Steps::default()
        };
        others.iter().any(|other| {
            let planned = other.plan(map, from.into(), to.into());
            planned.is_ok_and(|(read, plan)| {
                let desk = &mut self.desk;
                let replay = replay(read.borrowed(), &plan, &steps, Judge::LeastF, desk);
                replay.end == End::Complete
            })
        })
    }
}

/// A map by its number: each cell but the ends by a digit, free cells for zeros.
fn drawn(
    mut code: u32,
    letters: &[u8],
    width: u32,
    height: u32,
    from: u32,
    to: u32,
) -> Option<Grid> {
    let base = letters.len() as u32;
    let mut grid = Grid::new(width, height).ok()?;
    for cell in (0..width * height).filter(|&cell| cell != from && cell != to) {
        let (x, y) = (cell % width, cell / width);
        match letters[(code % base) as usize] {
            b'#' => grid.set_wall(x, y, true).ok()?,
            b'.' => {}
            digit => grid.set_cost(x, y, f64::from(digit - b'0')).ok()?,
        }
        code /= base;
    }
    grid.marked = (
        vec![(from % width, from / width)],
        vec![(to % width, to / width)],
    );
    Some(grid)
}
