/**
 * Where hexagons lie, and which one lies where. All is worked out for pointy ones, which stand in rows; flat ones are the same with x and y exchanged.
 *
 *      / \ / \        rows are 1 apart, and the next cell of a row is 2/√3 away;
 *     |0,0|1,0|       odd rows stand half a cell further right, which is
 *      \ / \ / \      what axial coordinates straighten: q = x - ⌊y / 2⌋, r = y
 *       |0,1|1,1|
 */

import { cellOf } from "../api/axial.js";
import type { Orientation } from "../api/definitions.js";
import type { Spot } from "../board/scene.js";
import type { Runs } from "../board/strokes.js";
import { clip, type Region, type Size, type View } from "../board/view.js";
import { isCellOf } from "../shared/places.js";
import type { Place } from "../shared/terms.js";

/** From a cell to the next one of its row. */
export const ACROSS = 2 / Math.sqrt(3);
/** From the middle to a corner. */
export const RADIUS = 2 / 3;
/** The neighbours of a cell in an even and in an odd row, to the right first, then counter-clockwise. */
const NEIGHBOURS: readonly (readonly Spot[])[] = [
  [
    [1, 0],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ],
  [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [0, 1],
    [1, 1],
  ],
];
/** Steps along a stroke: shorter than a side, so that no cell between two is left out. */
const STRIDE = 0.2;

/** Exchanges x and y of flat hexagons, there and back. */
export const turned = (orientation: Orientation, [x, y]: Spot): Spot => (orientation === "pointy" ? [x, y] : [y, x]);

const odd = (row: number): number => Math.abs(row % 2);

/** Null: not on the map. */
export function spotOf(orientation: Orientation, map: Size, place: Place): Spot | null {
  if (!Array.isArray(place) || place.length !== 2) return null;
  const spot = cellOf(orientation, place as unknown as Spot);
  return isCellOf(map, spot) ? spot : null;
}

export function roomOf(orientation: Orientation, { width, height }: Size): Size {
  const [columns, rows] = turned(orientation, [width, height]);
  // A single row has none beside which to stand aside.
  const room = turned(orientation, [ACROSS * (columns + (rows > 1 ? 0.5 : 0)), rows + RADIUS / 2]);
  return { width: room[0], height: room[1] };
}

export function middleOf(orientation: Orientation, spot: Spot): Spot {
  const [column, row] = turned(orientation, spot);
  return turned(orientation, [ACROSS * (column + 0.5 + odd(row) / 2), row + RADIUS]);
}

/** The one with the nearest middle: that of one of two rows. */
export function cellAt(orientation: Orientation, point: Spot): Spot {
  const [x, y] = turned(orientation, point);
  const above = Math.floor(y - RADIUS);
  const [first, second] = [above, above + 1].map((row) => {
    const column = Math.floor(x / ACROSS - odd(row) / 2);
    const [dx, dy] = [x - ACROSS * (column + 0.5 + odd(row) / 2), y - RADIUS - row];
    return { cell: [column, row] as const, away: dx * dx + dy * dy };
  });
  return turned(orientation, (first!.away <= second!.away ? first! : second!).cell);
}

/** A cell more at each side does no harm. */
export function seen(orientation: Orientation, map: Size, picture: Size, view: View): Region {
  const [left, top] = turned(orientation, [view.x, view.y]);
  const [wide, high] = turned(orientation, [picture.width / view.scale, picture.height / view.scale]);
  const from = turned(orientation, [Math.floor(left / ACROSS - 0.5), Math.floor(top - 2 * RADIUS)]);
  const to = turned(orientation, [Math.ceil((left + wide) / ACROSS), Math.ceil(top + high)]);
  return clip(map, { x: from[0], y: from[1], width: to[0] - from[0], height: to[1] - from[1] });
}

/** Cells that have a corner in common have a side in common: steps that are short enough leave no gap. */
export function cellsAlong(orientation: Orientation, a: Spot, b: Spot): Spot[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STRIDE));
  const cells: Spot[] = [];
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const cell = cellAt(orientation, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
    const last = cells.at(-1);
    if (!last || last[0] !== cell[0] || last[1] !== cell[1]) cells.push(cell);
  }
  return cells;
}

/** In the order of the six directions. */
export function neighboursOf(orientation: Orientation, spot: Spot): Spot[] {
  const [column, row] = turned(orientation, spot);
  return NEIGHBOURS[odd(row)]!.map(([dx, dy]) => turned(orientation, [column + dx, row + dy]));
}

/** All places on a map that are so many steps from one of some at most, each once. */
export function around(orientation: Orientation, map: Size, of: readonly Place[], within: number): Place[] {
  const steps = [...Array(2 * within + 1).keys()].map((i) => i - within);
  const all = (of as readonly Spot[]).flatMap(([q, r]) =>
    steps.flatMap((dq) => steps.filter((dr) => Math.abs(dq + dr) <= within).map((dr): Place => [q + dq, r + dr])),
  );
  const there = all.filter((place) => spotOf(orientation, map, place));
  return [...new Map(there.map((place) => [String(place), place])).values()];
}

/** The cells that can be reached from a cell over cells that are 0 in `closed`, where those found become 1. */
export function flood(orientation: Orientation, width: number, from: number, closed: Uint8Array): Runs {
  const found = closed[from] ? [] : [from];
  closed[from] = 1;
  // Those found meanwhile are visited, too.
  for (const cell of found)
    for (const [x, y] of neighboursOf(orientation, [cell % width, Math.floor(cell / width)])) {
      const next = y * width + x;
      if (x < 0 || x >= width || closed[next] !== 0) continue;
      closed[next] = 1;
      found.push(next);
    }
  return Uint32Array.from(found.sort((a, b) => a - b).flatMap((cell) => [cell, cell + 1]));
}

/** From the middle to each corner: the top one first, of flat hexagons the left one, then around. */
export const CORNERS: Record<Orientation, readonly Spot[]> = {
  pointy: cornersOf("pointy"),
  flat: cornersOf("flat"),
};

function cornersOf(orientation: Orientation): readonly Spot[] {
  const [side, half] = [ACROSS / 2, RADIUS / 2];
  const corners: Spot[] = [
    [0, -RADIUS],
    [side, -half],
    [side, half],
    [0, RADIUS],
    [-side, half],
    [-side, -half],
  ];
  return corners.map((corner) => turned(orientation, corner));
}
