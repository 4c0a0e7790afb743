//! A path and its counts in one row of numbers, and its sentence behind them: the hot path, which JavaScript reads where it lies. What the
//! sentence says follows from path and cost, or else stands behind it as JSON.
use crate::rows::{Parts, connection as numbers, head};
use std::cell::RefCell;
use stepstar::{Reply, Saying, SharedMap};

/// A row of more numbers than this is freed before the next one is written.
const LONG: usize = 1 << 16;

thread_local! {
    static ROW: RefCell<Vec<f64>> = const { RefCell::new(Vec::new()) };
}

/// Writes an answer in the place of the last one. The address holds until the next call.
pub fn placed(map: &SharedMap, answer: &Reply) -> *const f64 {
    match map {
        SharedMap::Graph(graph) => written(answer, |node| graph.nodes()[node as usize].id),
        _ => written(answer, |node| node),
    }
}

/// The same with each place as the map calls it.
pub fn written(answer: &Reply, name: impl Fn(u32) -> u32) -> *const f64 {
    let (result, is_folded) = match answer {
        Reply::Turns(result) => (result, true),
        Reply::Places(result) => (result, false),
    };
    let facts = result.why.as_ref().map(Saying::json).unwrap_or_default();
    let parts = Parts {
        is_folded,
        places: result.path.len(),
        connections: result.connections.len(),
        letters: result.message.len(),
        facts: facts.len(),
    };
    ROW.with_borrow_mut(|row| {
        if row.capacity() > LONG {
            *row = Vec::new();
        }
        row.clear();
        row.extend(head(result, &parts));
        row.extend(result.path.iter().map(|&node| f64::from(name(node))));
        for connection in &result.connections {
            row.extend(numbers(connection));
        }
        add_letters(&result.message, row);
        add_letters(&facts, row);
        row.as_ptr()
    })
}

/// Eight to a number.
fn add_letters(text: &str, row: &mut Vec<f64>) {
    let (eights, rest) = text.as_bytes().as_chunks::<8>();
    row.extend(eights.iter().map(|eight| f64::from_le_bytes(*eight)));
    if !rest.is_empty() {
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        row.push(f64::from_le_bytes(last));
    }
}
