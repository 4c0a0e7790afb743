//! Several modules out of one, so that nobody loads what they never call: the engine, and parts that come later, each when it is first needed.
//! Compiled and bound once; then each function and each constant goes to the one part that has a use for it, or to the engine if several have
//! (`homes.rs`). A part shares the memory, the table of functions and all that is in the engine and in the parts that it needs, which have to
//! be there. A call into a part that is not there yet is a trap.
//!
//! A call into another module goes through a slot at the end of the engine's table, which is empty until that module fills it: with hundreds of exports
//! by name an instance would take longer to make, and Node 20 compiles an entry for each of their signatures. Which functions and constants a function uses is in its code (calls) and in what the linker says of it
//! (`links.rs`: addresses).
//!
//! To move something, put the names of its exports into another part of `PARTS`.
use crate::calls;
use crate::homes::Homes;
use crate::links::Links;
use std::collections::HashSet;
use walrus::ir::Value;
use walrus::{
    ConstExpr, DataKind, ElementItems, ElementKind, ExportItem, FunctionBuilder, FunctionId,
    FunctionKind, GlobalKind, ImportKind, ImportedFunction, LocalFunction, Module, TableId,
};

/// What a part calls the parts before it among its imports.
pub const ENGINE: &str = "engine";

/// A part that comes later.
pub struct Part {
    pub name: &'static str,
    /// The parts that are there before it, by their names.
    needs: &'static [&'static str],
    /// Classes of the bindings that need it, in small letters.
    classes: &'static [&'static str],
    /// Functions of the bindings that need it, and methods of maps.
    functions: &'static [&'static str],
    /// How the names of functions begin that are called by other parts, too, but never without an object that this part has made.
    names: &'static [&'static str],
}

pub const PARTS: &[Part] = &[
    Part {
        name: "finding",
        needs: &[],
        classes: &[],
        functions: &["find", "findBetween"],
        names: &[],
    },
    Part {
        name: "many",
        needs: &["finding"],
        classes: &["graphpathfinder", "gridpathfinder"],
        functions: &["formatScenarios", "parseScenarios", "pathfinder"],
        names: &[],
    },
    Part {
        name: "steps",
        needs: &[],
        classes: &["auditing", "recording", "trace"],
        functions: &["audit", "record"],
        names: &[],
    },
    Part {
        name: "worlds",
        needs: &["finding", "many", "steps"],
        classes: &[
            "distances",
            "floors",
            "floorspathfinder",
            "hexagons",
            "hexagonspathfinder",
        ],
        functions: &[
            "clearance",
            "distances",
            "parseDimacs",
            "parseTiled",
            "recordDistances",
        ],
        names: &[
            "stepstar::find::distances",
            "stepstar::map::floors",
            "stepstar::map::hexagons",
            "stepstar::search::plan::suitable::check_hexagons",
            "stepstar::search::portals",
            "stepstar::search::space::floors_space",
            "stepstar::search::space::hexagon_space",
            "stepstar::text::floors",
            "stepstar::text::hexagons",
            "stepstar_wasm::floors",
            "stepstar_wasm::hexagons",
        ],
    },
    Part {
        name: "diagnosis",
        needs: &["finding", "many", "steps", "worlds"],
        classes: &["walking"],
        functions: &[
            "diagnose",
            "diagnoseText",
            "retrace",
            "separate",
            "simulate",
            "walk",
        ],
        names: &[],
    },
    Part {
        name: "replanning",
        needs: &["finding", "many", "steps", "worlds", "diagnosis"],
        classes: &[],
        functions: &["diagnoseWalk"],
        names: &[],
    },
];

/// How the names of functions begin that are called once a cell, or oftener: each part that calls one has a copy of its own, as a call into another
/// module takes longer than most of them do. So has it of those that are hardly longer than what says where they are.
const COPIED: &[&str] = &[
    "stepstar::map::MapRef::",
    "stepstar::map::graph::Graph::distance",
    "stepstar::map::grid::Grid::check",
    "stepstar::map::plane::Plane::around",
    "stepstar::search::estimate::",
    "stepstar::search::space::any::AnySpace as stepstar::search::space::Space>::estimate",
    "stepstar::search::space::any::AnySpace as stepstar::search::space::Space>::len",
    "stepstar::search::space::any::AnySpace::other_estimate",
    "stepstar::search::space::graph_space::GraphSpace as stepstar::search::space::Space>::estimate",
    "stepstar::search::space::jump_space::JumpSpace as stepstar::search::space::Space>::estimate",
    "stepstar::search::open::heap::Heap",
    "stepstar_wasm::place::Numbering::",
];

/// In instructions.
const HARDLY_LONGER: u64 = 20;

