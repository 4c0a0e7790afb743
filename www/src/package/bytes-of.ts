/** From this letter on, letters are marks: the next one means another byte than without (`MARKS` in crates/xtask/src/inline.rs). */
const FIRST_MARK = 125;
const LETTERS = 128;

/** The bytes of a WebAssembly module that is kept as text. `letters`: how each byte is written, from 0 to 255. */
export function bytesOf(text: string, letters: string): Uint8Array<ArrayBuffer> {
  const byteOf = new Uint8Array(3 * LETTERS);
  for (let i = 0, byte = 0; i < letters.length; i++) {
    let letter = letters.charCodeAt(i);
    if (letter >= FIRST_MARK) letter = LETTERS * (letter - FIRST_MARK + 1) + letters.charCodeAt(++i);
    byteOf[letter] = byte++;
  }
  const bytes = new Uint8Array(text.length);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    let letter = text.charCodeAt(i);
    if (letter >= FIRST_MARK) letter = LETTERS * (letter - FIRST_MARK + 1) + text.charCodeAt(++i);
    bytes[length++] = byteOf[letter]!;
  }
  return bytes.subarray(0, length);
}
