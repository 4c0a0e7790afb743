//! Several floors with links between them.

use super::grounds::{from_any, grid, options, place};
use crate::oracle::{Step, grid_steps, same};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Algorithm, FloorPoint, Floors, Grid, Heuristic, Link, Mistake, Options, Pathfinder, Place, Run,
    Trace, audit, audit_between, diagnose, distances, find_path, retrace, simulate, trace,
};

const EXACT: [Algorithm; 5] = [
    Algorithm::Auto,
    Algorithm::AStar,
    Algorithm::Dijkstra,
    Algorithm::Bidirectional,
    Algorithm::Ida,
];

fn random_house(random: &mut Random, side: u32, most_links: u32) -> Floors {
    let floors: Vec<Grid> = (0..random.within(1, 4))
        .map(|_| grid(random, side))
        .collect();
    let mut links = Vec::new();
    for _ in 0..random.below(most_links + 1) {
        let [from, to] = [(); 2].map(|()| {
            let floor = random.below(floors.len() as u32);
            let (x, y) = place(random, &floors[floor as usize]);
            (x, y, floor)
        });
        let is_free = |at: FloorPoint| !floors[at.2 as usize].is_wall(at.0, at.1);
        if is_free(from) && is_free(to) {
            links.push(Link {
                from,
                to,
                cost: f64::from(random.below(9)) / 2.0,
                one_way: random.once_in(2),
            });
        }
    }
    Floors::new(floors, links).unwrap()
}

fn random_cell(random: &mut Random, house: &Floors) -> FloorPoint {
    let floor = random.below(house.floors().len() as u32);
    let (x, y) = place(random, &house.floors()[floor as usize]);
    (x, y, floor)
}

/// The number of a cell, floor by floor and row by row.
fn number(house: &Floors, (x, y, floor): FloorPoint) -> usize {
    let before = house.floors()[..floor as usize].iter();
    let cells: u32 = before.map(|grid| grid.width() * grid.height()).sum();
    (cells + y * house.floors()[floor as usize].width() + x) as usize
}

fn steps(house: &Floors, options: &Options) -> (usize, Vec<Step>) {
    let (mut first, mut all) = (0, Vec::new());
    for grid in house.floors() {
        let steps = grid_steps(grid, options.diagonal, options.diagonal_cost);
        all.extend(
            steps
                .iter()
                .map(|&(from, to, cost)| (from + first, to + first, cost)),
        );
        first += (grid.width() * grid.height()) as usize;
    }
    for link in house.links() {
        let [from, to] = [link.from, link.to].map(|at| number(house, at));
        let is_free = |at: FloorPoint| !house.is_wall(at.0, at.1, at.2);
        if is_free(link.to) {
            all.push((from, to, link.cost));
        }
        if !link.one_way && is_free(link.from) {
            all.push((to, from, link.cost));
        }
    }
    (first, all)
}

fn truth(house: &Floors, start: FloorPoint, options: &Options) -> Vec<f64> {
    let (cells, steps) = steps(house, options);
    let is_free = !house.is_wall(start.0, start.1, start.2);
    let starts: Vec<usize> = is_free.then(|| number(house, start)).into_iter().collect();
    from_any(cells, &steps, &starts)
}

#[test]
fn paths_over_random_floors_and_links_are_the_cheapest() {
    let mut random = Random::new(0xf1_0075);
    let mut over_links = 0;
    for round in rounds(4000) {
        let house = random_house(&mut random, 6, 6);
        let mut options = options(&mut random);
        options.algorithm = EXACT[round % EXACT.len()];
        options.reverse = random.once_in(3);
        let (from, to) = (
            random_cell(&mut random, &house),
            random_cell(&mut random, &house),
        );
        let costs = truth(&house, from, &options);
        let is_wall = house.is_wall(to.0, to.1, to.2);
        let best = if is_wall {
            f64::INFINITY
        } else {
            costs[number(&house, to)]
        };
        let result = find_path(&house, from, to, &options).unwrap();
        let printed = format!(
            "{:?} {from:?} {to:?} {options:?} {}",
            house.to_text(),
            result.message
        );
        assert!(same(result.cost, best), "{} {best} {printed}", result.cost);
        over_links += usize::from(
            result
                .path
                .windows(2)
                .any(|pair| pair[0].2 != pair[1].2 || pair[0].0.abs_diff(pair[1].0) > 1),
        );
        let steps = trace(&house, from, to, &options).unwrap();
        assert!(same(steps.result().cost, best), "{printed}");
        let audit = audit(&house, from, to, &options).unwrap();
        assert!(same(audit.optimal_cost, best), "{} {printed}", audit.reason);
        assert!(
            audit.optimal && audit.admissible && audit.consistent,
            "{} {printed}",
            audit.reason
        );
        let far = distances(
            &house,
            &[from],
            f64::INFINITY,
            &Options {
                algorithm: Algorithm::Auto,
                reverse: false,
                ..options
            },
        )
        .unwrap();
        assert!(
            far.costs().iter().zip(&costs).all(|(&a, &b)| same(a, b)),
            "{printed}"
        );
    }
    assert!(over_links > rounds(4000).len() / 20, "only {over_links}");
}

