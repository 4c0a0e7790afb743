//! Calls from one module into another.
use crate::homes::Homes;
use crate::split::{ENGINE, Slot};
use std::collections::HashMap;
use walrus::ir::{self, CallIndirect, Instr, InstrSeq, Value, VisitorMut};
use walrus::{FunctionId, ImportKind, Module, TableId, TypeId};

/// Makes each call of what another module has one through its slot. What has none gets the next.
pub fn through_slots(
    module: &mut Module,
    (table, first): (TableId, i32),
    homes: &Homes,
    slots: &mut Vec<Slot>,
) {
    let mut calls = ThroughSlots {
        table,
        called: HashMap::new(),
    };
    for import in module.imports.iter() {
        let ImportKind::Function(id) = import.kind else {
            continue;
        };
        if import.module != ENGINE {
            continue;
        }
        let found = slots.iter().position(|&(place, _)| place == id.index());
        let slot = found.unwrap_or_else(|| {
            slots.push((id.index(), homes.of(id).unwrap_or(0)));
            slots.len() - 1
        });
        let ty = module.funcs.get(id).ty();
        calls.called.insert(id, (first + slot as i32, ty));
    }
    for (_, function) in module.funcs.iter_local_mut() {
        let entry = function.entry_block();
        ir::dfs_pre_order_mut(&mut calls, function, entry);
    }
}

struct ThroughSlots {
    table: TableId,
    /// The slot and the type of each function that another module has.
    called: HashMap<FunctionId, (i32, TypeId)>,
}

impl VisitorMut for ThroughSlots {
    fn start_instr_seq_mut(&mut self, sequence: &mut InstrSeq) {
        let instructions = std::mem::take(&mut sequence.instrs);
        for (instruction, line) in instructions {
            let called = match &instruction {
                Instr::Call(call) => self.called.get(&call.func),
                _ => None,
            };
            match called {
                Some(&(slot, ty)) => {
                    let value = Value::I32(slot);
                    let table = self.table;
                    sequence.instrs.push((ir::Const { value }.into(), line));
                    sequence
                        .instrs
                        .push((CallIndirect { ty, table }.into(), line));
                }
                None => sequence.instrs.push((instruction, line)),
            }
        }
    }
}
