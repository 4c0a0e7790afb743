//! What JavaScript hands over is copied into the engine's memory first. Where that is full, the engine could only trap, so it is asked before
//! anything large.

const PLACED: &str = "wasm.__wbindgen_malloc";
const ASKS: &str = "
function placed(bytes, align) {
    if (bytes > 65536) checkRoom(1, bytes);
    return wasm.__wbindgen_malloc(bytes, align);
}
";

/// How the bindings hand over a text: as if it were ASCII, and where it is not they take three times its room midway.
const TEXTS: &str = "function passStringToWasm0(arg, malloc, realloc) {";
const GROWN: &str = ", wasm.__wbindgen_realloc";
/// Its bytes are counted first.
const COUNTED: &str = "function passStringToWasm0(text, malloc) {
    const bytes = cachedTextEncoder.encode(text);
    const ptr = malloc(bytes.length, 1) >>> 0;
    getUint8ArrayMemory0().set(bytes, ptr);
    WASM_VECTOR_LEN = bytes.length;
    return ptr;
}
";

/// The bindings, which ask for room for what they are given.
pub fn asked(bindings: &str) -> Result<String, String> {
    let other = || "The bindings hand over texts in another way.".to_owned();
    let needed = ["function checkRoom(pieces, bytes)", PLACED, GROWN];
    if !needed.iter().all(|words| bindings.contains(words)) {
        return Err(other());
    }
    let (before, text) = bindings.split_once(TEXTS).ok_or_else(other)?;
    let (_, rest) = text.split_once("\n}\n").ok_or_else(other)?;
    let counted = [before, COUNTED, rest].concat().replace(GROWN, "");
    Ok(counted.replace(PLACED, "placed") + ASKS)
}
