/** Reads one text beside the page. */
import type { Point } from "stepstar";
import type { Read } from "./apart.js";
import { readMap } from "../../element/read-map.js";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  const answer = read(data);
  const { walls, costs } = answer.scene ?? {};
  postMessage(answer, { transfer: [walls, costs].flatMap((cells) => (cells ? [cells.buffer] : [])) });
});

function read(text: string): Read {
  try {
    const { grid, start, goal } = readMap(text);
    if (!grid) return {};
    const { width, height } = grid;
    const scene = {
      width,
      height,
      walls: grid.cells(),
      costs: grid.costs(),
      start: start as Point,
      goal: goal as Point,
    };
    return { scene };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
