/**
 * Importing this file makes the engine ready: its bytes are in the module and are compiled at once. Where that is
 * forbidden the first call says so, and an element can show the sentence in its place.
 */
import { base64, size } from "./generated/bytes.js";
import { inflate } from "./inflate.js";
import { builtin } from "./node.js";
import { refuse, startWith } from "./raw.js";

try {
  startWith(unpack());
} catch (error) {
  refuse(
    'Stepstar could not compile its engine. A Content-Security-Policy must allow it by script-src "wasm-unsafe-eval"; Chrome before 114 needs "stepstar/wasm" instead.',
    error,
  );
}

function unpack(): Uint8Array<ArrayBuffer> {
  const packed = decode();
  return builtin("node:zlib")?.inflateRawSync(packed) ?? inflate(packed, size);
}

/** Node is quick at this by itself, and so are browsers since 2025. */
function decode(): Uint8Array<ArrayBuffer> {
  const { Buffer } = globalThis as { Buffer?: { from(text: string, encoding: "base64"): Uint8Array } };
  if (Buffer) return new Uint8Array(Buffer.from(base64, "base64"));
  if ("fromBase64" in Uint8Array) return (Uint8Array.fromBase64 as (text: string) => Uint8Array<ArrayBuffer>)(base64);
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
