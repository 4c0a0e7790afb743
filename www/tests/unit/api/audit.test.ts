/** What an audit tells. */
import { audit } from "stepstar";
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
