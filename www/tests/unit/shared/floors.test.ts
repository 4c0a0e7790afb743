/** Floors as text and as addresses, and back: nothing is lost; and which texts are floors. */
import { expect, test } from "vitest";
import { kit } from "../../../src/element.floors.js";
import { Floors, Grid, Hexagons, trace } from "../../../src/index.js";
import type { GridDrawing, Places } from "../../../src/package/board/drawing.js";
import { placeOf, spotOf, useFloors } from "../../../src/package/board/sheet.js";
import { endsOf, PLAIN } from "../../../src/package/element/aim.js";
import { drawingOfFloors, laidOut, partsOf } from "../../../src/package/floors/sheet.js";
import { isFloorsText } from "../../../src/package/shared/floors-text.js";
import { mapText } from "../../../src/package/shared/map-text.js";
import { fromHash, toHash } from "../../../src/pages/state/address.js";
import { jsonOf } from "../../../src/pages/state/drawn.js";
import { plainFloors } from "../../../src/pages/state/floors.js";

useFloors(kit);

const HOUSE = "S.a.\n.#2.\n....\n\n.a..\n.#..\n...G\n\n0,2,0 -> 3,0,1 7";
const places = { start: [0, 0, 0], goal: [3, 2, 1], through: [] } as const;
const drawn = (floors: Floors, more: object = {}) => ({ grid: null, graph: null, floors, ...places, ...more });

test.each([
  ["S..\n..G", false],
  ["S..\n\n..G", false],
  ["2 2\n0 0\n\n0 0", false],
  ["type octile\nheight 1\nwidth 2\nmap\n..", false],
  ["S.a\n\na.G", true],
  ["S..\n\n..G\n\n0,0,0 <-> 1,0,1", true],
  ["S..\n0,0,0->2,0,0 4", true],
  ['{"floors": []}', true],
])("%j is floors: %s", (text, is) => {
  expect(isFloorsText(text)).toBe(is);
});

test("a drawing says it all, with start and goal where they are now", () => {
  const floors = Floors.parse(HOUSE);
  expect(mapText(drawn(floors))).toBe(HOUSE);
  const moved = mapText(drawn(kit.engineOf(drawingOfFloors(floors)) as Floors, { start: [3, 0, 0], goal: [2, 0, 0] }));
  // On stairs there is no room for two letters.
  expect(moved).toContain("2,0,0 <-> 1,0,1\n");
  const again = kit.read(moved).floors!;
  expect([again.start, again.goal, again.links.length]).toEqual([[3, 0, 0], [2, 0, 0], 2]);
});

test("JSON, where a letter for each cell does not say it all", () => {
  const floors = Floors.parse(HOUSE);
  floors.setCost([1, 0, 0], 2.5);
  const text = mapText(drawn(floors, { through: [[3, 0, 1]] }));
  const read = kit.read(text);
  expect(read.floors!.floor(0).cost(1, 0)).toBe(2.5);
  expect([read.floors!.links, read.start ?? read.starts, read.through]).toEqual([
    floors.links,
    [places.start],
    [[3, 0, 1]],
  ]);
  expect(() => kit.read('{"floors": [{"cells": [[0]]}], "links": [], "start": [0, 0, 3]}')).toThrow(
    "The start is [0,0,3]: it must be a cell and its floor",
  );
});

test("resized, floors keep what fits, new cells and floors are free, and links go with their ends", () => {
  const drawing = drawingOfFloors(Floors.parse(HOUSE));
  const resized = (width: number, height: number, floors: number) => {
    const after = kit.engineOf(kit.resized(drawing, width, height, floors)) as Floors;
    return [
      [...Array(floors).keys()].map((floor) => after.floor(floor).toText("ascii")),
      after.links.map(({ to }) => to),
    ];
  };
  expect(resized(4, 3, 2)).toEqual([
    ["....\n.#2.\n....\n", "....\n.#..\n....\n"],
    Floors.parse(HOUSE).links.map(({ to }) => to),
  ]);
  expect(resized(5, 2, 3)).toEqual([[".....\n.#2..\n", ".....\n.#...\n", ".....\n.....\n"], [[1, 0, 1]]]);
  expect(resized(2, 1, 1)).toEqual([["..\n"], []]);
  expect(drawing.width, "the drawing before is as it was").toBe(9);
});

