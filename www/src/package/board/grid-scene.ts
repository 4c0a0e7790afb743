/** Puts together what a picture of a grid shows. */
import type { Trace } from "../api/index.js";
import { detail } from "../shared/detail.js";
import { samePlace } from "../shared/places.js";
import type { HighlightKind, Place } from "../shared/terms.js";
import type { Pointers } from "./board.js";
import { type GridDrawing, isSpot, type Places, placesOf, stopsOf } from "./drawing.js";
import { borderOf } from "./field.js";
import { MOST_SPOTS } from "./marks.js";
import { type BoardMarks, cut, type Field, type Ground, type Spot } from "./scene.js";
import type { StepMarks } from "./steps.js";

/** The part of a map that the board shows, where and how. */
export type ShownGrid = Pick<BoardMarks, "view" | "ratio" | "region" | "palette"> & { readonly map: GridDrawing };

/** The cells of the region. */
export function groundOf(
  shown: ShownGrid,
  quiet: ReadonlyMap<number, number>,
  trace: Trace | null,
  field: Field | null = null,
): Ground {
  const { region } = shown;
  const { walls, costs, width } = shown.map;
  return {
    ...shown,
    walls: cut(walls, width, region),
    costs: costs && cut(costs, width, region),
    values: trace?.values(region.x, region.y, region.width, region.height) ?? null,
    quiet,
    field,
  };
}

/** What lies on top of them. The trace and its places are of this grid; what is pointed at may still be nodes of a graph before it. */
export function marksOf(
  shown: ShownGrid,
  path: readonly Spot[],
  places: Places,
  { now, fresh, rays }: StepMarks,
  { hover, pinned, cursor, sketch, breaks }: Pointers,
  highlights: ReadonlyMap<HighlightKind, readonly Spot[]>,
  trace: Trace | null,
  field: Field | null = null,
): BoardMarks {
  const spot = (place: Place | null) => (place !== null && isSpot(place) ? place : null);
  return {
    ...shown,
    path,
    sums: sumsOn(
      path,
      shown,
      stopsOf(places).map(({ place }) => place),
      trace,
    ),
    field,
    border: trace && field?.isLimited ? borderOf(trace, shown) : [],
    now: now as Spot | null,
    fresh: fresh as readonly Spot[],
    rays: rays as BoardMarks["rays"],
    starts: placesOf(places, "start") as Spot[],
    goals: placesOf(places, "goal") as Spot[],
    through: places.through as readonly Spot[],
    breaks: breaks.filter(isSpot),
    highlights: [...highlights].map(([kind, spots]) => ({ kind, spots })),
    hover: spot(hover),
    pinned: spot(pinned),
    cursor: spot(cursor),
    sketch,
  };
}

/** The numbers of the cells in view that the path leads through, but for those under the discs of its ends. */
function sumsOn(
  path: readonly Spot[],
  { region, view }: ShownGrid,
  discs: readonly Place[],
  trace: Trace | null,
): BoardMarks["sums"] {
  if (!trace || path.length === 0 || path.length > MOST_SPOTS || !detail(view.scale).f) return [];
  const { state, g, h, f } = trace.values(region.x, region.y, region.width, region.height);
  return path.flatMap((at) => {
    const [x, y] = [at[0] - region.x, at[1] - region.y];
    if (x < 0 || y < 0 || x >= region.width || y >= region.height || discs.some((disc) => samePlace(disc, at)))
      return [];
    const index = y * region.width + x;
    return state[index] === 0 ? [] : [{ at, g: g[index]!, h: h[index]!, f: f[index]! }];
  });
}
