//! Random maps and options, and how they are printed when a test fails.

use crate::oracle::{Step, bellman_ford, can_step, cells, grid_steps, index, same, step_cost};
use crate::random::Random;
use std::fmt;
use stepstar::{
    Algorithm, Closed, Diagonal, GoalTest, Grid, Heuristic, OpenListKind, Options, Point, Status,
    TieBreak,
};

/// What cells cost on a random map.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Terrain {
    /// All cells cost 1.
    Plain,
    /// All cells cost the same, but not 1.
    Uniform,
    /// 0 to 9.
    Digits,
    /// Quarters, tenths, thirds and nothing at all.
    Fractions,
}

pub const TERRAINS: [Terrain; 4] = [
    Terrain::Plain,
    Terrain::Uniform,
    Terrain::Digits,
    Terrain::Fractions,
];
pub const DIAGONAL_COSTS: [f64; 7] = [
    std::f64::consts::SQRT_2,
    std::f64::consts::SQRT_2,
    1.0,
    1.4,
    1.5,
    2.0,
    3.0,
];

/// A map, two places and how to search.
#[derive(Debug, Clone)]
pub struct Case {
    pub grid: Grid,
    pub from: Point,
    pub to: Point,
    pub options: Options,
}

impl Case {
    /// A random map with plain options, sides up to `side`.
    pub fn random(random: &mut Random, side: u32, rule: Diagonal, terrain: Terrain) -> Self {
        let grid = random_grid(random, side, terrain);
        let (from, to) = (random_place(random, &grid), random_place(random, &grid));
        let diagonal_cost = random.pick(&DIAGONAL_COSTS);
        Self {
            grid,
            from,
            to,
            options: Options {
                diagonal: rule,
                diagonal_cost,
                ..Options::default()
            },
        }
    }

    /// One of many rounds: every rule for diagonals with every terrain, in turn.
    pub fn in_turn(random: &mut Random, side: u32, round: usize) -> Self {
        let (rule, terrain) = (Diagonal::ALL[round % 4], TERRAINS[round / 4 % 4]);
        Self::random(random, side, rule, terrain)
    }

    /// Other ends on the same map.
    pub fn move_ends(&mut self, random: &mut Random) {
        (self.from, self.to) = (
            random_place(random, &self.grid),
            random_place(random, &self.grid),
        );
    }

    /// A finder for many queries on a copy of the map.
    pub fn finder(&self) -> stepstar::Pathfinder<Grid> {
        stepstar::Pathfinder::new(self.grid.clone(), self.options.clone())
            .expect("options that are allowed")
    }

    /// The same map and ends with changed options.
    pub fn with(&self, change: impl FnOnce(&mut Options)) -> Self {
        let mut case = self.clone();
        change(&mut case.options);
        case
    }

    pub fn steps(&self) -> Vec<Step> {
        grid_steps(
            &self.grid,
            self.options.diagonal,
            self.options.diagonal_cost,
        )
    }

    /// The least cost, by Bellman-Ford.
    pub fn truth(&self) -> f64 {
        if self.grid.is_wall(self.from.0, self.from.1) {
            return f64::INFINITY;
        }
        bellman_ford(
            self.grid.width() as usize * self.grid.height() as usize,
            &self.steps(),
            index(&self.grid, self.from),
        )[index(&self.grid, self.to)]
    }

    /// Whether the algorithm can be used on this map.
    pub fn serves(&self, algorithm: Algorithm) -> bool {
        algorithm != Algorithm::Jps
            || self.grid.uniform_cost().is_some()
                && (self.options.diagonal == Diagonal::Never
                    || (1.0..=2.0).contains(&self.options.diagonal_cost))
    }

    pub fn find(&self) -> stepstar::PathResult<Point> {
        stepstar::find_path(&self.grid, self.from, self.to, &self.options)
            .unwrap_or_else(|error| panic!("{self}\n{error}"))
    }

    pub fn trace(&self) -> stepstar::Trace {
        stepstar::trace(&self.grid, self.from, self.to, &self.options)
            .unwrap_or_else(|error| panic!("{self}\n{error}"))
    }

    /// Checks that a path leads from start to goal by legal steps and costs what the result says.
    pub fn check_walk(&self, result: &stepstar::PathResult<Point>) {
        assert_eq!(result.status, Status::Found, "{self}");
        assert_eq!(result.path.first(), Some(&self.from), "{self}");
        assert_eq!(result.path.last(), Some(&self.to), "{self}");
        let mut cost = 0.0;
        for pair in result.path.windows(2) {
            assert!(
                can_step(&self.grid, self.options.diagonal, pair[0], pair[1]),
                "{self}\n{pair:?} is no step"
            );
            cost += step_cost(&self.grid, self.options.diagonal_cost, pair[0], pair[1]);
        }
        assert!(
            same(cost, result.cost),
            "{self}\nthe walk costs {cost}, the result says {}",
            result.cost
        );
    }
}

