/** Paints what a board shows of a world: movers, waits and a large agent. */

import { hexOf } from "./hexagons.js";
import type { Painter } from "./painter.js";
import type { Palette } from "./palette.js";
import type { BoardMarks, Spot } from "./scene.js";
import { disc, write } from "./shapes.js";
import { floorsKit } from "./sheet.js";

/** A cell in pixels. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** Those that move, each by its number: ghosts of where they are at this step. */
export function paintMovers(painter: Painter, palette: Palette, boxes: readonly Box[]): void {
  boxes.forEach(([left, top, width, height], i) => {
    const [x, y, radius] = [left + width / 2, top + height / 2, Math.max(4, width * 0.34)];
    disc(painter, x, y, radius, palette.bad);
    disc(painter, x, y, radius * 0.8, palette.casing);
    write(painter, `700 ${radius}px ${palette.sans}`, palette.bad, String(i + 1), x, y + radius * 0.06);
  });
}

/** Where a path waits: a ring, with the number of its ticks. A cell comes once for each. */
export function paintWaits(painter: Painter, palette: Palette, boxes: readonly Box[]): void {
  const ticks = new Map<string, { box: Box; count: number }>();
  for (const box of boxes) {
    const known = ticks.get(box.join());
    ticks.set(box.join(), { box, count: (known?.count ?? 0) + 1 });
  }
  for (const { box, count } of ticks.values()) {
    const [left, top, width, height] = box;
    const [x, y, radius] = [left + width / 2, top + height / 2, Math.max(4, width * 0.42)];
    painter.strokeStyle = palette.accent;
    painter.lineWidth = Math.max(2, width * 0.07);
    painter.beginPath();
    painter.arc(x, y, radius, 0, Math.PI * 2);
    painter.stroke();
    const small = Math.max(4, width * 0.19);
    disc(painter, left + width - small, top + small, small, palette.accent);
    write(
      painter,
      `700 ${small * 1.4}px ${palette.sans}`,
      palette.casing,
      String(count),
      left + width - small,
      top + small * 1.06,
    );
  }
}

/** The outline of an agent, from its first cell to its last. */
export function paintAgent(painter: Painter, palette: Palette, [first, last]: readonly Box[]): void {
  if (!first || !last) return;
  const [left, top] = first;
  painter.strokeStyle = palette.now;
  painter.lineWidth = Math.max(2, first[2] * 0.07);
  painter.lineJoin = "round";
  painter.beginPath();
  painter.rect(left + 1, top + 1, last[0] + last[2] - left - 2, last[1] + last[3] - top - 2);
  painter.stroke();
}

/** The rim of each range, of which there are the middle and the tip to the right, of hexagons and floors all: whatever is inside is at most so many straight steps away. */
export function paintRanges(
  painter: Painter,
  { map, view, palette, floors }: BoardMarks,
  spots: readonly Spot[],
): void {
  painter.strokeStyle = palette.goal;
  painter.lineWidth = Math.max(1.5, Math.min(4, view.scale * 0.08));
  painter.lineJoin = "round";
  const hex = hexOf(map);
  if (hex) {
    hex.paintRim(painter, view, spots);
    return;
  }
  if (floors) {
    floorsKit().paintRim(painter, view, spots);
    return;
  }
  for (let i = 0; i + 1 < spots.length; i += 2) {
    const [[x, y], [tip]] = [spots[i]!, spots[i + 1]!];
    painter.beginPath();
    rim(x, y, tip - x).forEach(([column, row], corner) => {
      const [px, py] = [(column - view.x) * view.scale, (row - view.y) * view.scale];
      if (corner === 0) painter.moveTo(px, py);
      else painter.lineTo(px, py);
    });
    painter.stroke();
  }
}

/** The corners of a range, from the top down at its right side and up again at its left one. */
function rim(x: number, y: number, within: number): Spot[] {
  const rows = [...Array(2 * within + 1).keys()].map((i) => i - within);
  const right = rows.flatMap((row): Spot[] => {
    const edge = x + 1 + within - Math.abs(row);
    return [
      [edge, y + row],
      [edge, y + row + 1],
    ];
  });
  const left = right.map(([edge, row]): Spot => [2 * x + 1 - edge, row]).reverse();
  return [...right, ...left, right[0]!];
}
