/** Paints a graph: connections as arrows with their costs, nodes as discs, and what the search knows beside them. */
import type { Painter } from "../board/painter.js";
import { disc, write } from "../board/shapes.js";
import { fitted } from "../shared/numbers.js";
import { paintCrowd } from "./crowd.js";
import {
  centreOf,
  coloursOf,
  type GraphLine,
  type GraphScene,
  lane,
  linesOf,
  linkName,
  type NodePicture,
  type NodePlaces,
  radiusIn,
  sees,
} from "./graph-scene.js";
import { Labels } from "./labels.js";

/** The smallest radius of a node that can be read. */
const READABLE_RADIUS = 8;
/** Room for the head of an arrow. */
const HEAD_SIZE = 14;

export function paintGraph(painter: Painter, scene: GraphScene): void {
  const places: NodePlaces = new Map(scene.nodes.map((node) => [node.id, centreOf(scene, node)]));
  const radius = radiusIn(scene);
  const labels = new Labels(scene.size);
  const heads = new Labels(scene.size);
  const lines = linesOf(scene, places);
  const nodes = scene.nodes.filter(({ id }) => sees(scene.size, places.get(id)!));
  const readable = radius >= READABLE_RADIUS;
  if (readable) {
    for (const { id } of nodes) labels.take(places.get(id)!, 2 * radius, 2 * radius);
    for (const { from, to, colour, width } of lines) {
      painter.strokeStyle = scene.palette[colour];
      painter.lineWidth = width;
      paintArrow(painter, from, to, radius);
    }
    const tips = lines.map(({ from, to }) => {
      const { ux, uy, x2, y2 } = lane(from, to, radius);
      return [x2 - ux * 5, y2 - uy * 5] as const;
    });
    for (const tip of tips) heads.take(tip, HEAD_SIZE, HEAD_SIZE);
    paintCosts(painter, scene, places, labels, heads, radius);
    lines.forEach(({ from, to, width }, i) => {
      keepClear(labels, from, to, radius);
      // At worst a number may cover the head of a thin line, but never that of a way that was found.
      if (width > 1) labels.take(tips[i]!, HEAD_SIZE, HEAD_SIZE);
    });
  } else paintCrowd(painter, scene, lines, nodes, places, radius);
  if (scene.sketch) {
    const from = places.get(scene.sketch.from);
    painter.strokeStyle = scene.palette.accent;
    painter.lineWidth = 2;
    if (from) paintArrow(painter, from, [scene.sketch.x, scene.sketch.y], radius);
  }
  const estimated = scene.nodes.some(({ h }) => h !== 0);
  for (const node of nodes) {
    const at = places.get(node.id)!;
    if (readable) paintNode(painter, scene, node, at, radius, labels, heads, estimated);
    else if (isMarked(scene, node.id))
      paintNode(painter, scene, node, at, READABLE_RADIUS - 1, labels, heads, estimated);
  }
}

/** A number beside a node, where a line leaves it to the side, would be read as the cost of that line. */
function keepClear(labels: Labels, [x, y]: GraphLine["from"], [farX, farY]: GraphLine["to"], radius: number): void {
  const aside = farX - x;
  if (Math.abs(farY - y) < Math.abs(aside) / 2) labels.take([x + Math.sign(aside) * (radius + 8), y], 8, 8);
}

/** Whether a node must stand out in a crowd. */
function isMarked({ now, starts, goals, hover, pinned, cursor, highlights, breaks }: GraphScene, id: number): boolean {
  return [now, ...starts, ...goals, hover, pinned, cursor, ...highlights, ...breaks].includes(id);
}

/** What a node is to the path: its letter, or the number of a way point, and whether the path has taken another one in its place. */
function stopOf({ path, starts, goals, through, palette }: GraphScene, id: number) {
  for (const [all, letter, colour, taken] of [
    [starts, "S", palette.start, path[0]],
    [goals, "G", palette.goal, path.at(-1)],
  ] as const) {
    const index = all.indexOf(id);
    if (index < 0) continue;
    const isSeveral = all.length > 1;
    const text = isSeveral ? `${letter}${index + 1}` : letter;
    return { text, colour, isHollow: isSeveral && taken !== undefined && taken !== id };
  }
  const way = through.indexOf(id);
  return way < 0 ? null : { text: String(way + 1), colour: palette.way, isHollow: false };
}

function paintArrow(
  painter: Painter,
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
): void {
  const { ux, uy, x1, y1, x2, y2 } = lane(from, to, radius);
  const head = 5 + painter.lineWidth;
  painter.lineCap = "round";
  painter.lineJoin = "round";
  painter.beginPath();
  painter.moveTo(x1, y1);
  painter.lineTo(x2, y2);
  painter.moveTo(x2 - ux * head + uy * head * 0.5, y2 - uy * head - ux * head * 0.5);
  painter.lineTo(x2, y2);
  painter.lineTo(x2 - ux * head - uy * head * 0.5, y2 - uy * head + ux * head * 0.5);
  painter.stroke();
}

