/**
 * `npm run bench [-- --quick]`: Stepstar against its peers, in turns, in one process. Every answer is checked. Prints the goals and writes
 * docs/benchmark.md and docs/benchmark.svg (not with --quick, whose samples are small).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "../scripts/build.mjs";
import { setup } from "../scripts/setup.mjs";
import { cavesMap, cityMap, mazeMap, queries, randomMap, roomsMap } from "../www/src/pages/bench/maps.js";
import { install } from "./install.mjs";
import { publishedMaps } from "./published.mjs";
import { goalTable, peerTables, plot } from "./report.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const quick = process.argv.includes("--quick");
const entry = pathToFileURL(join(root, "dist/index.js")).href;

install();
await setup();
await build();
const library = await import(entry);
const published = publishedMaps();
const maps = published.length > 0 ? published : generatedMaps();
const context = {
  library,
  entry,
  quick,
  maps: quick ? maps.filter((_, i) => i % 3 === 0) : maps,
  budget: quick ? 700 : 10_000,
  say: (text) => process.stderr.write(`\r\x1b[K${text}`),
};
// One of the other libraries logs when it is loaded.
const print = console.log;
console.log = () => {};
const results = [];
for (const name of ["felt", "small", "large", "trace", "canvas", "graph", "terrain", "straight", "octile"]) {
  context.say(name);
  const goal = (await import(`./goals/${name}.mjs`))[name];
  results.push(await goal(context));
}
context.say("");
const rows = results.flatMap((result) => result.rows);
const tables = results.flatMap((result) => result.tables).reverse();
const source = published.length > 0 ? "published maps (Moving AI benchmark set)" : "maps of the project's own";
const where = `Node ${process.version}, ${cpus()[0]?.model ?? "unknown processor"}, ${source}`;
print(`${goalTable(rows)}\n\n${peerTables(tables)}\n\n${where}`);
if (!quick) {
  mkdirSync(join(root, "docs"), { recursive: true });
  writeFileSync(join(root, "docs/benchmark.svg"), plot(tables));
  writeFileSync(join(root, "docs/benchmark.md"), page());
}

function page() {
  return `# Benchmark

\`npm run bench\` made this page, and all its figures come from one run. Stepstar answers every query of a map with one
\`Pathfinder\`, and whatever it prepares for the map on the way counts towards its time. The other libraries take turns with
it, twenty queries at a time in one process, until their share of the time is used up; easy and hard queries are mixed, so
that any part of them stands for all. A ratio says how many times as long as Stepstar's mean query another library's takes.

Every library returns the full path, and every answer is walked and its cost compared with the optimum. Not counted are start
and goal in the form that a library takes, the copy of the grid that PathFinding.js needs for each search, and the
preprocessing of l1-path-finder. For terrain costs the others are two searches in plain JavaScript. Measured with ${where}.

![How many times as long as Stepstar each library takes](benchmark.svg)

## The goals

Rows without a target only say how long something takes.

${goalTable(rows)}

${peerTables(tables)}

Versions: ${peers()}.
`;
}

function peers() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "bench/package.json"), "utf8"));
  return Object.entries(devDependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
}

/** The maps to use without the published ones. */
function generatedMaps() {
  const made = [
    randomMap(512, 0.1),
    randomMap(512, 0.25),
    roomsMap(512, 8),
    roomsMap(512, 32),
    mazeMap(511),
    cavesMap(512),
    cityMap(512),
  ];
  return made.map((map) => ({ ...map, queries: queries(map, 200) }));
}