/// Where it is not worked out what is left behind each of many links, the estimate is lower, and consistent all the same.
#[test]
fn with_hundreds_of_links_and_goals_the_estimate_stays_consistent() {
    let mut random = Random::new(0xf1_0076);
    for round in rounds(80) {
        let house = random_house(&mut random, 12, if round % 2 == 0 { 400 } else { 90 });
        let options = options(&mut random);
        let start = random_cell(&mut random, &house);
        let goals: Vec<FloorPoint> = (0..random.pick(&[1, 3, 80]))
            .map(|_| random_cell(&mut random, &house))
            .collect();
        let audit = audit_between(&house, &[start], &goals, &options).unwrap();
        assert!(
            audit.optimal && audit.admissible && audit.consistent,
            "{}",
            audit.reason
        );
        let costs = truth(&house, start, &options);
        let free = goals.iter().filter(|at| !house.is_wall(at.0, at.1, at.2));
        let best = free
            .map(|&at| costs[number(&house, at)])
            .fold(f64::INFINITY, f64::min);
        assert!(same(audit.optimal_cost, best), "{} {best}", audit.reason);
    }
}

/// A teleport: the straight distance promises more than it costs.
#[test]
fn the_audit_shows_what_a_naive_estimate_does_where_there_are_teleports() {
    let house = Floors::parse("Sa.......aG").unwrap();
    let options = Options {
        heuristic: Heuristic::Manhattan,
        ..Options::default()
    };
    let truth = audit(&house, (0, 0, 0), (10, 0, 0), &options).unwrap();
    assert!(!truth.admissible && !truth.consistent, "{}", truth.reason);
    assert_eq!(truth.optimal_cost, 3.0);
    let truth = audit(&house, (0, 0, 0), (10, 0, 0), &Options::default()).unwrap();
    assert!(
        truth.optimal && truth.admissible && truth.consistent,
        "{}",
        truth.reason
    );
}

#[test]
fn a_pathfinder_over_floors_sees_edits_of_any_floor() {
    let mut random = Random::new(0xf1_0077);
    for _ in rounds(200) {
        let house = random_house(&mut random, 6, 8);
        let options = options(&mut random);
        let mut finder = Pathfinder::new(house, options.clone()).unwrap();
        for _ in 0..8 {
            let at = random_cell(&mut random, finder.map());
            finder.set_wall(at, random.once_in(2)).unwrap();
            let at = random_cell(&mut random, finder.map());
            finder.set_cost(at, f64::from(random.below(4))).unwrap();
            let house = finder.map().clone();
            let (from, to) = (
                random_cell(&mut random, &house),
                random_cell(&mut random, &house),
            );
            let is_wall = house.is_wall(to.0, to.1, to.2);
            let costs = truth(&house, from, &options);
            let best = if is_wall {
                f64::INFINITY
            } else {
                costs[number(&house, to)]
            };
            let result = finder.find(from, to).unwrap();
            assert!(same(result.cost, best), "{} {best}", result.message);
        }
    }
}

#[test]
fn texts_of_random_floors_are_read_back_as_they_were() {
    let mut random = Random::new(0xf1_0078);
    for _ in rounds(400) {
        let mut house = random_house(&mut random, 6, 40);
        let floors = house.floors().iter().map(|grid| {
            let mut plain = grid.clone();
            // Of walls no text knows the cost.
            let cells = (0..grid.height()).flat_map(|y| (0..grid.width()).map(move |x| (x, y)));
            let costs = cells.map(|(x, y)| match grid.is_wall(x, y) {
                true => 1.0,
                false => grid.cost(x, y).round().clamp(1.0, 9.0),
            });
            plain.set_costs(costs.collect()).unwrap();
            plain
        });
        house = Floors::new(floors.collect(), house.links().to_vec()).unwrap();
        let text = house.to_text().unwrap();
        let again = Floors::parse(&text).unwrap();
        assert_eq!(again.floors(), house.floors(), "{text}");
        let listed = |house: &Floors| {
            let mut links: Vec<String> = house
                .links()
                .iter()
                .map(|link| {
                    let mut ends = [link.from, link.to];
                    if !link.one_way {
                        ends.sort_by_key(|&(x, y, floor)| (floor, y, x));
                    }
                    format!("{ends:?} {} {}", link.cost, link.one_way)
                })
                .collect();
            links.sort();
            links
        };
        assert_eq!(listed(&again), listed(&house), "{text}");
    }
}

#[test]
fn in_a_text_links_that_are_no_letters_stand_apart() {
    let text = "S..\n\n..G\n\n0,0,0 -> 1,0,1 2\n";
    let house = Floors::parse(text).unwrap();
    assert_eq!(house.to_text().unwrap(), text);
    assert_eq!(
        (house.start(), house.goal()),
        (Some((0, 0, 0)), Some((2, 0, 1)))
    );
}

