//! The engine as text, for those who fetch no second file.

/// What stands before the letter of a seldom byte; `www/src/package/bytes-of.ts` reads them, the last two letters of ASCII.
const MARKS: [u8; 2] = *b"}~";

/// A module of TypeScript with the engine. The bytes that are most frequent have a letter each, the others a mark and a letter: gzipped it is
/// as small as the module itself. All letters are printable ASCII, which a page in any character set reads alike, and none needs a backslash in
/// any quotes: with 256 letters of UTF-8 or with escapes it is 3 to 5 % larger.
///
/// A deflated text is no smaller once it is gzipped, and inflating it in JavaScript makes an import take 1.25 times as long (`npm run opening`).
pub fn text(wasm: &[u8], what: &str) -> String {
    let spelled = spelled(wasm);
    let code: String = wasm
        .iter()
        .map(|&byte| spelled[usize::from(byte)].as_str())
        .collect();
    format!(
        "/** How each byte is written, from 0 to 255. */\nexport const letters =\n  \"{}\";\n\n/** The {what}: its WebAssembly module. */\nexport const code =\n  \"{code}\";\n",
        spelled.concat()
    )
}

/// How each byte is written.
fn spelled(wasm: &[u8]) -> Vec<String> {
    let mut counts = [0_usize; 256];
    for &byte in wasm {
        counts[usize::from(byte)] += 1;
    }
    let letters: Vec<char> = (b' '..MARKS[0])
        .filter(|letter| !b"\"'`\\$<".contains(letter))
        .map(char::from)
        .collect();
    let mut bytes: Vec<u8> = (0..=u8::MAX).collect();
    bytes.sort_by_key(|&byte| std::cmp::Reverse(counts[usize::from(byte)]));
    let (often, seldom) = bytes.split_at_mut(letters.len());
    // Neighbours stay neighbours, as far as that goes.
    often.sort_unstable();
    seldom.sort_unstable();
    let mut spelled = vec![String::new(); 256];
    for (&byte, &letter) in often.iter().zip(&letters) {
        spelled[usize::from(byte)].push(letter);
    }
    let marked = MARKS
        .iter()
        .flat_map(|&mark| letters.iter().map(move |&letter| (mark, letter)));
    for (&byte, (mark, letter)) in seldom.iter().zip(marked) {
        spelled[usize::from(byte)].extend([char::from(mark), letter]);
    }
    spelled
}
