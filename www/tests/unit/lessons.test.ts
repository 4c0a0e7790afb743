/** The boards of the lessons: each shows what its text says. */
import { readFileSync } from "node:fs";
import { audit, find_path, Graph, Grid, type Options, type Replanner, trace, traceWalk } from "stepstar";
import { describe, expect, test } from "vitest";

const page = readFileSync(new URL("../../lessons.html", import.meta.url), "utf8");

/** The first board of a lesson, with its attributes. */
function boardOf(lesson: string) {
  const section = page.slice(page.indexOf(`aria-labelledby="${lesson}"`));
  const [, tag, text] = /<step-star([^>]*)>([^<]*)</.exec(section)!;
  const attributes = Object.fromEntries(
    [...tag!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  return { text: text!, step: attributes.step!, goal: attributes.goal, recipe: attributes.recipe } as const;
}

function search(lesson: string) {
  const { text, recipe, step } = boardOf(lesson);
  const grid = Grid.parse(text);
  const options = { recipe } as Options;
  return { grid, options, step, steps: trace(grid, grid.start!, grid.goal!, options) };
}

describe("the first lesson", () => {
  const sections = [...page.matchAll(/<section class="lesson first" aria-labelledby="(\w+)">(.*?)<\/section>/gs)];
  const boards = sections.map(([, name, section]) => {
    const [, tag, text] = /<step-star([^>]*)>([^<]*)</.exec(section!)!;
    const attributes = new Map([...tag!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));
    const options = { heuristic: "manhattan", algorithm: attributes.get("algorithm") } as Options;
    return { name: name!, section: section!.replaceAll(/\s+/g, " "), attributes, options, text: text! };
  });
  const grid = () => Grid.parse(boards[0]!.text);
  const found = (options: Options) => {
    const map = grid();
    const { cost, expanded, path } = find_path(map, map.start!, map.goal!, options);
    return { cost, expanded, steps: path.length - 1 };
  };

  test("is about one map, from breadth-first search to where cells wait", () => {
    expect(boards.map(({ name }) => name)).toEqual([
      "graph",
      "breadth",
      "dijkstra",
      "greedy",
      "both",
      "own",
      "weight",
      "equals",
      "structures",
    ]);
    expect(new Set(boards.map(({ text }) => text)).size).toBe(1);
  });

  test("says what its searches cost and how many cells they close", () => {
    const of = (name: string) => boards.find((board) => board.name === name)!;
    const says = (name: string, ...sentences: string[]) => {
      for (const sentence of sentences) expect(of(name).section, name).toContain(sentence);
    };
    const [breadth, dijkstra, greedy, both] = ["breadth", "dijkstra", "greedy", "both"].map((name) =>
      found(of(name).options),
    );
    expect([breadth!.steps, dijkstra!.steps]).toEqual([10, 12]);
    says("graph", "has ten steps", "has twelve steps");
    says("breadth", `ten steps, and they cost ${breadth!.cost}`);
    says("dijkstra", `at ${dijkstra!.cost}`, `at ${dijkstra!.expanded} cells`);
    says("greedy", `after ${greedy!.expanded} cells`, `path costs ${greedy!.cost}`);
    says("both", `path costs ${both!.cost}`, `${both!.expanded} cells were enough`);
    expect(both!.cost).toBe(dijkstra!.cost);
    const hurried = found({ ...of("weight").options, weight: 3 });
    says("weight", `${hurried.expanded} cells are enough in place of ${both!.expanded}`, `path costs ${hurried.cost}`);
    const small = found({ ...of("equals").options, tieBreak: "low-g" });
    says("equals", `closes ${both!.expanded} cells, and the second ${small.expanded}`, `Both paths cost ${small.cost}`);
  });

  test("asks first where only one cell is right, whatever decides ties", () => {
    for (const { name, attributes, options } of boards) {
      if (attributes.get("mode") !== "predict" || name === "structures") continue;
      const map = grid();
      using steps = trace(map, map.start!, map.goal!, options);
      steps.seekExpansion(Number(attributes.get("step")));
      const [first, ...others] = steps.openList(99);
      // Breadth-first search goes by steps, which on this side of the 5 cost 1 each.
      expect(others.length, name).toBeGreaterThan(2);
      for (const { f } of others) expect(f, name).toBeGreaterThan(first!.f);
    }
  });
});

describe.each(["neighbours", "floor-plan"])("the lesson %s", (lesson) => {
  test("opens at an expansion that was decided by a tie", () => {
    const { steps, step } = search(lesson);
    expect(steps.explainExpansion(Number(step))).toMatch(
      /^Expanded .* of \d+ that tied, it (came last|has waited longest)\./,
    );
  });
});

test("the lesson on repairs opens at one that follows from another, and its path is not the best", () => {
  const { grid, options, steps, step: text } = search("rpg");
  // Within an expansion: at an event.
  const step = Number(/^e(\d+)$/.exec(text)![1]);
  const repaired = (event: number) => /^Repaired (.*): it was .* by way of (\(\d+, \d+\))/.exec(steps.explain(event));
  const [, , from] = repaired(step - 1)!;
  const before = [...Array(step - 1).keys()].map((event) => repaired(event)?.[1]);
  expect(before).toContain(from);
  expect(audit(grid, grid.start!, grid.goal!, options).optimal).toBe(false);
  expect(page).toContain("watch for “Repaired”");
});

test("in the lesson on graphs the straight road is not the cheapest, as in the lab", () => {
  const { text, goal } = boardOf("game-graph");
  using steps = trace(Graph.from(JSON.parse(text)), 0, Number(goal), { recipe: "game-graph" });
  expect(steps.result.path).toEqual([0, 2, 5, 7, 9]);
});

test("in the lesson on consistency the estimate falls as the text says, and every arrow has room for its cost", () => {
  const graph = JSON.parse(boardOf("consistent").text) as {
    nodes: { id: number; x: number; y: number }[];
    connections: { from: number; to: number; cost: number }[];
  };
  const [, from, to, high, low, step] =
    /from node (\d) to node (\d) it falls from (\d) to (\d), over a step that costs (\d)/.exec(page)!.map(Number);
  using steps = trace(Graph.from(graph), 1, 4, { algorithm: "astar", heuristic: "euclidean", closed: "ignore" });
  steps.position = steps.length;
  expect([steps.node(from!).h, steps.node(to!).h]).toEqual([high, low]);
  expect(graph.connections.find((link) => link.from === from && link.to === to)!.cost).toBe(step);
  const { admissible, consistent } = audit(Graph.from(graph), 1, 4, { heuristic: "euclidean", closed: "ignore" });
  expect([admissible, consistent, steps.result.cost]).toEqual([true, false, 13]);
  // On a phone an arrow of a sixth of the width has no room for more than its head.
  const at = (id: number) => graph.nodes.find((node) => node.id === id)!;
  const width = Math.max(...graph.nodes.map(({ x }) => x)) - Math.min(...graph.nodes.map(({ x }) => x));
  for (const { from, to } of graph.connections)
    expect(Math.hypot(at(from).x - at(to).x, at(from).y - at(to).y)).toBeGreaterThanOrEqual(width / 3);
});

describe("in the lessons on moving things", () => {
  const replanners = { moving: "astar", kept: "lpa", "goal-side": "dstar-lite" } as const;
  const section = (id: string) =>
    page
      .slice(page.indexOf(`aria-labelledby="${id}"`))
      .split("</section>")[0]!
      .replaceAll(/\s+/g, " ");
  const boards = (id: string) =>
    [...section(id).matchAll(/<step-star[^>]*step="(\d+)" changes='([^']*)'>([^<]*)</g)].map(
      ([, step, changes, text]) => ({
        step: Number(step),
        changes: JSON.parse(changes!) as { at: number; place: [number, number]; wall: boolean }[],
        grid: Grid.parse(text!.trim().replaceAll(" ", "\n")),
      }),
    );
  const walked = (board: ReturnType<typeof boards>[number], replanner: Replanner) =>
    traceWalk(board.grid, board.grid.start!, board.grid.goal!, board.changes, { replanner });
  const numbers = (text: RegExp, id: string) => text.exec(section(id))!.slice(1).map(Number);

  test.each(Object.entries(replanners))(
    "%s opens where the wall appears, and as much is expanded as its text says",
    (id, replanner) => {
      const [board] = boards(id);
      const { walk: way, trace: steps } = walked(board!, replanner);
      const { at } = board!.changes[0]!;
      expect(steps.positionOf(board!.step)).toBeGreaterThan(steps.tickStart(at));
      expect(steps.positionOf(board!.step - 1)).toBeLessThanOrEqual(steps.tickStart(at));
      const { expanded } = way.ticks[at]!;
      if (id === "moving") {
        steps.position = steps.tickStart(at + 1);
        const wasted = steps.touched().filter((touch) => touch === 3).length;
        const told = /At tick 3 it expands (\d+) cells, in the whole walk (\d+)\..* these are all (\d+) that/;
        expect(numbers(told, id)).toEqual([expanded, way.expanded, wasted]);
        expect(steps.touched()).not.toContain(2);
        expect(String(way.ticks[at]!.at)).toBe("2,4");
      }
      if (id === "kept") {
        expect(numbers(/At tick 3 that takes (\d+) expansions/, id)).toEqual([expanded]);
        steps.position = steps.length;
        const kept = [...steps.touched().entries()]
          .filter(([, touch]) => touch === 1)
          .map(([cell]) => cell % steps.width);
        // Those on the side of S.
        expect(Math.max(...kept)).toBeLessThan(5);
      }
      if (id === "goal-side") {
        const told = /At tick 3 it expands (\d+) cells, in the whole walk (\d+), of which (\d+) come/;
        expect(numbers(told, id)).toEqual([expanded, way.expanded, way.ticks[0]!.expanded]);
        expect([way.ticks[1]!.expanded, way.ticks[2]!.expanded]).toEqual([0, 0]);
      }
      steps.free();
    },
  );

  test("all three beside each other expand what the text says, and where a door closes keeping does not pay", () => {
    const [small, door] = boards("beside");
    const expanded = (board: typeof small, replanner: Replanner) => {
      const { walk: way, trace: steps } = walked(board!, replanner);
      steps.free();
      return way;
    };
    const all = (["astar", "lpa", "dstar-lite"] as const).map((replanner) => expanded(small, replanner).expanded);
    expect(numbers(/A\* anew expands (\d+) cells, LPA\* (\d+) without a step, D\* Lite (\d+)\./, "beside")).toEqual(
      all,
    );
    const [anew, kept] = (["astar", "dstar-lite"] as const).map((replanner) => expanded(door, replanner));
    const told = /wrong: (\d+) cells for A\* anew, and (\d+) for D\* Lite\..* it is (\d+) against (\d+)\./;
    const counts = [anew!.ticks[4]!.expanded, kept!.ticks[4]!.expanded, anew!.expanded, kept!.expanded];
    expect(numbers(told, "beside")).toEqual(counts);
  });
});
