/**
 * `npm run bench:against -- FOLDER [WORDS]`: this checkout against another built one, as it was before a change, where a case's name contains
 * the words. Both do the same in turns, in one process. A figure is the time here over the time there, each
 * the least of all rounds: whatever else the machine does only adds to it.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { main, Plain, root } from "../scripts/steps.mjs";
import { cavesMap, mazeMap, openMap, queries, randomMap, roads, terrains } from "../www/src/pages/bench/maps.js";
import { felt } from "./felt.mjs";
import { cornersFree, time } from "./goals/large.mjs";
import { gridOf } from "./ours.mjs";
import { publishedMaps } from "./published.mjs";
import { mean } from "./race.mjs";

const ROUNDS = 25;
/** How many milliseconds a case takes in a round, at least. */
const ROUND = 10;
/** And before the first round: V8 compiles the engine twice, quickly and then with optimisation. */
const WARM_UP = 200;
/** How many milliseconds a case that times itself may take, in all its rounds. */
const PATIENCE = 10_000;
/** How many queries of a map are timed: easy and hard ones, mixed. */
const ASKED = 30;

/** All cases: a name, and what makes, for one library, the function that is timed. */
function* cases() {
  const published = publishedMaps();
  const maps = published.length > 0 ? published : ownMaps();
  for (const map of maps) {
    for (const diagonal of ["never", "no-obstacles"]) yield* onMap("published", map, { diagonal });
  }
  for (const map of [openMap(256), randomMap(256, 0.2), cavesMap(256)]) {
    const ends = queries(map, ASKED);
    for (const [kind, make] of Object.entries(terrains)) {
      const costly = { ...map, name: `${map.name}, ${kind}`, costs: make(256), queries: ends };
      yield* onMap("terrain", costly, { diagonal: "no-obstacles" });
    }
  }
  const network = roads(10_000);
  const pairs = Array.from({ length: ASKED }, (_, i) => [(i * 7919) % 10_000, (i * 1901 + 5000) % 10_000]);
  yield* asked(
    "graphs: roads",
    (library) => library.Graph.from(network),
    pairs,
    {},
    (finder, [id], occupied) => finder.setOccupied(id, occupied),
  );
  for (const size of [15, 100, 512]) {
    const map = cornersFree(randomMap(size, 0.2));
    for (const algorithm of ["astar", "dijkstra", "bidirectional"]) {
      yield [
        `recordings: ${size} x ${size}, ${algorithm}`,
        (library) => {
          const grid = gridOf(library, map);
          return () => library.trace(grid, [0, 0], [size - 1, size - 1], { algorithm }).free();
        },
      ];
    }
  }
  yield* smallCalls();
}

/** Cases that time themselves. */
const selfTimed = () => {
  const published = publishedMaps();
  return felt(published.length > 0 ? published : ownMaps());
};

function onMap(group, map, options) {
  const point = (index) => [index % map.width, Math.floor(index / map.width)];
  const step = Math.max(1, Math.floor(map.queries.length / ASKED));
  const ends = map.queries.filter((_, i) => i % step === 0).map(([from, to]) => [point(from), point(to)]);
  const edit = (finder, [[x, y]], wall) => finder.setWall(x, y, wall);
  return asked(`${group}: ${map.name}, ${options.diagonal}`, (library) => gridOf(library, map), ends, options, edit);
}

/** The same queries by one pathfinder, once each, and each after an edit. */
function* asked(name, make, ends, options, edit) {
  const withFinder = (work) => (library) => {
    const map = make(library);
    return () => {
      const finder = new library.Pathfinder(map, options);
      for (const query of ends) work(finder, query);
      finder.free();
    };
  };
  yield [`${name}, by a Pathfinder`, withFinder((finder, [from, to]) => finder.find(from, to))];
  yield [
    `${name}, once`,
    (library) => {
      const map = make(library);
      return () => {
        for (const [from, to] of ends) library.find_path(map, from, to, options);
      };
    },
  ];
  const edited = (finder, query) => {
    edit(finder, query, true);
    edit(finder, query, false);
    finder.find(...query);
  };
  yield [`${name}, edited`, withFinder(edited)];
}