/** On top of all arrows but their heads, as far as there is room: zooming in shows the others. A cost that is the same there and back is written once, between the two arrows. */
function paintCosts(
  painter: Painter,
  { size, connections, palette }: GraphScene,
  places: NodePlaces,
  labels: Labels,
  heads: Labels,
  radius: number,
): void {
  const costs = new Map(connections.map(({ from, to, cost }) => [linkName(from, to), cost]));
  for (const { from, to, cost } of connections) {
    const [start, end] = [places.get(from)!, places.get(to)!];
    const both = costs.get(linkName(to, from)) === cost;
    if ((both && from > to) || !sees(size, start, end)) continue;
    const { x1, y1, x2, y2 } = both ? between(start, end, radius) : lane(start, end, radius);
    // Otherwise nearer to the node it leaves, so that the costs there and back don't meet.
    const parts = both ? [0.5, 0.4, 0.6, 0.3, 0.7] : [0.38, 0.3, 0.46, 0.22];
    const text = fitted(cost, 6);
    const width = text.length * 7.2 + 4;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = parts.map((part) => [x1 + dx * part, y1 + dy * part] as const);
    // Where arrows are too short for that, beside them.
    const length = Math.hypot(dx, dy) || 1;
    const away = (Math.abs(dy) * width + Math.abs(dx) * 16) / length / 2 + (both ? 8 : 3);
    const beside = (both ? [1, -1] : [1]).flatMap((side) =>
      along.map(([x, y]) => [x - (side * away * dy) / length, y + (side * away * dx) / length] as const),
    );
    const clear = [...along, ...beside].filter((place) => heads.isFree(place, width, 16));
    const place = labels.place(clear, width, 16);
    if (!place) continue;
    const [x, y] = place;
    painter.fillStyle = palette.card;
    painter.fillRect(x - width / 2, y - 8, width, 16);
    write(painter, `12px ${palette.sans}`, palette.ink, text, x, y);
  }
}

/** The line in the middle of two lanes. */
function between(from: readonly [number, number], to: readonly [number, number], radius: number) {
  const [there, back] = [lane(from, to, radius), lane(to, from, radius)];
  return {
    x1: (there.x1 + back.x2) / 2,
    y1: (there.y1 + back.y2) / 2,
    x2: (there.x2 + back.x1) / 2,
    y2: (there.y2 + back.y1) / 2,
  };
}

function paintNode(
  painter: Painter,
  scene: GraphScene,
  node: NodePicture,
  [x, y]: readonly [number, number],
  radius: number,
  labels: Labels,
  heads: Labels,
  estimated: boolean,
): void {
  const { palette } = scene;
  const [fill, rim] = coloursOf(node).map((colour) => palette[colour]) as [string, string];
  if (scene.now === node.id) disc(painter, x, y, radius + 6, palette.now);
  if (scene.highlights.includes(node.id)) disc(painter, x, y, radius + 6, palette.bad);
  if (scene.fresh.includes(node.id)) disc(painter, x, y, radius + 5, palette["open-edge"]);
  if (scene.cursor === node.id || scene.hover === node.id) disc(painter, x, y, radius + 4, palette.accent);
  disc(painter, x, y, radius + 2, scene.pinned === node.id ? palette.ink : palette.card);
  disc(painter, x, y, radius, rim);
  disc(painter, x, y, radius - 2, fill);
  const name = node.occupied ? palette.free : palette.ink;
  const readable = radius >= READABLE_RADIUS;
  const id = String(node.id);
  // A long number gets smaller, as long as it can be read.
  const size = Math.round(Math.min(radius * 0.8, Math.max(8, (radius * 3) / id.length)));
  if (readable) write(painter, `600 ${size}px ${palette.sans}`, name, id, x, y + 0.5);
  const stop = stopOf(scene, node.id);
  if (stop) {
    // In a corner where no arrow ends; the one at the top right is for break points.
    const out = radius * 0.85;
    const corners = [[x - out, y - out] as const, [x - out, y + out] as const, [x + out, y + out] as const];
    const [left, top] = heads.place(corners, 18, 18) ?? corners[0]!;
    disc(painter, left, top, 10, palette.casing);
    disc(painter, left, top, 9, stop.colour);
    if (stop.isHollow) disc(painter, left, top, 7.5, palette.casing);
    const size = stop.text.length > 1 ? 9 : 12;
    write(
      painter,
      `700 ${size}px ${palette.sans}`,
      stop.isHollow ? stop.colour : palette.casing,
      stop.text,
      left,
      top + 0.5,
    );
  }
  if (scene.breaks.includes(node.id)) disc(painter, x + radius * 0.85, y - radius * 0.85, 5, palette.bad);
  if (node.state === 0 || !readable) return;
  // A weighted sum, or none at all, is not g + h.
  const sum = node.g + node.h === node.f;
  // Below, else above, else to a side, preferably where no arrow ends. If there is no room for the sum, there may be for f alone.
  const [g, h, f] = [node.g, node.h, node.f].map((value) => fitted(value, 6)) as [string, string, string];
  // Rounded, they may not add up.
  const equals = Math.abs(Number(g) + Number(h) - Number(f)) < 1e-6 ? "=" : "≈";
  for (const [weight, text] of [
    [400, estimated ? (sum ? `${g} + ${h} ${equals} ${f}` : `g ${g}, h ${h}, f ${f}`) : `g ${g}`],
    [600, f],
  ] as const) {
    const width = text.length * 6.6 + 6;
    const aside = radius + 6 + width / 2;
    const around = [
      [x, y + radius + 14],
      [x, y - radius - 14],
      [x + aside, y],
      [x - aside, y],
    ] as const;
    const clear = around.filter((place) => heads.isFree(place, width, 15));
    const place = labels.place([...clear, ...around], width, 15);
    if (!place) continue;
    painter.fillStyle = palette.card;
    painter.fillRect(place[0] - width / 2, place[1] - 8, width, 15);
    write(painter, `${weight} 12px ${palette.sans}`, palette.ink, text, ...place);
    return;
  }
}
