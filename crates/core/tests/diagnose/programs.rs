//! Programs on the first two maps of the page "Check your A*", as people write and paste them there: what each is told.

use crate::seeded::Random;
use crate::student::{Estimate, Order, Reading, Student, bare};
use stepstar::{Diagnosis, Diagonal, Grid, Mistake, Options, Verdict, diagnose};

/// A program, by what is wrong with it.
struct Program {
    wrong: &'static str,
    order: Order,
    /// Whether it steps diagonally past no wall, or straight only.
    eight: bool,
    /// Whether it prints g, h, f and the parent, or the order alone.
    prints: bool,
    mistakes: &'static [Mistake],
    change: fn(&mut Student),
}

const fn program(wrong: &'static str, order: Order) -> Program {
    Program {
        wrong,
        order,
        eight: false,
        prints: false,
        mistakes: &[],
        change: |_| {},
    }
}

/// Right ones, one for each mistake that these maps can show, and some that no list has.
fn programs() -> Vec<Program> {
    let of = |wrong, order, mistakes: &'static [Mistake]| Program {
        mistakes,
        ..program(wrong, order)
    };
    let eight = |program: Program| Program {
        eight: true,
        ..program
    };
    let printing = |program: Program| Program {
        prints: true,
        ..program
    };
    let changed = |program: Program, change| Program { change, ..program };
    vec![
        printing(program("nothing", Order::Oldest)),
        eight(program("nothing", Order::Cell)),
        eight(printing(program("nothing", Order::HighG))),
        printing(of("sorts by h", Order::Newest, &[Mistake::HOnly])),
        changed(program("h is the square", Order::Oldest), |student| {
            student.estimate = Estimate::Squared;
        }),
        printing(of(
            "pays for the cell left",
            Order::HighG,
            &[Mistake::TerrainLeaving],
        )),
        of("sorts by g", Order::Oldest, &[Mistake::GOnly]),
        changed(program("ends of rows joined", Order::LowG), |student| {
            student.reading = Reading::RowsJoined;
        }),
        eight(changed(
            program("a diagonal costs 1", Order::Cell),
            |student| {
                student.diagonal_cost = 1.0;
            },
        )),
        eight(printing(changed(
            program("a diagonal costs 1.4", Order::Oldest),
            |student| student.diagonal_cost = 1.4,
        ))),
        eight(changed(
            program("dx + dy with diagonals", Order::Newest),
            |student| {
                student.estimate = Estimate::Manhattan;
            },
        )),
        eight(of(
            "an open cell keeps its g",
            Order::Oldest,
            &[Mistake::NoDecrease],
        )),
        eight(changed(
            program("takes diagonals past walls", Order::Cell),
            |student| {
                student.rule = Diagonal::Always;
            },
        )),
        eight(of(
            "closed when pushed",
            Order::HighG,
            &[Mistake::ClosedWhenOpened],
        )),
        of(
            "stops when the goal is opened",
            Order::Oldest,
            &[Mistake::StopsWhenOpened],
        ),
        of(
            "takes no notice of terrain",
            Order::Newest,
            &[Mistake::IgnoresTerrain],
        ),
        changed(
            program("h measured from the start", Order::Oldest),
            |student| {
                student.estimate = Estimate::FromStart;
            },
        ),
        of(
            "sorts by h, and goes on after the goal",
            Order::Oldest,
            &[Mistake::HOnly, Mistake::NoStop],
        ),
        eight(changed(
            of(
                "closed when pushed, and dx + dy with diagonals",
                Order::HighG,
                &[Mistake::ClosedWhenOpened],
            ),
            |student| student.estimate = Estimate::Manhattan,
        )),
    ]
}

fn map(name: &str) -> Grid {
    let path = format!("{}/../../maps/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    Grid::parse(&std::fs::read_to_string(path).expect("a map")).expect("a map")
}

impl Program {
    fn diagnosed(&self, grid: &Grid) -> Diagnosis {
        let rule = if self.eight {
            Diagonal::NoObstacles
        } else {
            Diagonal::Never
        };
        let mut random = Random::new(0x9209);
        let mut student = Student::right(&mut random, rule, self.order);
        student.lazy = false;
        student.reopens = false;
        student.prints_start = true;
        student.prints_goal = true;
        student.mistakes = self.mistakes.to_vec();
        (self.change)(&mut student);
        let (from, to) = (grid.start().expect("S"), grid.goal().expect("G"));
        let run = student.run(&mut random, grid, from, to);
        let run = if self.prints { run } else { bare(&run) };
        let options = Options {
            diagonal: rule,
            ..Options::default()
        };
        diagnose(grid, from, to, &run, &options).expect("cells of the map")
    }
}

/// What a diagnosis comes to, for a table.
fn told(found: &Diagnosis) -> String {
    let named = |mistakes: &[Mistake], between: &str| {
        let names: Vec<_> = mistakes.iter().map(|name| format!("`{name}`")).collect();
        names.join(between)
    };
    match found.verdict {
        Verdict::NotARun => "no run".to_owned(),
        Verdict::Mistaken => {
            let step = found.step.map_or(0, |step| step + 1);
            let what = match found.mistakes.as_slice() {
                [] => "none known gives the whole run".to_owned(),
                all if found.together => format!("{}, together", named(all, " and ")),
                all => named(all, " or "),
            };
            format!("expansion {step}: {what}")
        }
        _ => match found.ties {
            Some(ties) => format!("correct, ties `{ties}`"),
            None => "correct".to_owned(),
        },
    }
}

const HEAD: &str = "| What is wrong with it | steps | prints | on the hill | in the pocket |
|---|---|---|---|---|";

fn lines() -> Vec<String> {
    let (hill, pocket) = (map("terrain"), map("trap"));
    let line = |program: &Program| {
        format!(
            "| {} | {} | {} | {} | {} |",
            program.wrong,
            if program.eight {
                "diagonal"
            } else {
                "straight"
            },
            if program.prints { "all" } else { "the order" },
            told(&program.diagnosed(&hill)),
            told(&program.diagnosed(&pocket))
        )
    };
    programs().iter().map(line).collect()
}

/// Run by `npm run confusion`.
#[test]
#[ignore = "prints the table"]
fn confusion_table_of_programs() {
    println!("{HEAD}");
    for line in lines() {
        println!("{line}");
    }
}

/// No right program is called mistaken, and the documentation has the table that is printed.
#[test]
fn programs_are_told_what_the_documentation_says() {
    let documented = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/diagnosis.md");
    let documented = std::fs::read_to_string(documented).expect("docs/diagnosis.md");
    let (hill, pocket) = (map("terrain"), map("trap"));
    for program in programs()
        .iter()
        .filter(|program| program.wrong == "nothing")
    {
        for grid in [&hill, &pocket] {
            let found = program.diagnosed(grid);
            assert_eq!(found.verdict, Verdict::Correct, "{}", found.message);
        }
    }
    for line in lines() {
        assert!(
            documented.contains(&line),
            "docs/diagnosis.md lacks\n{line}"
        );
    }
}
