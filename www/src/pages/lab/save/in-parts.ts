/** Long texts and pictures are made in parts: the page stays responsive, shows how far it is, and can cancel. */

import type { Trace } from "stepstar";
import { t } from "../../shared/text.js";
import type { Lab } from "../lab.js";
import { yieldToPage } from "../yield-to-page.js";

/** `signal` stops the work; `told` hears how far it is, from 0 to 1. */
export interface SavingProgress {
  readonly signal: AbortSignal;
  readonly told: (share: number) => void;
}

/** Throws if another search has replaced the one that is being saved. */
export function stillThere({ board }: Lab, trace: Trace): void {
  if (board.trace !== trace) throw new RangeError(t("The search has changed meanwhile: save again."));
}

/** Letters per blob, which is kept outside the page's memory: joining thousands of small ones at the end would take many frames. */
const LETTERS = 1 << 21;

/** Short enough for input and painting to get their share of a frame. */
const PART_MS = 10;

/** Resolves after everything else that waits has run; rejects if the work was cancelled. */
export async function betweenParts({ signal }: SavingProgress): Promise<void> {
  await yieldToPage();
  signal.throwIfAborted();
}

/** The texts of `total` rows, as many at a time as take a few milliseconds. Finished parts are kept outside the page's memory. */
export async function inParts(
  total: number,
  part: (from: number, to: number) => string,
  progress: SavingProgress,
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
    await betweenParts(progress);
    if (letters < LETTERS && from < total) continue;
    parts.push(new Blob(texts));
    [texts, letters] = [[], 0];
  } while (from < total);
  return parts;
}
