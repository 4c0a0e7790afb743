//! Obstacles with a timetable: every path against a breadth-first search over all cells and ticks.

use crate::oracle::{around, can_step, cells, index};
use crate::random::Random;
use crate::rounds::rounds;
use std::collections::HashSet;
use stepstar::{
    Algorithm, Diagonal, Grid, Options, PathResult, Place, Point, Status, TextFormat, find_path,
    trace,
};

/// Where a mover is at a tick.
fn place_at(mover: &[Point], tick: usize) -> Point {
    mover[tick.min(mover.len() - 1)]
}

/// Whether one may go from a cell to another, or stay, from a tick to the next.
fn is_clear(movers: &[Vec<Point>], tick: usize, from: Point, to: Point) -> bool {
    movers.iter().all(|mover| {
        let (before, after) = (place_at(mover, tick), place_at(mover, tick + 1));
        after != to && !(before == to && after == from)
    })
}

/// The fewest ticks: all cells that can be reached at each tick, until the movers stand and nothing new comes.
fn fewest_ticks(
    grid: &Grid,
    rule: Diagonal,
    movers: &[Vec<Point>],
    ends: [Point; 2],
) -> Option<usize> {
    let [from, to] = ends;
    if movers.iter().any(|mover| mover[0] == from) {
        return None;
    }
    let horizon = movers.iter().map(Vec::len).max().unwrap_or(0);
    let mut there = HashSet::from([from]);
    for tick in 0..=horizon + (grid.width() * grid.height()) as usize {
        if there.contains(&to) {
            return Some(tick);
        }
        let mut next = HashSet::new();
        for &at in &there {
            let ways = around(grid, at).filter(|&to| can_step(grid, rule, at, to));
            next.extend(
                ways.chain([at])
                    .filter(|&to| is_clear(movers, tick, at, to)),
            );
        }
        there = next;
    }
    None
}

struct Case {
    grid: Grid,
    ends: [Point; 2],
    movers: Vec<Vec<Point>>,
    rule: Diagonal,
}

impl std::fmt::Display for Case {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = self.grid.to_text(TextFormat::Ascii).unwrap_or_default();
        writeln!(
            out,
            "{text}{:?} {:?}\n{:?}",
            self.ends, self.rule, self.movers
        )
    }
}

impl Case {
    fn random(random: &mut Random) -> Self {
        let (width, height) = (random.within(1, 6), random.within(1, 5));
        let mut grid = Grid::new(width, height).unwrap();
        let place = |random: &mut Random| (random.below(width), random.below(height));
        for (x, y) in cells(&grid).collect::<Vec<_>>() {
            grid.set_wall(x, y, random.below(100) < 25).unwrap();
            grid.set_cost(x, y, f64::from(random.within(1, 3))).unwrap();
        }
        let ends = [place(random), place(random)];
        for (x, y) in ends {
            grid.set_wall(x, y, false).unwrap();
        }
        let movers = (0..random.within(1, 4)).map(|_| {
            let mut at = place(random);
            let mut mover = vec![at];
            for _ in 0..random.below(12) {
                // Mostly from cell to cell; now and then it is somewhere else at once.
                let near: Vec<Point> = around(&grid, at).chain([at]).collect();
                at = if random.once_in(8) {
                    place(random)
                } else {
                    near[random.below(near.len() as u32) as usize]
                };
                mover.push(at);
            }
            mover
        });
        Self {
            ends,
            movers: movers.collect(),
            rule: random.pick(Diagonal::ALL),
            grid,
        }
    }

    fn options(&self) -> Options {
        let places = |mover: &Vec<Point>| mover.iter().map(|&point| point.into()).collect();
        Options {
            diagonal: self.rule,
            movers: self.movers.iter().map(places).collect(),
            ..Options::default()
        }
    }

    fn found(&self, options: &Options) -> PathResult<Point> {
        let [from, to] = self.ends;
        find_path(&self.grid, from, to, options).unwrap_or_else(|error| panic!("{self}\n{error}"))
    }
}

#[test]
fn a_path_among_movers_takes_the_fewest_ticks_and_never_meets_one() {
    let mut random = Random::new(0x5a_fe);
    let (mut found, mut waits, mut closed) = (0, 0, 0);
    for _ in rounds(16_000) {
        let case = Case::random(&mut random);
        let result = case.found(&case.options());
        let fewest = fewest_ticks(&case.grid, case.rule, &case.movers, case.ends);
        let ticks = fewest.map_or(f64::INFINITY, |ticks| ticks as f64);
        assert_eq!(result.cost, ticks, "{case}\n{result:?}");
        assert_eq!(result.status == Status::Found, fewest.is_some(), "{case}");
        closed += usize::from(fewest.is_none());
        let Some(ticks) = fewest else { continue };
        assert_eq!(result.path.len(), ticks + 1, "{case}\n{:?}", result.path);
        assert_eq!([result.path[0], result.path[ticks]], case.ends, "{case}");
        for (tick, step) in result.path.windows(2).enumerate() {
            let (from, to) = (step[0], step[1]);
            let is_legal = from == to || can_step(&case.grid, case.rule, from, to);
            assert!(
                is_legal && is_clear(&case.movers, tick, from, to),
                "{case}\n{:?}",
                result.path
            );
            waits += usize::from(from == to);
        }
        found += 1;
    }
    println!("{found} paths with {waits} waits compared, and {closed} ways that are closed");
    assert!(
        found > 1000 && waits > 300 && closed > 300,
        "{found} {waits} {closed}"
    );
}

