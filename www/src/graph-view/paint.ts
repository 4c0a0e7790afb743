/** Paints a graph: connections as arrows with their costs, nodes as discs, and what the search knows beside them. */
import { fitted } from "../board/numbers.js";
import type { Painter } from "../board/painter.js";
import { centreOf, type GraphScene, lane, linkName, type NodePicture, RADIUS } from "./scene.js";

const FULL = Math.PI * 2;

export function paintGraph(painter: Painter, scene: GraphScene): void {
  const places = new Map(scene.nodes.map((node) => [node.id, centreOf(scene, node)]));
  const onPath = new Set(scene.path.slice(1).map((id, i) => linkName(scene.path[i]!, id)));
  for (const connection of scene.connections) {
    const [from, to] = [places.get(connection.from), places.get(connection.to)];
    if (!from || !to) continue;
    const name = linkName(connection.from, connection.to);
    const walked = onPath.has(name);
    painter.strokeStyle = walked ? scene.palette.path : scene.tree.has(name) ? scene.palette.now : scene.palette.soft;
    painter.lineWidth = walked ? 4 : scene.tree.has(name) ? 2.5 : 1;
    paintArrow(painter, from, to);
    paintCost(painter, scene, from, to, connection.cost);
  }
  if (scene.sketch) {
    const from = places.get(scene.sketch.from);
    painter.strokeStyle = scene.palette.accent;
    painter.lineWidth = 2;
    if (from) paintArrow(painter, from, [scene.sketch.x, scene.sketch.y]);
  }
  for (const node of scene.nodes) paintNode(painter, scene, node, places.get(node.id)!);
}

function paintArrow(painter: Painter, from: readonly [number, number], to: readonly [number, number]): void {
  const { ux, uy, x1, y1, x2, y2 } = lane(from, to);
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

/** Nearer to the node it leaves, on the paper: costs there and back don't meet. */
function paintCost(
  painter: Painter,
  { palette }: GraphScene,
  from: readonly [number, number],
  to: readonly [number, number],
  cost: number,
): void {
  const { x1, y1, x2, y2 } = lane(from, to);
  const [x, y] = [x1 + (x2 - x1) * 0.38, y1 + (y2 - y1) * 0.38];
  const text = fitted(cost, 6);
  const width = text.length * 7.2 + 4;
  painter.fillStyle = palette.card;
  painter.fillRect(x - width / 2, y - 8, width, 16);
  write(painter, `12px ${palette.sans}`, palette.ink, text, x, y);
}

function paintNode(painter: Painter, scene: GraphScene, node: NodePicture, [x, y]: [number, number]): void {
  const { palette } = scene;
  const [fill, rim] = node.occupied
    ? [palette.wall, palette.hatch]
    : node.state === 1
      ? [palette.open, palette["open-edge"]]
      : node.state === 2
        ? [palette.closed, palette["closed-edge"]]
        : [palette.free, palette.soft];
  if (scene.now === node.id) disc(painter, x, y, RADIUS + 6, palette.now);
  if (scene.highlights.includes(node.id)) disc(painter, x, y, RADIUS + 6, palette.bad);
  if (scene.cursor === node.id || scene.hover === node.id) disc(painter, x, y, RADIUS + 4, palette.accent);
  disc(painter, x, y, RADIUS + 2, scene.pinned === node.id ? palette.ink : palette.card);
  disc(painter, x, y, RADIUS, rim);
  disc(painter, x, y, RADIUS - 2, fill);
  const name = node.occupied ? palette.free : palette.ink;
  write(painter, `600 15px ${palette.sans}`, name, String(node.id), x, y + 0.5);
  const end = scene.start === node.id ? "S" : scene.goal === node.id ? "G" : "";
  if (end) {
    disc(painter, x - RADIUS * 0.85, y - RADIUS * 0.85, 10, palette.casing);
    disc(painter, x - RADIUS * 0.85, y - RADIUS * 0.85, 9, end === "S" ? palette.start : palette.goal);
    write(painter, `700 12px ${palette.sans}`, palette.casing, end, x - RADIUS * 0.85, y - RADIUS * 0.85 + 0.5);
  }
  if (scene.breaks.includes(node.id)) disc(painter, x + RADIUS * 0.85, y - RADIUS * 0.85, 5, palette.bad);
  if (node.state === 0) return;
  const sum = `${fitted(node.g, 6)} + ${fitted(node.h, 6)} = ${fitted(node.f, 6)}`;
  painter.fillStyle = palette.card;
  painter.fillRect(x - sum.length * 3.3, y + RADIUS + 4, sum.length * 6.6, 15);
  write(painter, `12px ${palette.sans}`, palette.ink, sum, x, y + RADIUS + 12);
}

function disc(painter: Painter, x: number, y: number, radius: number, colour: string): void {
  painter.fillStyle = colour;
  painter.beginPath();
  painter.arc(x, y, radius, 0, FULL);
  painter.fill();
}

function write(painter: Painter, font: string, colour: string, text: string, x: number, y: number): void {
  painter.font = font;
  painter.fillStyle = colour;
  painter.textAlign = "center";
  painter.textBaseline = "middle";
  painter.fillText(text, x, y);
}
