import { engine } from "../raw.js";

/** Events per part. */
const PART = 4096;

/** Bytes for the text of a part, where events take more than most do. */
const BYTES = 160 * PART;

/**
 * The texts of some events, joined. The engine makes them in parts: its memory never shrinks, and where it can't hold the text of all
 * it would break off midway, with the trace in use for ever.
 */
export function joined(part: (from: number, to: number) => string, from: number, to: number): string {
  let text = "";
  for (let first = from; first === from || first < to; first += PART) {
    // Once more for what it outgrows.
    engine().checkRoom(2, BYTES);
    const next = part(first, Math.min(first + PART, to));
    try {
      text += next;
    } catch {
      const count = to - from;
      throw new RangeError(
        `The text of ${count} events is longer than a string can be: make it in parts, by from and to.`,
      );
    }
  }
  return text;
}
