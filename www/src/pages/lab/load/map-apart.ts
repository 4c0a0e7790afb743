/** Maps as text, long ones read in a worker, so that the page stays responsive. */
import type { TiledNames } from "stepstar";
import type { Drawing } from "stepstar/element";
import { isReadLater } from "../../../package/shared/map-files.js";
import type { PlainGrid } from "../../../package/shared/plain-map.js";
import { readMap } from "../../../package/shared/read-map.js";
import { apart } from "../../shared/apart.js";
import { floorsFrom } from "../../state/read-floors.js";
import { drawing } from "../plain-map.js";

/** Files of up to this many bytes are read sooner than a worker starts. */
const MOST_AT_ONCE = 300_000;

/** What the worker has read: a grid, or a sentence that says why it can't. Neither: the text is not a grid. */
export interface MapRead {
  readonly map?: PlainGrid & Pick<Drawing, "start" | "goal" | "starts" | "goals" | "through" | "changes" | "movers">;
  readonly fault?: string;
}

/** Maps of Tiled by these names. */
export async function readApart(file: Blob, names?: TiledNames): Promise<Drawing> {
  // Floors are small and maps of other programs seldom large: a worker has nothing that reads them.
  const { map, fault } = file.size > MOST_AT_ONCE ? await read(file) : {};
  if (fault !== undefined) throw new RangeError(fault);
  if (map) return drawing(map);
  const text = await file.text();
  return isReadLater(text) ? floorsFrom(text, names) : readMap(text);
}

async function read(file: Blob): Promise<MapRead> {
  try {
    return await apart("readMap", file);
  } catch {
    return {};
  }
}
