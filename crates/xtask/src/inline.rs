//! The engine as text, for those who fetch no second file.
use std::borrow::Cow;

/// A module of TypeScript with the engine: a letter for each byte, as in Emscripten's single files. The bytes that are most frequent have letters
/// of ASCII, which take one byte in UTF-8 where the others take two: 13 kB less, gzipped, than a letter of the byte's own number.
///
/// A deflated text is smaller still, but inflating it in JavaScript makes an import take 1.25 times as long (`npm run opening`).
pub fn text(wasm: &[u8], what: &str) -> String {
    let letters = letters(wasm);
    let text = |bytes: &[u8]| -> String {
        let each = bytes
            .iter()
            .map(|&byte| written(letters[usize::from(byte)]));
        each.collect()
    };
    let all: Vec<u8> = (0..=u8::MAX).collect();
    format!(
        "/** The letter of each byte, from 0 to 255. */\nexport const letters =\n  \"{}\";\n\n/** The {what}: its WebAssembly module, a letter for each byte. */\nexport const code =\n  \"{}\";\n",
        text(&all),
        text(wasm)
    )
}

/// Which letter, of the first 256, stands for each byte.
fn letters(wasm: &[u8]) -> [u8; 256] {
    let mut counts = [0_usize; 256];
    for &byte in wasm {
        counts[usize::from(byte)] += 1;
    }
    let (short, long): (Vec<u8>, Vec<u8>) = (0..=u8::MAX).partition(|&letter| is_short(letter));
    let mut bytes: Vec<u8> = (0..=u8::MAX).collect();
    bytes.sort_by_key(|&byte| std::cmp::Reverse(counts[usize::from(byte)]));
    let (often, seldom) = bytes.split_at_mut(short.len());
    // Neighbours stay neighbours, as far as that goes.
    often.sort_unstable();
    seldom.sort_unstable();
    let mut letters = [0; 256];
    for (&byte, letter) in often.iter().zip(short).chain(seldom.iter().zip(long)) {
        letters[usize::from(byte)] = letter;
    }
    letters
}

/// Whether a letter takes one byte between quotes.
fn is_short(letter: u8) -> bool {
    letter.is_ascii() && !matches!(letter, 0 | b'\n' | b'\r' | b'"' | b'\\')
}

/// In quotes.
fn written(letter: u8) -> Cow<'static, str> {
    match letter {
        0 => "\\x00".into(),
        b'\n' => "\\n".into(),
        b'\r' => "\\r".into(),
        b'"' => "\\\"".into(),
        b'\\' => "\\\\".into(),
        _ => char::from(letter).to_string().into(),
    }
}
