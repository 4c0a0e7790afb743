//! Functions that resemble each other, side by side: where a module is sent deflated, what repeats is found only where it is near.
use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// Two functions resemble each other by the runs of so many bytes that both have.
const RUN: usize = 6;

/// The same module with its functions in another order.
pub fn by_resemblance(wasm: &[u8]) -> Result<Vec<u8>, String> {
    let mut order = Order::of(wasm).map_err(|error| format!("No module: {error}."))?;
    let mut module = Module::new();
    order
        .parse_core_module(&mut module, Parser::new(0), wasm)
        .map_err(|error| format!("Could not order the functions: {error}."))?;
    Ok(module.finish())
}

struct Order {
    /// Imports come before all functions.
    imported: u32,
    /// The present numbers of functions in their new order, and the other way round.
    order: Vec<usize>,
    places: Vec<u32>,
}

impl Order {
    fn of(wasm: &[u8]) -> wasmparser::Result<Self> {
        let mut imported = 0;
        let mut bodies = Vec::new();
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        let order = chain(&bodies);
        let mut places = vec![0; order.len()];
        for (place, &function) in (imported..).zip(&order) {
            places[function] = place;
        }
        Ok(Self {
            imported,
            order,
            places,
        })
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        Ok(match function.checked_sub(self.imported) {
            Some(own) => self.places[own as usize],
            None => function,
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

/// From the longest one on, always the one that resembles the last one most.
fn chain(bodies: &[&[u8]]) -> Vec<usize> {
    let runs: Vec<BTreeSet<&[u8]>> = bodies
        .iter()
        .map(|body| body.windows(RUN).collect())
        .collect();
    let mut with: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (function, runs) in runs.iter().enumerate() {
        for run in runs {
            with.entry(run).or_default().push(function);
        }
    }
    let mut left: BTreeSet<usize> = (0..bodies.len()).collect();
    let mut order = Vec::with_capacity(bodies.len());
    let mut next = left.iter().copied().max_by_key(|&i| bodies[i].len());
    while let Some(last) = next {
        left.remove(&last);
        order.push(last);
        let mut shared = vec![0; bodies.len()];
        for run in &runs[last] {
            for &function in &with[run] {
                shared[function] += 1;
            }
        }
        let alike = |i: usize| f64::from(shared[i]) / (1 + runs[i].len() + runs[last].len()) as f64;
        next = left
            .iter()
            .copied()
            .max_by(|&a, &b| alike(a).total_cmp(&alike(b)));
    }
    order
}