impl Part {
    fn has(&self, export: &str) -> bool {
        let name = export.trim_start_matches("__wbg_");
        match name.split_once('_') {
            Some((class, method)) => {
                let is_map = matches!(class, "grid" | "graph" | "floors" | "hexagons");
                self.classes.contains(&class) || is_map && self.functions.contains(&method)
            }
            None => self.functions.contains(&name),
        }
    }

    /// `name`: of a function, behind its number.
    fn names(&self, name: &str) -> bool {
        begins(name, self.names)
    }
}

/// Whether the name of a function, behind its number, begins so.
fn begins(name: &str, starts: &[&str]) -> bool {
    let name = name.split_once(' ').map_or(name, |(_, name)| name);
    let name = name.trim_start_matches('<');
    starts.iter().any(|start| name.starts_with(start))
}

/// Whether one part is there only where another is, by their numbers; all are only where the engine is, which is number 0.
pub fn needs(part: usize, other: usize) -> bool {
    let name = |part: usize| PARTS[part - 1].name;
    part > 0 && (other == 0 || PARTS[part - 1].needs.contains(&name(other)))
}

/// The engine, and the parts that come later in their order; and where in the table their slots begin.
pub fn split(bound: &[u8], links: &Links) -> Result<(Vec<Vec<u8>>, Slots), String> {
    let whole = Module::from_buffer(bound).map_err(told)?;
    let mut slots = slots(&whole);
    let homes = Homes::find(&whole, links, &slots)?;
    let first = i32::try_from(whole.tables.get(table_of(&whole)?).initial).map_err(told)?;
    let mut wanted = HashSet::new();
    let mut modules = Vec::new();
    // From the last: what a part calls or imports, one before it has to have.
    for part in (0..=PARTS.len()).rev() {
        let mut module = Module::from_buffer(bound).map_err(told)?;
        let table = table_of(&module)?;
        if part == 0 {
            make_room(&mut module, table, slots.len());
            through_slots(&mut module, (table, first), &slots);
        } else {
            import_rest(&mut module, part, &homes, &slots);
        }
        fill_table(&mut module, (table, first), part, &homes, &slots);
        fill_memory(&mut module, part, &homes);
        if part == 0 {
            export(&mut module, &wanted);
        }
        walrus::passes::gc::run(&mut module);
        calls::through_slots(&mut module, (table, first), &homes, &mut slots);
        walrus::passes::gc::run(&mut module);
        let imports = module.imports.iter();
        let of_engine = imports.filter(|import| import.module == ENGINE);
        wanted.extend(of_engine.map(|import| import.name.clone()));
        modules.push(module.emit_wasm());
    }
    modules.reverse();
    let types = slots
        .iter()
        .map(|&(place, _)| kind(&whole, place))
        .collect();
    Ok((modules, Slots { first, types }))
}

/// A function that is called through a slot, by its place in the module, and its part. All modules are read from the same bytes, so a place in one
/// is the same place in another.
pub type Slot = (usize, usize);

/// Where in the table the slots begin, and what each takes and gives, as `WebAssembly` names it: tests count the calls.
pub struct Slots {
    pub first: i32,
    pub types: Vec<[Vec<String>; 2]>,
}

fn kind(module: &Module, place: usize) -> [Vec<String>; 2] {
    let function = module.funcs.iter().nth(place).map(|function| function.ty());
    let (parameters, results) =
        function.map_or((&[][..], &[][..]), |ty| module.types.params_results(ty));
    [parameters, results].map(|all| all.iter().map(ToString::to_string).collect())
}

/// In the order of their places in the table.
fn slots(module: &Module) -> Vec<Slot> {
    let exported = module.exports.iter().filter_map(|export| {
        // The last one: a method of floors or hexagons may need more than these do.
        let part = PARTS.iter().rposition(|part| part.has(&export.name))?;
        match export.item {
            ExportItem::Function(id) => Some((id.index(), part + 1)),
            _ => None,
        }
    });
    let mut slots: Vec<Slot> = exported.collect();
    for (id, _) in module.funcs.iter_local() {
        let name = module.funcs.get(id).name.as_deref().unwrap_or_default();
        let part = PARTS.iter().position(|part| part.names(name));
        let is_new = slots.iter().all(|&(place, _)| place != id.index());
        if let Some(part) = part.filter(|_| is_new) {
            slots.push((id.index(), part + 1));
        }
    }
    slots
}

fn table_of(module: &Module) -> Result<TableId, String> {
    let table = module.tables.main_function_table().map_err(told)?;
    Ok(table.ok_or("it has no table of functions")?)
}

/// Makes room for so many slots at the end of the table of functions.
fn make_room(module: &mut Module, table: TableId, count: usize) {
    let size = module.tables.get_mut(table);
    size.initial += count as u64;
    size.maximum = size.maximum.map(|most| most + count as u64);
}

