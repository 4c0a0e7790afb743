import { expect, test } from "vitest";
import { apart } from "../../../src/package/element/written.js";

test("two costs are told with as many digits as tell them apart", () => {
  expect(apart(35, 15)).toEqual(["35", "15"]);
  expect(apart(2.345, 2.3449)).toEqual(["2.35", "2.34"]);
  expect(apart(2.000000018, 2.000000016)).toEqual(["2.000000018", "2.000000016"]);
  expect(apart(1234.5678901, 1234.5678902)).toEqual(["1,234.5678901", "1,234.5678902"]);
  expect(apart(1e-9, 1.0000001e-9)).toEqual(["1e-9", "1.0000001e-9"]);
  expect(apart(2, 2)).toEqual(["2", "2"]);
});
