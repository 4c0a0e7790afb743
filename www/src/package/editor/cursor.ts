/** The cell cursor, for drawing and inspecting by keyboard. */
import { isOn } from "../board/drawing.js";
import { placeOf, spotOf } from "../board/sheet.js";
import type { Node } from "../shared/plain-map.js";
import type { Place } from "../shared/terms.js";
import type { Studio } from "./studio.js";

export type Direction = "left" | "right" | "up" | "down";

export const STEPS: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

export class CellCursor {
  #place: Place | null = null;
  /** Where it was when it was hidden, and will appear again. */
  #last: Place | null = null;

  constructor(private readonly studio: Studio) {}

  get place(): Place | null {
    return this.#place;
  }

  show(at: Place | null): void {
    const { drawing, places } = this.studio;
    const wanted = at ?? this.#place ?? this.#last ?? places.start;
    this.#place = isOn(drawing, wanted) ? wanted : places.start;
  }

  hide(): void {
    this.#last = this.#place ?? this.#last;
    this.#place = null;
  }

  move(direction: Direction, count: number): void {
    const at = this.#place;
    if (at === null) return;
    const { drawing } = this.studio;
    if (drawing.kind === "graph") {
      this.#place = nearest(drawing.nodes, at as number, STEPS[direction]);
      return;
    }
    const [dx, dy] = STEPS[direction];
    // From row to row of hexagons, or from column to column, it zigzags: there and back it comes to the same cells.
    const [x, y, floor] = (drawing.hexagons ? spotOf(drawing, at) : at) as readonly [number, number, number?];
    this.#put(x + dx * count, y + dy * count, floor);
  }

  /** To the same cell of a floor above or below, or the nearest one there. */
  climb(floors: number): void {
    const at = this.#place;
    const { drawing } = this.studio;
    if (!Array.isArray(at) || drawing.kind === "graph" || !drawing.sheet) return;
    const [x, y, floor = 0] = at as readonly [number, number, number?];
    this.#put(x, y, clamp(floor + floors, drawing.sheet.floors.length - 1));
  }

  #put(x: number, y: number, floor: number | undefined): void {
    const { drawing } = this.studio;
    if (drawing.kind === "graph") return;
    const { width, height } = drawing.sheet?.floors[floor ?? 0] ?? drawing;
    const cell = [clamp(x, width - 1), clamp(y, height - 1)] as const;
    this.#place = floor === undefined ? placeOf(drawing, cell) : [...cell, floor];
  }
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** The nearest node in a direction; distance to the side counts double. */
function nearest(nodes: readonly Node[], from: number, [dx, dy]: readonly [number, number]): number {
  const here = nodes.find(({ id }) => id === from);
  let [best, least] = [from, Infinity];
  for (const node of nodes) {
    if (!here) break;
    const ahead = (node.x - here.x) * dx + (node.y - here.y) * dy;
    const aside = Math.abs((node.x - here.x) * dy) + Math.abs((node.y - here.y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 0 && ahead >= aside * 0.5 && far < least) [best, least] = [node.id, far];
  }
  return best;
}
