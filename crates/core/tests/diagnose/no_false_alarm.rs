//! Every correct A* with any order of ties is called correct.

use crate::rounds::rounds;
use crate::seeded::Random;
use crate::student::{Estimate, ORDERS, Student, bare, random_map};
use stepstar::{Diagonal, Options, TextFormat, Verdict, diagnose};

/// Twenty-five maps for each of six orders of ties, for each rule for corners, with and without terrain.
#[test]
fn every_correct_search_is_called_correct() {
    let mut random = Random::new(0x0a57a7);
    let mut repeats = 0;
    for order in ORDERS {
        for &rule in Diagonal::ALL {
            for terrain in [false, true] {
                for round in rounds(25) {
                    let (grid, from, to) = random_map(&mut random, 11, terrain);
                    let mut student = Student::right(&mut random, rule, order);
                    if round % 5 == 4 {
                        student.estimate = Estimate::Euclidean;
                    } else if round % 10 == 3 {
                        student.estimate = Estimate::Chebyshev;
                    }
                    let run = student.run(&mut random, &grid, from, to);
                    if run.is_empty() {
                        continue;
                    }
                    let options = Options {
                        diagonal: rule,
                        ..Options::default()
                    };
                    for run in [bare(&run), run] {
                        let found = diagnose(&grid, from, to, &run, &options).expect("cells");
                        let is_right = matches!(
                            found.verdict,
                            Verdict::Correct | Verdict::CorrectWithRemarks
                        );
                        assert!(
                            is_right,
                            "{student:?} from {from:?} to {to:?}\n{}{run:?}\n{found:?}",
                            grid.to_text(TextFormat::Ascii).expect("costs of 1 to 9")
                        );
                        repeats += usize::from(found.message.contains("expanded again"));
                    }
                }
            }
        }
    }
    assert!(
        repeats > 20,
        "only {repeats} runs had entries that were out of date"
    );
}
