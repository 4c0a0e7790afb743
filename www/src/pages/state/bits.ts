/** Bits, written and read as base64url, six to a letter. */
import { Refusal } from "../../package/shared/named.js";
export const BITS_A_LETTER = 6;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The value of each letter, by its character code; -1 for any other character. */
const values = new Int8Array(128).fill(-1);
for (let value = 0; value < letters.length; value++) values[letters.charCodeAt(value)] = value;

export class BitWriter {
  #text = "";
  #letter = 0;
  #filled = 0;

  /** Up to 31 bits. */
  write(value: number, bits: number): void {
    for (let left = bits; left > 0; ) {
      const taken = Math.min(left, BITS_A_LETTER - this.#filled);
      left -= taken;
      this.#letter = (this.#letter << taken) | ((value >>> left) & ((1 << taken) - 1));
      this.#filled += taken;
      if (this.#filled === BITS_A_LETTER) this.#flush();
    }
  }

  /** Elias gamma code: short for small numbers, and needs no upper bound. `value` is at least 1. */
  writeGamma(value: number): void {
    const bits = (gammaBits(value) + 1) / 2;
    this.write(0, bits - 1);
    this.write(value, bits);
  }

  toString(): string {
    if (this.#filled > 0) {
      this.#letter <<= BITS_A_LETTER - this.#filled;
      this.#flush();
    }
    return this.#text;
  }

  #flush(): void {
    this.#text += letters[this.#letter];
    this.#letter = 0;
    this.#filled = 0;
  }
}

/** How many bits {@link BitWriter.writeGamma} writes for a number below 2^31. */
export function gammaBits(value: number): number {
  return 63 - 2 * Math.clz32(value);
}

export class BitReader {
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Takes all the bits that it needs of a letter at once: some links have hundreds of thousands of bits. */
  read(bits: number): number {
    let value = 0;
    for (let left = bits; left > 0; ) {
      const begun = this.#position % BITS_A_LETTER;
      const taken = Math.min(left, BITS_A_LETTER - begun);
      const letter = values[this.#text.charCodeAt((this.#position - begun) / BITS_A_LETTER)];
      if (letter === undefined || letter < 0)
        throw new Refusal("The link is cut off or was changed: its map can't be read.");
      value = value * (1 << taken) + ((letter >> (BITS_A_LETTER - begun - taken)) & ((1 << taken) - 1));
      left -= taken;
      this.#position += taken;
    }
    return value;
  }

  readGamma(): number {
    let zeros = 0;
    while (this.read(1) === 0) if (++zeros > 31) throw new Refusal("The link was changed: its map can't be read.");
    return 2 ** zeros + this.read(zeros);
  }
}
