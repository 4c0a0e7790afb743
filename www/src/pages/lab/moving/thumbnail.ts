/** A small picture of a map at a tick, with what changes then. */
import type { Change, Grid, Point } from "stepstar";
import { asPlace } from "../../../package/shared/places.js";
import { drawn } from "../../shared/dom.js";
import "./thumbnail.css";

/** Of larger maps a cell would be smaller than a dot. */
const MOST_CELLS = 6000;

/** `tick` -1: as it is before anything changes. Undefined where a cell would be too small. */
export function thumbnail(grid: Grid, changes: readonly Change[], tick: number): SVGElement | undefined {
  const { width, height } = grid;
  if (width * height > MOST_CELLS) return undefined;
  const walls = grid.cells();
  const news: Point[] = [];
  for (const { at, place, wall } of changes) {
    const [x, y] = asPlace(place as Point) as Point;
    if (at <= tick && wall !== undefined) walls[y * width + x] = Number(wall);
    if (at === tick) news.push([x, y]);
  }
  const square = ([x, y]: Point) => `M${x} ${y}h1v1h-1z`;
  const standing = [...walls.keys()].filter((i) => walls[i]).map((i): Point => [i % width, Math.floor(i / width)]);
  return drawn(
    "svg",
    { class: "thumbnail", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    drawn("path", { class: "wall", d: standing.map(square).join("") }),
    drawn("path", { class: "news", d: news.map(square).join("") }),
  );
}
