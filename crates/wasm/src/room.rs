//! Whether there is room, asked before anything large is begun. Where memory runs out midway the engine can only stop dead: nobody
//! learns why, and the grid that was in use then can neither be edited nor freed any more.
use js_sys::RangeError;
use std::hint::black_box;
use wasm_bindgen::JsValue;

/// Bytes for all that does not grow with the map.
const SMALL_THINGS: usize = 1 << 16;

/// Refuses what would need so many pieces of so many bytes, if they are not there, with some to spare. In pieces, as what is asked for in
/// one would be put behind all that is free between others, and memory never shrinks.
// One function, for its code is long.
#[inline(never)]
pub fn check(pieces: usize, bytes: usize) -> Result<(), JsValue> {
    let mut rooms: Vec<Vec<u8>> = vec![Vec::new(); pieces];
    let are_there = rooms
        .iter_mut()
        .all(|room| room.try_reserve_exact(bytes + SMALL_THINGS).is_ok());
    // What is only reserved is soon left out by the optimiser.
    black_box(rooms.as_ptr());
    if are_there {
        return Ok(());
    }
    let sentence = "The engine's memory is full: free() grids, graphs, pathfinders and traces that are not needed any more.";
    Err(RangeError::new(sentence).into())
}
