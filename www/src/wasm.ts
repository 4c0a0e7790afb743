/** `stepstar/wasm`: the same API over a separate `.wasm` file. */
import { plain } from "./package/api/plain.js";
import { kindOf } from "./package/kind-of.js";
import type { Known, KnownModule } from "./package/known-global.js";
import { builtin } from "./package/node.js";
import { isCode, startFrom, startWith } from "./package/raw.js";

export * from "./package/api/diagnose.js";
export * from "./package/api/find.js";
export * from "./package/api/index.js";
export * from "./package/api/pathfinder.js";
export * from "./package/api/replanning.js";
export * from "./package/api/scenarios.js";
export * from "./package/api/walk.js";
export * from "./package/api/worlds.js";

/** Where the engine may come from: its address, a request for it or a response with it, its bytes, or a module compiled from them. */
export type Source =
  | string
  | Known<"URL">
  | Known<"Request">
  | Known<"Response">
  | (ArrayBufferView & Pick<Uint8Array<ArrayBuffer>, "buffer">)
  | ArrayBuffer
  | KnownModule;

/**
 * Fetches and compiles the engine. Await it before you call anything else of `stepstar/wasm`. Calling it again does nothing.
 *
 * @param source Where the engine is, if not in `generated/stepstar.wasm` beside this module.
 * @example
 * ```ts
 * import { find_path, init } from "stepstar/wasm";
 *
 * await init();
 * find_path("S..\n..G", [0, 0], [2, 1]).cost; // => 3
 * ```
 */
export async function init(source?: Source | PromiseLike<Source>): Promise<void> {
  const given = (await source) ?? undefined;
  if (given !== undefined && !isCode(given) && !/^(String|URL|Request|Response)$/.test(kindOf(Object(given)))) {
    // The engine, which has a sentence for everything else, is not there yet.
    const told = plain(given);
    const words =
      Object(told).words ??
      JSON.stringify(told, null, 1)
        .replaceAll(/\n */g, " ")
        .replaceAll(/^\[ | \]$/g, (end) => end.trim());
    throw new TypeError(
      `The source of the engine is ${words}: it must be an address, a request, a response, bytes or a module.`,
    );
  }
  try {
    const place = given ?? new URL("./generated/stepstar.wasm", import.meta.url);
    const from = place instanceof URL ? place.href : place;
    const files = builtin("node:fs");
    // Node cannot fetch from the disk. And there, merely asking whether something is a `Response` takes longer than all the rest.
    if (files && typeof from === "string" && from.startsWith("file:")) startWith(files.readFileSync(new URL(from)));
    else await startFrom(from);
  } catch (cause) {
    if (given !== undefined) throw cause;
    throw new Error(
      'The engine did not start from generated/stepstar.wasm beside this script, where not every bundler puts it: copy "stepstar/stepstar.wasm" there, or give init() its address or bytes.',
      { cause },
    );
  }
}
