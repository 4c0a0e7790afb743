//! `cargo bench --bench walks`, or with part of a map's name behind `--`: how many nodes D* Lite expands on maps that are edited while an agent walks, beside A* anew at each tick.
//!
//! For each map of at least 512 x 512 cells in `../shared/maps`, cut to that size: walks of at least 120 ticks, where edits open shorter ways,
//! too. Before each tick a cell within ten cells of the agent is toggled. Prints counts, which are the same on every machine, how many plans cost another sum than those of A*
//! (none may), and of the times that repairs took the one that nine of ten do not exceed.

use std::path::Path;
use std::time::{Duration, Instant};
use stepstar::{
    Algorithm, Diagonal, Grid, Options, Point, Status, WalkOptions, Walking, find_path,
};

#[path = "../../core/src/seeded.rs"]
mod seeded;
use seeded::Random;

const SIDE: u32 = 512;
const WALKS: usize = 100;
/// In a narrow maze edits make most walks short.
const MOST_TRIES: usize = 20_000;
const LEAST_TICKS: usize = 120;
const NEAR: u32 = 10;

#[derive(Default)]
struct Sum {
    ticks: usize,
    kept: u64,
    anew: u64,
    wrong: usize,
    repairs: Vec<Duration>,
}

impl Sum {
    fn add(&mut self, one: Self) {
        self.ticks += one.ticks;
        self.kept += one.kept;
        self.anew += one.anew;
        self.wrong += one.wrong;
        self.repairs.extend(one.repairs);
    }
}

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/maps");
    let folder = std::env::var("MAPS").map_or(folder, Into::into);
    let Ok(entries) = std::fs::read_dir(&folder) else {
        println!("No published maps in ../shared/maps: nothing to measure.");
        return;
    };
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "map"));
    paths.sort();
    println!(
        "map, diagonals: walks, ticks, A* anew / D* Lite, plans that differ, nine of ten repairs within"
    );
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a file of text");
        let whole = Grid::parse(&text).expect("a map");
        if whole.width() < SIDE || whole.height() < SIDE {
            continue;
        }
        let grid = middle(&whole);
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let parts: Vec<_> = std::env::args()
            .skip(1)
            .filter(|part| part != "--bench")
            .collect();
        if !parts.is_empty() && !parts.iter().any(|part| name.contains(part)) {
            continue;
        }
        for diagonal in [Diagonal::Never, Diagonal::NoObstacles] {
            let mut random = Random::new(47);
            let (mut walks, mut tries, mut sum) = (0, 0, Sum::default());
            while walks < WALKS && tries < MOST_TRIES {
                tries += 1;
                let walked = walk(&grid, diagonal, &mut random);
                if let Some(walked) = walked.filter(|walked| walked.ticks >= LEAST_TICKS) {
                    walks += 1;
                    sum.add(walked);
                }
            }
            if walks == 0 {
                println!("{name}, {diagonal}: no walk of {LEAST_TICKS} ticks in {tries} tries");
                continue;
            }
            sum.repairs.sort();
            let nine = sum.repairs[sum.repairs.len() * 9 / 10];
            println!(
                "{name}, {diagonal}: {walks}, {}, {} / {} = {:.1}, {}, {:.2} ms",
                sum.ticks,
                sum.anew,
                sum.kept,
                sum.anew as f64 / sum.kept as f64,
                sum.wrong,
                nine.as_secs_f64() * 1e3,
            );
        }
    }
}

/// The part in the middle.
fn middle(whole: &Grid) -> Grid {
    let (left, top) = ((whole.width() - SIDE) / 2, (whole.height() - SIDE) / 2);
    let mut grid = Grid::new(SIDE, SIDE).expect("a size that is allowed");
    for y in 0..SIDE {
        for x in 0..SIDE {
            let wall = whole.is_wall(left + x, top + y);
            grid.set_wall(x, y, wall).expect("a cell of the map");
        }
    }
    grid
}

/// One walk, if its first plan is long enough.
fn walk(whole: &Grid, diagonal: Diagonal, random: &mut Random) -> Option<Sum> {
    let mut sum = Sum::default();
    let mut grid = whole.clone();
    let cell = |random: &mut Random| (random.below(SIDE), random.below(SIDE));
    let (from, goal) = (cell(random), cell(random));
    let search = Options {
        diagonal,
        ..Options::default()
    };
    let first = find_path(&grid, from, goal, &search).expect("cells of the map");
    if first.status != Status::Found || first.path.len() <= LEAST_TICKS {
        return None;
    }
    let options = WalkOptions {
        search: search.clone(),
        ..WalkOptions::default()
    };
    let mut walking = Walking::new(&grid, from, goal, &[], &options).expect("cells of the map");
    let astar = Options {
        algorithm: Algorithm::AStar,
        ..search
    };
    let mut at = from;
    loop {
        let (x, y) = near(at, random);
        if (x, y) != at && (x, y) != goal {
            let wall = !grid.is_wall(x, y);
            grid.set_wall(x, y, wall).expect("a cell of the map");
            walking.set_wall(x, y, wall).expect("a cell of the map");
        }
        let begun = Instant::now();
        let ended = walking.advance(1);
        let time = begun.elapsed();
        let tick = walking.ticks().last().expect("a tick");
        let anew = find_path(&grid, tick.at, goal, &astar).expect("cells of the map");
        sum.ticks += 1;
        sum.kept += tick.expanded;
        sum.anew += anew.expanded;
        // Sums of floats depend on their order.
        let same = anew.cost == tick.cost || (anew.cost / tick.cost - 1.0).abs() < 1e-12;
        sum.wrong += usize::from(!same);
        if walking.ticks().len() > 1 {
            sum.repairs.push(time);
        }
        if ended {
            return Some(sum);
        }
        at = tick.path.get(1).copied().unwrap_or(tick.at);
    }
}

/// A cell not far from another.
fn near((x, y): Point, random: &mut Random) -> Point {
    let beside = |at: u32, random: &mut Random| {
        (at + random.below(2 * NEAR + 1))
            .saturating_sub(NEAR)
            .min(SIDE - 1)
    };
    (beside(x, random), beside(y, random))
}
