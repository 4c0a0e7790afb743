/** Which maps a run is checked on: from one start to one goal. */
import { expect, test } from "vitest";
import { ownMap, shelf } from "../../../src/pages/check/maps.js";

test.each(["S.G\n..G", "S..\nS.G"])("several starts or goals are not for this page", async (text) => {
  await expect(ownMap(text)).rejects.toThrow(
    "Not here: a run is checked from one start to one goal, and this map has several.",
  );
});

test("every map of its shelf has a start and a goal, or is a graph with both", async () => {
  for (const { draw, name } of shelf) {
    const { start, goal } = await draw();
    expect(start != null && goal != null, name).toBe(true);
  }
});
