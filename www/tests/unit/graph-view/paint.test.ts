import { expect, test } from "vitest";
import villages from "../../../../maps/villages.json";
import type { Painter } from "../../../src/board/painter.js";
import type { Palette } from "../../../src/board/palette.js";
import { paintGraph } from "../../../src/graph-view/paint.js";
import type { GraphScene } from "../../../src/graph-view/scene.js";

/** A graph of which all is known, fitted into a picture. */
function picture(width: number, height: number): GraphScene {
  return {
    kind: "graph",
    size: { width, height },
    view: { scale: width / 18, x: -3, y: -1 },
    nodes: villages.nodes.map((node) => ({ ...node, occupied: false, state: 2, g: 13.24, h: 5.02, f: 18.26 })),
    connections: villages.connections,
    tree: new Set(),
    path: [],
    now: null,
    start: 0,
    goal: 9,
    breaks: [],
    highlights: [],
    hover: null,
    pinned: null,
    cursor: null,
    sketch: null,
    palette: { sans: "sans-serif" } as Palette,
  };
}

/** What is written, and where: digits of common faces are 0.6 em wide. */
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
  const deaf = () => {};
  const silent = { fillRect: deaf, beginPath: deaf, moveTo: deaf, lineTo: deaf, arc: deaf, fill: deaf, stroke: deaf };
  paintGraph(Object.assign(painter, silent) as unknown as Painter, scene);
  return texts;
}

test.for([
  [336, 210],
  [744, 465],
])("no text lies on another or is cut off, on %i x %i pixels", ([width, height]) => {
  const texts = written(picture(width!, height!));
  const bad = texts.filter(
    (a, i) =>
      a.left < 0 ||
      a.top < 0 ||
      a.right > width! ||
      a.bottom > height! ||
      texts
        .slice(0, i)
        .some((b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top && b.text !== "S"),
  );
  expect(bad).toEqual([]);
});

test("where the sum of a node has no room, f alone has", () => {
  const texts = (width: number, height: number) => written(picture(width, height)).map(({ text }) => text);
  expect(texts(336, 210)).toContain("18.26");
  expect(texts(1500, 940).filter((text) => text === "13.24 + 5.02 = 18.26")).toHaveLength(villages.nodes.length);
});
