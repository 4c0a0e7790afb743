//! Two modules out of one, so that who never asks for a diagnosis or a walk does not load them: the engine, and a part that comes later and shares the
//! engine's memory, tables and functions. Compiled and bound once; a call that needs the part goes through a slot of the engine's table, which
//! is empty until the part fills it.
use std::collections::HashSet;
use walrus::ir::Value;
use walrus::{
    ConstExpr, ElementItems, ElementKind, ExportItem, FunctionBuilder, FunctionId, FunctionKind,
    GlobalKind, ImportKind, ImportedFunction, Module, TableId,
};

/// What the later part calls the engine among its imports.
const ENGINE: &str = "engine";

/// The exports that come later: functions of the bindings, whether of a grid or a graph.
const LATER: &[&str] = &[
    "diagnose",
    "diagnoseText",
    "retrace",
    "separate",
    "simulate",
    "traceWalk",
    "walk",
];

pub struct Split {
    pub engine: Vec<u8>,
    pub later: Vec<u8>,
}

pub fn split(bound: &[u8]) -> Result<Split, String> {
    let mut alone = Module::from_buffer(bound).map_err(told)?;
    through_slots(&mut alone)?;
    walrus::passes::gc::run(&mut alone);
    let kept = alone
        .funcs
        .iter()
        .map(|function| function.id().index())
        .collect();

    let mut later = Module::from_buffer(bound).map_err(told)?;
    let functions = fill_slots(&mut later)?;
    import_rest(&mut later, &kept, &functions);
    walrus::passes::gc::run(&mut later);

    // Once more from the start: what the part imports has to stay.
    let mut engine = Module::from_buffer(bound).map_err(told)?;
    through_slots(&mut engine)?;
    export_to(&mut engine, &later);
    walrus::passes::gc::run(&mut engine);
    Ok(Split {
        engine: engine.emit_wasm(),
        later: later.emit_wasm(),
    })
}

/// The functions that come later, in the order of their slots.
fn later_functions(module: &Module) -> Vec<FunctionId> {
    let exported = module.exports.iter().filter_map(|export| {
        let name = export.name.trim_start_matches("grid_");
        let name = name.trim_start_matches("graph_");
        match export.item {
            ExportItem::Function(id) if LATER.contains(&name) => Some(id),
            _ => None,
        }
    });
    exported.collect()
}

/// Makes room for so many slots at the end of the table of functions; the answer is the table, and the first of them.
fn add_slots(module: &mut Module, count: usize) -> Result<(TableId, i32), String> {
    let table = module.tables.main_function_table().map_err(told)?;
    let table = table.ok_or("it has no table of functions")?;
    let size = module.tables.get_mut(table);
    let first = i32::try_from(size.initial).map_err(told)?;
    size.initial += count as u64;
    size.maximum = size.maximum.map(|most| most + count as u64);
    Ok((table, first))
}

/// In the engine, what comes later is a call through its slot.
fn through_slots(module: &mut Module) -> Result<(), String> {
    let functions = later_functions(module);
    let (table, first) = add_slots(module, functions.len())?;
    for (slot, id) in (first..).zip(functions) {
        let function = module.funcs.get(id).kind.unwrap_local();
        let (kind, arguments) = (function.ty(), function.args.clone());
        let (parameters, results) = module.types.params_results(kind);
        let (parameters, results) = (parameters.to_vec(), results.to_vec());
        let mut builder = FunctionBuilder::new(&mut module.types, &parameters, &results);
        let mut body = builder.func_body();
        for &argument in &arguments {
            body.local_get(argument);
        }
        body.i32_const(slot).call_indirect(kind, table);
        module.funcs.get_mut(id).kind = FunctionKind::Local(builder.local_func(arguments));
    }
    Ok(())
}

/// The part brings nothing of the engine's, and fills the slots when it starts.
fn fill_slots(module: &mut Module) -> Result<Vec<FunctionId>, String> {
    let functions = later_functions(module);
    let exports: Vec<_> = module.exports.iter().map(|export| export.id()).collect();
    exports.into_iter().for_each(|id| module.exports.delete(id));
    let elements: Vec<_> = module.elements.iter().map(|each| each.id()).collect();
    elements
        .into_iter()
        .for_each(|id| module.elements.delete(id));
    let data: Vec<_> = module.data.iter().map(|each| each.id()).collect();
    data.into_iter().for_each(|id| module.data.delete(id));
    for table in module.tables.iter_mut() {
        table.elem_segments.clear();
    }
    for memory in module.memories.iter_mut() {
        memory.data_segments.clear();
    }
    module.start = None;
    let (table, first) = add_slots(module, functions.len())?;
    let offset = ConstExpr::Value(Value::I32(first));
    let kind = ElementKind::Active { table, offset };
    let items = ElementItems::Functions(functions.clone());
    let filled = module.elements.add(kind, items);
    module.tables.get_mut(table).elem_segments.insert(filled);
    Ok(functions)
}

/// All that the engine has is imported from it.
fn import_rest(module: &mut Module, kept: &HashSet<usize>, later: &[FunctionId]) {
    for import in module.imports.iter_mut() {
        if let ImportKind::Function(id) = import.kind {
            (import.module, import.name) = (ENGINE.to_owned(), name("f", id.index()));
        }
    }
    let functions: Vec<_> = module
        .funcs
        .iter_local()
        .filter(|(id, _)| kept.contains(&id.index()) && !later.contains(id))
        .map(|(id, function)| (id, function.ty()))
        .collect();
    for (id, ty) in functions {
        let kind = ImportKind::Function(id);
        let import = module.imports.add(ENGINE, &name("f", id.index()), kind);
        module.funcs.get_mut(id).kind = FunctionKind::Import(ImportedFunction { import, ty });
    }
    let globals: Vec<_> = module.globals.iter().map(|each| each.id()).collect();
    for id in globals {
        let kind = ImportKind::Global(id);
        let import = module.imports.add(ENGINE, &name("g", id.index()), kind);
        module.globals.get_mut(id).kind = GlobalKind::Import(import);
    }
    for table in module.tables.iter_mut() {
        let kind = ImportKind::Table(table.id());
        let named = name("t", table.id().index());
        table.import = Some(module.imports.add(ENGINE, &named, kind));
    }
    for memory in module.memories.iter_mut() {
        let kind = ImportKind::Memory(memory.id());
        let named = name("m", memory.id().index());
        memory.import = Some(module.imports.add(ENGINE, &named, kind));
    }
}

/// Both are read from the same bytes, so a place in one is the same place in the other.
fn export_to(engine: &mut Module, later: &Module) {
    let functions: Vec<_> = engine.funcs.iter().map(|each| each.id()).collect();
    let globals: Vec<_> = engine.globals.iter().map(|each| each.id()).collect();
    let tables: Vec<_> = engine.tables.iter().map(|each| each.id()).collect();
    let memories: Vec<_> = engine.memories.iter().map(|each| each.id()).collect();
    for import in later.imports.iter() {
        let item: Option<ExportItem> = match import.kind {
            ImportKind::Function(id) => functions.get(id.index()).map(|&id| id.into()),
            ImportKind::Global(id) => globals.get(id.index()).map(|&id| id.into()),
            ImportKind::Table(id) => tables.get(id.index()).map(|&id| id.into()),
            ImportKind::Memory(id) => memories.get(id.index()).map(|&id| id.into()),
            ImportKind::Tag(_) => None,
        };
        if let Some(item) = item {
            engine.exports.add(&import.name, item);
        }
    }
}

fn name(kind: &str, index: usize) -> String {
    format!("{kind}{index}")
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}
