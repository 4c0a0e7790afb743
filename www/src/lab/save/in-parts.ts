/** Long texts and pictures are made bit by bit: meanwhile the page lives on, says how far it is, and can be told to stop. */

import type { Trace } from "stepstar";
import type { Lab } from "../lab.js";

/** How the work can be stopped, and whom it tells how far it is, from 0 to 1. */
export interface Progress {
  readonly signal: AbortSignal;
  readonly told: (share: number) => void;
}

/** For work on a search that goes on while the board lives: its place may be taken. */
export function stillThere({ board }: Lab, trace: Trace): void {
  if (board.trace !== trace) throw new RangeError("The search has changed meanwhile: save again.");
}

/** Letters that go out of the page's memory together: to join thousands of small parts in the end would take many frames. */
const LETTERS = 1 << 21;

/** Short enough for input and painting to have their share of a frame. */
const PART_MS = 10;

/** Resolves when everybody else has had a turn; rejects when nobody wants the rest any more. */
export async function turn({ signal }: Progress): Promise<void> {
  await new Promise((done) => setTimeout(done));
  signal.throwIfAborted();
}

/** The texts of `total` rows, as many at once as take a few milliseconds. What is done already rests outside of the page's memory. */
export async function inParts(
  total: number,
  part: (from: number, to: number) => string,
  progress: Progress,
): Promise<Blob[]> {
  const parts: Blob[] = [];
  let [texts, letters]: [string[], number] = [[], 0];
  let size = 64;
  let from = 0;
  do {
    const began = performance.now();
    const to = Math.min(total, from + size);
    const text = part(from, to);
    texts.push(text);
    letters += text.length;
    size = Math.max(1, Math.round(size * Math.min(2, PART_MS / (performance.now() - began))));
    from = to;
    progress.told(total === 0 ? 1 : from / total);
    await turn(progress);
    if (letters < LETTERS && from < total) continue;
    parts.push(new Blob(texts));
    [texts, letters] = [[], 0];
  } while (from < total);
  return parts;
}
