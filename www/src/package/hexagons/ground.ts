/** Paints hexagons: fills, hatched walls, terrain, edges; numbers and arrows stand in the square around the middle of each, as in the cells of a grid. */

import type { Orientation } from "../api/definitions.js";
import { fillOf, OPEN, paintCell, paintCost, terrainOf } from "../board/ground.js";
import type { Painter } from "../board/painter.js";
import { HIDDEN } from "../board/quiet.js";
import type { Ground, Spot } from "../board/scene.js";
import { detail, toPicture } from "../board/view.js";
import { middleOf } from "./geometry.js";
import { cornersIn, outline } from "./outline.js";

/** Pixels by which hexagons without edges overlap, so that nothing shines through between them. */
const OVERLAP = 0.4;

export function paintHexagons(orientation: Orientation, painter: Painter, ground: Ground): void {
  const { region, view, palette, walls, values, costs, map } = ground;
  const { edges } = detail(view.scale);
  const cells = [...Array(region.width * region.height).keys()];
  const spot = (index: number): Spot => [
    region.x + (index % region.width),
    region.y + Math.floor(index / region.width),
  ];
  const fill = (colourOf: (index: number) => string, within: number) => {
    const groups = new Map<string, number[]>();
    for (const index of cells) {
      const colour = colourOf(index);
      const same = groups.get(colour);
      if (same) same.push(index);
      else groups.set(colour, [index]);
    }
    for (const [colour, same] of groups) {
      painter.fillStyle = colour;
      painter.beginPath();
      for (const index of same) outline(orientation, painter, view, spot(index), within);
      painter.fill();
    }
  };
  const hair = 1 / ground.ratio;
  // What is left of these between the cells are their edges.
  if (edges) fill((index) => (values?.state[index] && !walls[index] ? palette["closed-edge"] : palette.rule), -hair);
  fill((index) => fillOf(ground, index), edges ? hair / 2 : -OVERLAP);
  if (!edges) return;
  const walled = cells.filter((index) => walls[index]);
  painter.strokeStyle = palette.hatch;
  painter.lineWidth = view.scale < 28 ? 1 : 1.5;
  painter.lineCap = "butt";
  painter.beginPath();
  for (const index of walled) hatch(orientation, painter, ground, spot(index));
  painter.stroke();
  painter.strokeStyle = palette["open-edge"];
  const line = view.scale < 28 ? 1 : 2;
  painter.lineWidth = line;
  painter.lineJoin = "miter";
  painter.beginPath();
  for (const index of cells)
    if (!walls[index] && values?.state[index] === OPEN)
      outline(orientation, painter, view, spot(index), (line + hair) / 2);
  painter.stroke();
  for (const index of cells) {
    if (walls[index]) continue;
    const [x, y] = spot(index);
    const [left, top] = toPicture(view, ...shifted(orientation, [x, y]));
    const box = { left, top, width: view.scale, height: view.scale };
    const state = values?.state[index] ?? 0;
    const cost = costs?.[index] ?? 1;
    if (cost !== 1) {
      if (state !== 0) band(orientation, painter, ground, [x, y], terrainOf(palette.grounds, cost));
      paintCost(painter, ground, cost, box);
    }
    const hidden = ground.quiet.get(y * map.width + x) ?? 0;
    if (!values || state === 0 || hidden === HIDDEN.all) continue;
    const parent = values.parent[index]!;
    const [fromX, fromY] = middleOf(orientation, [x, y]);
    const [toX, toY] = middleOf(orientation, [parent % map.width, Math.floor(parent / map.width)]);
    const angle = parent < 0 ? null : Math.atan2(toY - fromY, toX - fromX);
    paintCell(painter, ground, values, index, box, hidden, angle);
  }
}

/** The top left corner of the square in a cell that has its numbers. */
function shifted(orientation: Orientation, spot: Spot): Spot {
  const [x, y] = middleOf(orientation, spot);
  return [x - 0.5, y - 0.5];
}

/** A searched cell keeps its upper left side in the colour of its terrain. */
function band(orientation: Orientation, painter: Painter, { view }: Ground, spot: Spot, colour: string): void {
  const [outer, inner] = [1, 1 + view.scale * 0.14].map((within) => cornersIn(orientation, view, spot, within));
  // The side between the first corner and the last, or of flat ones the second.
  const other = orientation === "pointy" ? 5 : 1;
  painter.fillStyle = colour;
  painter.beginPath();
  painter.moveTo(...outer![0]!);
  painter.lineTo(...outer![other]!);
  painter.lineTo(...inner![other]!);
  painter.lineTo(...inner![0]!);
  painter.fill();
}

/** Slanted stripes that continue in the next cell, and never stick out of this one. */
function hatch(orientation: Orientation, painter: Painter, { view }: Ground, spot: Spot): void {
  const corners = cornersIn(orientation, view, spot, 1);
  const sums = corners.map(([x, y]) => x + y);
  const apart = view.scale * (view.scale < 16 ? 1 : view.scale < 40 ? 0.6 : 0.4);
  // Of the map, not of the picture: stripes stay where they are while the map is moved.
  const origin = -(view.x + view.y) * view.scale;
  const first = Math.ceil((Math.min(...sums) - origin) / apart);
  for (let stripe = first; origin + stripe * apart < Math.max(...sums); stripe++) {
    const sum = origin + stripe * apart;
    const ends = corners.flatMap((corner, i): Spot[] => {
      const next = corners[(i + 1) % corners.length]!;
      const [a, b] = [corner[0] + corner[1] - sum, next[0] + next[1] - sum];
      if (a < 0 === b < 0) return [];
      const share = a / (a - b);
      return [[corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share]];
    });
    if (ends.length < 2) continue;
    painter.moveTo(...ends[0]!);
    painter.lineTo(...ends[1]!);
  }
}
