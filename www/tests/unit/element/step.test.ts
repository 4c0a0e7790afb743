import { trace } from "stepstar";
import { expect, test } from "vitest";
import { momentOf, stepOf } from "../../../src/package/element/step.js";
import { Player } from "../../../src/package/player/player.js";

test("a step is a number of whole expansions, or of events after an e; nothing else says anything", () => {
  expect(["96", " 0 ", "2.6"].map(momentOf)).toEqual([{ expansions: 96 }, { expansions: 0 }, { expansions: 3 }]);
  expect(["e206", "e0"].map(momentOf)).toEqual([206, 0]);
  expect(momentOf("Infinity")).toBe(Number.POSITIVE_INFINITY);
  for (const wrong of [null, "", "-1", "E5", "e-5", "twelve", "12 px", "1e9"]) expect(momentOf(wrong)).toBe(undefined);
});

test("what is read of a step leads back to it, at every position", () => {
  using steps = trace("S..\n.#.\n..G", [0, 0], [2, 2]);
  const player = new Player(() => {});
  for (let position = 0; position <= steps.length; position++) {
    steps.position = position;
    const step = stepOf(steps);
    player.open(steps, momentOf(String(step)));
    expect(steps.position).toBe(position);
  }
  steps.seekExpansion(3);
  expect(stepOf(steps)).toBe(3);
  expect(stepOf(null)).toBe(0);
});
