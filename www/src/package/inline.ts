/**
 * Importing this file makes the engine ready: its bytes are in the module, and are compiled at once. Where that is forbidden the first
 * call throws, not the import, so that an element can show the message in its place.
 */

import { code, letters } from "../generated/bytes.js";
import { bytesOf } from "./bytes-of.js";
import { refuse, startWith } from "./raw.js";

export const engineCode = () => bytesOf(code, letters);

try {
  startWith(engineCode());
} catch (error) {
  refuse(
    globalThis.WebAssembly
      ? 'Stepstar could not compile its engine. A Content-Security-Policy must allow it by script-src "wasm-unsafe-eval"; Chrome before 114 compiles so large an engine in a worker only.'
      : "Stepstar needs WebAssembly, which this browser lacks or has switched off, as in a lockdown mode.",
    error,
  );
}
