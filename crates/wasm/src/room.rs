//! Checks that there is enough memory before anything large begins. If it runs out midway, the engine can only trap: nobody
//! learns why, and the grid in use can neither be edited nor freed any more.
use crate::error::out_of_range;
#[cfg(target_arch = "wasm32")]
use std::arch::wasm32::memory_size;
use std::hint::black_box;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// On another target these bindings are only checked, never run.
#[cfg(not(target_arch = "wasm32"))]
fn memory_size<const MEMORY: u32>() -> usize {
    0
}

/// Bytes for all that does not grow with the map.
const SMALL_THINGS: usize = 1 << 16;

/// Refuses if there is no memory for so many pieces of so many bytes, with some to spare. In pieces: one large one would not fit
/// into the gaps between others and be added at the end, and memory never shrinks.
// One function, for its code is long.
#[inline(never)]
pub fn check(pieces: usize, bytes: usize) -> Result<(), JsValue> {
    if are_there(pieces, bytes + SMALL_THINGS) {
        return Ok(());
    }
    let sentence = "The engine's memory is full: free() grids, graphs, pathfinders and traces that are not needed any more.";
    Err(out_of_range(sentence))
}

/// The same for what fits into some gap where it is small. The bindings ask it before they hand over a text or a list.
#[wasm_bindgen(js_name = checkRoom)]
#[inline(never)]
pub fn check_large(pieces: usize, bytes: usize) -> Result<(), JsValue> {
    if bytes > SMALL_THINGS {
        return check(pieces, bytes);
    }
    Ok(())
}

fn are_there(pieces: usize, bytes: usize) -> bool {
    let mut room = Vec::<u8>::new();
    let is_there = room.try_reserve_exact(bytes).is_ok();
    // What is only reserved is soon left out by the optimiser.
    black_box(room.as_ptr());
    is_there && (pieces == 1 || are_there(pieces - 1, bytes))
}

/// From so many of the 65,536 pages of 64 kB on, which is all that there can be, memory is nearly full.
const NEARLY_FULL: usize = 49_152;

/// The most bytes that a search needs for each node.
const SEARCH: usize = 64;

/// Refuses a search of a large map where it may not fit.
pub fn check_search(nodes: usize) -> Result<(), JsValue> {
    check_most(8, SEARCH / 8 * nodes)
}

/// Refuses what is so large at most, where memory is nearly full. Elsewhere nobody asks: mostly it is much less, and memory never
/// shrinks.
pub fn check_most(pieces: usize, bytes: usize) -> Result<(), JsValue> {
    if memory_size::<0>() > NEARLY_FULL {
        return check_large(pieces, bytes);
    }
    Ok(())
}
