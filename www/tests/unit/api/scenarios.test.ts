/** Benchmark scenarios as text. */
import { formatScenarios, parseScenarios } from "stepstar";
import { expect, test } from "vitest";

test("scenarios survive being parsed and formatted again", () => {
  const lines = "version 1\n0\ta map.map\t49\t50\t1\t11\t1\t12\t1.41421356\n3\tb.map\t2\t2\t0\t0\t1\t1\t2\n";
  const list = parseScenarios(lines);
  expect(list.map(({ map }) => map)).toEqual(["a map.map", "b.map"]);
  expect(formatScenarios(list)).toBe(lines);
});

test("a scenario's places accept every spelling of a point", () => {
  const scenario = { bucket: 0, map: "a.map", width: 5, height: 5, from: { x: 1, y: 2 }, to: [3, 4], length: 1e-7 };
  expect(formatScenarios([scenario] as never)).toBe("version 1\n0\ta.map\t5\t5\t1\t2\t3\t4\t1e-7\n");
});
