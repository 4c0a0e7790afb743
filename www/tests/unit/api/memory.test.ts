/** Freed and dropped objects give their engine memory back. */

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { audit, find_path, Grid, Pathfinder, trace } from "stepstar";
import { expect, test } from "vitest";
import { engineMemory } from "../../../src/package/raw.js";
import { everything } from "../../share.js";

setFlagsFromString("--expose_gc");
const collect: () => void = runInNewContext("gc");

/** Divides the number of repetitions: a quarter of them shows a leak, and is quicker on a developer's machine. */
const share = everything ? 1 : 4;

/** The size of the engine's memory. It never shrinks, so any growth is memory that was not given back. */
const bytes = () => engineMemory().byteLength;

const map = Array.from({ length: 15 }, (_, y) => Array.from({ length: 15 }, (_, x) => Number(x === 7 && y !== 3)));

const searches = 100_000 / share;
test(`${searches} searches do not grow the engine's memory`, () => {
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

test("1,000 freed traces and as many errors do not grow the engine's memory", () => {
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
      // The error's text was held in the engine's memory.
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

const traces = 200;
test(`${traces} short traces that stay alive take less than 40 kB each on average`, () => {
  const before = bytes();
  const kept = Array.from({ length: traces }, () => trace(map, [0, 0], [14, 14]));
  expect(bytes() - before).toBeLessThan(traces * 40_000);
  for (const steps of kept) steps.free();
});

/** The bytes of one trace that opens and closes every cell of 64 x 64, at 20 bytes an event: the smallest leak there could be. */
const ONE_TRACE = 64 * 64 * 2 * 20;

const rounds = 20 / share;
test(`${50 * rounds} traces and grids that are dropped without free() give their memory back`, async () => {
  const round = async () => {
    for (let i = 0; i < 50; i++) {
      const grid = new Grid(64, 64);
      trace(grid.clone(), [0, 0], [63, 63], { algorithm: "dijkstra" }).seek(5);
    }
    // Finalisers run in a turn of their own after the collection.
    for (let i = 0; i < 3; i++) {
      collect();
      await new Promise((done) => setTimeout(done, 1));
    }
  };
  for (let i = 0; i < 3; i++) await round();
  const before = bytes();
  for (let i = 0; i < rounds; i++) await round();
  // Fragmentation may grow the memory by a page or two, once in 75,000 traces. A single leaked trace would be more.
  expect(bytes() - before).toBeLessThan(ONE_TRACE);
});

test("an audit holds what is known of each cell once: it never needs its search and the truth at the same time", () => {
  const grid = new Grid(1000, 1000);
  const before = bytes();
  audit(grid, [0, 0], [999, 999], { algorithm: "dijkstra" });
  expect(bytes() - before).toBeLessThan(28 * 1000 * 1000);
  grid.free();
});

test("a search in rounds with no end in sight stops before it fills a page's memory", () => {
  const grid = new Grid(100, 100);
  for (let i = 0; i < 10_000; i++) grid.setCost(i % 100, Math.floor(i / 100), 1 + ((i * 7919) % 9973) / 9973);
  const before = bytes();
  const steps = trace(grid, [0, 0], [99, 99], { algorithm: "ida" });
  expect(steps.result.status).toBe("limit");
  expect(bytes() - before).toBeLessThan(400e6);
  steps.free();
  grid.free();
});