#[test]
fn its_trace_is_the_same_search_and_can_be_run_backwards() {
    let mut random = Random::new(0xba_c4);
    for _ in rounds(600) {
        let case = Case::random(&mut random);
        let [from, to] = case.ends;
        let mut steps = trace(&case.grid, from, to, &case.options()).unwrap();
        let result = case.found(&case.options());
        let path: Vec<Place> = result.path.iter().map(|&point| point.into()).collect();
        assert_eq!(
            (&steps.result().path, steps.result().cost),
            (&path, result.cost),
            "{case}"
        );
        let mut seen = Vec::new();
        for position in 0..=steps.len() {
            steps.seek(position);
            seen.push((
                steps.states(),
                steps
                    .open_list(9)
                    .iter()
                    .map(|node| (node.at, node.f))
                    .collect::<Vec<_>>(),
            ));
            assert_eq!(
                steps.states()[index(&case.grid, from)] > 0,
                position > 0,
                "{case}"
            );
        }
        for position in (0..=steps.len()).rev() {
            steps.seek(position);
            let open: Vec<_> = steps
                .open_list(9)
                .iter()
                .map(|node| (node.at, node.f))
                .collect();
            assert_eq!((steps.states(), open), seen[position], "{case}");
        }
        for i in 0..steps.len() {
            assert!(steps.explain(i).ends_with('.'), "{case}");
        }
        steps.seek(steps.len());
        if result.status == Status::Found {
            assert_eq!(steps.path(), path, "{case}");
        }
    }
}

fn among(text: &str, movers: &[&[Point]], more: Options) -> Result<PathResult<Point>, String> {
    let grid = Grid::parse(text).unwrap();
    let (from, to) = (grid.start().unwrap(), grid.goal().unwrap());
    let places = |mover: &&[Point]| mover.iter().map(|&point| point.into()).collect();
    let options = Options {
        movers: movers.iter().map(places).collect(),
        ..more
    };
    find_path(&grid, from, to, &options).map_err(|error| error.to_string())
}

/// A guard goes to and fro in front of a door, and stops beside it.
#[test]
fn one_waits_for_a_guard_to_pass() {
    let guard = [(1, 0), (2, 0), (2, 0), (1, 0)];
    let found = among("S..G\n#.##", &[&guard], Options::default()).unwrap();
    assert_eq!(found.message, "There is no path from (0, 0) to (3, 0).");
    let guard = [(2, 0), (1, 0), (1, 1)];
    let found = among("S..G\n#.##", &[&guard], Options::default()).unwrap();
    assert_eq!(
        found.message,
        "A path from (0, 0) to (3, 0) in 4 ticks, 1 of them waiting."
    );
    assert_eq!(found.path, [(0, 0), (0, 0), (1, 0), (2, 0), (3, 0)]);
    let grid = Grid::parse("S..G\n#.##").unwrap();
    let options = Options {
        movers: vec![guard.map(Place::from).to_vec()],
        ..Options::default()
    };
    let mut steps = trace(&grid, (0, 0), (3, 0), &options).unwrap();
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    let waits = "Before that step it waits 1 tick.";
    assert!(told.iter().any(|told| told.contains(waits)), "{told:#?}");
}

#[test]
fn nobody_swaps_places_in_a_corridor() {
    let found = among(
        "S...G",
        &[&[(4, 0), (3, 0), (2, 0), (1, 0), (0, 0)]],
        Options::default(),
    );
    assert_eq!(found.unwrap().status, Status::Unreachable);
}

#[test]
fn who_sets_out_where_a_mover_is_has_no_path() {
    let found = among("S.G", &[&[(0, 0), (0, 0)]], Options::default()).unwrap();
    assert_eq!(found.message, "A mover is at the start (0, 0) at tick 0.");
}

#[test]
fn what_movers_do_not_go_with_is_refused() {
    let guard: &[Point] = &[(1, 0)];
    let default = Options::default;
    for (movers, options, told) in [
        (
            vec![guard, &[]],
            default(),
            "Mover 2 is []: it must be a list of at least one place.",
        ),
        (
            vec![&[(1, 0), (9, 0)][..]],
            default(),
            "The place of mover 1 (9, 0) is outside the map: x goes from 0 to 2 and y from 0 to 0.",
        ),
        (
            vec![guard],
            Options {
                algorithm: Algorithm::Jps,
                ..default()
            },
            "The algorithm \"jps\" knows no time: with movers use \"astar\", \"dijkstra\" or \"auto\".",
        ),
        (
            vec![guard],
            Options {
                reverse: true,
                ..default()
            },
            "The options \"movers\" and \"reverse\" can't be used together.",
        ),
    ] {
        assert_eq!(among("S.G", &movers, options).unwrap_err(), told);
    }
    let grid = Grid::new(3, 1).unwrap();
    let options = Options {
        movers: vec![vec![(1, 0).into()]],
        ..default()
    };
    let audited = stepstar::audit(&grid, (0, 0), (2, 0), &options).unwrap_err();
    assert_eq!(
        audited.to_string(),
        "Audits, diagnoses and distances are for maps on which nobody moves: leave out the option \"movers\"."
    );
}