#[test]
fn sentences_tell_of_floors_and_stairs() {
    let house = Floors::parse("S.a\n...\n\na.G\n\n2,0,1 -> 0,1,0").unwrap();
    let result = find_path(&house, (0, 0, 0), (2, 0, 1), &Options::default()).unwrap();
    assert_eq!(
        result.message,
        "A path from (0, 0) on floor 0 to (2, 0) on floor 1 in 5 steps, cost 5."
    );
    let mut steps = trace(&house, (0, 0, 0), (2, 0, 1), &Options::default()).unwrap();
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    assert!(
        told.contains(&"Opened (0, 0) on floor 1, up the stairs at (2, 0) on floor 0: g = 2 + 1 = 3, h = 2, so f = 5.".to_owned()),
        "{told:#?}"
    );
    let mut steps = trace(&house, (2, 0, 1), (0, 1, 0), &Options::default()).unwrap();
    let told: Vec<String> = (0..steps.len()).map(|i| steps.explain(i)).collect();
    assert!(
        told.contains(&"Opened (0, 1) on floor 0, down the stairs at (2, 0) on floor 1: g = 0 + 1 = 1, h = 0, so f = 1.".to_owned()),
        "{told:#?}"
    );
}

#[test]
fn runs_over_floors_are_not_known_to_the_diagnosis() {
    let house = Floors::parse("S.a\n\na.G").unwrap();
    let options = Options::default();
    let run = Run::from_iter([(0, 0, 0)]);
    let error = diagnose(&house, (0, 0, 0), (2, 0, 1), &run, &options).unwrap_err();
    assert_eq!(
        error.to_string(),
        "Runs over several floors are not known here: give the part on each floor as a run of its own."
    );
}

/// What a search over floors expands, in order.
fn order_of(trace: &Trace) -> Vec<Place> {
    let expansions = trace.events().filter(|event| event.kind.name() == "close");
    expansions.map(|event| event.at).collect()
}

/// A search with a mistake is the usual one with one rule changed, on floors, too: by g alone it is that of Dijkstra.
#[test]
fn mistakes_are_made_on_floors_as_far_as_they_are_no_matter_of_one_grid() {
    let house = Floors::parse("S.a..\n.3.#.\n\n.#a..\n..2.G").unwrap();
    let (from, to, options) = ((0, 0, 0), (4, 1, 1), Options::default());
    let wrong = simulate(&house, from, to, Mistake::GOnly, &options).unwrap();
    let by_g = Options {
        algorithm: Algorithm::Dijkstra,
        ..Options::default()
    };
    assert_eq!(
        order_of(&wrong),
        order_of(&trace(&house, from, to, &by_g).unwrap())
    );
    let error = simulate(&house, from, to, Mistake::CornerCut, &options).unwrap_err();
    assert!(error.to_string().contains("it needs a grid"), "{error}");
}

/// Any order in which ties may be decided is gone along with, up and down the stairs.
#[test]
fn a_run_over_floors_is_gone_along_with_wherever_it_may_come_next() {
    let house = Floors::parse("S..\n..a\n\n..a\n..G").unwrap();
    let (from, to, options) = ((0, 0, 0), (2, 1, 1), Options::default());
    let mut random = Random::new(46);
    for _ in 0..20 {
        let mut taken: Vec<Place> = vec![from.into()];
        loop {
            let run = Run::from_iter(taken.iter().copied());
            let mut steps = retrace(&house, from, to, &run, &[], &options).unwrap();
            assert_eq!(order_of(&steps)[..taken.len()], taken[..]);
            if taken.last() == Some(&to.into()) {
                break;
            }
            steps.seek_expansion(taken.len() as u32);
            let open = steps.open_list(usize::MAX);
            let ties = open.iter().filter(|node| node.f == open[0].f);
            let ties: Vec<Place> = ties.map(|node| node.at).collect();
            taken.push(random.pick(&ties));
        }
    }
}

/// A whole expansion says of each cell that it opens over stairs which ones they are; the others it counts.
#[test]
fn a_whole_step_tells_which_stairs_it_took() {
    let house = Floors::parse("Sa\n\na.\n.G").unwrap();
    let mut steps = trace(&house, (0, 0, 0), (1, 1, 1), &Options::default()).unwrap();
    let told: Vec<_> = (1..=steps.expansions())
        .map(|n| steps.explain_expansion(n))
        .collect();
    let climbed = told.iter().find(|told| told.contains("stairs")).unwrap();
    assert!(
        climbed.contains("Opened (0, 0) on floor 1, up the stairs at (1, 0) on floor 0: g = 1 + 1 = 2, h = 2, so f = 4."),
        "{climbed}"
    );
    assert!(!climbed.contains("Opened 1 neighbour."), "{climbed}");
}
