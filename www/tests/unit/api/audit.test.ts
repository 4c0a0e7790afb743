/** What an audit tells. */
import { audit, Graph } from "stepstar";
import { expect, test } from "vitest";
import { graph } from "./sample-maps.js";

test("an audit names the worst overestimate and an inconsistent step", () => {
  const truth = audit("...\n.#.\n...\n...", [0, 0], [2, 3], { diagonal: "always", heuristic: "manhattan" });
  expect(truth).toMatchObject({ optimal: false, admissible: false, consistent: false });
  expect(truth.worst!.h).toBeGreaterThan(truth.worst!.trueCost);
  const { hFrom, cost, hTo } = truth.offendingStep!;
  expect(hFrom).toBeGreaterThan(cost + hTo);
  expect(audit(graph, 3, 15)).toMatchObject({ optimalCost: 6, cost: 6, optimal: true, consistent: true });
});

test("an estimate that is too high may still lead to a best path", () => {
  const truth = audit("....", [0, 0], [3, 0], { weight: 2 });
  expect(truth).toMatchObject({ optimal: true, admissible: false, consistent: false });
  expect(truth.worst).toEqual({ at: [0, 0], h: 6, trueCost: 3 });
  expect(truth.offendingStep).toEqual({ from: [0, 0], to: [1, 0], hFrom: 6, cost: 1, hTo: 4 });
});

test("an estimate that is never too high may still be inconsistent, and then only a step is named", () => {
  const nodes = [5, 1, 0].map((x, id) => ({ id, x, y: 0 }));
  const connections = [
    { from: 0, to: 1, cost: 1 },
    { from: 1, to: 2, cost: 10 },
  ];
  const truth = audit(Graph.from({ nodes, connections }), 0, 2, { heuristic: "euclidean" });
  expect(truth).toMatchObject({ optimal: true, admissible: true, consistent: false });
  expect(truth.worst).toBeUndefined();
  expect(truth.offendingStep).toEqual({ from: 0, to: 1, hFrom: 5, cost: 1, hTo: 1 });
});

test("of a consistent estimate neither a place nor a step is named", () => {
  const truth = audit("....", [0, 0], [3, 0]);
  expect([truth.consistent, truth.worst, truth.offendingStep]).toEqual([true, undefined, undefined]);
});
