/** Goal 7: small calls, and how long a fresh process takes from import to its first path. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { randomMap, seeded } from "../../www/src/pages/bench/maps.js";
import { gridOf } from "../ours.mjs";
import { least, time } from "./large.mjs";

export function small({ library, say, entry }) {
  say("15 x 15");
  const map = randomMap(15, 0.25, 12);
  const random = seeded(13);
  const point = () => [Math.floor(random() * 15), Math.floor(random() * 15)];
  const pairs = Array.from({ length: 500 }, () => [point(), point()]);
  const grid = gridOf(library, map);
  const finder = new library.Pathfinder(grid);
  const round = (find) => () => {
    for (const [from, to] of pairs) find(from, to);
  };
  const mean = (find) => (1000 * least(10, () => time(round(find)))) / pairs.length;
  const withFinder = (from, to) => finder.find(from, to);
  const withoutFinder = (from, to) => library.find_path(grid, from, to);
  // V8 compiles the engine twice, quickly and then with optimisation: both calls run until that is done.
  const settled = performance.now() + 2000;
  while (performance.now() < settled) [withFinder, withoutFinder].map((find) => round(find)());
  const kept = mean(withFinder);
  const plain = mean(withoutFinder);
  // By its name, as users do: Node has an entry of its own.
  const named = pathToFileURL(createRequire(entry).resolve("stepstar")).href;
  const start = `const from = performance.now();
    const { find_path } = await import(${JSON.stringify(named)});
    find_path("..#\\n...", [0, 0], [2, 1]);
    console.log(performance.now() - from);`;
  const fresh = least(5, () => Number(spawnSync(process.execPath, ["--input-type=module", "-e", start]).stdout));
  return {
    tables: [],
    rows: [
      { goal: 7, what: "15 x 15, a call of a Pathfinder's find, µs", value: kept, target: "at most 5", met: kept <= 5 },
      { goal: 7, what: "15 x 15, find_path on a Grid, µs", value: plain, target: "at most 25", met: plain <= 25 },
      {
        goal: 7,
        what: "import to first path in a fresh process, ms",
        value: fresh,
        target: "under 15",
        met: fresh < 15,
      },
    ],
  };
}
