import { version } from "stepstar";
import { expect, test } from "vitest";

test("the engine is ready as soon as it is imported", () => {
  expect(version()).toBe("0.1.0");
});
