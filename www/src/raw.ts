/** The one door to the generated bindings: one instance, shared by every entry of the package. */
import start, * as bindings from "./generated/stepstar_wasm.js";

export type {
  Graph as RawGraph,
  GraphPathfinder as RawGraphPathfinder,
  Grid as RawGrid,
  GridPathfinder as RawGridPathfinder,
  Trace as RawTrace,
} from "./generated/stepstar_wasm.js";

let ready = false;
let memory: WebAssembly.Memory | undefined;
let numbers = new Float64Array();
let refusal: Error | undefined;

/** The bindings, once the engine is there. */
export function engine(): typeof bindings {
  if (ready) return bindings;
  if (refusal) throw refusal;
  throw new Error(
    'The engine is not there yet: with "stepstar/wasm", `await init()` comes before any other call. The module "stepstar" needs no such call.',
  );
}

/** The engine's memory. Good until the next call: memory that has grown is another buffer. */
export const engineMemory = (): ArrayBuffer => memory!.buffer;

/** The same, to read rows of numbers where they lie. */
export function engineNumbers(): Float64Array {
  // What has grown leaves a view of nothing. Asking the memory for its buffer each time would take longer than reading a row.
  if (memory && numbers.length === 0) numbers = new Float64Array(memory.buffer);
  return numbers;
}

/** The engine could not be compiled: every call will say so. */
export function refuse(sentence: string, cause: unknown): void {
  refusal = new Error(sentence, { cause });
}

/** Compiles the bytes at once. */
export function startWith(bytes: BufferSource): void {
  if (ready) return;
  ({ memory } = bindings.initSync({ module: bytes }));
  ready = true;
}

/** Fetches and compiles, while the bytes are still arriving where the server's type allows it. */
export async function startFrom(source: Parameters<typeof start>[0]): Promise<void> {
  if (ready) return;
  ({ memory } = await start(source));
  ready = true;
}
