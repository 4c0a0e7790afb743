/** Puts together what a picture of a grid shows. */
import type { Trace } from "../api/index.js";
import type { HighlightKind, Place } from "../shared/terms.js";
import type { Pointers } from "./board.js";
import { type GridDrawing, isSpot, type Places } from "./drawing.js";
import { cut, type Ground, type Marks, type Spot } from "./scene.js";
import type { Step } from "./steps.js";

/** Which part of a map is shown, where and how. */
export type Shown = Pick<Marks, "view" | "ratio" | "region" | "palette"> & { readonly map: GridDrawing };

/** The cells of the region. */
export function groundOf(shown: Shown, quiet: ReadonlySet<number>, trace: Trace | null): Ground {
  const { region } = shown;
  const { walls, costs, width } = shown.map;
  return {
    ...shown,
    walls: cut(walls, width, region),
    costs: costs && cut(costs, width, region),
    values: trace?.values(region.x, region.y, region.width, region.height) ?? null,
    quiet,
  };
}

/** What lies on top of them. The trace and its places are of this grid; what is pointed at may still be nodes of a graph before it. */
export function marksOf(
  shown: Shown,
  path: readonly Spot[],
  { start, goal, through }: Places,
  { now, fresh, rays }: Step,
  { hover, pinned, cursor, sketch, breaks }: Pointers,
  highlights: ReadonlyMap<HighlightKind, readonly Spot[]>,
): Marks {
  const spot = (place: Place | null) => (place !== null && isSpot(place) ? place : null);
  return {
    ...shown,
    path,
    now: now as Spot | null,
    fresh: fresh as readonly Spot[],
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
