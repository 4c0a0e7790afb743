//! The engine as text, for those who fetch no second file.
use std::borrow::Cow;

/// A module of TypeScript with the engine: a letter for each byte, as in Emscripten's single files. A deflated text is a tenth smaller once it is
/// sent, but inflating it in JavaScript makes an import take 1.25 times as long (`npm run opening`).
pub fn text(wasm: &[u8]) -> String {
    let letters: String = wasm.iter().map(|&byte| letter(byte)).collect();
    format!(
        "/** The engine: its WebAssembly module, a letter for each byte. */\nexport const engine =\n  \"{letters}\";\n"
    )
}

/// In quotes.
fn letter(byte: u8) -> Cow<'static, str> {
    match byte {
        0 => "\\x00".into(),
        b'\n' => "\\n".into(),
        b'\r' => "\\r".into(),
        b'"' => "\\\"".into(),
        b'\\' => "\\\\".into(),
        _ => char::from(byte).to_string().into(),
    }
}
