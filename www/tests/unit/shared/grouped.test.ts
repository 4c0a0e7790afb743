import { find_path, Grid } from "stepstar";
import { expect, test } from "vitest";
import { tidy } from "../../../src/package/element/written.js";
import { grouped, groupedIn } from "../../../src/package/shared/grouped.js";
import { cost } from "../../../src/pages/shared/numbers.js";

const VALUES = [
  0, 1, 25, 999, 1000, 1920, 12_345, 999_999.6, 1_000_000, 90_306, -1234, 3.8284271, 3175.31349, 0.0004, 1e15,
];

test.each([0, 2, 3])("numbers are grouped as in English, with at most %i decimals", (decimals) => {
  const english = new Intl.NumberFormat("en", { maximumFractionDigits: decimals });
  for (const value of VALUES) expect(grouped(value, decimals)).toBe(english.format(value));
});

test("in the engine's sentences every number is grouped except coordinates", () => {
  expect(groupedIn("Opened (1299, 1000), reached from (1298, 1000): g = 1234567.125 + 1 = 1234568.125, h = 999.")).toBe(
    "Opened (1299, 1000), reached from (1298, 1000): g = 1,234,567.125 + 1 = 1,234,568.125, h = 999.",
  );
  expect(groupedIn("f = 2595 is the least of 20480 open; it has come furthest (largest g).")).toBe(
    "f = 2,595 is the least of 20,480 open; it has come furthest (largest g).",
  );
  expect(groupedIn("Opened (0, 1), reached from (0, 0): g = 1000 + 0.000412 = 1000.0004.")).toBe(
    "Opened (0, 1), reached from (0, 0): g = 1,000 + 0.000412 = 1,000.0004.",
  );
});

test("small costs stay distinct from 0, and rounding errors of sums become 0", () => {
  expect([0.0004, 0.000254, 3e-7, -0.0002, 4e-16, 0].map(cost)).toEqual([
    "0.0004",
    "0.000254",
    "3e-7",
    "-0.0002",
    "0",
    "0",
  ]);
  expect([0.004, 0.006, 1.004].map(tidy)).toEqual(["0.004", "0.006", "1"]);
});

test("the page prints small costs as the engine's sentences do", () => {
  for (const step of [0.0005, 0.0095, 0.000254, 0.000_045_67, 1.5e-6, 2.5e-7, 1.2345e-8, 0.0147, 0.0996]) {
    const grid = Grid.fromCells(3, 1, new Uint8Array(3));
    for (const x of [0, 1, 2]) grid.setCost(x, 0, step);
    const { message, cost: sum } = find_path(grid, [0, 0], [2, 0]);
    expect(message).toContain(`cost ${cost(sum)}.`);
    if (sum < 0.1) expect(tidy(sum)).toBe(cost(sum));
  }
});

test("huge and infinite numbers are left ungrouped", () => {
  expect(grouped(1e21)).toBe("1e+21");
  expect(cost(Number.POSITIVE_INFINITY)).toBe("∞");
});
