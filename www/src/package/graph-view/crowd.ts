/** Paints thousands of nodes, too small to read: each colour is one stroke or one fill. */
import type { Painter } from "../board/painter.js";
import { coloursOf, type GraphLine, type GraphScene, type NodePicture, type NodePlaces } from "./graph-scene.js";

/** A disc of a smaller radius looks like a square. */
const ROUND_RADIUS = 3;

export function paintCrowd(
  painter: Painter,
  { palette }: GraphScene,
  lines: readonly GraphLine[],
  nodes: readonly NodePicture[],
  places: NodePlaces,
  radius: number,
): void {
  const strokeAll = (width: number, colour: string, lineWidth: number) => {
    painter.strokeStyle = colour;
    painter.lineWidth = lineWidth;
    painter.beginPath();
    for (const { from, to } of lines.filter((line) => line.width === width)) {
      painter.moveTo(...from);
      painter.lineTo(...to);
    }
    painter.stroke();
  };
  const fillAll = (state: "free" | "closed" | "open" | "wall", colour: string) => {
    painter.fillStyle = colour;
    painter.beginPath();
    for (const node of nodes) {
      if (coloursOf(node)[0] !== state) continue;
      const [x, y] = places.get(node.id)!;
      if (radius < ROUND_RADIUS) painter.rect(x - radius, y - radius, 2 * radius, 2 * radius);
      else {
        painter.moveTo(x + radius, y);
        painter.arc(x, y, radius, 0, 2 * Math.PI);
      }
    }
    painter.fill();
  };
  // Not the colour `free` of readable nodes, which is white as paper: nodes this small would be invisible.
  strokeAll(1, palette.rule, 1);
  fillAll("free", palette.rule);
  strokeAll(2.5, palette.now, 1);
  for (const state of ["wall", "closed", "open"] as const) fillAll(state, palette[state]);
  strokeAll(4, palette.path, 3);
}
