/** Puts together what a picture of a grid shows. */
import type { Trace } from "../api/index.js";
import type { HighlightKind, Place } from "../element/contract.js";
import type { Pointers } from "./board.js";
import { type GridDrawing, isSpot, type Places } from "./drawing.js";
import { cut, type Ground, type Marks, type Spot } from "./scene.js";
import type { Step } from "./steps.js";

/** The cells of a region. */
export function groundOf(
  shown: Pick<Ground, "view" | "ratio" | "region" | "quiet" | "palette">,
  map: GridDrawing,
  trace: Trace | null,
): Ground {
  const { region } = shown;
  return {
    ...shown,
    map,
    walls: cut(map.walls, map.width, region),
    costs: map.costs && cut(map.costs, map.width, region),
    values: trace?.values(region.x, region.y, region.width, region.height) ?? null,
  };
}

/** What lies on top of them. The trace and its places are of this grid; what is pointed at may still be nodes of a graph before it. */
export function marksOf(
  shown: Pick<Marks, "map" | "view" | "ratio" | "region" | "path" | "palette">,
  { start, goal, through }: Places,
  { now, rays }: Step,
  { hover, pinned, cursor, sketch, breaks }: Pointers,
  highlights: ReadonlyMap<HighlightKind, readonly Spot[]>,
): Marks {
  const spot = (place: Place | null) => (place !== null && isSpot(place) ? place : null);
  return {
    ...shown,
    now: now as Spot | null,
    rays: rays as Marks["rays"],
    start: start as Spot | null,
    goal: goal as Spot | null,
    through: through as readonly Spot[],
    breaks: breaks.filter(isSpot),
    highlights: [...highlights].map(([kind, spots]) => ({ kind, spots })),
    hover: spot(hover),
    pinned: spot(pinned),
    cursor: spot(cursor),
    sketch,
  };
}
