/** Draws one map. */
import { generate, type MapRecipe } from "./index.js";

addEventListener("message", ({ data }: MessageEvent<MapRecipe>) => {
  const map = generate(data);
  postMessage(map, { transfer: [map.walls.buffer, ...(map.costs ? [map.costs.buffer] : [])] });
});
