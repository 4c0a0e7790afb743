/**
 * Importing this file makes the engine ready: its bytes are in the module, and are unpacked and compiled at once. Where that
 * is forbidden the first call throws, not the import, so that an element can show the message in its place.
 */
import { besideThisFile } from "./beside.js";
import { engine, sizes, unpacker } from "./generated/bytes.js";
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
    globalThis.WebAssembly
      ? 'Stepstar could not compile its engine. A Content-Security-Policy must allow it by script-src "wasm-unsafe-eval"; Chrome before 114 needs "stepstar/wasm" instead.'
      : "Stepstar needs WebAssembly, which this browser lacks or has switched off, as in a lockdown mode.",
    error,
  );
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
