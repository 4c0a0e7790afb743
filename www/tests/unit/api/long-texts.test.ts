/** The text of a whole trace may be longer than a string can be, and than the engine's memory can hold. */
import { trace } from "stepstar";
import { expect, test } from "vitest";
import { Trace as RawTrace } from "../../../src/generated/stepstar_wasm.js";
import { engineMemory } from "../../../src/package/raw.js";

const rows = (side: number) => Array.from({ length: side }, () => new Uint8Array(side));

test("the engine's memory, which never shrinks, does not grow by the text of a trace", () => {
  const steps = trace(rows(300), [0, 0], [299, 299], { heuristic: "zero" });
  const before = engineMemory().byteLength;
  const texts = [steps.toCSV(), steps.toPosthoc()];
  expect(texts.map(({ length }) => length > 5e6)).toEqual([true, true]);
  expect(engineMemory().byteLength - before).toBeLessThan(4e6);
  const parts = [steps.toCSV(0, 7), steps.toCSV(7, 100_000), steps.toCSV(100_000)];
  expect(parts.join("")).toBe(texts[0]);
  expect(texts[0]!.split("\n")).toHaveLength(1 + steps.length + 1);
  expect(texts[1]!.match(/^ {2}- \{/gm)).toHaveLength(2 + steps.length + 1);
  steps.free();
});

test.each(["toCSV", "toPosthoc"] as const)("%s of too many events says so, and the trace goes on working", (name) => {
  const steps = trace(rows(200), [0, 0], [199, 199], { heuristic: "zero" });
  const made = RawTrace.prototype[name];
  RawTrace.prototype[name] = () => "x".repeat(2 ** 28);
  try {
    expect(() => steps[name]()).toThrow(
      new RangeError("The text of 80000 events is longer than a string can be: make it in parts, by from and to."),
    );
  } finally {
    RawTrace.prototype[name] = made;
  }
  expect(steps[name](4, 5)).toMatch(/^4,close,|^ {2}- \{ type: expanding,/);
  steps.free();
});
