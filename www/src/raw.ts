/** The one door to the generated bindings: one instance, shared by every entry of the package. */
import {
  begin,
  defaults,
  formatScenarios,
  Graph,
  Grid,
  imports,
  parseScenarios,
  Trace,
  version,
} from "./generated/stepstar_wasm.js";
import { kindOf } from "./kind-of.js";

export type {
  Graph as RawGraph,
  GraphPathfinder as RawGraphPathfinder,
  Grid as RawGrid,
  GridPathfinder as RawGridPathfinder,
  Trace as RawTrace,
} from "./generated/stepstar_wasm.js";

/** What is asked of the engine first. */
const bindings = { defaults, formatScenarios, Graph, Grid, parseScenarios, Trace, version };

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
  if (!ready) run(new WebAssembly.Instance(new WebAssembly.Module(bytes), imports()));
}

/** Fetches and compiles, while the bytes are still arriving where the server's type allows it. */
export async function startFrom(
  source: string | URL | Request | Response | BufferSource | WebAssembly.Module,
): Promise<void> {
  if (ready) return;
  const instance = await (isCode(source) ? instantiated(source) : streamed(source));
  // Somebody else may have been quicker.
  if (!ready) run(instance);
}

/** Asked by its tag: one of another window is as good. And in Node only to ask for a `Response` takes longer than all the rest. */
function isCode(source: object | string): source is BufferSource | WebAssembly.Module {
  return ArrayBuffer.isView(source) || ["ArrayBuffer", "WebAssembly.Module"].includes(kindOf(Object(source)));
}

async function streamed(source: string | URL | Request | Response): Promise<WebAssembly.Instance> {
  const answer = source instanceof Response ? source : await fetch(source);
  if (!answer.ok) {
    throw new Error(`The engine could not be fetched from ${answer.url}: ${answer.status}.`);
  }
  if (answer.headers.get("Content-Type") !== "application/wasm") return instantiated(await answer.arrayBuffer());
  return (await WebAssembly.instantiateStreaming(answer, imports())).instance;
}

async function instantiated(source: BufferSource | WebAssembly.Module): Promise<WebAssembly.Instance> {
  const made: WebAssembly.Instance | WebAssembly.WebAssemblyInstantiatedSource = await WebAssembly.instantiate(
    source as BufferSource,
    imports(),
  );
  return made instanceof WebAssembly.Instance ? made : made.instance;
}

function run(instance: WebAssembly.Instance): void {
  ({ memory } = begin(instance));
  ready = true;
}
