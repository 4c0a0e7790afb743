/** Positions, events, regions and canvases that a trace refuses. */
import { Grid, Trace, trace } from "stepstar";
import { expect, test, vi } from "vitest";
import { type Anything, grid, type Refused, refuses, steps, transferred } from "./bad-input.js";

refuses([
  [
    "an expansion beyond the last",
    () => steps.positionOf(steps.expansions + 1),
    RangeError,
    /number of the expansion is 5/,
  ],
  ["a region right of the map", () => steps.values(3, 0, 0, 1), RangeError, /x of the region is 3/],
  ["a region below the map", () => steps.values(0, 2, 1, 0), RangeError, /y of the region is 2: .* from 0 to 1/],
  [
    "a region that reaches below the map",
    () => steps.values(0, 1, 1, 2),
    RangeError,
    /height of the region is 2: it must be a whole number from 0 to 1/,
  ],
  [
    "a Posthoc trace that ends before it begins",
    () => steps.toPosthoc(3, 2),
    RangeError,
    /argument to is 2: it must be a whole number from 3/,
  ],
  [
    "a CSV table that ends before it begins",
    () => steps.toCSV(3, 2),
    RangeError,
    /argument to is 2: it must be a whole number from 3/,
  ],
  ["new Trace()", () => new (Trace as Anything)(), TypeError, /A Trace is made by trace\(\) or traceAsync\(\)/],
  [
    "an event beyond the last",
    () => steps.event(steps.length),
    RangeError,
    /number of the event is \d+: it must be a whole number from 0 to/,
  ],
  [
    "the reason of an event beyond the last",
    () => steps.explain(steps.length),
    RangeError,
    /number of the event is \d+: it must be a whole number from 0 to/,
  ],
  [
    "an event of an empty trace",
    () => trace("#.", [0, 0], [1, 0]).event(0),
    RangeError,
    /event is 0: it must be one that there is, and there is none\.$/,
  ],
  ["a position beyond the end", () => steps.seek(1e9), RangeError, /position is 1000000000/],
  [
    "a position between two events",
    () => {
      steps.position = 0.5;
    },
    RangeError,
    /position is 0.5/,
  ],
  [
    "a region that reaches right of the map",
    () => steps.values(2, 0, 2, 1),
    RangeError,
    /width of the region is 2: it must be a whole number from 0 to 1/,
  ],
  [
    "next with null",
    () => steps.next(0, 1, null as Anything),
    TypeError,
    /argument what is null: it must be an object of options/,
  ],
  ["next in a direction of 2", () => steps.next(0, 2 as Anything), TypeError, /direction is 2: it must be 1 or -1/],
  ["an open list of less than nothing", () => steps.openList(-1), RangeError, /argument max is -1: it must be a whole/],
  ["next with a Map", () => steps.next(0, 1, new Map() as Anything), TypeError, /argument what is a Map/],
  [
    "next with a misspelt option",
    () => steps.next(0, 1, { kind: "close" } as Anything),
    TypeError,
    /no option "kind": did you mean "kinds"\? The options are "kinds", "at", "mark"/,
  ],
  [
    "next with one kind instead of a list",
    () => steps.next(0, 1, { kinds: "close" } as Anything),
    TypeError,
    /kinds" is "close": it must be an array of kinds/,
  ],
  [
    "next with kinds of null",
    () => steps.next(0, 1, { kinds: null } as Anything),
    TypeError,
    /kinds" is null: it must be an array of kinds/,
  ],
  [
    "paint where there are no canvases",
    () => {
      vi.stubGlobal("ImageData", undefined);
      steps.paint({ putImageData() {} }, new Uint32Array(4), grid);
    },
    Error,
    /painted where there are canvases: there is no ImageData here, as in Node/,
  ],
  ...[new Grid(3, 3), new Grid(2, 2), { width: 3, height: 2 }].map(
    (other): Refused => [
      `paint with ${other instanceof Grid ? "a grid" : "what only looks like a grid"} of ${other.width} x ${other.height} cells`,
      () => steps.paint({ putImageData() {} }, new Uint32Array(4), other as Anything),
      TypeError,
      /grid is .*: it must be a Grid of 3 x 2 cells, as the trace has/,
    ],
  ),
  [
    "paint without a canvas",
    () => steps.paint(null as Anything, new Uint32Array(4), grid),
    TypeError,
    /context is null/,
  ],
  [
    "paint on an element",
    () => steps.paint({ getContext() {} } as Anything, new Uint32Array(4), grid),
    TypeError,
    /context is an object: it must be a 2D context of a canvas/,
  ],
  [
    "paint with colours that were transferred",
    () => steps.paint({ putImageData() {} }, transferred(new Uint32Array(4)), grid),
    TypeError,
    /palette is a Uint32Array whose buffer is gone/,
  ],
]);

test("read-only properties cannot be overwritten or redefined", () => {
  const steps = trace("...", [0, 0], [2, 0]);
  const own = [new Grid(3, 2), steps].flatMap((it: Anything) => Object.keys(it).map((name) => [it, name] as const));
  expect(own.map(([, name]) => name)).toEqual(expect.arrayContaining(["width", "height", "length", "result"]));
  for (const [it, name] of own) {
    expect(() => Object.assign(it, { [name]: 1e9 }), name).toThrow(TypeError);
    expect(() => Object.defineProperty(it, name, { value: 1e9 }), name).toThrow(TypeError);
  }
  expect(() => steps.values(0, 0, 1000, 1000)).toThrow("The width of the region is 1000");
});
