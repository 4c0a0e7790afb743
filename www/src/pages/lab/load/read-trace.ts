/** Reads a search trace, whatever its format. */
import { isCsv, readCsv } from "./csv.js";
import type { Events } from "./events.js";
import { isPosthoc, readPosthoc } from "./posthoc.js";

/** `head`: the beginning of a file. */
export function isTrace(head: string): boolean {
  return isCsv(head) || isPosthoc(head);
}

/** Throws a RangeError with a sentence. `told` hears how far it is, from 0 to 1. */
export async function readTrace(file: Blob, told?: (share: number) => void): Promise<Events> {
  return isCsv(await file.slice(0, 99).text()) ? readCsv(file, told) : readPosthoc(file, told);
}
