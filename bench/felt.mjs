/**
 * Cases of `against.mjs` that a user feels and a map that has been prepared hides: edits before each query, the first query, reading a map,
 * a process that has just begun, large maps, and a hundred agents. Each runs once a round, on what it has made anew, and says how many
 * milliseconds each of its parts took.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mazeMap, openMap, queries, randomMap, roomsMap, seeded } from "../www/src/pages/bench/maps.js";
import { cornersFree, time } from "./goals/large.mjs";
import { gridOf } from "./ours.mjs";

export const OPTIONS = { diagonal: "no-obstacles" };
/** How many queries of a map come after an edit each, or in a process that has just begun. */
const ASKED = 300;
/** The same for a large map. */
const ASKED_OF_LARGE = 12;
const AGENTS = 100;
const EDITS_A_FRAME = 10;
const FRAMES = 30;

/** All cases: a name, and what makes, for one library and its entry, the function that is called once a round. */
export function* felt(maps) {
  for (const map of maps) yield [`edited: ${map.name}`, (library) => edited(library, map)];
  for (const map of maps) yield [`cold process: ${map.name}`, (_, entry) => cold(entry, map)];
  yield* reading();
  yield* first();
  for (const [name, make] of Object.entries(LARGE)) {
    const made = once(make);
    yield [`4096 x 4096: ${name}`, (library) => onceEach(library, made())];
  }
  yield ["agents: a hundred on 512 x 512, ten edits a frame", (library) => named(agents(library))];
}

const named = (ask) => () => {
  const { frames } = ask();
  return { "a frame": sum(frames) / FRAMES, "the longest frame": Math.max(...frames) };
};

export const LARGE = {
  "rooms of 64": () => roomsMap(4096, 64),
  "rooms of 16": () => roomsMap(4096, 16),
  maze: () => mazeMap(4095),
  "maze, 8 wide": () => wideMaze(4096, 8),
};

/** One cell changes before each query, and changes back before the next. */
export function edited(library, map) {
  const grid = gridOf(library, map);
  const ends = some(map, ASKED);
  return () => {
    const finder = new library.Pathfinder(grid, OPTIONS);
    const random = seeded(11);
    const spent = time(() => {
      let back;
      for (const [from, to] of ends) {
        if (back) finder.setWall(...back);
        const [x, y] = [Math.floor(random() * map.width), Math.floor(random() * map.height)];
        const wall = map.cells[y * map.width + x] === 1;
        back = [x, y, wall];
        finder.setWall(x, y, !wall);
        finder.find(from, to);
      }
    });
    finder.free();
    return { "": spent / ends.length };
  };
}

const script = fileURLToPath(new URL("cold.mjs", import.meta.url));

/** For the files of this process. */
const folder = once(() => {
  const made = mkdtempSync(join(tmpdir(), "stepstar-cold-"));
  process.on("exit", () => rmSync(made, { recursive: true, force: true }));
  return made;
});

/** Import, read the map, ask. */
export function cold(entry, map) {
  const file = join(folder(), "map");
  writeFileSync(file, movingAi(map));
  writeFileSync(`${file}.json`, JSON.stringify(some(map, ASKED)));
  return () => ({ "": Number(execFileSync(process.execPath, [script, entry, file], { encoding: "utf8" })) });
}

function* reading() {
  const map = randomMap(2000, 0.2);
  const formats = { movingai: movingAi(map), ascii: rows(map, ".#"), digits: `2000 2000\n${rows(map, "01")}` };
  for (const [format, text] of Object.entries(formats)) {
    yield [
      `reading: 2000 x 2000, ${format}`,
      (library) => () => {
        let grid;
        const spent = time(() => {
          grid = library.Grid.parse(text);
        });
        grid.free?.();
        return { "": spent };
      },
    ];
  }
}

function* first() {
  const maps = { empty: openMap(2000), "20 % walls": cornersFree(randomMap(2000, 0.2)) };
  for (const [name, map] of Object.entries(maps)) {
    yield [
      `first query: 2000 x 2000, ${name}`,
      (library) => {
        const grid = gridOf(library, map);
        return () => {
          let finder;
          const made = time(() => {
            finder = new library.Pathfinder(grid, OPTIONS);
          });
          const asked = time(() => finder.find([0, 0], [1999, 1999]));
          finder.free();
          return { "": asked, "with the Pathfinder": made + asked };
        };
      },
    ];
  }
}

/** Each query once, by one pathfinder. */
export function onceEach(library, map, options = OPTIONS) {
  const grid = gridOf(library, map);
  const ends = some({ ...map, queries: queries(map, ASKED_OF_LARGE) }, ASKED_OF_LARGE);
  return () => {
    const finder = new library.Pathfinder(grid, options);
    const spent = ends.map(([from, to]) => time(() => finder.find(from, to)));
    finder.free();
    return { "": sum(spent) / spent.length, "the longest": Math.max(...spent) };
  };
}

/** Agents on a map of rooms: each asks for its way in each frame, while doors and other things come and go. How long each frame took, and what was expanded in all. */
export function agents(library) {
  const map = roomsMap(512, 16);
  const grid = gridOf(library, map);
  const all = some({ ...map, queries: queries(map, AGENTS) }, AGENTS);
  return () => {
    const finder = new library.Pathfinder(grid, OPTIONS);
    const random = seeded(12);
    const frames = [];
    let placed = [];
    let expanded = 0;
    for (let frame = 0; frame < FRAMES; frame++) {
      const [x, y] = [0, 0].map(() => Array.from({ length: EDITS_A_FRAME }, () => Math.floor(random() * 512)));
      frames.push(
        time(() => {
          for (const at of placed) finder.setWall(...at, map.cells[at[1] * 512 + at[0]] === 1);
          placed = x.map((x, i) => [x, y[i]]);
          for (const at of placed) finder.setWall(...at, map.cells[at[1] * 512 + at[0]] === 0);
          for (const [from, to] of all) expanded += finder.find(from, to).expanded;
        }),
      );
    }
    finder.free();
    return { frames, expanded };
  };
}

/** A maze whose corridors are so many cells wide. */
function wideMaze(size, wide) {
  const small = mazeMap(Math.floor(size / wide) - 1);
  const cells = new Uint8Array(size * size).fill(1);
  for (let y = 0; y < small.height * wide; y++)
    for (let x = 0; x < small.width * wide; x++)
      cells[y * size + x] = small.cells[Math.floor(y / wide) * small.width + Math.floor(x / wide)];
  return { name: "maze", width: size, height: size, cells };
}

/** Some queries of a map, easy and hard ones mixed, as places. */
function some(map, count) {
  const place = (index) => [index % map.width, Math.floor(index / map.width)];
  const step = Math.max(1, Math.floor(map.queries.length / count));
  return map.queries.filter((_, i) => i % step === 0).map(([from, to]) => [place(from), place(to)]);
}

const movingAi = (map) => `type octile\nheight ${map.height}\nwidth ${map.width}\nmap\n${rows(map, ".@")}`;

function rows({ width, height, cells }, letters) {
  const row = (y) => Array.from(cells.subarray(y * width, (y + 1) * width), (cell) => letters[cell]).join("");
  return Array.from({ length: height }, (_, y) => `${row(y)}\n`).join("");
}

/** Made when it is first needed, and kept. */
function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

export const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
