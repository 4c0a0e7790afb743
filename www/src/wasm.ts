/** `stepstar/wasm`: the same, over a separate file. */
import { initAsync } from "./raw.js";

export * from "./api/index.js";

/** Fetches and compiles the engine; everything else of this module may be called once it is done. */
export async function init(
  source: string | URL | Request | Response | BufferSource | WebAssembly.Module = moduleAddress(),
): Promise<void> {
  await initAsync({ module_or_path: source });
}

function moduleAddress(): URL {
  return new URL("./generated/stepstar.wasm", import.meta.url);
}
