import { expect, test } from "vitest";
import { fitted } from "../../../src/package/shared/numbers.js";

test("numbers are rounded or abbreviated to the space there is, and replaced by … where nothing fits", () => {
  expect(fitted(12, 3)).toBe("12");
  expect(fitted(12.3456, 5)).toBe("12.35");
  expect(fitted(12.3456, 4)).toBe("12.3");
  expect(fitted(12.3456, 3)).toBe("12");
  expect(fitted(5.5, 8)).toBe("5.5");
  expect(fitted(123_456, 4)).toBe("123k");
  expect(fitted(1_234_567, 5)).toBe("1235k");
  expect(fitted(123_456_789, 4)).toBe("…");
  expect(fitted(-0, 1)).toBe("0");
  expect(fitted(4e-16, 1)).toBe("0");
  expect(fitted(0.05, 4)).toBe("0.05");
  expect(fitted(0.0005, 6)).toBe("0.0005");
  expect(fitted(0.000254, 8)).toBe("0.000254");
  expect(fitted(0.0005, 4)).toBe("5e-4");
  expect(fitted(0.0094, 5)).toBe("9e-3");
  expect(fitted(0.0005, 3)).toBe("…");
  expect(fitted(Number.POSITIVE_INFINITY, 2)).toBe("∞");
});
