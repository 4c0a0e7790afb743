/** Paints what there is to see of floors beside their cells: the name and the edge of each, and the links between them, each with its letter. */

import type { FloorMarks, FloorSheet, LinkMark } from "../board/floors-scene.js";
import { edge } from "../board/ground.js";
import type { Painter } from "../board/painter.js";
import type { BoardMarks, Spot } from "../board/scene.js";
import { write } from "../board/shapes.js";
import { isIn } from "../board/sheet.js";
import { type Region, toPicture, type View } from "../board/view.js";
import { detail } from "../shared/detail.js";
import { fitted } from "../shared/numbers.js";
import type { Place } from "../shared/terms.js";
import { letterOf } from "./floors-text.js";

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export function floorMarks(
  sheet: FloorSheet,
  spot: (place: Place) => Spot | null,
  area: Region,
  nameOf: (floor: number) => string,
): FloorMarks {
  const all = sheet.floors.map((region, floor) => ({ ...region, name: nameOf(floor) }));
  const floors = all.filter(({ x, y }) => isIn(area, [x, y]));
  return {
    floors,
    isWhole: floors.length === all.length,
    links: sheet.links.map(({ from, to, cost, oneWay }, i) => ({
      letter: letterOf(i),
      from: spot(from),
      to: spot(to),
      rise: Math.sign(to[2] - from[2]),
      cost,
      oneWay,
    })),
  };
}

/** Draws the sides of cells that have none of the others behind them. */
export function paintRim(painter: Painter, view: View, spots: readonly Spot[]): void {
  const all = new Set(spots.map(String));
  painter.beginPath();
  for (const [x, y] of spots)
    for (const [dx, dy] of SIDES) {
      if (all.has(String([x + dx, y + dy]))) continue;
      // Half a cell from the middle of the side to both of its ends.
      const [middleX, middleY] = [x + (1 + dx) / 2, y + (1 + dy) / 2];
      painter.moveTo(...toPicture(view, middleX - dy / 2, middleY - dx / 2));
      painter.lineTo(...toPicture(view, middleX + dy / 2, middleY + dx / 2));
    }
  painter.stroke();
}

/** Its own edge around each floor, with its name above. */
export function paintFloors(painter: Painter, { view, ratio, palette }: BoardMarks, { floors }: FloorMarks): void {
  const size = Math.max(9, Math.min(15, view.scale * 0.62));
  for (const { x, y, width, height, name } of floors) {
    const [left, top] = [edge(x, view.x, view.scale, ratio), edge(y, view.y, view.scale, ratio)];
    const [right, bottom] = [edge(x + width, view.x, view.scale, ratio), edge(y + height, view.y, view.scale, ratio)];
    painter.strokeStyle = palette.rule;
    painter.lineWidth = 1;
    painter.lineJoin = "miter";
    painter.beginPath();
    painter.rect(left - 0.5, top - 0.5, right - left + 1, bottom - top + 1);
    painter.stroke();
    write(painter, `600 ${size}px ${palette.sans}`, palette.soft, name, left + 1, top - view.scale / 2, "left");
  }
}

/** Signs for what goes up, what goes down and what stays on its floor. */
const SIGNS: Record<string, string> = { "1": "↑", "-1": "↓", "0": "↔" };

/** A sign at both ends: the letter that they share, and whither it leads from there; an end where one can only arrive is hollow. */
export function paintLinks(painter: Painter, marks: BoardMarks, { links }: FloorMarks): void {
  for (const link of links) {
    const { from, to, rise, oneWay } = link;
    if (from) paintEnd(painter, marks, link, from, rise === 0 && oneWay ? "→" : SIGNS[String(rise)]!);
    if (to) paintEnd(painter, marks, link, to, oneWay ? "" : SIGNS[String(-rise || 0)]!);
  }
}

function paintEnd(painter: Painter, marks: BoardMarks, link: LinkMark, [x, y]: Spot, sign: string): void {
  const { view, ratio, palette } = marks;
  const [left, top] = [edge(x, view.x, view.scale, ratio), edge(y, view.y, view.scale, ratio)];
  const size = view.scale;
  // Between the edge of the cell and its number, beside the arrow to the parent; where there are none, the sign fills its cell.
  const isRead = detail(size).f;
  const high = Math.max(9, size * (isRead ? 0.28 : 0.8));
  const price = link.cost !== 1 && isRead ? ` ${fitted(link.cost, 4)}` : "";
  const text = `${link.letter}${sign}${price}`;
  const wide = Math.max(9, Math.min(size * (isRead ? 0.64 : 0.94), high * 0.66 * (text.length + 0.6)));
  const [boxLeft, boxTop] = [left + (isRead ? 1 : (size - wide) / 2), top + (isRead ? 1 : (size - high) / 2)];
  painter.fillStyle = sign ? palette.way : palette.casing;
  painter.fillRect(boxLeft, boxTop, wide, high);
  painter.strokeStyle = palette.way;
  painter.lineWidth = 1.5;
  painter.beginPath();
  painter.rect(boxLeft + 0.75, boxTop + 0.75, wide - 1.5, high - 1.5);
  painter.stroke();
  const letters = Math.min(high * 0.82, (wide * 0.92) / (0.62 * text.length));
  const colour = sign ? palette.casing : palette.way;
  write(painter, `700 ${letters}px ${palette.sans}`, colour, text, boxLeft + wide / 2, boxTop + high * 0.54);
}

/** Where a path takes a link: thin, as there is no way to be walked between the two cells. */
export function paintClimbs(painter: Painter, marks: BoardMarks, parts: readonly (readonly Spot[])[]): void {
  const { view, palette } = marks;
  const middle = ([x, y]: Spot): Spot => [(x + 0.5 - view.x) * view.scale, (y + 0.5 - view.y) * view.scale];
  painter.strokeStyle = palette.path;
  painter.lineWidth = Math.max(1, Math.min(2, view.scale * 0.06));
  painter.lineCap = "round";
  parts.slice(1).forEach((part, i) => {
    const [[x, y], [toX, toY]] = [middle(parts[i]!.at(-1)!), middle(part[0]!)] as [Spot, Spot];
    const dashes = Math.max(2, Math.round(Math.hypot(toX - x, toY - y) / 8));
    painter.beginPath();
    for (let dash = 0; dash < dashes; dash++) {
      const at = (share: number): Spot => [x + (toX - x) * share, y + (toY - y) * share];
      painter.moveTo(...at(dash / dashes));
      painter.lineTo(...at((dash + 0.5) / dashes));
    }
    painter.stroke();
  });
}
