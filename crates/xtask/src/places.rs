//! With every function that can panic the compiler leaves the place in the sources: a record of the file's name, line and column.
//! Where a panic is a trap nobody reads them, and they tell where the compiler's user keeps his files.
use std::ops::Range;
use walrus::ir::Value;
use walrus::{ConstExpr, Data, DataKind, Module};

/// Address and length of the name, line and column, four bytes each.
const RECORD: usize = 16;
const LONGEST_NAME: u32 = 300;
const MOST_LINES: u32 = 200_000;
const MOST_COLUMNS: u32 = 2_000;

/// Fills the records and the names with zeros, which the optimiser leaves out.
pub fn forget(module: &mut Module) {
    let active = |data: &Data| Some((address(&data.kind)?, data.value.clone()));
    let segments: Vec<_> = module.data.iter().filter_map(active).collect();
    let mut found = Vec::new();
    for (at, bytes) in &segments {
        for i in (0..bytes.len()).step_by(4) {
            if let Some(name) = name(&segments, &bytes[i..]) {
                found.extend([at + i..at + i + RECORD, name]);
            }
        }
    }
    let all: Vec<_> = module.data.iter().map(|data| data.id()).collect();
    for id in all {
        let data = module.data.get_mut(id);
        let Some(at) = address(&data.kind) else {
            continue;
        };
        for place in &found {
            if place.start >= at && place.end <= at + data.value.len() {
                data.value[place.start - at..place.end - at].fill(0);
            }
        }
    }
}

/// The name that a record is of, if it is one.
fn name(segments: &[(usize, Vec<u8>)], record: &[u8]) -> Option<Range<usize>> {
    let number = |i: usize| {
        let bytes = record.get(4 * i..4 * i + 4)?.try_into().ok()?;
        Some(u32::from_le_bytes(bytes))
    };
    let [start, length, line, column] = [number(0)?, number(1)?, number(2)?, number(3)?];
    let likely = (1..LONGEST_NAME).contains(&length)
        && (1..MOST_LINES).contains(&line)
        && (1..MOST_COLUMNS).contains(&column);
    let place = start as usize..start.checked_add(length)? as usize;
    let text = segments.iter().find_map(|(at, bytes)| {
        bytes.get(place.start.checked_sub(*at)?..place.end.checked_sub(*at)?)
    })?;
    let is_name = text.ends_with(b".rs")
        && text
            .iter()
            .all(|byte| byte.is_ascii_graphic() || *byte == b' ');
    (likely && is_name).then_some(place)
}

fn address(kind: &DataKind) -> Option<usize> {
    match kind {
        DataKind::Active {
            offset: ConstExpr::Value(Value::I32(address)),
            ..
        } => usize::try_from(*address).ok(),
        _ => None,
    }
}
