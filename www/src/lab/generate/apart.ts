/** Generated maps, the large ones drawn beside the page, which stays alive meanwhile. */
import { ask } from "../ask.js";
import type { Scene } from "../scene.js";
import { generate, type MapRecipe } from "./index.js";

/** Smaller ones are there sooner than a worker. */
const MOST_AT_ONCE = 300_000;

export async function generateApart(recipe: MapRecipe): Promise<Scene> {
  if (recipe.width * recipe.height <= MOST_AT_ONCE) return generate(recipe);
  try {
    return await ask(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), recipe);
  } catch {
    // A frame may forbid workers: the map comes all the same.
    return generate(recipe);
  }
}
