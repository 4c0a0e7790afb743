//! Any text as the run of somebody's program: never a panic, and a verdict with a sentence.

use crate::bytes::Bytes;
use crate::said::check_sentence;
use stepstar::{Diagonal, Grid, Options, Run, Verdict, diagnose_text, retrace};

const MAPS: [&str; 4] = [
    "S..\n.9.\n..G",
    "S...\n.##.\n...G",
    "S#G\n###\n...",
    ".5.S\n.G..\n9..1\n....",
];

pub fn run_text(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let grid = Grid::parse(bytes.pick(&MAPS)).expect("a map");
    let (start, goal) = (grid.start().expect("S"), grid.goal().expect("G"));
    let options = Options {
        diagonal: bytes.pick(Diagonal::ALL),
        ..Options::default()
    };
    let text = bytes.text();
    let read = Run::parse(&text, &grid);
    let found = diagnose_text(&grid, start, goal, &text, &options).expect("marks are cells");
    check_sentence(&found.message);
    // A diagnosis may pass over lines that a strict reader refuses, never the other way round.
    match read {
        Ok(run) => {
            if let Err(error) = retrace(&grid, start, goal, &run, &[], &options) {
                assert_eq!(found.verdict, Verdict::NotARun, "{error}\n{text:?}");
                check_sentence(&error.to_string());
            }
        }
        Err(error) => check_sentence(&error.to_string()),
    }
}
