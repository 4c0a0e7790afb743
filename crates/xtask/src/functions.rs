//! The engine's functions as one exported table, from which JavaScript takes each when it first calls it. For every kind of function that is exported
//! (these numbers in, those out) V8 compiled the way in together with the module until 2024, and the engine has thirty kinds.
use walrus::ir::Value;
use walrus::{ConstExpr, ElementItems, ElementKind, ExportItem, Module, RefType};

/// Exports the functions as a table; the answer is what each was exported as.
pub fn into_table(module: &mut Module) -> Vec<String> {
    let exported = |item: &ExportItem| match item {
        ExportItem::Function(function) => Some(*function),
        _ => None,
    };
    let all: Vec<_> = module
        .exports
        .iter()
        .filter_map(|export| Some((export.id(), export.name.clone(), exported(&export.item)?)))
        .collect();
    let count = all.len() as u64;
    let table = module
        .tables
        .add_local(false, count, Some(count), RefType::FUNCREF);
    let offset = ConstExpr::Value(Value::I32(0));
    let functions = all.iter().map(|(_, _, function)| *function).collect();
    let segment = module.elements.add(
        ElementKind::Active { table, offset },
        ElementItems::Functions(functions),
    );
    module.tables.get_mut(table).elem_segments.insert(segment);
    for (export, ..) in &all {
        module.exports.delete(*export);
    }
    module.exports.add("functions", table);
    all.into_iter().map(|(_, name, _)| name).collect()
}

const CALLED: &str = "
const functions = [];

function called(at) {
    return functions[at] ??= wasm.functions.get(at);
}
";

/// The bindings, with every `wasm.name` of these names taken from the table.
pub fn from_table(bindings: &str, names: &[String]) -> String {
    let mut parts = bindings.split("wasm.");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part
            .find(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        text.push_str(&match names.iter().position(|known| known == name) {
            Some(at) => format!("called({at}){rest}"),
            None => format!("wasm.{part}"),
        });
    }
    text + CALLED
}
