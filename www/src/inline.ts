/**
 * Importing this file makes the engine ready: its bytes are in the module, and are compiled at once. Where that is forbidden the first
 * call throws, not the import, so that an element can show the message in its place.
 */
import { engine, letters } from "./generated/bytes.js";
import { refuse, startWith } from "./raw.js";

try {
  const bytes = bytesOf(engine);
  if (bytes) startWith(bytes);
  else {
    refuse(
      'Stepstar was read in the wrong character set: its script is in UTF-8, which the page must say by <meta charset="utf-8">.',
    );
  }
} catch (error) {
  refuse(
    globalThis.WebAssembly
      ? 'Stepstar could not compile its engine. A Content-Security-Policy must allow it by script-src "wasm-unsafe-eval"; Chrome before 114 compiles so large an engine in a worker only.'
      : "Stepstar needs WebAssembly, which this browser lacks or has switched off, as in a lockdown mode.",
    error,
  );
}

/** Each letter stands for a byte; undefined if one is none of those that do. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  const byteOf = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte++) byteOf[letters.charCodeAt(byte)] = byte;
  const { Buffer } = globalThis as { Buffer?: { from(text: string, encoding: "latin1"): Uint8Array<ArrayBuffer> } };
  // Node's own way takes a twentieth of the time.
  const bytes = Buffer ? Buffer.from(text, "latin1") : numbersOf(text);
  if (bytes) for (let i = 0; i < bytes.length; i++) bytes[i] = byteOf[bytes[i]!]!;
  return bytes;
}

function numbersOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  const numbers = new Uint8Array(text.length);
  for (let i = 0; i < numbers.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter > 255) return undefined;
    numbers[i] = letter;
  }
  return numbers;
}
