/**
 * Inflates what DEFLATE made (RFC 1951): browsers do that by themselves only when one can wait, and importing can't. It is for
 * what was deflated when the package was built, so nothing is checked.
 */

/** No code is longer. */
const LONGEST = 15;

/** The literal that ends a block. */
const END = 256;

/** In this order the lengths of the codes for lengths come. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** By the next 15 bits: the symbol that they begin with, times 16, and how many of them it takes. */
type Codes = Uint16Array;

/** @param size How many bytes will come out. */
export function inflate(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(size);
  let read = 0;
  let written = 0;
  let held = 0;
  let count = 0;

  /** Holds so many bits, the next one lowest; zeros after the end. */
  function hold(wanted: number): void {
    for (; count < wanted; count += 8) held |= (packed[read++] ?? 0) << count;
  }

  function drop(bits: number): void {
    held >>>= bits;
    count -= bits;
  }

  function number(bits: number): number {
    hold(bits);
    const value = held & ((1 << bits) - 1);
    drop(bits);
    return value;
  }

  function symbol(codes: Codes): number {
    hold(LONGEST);
    const found = codes[held & ((1 << LONGEST) - 1)] as number;
    drop(found & 15);
    return found >> 4;
  }

  /** A length or distance: each doubling of it is cut into `2 ** cut` ranges, within which further bits tell. */
  function within(range: number, cut: number): number {
    const further = Math.max((range >> cut) - 1, 0);
    const low = range >> cut > 0 ? (1 << cut) | (range & ((1 << cut) - 1)) : range;
    return (low << further) + number(further);
  }

  function ownCodes(): [Codes, Codes] {
    const [literals, distances, known] = [257 + number(5), 1 + number(5), 4 + number(4)];
    const lengths = new Uint8Array(ORDER.length);
    for (const place of ORDER.slice(0, known)) lengths[place] = number(3);
    const packing = codesOf(lengths);
    const all = new Uint8Array(literals + distances);
    for (let i = 0; i < all.length; ) {
      const next = symbol(packing);
      const again = next === 16;
      const times = next < 16 ? 1 : again ? 3 + number(2) : next === 17 ? 3 + number(3) : 11 + number(7);
      all.fill(again ? (all[i - 1] as number) : next < 16 ? next : 0, i, i + times);
      i += times;
    }
    return [codesOf(all.subarray(0, literals)), codesOf(all.subarray(literals))];
  }

  /** It begins with a whole byte; after its length comes the same upside down. */
  function stored(): void {
    drop(count & 7);
    const length = number(16);
    read += 2 - (count >> 3);
    held = count = 0;
    out.set(packed.subarray(read, read + length), written);
    read += length;
    written += length;
  }

  function compressed([literals, distances]: [Codes, Codes]): void {
    for (let next = symbol(literals); next !== END; next = symbol(literals)) {
      if (next < END) {
        out[written++] = next;
        continue;
      }
      // The greatest length has a symbol of its own.
      const length = next === 285 ? 258 : 3 + within(next - 257, 2);
      const distance = 1 + within(symbol(distances), 1);
      // Not a copy of a range: what is written may be read again at once.
      for (const end = written + length; written < end; written++) out[written] = out[written - distance] as number;
    }
  }

  for (let last = 0; last === 0; ) {
    last = number(1);
    const kind = number(2);
    if (kind === 0) stored();
    else compressed(kind === 1 ? fixedCodes() : ownCodes());
  }
  return out;
}

/** What a block uses that brings no codes of its own. */
function fixedCodes(): [Codes, Codes] {
  const literals = new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280);
  return [codesOf(literals), codesOf(new Uint8Array(30).fill(5))];
}

/** From the length of each symbol's code. Codes count up, shorter ones first; their bits come highest first. */
function codesOf(lengths: Uint8Array): Codes {
  const codes = new Uint16Array(1 << LONGEST);
  let next = 0;
  for (let length = 1; length <= LONGEST; length++) {
    const step = 1 << length;
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] !== length) continue;
      for (let i = next; i < codes.length; i += step) codes[i] = (symbol << 4) | length;
      next = after(next, step >> 1);
    }
  }
  return codes;
}

/** The next higher number, for bits that are written highest first: ones at the end become zeros, the zero before them a one. */
function after(code: number, highest: number): number {
  let bit = highest;
  while (code & bit) bit >>= 1;
  return (code & (bit - 1)) | bit;
}
