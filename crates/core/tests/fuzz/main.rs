//! The targets of `npm run fuzz`, each with a fixed number of cases here: whatever comes in, nothing panics, and what is answered is true.
//! What was ever found lies in `found`, in a folder for each target, and is tried first.

mod bytes;
mod map_text;
mod one_map;
#[path = "../engine/oracle.rs"]
#[expect(dead_code, reason = "what graphs need is not needed here")]
mod oracle;
#[path = "../../src/rounds.rs"]
mod rounds;
mod run_text;
mod said;
#[path = "../../src/seeded.rs"]
mod seeded;

use rounds::rounds;
use seeded::Random;
use std::fs;
use std::path::Path;

type Target = fn(&[u8]);

fn try_found(name: &str, target: Target) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fuzz/found")
        .join(name);
    let Ok(files) = fs::read_dir(folder) else {
        return;
    };
    for file in files {
        target(&fs::read(file.expect("a file").path()).expect("a file that can be read"));
    }
}

/// Beginnings of what is meant, and what may stand between.
const PARTS: [&str; 40] = [
    "type octile\nheight 2\nwidth 3\nmap\n..@\nTW.\n",
    "3 2\n010\n000\n",
    "S.#\n.9G\n",
    "version 1\n",
    "0\tm.map\t3\t3\t0\t0\t1\t1\t1.5\n",
    "0 0\n1 0\n",
    "(1, 2) g=1 h=2 f=3\n",
    "{\"x\": 1, \"y\": 0, \"g\": 1}\n",
    "[[0, 0], [0, 1]]",
    "- { type: expanding, id: \"1:0\", x: 1, y: 0 }\n",
    "version: 1.4.0\nevents:\n",
    "step,kind,at,g,h,f,parent\n",
    "1,close,0 0,0,2,2,\n",
    "expand ",
    "parent",
    "\n",
    "\r\n",
    "\t",
    " ",
    ",",
    ":",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "'",
    "0",
    "9",
    "-1",
    "1e400",
    "NaN",
    "4294967296",
    "4096",
    "#",
    ".",
    "S",
    "G",
    "\u{202e}",
    "\u{feff}",
];

fn random_text(random: &mut Random) -> Vec<u8> {
    let mut text = Vec::new();
    for _ in 0..=random.below(12) {
        text.extend(PARTS[random.below(PARTS.len() as u32) as usize].bytes());
    }
    for _ in 0..random.below(4) {
        let at = random.below(text.len() as u32) as usize;
        match random.below(3) {
            0 => drop(text.remove(at)),
            1 => text.insert(at, random.bits() as u8),
            _ => text[at] ^= 1 << random.below(8),
        }
        if text.is_empty() {
            break;
        }
    }
    text
}

#[test]
fn any_text_is_a_map_that_comes_back_or_is_refused_with_a_sentence() {
    try_found("map-text", map_text::map_text);
    let mut random = Random::new(4901);
    for _ in rounds(40_000) {
        map_text::map_text(&random_text(&mut random));
    }
}

#[test]
fn any_text_is_a_run_with_a_verdict() {
    try_found("run-text", run_text::run_text);
    let mut random = Random::new(4902);
    for _ in rounds(8_000) {
        let mut data = vec![random.bits() as u8, random.bits() as u8];
        data.extend(random_text(&mut random));
        run_text::run_text(&data);
    }
}

#[test]
fn whatever_happens_to_one_map_its_answers_are_those_of_a_naive_model() {
    try_found("one-map", one_map::one_map);
    let mut random = Random::new(4903);
    for _ in rounds(500) {
        let length = 16 + random.below(240);
        let data: Vec<u8> = (0..length).map(|_| random.bits() as u8).collect();
        one_map::one_map(&data);
    }
}
