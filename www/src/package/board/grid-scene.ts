/** Puts together what a picture of a grid shows. */
import { detail } from "../shared/detail.js";
import { samePlace } from "../shared/places.js";
import type { HighlightKind, Place } from "../shared/terms.js";
import type { Pointers } from "./board.js";
import { type GridDrawing, type Places, placesOf, stopsOf } from "./drawing.js";
import { borderOf } from "./field.js";
import { renames } from "./hexagons.js";
import { MOST_SPOTS } from "./marks.js";
import { type BoardMarks, cut, type Field, type Ground, type Spot } from "./scene.js";
import { type CellsTrace, floorsKit, isIn, spotOf } from "./sheet.js";
import type { StepMarks } from "./steps.js";
import type { Region } from "./view.js";

/** The part of a map that the board shows, where and how. */
export type ShownGrid = Pick<BoardMarks, "view" | "ratio" | "region" | "palette"> & { readonly map: GridDrawing };

/** The cells of the region. */
export function groundOf(
  shown: ShownGrid,
  quiet: ReadonlyMap<number, number>,
  trace: CellsTrace | null,
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
  /** What is shown of floors. */
  area: Region,
  places: Places,
  { now, fresh, path: way, rays }: StepMarks,
  { hover, pinned, cursor, sketch, breaks }: Pointers,
  highlights: ReadonlyMap<HighlightKind, readonly Place[]>,
  trace: CellsTrace | null,
  nameOf: (floor: number) => string,
  field: Field | null = null,
): BoardMarks {
  const { sheet } = shown.map;
  const spot = (place: Place | null) => {
    const found = spotOf(shown.map, place);
    return found && sheet && !isIn(area, found) ? null : found;
  };
  const spots = (places: readonly Place[]) => places.map(spot).filter((each) => each !== null);
  // On a grid all places are cells, and looking at each of a million takes longer than a frame.
  const cells = (places: readonly Place[]) =>
    renames(shown.map) ? spots(places) : (places as unknown as readonly Spot[]);
  const path = cells(way);
  return {
    ...shown,
    path,
    sums: sumsOn(
      path,
      shown,
      stopsOf(places).map(({ place }) => spot(place)),
      trace,
    ),
    field,
    border: trace && field?.isLimited ? borderOf(trace, shown) : [],
    now: spot(now),
    fresh: spots(fresh),
    // There are none on floors or hexagons.
    rays: rays as unknown as BoardMarks["rays"],
    starts: spots(placesOf(places, "start")),
    goals: spots(placesOf(places, "goal")),
    through: spots(places.through),
    breaks: spots(breaks),
    highlights: [...highlights].map(([kind, places]) => ({
      kind,
      spots: cells(places),
    })),
    hover: spot(hover),
    pinned: spot(pinned),
    cursor: spot(cursor),
    sketch,
    ...(sheet && { floors: floorsKit().marksOf(sheet, spot, area, nameOf) }),
  };
}

/** The numbers of the cells in view that the path leads through, but for those under the discs of its ends. */
function sumsOn(
  path: readonly Spot[],
  { region, view }: ShownGrid,
  discs: readonly (Spot | null)[],
  trace: CellsTrace | null,
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
