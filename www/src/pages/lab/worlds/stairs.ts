/** Maps one above the other, with stairs between them. */
import type { Drawing } from "stepstar/element";
import type { FloorPlace, PlainLink } from "../../../package/shared/plain-map.js";
import { floorsOf } from "../../state/read-floors.js";
import type { MadeMap } from "../plain-map.js";

/**
 * From each floor to the next two stairs, in far corners, so that the search has a choice; on the next floor they are in the other two corners.
 * The way leads from the start of the lowest to the goal of the highest.
 */
export async function floorsWithStairs(maps: readonly MadeMap[]): Promise<Drawing> {
  const links = maps.slice(1).flatMap((upper, floor) => stairs(maps[floor]!, upper, floor));
  const [first, last] = [maps[0]!, maps.at(-1)!];
  const drawing = await floorsOf({ grids: maps, links });
  return { ...drawing, start: [...first.start, 0], goal: [...last.goal, maps.length - 1] };
}

function stairs(lower: MadeMap, upper: MadeMap, floor: number): readonly PlainLink[] {
  const [right, bottom] = [lower.width - 1, lower.height - 1];
  const corners = [
    [0, 0],
    [right, 0],
    [right, bottom],
    [0, bottom],
  ] as const;
  const ways = corners.filter((_, corner) => corner % 2 !== floor % 2).map((corner) => freeNear(corner, lower, upper));
  const [one, other] = ways;
  if (!one || !other) return [];
  const isOne = one[0] === other[0] && one[1] === other[1];
  return (isOne ? [one] : [one, other]).map(([x, y]) => ({
    from: [x, y, floor] as FloorPlace,
    to: [x, y, floor + 1] as FloorPlace,
    cost: 1,
    oneWay: false,
  }));
}

/** The cell nearest to a corner that is free on both floors. */
function freeNear(
  [atX, atY]: readonly [number, number],
  lower: MadeMap,
  upper: MadeMap,
): readonly [number, number] | null {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (let cell = 0; cell < lower.walls.length; cell++) {
    if (lower.walls[cell] || upper.walls[cell]) continue;
    const distance = Math.abs((cell % lower.width) - atX) + Math.abs(Math.floor(cell / lower.width) - atY);
    if (distance < least) [nearest, least] = [cell, distance];
  }
  return nearest < 0 ? null : [nearest % lower.width, Math.floor(nearest / lower.width)];
}
