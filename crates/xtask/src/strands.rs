//! A module taken apart, so that it deflates by a fifth better: the instructions of all functions come one after the other, and what
//! follows them, numbers mostly, is sorted by the instruction. `stepstar_unpack::braid` puts it together.
//!
//! ```text
//!   local.get 3  i32.const 8  i32.add  local.set 3    -->   get const add set | get: 3 | const before add: 8 | set: 3
//! ```
use crate::pairs;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use stepstar_unpack::{I32_CONST, I64_CONST, RAW};
use wasmparser::{BinaryReaderError, Parser, Payload};

/// More numbers than that follow no instruction that comes often.
const MOST: usize = 3;

/// Constants of fewer bytes before one instruction are not worth a strand.
const LEAST: usize = 48;

/// An instruction, or [`RAW`], with the numbers or bytes that follow it.
struct Part<'w> {
    kind: u8,
    numbers: Vec<&'w [u8]>,
}

/// The strands of a module.
pub fn of(wasm: &[u8]) -> Result<Vec<u8>, String> {
    let parts = parts(wasm).map_err(|error| format!("No module: {error}."))?;
    let columns = constants(&parts);
    let mut strands: BTreeMap<(u8, u8), Vec<u8>> = BTreeMap::new();
    for (i, part) in parts.iter().enumerate() {
        let mut put = |column: u8, bytes: &[u8]| {
            let strand = strands.entry((part.kind, column)).or_default();
            strand.extend(bytes);
        };
        match (part.kind, &*part.numbers) {
            (RAW, [bytes]) => {
                put(0, &written(bytes.len()));
                put(0, bytes);
            }
            (I32_CONST | I64_CONST, [constant]) => {
                let next = parts[i + 1].kind;
                let own = columns.contains(&(part.kind, next));
                put(if own { next } else { 0 }, constant);
            }
            (_, numbers) => {
                for (column, number) in (0..).zip(numbers) {
                    put(column, number);
                }
            }
        }
    }
    let (names, instructions) = pairs::named(parts.iter().map(|part| part.kind).collect());
    let mut all = vec![names.len() as u8];
    all.extend(names.concat());
    all.push(strands.len() as u8);
    for ((kind, column), strand) in &strands {
        all.extend([kind, column]);
        all.extend(&(strand.len() as u32).to_le_bytes()[..3]);
    }
    all.extend(strands.into_values().flatten());
    all.extend(instructions);
    Ok(all)
}

/// A module in its instructions, and what lies between: heads of functions, other sections, and instructions with more than numbers.
fn parts(wasm: &[u8]) -> Result<Vec<Part<'_>>, BinaryReaderError> {
    let mut parts = Vec::new();
    // How many numbers follow each instruction. Those of one kind that have more or fewer go along as they are.
    let mut follow = BTreeMap::new();
    let mut done = 0;
    for instruction in instructions(wasm)? {
        let bytes = &wasm[instruction.clone()];
        let (kind, rest) = (bytes[0], &bytes[1..]);
        let numbers: Vec<_> = rest.split_inclusive(|byte| *byte < 128).collect();
        let whole = rest.last().is_none_or(|byte| *byte < 128);
        let usual = follow.get(&kind).copied().unwrap_or(numbers.len());
        if kind == RAW || !whole || numbers.len() > MOST || numbers.len() != usual {
            continue;
        }
        follow.insert(kind, usual);
        parts.extend(between(wasm, done..instruction.start));
        parts.push(Part { kind, numbers });
        done = instruction.end;
    }
    parts.extend(between(wasm, done..wasm.len()));
    Ok(parts)
}

fn between(wasm: &[u8], range: Range<usize>) -> Option<Part<'_>> {
    let numbers = vec![&wasm[range.clone()]];
    (!range.is_empty()).then_some(Part { kind: RAW, numbers })
}

/// Where each instruction is.
fn instructions(wasm: &[u8]) -> Result<Vec<Range<usize>>, BinaryReaderError> {
    let mut all = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        let Payload::CodeSectionEntry(function) = payload? else {
            continue;
        };
        let mut reader = function.get_operators_reader()?;
        while !reader.eof() {
            let start = reader.original_position();
            reader.read()?;
            all.push(start..reader.original_position());
        }
    }
    Ok(all)
}

/// The constants, by the instruction that comes next, that have a strand of their own.
fn constants(parts: &[Part<'_>]) -> BTreeSet<(u8, u8)> {
    let mut bytes: BTreeMap<(u8, u8), usize> = BTreeMap::new();
    for (part, next) in parts.iter().zip(&parts[1..]) {
        if matches!(part.kind, I32_CONST | I64_CONST) {
            *bytes.entry((part.kind, next.kind)).or_default() += part.numbers[0].len();
        }
    }
    bytes.retain(|_, bytes| *bytes >= LEAST);
    bytes.into_keys().collect()
}

fn written(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number >= 128 {
        bytes.push((number % 128) as u8 | 128);
        number /= 128;
    }
    bytes.push(number as u8);
    bytes
}
