/** Reads one map from its text. */
// Sets up the engine: a worker has its own.
import "stepstar";
import { readMap } from "../../../package/shared/read-map.js";
import type { Read } from "./map-apart.js";

addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  const answer = await read(data);
  const { walls, costs } = answer.map ?? {};
  postMessage(answer, { transfer: [walls, costs].flatMap((cells) => (cells ? [cells.buffer] : [])) });
});

async function read(file: Blob): Promise<Read> {
  try {
    const text = await file.text();
    const { grid, start = grid?.start, goal = grid?.goal, through = [] } = readMap(text);
    if (!grid) return {};
    const { width, height } = grid;
    return { map: { width, height, walls: grid.cells(), costs: grid.costs(), start, goal, through } };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
