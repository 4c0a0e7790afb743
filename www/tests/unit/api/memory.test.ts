/** What is freed or dropped comes back: bytes are counted, not time. */

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { find_path, Grid, Pathfinder, trace } from "stepstar";
import { expect, test } from "vitest";
import { engineMemory } from "../../../src/raw.js";
import { everything } from "../../share.js";

setFlagsFromString("--expose_gc");
const collect: () => void = runInNewContext("gc");

/** How often everything is done: a quarter is enough for a developer's machine to see a leak. */
const share = everything ? 1 : 4;

/** The size of the engine's memory. It never shrinks, so that what it grows by was not given back. */
const bytes = () => engineMemory().byteLength;

const map = Array.from({ length: 15 }, (_, y) => Array.from({ length: 15 }, (_, x) => Number(x === 7 && y !== 3)));

const searches = 100_000 / share;
test(`${searches} searches`, () => {
  const finder = new Pathfinder(map);
  const search = (i: number) => {
    find_path(map, [0, 0], [14, i % 15]);
    finder.find([0, 0], [14, i % 15]);
  };
  for (let i = 0; i < 1000; i++) search(i);
  const before = bytes();
  for (let i = 0; i < searches; i++) search(i);
  expect(bytes()).toBe(before);
  finder.free();
});

test("1,000 traces that are freed, and as many errors", () => {
  const record = () => {
    const steps = trace(map, [0, 0], [14, 14]);
    steps.seek(steps.length);
    steps.openList();
    steps.free();
  };
  const fail = () => {
    try {
      find_path("..\n.x", [0, 0], [1, 1]);
    } catch {
      // The error's text was in the engine's memory.
    }
  };
  for (let i = 0; i < 20; i++) {
    record();
    fail();
  }
  const before = bytes();
  for (let i = 0; i < 1000; i++) {
    record();
    fail();
  }
  expect(bytes()).toBe(before);
});

test("200 short traces that are kept take little", () => {
  const before = bytes();
  const kept = Array.from({ length: 200 }, () => trace(map, [0, 0], [14, 14]));
  expect(bytes() - before).toBeLessThan(200 * 40_000);
  for (const steps of kept) steps.free();
});

/** What the log of a trace over all cells takes: each is opened and closed, 20 bytes each time. */
const LEAST = 64 * 64 * 2 * 20;

const rounds = 20 / share;
test(`${50 * rounds} traces and grids that are dropped`, async () => {
  const round = async () => {
    for (let i = 0; i < 50; i++) {
      const grid = new Grid(64, 64);
      trace(grid.clone(), [0, 0], [63, 63], { algorithm: "dijkstra" }).seek(5);
    }
    // What nobody holds is given back in a turn of its own.
    for (let i = 0; i < 3; i++) {
      collect();
      await new Promise((done) => setTimeout(done, 1));
    }
  };
  for (let i = 0; i < 3; i++) await round();
  const before = bytes();
  for (let i = 0; i < rounds; i++) await round();
  // When it all falls differently into its holes, the memory grows by a page or two, once in 75,000 traces. A single trace that stays is more.
  expect(bytes() - before).toBeLessThan(LEAST);
});
