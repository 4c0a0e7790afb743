//! Which part each function and each byte of memory belongs to: the first that reaches it.
use crate::links::{Links, Target};
use crate::split::{Slot, entries, number};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use walrus::ir::{Visitor, dfs_in_order};
use walrus::{DataKind, ExportItem, FunctionId, FunctionKind, Module};

/// Segments closer than this become one: each has a head of about as many bytes.
const GAP: usize = 8;

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
    pub fn find(
        module: &Module,
        links: &Links,
        slots: &[Slot],
        parts: usize,
    ) -> Result<Self, String> {
        let mut reach = Reach {
            module,
            links,
            numbered: numbered(module),
            slots: slots.iter().copied().collect(),
            seen: HashSet::new(),
            homes: Self::empty(module),
        };
        reach.all(0, reach.roots()?);
        let functions: Vec<_> = module.funcs.iter().map(|each| each.id()).collect();
        for part in 1..=parts {
            let here = slots.iter().filter(|&&(_, of)| of == part);
            reach.all(part, here.map(|&(place, _)| functions[place]).collect());
        }
        Ok(reach.homes)
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

/// One walk along calls and addresses.
struct Reach<'a> {
    module: &'a Module,
    links: &'a Links,
    numbered: HashMap<u32, FunctionId>,
    slots: HashMap<usize, usize>,
    seen: HashSet<Range<u32>>,
    homes: Homes,
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
        while let Some(id) = waiting.pop() {
            let comes_later = self.slots.get(&id.index()).is_some_and(|&of| of > part);
            if comes_later || self.homes.functions.contains_key(&id.index()) {
                continue;
            }
            let function = self.module.funcs.get(id);
            // What JavaScript lends, the engine alone imports.
            let is_lent = matches!(function.kind, FunctionKind::Import(_));
            let home = if is_lent { 0 } else { part };
            self.homes.functions.insert(id.index(), home);
            if let FunctionKind::Local(local) = &function.kind {
                let mut calls = Calls(&mut waiting);
                dfs_in_order(&mut calls, local, local.entry_block());
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
                    if !self.seen.insert(range.clone()) {
                        continue;
                    }
                    for address in range.clone() {
                        let at = address.checked_sub(self.homes.first);
                        let place = at.and_then(|at| self.homes.parts.get_mut(at as usize));
                        if let Some(place @ None) = place {
                            *place = Some(part);
                        }
                    }
                    targets.extend(self.links.memory.range(range.clone()).map(|(_, to)| to));
                }
            }
        }
    }
}

/// Whom a function calls.
struct Calls<'a>(&'a mut Vec<FunctionId>);

impl<'instr> Visitor<'instr> for Calls<'_> {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.push(*function);
    }
}
