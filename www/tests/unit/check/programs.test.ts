/** Programs as students write them, right and wrong ones: each runs, and what is recorded of it gets the verdict that it deserves. */
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { diagnose, Grid } from "stepstar";
import { expect, test } from "vitest";
import { outcomeOf } from "../../../src/pages/check/program/checked.js";
import { mapOf, run, tried } from "./trying.js";

const MAP = `
S..#......
.#.#.####.
.#...#..#.
.###.#.##.
.....#..G.
.###......
`.trim();

const written = (name: string) => readFileSync(join(import.meta.dirname, "programs", name), "utf8");

const triedFile = (name: string) => tried(written(name), extname(name) === ".py" ? "python" : "javascript", MAP);

test.each([
  ["heap-of-tuples.py", "heapq.heappop", "a_star"],
  ["own-maze.py", "open_list.pop", undefined],
  ["priority-queue.py", "frontier.get", undefined],
  ["least-of-a-set.py", "min", "find_path"],
  ["sorted-dataclass.py", "open_list.pop", undefined],
  ["pacman.py", undefined, "aStarSearch"],
  ["pacman-alone.py", undefined, "aStarSearch"],
  ["deque.py", "buckets[f].popleft", "astar"],
  ["textbook.py", undefined, "astar_search"],
  ["class-queue.js", "open.dequeue", "aStar"],
  ["spots.js", "openSet.splice", undefined],
])("%s is a correct A*, recorded at %s", async (name, call, called) => {
  const { stream, ran, found } = await triedFile(name);
  expect(ran.fault).toBeUndefined();
  expect(stream?.site?.call).toBe(call);
  expect(ran.called).toBe(called);
  expect(stream!.expansions).toBeGreaterThan(10);
  expect(`${found.verdict}: ${found.message}`).toMatch(/^correct/);
});

test.each([
  ["greedy.py", "h-only"],
  ["pacman-forgets-cost.py", "h-only"],
  ["never-ends.js", "no-stop"],
])("%s is told its mistake, %s", async (name, mistake) => {
  const { ran, found } = await triedFile(name);
  expect(ran.fault).toBeUndefined();
  expect(found.mistakes, found.message).toContain(mistake);
});

/** A cell that is taken out twice in a row is expanded twice. */
test("a search that never asks what is closed is recorded with all that it expands, and told so", async () => {
  const open = mapOf("S....\n.....\n..#..\n....G\n");
  const { stream } = await outcomeOf(written("pacman-expands-again.py"), "python", open, run);
  expect(stream?.expansions).toBe(54);
  const unset = { diagonal: "auto", heuristic: "auto", algorithm: "auto" } as const;
  const found = diagnose(Grid.parse(open.text), open.from, open.to, stream!.run, unset);
  expect(found.verdict).toBe("correct-with-remarks");
  expect(found.message).toContain("does not look whether a place is closed when it takes it out");
});

test("a program that takes nothing where it can be seen is read by what it prints", async () => {
  const { stream, ran, found } = await triedFile("printed.py");
  expect(stream).toBeNull();
  expect(ran.printed[1]).toBe("visiting (0, 0)");
  expect(`${found.verdict}: ${found.message}`).toMatch(/^correct/);
});

test.each([
  ["misspelt.py", "NameError: name 'neighbors' isn't defined", 7],
  ["throws.js", "ReferenceError: neighbours is not defined", 4],
])("the error of %s comes with its line", async (name, message, line) => {
  const { ran, stream } = await triedFile(name);
  expect(ran.fault).toEqual({ message, line });
  expect(stream?.expansions).toBe(1);
});

test("a program that goes on for ever is ended, and its run so far is there", async () => {
  const { ran, stream } = await triedFile("for-ever.py");
  expect(ran.fault?.message).toContain("it seems to go on for ever");
  expect(stream?.expansions).toBe(10_000 + 16 * 60);
});
