import { audit, Grid, type Options, type Point, trace } from "stepstar";
import { describe, expect, test } from "vitest";
import { bestPath, lostAt, parting } from "../../../src/package/element/best-path.js";

/** Searches, and asks for the best path beside what was found. */
async function asked(text: string, options: Options) {
  const map = Grid.parse(text);
  const [from, to] = [map.start!, map.goal!];
  const steps = trace(map, from, to, options);
  const question = { map, about: null, from, to, options, recorder: null };
  const best = (await bestPath(question, audit(map, from, to, options).optimalCost))!;
  return { steps, best, lost: lostAt(steps, question, best), found: steps.result.path };
}

describe("the best path beside one that costs too much", () => {
  test("parts from it where the first step differs; with greedy search its first open node waited till the end", async () => {
    const map = ".......\nS.999.G\n.......";
    const { steps, best, found, lost } = await asked(map, { algorithm: "greedy" });
    const at = parting(found, best)!;
    const i = best.findIndex((place) => String(place) === String(at));
    expect(found.slice(0, i + 1)).toEqual(best.slice(0, i + 1));
    expect(String(found[i + 1])).not.toBe(String(best[i + 1]));
    if (lost?.how.kind !== "waiting") throw new Error("No step before the end is to blame.");
    steps.position = lost.position;
    expect(steps.node(lost.at as Point).state).not.toBe("closed");
    expect(lost.position).toBe(steps.length);
  });

  test("on random maps blames a step of each search that costs too much, before which the best path was still possible", async () => {
    let seed = 35;
    const random = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 2 ** 32;
    };
    const kinds = { closed: 0, waiting: 0 };
    for (let round = 0; round < 300; round++) {
      const rows: string[][] = [...Array(7)].map(() =>
        [...Array(9)].map(() => (random() < 0.2 ? "#" : random() < 0.3 ? "7" : ".")),
      );
      rows[0]![0] = "S";
      rows[6]![8] = "G";
      const options: Options = {
        algorithm: (["greedy", "astar", "bfs"] as const)[round % 3],
        weight: 4,
        closed: round % 2 ? "ignore" : "reopen",
        reverse: round % 5 === 0,
        diagonal: round % 4 === 0 ? "no-obstacles" : "never",
      };
      const text = rows.map((row) => row.join("")).join("\n");
      const map = Grid.parse(text);
      const truth = audit(map, [0, 0], [8, 6], options);
      if (truth.optimal || truth.cost === Number.POSITIVE_INFINITY) continue;
      const { steps, best, lost } = await asked(text, options);
      expect(best[0], text).toEqual([0, 0]);
      expect(lost, `${JSON.stringify(options)}\n${text}`).not.toBeNull();
      kinds[lost!.how.kind]++;
      expect(steps.position, "looking moves nothing").toBe(0);
      if (lost!.how.kind === "closed") {
        steps.position = lost!.position - 1;
        expect(steps.node(lost!.at as Point).state, "not closed yet").toBe("open");
      }
    }
    expect(Math.min(kinds.closed, kinds.waiting), "both happen").toBeGreaterThan(10);
  });
});
