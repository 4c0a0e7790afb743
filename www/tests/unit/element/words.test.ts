/** Wording that depends on a number or on the order of the search. */
import { expect, test } from "vitest";
import { Predict } from "../../../src/element/predict.js";
import { Graph, Grid, type Options, type Point, trace } from "../../../src/index.js";
import { de } from "../../../src/words/de.js";
import { en } from "../../../src/words/en.js";

/** The reply to an answer given after the first expansion. */
function replyTo(map: string, algorithm: "astar" | "bfs", chosen: Point, words = en): string {
  const steps = trace(map, [0, 0], [1, 1], { algorithm });
  const predict = new Predict(words);
  steps.position = 0;
  steps.position = predict.before(steps, steps.next(0, 1, { kinds: ["close"] })!);
  predict.answer(steps, chosen);
  return predict.prompt(steps);
}

test("the reply to a wrong answer names its f only when f is why it was wrong", () => {
  expect(replyTo("S9\n.G", "astar", [1, 0])).toContain("Not that one: its f is 10.");
  expect(replyTo("S.\n.G", "astar", [0, 1])).toContain(
    "Another goes first: of 2 that tied, it has come furthest (largest g), and the order of the cells decided.",
  );
  // Breadth-first search ignores costs, so f explains nothing.
  expect(replyTo("S9\n.G", "bfs", [0, 1])).toContain("Another goes first: of 2 open it has waited longest.");
});

test("in German the reason is German too, whatever decides", () => {
  const told = (options: Options, map: Grid | Graph = Grid.parse("...\n...\n...")) => {
    const ends =
      map instanceof Grid
        ? [
            [0, 0],
            [2, 2],
          ]
        : [0, 3];
    using steps = trace(map as Grid, ends[0] as Point, ends[1] as Point, options);
    const predict = new Predict(de);
    const said = new Set<string>();
    for (const { kind, position } of steps) {
      if (kind !== "close") continue;
      steps.position = position - 1;
      const [first, ...others] = steps.openList();
      for (const { at, f } of others) {
        if (f > first!.f) continue;
        predict.prompt(steps);
        predict.answer(steps, at as Point);
        said.add(/^Ein anderes kommt zuerst, von (.*?)\. Was/.exec(predict.prompt(steps))![1]!.replace(/\d+/, "2"));
        steps.position = position - 1;
      }
    }
    return [...said].sort();
  };
  const order = "Reihenfolge";
  expect(told({ tieBreak: "high-g" })).toEqual(["2: größtes g", `2: größtes g, dann ${order}`]);
  expect(told({ tieBreak: "low-g" })).toEqual(["2: kleinstes g", `2: kleinstes g, dann ${order}`]);
  expect(told({ tieBreak: "oldest" })).toEqual(["2: ältestes"]);
  expect(told({ tieBreak: "newest" })).toEqual(["2: neuestes"]);
  expect(told({ algorithm: "dijkstra" })).toEqual([`2: ${order}`]);
  expect(told({ algorithm: "bfs" })).toEqual(["2: ältestes"]);
  expect(told({ algorithm: "ida" })).toEqual(["2: neuestes"]);
  const nodes = [0, 1, 2, 3].map((id) => ({ id, x: 0, y: 0 }));
  const connections = [1, 2, 3].map((to) => ({ from: 0, to, cost: 1 }));
  const graph = Graph.from({ nodes, connections });
  expect(told({ algorithm: "dijkstra" }, graph)).toEqual([`2: ${order}`]);
});

test("English and German use the singular for one", () => {
  expect([en.rate("1"), en.rate("2"), en.rate("0.5")]).toEqual([
    "1 step a second",
    "2 steps a second",
    "0.5 steps a second",
  ]);
  expect([de.rate("1"), de.rate("2")]).toEqual(["1 Schritt je Sekunde", "2 Schritte je Sekunde"]);
  expect([en.graphBoard(0), en.graphBoard(1)]).toEqual(["Graph of 0 nodes", "Graph of 1 node"]);
});