impl fmt::Display for Case {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = &self.options;
        writeln!(
            out,
            "\n{:?}\nfrom {:?} to {:?}\n{}",
            options,
            self.from,
            self.to,
            draw(self)
        )
    }
}

/// The map in ASCII, and below it all costs if it has terrain.
fn draw(case: &Case) -> String {
    let grid = &case.grid;
    let mut text = String::new();
    for (x, y) in cells(grid) {
        text.push(match (x, y) {
            at if at == case.from => 'S',
            at if at == case.to => 'G',
            _ if grid.is_wall(x, y) => '#',
            _ => '.',
        });
        if x + 1 == grid.width() {
            text.push('\n');
        }
    }
    if grid.costs().is_some() {
        for (x, y) in cells(grid) {
            text += &format!(
                "{:5.2}{}",
                grid.cost(x, y),
                if x + 1 == grid.width() { "\n" } else { " " }
            );
        }
    }
    text
}

pub fn random_grid(random: &mut Random, side: u32, terrain: Terrain) -> Grid {
    let (width, height) = (random.within(1, side), random.within(1, side));
    let mut grid = Grid::new(width, height).expect("a size that is allowed");
    let density = random.pick(&[0, 10, 20, 30, 40, 50]);
    let shared = random.pick(&[0.0, 0.5, 2.5, 1.0 / 3.0, 7.0]);
    for (x, y) in cells(&grid.clone()) {
        let cost = match terrain {
            Terrain::Plain => 1.0,
            Terrain::Uniform => shared,
            Terrain::Digits => f64::from(random.below(10)),
            Terrain::Fractions => random.pick(&[0.0, 0.25, 0.1, 1.5, 1.0, 1.0 / 3.0, 2.7]),
        };
        grid.set_cost(x, y, cost).expect("a cost that is allowed");
        grid.set_wall(x, y, random.below(100) < density)
            .expect("a cell of the map");
    }
    grid
}

/// Nearly always a free cell.
pub fn random_place(random: &mut Random, grid: &Grid) -> Point {
    let mut at = (0, 0);
    for _ in 0..20 {
        at = (random.below(grid.width()), random.below(grid.height()));
        if !grid.is_wall(at.0, at.1) {
            break;
        }
    }
    at
}

/// Sets every option that has nothing to do with the map to a random value.
pub fn random_choices(random: &mut Random, options: &mut Options) {
    options.tie_break = random.pick(TieBreak::ALL);
    options.closed = random.pick(Closed::ALL);
    options.open_list = random.pick(OpenListKind::ALL);
    options.reverse = random.once_in(3);
    options.heuristic = random.pick(Heuristic::ALL);
    options.weight = random.pick(&[1.0, 1.0, 0.0, 0.5, 1.7, 5.0]);
    options.goal_test = random.pick(GoalTest::ALL);
}

/// Whether these options promise the best path. The estimate is consistent for the options accepted here, so closed nodes
/// may even be ignored, except by IDA*, which goes depth first.
pub fn is_exact(options: &Options) -> bool {
    use Algorithm::{AStar, Auto, Bidirectional, Dijkstra, Ida, Jps};
    let exact = matches!(
        options.algorithm,
        Auto | AStar | Dijkstra | Bidirectional | Jps | Ida
    );
    exact
        && !(options.algorithm == Ida && options.closed == Closed::Ignore)
        && options.goal_test == GoalTest::Expanded
        && options.weight <= 1.0
        && matches!(options.heuristic, Heuristic::Auto | Heuristic::Zero)
}

/// A map with any algorithm and any choices that fit it, at times with a limit or a way point.
pub fn random_case(random: &mut Random, round: usize, side: u32) -> Case {
    loop {
        let map = Case::random(
            random,
            side,
            Diagonal::ALL[round % 4],
            TERRAINS[round / 4 % 4],
        );
        let case = map.with(|options| {
            random_choices(random, options);
            options.algorithm = random.pick(Algorithm::ALL);
            options.nearest = random.once_in(2);
            if random.once_in(4) {
                options.max_expansions = Some(u64::from(random.below(30)));
            }
            if random.once_in(3) {
                options.through = vec![random_place(random, &map.grid).into()];
            }
        });
        if case.serves(case.options.algorithm) {
            return case;
        }
    }
}
