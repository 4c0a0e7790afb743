import { expect, test } from "vitest";
import villages from "../../../../maps/villages.json";
import type { Painter } from "../../../src/package/board/painter.js";
import type { Palette } from "../../../src/package/board/palette.js";
import {
  centreOf,
  frameOf,
  type GraphScene,
  lane,
  linesOf,
  linkName,
  radiusIn,
} from "../../../src/package/graph-view/graph-scene.js";
import { paintGraph } from "../../../src/package/graph-view/paint.js";
import { Notebook } from "../board/notebook.js";

/** A graph with every node closed, fitted into a picture. */
function picture(width: number, height: number): GraphScene {
  return {
    kind: "graph",
    size: { width, height },
    view: { scale: width / 18, x: -3, y: -1 },
    nodes: villages.nodes.map((node) => ({ ...node, occupied: false, state: 2, g: 13.24, h: 5.02, f: 13.24 + 5.02 })),
    connections: villages.connections,
    tree: new Set(),
    path: [],
    now: null,
    fresh: [],
    starts: [0],
    goals: [9],
    through: [],
    breaks: [],
    highlights: [],
    hover: null,
    pinned: null,
    cursor: null,
    sketch: null,
    palette: { sans: "sans-serif" } as Palette,
  };
}

/** The painted texts and their boxes: digits in common fonts are 0.6 em wide. */
function written(scene: GraphScene): { text: string; left: number; right: number; top: number; bottom: number }[] {
  const texts: ReturnType<typeof written> = [];
  const painter = {
    font: "",
    fillText(text: string, x: number, y: number) {
      const size = Number(/(\d+)px/.exec(this.font)![1]);
      const half = text.length * size * 0.3;
      texts.push({ text, left: x - half, right: x + half, top: y - size / 2, bottom: y + size / 2 });
    },
  };
  const ignore = () => {};
  const silent = {
    fillRect: ignore,
    beginPath: ignore,
    moveTo: ignore,
    lineTo: ignore,
    arc: ignore,
    fill: ignore,
    stroke: ignore,
  };
  paintGraph(Object.assign(painter, silent) as unknown as Painter, scene);
  return texts;
}

test("beside a node g + h = f is written only where that is so", () => {
  const scene = picture(744, 465);
  const sums = (f: number) => {
    const nodes = scene.nodes.map((node) => ({ ...node, f }));
    return written({ ...scene, nodes }).filter(({ text }) => /\+.*=/.test(text));
  };
  expect(sums(13.24 + 5.02).map(({ text }) => text)).toContain("13.24 + 5.02 = 18.26");
  // Greedy search, and A* with a weight of 2.
  for (const f of [5.02, 23.28]) expect(sums(f)).toEqual([]);
  const unestimated = scene.nodes.map((node) => ({ ...node, h: 0, f: node.g }));
  const alone = written({ ...scene, nodes: unestimated }).map(({ text }) => text);
  expect(alone, "a search without an estimate has g alone").toContain("g 13.24");
  expect(alone.filter((text) => text.includes("+"))).toEqual([]);
  const texts = written({ ...scene, nodes: scene.nodes.map((node) => ({ ...node, f: 5.02 })) });
  expect(texts.map(({ text }) => text)).toContain("g 13.24, h 5.02, f 5.02");
});

test("a sum whose rounded numbers do not add up says that it is rounded", () => {
  const scene = picture(744, 465);
  const nodes = scene.nodes.map((node) => ({ ...node, g: 3.604, h: 10.443, f: 3.604 + 10.443 }));
  const sums = written({ ...scene, nodes }).filter(({ text }) => text.includes("+"));
  expect(new Set(sums.map(({ text }) => text))).toEqual(new Set(["3.6 + 10.44 ≈ 14.05"]));
});

test("a long number of a node fits its disc", () => {
  const scene = picture(1500, 940);
  const nodes = scene.nodes.slice(0, 2).map((node, i) => ({ ...node, id: [4321, 123456][i]! }));
  const radius = radiusIn(scene);
  for (const { id } of nodes) {
    const name = written({ ...scene, nodes, connections: [] }).find(({ text }) => text === String(id))!;
    expect(name.right - name.left, `${id}`).toBeLessThan(2 * radius);
    expect(name.bottom - name.top, `${id}`).toBeGreaterThanOrEqual(8);
  }
});

