//! Walks over maps that change: every plan of every tick against Bellman-Ford on the map of that tick.

use crate::oracle::{bellman_ford, can_step, grid_steps, index, step_cost};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Change, Diagonal, Grid, Options, Point, Replanner, Status, TextFormat, Walk, WalkOptions, walk,
};

pub struct Case {
    pub grid: Grid,
    pub ends: [Point; 2],
    pub changes: Vec<Change>,
    pub options: WalkOptions,
}

impl std::fmt::Display for Case {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = self.grid.to_text(TextFormat::Ascii).unwrap_or_default();
        let (ends, changes) = (self.ends, &self.changes);
        writeln!(out, "{text}{ends:?}\n{changes:?}\n{:?}", self.options)
    }
}

impl Case {
    pub fn random(random: &mut Random, replanner: Replanner) -> Self {
        let (width, height) = (random.within(1, 9), random.within(1, 9));
        let mut grid = Grid::new(width, height).unwrap();
        let terrain = random.once_in(2);
        let costs: &[f64] =
            random.pick(&[&[1.0, 2.0, 5.0], &[1.0, 0.5, 2.25], &[0.3, 0.123_456_7]]);
        let walls = random.pick(&[10, 25, 40]);
        let place = |random: &mut Random| (random.below(width), random.below(height));
        for cell in 0..width * height {
            let (x, y) = (cell % width, cell / width);
            grid.set_wall(x, y, random.below(100) < walls).unwrap();
            if terrain {
                grid.set_cost(x, y, random.pick(costs)).unwrap();
            }
        }
        let ends = [place(random), place(random)];
        if !random.once_in(9) {
            for (x, y) in ends {
                grid.set_wall(x, y, false).unwrap();
            }
        }
        let changes = (0..random.below(24)).map(|_| Change {
            at: random.below(12),
            place: place(random),
            wall: (!terrain || random.once_in(2)).then(|| random.once_in(2)),
            cost: terrain.then(|| random.pick(costs)),
        });
        let changes = changes.collect();
        let options = WalkOptions {
            replanner,
            sees: random.once_in(3).then(|| random.within(1, 3)),
            mistake: None,
            search: Options {
                diagonal: random.pick(Diagonal::ALL),
                diagonal_cost: random.pick(&[std::f64::consts::SQRT_2, 1.0, 1.5, 2.5, 0.7]),
                ..Options::default()
            },
        };
        Self {
            grid,
            ends,
            changes,
            options,
        }
    }

    pub fn walk(&self) -> Walk {
        let [from, to] = self.ends;
        walk(&self.grid, from, to, &self.changes, &self.options)
            .unwrap_or_else(|error| panic!("{self}\n{error}"))
    }

    /// Follows a walk tick by tick; the answer is how many plans were compared.
    fn check(&self) -> usize {
        let walked = self.walk();
        let [from, goal] = self.ends;
        if self.grid.is_wall(from.0, from.1) || self.grid.is_wall(goal.0, goal.1) {
            assert_eq!(
                (walked.status, walked.ticks.len()),
                (Status::Unreachable, 0),
                "{self}"
            );
            return 0;
        }
        let stays = self.options.replanner == Replanner::Lpa;
        let rule = self.options.search.diagonal;
        let length = self.options.search.diagonal_cost;
        let mut truth = self.grid.clone();
        let mut known = match self.options.sees {
            Some(_) => Grid::new(truth.width(), truth.height()).unwrap(),
            None => truth.clone(),
        };
        let (mut at, mut path, mut cost) = (from, vec![from], 0.0);
        for (number, tick) in walked.ticks.iter().enumerate() {
            assert_eq!(tick.at, at, "{self}\ntick {number}");
            for change in &self.changes {
                let (x, y) = change.place;
                if change.at as usize != number || change.place == at || change.place == goal {
                    continue;
                }
                if let Some(wall) = change.wall {
                    truth.set_wall(x, y, wall).unwrap();
                }
                if let Some(cost) = change.cost {
                    truth.set_cost(x, y, cost).unwrap();
                }
            }
            for y in 0..truth.height() {
                for x in 0..truth.width() {
                    let far = x.abs_diff(at.0).max(y.abs_diff(at.1));
                    if self.options.sees.is_none_or(|sees| far <= sees) {
                        known.set_wall(x, y, truth.is_wall(x, y)).unwrap();
                        known.set_cost(x, y, truth.cost(x, y)).unwrap();
                    }
                }
            }
            let steps = grid_steps(&known, rule, length);
            let cells = (known.width() * known.height()) as usize;
            let least = bellman_ford(cells, &steps, index(&known, at))[index(&known, goal)];
            let same = least == tick.cost || (tick.cost / least - 1.0).abs() < 1e-9;
            assert!(
                same,
                "{self}\ntick {number} at {at:?}: {} but {least}",
                tick.cost
            );
            assert_eq!(
                tick.path.is_empty(),
                least.is_infinite(),
                "{self}\ntick {number}"
            );
            let mut sum = 0.0;
            for pair in tick.path.windows(2) {
                assert!(
                    can_step(&known, rule, pair[0], pair[1]),
                    "{self}\ntick {number}: {pair:?}"
                );
                sum += step_cost(&known, length, pair[0], pair[1]);
            }
            if let (Some(&first), Some(&last)) = (tick.path.first(), tick.path.last()) {
                assert_eq!((first, last), (at, goal), "{self}\ntick {number}");
                assert!((sum - tick.cost).abs() < 1e-9, "{self}\ntick {number}");
            }
            if let Some(&next) = tick.path.get(1).filter(|_| !stays) {
                cost += step_cost(&known, length, at, next);
                path.push(next);
                at = next;
            }
        }
        let last = walked.ticks.last().unwrap();
        assert!(last.cost.is_sign_positive(), "{self}");
        let expanded: u64 = walked.ticks.iter().map(|tick| tick.expanded).sum();
        assert_eq!(expanded, walked.expanded, "{self}");
        let reached = if stays {
            !last.path.is_empty()
        } else {
            last.at == goal
        };
        assert_eq!(
            walked.status == Status::Found,
            reached,
            "{self}\n{}",
            walked.message
        );
        if stays {
            assert_eq!(
                (&walked.path, walked.cost),
                (&last.path, last.cost),
                "{self}"
            );
        } else {
            assert_eq!(walked.path, path, "{self}");
            if reached {
                assert!((walked.cost - cost).abs() < 1e-9, "{self}");
            }
        }
        if !reached || stays {
            let most = self.changes.iter().map(|change| change.at as usize).max();
            assert!(walked.ticks.len() > most.unwrap_or(0), "{self}");
        }
        walked.ticks.len()
    }
}

#[test]
fn every_plan_of_every_tick_is_a_cheapest_one_on_the_map_of_that_tick() {
    let mut random = Random::new(0x47_a1);
    let mut plans = 0;
    for round in rounds(12_000) {
        let replanner = Replanner::ALL[round % Replanner::ALL.len()];
        plans += Case::random(&mut random, replanner).check();
    }
    println!("{plans} plans compared");
    assert!(plans > rounds(12_000).len() * 3);
}
