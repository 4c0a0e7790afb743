/** What a process does that has just begun, and how many milliseconds it takes: import the package that a file belongs to, read a map, ask its queries. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [file, map] = process.argv.slice(2);
const ends = JSON.parse(readFileSync(`${map}.json`, "utf8"));
// By its name, as users do: Node has an entry of its own.
const entry = createRequire(file).resolve("stepstar");
const from = performance.now();
const { Grid, Pathfinder } = await import(pathToFileURL(entry).href);
const finder = new Pathfinder(Grid.parse(readFileSync(map, "utf8")), { diagonal: "no-obstacles" });
for (const [start, goal] of ends) finder.find(start, goal);
console.log(performance.now() - from);