function* smallCalls() {
  const map = cornersFree(randomMap(15, 0.25, 12));
  const ends = [
    [0, 0],
    [14, 14],
  ];
  const finder = (library) => new library.Pathfinder(gridOf(library, map));
  const grid = (library) => gridOf(library, map);
  const trace = (library) => {
    const made = library.trace(gridOf(library, cornersFree(randomMap(100, 0.25))), [0, 0], [99, 99]);
    made.seek(Math.floor(made.length / 2));
    return made;
  };
  const calls = {
    "Pathfinder.find": [finder, (made) => made.find(...ends)],
    "find_path on a Grid": [grid, (made, _, { find_path }) => find_path(made, ...ends)],
    "trace.event": [trace, (made, i) => made.event(i % made.length)],
    "trace.node": [trace, (made, i) => made.node([i % 100, 50])],
    "trace.openList": [trace, (made) => made.openList()],
    "trace.counts": [trace, (made) => made.counts()],
    "trace.values": [trace, (made) => made.values(10, 10, 30, 30)],
    "trace.path": [trace, (made) => made.path()],
    "trace.explain": [trace, (made, i) => made.explain(i % made.length)],
    "trace.seek": [trace, (made, i) => made.seek(i % made.length)],
  };
  for (const [name, [make, call]] of Object.entries(calls)) {
    yield [
      `small calls: ${name}`,
      (library) => {
        const made = make(library);
        let i = 0;
        return () => call(made, i++, library);
      },
    ];
  }
}

/** Where there are no published maps. */
function ownMaps() {
  const made = [randomMap(512, 0.1), randomMap(512, 0.25), mazeMap(511), cavesMap(512)];
  return made.map((map) => ({ ...map, queries: queries(map, ASKED) }));
}

/** How long each part of what times itself takes, in microseconds. It runs at least twice, so that what is compiled then is well compiled. */
function comparedParts(works) {
  const all = works.map(() => []);
  let spent = 0;
  for (let round = 0; round < ROUNDS && (round < 3 || spent < PATIENCE); round++) {
    const turns = [...works.keys()];
    spent += time(() => {
      for (const i of round % 2 ? turns.reverse() : turns) all[i].push(works[i]());
    });
  }
  const parts = Object.keys(all[0][0]);
  return parts.map((part) => [part, all.map((each) => 1000 * Math.min(...each.map((times) => times[part])))]);
}

/** How long each of these takes, in microseconds. */
function compared(works) {
  for (const work of works) for (let spent = 0; spent < WARM_UP; ) spent += time(work);
  let times = 1;
  while (Math.min(...works.map((work) => time(repeated(work, times)))) < ROUND / 2 && times < 1e6) times *= 2;
  const all = works.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    const turns = [...works.keys()];
    for (const i of round % 2 ? turns.reverse() : turns) all[i].push(time(repeated(works[i], times)));
  }
  return all.map((each) => (1000 * Math.min(...each)) / times);
}

const repeated = (work, times) => () => {
  for (let i = 0; i < times; i++) work();
};

main(async () => {
  const [folder, ...words] = process.argv.slice(2);
  if (!folder) throw new Plain("Against which folder? npm run bench:against -- FOLDER [WORDS]");
  const entries = [root, resolve(folder)].map((checkout) => join(checkout, "dist/index.js"));
  for (const entry of entries)
    if (!existsSync(entry)) throw new Plain(`${entry} is missing: run \`npm run build\` there.`);
  const libraries = await Promise.all(entries.map((entry) => import(pathToFileURL(entry).href)));
  const groups = new Map();
  const say = (name, [here, there]) => {
    console.log(`${name}: ${here.toFixed(2)} µs, there ${there.toFixed(2)}, ratio ${(here / there).toFixed(2)}`);
    const [group] = name.split(":");
    groups.set(group, [...(groups.get(group) ?? []), here / there]);
  };
  const isAsked = (name) => name.includes(words.join(" "));
  for (const [name, make] of cases()) if (isAsked(name)) say(name, compared(libraries.map(make)));
  for (const [name, make] of selfTimed()) {
    if (!isAsked(name)) continue;
    const works = libraries.map((library, i) => make(library, entries[i]));
    for (const [part, times] of comparedParts(works)) say(part === "" ? name : `${name}, ${part}`, times);
  }
  for (const [group, all] of groups) {
    console.log(`${group}, geometric mean of ${all.length}: ${mean(all).toFixed(3)}`);
  }
});
