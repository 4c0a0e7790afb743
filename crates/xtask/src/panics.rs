//! Sentences that nobody reads. A panic in WebAssembly has nobody to tell its own: whatever it prints goes nowhere, and then it traps. So it may as
//! well trap at once, and what would have put the sentence together is left out. And serde says of a value of the wrong type what it is, which
//! for numbers takes all that the standard library has for printing floats; but what reaches it TypeScript has checked, and says itself.
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

/// How the names of functions begin that write a part of a sentence that nobody reads.
const UNREAD: &[&str] = &["<serde_core::de::Unexpected as core::fmt::Display>::fmt"];

/// Makes every function that only panics a trap, and those write nothing. What was called from there alone falls to the optimiser.
pub fn end_at_once(module: &mut Module) {
    let panicking: Vec<_> = module
        .funcs
        .iter_local()
        .filter_map(|(id, function)| {
            let name = module.funcs.get(id).name.as_deref()?;
            let writes = UNREAD.iter().any(|start| name.starts_with(start));
            let ends = writes || only_panics(name);
            ends.then(|| (id, function.ty(), function.args.clone(), writes))
        })
        .collect();
    for (id, kind, arguments, writes) in panicking {
        let (parameters, results) = module.types.params_results(kind);
        let (parameters, results) = (parameters.to_vec(), results.to_vec());
        let mut builder = FunctionBuilder::new(&mut module.types, &parameters, &results);
        if writes {
            // All went well.
            builder.func_body().i32_const(0);
        } else {
            builder.func_body().unreachable();
        }
        let function = module.funcs.get_mut(id);
        function.kind = FunctionKind::Local(builder.local_func(arguments));
        // What the linker says of it does not hold any more.
        function.name = None;
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
