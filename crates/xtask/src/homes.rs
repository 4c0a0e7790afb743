//! Which part each function and each byte of memory belongs to: the one that reaches it and that all others that reach it need; else the engine.
use crate::links::{Links, Target};
use crate::split::{PARTS, Slot, entries, needs, number};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use walrus::ir::{Visitor, dfs_in_order};
use walrus::{DataKind, ExportItem, FunctionId, FunctionKind, Module};

/// Segments closer than this become one: each has a head of about as many bytes.
const GAP: usize = 8;
/// What the compiler keeps of a line of the source: where the file's name is, its length, the line and the column.
const LINE_OF_SOURCE: usize = 16;

pub struct Homes {
    /// The part of each function, by its place in the module.
    functions: HashMap<usize, usize>,
    /// Where in memory the bytes begin that are there at the start.
    first: u32,
    bytes: Vec<u8>,
    /// The part of each of these bytes; what nobody reaches has none.
    parts: Vec<Option<usize>>,
}

impl Homes {
    pub fn find(module: &Module, links: &Links, slots: &[Slot]) -> Result<Self, String> {
        let mut homes = Self::empty(module);
        let mut reach = Reach {
            module,
            links,
            numbered: numbered(module),
            slots: slots.iter().copied().collect(),
            first: homes.first,
            memory: &homes.bytes,
            functions: HashMap::new(),
            bytes: vec![0; homes.bytes.len()],
        };
        reach.all(0, reach.roots()?);
        let functions: Vec<_> = module.funcs.iter().map(|each| each.id()).collect();
        for part in 1..=PARTS.len() {
            let here = slots.iter().filter(|&&(_, of)| of == part);
            reach.all(part, here.map(|&(place, _)| functions[place]).collect());
        }
        let found = reach.functions.iter();
        homes.functions = found.map(|(&place, &who)| (place, home(who))).collect();
        let found = reach.bytes.iter();
        homes.parts = found.map(|&who| (who != 0).then(|| home(who))).collect();
        Ok(homes)
    }

    pub fn of(&self, function: FunctionId) -> Option<usize> {
        self.functions.get(&function.index()).copied()
    }

    /// The bytes of a part, in runs: where each begins, and what it is.
    pub fn bytes(&self, part: usize) -> Vec<(u32, Vec<u8>)> {
        let mut runs: Vec<Range<usize>> = Vec::new();
        for (at, of) in self.parts.iter().enumerate() {
            if *of != Some(part) {
                continue;
            }
            match runs.last_mut() {
                Some(run) if at - run.end <= GAP && self.is_nobodys(run.end..at) => {
                    run.end = at + 1
                }
                _ => runs.push(at..at + 1),
            }
        }
        let run = |run: Range<usize>| (self.first + run.start as u32, self.bytes[run].to_vec());
        runs.into_iter().map(run).collect()
    }

    fn is_nobodys(&self, run: Range<usize>) -> bool {
        self.parts[run].iter().all(Option::is_none)
    }

    fn empty(module: &Module) -> Self {
        let segments: Vec<(u32, &[u8])> = module
            .data
            .iter()
            .filter_map(|each| match &each.kind {
                DataKind::Active { offset, .. } => {
                    Some((number(offset).cast_unsigned(), each.value.as_slice()))
                }
                DataKind::Passive => None,
            })
            .collect();
        let first = segments
            .iter()
            .map(|&(address, _)| address)
            .min()
            .unwrap_or(0);
        let mut bytes = Vec::new();
        for (address, segment) in segments {
            let start = (address - first) as usize;
            let end = start + segment.len();
            bytes.resize(bytes.len().max(end), 0);
            bytes[start..end].copy_from_slice(segment);
        }
        Self {
            functions: HashMap::new(),
            first,
            parts: vec![None; bytes.len()],
            bytes,
        }
    }
}

/// The part, of those that reach something, that all of them have.
fn home(who: Parts) -> usize {
    let reached = |part: &usize| who & 1 << part != 0;
    let has = |part: usize, other: usize| part == other || needs(part, other);
    let all_have = |home: &usize| {
        (0..=PARTS.len())
            .filter(reached)
            .all(|part| has(part, *home))
    };
    (0..=PARTS.len())
        .filter(reached)
        .find(all_have)
        .unwrap_or(0)
}

/// The number of each function in the compiled module: its name begins with it.
fn numbered(module: &Module) -> HashMap<u32, FunctionId> {
    let functions = module.funcs.iter();
    functions
        .filter_map(|function| Some((number_of(function.name.as_deref()?)?, function.id())))
        .collect()
}

