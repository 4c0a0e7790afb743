import { type EventKind, Grid, trace } from "stepstar";
import { describe, expect, test } from "vitest";
import type { Events } from "../../../src/pages/lab/load/events.js";
import { isPosthoc, readPosthoc } from "../../../src/pages/lab/load/posthoc.js";
import { pixelsOf } from "../../../src/pages/lab/load/trace-picture.js";

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

const read = (text: string) => readPosthoc(new Blob([text]));
/** Numbers in a file are rounded to twelve decimals. */
const inFile = (value: number) => Number(value.toFixed(12));
const either = (value: number) => (Number.isNaN(value) ? undefined : value);
/** The parsed columns, as one object an event. */
const rows = ({ kinds, kind, xs, ys, spot, g, f }: Events) =>
  Array.from(kind, (name, i) => ({
    type: kinds[name],
    x: xs[spot[i]!],
    y: ys[spot[i]!],
    g: either(g[i]!),
    f: either(f[i]!),
  }));

describe("a Posthoc trace", () => {
  test("is read alike from JSON and from both styles of YAML", async () => {
    const expected = events.map(({ type, x, y, g, f }) => ({ type, x, y, g, f }));
    expect(rows(await read(JSON.stringify({ version: "1.4.0", events })))).toEqual(expected);
    expect(rows(await read(block))).toEqual(expected);
  });

  test("written by toPosthoc is read back as the same events, over several chunks", async () => {
    using steps = trace(new Grid(60, 60), [0, 0], [59, 59], { algorithm: "dijkstra", diagonal: "always" });
    const shares: number[] = [];
    const file = new Blob([steps.toPosthoc()]);
    const found = await readPosthoc(file, (share) => shares.push(share));
    expect(shares).toHaveLength(Math.ceil(file.size / 2 ** 18));
    expect(shares.length).toBeGreaterThan(2);
    const [source, destination, ...written] = rows(found);
    const end = written.pop();
    expect([source, destination, end]).toMatchObject([
      { type: "source", x: 0, y: 0 },
      { type: "destination", x: 59, y: 59 },
      { type: "end", x: 59, y: 59, g: inFile(steps.result.cost) },
    ]);
    const names: Partial<Record<EventKind, string>> = {
      open: "generating",
      improve: "updating",
      reopen: "updating",
      close: "expanding",
      ray: "ray",
    };
    const expected = Array.from(steps, ({ kind, at: [x, y], g, f }) => ({
      type: names[kind],
      x,
      y,
      g: inFile(g),
      f: inFile(f),
    }));
    expect(written).toEqual(expected);
  });

  test.each([
    [
      "in braces",
      "events:\n- { type: open, path: [[1, 2], [3, 4]], id: 1, data: { x: 7, id: 8, g: 9 }, x: 5, note: 'a, x: 6', y: 6, g: 1 }\n- { type: close, id: 1 }\n",
    ],
    [
      "on lines of their own",
      `events:
  -   type: open
# A comment
      path:
      - 1
      -   x: 2
          type: wrong
      data:
        x: 7
        deep: { y: 8 }
      id: 1
      x: 5
      y: 6
      g: 1
  - { type: close, id: 1,
    pId: 0 }
`,
    ],
    [
      "below a dash alone",
      "events:\n-\n  type: open\n  id: 1\n  x: 5\n  y: 6\n  data:\n    y: 7\n  g: 1\n- type: close\n  id: 1",
    ],
  ])("leaves aside what other programs add to its events, %s", async (_, text) => {
    expect(rows(await read(text))).toEqual([
      { type: "open", x: 5, y: 6, g: 1 },
      { type: "close", x: 5, y: 6 },
    ]);
  });

  test("places an event without x and y where its id was last, or nowhere", async () => {
    const moved = [{ type: "closing", id: 7 }, ...events, { type: "closing", id: 1736 }];
    const found = await read(JSON.stringify({ events: moved }));
    expect([...found.spot]).toEqual([-1, 0, 0, 0, 0]);
    expect([...found.names]).toEqual([[0, "7"]]);
  });

  test("may have its texts in quotation marks of either kind", async () => {
    const text = `events:\n- { type: "open", id: '1', x: 5, y: 6, g: 1 }\n- type: 'close'\n  id: "1"\n`;
    expect(rows(await read(text))).toEqual([
      { type: "open", x: 5, y: 6, g: 1 },
      { type: "close", x: 5, y: 6 },
    ]);
  });

  test("is told apart from a map", () => {
    expect(isPosthoc(block)).toBe(true);
    expect(isPosthoc(JSON.stringify({ version: "1.4.0", events }))).toBe(true);
    expect(isPosthoc("version: 1.4.0\nevents: []\n"), "it then hears that there are no events").toBe(true);
    expect(isPosthoc('{"version": "1.4.0", "events": []}')).toBe(true);
    expect(isPosthoc("type octile\nheight 4\nwidth 4\nmap\n....")).toBe(false);
    expect(isPosthoc("[[0,1],[0,0]]")).toBe(false);
    expect(isPosthoc('{"nodes": [], "connections": []}')).toBe(false);
  });

  test.each([
    ['{"events": [', "JSON"],
    ['{"events": [null]}', "no id"],
    ['{"events": { "type": "source" }}', "no events"],
    ["events:\n", "no events"],
    ["events:\n  - type: source\n", "no id"],
    ["events:\n  - type: source\n    id: 4\n", "no x and y"],
    ["events:\n  - { type: source, id: 4, x: 1, y: 2 }\n  - { type: end, id: 4, x: 1", "cut off"],
  ])("that is malformed throws an error that says why: %j", async (text, part) => {
    await expect(read(text)).rejects.toThrow(part);
  });

  const [source, open, closed] = [1, 2, 3];
  const pictures = async (text: string) => {
    const found = await read(text);
    expect(found.kinds).toEqual(["source", "open", "close"]);
    const at = (position: number) => pixelsOf(found, position, Uint32Array.of(source, open, closed));
    return { ...found.layout, at };
  };

  test("is drawn so that all places fit, and both ends stay visible", async () => {
    const { width, height, at } = await pictures(
      "events:\n- {type: source, id: 1, x: 0, y: 0}\n- {type: open, id: 1, x: 0, y: 0}\n- {type: open, id: 2, x: 9, y: 1999}\n- {type: close, id: 2, x: 9, y: 1999}\n",
    );
    expect([width, height]).toEqual([3, 480]);
    const seen = (position: number) =>
      at(position)
        .filter((pixel) => pixel > 0)
        .join();
    expect([0, 2, 3, 4].map(seen)).toEqual(["1", "1", "1,2", "1,3"]);
    const wide = await pictures(
      "events:\n- {type: source, id: 1, x: -5, y: 100}\n- {type: open, id: 2, x: 1994, y: 109}\n- {type: close, id: 1}\n",
    );
    expect([wide.width, wide.height]).toEqual([640, 4]);
  });

  test("drawn close up shows each place as a square, with a gap to the next", async () => {
    const { width, height, side, at } = await pictures(
      "events:\n- {type: source, id: 1, x: 0, y: 0}\n- {type: open, id: 2, x: 1, y: 0}\n- {type: close, id: 3, x: 0, y: 1}\n",
    );
    expect([width, height, side]).toEqual([96, 96, 23]);
    const inside = (x: number, y: number, left: number, top: number) =>
      x >= left && x < left + side && y >= top && y < top + side;
    const expected = Array.from({ length: 96 * 96 }, (_, i) => {
      const [x, y] = [i % 96, Math.floor(i / 96)];
      return inside(x, y, 24, 24) ? source : inside(x, y, 48, 24) ? open : inside(x, y, 24, 48) ? closed : 0;
    });
    expect([...at(3)]).toEqual(expected);
  });
});
