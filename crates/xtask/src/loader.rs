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

/// The bindings without their loader.
pub fn left_out(bindings: &str) -> Result<String, String> {
    let bound = cut(bindings, "async function __wbg_load(", EXPORTS)?;
    Ok(IMPORTS.to_owned() + &bound)
}

/// The declarations of the bindings without what the loader takes and gives.
pub fn undeclared(declarations: &str) -> Result<String, String> {
    cut(declarations, "export type InitInput", DECLARATIONS)
}

/// The text up to where its end begins, and another end.
fn cut(text: &str, end: &str, instead: &str) -> Result<String, String> {
    let (begin, _) = text
        .split_once(end)
        .ok_or_else(|| format!("There is no \"{end}\" in the bindings any more."))?;
    Ok(begin.to_owned() + instead)
}
