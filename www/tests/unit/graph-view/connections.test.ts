/** What is painted between the nodes of a graph: arrows, and what they cost. */
import { expect, test } from "vitest";
import type { Painter } from "../../../src/package/board/painter.js";
import type { Palette } from "../../../src/package/board/palette.js";
import { centreOf, type GraphScene, linesOf, linkName, radiusIn } from "../../../src/package/graph-view/graph-scene.js";
import { paintGraph } from "../../../src/package/graph-view/paint.js";
import { Notebook } from "../board/notebook.js";

/** A painter that also records each stroke: its colour and the points of its lines. */
class Lines extends Notebook {
  readonly strokes: { colour: string; points: [number, number][] }[] = [];

  override beginPath(): void {
    this.points.length = 0;
  }
  override stroke(): void {
    this.strokes.push({ colour: this.strokeStyle, points: [...this.points] });
  }
}

/** Nodes 10, 11, 12 and so on, 200 pixels from unit to unit. Colours are known by their names. */
function scene(places: [x: number, y: number][], links: [from: number, to: number, cost: number][]): GraphScene {
  return {
    kind: "graph",
    size: { width: 800, height: 600 },
    view: { scale: 200, x: -0.5, y: -0.5 },
    nodes: places.map(([x, y], i) => ({ id: 10 + i, x, y, occupied: false, state: 0, g: 0, h: 0, f: 0 })),
    connections: links.map(([from, to, cost]) => ({ from, to, cost })),
    ...{ tree: new Set<string>(), path: [], breaks: [], highlights: [], sketch: null },
    ...{ now: null, fresh: [], starts: [], goals: [], through: [], hover: null, pinned: null, cursor: null },
    palette: new Proxy({} as Palette, { get: (_, name) => name }),
  };
}

function painted(scene: GraphScene): Lines {
  const lines = new Lines();
  paintGraph(lines as Painter, scene);
  return lines;
}

test("each connection has its cost beside it; one that is the same there and back is written once, between the two", () => {
  const row = scene(
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    [
      [10, 11, 5],
      [11, 10, 5],
      [11, 12, 7],
      [12, 11, 3],
    ],
  );
  const { texts } = painted(row);
  // The nodes are unseen: they have their names, and no numbers.
  expect(texts.map(({ text }) => text).sort()).toEqual(["10", "11", "12", "3", "5", "7"]);
  const [five, seven, three] = ["5", "7", "3"].map((cost) => texts.find(({ text }) => text === cost)!);
  expect([five!.x, five!.y]).toEqual([200, 100]);
  expect([seven!.x < 400, seven!.x > 300, three!.x > 400, three!.x < 500], "nearer to where it leaves").toEqual(
    Array(4).fill(true),
  );
  expect([Math.sign(seven!.y - 100), Math.sign(three!.y - 100)], "each on its own lane").toEqual([1, -1]);
});

test.each([
  ["right", 1, 0],
  ["left", -1, 0],
  ["down", 0, 1],
  ["up", 0, -1],
  ["aslant", 0.6, -0.8],
])("an arrow ends at the rim of its node, with the head behind the tip: %s", (_, ux, uy) => {
  const places: [number, number][] = [
    [1, 1],
    [1 + ux, 1 + uy],
  ];
  const picture = scene(places, [[10, 11, 1]]);
  const [arrow, ...others] = painted(picture).strokes;
  expect(others).toEqual([]);
  const target = centreOf(picture, picture.nodes[1]!);
  /** Behind the middle of the node, and to the right of the way there. */
  const seen = ([x, y]: [number, number]) => {
    const [dx, dy] = [x - target[0], y - target[1]];
    return { behind: -(dx * ux + dy * uy), right: dy * ux - dx * uy };
  };
  const [tail, tip, left, again, right] = arrow!.points.map(seen) as [Seen, Seen, Seen, Seen, Seen];
  const rim = radiusIn(picture) + 2;
  expect(tip.behind).toBeCloseTo(rim);
  expect(tail.behind).toBeCloseTo(200 - rim);
  expect([tail.right, tip.right - tail.right]).toEqual([expect.closeTo(5), expect.closeTo(0)]);
  expect(again).toEqual(tip);
  expect(left.behind - tip.behind).toBeCloseTo(6);
  expect(right.behind).toBeCloseTo(left.behind);
  expect([left.right, right.right]).toEqual([expect.closeTo(tip.right - 3), expect.closeTo(tip.right + 3)]);
});

interface Seen {
  readonly behind: number;
  readonly right: number;
}

test("a connection between two nodes out of view is painted if it crosses the picture, and not if both are on one side", () => {
  const crosses = (places: [number, number][]) => {
    const picture = scene(places, [[10, 11, 1]]);
    return linesOf(picture, new Map(picture.nodes.map((node) => [node.id, centreOf(picture, node)]))).length === 1;
  };
  const [west, east, north, south] = [
    [-9, 1],
    [9, 1],
    [1, -9],
    [1, 9],
  ] as [number, number][];
  for (const [a, b] of [
    [west!, east!],
    [north!, south!],
    [west!, [1, 1]],
    [[1, 1], south!],
  ] as [number, number][][])
    expect([crosses([a!, b!]), crosses([b!, a!])], `${a} to ${b}`).toEqual([true, true]);
  for (const [x, y] of [west!, east!, north!, south!])
    expect(
      crosses([
        [x, y],
        [x + Math.sign(x - 1) / 2, y + Math.sign(y - 1) / 2],
      ]),
      `${x}, ${y}`,
    ).toBe(false);
});

test("of nodes too small to read, each is a dot in the colour of its state, and the path lies on top of the tree", () => {
  const places = [0, 1, 2, 3].map((x): [number, number] => [x, 0]);
  const links = [0, 1, 2].map((i): [number, number, number] => [10 + i, 11 + i, 1]);
  for (const width of [52, 130]) {
    const small = scene(places, links);
    const nodes = small.nodes.map((node, i) => ({ ...node, state: i % 3, occupied: i === 3 }));
    const tree = new Set([linkName(11, 12), linkName(12, 13)]);
    const view = { scale: width / 4, x: -0.5, y: -0.5 };
    const picture = { ...small, nodes, tree, view, path: [12, 13], size: { width, height: width } };
    const { discs, rings, strokes } = painted(picture);
    const at = nodes.map((node) => centreOf(picture, node));
    const dots = discs.length > 0 ? discs : rings.map((box) => ({ ...box, x: box.x + box.width / 2 }));
    expect(dots.map(({ x }) => at.findIndex(([middle]) => Math.abs(middle - x) < 1e-9))).toEqual([0, 3, 2, 1]);
    if (discs.length > 0) expect(discs.map(({ colour }) => colour)).toEqual(["rule", "wall", "closed", "open"]);
    expect(strokes).toEqual([
      { colour: "rule", points: [at[0], at[1]] },
      { colour: "now", points: [at[1], at[2]] },
      { colour: "path", points: [at[2], at[3]] },
    ]);
  }
});