test.for([
  [336, 210],
  [744, 465],
])("no text overlaps another or is cut off, on %i x %i pixels", ([width, height]) => {
  const texts = written(picture(width!, height!));
  const overlapping = texts.filter(
    (a, i) =>
      a.left < 0 ||
      a.top < 0 ||
      a.right > width! ||
      a.bottom > height! ||
      texts
        .slice(0, i)
        .some((b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top && b.text !== "S"),
  );
  expect(overlapping).toEqual([]);
});

test("a node shows g + h = f where there is room, and f alone where there is not", () => {
  const texts = (width: number, height: number) => written(picture(width, height)).map(({ text }) => text);
  expect(texts(336, 210)).toContain("18.26");
  expect(texts(1500, 940).filter((text) => text === "13.24 + 5.02 = 18.26")).toHaveLength(villages.nodes.length);
});

test("no number stands beside a node where a road leaves it, where it would read as the road's cost", () => {
  for (const size of [336, 400, 480, 560, 640]) {
    const scene = picture(size, size * 0.625);
    const texts = written(scene);
    const at = new Map(scene.nodes.map((node) => [node.id, centreOf(scene, node)]));
    for (const { from, to } of scene.connections) {
      const [[x, y], [far, there]] = [at.get(from)!, at.get(to)!];
      if (Math.abs(there - y) > Math.abs(far - x) / 2) continue;
      const beside = x + Math.sign(far - x) * (radiusIn(scene) + 8);
      const on = texts.filter(
        ({ left, right, top, bottom }) => left < beside && beside < right && top < y && y < bottom,
      );
      expect(
        on.filter(({ text }) => /18\.26/.test(text)),
        `${size}: ${from} to ${to}`,
      ).toEqual([]);
    }
  }
});

test("neither a sum nor the goal's mark covers the arrowheads of the path or of the search tree", () => {
  const ways = [
    [0, 1],
    [1, 4],
    [4, 8],
    [8, 9],
    [0, 2],
    [2, 5],
    [5, 7],
  ] as const;
  const tree = new Set(ways.map(([from, to]) => linkName(from, to)));
  for (const size of [640, 820, 1000]) {
    const scene = { ...picture(size, size * 0.625), path: [0, 1, 4, 8, 9], tree };
    const texts = written(scene);
    const at = new Map(scene.nodes.map((node) => [node.id, centreOf(scene, node)]));
    const goal = texts.find(({ text }) => text === "G")!;
    for (const [from, to] of ways) {
      const { ux, uy, x2, y2 } = lane(at.get(from)!, at.get(to)!, radiusIn(scene));
      const [x, y] = [x2 - 6 * ux, y2 - 6 * uy];
      const on = texts.filter(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom);
      expect(on, `${size}: ${from} to ${to}`).toEqual([]);
      const away = Math.hypot((goal.left + goal.right) / 2 - x, (goal.top + goal.bottom) / 2 - y);
      expect(away, `${size}: the mark of the goal`).toBeGreaterThan(9);
    }
  }
});

test.for([
  [336, 13],
  [400, 14],
  [480, 17],
  [640, 19],
  [900, 20],
] as const)("no cost of a connection covers an arrowhead, on %i pixels, where %i of 20 have room", ([size, room]) => {
  const scene = picture(size, size * 0.625);
  const costs = written(scene).filter(({ text }) => scene.connections.some(({ cost }) => String(cost) === text));
  expect(costs.length).toBeGreaterThanOrEqual(room);
  const at = new Map(scene.nodes.map((node) => [node.id, centreOf(scene, node)]));
  for (const { from, to } of scene.connections) {
    const { ux, uy, x2, y2 } = lane(at.get(from)!, at.get(to)!, radiusIn(scene));
    // The tip, and where the head begins.
    for (const back of [1, 6]) {
      const [x, y] = [x2 - back * ux, y2 - back * uy];
      const on = costs.filter(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom);
      expect(on, `${from} to ${to}`).toEqual([]);
    }
  }
});

/** `side` rows of `side` nodes, one unit apart, each connected both ways with the next. */
function crowd(side: number): GraphScene {
  const nodes = Array.from({ length: side * side }, (_, id) => ({
    ...{ id, x: id % side, y: Math.floor(id / side) },
    ...{ occupied: false, state: id % 3, g: 1, h: 1, f: 2 },
  }));
  const connections = nodes.slice(1).flatMap(({ id }) => [
    { from: id - 1, to: id, cost: 1 },
    { from: id, to: id - 1, cost: 1 },
  ]);
  return { ...picture(900, 900), view: { scale: 900 / side, x: 0, y: 0 }, nodes, connections, path: [0, 1, 2] };
}

/** How often each painter method is called to paint a graph. */
function callsToPaint(scene: GraphScene): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (_: object, name: string) => () => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  paintGraph(new Proxy({}, { get: count, set: () => true }) as unknown as Painter, scene);
  return counts;
}

test("a graph too dense to read is painted in a few strokes, with start and goal marked", () => {
  const { stroke, fill, fillText } = callsToPaint({ ...crowd(100), starts: [0], goals: [9999] });
  expect(stroke).toBe(3);
  expect(fill).toBeLessThan(20);
  expect(fillText).toBe(2);
});

