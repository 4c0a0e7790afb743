/** Importing this file makes the engine ready: its bytes are in the module and are compiled at once. */
import { base64 } from "./generated/bytes.js";
import { startWith } from "./raw.js";

try {
  startWith(decode());
} catch (error) {
  throw new Error(
    'Stepstar could not compile its engine. A Content-Security-Policy must allow it by script-src "wasm-unsafe-eval"; Chrome before 114 needs "stepstar/wasm" instead.',
    { cause: error },
  );
}

/** Node is quick at this by itself, and so are browsers since 2025. */
function decode(): Uint8Array<ArrayBuffer> {
  if (typeof Buffer === "function") return new Uint8Array(Buffer.from(base64, "base64"));
  if ("fromBase64" in Uint8Array) return (Uint8Array.fromBase64 as (text: string) => Uint8Array<ArrayBuffer>)(base64);
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
