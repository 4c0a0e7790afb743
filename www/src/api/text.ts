/** Texts that come from the engine behind a row of numbers. */
import { TextDecoder } from "../texts.js";

const decoder = /* @__PURE__ */ new TextDecoder();

/** The row, and the text: its bytes, eight to a number, and how many they are. @internal */
export function withText(packed: Float64Array): [row: Float64Array, text: string] {
  const length = packed[packed.length - 1]!;
  const row = packed.subarray(0, -2 - Math.floor(length / 8));
  return [row, decoder.decode(new Uint8Array(packed.buffer, row.byteLength, length))];
}
