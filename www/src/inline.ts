/**
 * Importing this file makes the engine ready: its bytes are in the module, and are unpacked and compiled at once. Where that
 * is forbidden the first call throws, not the import, so that an element can show the message in its place.
 */
import { build, engine, sizes, unpacker } from "./generated/bytes.js";
import { builtin } from "./node.js";
import { refuse, startWith } from "./raw.js";

/** What crates/unpack exports. */
interface Unpacker {
  memory: WebAssembly.Memory;
  /** Unpacks the bytes at `packed`; the others are where the strands go, where the module goes, and where it ends. */
  unpack(packed: number, strands: number, module: number, end: number): void;
}

try {
  startWith(besideThisFile() ?? unpacked());
} catch (error) {
  refuse(
    'Stepstar could not compile its engine. A Content-Security-Policy must allow it by script-src "wasm-unsafe-eval"; Chrome before 114 needs "stepstar/wasm" instead.',
    error,
  );
}

/**
 * In Node: the same engine from the package's other file, which takes a tenth of the time. Undefined if that file is missing
 * (as in a bundle), can't be read or is from another build.
 */
function besideThisFile(): Uint8Array<ArrayBuffer> | undefined {
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

function unpacked(): Uint8Array<ArrayBuffer> {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(decode(unpacker)));
  const { memory, unpack } = exports as unknown as Unpacker;
  const packed = decode(engine);
  const begin = memory.buffer.byteLength;
  const strands = begin + packed.length;
  const module = strands + sizes[0];
  const end = module + sizes[1];
  memory.grow(Math.ceil((end - begin) / 65536));
  new Uint8Array(memory.buffer).set(packed, begin);
  unpack(begin, strands, module, end);
  return new Uint8Array(memory.buffer, module, sizes[1]);
}

/** Node has a fast decoder of its own, and so do browsers since 2025. */
function decode(base64: string): Uint8Array<ArrayBuffer> {
  const { Buffer } = globalThis as { Buffer?: { from(text: string, encoding: "base64"): Uint8Array } };
  if (Buffer) return new Uint8Array(Buffer.from(base64, "base64"));
  if ("fromBase64" in Uint8Array) return (Uint8Array.fromBase64 as (text: string) => Uint8Array<ArrayBuffer>)(base64);
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
