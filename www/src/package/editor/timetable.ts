/** What comes on a map while somebody walks: which cells change, and who else moves. */
import type { Change, Point } from "../api/index.js";
import type { Spot } from "../board/scene.js";

/** As the attributes of these names say it; null where there is none. */
export interface Timetable {
  readonly changes: string | null;
  /** Lists of places, one a tick, with | between. */
  readonly movers: string | null;
}

export const NO_TIMETABLE: Timetable = { changes: null, movers: null };

/** What of it lies on a map of this size: a change elsewhere is left out, and a mover who leaves the map is, too. */
export function within({ changes, movers }: Timetable, width: number, height: number): Timetable {
  const isInside = ([x, y]: Point) => x < width && y < height;
  const kept = changes && (JSON.parse(changes) as Change[]).filter(({ place }) => isInside(place as Point));
  const inside = movers
    ?.split("|")
    .filter((mover) => [...mover.matchAll(/(\d+),(\d+)/g)].every(([, x, y]) => isInside([Number(x), Number(y)])));
  return { changes: kept && JSON.stringify(kept), movers: inside?.join("|") || null };
}

/** With one more mover. */
export function withMover({ changes, movers }: Timetable, places: readonly Spot[]): Timetable {
  const mover = places.join(" ");
  return { changes, movers: movers ? `${movers} | ${mover}` : mover };
}
