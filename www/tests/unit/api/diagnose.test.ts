import { describe, expect, it } from "vitest";
import { type Diagnosis, diagnose, Graph, type Mistake, separate, simulate, trace } from "../../../src/index.js";

const MAP = "S9.\n.9.\n..G";
const told = (run: Parameters<typeof diagnose>[3]): Diagnosis => diagnose(MAP, [0, 0], [2, 2], run as string);

describe("diagnose", () => {
  it("takes places, places with facts, and text", () => {
    const right: [number, number][] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ];
    const withFacts = right.map(([x, y], i) => ({ at: { x, y }, g: i, parent: i === 0 ? null : right[i - 1]! }));
    for (const run of [right, withFacts, right.map(([x, y]) => ({ x, y })), right.join("\n")]) {
      expect(told(run).verdict, JSON.stringify(run)).toBe("correct");
    }
    const wrongFact = withFacts.map((item, i) => (i === 3 ? { ...item, g: 7 } : item));
    const found = told(wrongFact);
    expect(found.verdict).toBe("correct-with-remarks");
    expect(found.message).toContain("g of (1, 2), expansion 4, is given as 7, and it is 3");
  });

  it("reads our own traces, and names a simulated mistake", () => {
    const steps = trace(MAP, [0, 0], [2, 2]);
    expect(told(steps.toCSV()).verdict).toBe("correct");
    expect(told(steps.toPosthoc()).verdict).toBe("correct");
    steps.free();
    const wrong = simulate(MAP, [0, 0], [2, 2], "no-stop");
    const found = told(wrong.toCSV());
    wrong.free();
    expect(found).toMatchObject({ verdict: "mistaken", mistakes: ["no-stop"] });
  });

  it("says what is no run by line, and throws for other arguments", () => {
    expect(told("0 0\n1 x")).toMatchObject({ verdict: "not-a-run", mistakes: [] });
    expect(told("0 0\n1 x").message).toMatch(/^Line 2, column 3:/);
    expect(told([]).verdict).toBe("not-a-run");
    expect(() => told(7 as never)).toThrow("The run is 7: it must be a text");
    expect(() => told([[0, 9]])).toThrow("The place of expansion 0 (0, 9) is outside the map");
    expect(() => diagnose(MAP, [0, 0], [2, 2], "0 0", { algorithm: "ida" })).toThrow("can't be diagnosed");
  });

  it("finds out what was meant, and says what else it may have been", () => {
    const found = diagnose("S..\n...\n..G", [0, 0], [2, 2], "0 0\n1 1\n2 2", { diagonal: "auto" });
    expect(found).toMatchObject({ verdict: "correct", intent: { algorithm: "astar", diagonal: "no-obstacles" } });
    expect(found.also.map(({ diagonal }) => diagonal)).toContain("always");
    expect(found.message).toMatch(/^A correct A\* with diagonal steps past no wall/);
    const straight = diagnose(
      "S..\n...\n..G",
      [0, 0],
      [2, 2],
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [2, 2],
      ],
      {
        algorithm: "auto",
        heuristic: "auto",
        diagonal: "auto",
        diagonalCost: "auto",
      },
    );
    expect(straight).toMatchObject({ verdict: "correct", intent: { diagonal: "never" } });
    // What was said stays said.
    expect(diagnose("S#\n.G", [0, 0], [1, 1], "0 0\n1 1", { diagonal: "never" }).verdict).toBe("mistaken");
    expect(() => diagnose(MAP, [0, 0], [2, 2], "0 0", { diagonal: "any" as "auto" })).toThrow("diagonal");
  });

  it("finds out the same when it is asked again", () => {
    const asked = () =>
      diagnose("S..\n.#.\n..G", [0, 0], [2, 2], "0 0\n0 1\n0 2\n1 2\n2 2", { diagonal: "auto", diagonalCost: "auto" });
    const first = asked();
    expect(first.intent?.diagonal).toBe("never");
    expect(asked()).toEqual(first);
  });

  it("reads a text in whatever way it gives the places, or as it is told to", () => {
    const text = "Searching\nNode(row=1, col=1) f=2\nNode(row=1, col=2) f=2\nNode(row=1, col=3) f=2";
    const found = diagnose("S.G\n...", [0, 0], [2, 0], text);
    expect(found).toMatchObject({
      verdict: "correct",
      reading: { order: "row-column", from: 1, up: false, passed: 1 },
    });
    expect(found.run).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    const reading = { order: "xy", from: 1 } as const;
    expect(diagnose("S.G\n...", [0, 0], [2, 0], text, { reading }).verdict).not.toBe("correct");
    expect(() => diagnose(MAP, [0, 0], [2, 2], "0 0", { reading: { order: "yx" as "xy" } })).toThrow(
      "order of reading",
    );
    expect(() => diagnose(MAP, [0, 0], [2, 2], "0 0", { reading: 7 as never })).toThrow("reading");
  });

  it("has an answer within a limit", () => {
    expect(diagnose("S....G", [0, 0], [5, 0], "0 0\n1 0", { maxExpansions: 2 }).verdict).toBe("correct");
  });

  it("diagnoses runs on graphs", () => {
    const graph = Graph.from({
      nodes: [1, 2, 3].map((id) => ({ id, x: id, y: 0 })),
      connections: [
        { from: 1, to: 2, cost: 1 },
        { from: 2, to: 3, cost: 1 },
        { from: 1, to: 3, cost: 5 },
      ],
    });
    expect(diagnose(graph, 1, 3, [1, 2, 3]).verdict).toBe("correct");
    expect(diagnose(graph, 1, 3, "1\n3")).toMatchObject({ verdict: "mistaken", step: 1, expected: [2] });
    graph.free();
  });
});

describe("separate", () => {
  it("gives a map on which the mistake shows", () => {
    const { map, from, to, options } = separate("correct", "squared-euclid");
    const wrong = simulate(map, from, to, "squared-euclid", options);
    expect(diagnose(map, from, to, wrong.toCSV(), options).mistakes).toContain("squared-euclid");
    wrong.free();
  });

  it("names what is allowed", () => {
    expect(() => separate("correct", "greedy" as Mistake)).toThrow(/must be one of "manhattan-with-diagonals"/);
    expect(() => separate("g-only", "g-only")).toThrow("another than mistake a");
    expect(() => simulate(MAP, [0, 0], [2, 2], "max-octile")).toThrow("can't be made here");
  });
});
