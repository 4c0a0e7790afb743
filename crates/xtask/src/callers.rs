//! An error of the engine is made some seven calls inside the module, which nobody can read, and V8 names ten callers: those who
//! asked would be missing. So their names are taken again where the error leaves the module. Only errors leave it that way.

const TAKEN: &str = "    return value;\n";
const NAMED: &str = "    Error.captureStackTrace?.(value, takeFromExternrefTable0);\n";

/// The bindings, with errors that name who called the module.
pub fn named(bindings: &str) -> Result<String, String> {
    let (before, rest) = bindings
        .split_once("function takeFromExternrefTable0(")
        .filter(|(before, _)| before.contains("throw takeFromExternrefTable0("))
        .ok_or("The bindings do not throw errors of the engine any more.")?;
    let (taken, after) = rest.split_once(TAKEN).unwrap_or((rest, ""));
    Ok(format!(
        "{before}function takeFromExternrefTable0({taken}{NAMED}{TAKEN}{after}"
    ))
}
