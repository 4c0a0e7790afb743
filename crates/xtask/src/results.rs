//! What a function answers with more than one number goes through memory, to a fixed address. For every kind of function with several
//! results V8 compiles a way in of its own when the first is called, which takes it longer than the call.
use walrus::ir::Instr;
use walrus::{FunctionBuilder, FunctionId, FunctionKind, Module, ValType};

/// Below address 1024 there is nothing but the far end of the stack, and no function calls JavaScript that calls another.
const ADDRESS: i32 = 16;

/// Gives the names of the functions that answered with a list, and now write it to the address.
pub fn through_memory(module: &mut Module) -> Result<Vec<String>, String> {
    let exported: Vec<_> = module
        .exports
        .iter()
        .filter_map(|export| match export.item {
            walrus::ExportItem::Function(function) => Some((export.id(), function)),
            _ => None,
        })
        .collect();
    let mut names = Vec::new();
    for (export, shim) in exported {
        let (parameters, results) = module.types.params_results(module.funcs.get(shim).ty());
        if results.len() < 2 {
            continue;
        }
        let name = module.exports.get(export).name.clone();
        if results.iter().any(|result| *result != ValType::I32) {
            return Err(format!(
                "{name} answers with several numbers, and not all are whole."
            ));
        }
        let parameters = parameters.to_vec();
        let inner = called_by(module, shim, &parameters)
            .ok_or_else(|| format!("{name} is no shim for a function that writes its results."))?;
        let mut builder = FunctionBuilder::new(&mut module.types, &parameters, &[]);
        let arguments: Vec<_> = parameters
            .iter()
            .map(|kind| module.locals.add(*kind))
            .collect();
        let mut body = builder.func_body();
        body.i32_const(ADDRESS);
        for argument in &arguments {
            body.local_get(*argument);
        }
        body.call(inner);
        let through = builder.finish(arguments, &mut module.funcs);
        module.exports.get_mut(export).item = through.into();
        names.push(name);
    }
    Ok(names)
}

/// The function that a shim of wasm-bindgen calls with the address of its results, and then what it was called with itself.
fn called_by(module: &Module, shim: FunctionId, parameters: &[ValType]) -> Option<FunctionId> {
    let FunctionKind::Local(function) = &module.funcs.get(shim).kind else {
        return None;
    };
    let wanted: Vec<_> = [ValType::I32].iter().chain(parameters).copied().collect();
    let block = function.block(function.entry_block());
    let mut called = block
        .instrs
        .iter()
        .filter_map(|(instruction, _)| match instruction {
            Instr::Call(call) => Some(call.func),
            _ => None,
        });
    let inner = called.next()?;
    let kind = module.types.params_results(module.funcs.get(inner).ty());
    (called.next().is_none() && kind == (&wanted, &[])).then_some(inner)
}

/// The bindings, in which these functions' answers are read from the address.
pub fn from_memory(bindings: &str, names: &[String]) -> String {
    let mut text = String::new();
    for line in bindings.split_inclusive('\n') {
        let call = line.trim_start().strip_prefix("const ret = wasm.");
        let called = call.and_then(|call| call.split_once('('));
        match called {
            Some((name, _)) if names.iter().any(|known| known == name) => {
                text.push_str(&line.replacen("const ret = ", "", 1));
                text.push_str("const ret = results();\n");
            }
            _ => text.push_str(line),
        }
    }
    text + &format!(
        "
function results() {{
    const words = getUint32ArrayMemory0();
    return [words[{0}], words[{0} + 1], words[{0} + 2], words[{0} + 3]];
}}
",
        ADDRESS / 4
    )
}
