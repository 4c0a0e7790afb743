//! What JavaScript hands over is copied into the engine's memory first. Where that is full, the engine could only trap, so it is asked before
//! anything large.

const PLACED: &str = "wasm.__wbindgen_malloc";
const ASKS: &str = "
function placed(bytes, align) {
    if (bytes > 65536) checkRoom(1, bytes);
    return wasm.__wbindgen_malloc(bytes, align);
}
";

/// The bindings, which ask for room for what they are given.
pub fn asked(bindings: &str) -> Result<String, String> {
    if !bindings.contains("function checkRoom(pieces, bytes)") || !bindings.contains(PLACED) {
        return Err("The bindings hand over texts in another way.".to_owned());
    }
    Ok(bindings.replace(PLACED, "placed") + ASKS)
}
