/** What changes while somebody walks, as an address has it: `7,9,3,w_9,9,3,f_12,4,4,5` closes (9, 3) at tick 7, frees it at 9, and has (4, 4) cost 5 from 12 on. */
import type { Change, Point } from "stepstar";
import { cut } from "../../package/shared/cut.js";
import { Refusal } from "../../package/shared/named.js";
import { asPlace } from "../../package/shared/places.js";

/** A walk over a map that never changes. */
const NONE = "none";

export function writeChanges(changes: readonly Change[]): string {
  const written = changes.map(({ at, place, wall, cost }) => {
    const becomes = wall === undefined ? "" : wall ? "w" : "f";
    return `${at},${asPlace(place as Point)},${becomes}${cost ?? ""}`;
  });
  return written.join("_") || NONE;
}

export function readChanges(text: string): Change[] {
  return text === NONE ? [] : text.split("_").map(readChange);
}

function readChange(text: string): Change {
  const [, at, x, y, becomes, cost] = /^(\d+),(\d+),(\d+),([wf]?)([\d.]*(?:e[+-]?\d+)?)$/.exec(text) ?? [];
  if (at === undefined || !(becomes || cost) || Number.isNaN(Number(cost)))
    throw new Refusal(
      'The link says "{text}" where a change belongs, such as 7,9,3,w for a wall at (9, 3) from tick 7 on.',
      {
        text: cut(text),
      },
    );
  return {
    at: Number(at),
    place: [Number(x), Number(y)],
    ...(becomes && { wall: becomes === "w" }),
    ...(cost && { cost: Number(cost) }),
  };
}
