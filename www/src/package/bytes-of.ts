import "./texts.js";

/** From this letter on, letters are marks: the next one means another byte than without (`MARKS` in crates/xtask/src/inline.rs). */
const FIRST_MARK = 125;
const LETTERS = 128;
/** Of the table that says which byte a letter means, with no mark, with the first and with the second. It lies before the text. */
const TABLE = 3 * LETTERS;
const PAGE = 1 << 16;

/**
 * Puts the bytes that a text means in its place. In JavaScript this loop takes five times as long: a process that has just begun would go
 * through most letters before it has compiled it.
 *
 * ```text
 * (import "" "m" (memory 1))
 * (func (export "f") (param $at i32) (param $end i32) (result i32) (local $to i32) (local $letter i32)
 *   (local.set $to (local.get $at))
 *   (loop
 *     (local.set $letter (i32.load8_u (local.get $at)))
 *     (local.set $at (i32.add (local.get $at) (i32.const 1)))
 *     (if (i32.ge_u (local.get $letter) (i32.const FIRST_MARK)) (then
 *       (local.set $letter (i32.add
 *         (i32.shl (i32.sub (local.get $letter) (i32.const FIRST_MARK - 1)) (i32.const 7))
 *         (i32.load8_u (local.get $at))))
 *       (local.set $at (i32.add (local.get $at) (i32.const 1)))))
 *     (i32.store8 (local.get $to) (i32.load8_u (local.get $letter)))
 *     (local.set $to (i32.add (local.get $to) (i32.const 1)))
 *     (br_if 0 (i32.lt_u (local.get $at) (local.get $end))))
 *   (local.get $to))
 * ```
 */
// biome-ignore format: a line for each line above
const READER = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 7, 1, 96, 2, 127, 127, 1, 127,
  2, 7, 1, 0, 1, 109, 2, 0, 1,
  3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 86, 1, 84, 1, 2, 127,
  32, 0, 33, 2,
  3, 64,
  32, 0, 45, 0, 0, 33, 3,
  32, 0, 65, 1, 106, 33, 0,
  32, 3, 65, FIRST_MARK | 128, 0, 79, 4, 64,
  32, 3, 65, (FIRST_MARK - 1) | 128, 0, 107, 65, 7, 116,
  32, 0, 45, 0, 0, 106, 33, 3,
  32, 0, 65, 1, 106, 33, 0, 11,
  32, 2, 32, 3, 45, 0, 0, 58, 0, 0,
  32, 2, 65, 1, 106, 33, 2,
  32, 0, 32, 1, 73, 13, 0, 11,
  32, 2, 11,
];

/** The bytes of a WebAssembly module that is kept as text. `letters`: how each byte is written, from 0 to 255. */
export function bytesOf(text: string, letters: string): Uint8Array<ArrayBuffer> {
  const end = TABLE + text.length;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) });
  const bytes = new Uint8Array(memory.buffer);
  for (let i = 0, byte = 0; i < letters.length; i++) {
    let letter = letters.charCodeAt(i);
    if (letter >= FIRST_MARK) letter = LETTERS * (letter - FIRST_MARK + 1) + letters.charCodeAt(++i);
    bytes[letter] = byte++;
  }
  bytes.set(new TextEncoder().encode(text), TABLE);
  const reader = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(READER)), { "": { m: memory } });
  const read = reader.exports.f as (at: number, end: number) => number;
  return bytes.subarray(TABLE, read(TABLE, end));
}
