//! Whether there is room, asked before anything large is begun. Where memory runs out midway the engine can only stop dead: nobody
//! learns why, and the grid that was in use then can neither be edited nor freed any more.
use js_sys::RangeError;
use std::hint::black_box;
use wasm_bindgen::JsValue;

/// Bytes for all that does not grow with the map.
const SMALL_THINGS: usize = 1 << 16;

/// Refuses what would need more bytes than there are, with some to spare.
// One function, for its code is long.
#[inline(never)]
pub fn check(bytes: usize) -> Result<(), JsValue> {
    let mut room: Vec<u8> = Vec::new();
    let is_there = room.try_reserve_exact(bytes + SMALL_THINGS).is_ok();
    // What is only reserved is soon left out by the optimiser.
    black_box(room.as_ptr());
    if is_there {
        return Ok(());
    }
    let sentence = "The engine's memory is full: free() grids, graphs, pathfinders and traces that are not needed any more.";
    Err(RangeError::new(sentence).into())
}
