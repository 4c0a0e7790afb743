//! Which mistake is taken for which: programs with each mistake, on random maps on which it shows.

use crate::rounds::rounds;
use crate::seeded::Random;
use crate::student::{Estimate, ORDERS, Reading, Student, Whole, bare, random_map};
use stepstar::{
    Algorithm, Diagnosis, Diagonal, EventKind, Facts, Grid, Heuristic, Mistake, Options, Point,
    Run, Verdict, diagnose, simulate,
};

/// What became of a mistake on so many maps on which it shows.
#[derive(Debug, Default)]
pub struct Row {
    /// How many maps there were.
    pub maps: usize,
    /// How often the mistake was among those named.
    pub named: usize,
    /// How often it was the only one.
    pub alone: usize,
    /// The others that were named, and how often.
    pub others: Vec<(Mistake, usize)>,
}

/// A map, two places and how a program searches that is diagnosed.
pub struct Case {
    pub grid: Grid,
    pub from: Point,
    pub to: Point,
    pub options: Options,
    pub run: Run,
}

impl Case {
    /// A program with some mistakes on a random map; `None` where there is no run.
    pub fn random(random: &mut Random, mistakes: &[Mistake]) -> Option<Self> {
        let needs_diagonals = |mistake: &Mistake| {
            matches!(
                mistake,
                Mistake::ManhattanWithDiagonals
                    | Mistake::WrongDiagonalCost
                    | Mistake::MaxOctile
                    | Mistake::CornerCut
            )
        };
        let needs_terrain = |mistake: &Mistake| {
            matches!(mistake, Mistake::TerrainLeaving | Mistake::IgnoresTerrain)
        };
        let rules: &[Diagonal] = if mistakes.iter().any(needs_diagonals) {
            &Diagonal::ALL[1..]
        } else {
            Diagonal::ALL
        };
        let rule = random.pick(rules);
        let terrain = mistakes.iter().any(needs_terrain) || random.below(2) == 0;
        let (mut grid, from, to) = random_map(random, 12, terrain);
        let order = random.pick(&ORDERS);
        let mut student = Student::right(random, rule, order);
        student.mistakes = mistakes.to_vec();
        student.lazy = false;
        let mut options = Options {
            diagonal: rule,
            ..Options::default()
        };
        for &mistake in mistakes {
            student.takes_up(random, mistake, rules, &mut options);
            // Where the estimate is exact beside the goal, the goal is next as soon as it is opened.
            if mistake == Mistake::StopsWhenOpened {
                if terrain {
                    grid.set_cost(to.0, to.1, 9.0)
                        .expect("a cost that is allowed");
                } else {
                    student.estimate = Estimate::Zero;
                    options.heuristic = Heuristic::Zero;
                }
            }
        }
        let run = if let [mistake @ Mistake::MeetsTooEarly] = *mistakes {
            options.algorithm = Algorithm::Bidirectional;
            options.tie_break = random.pick(stepstar::TieBreak::ALL);
            let trace = simulate(&grid, from, to, mistake, &options).ok()?;
            let mut run = Run::default();
            for event in trace
                .events()
                .filter(|event| event.kind == EventKind::Close)
            {
                run.push(
                    event.at,
                    Facts {
                        g: Some(event.g),
                        ..Facts::default()
                    },
                );
            }
            run
        } else {
            student.run(random, &grid, from, to)
        };
        (!run.is_empty()).then_some(Self {
            grid,
            from,
            to,
            options,
            run,
        })
    }

    /// What the order alone tells.
    pub fn by_order(&self) -> Diagnosis {
        self.diagnosed(&bare(&self.run))
    }

    /// What all that was printed tells.
    pub fn by_all(&self) -> Diagnosis {
        self.diagnosed(&self.run)
    }

    fn diagnosed(&self, run: &Run) -> Diagnosis {
        diagnose(&self.grid, self.from, self.to, run, &self.options).expect("cells of the map")
    }
}

