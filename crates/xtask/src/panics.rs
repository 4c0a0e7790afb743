//! A panic in WebAssembly has nobody to tell its sentence: whatever it prints goes nowhere, and then it traps. So it may as well trap
//! at once, and what would have put the sentence together is left out.
use walrus::{FunctionBuilder, FunctionKind, Module};

/// How the names of the standard library's functions end that do nothing but panic (or, where memory has run out, end it all).
const LAST_WORDS: &[&str] = &[
    "_fail",
    "_failed",
    "::handle_error",
    "::handle_alloc_error",
    "::capacity_overflow",
    "::panic_already_borrowed",
    "::panic_already_mutably_borrowed",
    "::panic_with_hook",
];

/// Makes every function that only panics a trap. What was called from there alone falls to the optimiser.
pub fn end_at_once(module: &mut Module) {
    let panicking: Vec<_> = module
        .funcs
        .iter_local()
        .filter(|(id, _)| {
            let name = module.funcs.get(*id).name.as_deref();
            name.is_some_and(only_panics)
        })
        .map(|(id, function)| (id, function.ty(), function.args.clone()))
        .collect();
    for (id, kind, arguments) in panicking {
        let (parameters, results) = module.types.params_results(kind);
        let (parameters, results) = (parameters.to_vec(), results.to_vec());
        let mut builder = FunctionBuilder::new(&mut module.types, &parameters, &results);
        builder.func_body().unreachable();
        module.funcs.get_mut(id).kind = FunctionKind::Local(builder.local_func(arguments));
    }
}

fn only_panics(name: &str) -> bool {
    let name = without_hashes(name);
    name.starts_with("core::panicking::") || LAST_WORDS.iter().any(|last| name.ends_with(last))
}

/// `core[c593]::panicking::panic` -> `core::panicking::panic`
fn without_hashes(name: &str) -> String {
    let parts = name
        .split('[')
        .map(|part| part.split_once(']').map_or(part, |(_, rest)| rest));
    parts.collect()
}