/// In the engine, what comes later is a call through its slot.
fn through_slots(module: &mut Module, (table, first): (TableId, i32), slots: &[Slot]) {
    let functions: Vec<_> = module.funcs.iter().map(|each| each.id()).collect();
    for (slot, &(place, _)) in (first..).zip(slots).filter(|(_, (_, of))| *of > 0) {
        let id = functions[place];
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
}

/// Leaves of the table only what is at home in this part, whose slots are filled as well.
fn fill_table(
    module: &mut Module,
    (table, first): (TableId, i32),
    part: usize,
    homes: &Homes,
    slots: &[Slot],
) {
    let mut entries = entries(module, table);
    entries.retain(|&(_, id)| homes.of(id) == Some(part));
    let functions: Vec<_> = module.funcs.iter().map(|each| each.id()).collect();
    let filled = (first..).zip(slots).filter(|&(_, &(_, of))| of == part);
    entries.extend(filled.map(|(slot, &(place, _))| (slot, functions[place])));
    for old in std::mem::take(&mut module.tables.get_mut(table).elem_segments) {
        module.elements.delete(old);
    }
    for run in entries.chunk_by(|&(a, _), &(b, _)| a + 1 == b) {
        let offset = ConstExpr::Value(Value::I32(run[0].0));
        let kind = ElementKind::Active { table, offset };
        let items = ElementItems::Functions(run.iter().map(|&(_, id)| id).collect());
        let element = module.elements.add(kind, items);
        module.tables.get_mut(table).elem_segments.insert(element);
    }
}

/// What stands where in the table of functions, in its order.
pub fn entries(module: &Module, table: TableId) -> Vec<(i32, FunctionId)> {
    let mut entries = Vec::new();
    for &segment in &module.tables.get(table).elem_segments {
        let element = module.elements.get(segment);
        if let (ElementKind::Active { offset, .. }, ElementItems::Functions(items)) =
            (&element.kind, &element.items)
        {
            entries.extend((number(offset)..).zip(items.iter().copied()));
        }
    }
    entries.sort_unstable_by_key(|&(slot, _)| slot);
    entries
}

/// Leaves of what stands in memory at the start only what is at home in this part.
fn fill_memory(module: &mut Module, part: usize, homes: &Homes) {
    for memory in module.memories.iter_mut() {
        for old in std::mem::take(&mut memory.data_segments) {
            module.data.delete(old);
        }
        for (address, bytes) in homes.bytes(part) {
            let offset = ConstExpr::Value(Value::I32(address.cast_signed()));
            let memory_id = memory.id();
            let kind = DataKind::Active {
                memory: memory_id,
                offset,
            };
            memory.data_segments.insert(module.data.add(kind, bytes));
        }
    }
}

/// A later part brings nothing of what other parts have: it imports that, and exports nothing yet.
fn import_rest(module: &mut Module, part: usize, homes: &Homes, slots: &[Slot]) {
    let exports: Vec<_> = module.exports.iter().map(|export| export.id()).collect();
    exports.into_iter().for_each(|id| module.exports.delete(id));
    module.start = None;
    for import in module.imports.iter_mut() {
        if let ImportKind::Function(id) = import.kind {
            (import.module, import.name) = (ENGINE.to_owned(), name("f", id.index()));
        }
    }
    let is_here = |id: FunctionId| match slots.iter().find(|&&(place, _)| place == id.index()) {
        // In other parts it is a call through its slot, which is the engine's.
        Some(&(_, of)) => of == part,
        None => homes.of(id).is_none_or(|home| home == part),
    };
    let is_copied = |id: FunctionId, function: &LocalFunction| {
        let name = module.funcs.get(id).name.as_deref();
        let is_slot = slots.iter().any(|&(place, _)| place == id.index());
        !is_slot
            && (function.size() <= HARDLY_LONGER || name.is_some_and(|name| begins(name, COPIED)))
    };
    let functions: Vec<_> = module
        .funcs
        .iter_local()
        .filter(|&(id, function)| !is_here(id) && !is_copied(id, function))
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
        // The engine's has room for slots beyond.
        table.maximum = None;
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

/// What later parts want of the engine besides functions.
fn export(module: &mut Module, wanted: &HashSet<String>) {
    let mut items: Vec<(String, ExportItem)> = Vec::new();
    let globals = module.globals.iter().map(|each| each.id());
    items.extend(globals.map(|id| (name("g", id.index()), id.into())));
    let tables = module.tables.iter().map(|each| each.id());
    items.extend(tables.map(|id| (name("t", id.index()), id.into())));
    let memories = module.memories.iter().map(|each| each.id());
    items.extend(memories.map(|id| (name("m", id.index()), id.into())));
    for (name, item) in items {
        if wanted.contains(&name) {
            module.exports.add(&name, item);
        }
    }
}

/// The number that a constant expression is.
pub fn number(expression: &ConstExpr) -> i32 {
    match expression {
        ConstExpr::Value(Value::I32(number)) => *number,
        _ => 0,
    }
}

fn name(kind: &str, index: usize) -> String {
    format!("{kind}{index}")
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}