test("zoomed in, only the nodes and arrows in view are painted", () => {
  const near = { scale: 200, x: 50, y: 50 };
  const { fillText, stroke } = callsToPaint({ ...crowd(100), view: near });
  // In view are about six by six nodes, each with a name and a sum, and costs on half of the arrows.
  expect(fillText).toBeGreaterThan(36);
  expect(fillText).toBeLessThan(150);
  expect(stroke).toBeLessThan(100);
});

test("frameOf handles 300,000 nodes, more than one call may have arguments", () => {
  const nodes = Array.from({ length: 300_000 }, (_, i) => ({ x: i, y: -i }));
  expect(frameOf(nodes)).toEqual({ left: 0, right: 299_999, top: -299_999, bottom: -0 });
});

/** Four nodes in a row, 200 pixels apart: unseen, open, closed and occupied. Colours are known by their names. */
const row: GraphScene = {
  ...picture(800, 200),
  view: { scale: 200, x: -0.5, y: -0.5 },
  nodes: [0, 1, 2, 0].map((state, id) => ({ id, x: id, y: 0, occupied: id === 3, state, g: 1, h: 1, f: 2 })),
  connections: [0, 1, 2].map((from) => ({ from, to: from + 1, cost: 1 })),
  starts: [],
  goals: [],
  through: [],
  palette: new Proxy({} as Palette, { get: (_, name) => name }),
};

/** The colours of the discs around the middle of each node of {@link row}, the outermost first. */
function discs(change: Partial<GraphScene>): string[][] {
  const notebook = new Notebook();
  paintGraph(notebook as Painter, { ...row, ...change });
  return row.nodes.map((node) => {
    const [middle] = centreOf(row, node);
    const around = notebook.discs.filter(({ x, y }) => x === middle && y === 100);
    expect(around.map(({ radius }) => radius)).toEqual(around.map(({ radius }) => radius).toSorted((a, b) => b - a));
    return around.map(({ colour }) => colour);
  });
}

test("a node has the colours of what the search knows of it, and rings for what is marked", () => {
  const plain = [
    ["card", "soft", "free"],
    ["card", "open-edge", "open"],
    ["card", "closed-edge", "closed"],
    ["card", "hatch", "wall"],
  ];
  expect(discs({})).toEqual(plain);
  const ringed = (id: number, colour: string) =>
    plain.map((colours, at) => (at === id ? [colour, ...colours] : colours));
  expect(discs({ now: 2 })).toEqual(ringed(2, "now"));
  expect(discs({ fresh: [1] })).toEqual(ringed(1, "open-edge"));
  expect(discs({ highlights: [1] })).toEqual(ringed(1, "bad"));
  expect(discs({ cursor: 0 })).toEqual(ringed(0, "accent"));
  expect(discs({ hover: 3 })).toEqual(ringed(3, "accent"));
  expect(discs({ pinned: 1 })).toEqual(plain.with(1, ["ink", "open-edge", "open"]));
});

test("a node's break point, S and G stand at its corners", () => {
  const notebook = new Notebook();
  paintGraph(notebook as Painter, { ...row, starts: [0], goals: [2], breaks: [2] });
  const beside = notebook.discs.filter(({ y }) => y !== 100);
  expect(beside.map(({ colour, x }) => [colour, Math.floor(x / 200)])).toEqual([
    ["casing", 0],
    ["start", 0],
    ["casing", 2],
    ["goal", 2],
    ["bad", 2],
  ]);
});

test("way points bear their numbers, in order", () => {
  const notebook = new Notebook();
  paintGraph(notebook as Painter, { ...row, starts: [0], goals: [2], through: [3, 1] });
  const beside = notebook.discs.filter(({ y, colour }) => y !== 100 && colour !== "casing");
  expect(beside.map(({ colour, x }) => [colour, Math.floor(x / 200)])).toEqual([
    ["start", 0],
    ["way", 1],
    ["goal", 2],
    ["way", 3],
  ]);
  const letters = notebook.texts.filter(({ font }) => font.startsWith("700"));
  expect(letters.map(({ text }) => text)).toEqual(["S", "2", "G", "1"]);
});

test("of the connections, those of the path stand out most, then those of the search tree", () => {
  const places = new Map(row.nodes.map((node) => [node.id, centreOf(row, node)]));
  const tree = new Set([linkName(0, 1), linkName(1, 2)]);
  const lines = linesOf({ ...row, path: [0, 1], tree }, places);
  expect(lines.map(({ colour }) => colour)).toEqual(["path", "now", "soft"]);
  const widths = lines.map(({ width }) => width);
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(new Set(widths).size).toBe(3);
});
