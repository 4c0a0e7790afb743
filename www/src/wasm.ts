/** `stepstar/wasm`: the same, over a separate file. */
import type { Known, KnownModule } from "./known-global.js";
import { builtin } from "./node.js";
import { startFrom, startWith } from "./raw.js";

export * from "./api/index.js";

/** Where the engine may come from: its address, an answer to a request, its bytes, or what was compiled from them. */
export type Source =
  | string
  | Known<"URL">
  | Known<"Request">
  | Known<"Response">
  | ArrayBufferView<ArrayBuffer>
  | ArrayBuffer
  | KnownModule;

/**
 * Fetches and compiles the engine; everything else of `stepstar/wasm` may be called once it is done. Called again, it
 * does nothing.
 *
 * @param source Where the engine is, when `stepstar.wasm` does not lie beside this module.
 * @example
 * ```ts
 * import { find_path, init } from "stepstar/wasm";
 *
 * await init();
 * find_path("S..\n..G", [0, 0], [2, 1]).cost; // => 3
 * ```
 */
export async function init(source?: Source | PromiseLike<Source>): Promise<void> {
  const given = await source;
  try {
    const place = given ?? new URL("./generated/stepstar.wasm", import.meta.url);
    const from = place instanceof URL ? place.href : place;
    const files = builtin("node:fs");
    // Node cannot fetch from the disk. And only to ask whether something is an answer to a request takes it longer than all the rest.
    if (files && typeof from === "string" && from.startsWith("file:")) startWith(files.readFileSync(new URL(from)));
    else await startFrom(from);
  } catch (cause) {
    if (given) throw cause;
    throw new Error(
      'The engine did not start from generated/stepstar.wasm beside this script, where not every bundler puts it: copy "stepstar/stepstar.wasm" there, or give init() its address or bytes.',
      { cause },
    );
  }
}
