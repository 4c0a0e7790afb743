import { readFileSync } from "node:fs";
import { constants, deflateRawSync, type ZlibOptions } from "node:zlib";
import { expect, test } from "vitest";
import { seeded } from "../../src/bench/maps.js";
import { base64, size } from "../../src/generated/bytes.js";
import { inflate } from "../../src/inflate.js";

const WAYS: Record<string, ZlibOptions> = {
  "stored blocks": { level: 0 },
  "fixed codes": { level: 9, strategy: constants.Z_FIXED },
  "codes of their own": { level: 9 },
  "no repetitions": { level: 9, strategy: constants.Z_HUFFMAN_ONLY },
  "runs of one byte": { level: 9, strategy: constants.Z_RLE },
  "small blocks": { level: 6, memLevel: 1 },
};

const random = seeded(7);
const bytes = (length: number, most: number) => Uint8Array.from({ length }, () => Math.floor(random() * most));

/** Repetitions near and far, each cut out of what is there already. */
function repetitive(length: number): Uint8Array {
  const all = bytes(length, 256);
  for (let at = 300; at < length; ) {
    const [from, size] = [Math.floor(random() * at), 1 + Math.floor(random() * 400)];
    all.copyWithin(at, from, Math.min(from + size, at));
    at += size;
  }
  return all;
}

const DATA = {
  nothing: new Uint8Array(0),
  "one byte": bytes(1, 256),
  "one byte over and over": new Uint8Array(100_000).fill(7),
  "random bytes": bytes(200_000, 256),
  "few different bytes": bytes(100_000, 3),
  "skewed bytes": bytes(100_000, 256).map((byte) => Math.floor(256 * (byte / 256) ** 12)),
  repetitions: repetitive(300_000),
};

for (const [way, options] of Object.entries(WAYS)) {
  for (const [name, data] of Object.entries(DATA)) {
    test(`${name}, deflated with ${way}, comes out as it was`, () => {
      const back = inflate(deflateRawSync(data, options), data.length);
      expect(Buffer.compare(back, data)).toBe(0);
    });
  }
}

test("the engine inside the package is the one beside it", () => {
  const wasm = readFileSync(new URL("../../src/generated/stepstar.wasm", import.meta.url));
  expect(Buffer.compare(inflate(Buffer.from(base64, "base64"), size), wasm)).toBe(0);
});
