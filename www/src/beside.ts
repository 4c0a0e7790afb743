/** The engine as a file of the package. A classic script for pages goes without this part. */
import { build, sizes } from "./generated/bytes.js";
import { builtin } from "./node.js";

/**
 * In Node: the same engine from the package's other file, which takes a tenth of the time. Undefined if that file is missing
 * (as in a bundle), can't be read or is from another build.
 */
export function besideThisFile(): Uint8Array<ArrayBuffer> | undefined {
  const files = builtin("node:fs");
  // Deno would ask its user for permission to read the file.
  if (!files || "Deno" in globalThis) return undefined;
  try {
    const file = files.openSync(new URL(`${folder()}/generated/stepstar.wasm`));
    // Its size is known: asking Node for it takes as long as reading the file. One byte more shows if the file is longer.
    const bytes = new Uint8Array(sizes[1] + 1);
    const length = files.readSync(file, bytes);
    files.closeSync(file);
    const name = String.fromCharCode(...bytes.subarray(length - build.length, length));
    return length === sizes[1] && name === build ? bytes.subarray(0, length) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The folder of this file, from the stack of an error. `import.meta` would be lost where this becomes a CommonJS module, as in
 * Jest; and for an address made with it, bundlers would add a second copy of the engine.
 */
function folder(): string {
  const kind = Error as ErrorConstructor & { stackTraceLimit: number };
  const limit = kind.stackTraceLimit;
  // Writing a line for every caller would take as long as reading the engine.
  kind.stackTraceLimit = 1;
  const { stack } = new Error();
  kind.stackTraceLimit = limit;
  return /file:.*(?=\/[^/]*:\d+:\d+)/.exec(stack!)![0];
}
