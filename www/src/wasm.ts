/** `stepstar/wasm`: the same, over a separate file. */
import { initAsync } from "./raw.js";

export * from "./api/index.js";

type Source = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/** Fetches and compiles the engine; everything else of this module may be called once it is done. */
export async function init(source?: Source | PromiseLike<Source>): Promise<void> {
  await initAsync({ module_or_path: (await source) ?? besideThisFile() });
}

/** The module next to this file. Node cannot fetch from the disk, so there it is read. */
function besideThisFile(): URL | BufferSource {
  const address = new URL("./generated/stepstar.wasm", import.meta.url);
  if (address.protocol !== "file:") return address;
  return nodeFiles()?.readFileSync(address) ?? address;
}

interface Node {
  getBuiltinModule?(name: "node:fs"): { readFileSync(path: URL): Uint8Array<ArrayBuffer> };
}

/** Node's files without an import, which bundlers for the browser would stumble over. */
function nodeFiles() {
  const node: Node | undefined = Reflect.get(globalThis, "process");
  return node?.getBuiltinModule?.("node:fs");
}
