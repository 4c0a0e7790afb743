/** What a process does that has just begun, and how many milliseconds it takes: import an entry of the package, read a map, ask its queries. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [entry, map] = process.argv.slice(2);
const ends = JSON.parse(readFileSync(`${map}.json`, "utf8"));
const from = performance.now();
const { Grid, Pathfinder } = await import(pathToFileURL(entry).href);
const finder = new Pathfinder(Grid.parse(readFileSync(map, "utf8")), { diagonal: "no-obstacles" });
for (const [start, goal] of ends) finder.find(start, goal);
console.log(performance.now() - from);
