/** Generated maps, large ones in a worker, so that the page stays responsive. */
import { apart } from "../../shared/apart.js";
import type { MadeMap } from "../plain-map.js";
import { generate, type MapRecipe } from "./index.js";

/** Maps of up to this many cells are drawn sooner than a worker starts. */
const MOST_AT_ONCE = 300_000;

export async function generateApart(recipe: MapRecipe): Promise<MadeMap> {
  if (recipe.width * recipe.height <= MOST_AT_ONCE) return generate(recipe);
  try {
    return await apart("generate", recipe);
  } catch {
    // A frame may forbid workers: draw the map here.
    return generate(recipe);
  }
}
