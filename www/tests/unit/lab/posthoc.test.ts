import { describe, expect, test } from "vitest";
import { isPosthoc, readPosthoc, stateAt } from "../../../src/lab/load/posthoc.js";

const events = [
  { type: "source", id: 1736, x: 8, y: 15 },
  { type: "generating", id: 1736, g: 0, f: 0.5, pId: null, x: 8, y: 15 },
  { type: "closing", id: 1736, g: 0, f: 0.5, pId: null, x: 8, y: 15 },
];
const block = `version: 1.4.0
views:
  main:
    - $: rect
      fill: \${{ color[$.type] }}
pivot:
  x: 0
events:
  - type: source
    id: 1736
    x: 8
    y: 15
  - type: generating
    id: 1736
    g: 0
    f: 5.0e-1
    pId:
    x: 8
    y: 15
  - { type: closing, id: 1736, g: 0, f: 0.5, pId: null, x: 8, y: 15 }
`;

describe("traces of Posthoc", () => {
  test("JSON and both styles of YAML are read alike", () => {
    expect(readPosthoc(JSON.stringify({ version: "1.4.0", events }))).toEqual(events);
    expect(readPosthoc(block)).toEqual(events);
  });

  test("are told from maps", () => {
    expect(isPosthoc(block)).toBe(true);
    expect(isPosthoc(JSON.stringify({ version: "1.4.0", events }))).toBe(true);
    expect(isPosthoc("type octile\nheight 4\nwidth 4\nmap\n....")).toBe(false);
    expect(isPosthoc("[[0,1],[0,0]]")).toBe(false);
    expect(isPosthoc('{"nodes": [], "connections": []}')).toBe(false);
  });

  test.each([
    ['{"events": [', "JSON"],
    ["events:\n", "no events"],
    ["events:\n  - type: source\n", "no id"],
    ["events:\n  - type: source\n    id: 4\n", "no x and y"],
  ])("what is wrong is said: %j", (text, part) => {
    expect(() => readPosthoc(text)).toThrow(part);
  });

  test("the picture at a position is the last event of every cell up to there", () => {
    expect(stateAt(events, 0).size).toBe(0);
    expect(stateAt(events, 2).get("8,15")!.type).toBe("generating");
    expect(stateAt(events, 3).get("8,15")!.type).toBe("closing");
  });
});
