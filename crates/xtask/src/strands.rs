//! A module taken apart, so that it deflates by a sixth better: the instructions of all functions come one after the other, and what
//! follows them, numbers mostly, is sorted by the instruction. `stepstar_unpack::braid` puts it together.
//!
//! ```text
//!   local.get 3  i32.const 8  i32.add  local.set 3    -->   get const add set | get: 3 | const: 8 | set: 3
//! ```
use std::collections::BTreeMap;
use std::ops::Range;
use stepstar_unpack::RAW;
use wasmparser::{BinaryReaderError, Parser, Payload};

/// More numbers than that follow no instruction that comes often.
const MOST: usize = 3;

/// What is taken apart, strand by strand.
struct Strands<'w> {
    wasm: &'w [u8],
    instructions: Vec<u8>,
    /// How many numbers follow each instruction.
    follow: BTreeMap<u8, usize>,
    /// By the instruction and which of its numbers.
    numbers: BTreeMap<(u8, usize), Vec<u8>>,
    /// How much of the module is done.
    done: usize,
}

/// The strands of a module.
pub fn of(wasm: &[u8]) -> Result<Vec<u8>, String> {
    let mut strands = Strands {
        wasm,
        instructions: Vec::new(),
        follow: BTreeMap::new(),
        numbers: BTreeMap::new(),
        done: 0,
    };
    for instruction in instructions(wasm).map_err(|error| format!("No module: {error}."))? {
        strands.add(instruction);
    }
    strands.add_raw(wasm.len());
    Ok(strands.together())
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

impl Strands<'_> {
    /// All of one kind are followed by as many numbers; what is not goes along as it is.
    fn add(&mut self, instruction: Range<usize>) {
        let bytes = &self.wasm[instruction.clone()];
        let (kind, rest) = (bytes[0], &bytes[1..]);
        let numbers: Vec<_> = rest.split_inclusive(|byte| *byte < 128).collect();
        let whole = rest.last().is_none_or(|byte| *byte < 128);
        let follow = self.follow.get(&kind).copied().unwrap_or(numbers.len());
        if kind == RAW || !whole || numbers.len() > MOST || numbers.len() != follow {
            return;
        }
        self.add_raw(instruction.start);
        self.follow.insert(kind, follow);
        self.instructions.push(kind);
        for (i, number) in numbers.into_iter().enumerate() {
            self.numbers.entry((kind, i)).or_default().extend(number);
        }
        self.done = instruction.end;
    }

    /// What lies between: heads of functions, other sections, and instructions with more than numbers.
    fn add_raw(&mut self, end: usize) {
        if self.done == end {
            return;
        }
        let bytes = &self.wasm[self.done..end];
        self.instructions.push(RAW);
        let strand = self.numbers.entry((RAW, 0)).or_default();
        let mut length = bytes.len();
        while length >= 128 {
            strand.push((length % 128) as u8 | 128);
            length /= 128;
        }
        strand.push(length as u8);
        strand.extend(bytes);
        self.done = end;
    }

    fn together(self) -> Vec<u8> {
        let mut all = vec![self.numbers.len() as u8];
        for ((kind, _), strand) in &self.numbers {
            all.push(*kind);
            all.extend(&(strand.len() as u32).to_le_bytes()[..3]);
        }
        all.extend(self.numbers.into_values().flatten());
        all.extend(self.instructions);
        all
    }
}
