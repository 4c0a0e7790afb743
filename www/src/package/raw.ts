/** The one door to the generated bindings: one instance, shared by every entry of the package. */
import "./texts.js";
import {
  checkRoom,
  editDistance,
  Graph,
  Grid,
  type InitOutput,
  initSync,
  refused,
  resolveOptions,
  Trace,
} from "../generated/stepstar_wasm.js";
import { kindOf } from "./kind-of.js";

export type {
  Distances as RawDistances,
  Floors as RawFloors,
  FloorsPathfinder as RawFloorsPathfinder,
  Graph as RawGraph,
  GraphPathfinder as RawGraphPathfinder,
  Grid as RawGrid,
  GridPathfinder as RawGridPathfinder,
  Hexagons as RawHexagons,
  HexagonsPathfinder as RawHexagonsPathfinder,
  Trace as RawTrace,
  Walking as RawWalking,
} from "../generated/stepstar_wasm.js";

/** The entry points of the engine; all else is reached through them. */
const bindings = { checkRoom, editDistance, Graph, Grid, refused, resolveOptions, Trace };

/** Apart, so that a bundle without them leaves them out. Call `engine()` first: it throws while the engine isn't there. */
export {
  Floors as EngineFloors,
  formatScenarios,
  Hexagons as EngineHexagons,
  parseDimacs as engineDimacs,
  parseScenarios,
  parseTiled as engineTiled,
  separate,
  version,
} from "../generated/stepstar_wasm.js";

const ascii = /* @__PURE__ */ new TextDecoder();

let exported: InitOutput | undefined;
const started = new Set<() => BufferSource>();
let memory: WebAssembly.Memory | undefined;
let numbers = new Float64Array();
let refusal: Error | undefined;

/** The bindings; throws while the engine isn't there. */
export function engine(): typeof bindings {
  if (memory) return bindings;
  if (refusal) throw refusal;
  throw new Error(
    'The engine is not there yet: with "stepstar/wasm", `await init()` comes before any other call. The module "stepstar" needs no such call.',
  );
}

export const isEngineThere = (): boolean => memory !== undefined;

/** The bindings, to be handed these texts and arrays, of which they make copies in the engine's memory: where it is full, they could only trap. */
export function engineFor(...handed: readonly (string | ArrayBufferView)[]): typeof bindings {
  let most = 0;
  for (const each of handed) most = Math.max(most, bytesOf(each));
  // What is small finds a place.
  if (most > 0xffff) engine().checkRoom(handed.length, most);
  return engine();
}

/** The engine's grid of a text. It is handed over as bytes: the browser turns a text into them at once, the bindings letter by letter. */
export function parsedGrid(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  return engineFor(bytes).Grid.parse(bytes);
}

/** For a text with letters beyond ASCII the bindings take three bytes each, until they know better. */
function bytesOf(handed: string | ArrayBufferView): number {
  if (typeof handed !== "string") return handed.byteLength;
  return handed.length * (/[^ -~\t\r\n]/.test(handed) ? 3 : 1);
}

/** The engine's memory. Valid only until the next call, which may grow it: then it is another buffer. */
export const engineMemory = (): ArrayBuffer => memory!.buffer;

/** The engine's memory as numbers, to read rows in place. Valid only until the next call. */
export function engineNumbers(): Float64Array {
  // Once the memory grows, the old view is empty. Asking the memory for its buffer each time would take longer than reading a row.
  if (memory && numbers.length === 0) numbers = new Float64Array(memory.buffer);
  return numbers;
}

/** A text of so many letters, all ASCII, in the engine's memory. */
export function engineText(address: number, letters: number): string {
  return ascii.decode(new Uint8Array(engineNumbers().buffer, address, letters));
}

/** For an engine that could not be compiled: from now on every call throws this sentence. */
export function refuse(sentence: string, cause?: unknown): void {
  refusal = new Error(sentence, { cause });
}

/** Starts the engine at once, unless it runs already. */
export function startWith(code: BufferSource | WebAssembly.Module): void {
  exported ??= initSync({ module: code });
  memory = exported.memory;
}

/**
 * Starts a part of the engine that comes later, unless it runs already: modules call each other through the engine's table, in which each puts its
 * functions. The parts that it needs have to be there (`PARTS` in crates/xtask/src/split.rs).
 */
export function startPart(code: () => BufferSource): void {
  if (started.has(code)) return;
  engine();
  new WebAssembly.Instance(new WebAssembly.Module(code()), { engine: Object(exported) });
  started.add(code);
}

/** Fetches and compiles the engine; while it still arrives, if the server sends the right content type. */
export async function startFrom(
  source: string | URL | Request | Response | BufferSource | WebAssembly.Module,
): Promise<void> {
  // Started without waiting: meanwhile another call may have been quicker.
  if (!memory) startWith(isCode(source) ? await compiled(source) : await streamed(source));
}

/** Whether it is code, compiled or not. Goes by the tag, as one from another window is just as good; and in Node, merely mentioning `Response` takes longer than all the rest. */
export function isCode(source: unknown): source is BufferSource | WebAssembly.Module {
  return ArrayBuffer.isView(source) || ["ArrayBuffer", "WebAssembly.Module"].includes(kindOf(Object(source)));
}

async function compiled(code: BufferSource | WebAssembly.Module): Promise<WebAssembly.Module> {
  return kindOf(code) === "WebAssembly.Module"
    ? (code as WebAssembly.Module)
    : WebAssembly.compile(code as BufferSource);
}

async function streamed(source: string | URL | Request | Response): Promise<WebAssembly.Module> {
  const answer = source instanceof Response ? source : await fetch(source);
  if (!answer.ok) throw new Error(`The engine could not be fetched from ${answer.url}: ${answer.status}.`);
  const isLabelled = answer.headers.get("Content-Type") === "application/wasm";
  return isLabelled ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}
