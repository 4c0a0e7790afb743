/** Options, recipes and what they stand for. */
import { algorithmFor, choices, find_path, recipes, resolveOptions, trace } from "stepstar";
import { describe, expect, test } from "vitest";
import { goal, grid, start } from "./sample-maps.js";

describe("options", () => {
  test("a recipe sets defaults, which explicit options override", () => {
    const resolved = resolveOptions({ recipe: "blocks", tieBreak: "newest" });
    expect(resolved).toEqual({ ...recipes.blocks, tieBreak: "newest" });
    expect(Object.keys(recipes)).toEqual(choices.recipe);
  });

  test("an option set to undefined counts as not given", () => {
    expect(resolveOptions({ weight: undefined, recipe: undefined })).toEqual(resolveOptions());
  });

  test("resolved options give the same result as the recipe they came from", () => {
    for (const recipe of choices.recipe) {
      const named = find_path(grid, start, goal, { recipe });
      expect(find_path(grid, start, goal, resolveOptions({ recipe }))).toEqual(named);
    }
  });

  test('"auto" resolves to a named algorithm, which the trace reports', () => {
    expect(choices.algorithm.slice(1)).toContain(algorithmFor(grid));
    expect(trace(grid, start, goal).algorithm).toBe(algorithmFor(grid));
  });
});
