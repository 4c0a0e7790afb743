/** The order in which searches expand cells. */
import type { Trace } from "../../package/api/index.js";
import type { Cell } from "./cells.js";

/** The places that a trace expands, in order. */
export function orderOf(trace: Trace<Cell>): Cell[] {
  return [...trace].filter(({ kind }) => kind === "close").map(({ at }) => at);
}

/** f that differ by less than this part are one, as in a diagnosis. */
const ROUNDING = 1e-9;
/** More open cells no exercise has. */
export const MOST_OPEN = 500;

/** What a correct search could expand next, where a trace stands. */
export function legalNext(trace: Trace<Cell>): Cell[] {
  const open = trace.openList(MOST_OPEN);
  const least = open[0]?.f ?? 0;
  return open.filter(({ f }) => f <= least + Math.abs(least) * ROUNDING).map(({ at }) => at);
}
