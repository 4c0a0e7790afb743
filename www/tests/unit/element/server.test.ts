import { expect, test } from "vitest";

test("importing the element on a server neither defines it nor throws", async () => {
  expect("HTMLElement" in globalThis).toBe(false);
  const { define, StepStar, paintScene } = await import("../../../src/element.js");
  expect(() => define()).not.toThrow();
  expect(StepStar.observedAttributes).toContain("tie-break");
  expect(paintScene).toBeTypeOf("function");
});
