import { createRequire } from "node:module";
import * as stepstar from "stepstar";
import { Grid } from "stepstar/wasm";

const { clearance, diagnose, diagnoseWalk, find_path, trace } = stepstar;
const map = "S..";
const ends = [
  [0, 0],
  [2, 0],
];
const run = "(0, 0)\n(1, 0)\n(2, 0)";
const walk = "tick 0: (2, 0)\ntick 0: (1, 0)\ntick 0: (0, 0)";
console.log(
  find_path(map, ...ends).cost,
  trace(map, ...ends).length,
  clearance(map).length,
  diagnose(map, ...ends, run).verdict,
  (await diagnoseWalk(map, ...ends, [], walk)).verdict,
);
const grids = [Grid, stepstar.Grid];
if (process.argv[2] === "installed") grids.push(createRequire(import.meta.url)("stepstar").Grid);
if (new Set(grids).size > 1) throw new Error("There are two engines: not every name and way leads to the same.");
