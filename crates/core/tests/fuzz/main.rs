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
const PARTS: [&str; 48] = [
    "type octile\nheight 2\nwidth 3\nmap\n..@\nTW.\n",
    "3 2\n010\n000\n",
    "S.#\n.9G\n",
    "{\"width\":2,\"height\":1,\"tilewidth\":8,\"tileheight\":8,\"layers\":[",
    "{\"name\":\"walls\",\"type\":\"tilelayer\",\"width\":2,\"height\":1,\"data\":[1,0]}",
    "{\"type\":\"objectgroup\",\"objects\":[{\"name\":\"start\",\"x\":9,\"y\":1}]}",
    "],\"infinite\":true,\"tilesets\":[{\"firstgid\":1,\"tiles\":[{\"id\":0,\"class\":\"wall\"}]}]}",
    "\"chunks\":[{\"x\":-4,\"y\":0,\"width\":1,\"height\":1,\"data\":\"AQAAAA==\"}]",
    "p sp 2 1\na 1 2 7\n",
    "v 1 0 0\nv 2 -3 4\n",
    "\u{c}",
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

/// Maps of other programs, whole: by chance alone none would be.
const WHOLE: [&str; 3] = [
    r#"{"width":3,"height":2,"tilewidth":8,"tileheight":8,"orientation":"orthogonal","layers":[
    {"name":"walls","type":"tilelayer","width":3,"height":2,"data":[1,0,2,0,3,0]},
    {"type":"group","properties":[{"name":"cost","value":2.5e1}],"layers":[
    {"name":"\u0077et","type":"tilelayer","width":3,"height":2,"encoding":"base64","data":"AAAAAAAAAAAAAAAAAAAAAAAAAAABAAAA"}]},
    {"type":"objectgroup","objects":[{"name":"start","x":9,"y":1,"point":true},{"class":"goal","gid":9,"x":0,"y":16,"width":8,"height":8},
    {"name":"wall","x":1,"y":1,"width":20,"height":3,"rotation":0}]}],
    "tilesets":[{"firstgid":1,"tiles":[{"id":1,"properties":[{"name":"walkable","value":true}]}]},{"firstgid":9,"source":"a.tsx"}]}"#,
    r#"{"infinite":true,"tilewidth":8,"tileheight":8,"layers":[{"name":"walls","type":"tilelayer","chunks":[
    {"x":-2,"y":0,"width":2,"height":1,"data":[1,0]},{"x":0,"y":2,"width":1,"height":2,"data":[2147483649,7]}]}]}"#,
    "c a graph\np sp 3 3\na 1 2 7\na 2 3 0.5\na 3 1 0\n\u{c}p aux sp co 3\nv 1 0 0\nv 2 -3 4\nv 3 1e2 -1\n",
];

/// What may stand in place of another letter.
const LETTERS: &[u8] = b"0123456789-+.e{}[]\",: ";

#[test]
fn a_damaged_map_of_another_program_is_a_map_or_is_refused_with_a_sentence() {
    let mut random = Random::new(4904);
    for _ in rounds(20_000) {
        let mut text = WHOLE[random.below(3) as usize].as_bytes().to_vec();
        for _ in 0..random.below(3) {
            let at = random.below(text.len() as u32) as usize;
            match random.below(4) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, random.bits() as u8),
                2 => text[at] ^= 1 << random.below(8),
                _ => text[at] = LETTERS[random.below(LETTERS.len() as u32) as usize],
            }
        }
        map_text::map_text(&text);
    }
}

#[test]
fn any_text_is_a_run_with_a_verdict() {
    try_found("run-text", run_text::run_text);
    let mut random = Random::new(4902);
    for _ in rounds(3_000) {
        let mut data = vec![random.bits() as u8, random.bits() as u8];
        data.extend(random_text(&mut random));
        run_text::run_text(&data);
    }
}

#[test]
fn whatever_happens_to_one_map_its_answers_are_those_of_a_naive_model() {
    try_found("one-map", one_map::one_map);
    let mut random = Random::new(4903);
    for _ in rounds(200) {
        let length = 16 + random.below(240);
        let data: Vec<u8> = (0..length).map(|_| random.bits() as u8).collect();
        one_map::one_map(&data);
    }
}