fn number_of(name: &str) -> Option<u32> {
    name.split_once(' ')?.0.parse().ok()
}

/// Parts, a bit each.
type Parts = u32;

/// Walks along calls and addresses.
struct Reach<'a> {
    module: &'a Module,
    links: &'a Links,
    numbered: HashMap<u32, FunctionId>,
    slots: HashMap<usize, usize>,
    first: u32,
    memory: &'a [u8],
    /// Which parts reach each function, by its place in the module, and each byte of memory.
    functions: HashMap<usize, Parts>,
    bytes: Vec<Parts>,
}

impl Reach<'_> {
    /// What JavaScript calls in the engine, and what stands in the table though no address of it is taken.
    fn roots(&self) -> Result<Vec<FunctionId>, String> {
        let mut roots: Vec<FunctionId> = self.module.start.into_iter().collect();
        roots.extend(
            self.module
                .exports
                .iter()
                .filter_map(|export| match export.item {
                    ExportItem::Function(id) => Some(id),
                    _ => None,
                }),
        );
        let functions = self.links.functions.iter().flatten();
        let addressed: HashSet<FunctionId> = functions
            .chain(self.links.memory.values())
            .filter_map(|target| match target {
                Target::Function(number) => self.numbered.get(number).copied(),
                Target::Bytes(_) => None,
            })
            .collect();
        let table = self
            .module
            .tables
            .main_function_table()
            .map_err(|error| error.to_string())?;
        let entries = table.map_or_else(Vec::new, |table| entries(self.module, table));
        let entries = entries.into_iter().map(|(_, id)| id);
        roots.extend(entries.filter(|id| !addressed.contains(id)));
        Ok(roots)
    }

    fn all(&mut self, part: usize, mut waiting: Vec<FunctionId>) {
        let mut seen = HashSet::new();
        while let Some(id) = waiting.pop() {
            // Elsewhere it is a call through its slot.
            let is_elsewhere = self.slots.get(&id.index()).is_some_and(|&of| of != part);
            if is_elsewhere || !seen.insert(id) {
                continue;
            }
            let function = self.module.funcs.get(id);
            let who = self.functions.entry(id.index()).or_default();
            *who |= 1 << part;
            match &function.kind {
                FunctionKind::Local(local) => {
                    let mut calls = Calls(&mut waiting);
                    dfs_in_order(&mut calls, local, local.entry_block());
                }
                // What JavaScript lends, the engine alone imports.
                _ => *who |= 1,
            }
            let number = function.name.as_deref().and_then(number_of);
            let links = number.and_then(|number| self.links.functions.get(number as usize));
            for target in links.into_iter().flatten() {
                self.target(part, target, &mut waiting);
            }
        }
    }

    fn target(&mut self, part: usize, target: &Target, waiting: &mut Vec<FunctionId>) {
        let mut targets = vec![target];
        while let Some(target) = targets.pop() {
            match target {
                Target::Function(number) => waiting.extend(self.numbered.get(number)),
                Target::Bytes(range) => {
                    if self.is_line_of_source(range) {
                        continue;
                    }
                    let places = self.places(range);
                    let bytes = &mut self.bytes[places];
                    if bytes.iter().all(|who| who & 1 << part != 0) {
                        continue;
                    }
                    bytes.iter_mut().for_each(|who| *who |= 1 << part);
                    targets.extend(self.links.memory.range(range.clone()).map(|(_, to)| to));
                }
            }
        }
    }
}

impl Reach<'_> {
    /// Whether it says in which line of which file of the source a panic is: nobody reads that, as panics trap at once (`panics.rs`).
    fn is_line_of_source(&self, range: &Range<u32>) -> bool {
        let Some(Target::Bytes(name)) = self.links.memory.get(&range.start) else {
            return false;
        };
        let name = &self.memory[self.places(name)];
        range.len() == LINE_OF_SOURCE && (name.ends_with(b".rs") || name.ends_with(b".rs\0"))
    }

    /// Where in memory's bytes these addresses are.
    fn places(&self, range: &Range<u32>) -> Range<usize> {
        let start = (range.start.saturating_sub(self.first) as usize).min(self.bytes.len());
        start..(start + range.len()).min(self.bytes.len())
    }
}

/// Whom a function calls.
struct Calls<'a>(&'a mut Vec<FunctionId>);

impl<'instr> Visitor<'instr> for Calls<'_> {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.push(*function);
    }
}