impl Student {
    /// Changes what a mistake needs beside its name.
    fn takes_up(
        &mut self,
        random: &mut Random,
        mistake: Mistake,
        rules: &[Diagonal],
        options: &mut Options,
    ) {
        let rule = self.rule;
        match mistake {
            Mistake::ManhattanWithDiagonals => self.estimate = Estimate::Manhattan,
            Mistake::MaxOctile => self.estimate = Estimate::Chebyshev,
            Mistake::SquaredEuclid => self.estimate = Estimate::Squared,
            Mistake::EuclidTruncated => {
                let whole = random.pick(&[Whole::Down, Whole::Nearest, Whole::Up]);
                let of_octile = rule != Diagonal::Never && random.below(2) == 0;
                self.estimate = Estimate::Whole(whole, of_octile);
            }
            Mistake::WrongDiagonalCost => {
                self.diagonal_cost = random.pick(&[1.0, 1.0, 2.0, 1.4, 1.5]);
            }
            Mistake::CornerCut => {
                let others: Vec<_> = rules.iter().filter(|&&other| other != rule).collect();
                self.rule = *random.pick(&others);
            }
            Mistake::WrapsAround => {
                self.reading = random.pick(&[
                    Reading::RowsJoined,
                    Reading::Swapped,
                    Reading::NoLast,
                    Reading::NoFirst,
                ]);
            }
            Mistake::HeavyEstimate => self.weight = random.pick(&[2.0, 2.0, 1.5, 3.0]),
            Mistake::MissingDirection => {
                let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
                let diagonal = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
                let is_straight = rule == Diagonal::Never || random.below(2) == 0;
                let directions = if is_straight { straight } else { diagonal };
                self.lacks = Some(random.pick(&directions));
            }
            Mistake::WrongBound => {
                self.reading = Reading::NoSide(random.below(4) as u8);
            }
            Mistake::NeverReopens => {
                self.reopens = false;
                self.weight = 2.0;
                options.weight = 2.0;
            }
            _ => {}
        }
    }
}

/// The rows of the order alone, and of all that was printed.
pub fn rows(mistake: Mistake, maps: usize) -> [Row; 2] {
    let mut random = Random::new(0xc0f5 + mistake as u64);
    let mut rows = [Row::default(), Row::default()];
    for _ in 0..maps * 200 {
        if rows[0].maps == maps {
            break;
        }
        let Some(case) = Case::random(&mut random, &[mistake]) else {
            continue;
        };
        let by_order = case.by_order();
        let shows = match mistake {
            Mistake::MaxOctile => by_order.verdict != Verdict::Correct,
            _ => matches!(by_order.verdict, Verdict::Mistaken | Verdict::NotARun),
        };
        if !shows {
            continue;
        }
        for (row, found) in rows.iter_mut().zip([by_order, case.by_all()]) {
            row.maps += 1;
            row.named += usize::from(found.mistakes.contains(&mistake));
            row.alone += usize::from(found.mistakes == [mistake]);
            for &other in found.mistakes.iter().filter(|&&other| other != mistake) {
                match row.others.iter_mut().find(|(known, _)| *known == other) {
                    Some((_, count)) => *count += 1,
                    None => row.others.push((other, 1)),
                }
            }
        }
    }
    for row in &mut rows {
        row.others
            .sort_by_key(|&(other, count)| (std::cmp::Reverse(count), other as u8));
    }
    rows
}

const HEAD: &str = "| Mistake | maps | named by the order | alone | named by all that is printed | alone | what else is named by the order, and how often |
|---|--:|--:|--:|--:|--:|---|";

/// A line of the table, as the documentation has it.
fn line(mistake: Mistake, [bare, full]: &[Row; 2]) -> String {
    let others = bare.others.iter().take(4);
    let others: Vec<_> = others
        .map(|(other, count)| format!("`{other}` {count}"))
        .collect();
    format!(
        "| `{mistake}` | {} | {} | {} | {} | {} | {} |",
        bare.maps,
        bare.named,
        bare.alone,
        full.named,
        full.alone,
        others.join(", ")
    )
}

/// Run by `npm run confusion`.
#[test]
#[ignore = "prints the table"]
fn confusion_table() {
    println!("{HEAD}");
    for &mistake in Mistake::ALL {
        println!("{}", line(mistake, &rows(mistake, MAPS)));
    }
}

const MAPS: usize = 100;

/// At least 95 of 100 by the order alone, and 99 by all that is printed; and the documentation has the table that is printed.
#[test]
fn each_mistake_is_named() {
    let documented = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/diagnosis.md");
    let documented = std::fs::read_to_string(documented).expect("docs/diagnosis.md");
    let maps = rounds(MAPS).len();
    for &mistake in Mistake::ALL {
        let both = rows(mistake, maps);
        let [bare, full] = &both;
        assert_eq!(bare.maps, maps, "{mistake}: too few maps show it");
        assert!((maps - bare.named) * 100 <= maps * 5, "{mistake}: {bare:?}");
        assert!(maps - full.named <= 1, "{mistake}: {full:?}");
        if maps == MAPS {
            let line = line(mistake, &both);
            assert!(
                documented.contains(&line),
                "docs/diagnosis.md lacks\n{line}"
            );
        }
    }
}
