//! Whether there is enough memory, asked before anything large begins. If it runs out midway, the engine can only trap: nobody
//! learns why, and the grid in use can neither be edited nor freed any more.
use js_sys::RangeError;
use std::hint::black_box;
use wasm_bindgen::JsValue;

/// Bytes for all that does not grow with the map.
const SMALL_THINGS: usize = 1 << 16;

/// Refuses if there is no memory for so many pieces of so many bytes, with some to spare. In pieces: one large one would not fit
/// into the gaps between others and be added at the end, and memory never shrinks.
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
