/** Draws one map. */
import { generate, type MapRecipe } from "./index.js";

addEventListener("message", ({ data }: MessageEvent<MapRecipe>) => {
  const scene = generate(data);
  postMessage(scene, { transfer: [scene.walls.buffer, ...(scene.costs ? [scene.costs.buffer] : [])] });
});
