//! Every search is repeated, event for event, with a list that is sorted before each expansion: the order including ties, closed nodes that
//! are reached more cheaply, and where the search ends.

use crate::cases::{Case, Terrain, random_choices, random_place};
use crate::optimal_graphs::RandomGraph;
use crate::oracle::{cells, index};
use crate::plain_search::{Ground, Replay};
use crate::random::Random;
use crate::rounds::{rounds, share};
use stepstar::{Algorithm, Diagonal, Grid, Options, Place, Trace};

fn random_search(random: &mut Random, options: &mut Options) {
    random_choices(random, options);
    options.algorithm = random.pick(&[
        Algorithm::AStar,
        Algorithm::AStar,
        Algorithm::Dijkstra,
        Algorithm::Greedy,
        Algorithm::Bfs,
        Algorithm::Bidirectional,
        Algorithm::Ida,
    ]);
    options.nearest = random.once_in(2);
    options.max_expansions = random.once_in(4).then(|| u64::from(random.below(30)));
}

/// Longer in one direction than the 64 cells that the engine scans at once.
fn long_grid(random: &mut Random) -> Grid {
    let sides = [random.within(62, 132), random.within(1, 3)];
    let [width, height] = random.pick(&[sides, [sides[1], sides[0]]]);
    let mut grid = Grid::new(width, height).expect("a size that is allowed");
    let density = random.pick(&[0, 2, 5, 15]);
    for (x, y) in cells(&grid.clone()) {
        grid.set_wall(x, y, random.below(100) < density)
            .expect("a cell of the map");
    }
    grid
}

/// Counts of what has been compared.
#[derive(Default)]
struct Tally {
    cases: usize,
    events: usize,
    skipped: usize,
    near: usize,
}

impl Tally {
    fn add(&mut self, replay: Replay<'_>, trace: &mut Trace, shown: &dyn Fn() -> String) {
        let (skipped, near) = replay.compare(trace, shown);
        self.cases += 1;
        self.events += trace.len();
        self.skipped += skipped;
        self.near += usize::from(near);
    }

    fn check(&self, near: usize, skipped: usize) {
        println!(
            "searches gone through again: {} random cases, {} events, {} skipped neighbours, {} that came near",
            self.cases, self.events, self.skipped, self.near
        );
        assert!(self.near * share() > near && self.skipped * share() > skipped);
    }
}

/// With single steps and with jump points.
#[test]
fn grid_searches_match_a_plain_sorted_list_event_for_event() {
    let mut random = Random::new(901);
    let [mut steps, mut jumps] = [Tally::default(), Tally::default()];
    for round in rounds(9000) {
        let terrain = [Terrain::Plain, Terrain::Digits][round / 4 % 2];
        let by_jumps = round % 3 == 0;
        let side = if by_jumps { 14 } else { 8 };
        let mut map = Case::random(&mut random, side, Diagonal::ALL[round % 4], terrain);
        if by_jumps && random.once_in(50) {
            map.grid = long_grid(&mut random);
            map.from = random_place(&mut random, &map.grid);
            map.to = random_place(&mut random, &map.grid);
        }
        if by_jumps {
            let cost = random.pick(&[0.0, 1.0, 2.0, 7.0]);
            for (x, y) in cells(&map.grid.clone()) {
                map.grid.set_cost(x, y, cost).expect("a cell");
            }
        }
        let case = map.with(|options| {
            random_search(&mut random, options);
            options.diagonal_cost = random.pick(&[1.0, 1.5, 2.0, 3.0]);
            if by_jumps {
                options.algorithm = Algorithm::Jps;
                options.diagonal_cost = random.pick(&[1.0, 1.5, 2.0]);
            }
            for _ in 0..random.pick(&[0, 0, 0, 1, 2]) {
                options
                    .through
                    .push(random_place(&mut random, &map.grid).into());
            }
        });
        let through = case.options.through.iter().map(|&stop| match stop {
            Place::Cell(x, y) => (x, y),
            _ => panic!("a cell"),
        });
        let stops = [case.from].into_iter().chain(through).chain([case.to]);
        let stops = stops.map(|stop| index(&case.grid, stop)).collect();
        let replay = Replay::new(Ground::Cells(&case.grid), &case.options, stops);
        if replay.begins() {
            let tally = if by_jumps { &mut jumps } else { &mut steps };
            tally.add(replay, &mut case.trace(), &|| case.to_string());
        }
    }
    steps.check(600, 200_000);
    jumps.check(300, 1000);
}

#[test]
fn graph_searches_match_a_plain_sorted_list_event_for_event() {
    let mut random = Random::new(902);
    let mut tally = Tally::default();
    for _ in rounds(12_000) {
        let mut graph = RandomGraph::new(&mut random, 9);
        if random.once_in(2) {
            graph.occupy_some(&mut random);
        }
        let mut options = Options::default();
        random_search(&mut random, &mut options);
        let count = graph.nodes.len() as u32;
        let stops = random.pick(&[2, 2, 3, 4]);
        let stops: Vec<usize> = (0..stops).map(|_| random.below(count) as usize).collect();
        let ids: Vec<u32> = stops.iter().map(|&stop| graph.nodes[stop].id).collect();
        let (from, to) = (ids[0], ids[ids.len() - 1]);
        options.through = ids[1..ids.len() - 1].iter().map(|&id| id.into()).collect();
        let replay = Replay::new(Ground::Nodes(&graph), &options, stops);
        if replay.begins() {
            let shown = || format!("{}\nfrom {from} to {to}", graph.show(&options));
            let trace = stepstar::trace(&graph.graph, from, to, &options);
            tally.add(replay, &mut trace.expect("nodes of the graph"), &shown);
        }
    }
    tally.check(800, 15_000);
}
