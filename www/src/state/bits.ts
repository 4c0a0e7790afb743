/** A row of bits that reads and writes itself as base64url, six bits a letter. */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export class BitWriter {
  #text = "";
  #letter = 0;
  #filled = 0;

  write(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) {
      this.#letter = (this.#letter << 1) | (Math.floor(value / 2 ** bit) & 1);
      if (++this.#filled === 6) this.#flush();
    }
  }

  /** Elias gamma: short for small numbers, and it needs no upper bound. `value` is at least 1. */
  writeGamma(value: number): void {
    const bits = Math.floor(Math.log2(value)) + 1;
    this.write(0, bits - 1);
    this.write(value, bits);
  }

  toString(): string {
    if (this.#filled > 0) {
      this.#letter <<= 6 - this.#filled;
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

export class BitReader {
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(bits: number): number {
    let value = 0;
    for (let bit = 0; bit < bits; bit++, this.#position++) {
      const letter = letters.indexOf(this.#text[Math.floor(this.#position / 6)] ?? "?");
      if (letter < 0) throw new RangeError("The link is cut off or was changed: its map can't be read.");
      value = value * 2 + ((letter >> (5 - (this.#position % 6))) & 1);
    }
    return value;
  }

  readGamma(): number {
    let zeros = 0;
    while (this.read(1) === 0) if (++zeros > 31) throw new RangeError("The link was changed: its map can't be read.");
    return 2 ** zeros + this.read(zeros);
  }
}
