//! The bindings bring a loader for every way of the last years to start a module. `www/src/raw.ts` has one for those that the package offers,
//! and takes the two ends: what the module imports, and what is done with its instance.

/// In place of the two that are global, but not everywhere.
const IMPORTS: &str = "import { TextDecoder, TextEncoder } from \"../texts.js\";\n\n";

const EXPORTS: &str = "export { __wbg_get_imports as imports, __wbg_finalize_init as begin };\n";

const DECLARATIONS: &str = "/** What the module imports. */
export function imports(): WebAssembly.Imports;

/** From now on all functions and classes are those of this instance. */
export function begin(instance: WebAssembly.Instance): { readonly memory: WebAssembly.Memory };
";

/// A way to free what is bound at the end of a block. Nobody has it in a block: it is freed by its handle (`www/src/api/handle.ts`).
const DISPOSAL: &str = "if (Symbol.dispose)";

/// Where texts can't be written to memory at once. Wherever the engine can be compiled they can.
const OLD_ENCODERS: (&str, &str) = ("if (!('encodeInto' in", "let WASM_VECTOR_LEN");

/// The bindings without their loader, and what nobody asks for.
pub fn left_out(bindings: &str) -> Result<String, String> {
    let bound = cut(bindings, "async function __wbg_load(", EXPORTS)?;
    let (begin, end) = OLD_ENCODERS;
    let rest = cut(&bound, begin, end)? + split(&bound, end)?.1;
    let lines = rest.split_inclusive('\n');
    let needed: String = lines.filter(|line| !line.starts_with(DISPOSAL)).collect();
    Ok(IMPORTS.to_owned() + &needed)
}

/// The declarations of the bindings without what the loader takes and gives. An array that is returned is a copy of its own, which
/// can be sent to another thread: TypeScript allows that only where it knows that the memory below is not shared.
pub fn undeclared(declarations: &str) -> Result<String, String> {
    let mut declared = cut(declarations, "export type InitInput", DECLARATIONS)?;
    for array in ["Uint8Array", "Uint32Array", "Float64Array"] {
        declared = declared.replace(&format!("): {array}"), &format!("): {array}<ArrayBuffer>"));
    }
    Ok(declared)
}

/// The text up to where its end begins, and another end.
fn cut(text: &str, end: &str, instead: &str) -> Result<String, String> {
    Ok(split(text, end)?.0.to_owned() + instead)
}

/// What stands before and after the first of certain words.
fn split<'a>(text: &'a str, words: &str) -> Result<(&'a str, &'a str), String> {
    text.split_once(words)
        .ok_or_else(|| format!("There is no \"{words}\" in the bindings any more."))
}
