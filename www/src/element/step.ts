/** What the attribute `step` says. */
import type { Moment } from "../player/player.js";

/** Where a search begins; undefined if the attribute doesn't say. */
export function momentOf(text: string | null): Moment | undefined {
  const step = Number(text ?? Number.NaN);
  return step >= 0 ? step : undefined;
}
