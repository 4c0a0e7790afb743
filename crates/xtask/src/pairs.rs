//! Pairs of instructions that come often get names of one byte: deflating finds again what is three bytes long, but nothing shorter.
use std::collections::HashMap;
use stepstar_unpack::RAW;

/// With more it deflates no better.
const MOST: usize = 64;

/// The names, each with its two instructions, either of which may be a name again; and the instructions, written with them.
pub fn named(mut instructions: Vec<u8>) -> (Vec<[u8; 3]>, Vec<u8>) {
    let free: Vec<u8> = (0..RAW)
        .filter(|byte| !instructions.contains(byte))
        .collect();
    let mut names = Vec::new();
    for &name in free.iter().take(MOST) {
        let Some(pair) = most_often(&instructions) else {
            break;
        };
        names.push([name, pair[0], pair[1]]);
        instructions = with(&instructions, pair, name);
    }
    (names, instructions)
}

/// Nothing is paired across the beginning of a function.
fn most_often(instructions: &[u8]) -> Option<[u8; 2]> {
    let mut times: HashMap<[u8; 2], usize> = HashMap::new();
    for pair in instructions.windows(2) {
        if !pair.contains(&RAW) {
            *times.entry([pair[0], pair[1]]).or_default() += 1;
        }
    }
    // The same one in every build, where two come equally often.
    times
        .into_iter()
        .map(|(pair, times)| (times, pair))
        .max()
        .map(|(_, pair)| pair)
}

fn with(instructions: &[u8], pair: [u8; 2], name: u8) -> Vec<u8> {
    let mut out = Vec::with_capacity(instructions.len());
    let mut rest = instructions;
    while let [first, others @ ..] = rest {
        let is_pair = rest.starts_with(&pair);
        out.push(if is_pair { name } else { *first });
        rest = if is_pair { &others[1..] } else { others };
    }
    out
}
