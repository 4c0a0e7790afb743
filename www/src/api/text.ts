/** Text that the engine appends to a row of numbers. */
import "../texts.js";

const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });

/** Splits off the text: it follows the row as bytes, eight to a number, and then their count. @internal */
export function withText(packed: Float64Array): [row: Float64Array, text: string] {
  const length = packed[packed.length - 1]!;
  const row = packed.subarray(0, -2 - Math.floor(length / 8));
  return [row, decoder.decode(new Uint8Array(packed.buffer, row.byteLength, length))];
}
