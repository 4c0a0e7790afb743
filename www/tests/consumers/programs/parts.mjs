import { createRequire } from "node:module";

let engines = 0;
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(...given) {
    super(...given);
    // Parts have the memory of their engine.
    if (this.exports.memory) engines++;
  }
};

const { clearance, diagnose, diagnoseWalk, find_path, trace } = await import("stepstar");
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
if (process.argv[2] === "installed") {
  await import("stepstar/element");
  const { init } = await import("stepstar/wasm");
  await init();
  createRequire(import.meta.url)("stepstar");
  if (engines > 1) throw new Error(`There are ${engines} engines: not every name and way leads to the same.`);
}