test("from afar a step paints what it changed: first all, then the region of the cells that look otherwise", () => {
  const floors = Floors.parse(HOUSE);
  const drawing = drawingOfFloors(floors);
  const steps = trace(floors, [0, 0, 0], [3, 2, 1]);
  const shown = new Uint32Array(drawing.width * drawing.height);
  let written = 0;
  const context = {
    createImageData: (width: number, height: number) => ({ width, data: new Uint8ClampedArray(4 * width * height) }),
    putImageData({ data, width }: ImageData, x: number, y: number) {
      const pixels = new Uint32Array(data.buffer);
      for (const [i, pixel] of pixels.entries())
        shown[(y + Math.floor(i / width)) * drawing.width + x + (i % width)] = pixel;
      written += pixels.length;
    },
  };
  // The colours are their own numbers.
  const colours = Uint32Array.from({ length: 14 }, (_, i) => i);
  const paint = (cells: ReturnType<typeof kit.traceOn>, all: boolean) =>
    cells.paint(context, colours, null as never, all);
  const cells = kit.traceOn(steps as never, drawing);
  steps.position = 0;
  expect(paint(cells, false)).toEqual({ x: 0, y: 0, width: 9, height: 4 });
  expect(paint(cells, false), "nothing has changed").toBe(null);
  for (const position of [1, 2, steps.length, 3]) {
    steps.position = position;
    paint(cells, false);
    const kept = [...shown];
    paint(kit.traceOn(steps as never, drawing), true);
    expect([...shown], `position ${position}`).toEqual(kept);
  }
  [steps.position, written] = [0, 0];
  paint(cells, false);
  [steps.position, written] = [1, 0];
  expect(paint(cells, false)).toEqual({ x: 0, y: 1, width: 1, height: 1 });
  expect(written).toBe(1);
});

test("an address", () => {
  const floors = plainFloors(Floors.parse(HOUSE));
  const state = { floors, from: [0, 0, 0] as const, to: [3, 2, 1] as const, options: {} };
  const hash = toHash(state);
  expect(hash).toMatch(/^#floors=4x3!.*~4x3!.*~~2,0,0,1,0,1,1_0,2,0,3,0,1,7,1&from=0,0,0&to=3,2,1$/);
  expect(decodeURIComponent(hash)).toBe(hash);
  const read = fromHash(hash);
  expect([read.from, read.to, read.floors!.links]).toEqual([state.from, state.to, floors.links]);
  const again = kit.read(jsonOf(read)).floors!;
  expect(mapText(drawn(again))).toBe(HOUSE);
  expect(() => fromHash("#from=1,2,3,4")).toThrow("where a place belongs");
});

test("floors of any size lie beside each other, and every place comes back", () => {
  const sizes = [new Grid(3, 2), new Grid(5, 4), new Grid(1, 1)];
  const floors = new Floors(sizes, []);
  const drawing = drawingOfFloors(floors);
  const { width, height } = laidOut(sizes);
  expect([drawing.width, drawing.height]).toEqual([width, height]);
  let cells = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = placeOf(drawing, [x, y]);
      expect(place === null, `${x},${y}`).toBe(drawing.walls[y * width + x] === 2);
      if (place === null) continue;
      cells += 1;
      expect(spotOf(drawing, place)).toEqual([x, y]);
    }
  expect(cells).toBe(6 + 20 + 1);
  expect(spotOf(drawing, [3, 0, 0])).toBeNull();
  expect(spotOf(drawing, [0, 0, 3])).toBeNull();
});

test("a path is cut where it takes a link, even to a cell that lies beside it on the sheet", () => {
  const drawing = drawingOfFloors(Floors.parse("S.a\n\na.G"));
  const spots = (
    [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [0, 0, 1],
      [1, 0, 1],
    ] as const
  ).map((place) => spotOf(drawing, place)!);
  expect(partsOf(drawing.sheet!, spots).map((part) => part.length)).toEqual([3, 2]);
  expect(
    partsOf({ floors: [{ x: 0, y: 0, width: 9, height: 1 }] }, [
      [0, 0],
      [1, 0],
      [7, 0],
    ]).length,
  ).toBe(2);
});

test("a range around several goals is on their floors, and of hexagons around each", () => {
  const aim = { ...PLAIN, within: 1 };
  const goals = (places: readonly (readonly number[])[]) =>
    ({ start: [0, 0, 0], goal: places[0], goals: places, through: [] }) as unknown as Places;
  const on = (drawing: GridDrawing, places: readonly (readonly number[])[]) =>
    (endsOf(drawing, goals(places), aim).to as readonly (readonly number[])[]).map(String).sort();
  const house = drawingOfFloors(Floors.parse(HOUSE));
  expect(
    on(house, [
      [0, 0, 0],
      [3, 2, 1],
    ]),
  ).toEqual(["0,0,0", "0,1,0", "1,0,0", "2,2,1", "3,1,1", "3,2,1"]);
  const hive = kit.drawingOf(Hexagons.parse("hexagons pointy\n. . .\n . . .\n. . ."));
  expect(
    on(hive, [
      [0, 0],
      [1, 0],
    ]),
  ).toEqual(["0,0", "0,1", "1,0", "1,1", "2,0"]);
});
