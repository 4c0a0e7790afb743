import { expect, test } from "vitest";

test("a server may import the element: nothing is defined there, nothing throws", async () => {
  expect("HTMLElement" in globalThis).toBe(false);
  const { define, StepStar, paintScene } = await import("../../../src/element.js");
  expect(() => define()).not.toThrow();
  expect(StepStar.observedAttributes).toContain("tie-break");
  expect(paintScene).toBeTypeOf("function");
});
