/** Maps with several starts and goals as text, and back: nothing is lost, whatever the text. */
import { expect, test } from "vitest";
import { Grid } from "../../../src/index.js";
import { mapText } from "../../../src/package/shared/map-text.js";
import { readMap } from "../../../src/package/shared/read-map.js";
import { fromHash, toHash } from "../../../src/pages/state/address.js";

const starts = [
  [0, 0],
  [2, 1],
] as const;
const goals = [
  [2, 0],
  [0, 1],
] as const;
const drawn = { graph: null, start: starts[0], goal: goals[0], through: [], starts, goals };

test("letters, where each cell has room for one", () => {
  const text = mapText({ ...drawn, grid: Grid.parse("...\n...") });
  expect(text).toBe("S.G\nG.S");
  const { grid } = readMap(text);
  expect([grid!.starts, grid!.goals]).toEqual([starts, goals]);
});

test("JSON, where an end is on terrain", () => {
  const read = readMap(mapText({ ...drawn, grid: Grid.parse("5..\n...") }));
  expect([read.starts, read.goals, read.start]).toEqual([starts, goals, starts[0]]);
  expect(() => readMap('{"cells": [[0, 0]], "goals": [[5, 5]]}')).toThrow(
    "The goal is [5,5]: it must be a cell [x, y] of the map.",
  );
  expect(() => readMap('{"cells": [[0, 0]], "starts": 3}')).toThrow("The starts are not a list of places.");
});

test("an address", () => {
  const state = { from: [0, 0] as const, to: [2, 0] as const, starts, goals, within: 2, options: {} };
  expect(toHash(state)).toBe("#from=0,0_2,1&to=2,0_0,1&within=2");
  expect(fromHash("#from=0,0_2,1&to=2,0_0,1&within=2")).toMatchObject(state);
  expect(fromHash("#from=0,0").starts).toBeUndefined();
});
