/** Paints cells: fills, hatched walls, terrain, edges, numbers, and an arrow to the parent. Everything stays within its cell. */
import { fitted, room } from "../shared/numbers.js";
import { shadeOf, shadesOf } from "./field.js";
import type { Painter } from "./painter.js";
import { HIDDEN } from "./quiet.js";
import type { Ground, Sums, Values } from "./scene.js";
import { arrow, write } from "./shapes.js";
import { NO_CELL } from "./sheet.js";
import { detail } from "./view.js";

export const OPEN = 1;
const CLOSED = 2;

/** The pixel at which a column or row begins: whole device pixels, so that cells neither blur nor leave seams. */
export function edge(index: number, from: number, scale: number, ratio: number): number {
  return Math.round((index - from) * scale * ratio) / ratio;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function paintGround(painter: Painter, ground: Ground): void {
  const shown = detail(ground.view.scale);
  paintFills(painter, ground);
  if (shown.edges) paintRules(painter, ground);
  forEachCell(ground, (index, box, x, y) => {
    if (ground.walls[index]) {
      if (shown.edges && ground.walls[index] !== NO_CELL) paintHatch(painter, ground, box);
      return;
    }
    const values = ground.values;
    const state = values?.state[index] ?? 0;
    if (ground.costs) paintTerrain(painter, ground, ground.costs[index]!, state, box);
    if (!values || state === 0 || !shown.edges) return;
    if (state === OPEN) paintEdge(painter, ground, box);
    const hidden = ground.quiet.get(y * ground.map.width + x) ?? 0;
    if (hidden === HIDDEN.all) return;
    const { width } = ground.map;
    const parent = values.parent[index]!;
    const angle = parent < 0 ? null : Math.atan2(Math.floor(parent / width) - y, (parent % width) - x);
    paintCell(painter, ground, values, index, box, hidden, angle);
  });
}

function forEachCell(ground: Ground, paint: (index: number, box: Box, x: number, y: number) => void): void {
  const { region, view, ratio } = ground;
  const columns = [...Array(region.width + 1).keys()].map((i) => edge(region.x + i, view.x, view.scale, ratio));
  for (let row = 0, index = 0; row < region.height; row++) {
    const top = edge(region.y + row, view.y, view.scale, ratio);
    const height = edge(region.y + row + 1, view.y, view.scale, ratio) - top;
    for (let column = 0; column < region.width; column++, index++) {
      const left = columns[column]!;
      paint(index, { left, top, width: columns[column + 1]! - left, height }, region.x + column, region.y + row);
    }
  }
}

/** A run of cells of one colour is one rectangle. */
function paintFills(painter: Painter, ground: Ground): void {
  let [left, top, right, height] = [0, 0, 0, 0];
  let colour = "";
  const flush = () => {
    if (!colour) return;
    painter.fillStyle = colour;
    painter.fillRect(left, top, right - left, height);
  };
  forEachCell(ground, (index, box) => {
    const next = fillOf(ground, index);
    if (next !== colour || box.top !== top) {
      flush();
      ({ left, top, height } = box);
      colour = next;
    }
    right = box.left + box.width;
  });
  flush();
}

export function fillOf({ walls, values, costs, palette, field }: Ground, index: number): string {
  if (walls[index]) return walls[index] === NO_CELL ? palette.card : palette.wall;
  const state = values?.state[index];
  if (field && state) return shadesOf(palette)[shadeOf(values!.g[index]!, field)]!;
  if (state === OPEN) return palette.open;
  if (state === CLOSED) return palette.closed;
  return costs ? terrainOf(palette.grounds, costs[index]!) : palette.free;
}

export function terrainOf(grounds: readonly string[], cost: number): string {
  return grounds[Math.min(8, Math.max(0, Math.round(cost) - 1))]!;
}

/** Hairlines at the left and the top of each cell, so that none between two cells is drawn twice. */
function paintRules(painter: Painter, ground: Ground): void {
  const hair = 1 / ground.ratio;
  painter.fillStyle = ground.palette.rule;
  forEachCell(ground, (index, { left, top, width, height }) => {
    if (ground.walls[index]) return;
    if (ground.values?.state[index]) painter.fillStyle = ground.palette["closed-edge"];
    else painter.fillStyle = ground.palette.rule;
    painter.fillRect(left, top, width, hair);
    painter.fillRect(left, top, hair, height);
  });
}

/** Stripes along  x + y = k / lines  that continue in the next cell, and never stick out of this one. */
function paintHatch(painter: Painter, { palette, view }: Ground, { left, top, width, height }: Box): void {
  const lines = view.scale < 16 ? 1 : view.scale < 40 ? 2 : 3;
  const half = (view.scale < 28 ? 0.7 : 1.05) / width;
  painter.fillStyle = palette.hatch;
  painter.beginPath();
  for (let line = 1; line < 2 * lines; line++) {
    const corners = [line / lines - half, line / lines + half].map(
      (at) => [Math.max(0, at - 1), Math.min(1, at)] as const,
    );
    const [[a, b], [c, d]] = corners as [readonly [number, number], readonly [number, number]];
    painter.moveTo(left + width * a, top + height * b);
    painter.lineTo(left + width * b, top + height * a);
    painter.lineTo(left + width * d, top + height * c);
    painter.lineTo(left + width * c, top + height * d);
  }
  painter.fill();
}

/** No frame of `paintMarks` is thicker: of the cell that is expanded, of one that was just opened. */
const thickest = (scale: number) => Math.max(3, Math.min(7, scale * 0.09));

/** A searched cell keeps a corner in the colour of its terrain. */
function paintTerrain(painter: Painter, ground: Ground, cost: number, state: number, box: Box): void {
  if (cost === 1) return;
  const { left, top, width } = box;
  if (state !== 0) {
    painter.fillStyle = terrainOf(ground.palette.grounds, cost);
    painter.beginPath();
    painter.moveTo(left, top);
    painter.lineTo(left + width * 0.4, top);
    painter.lineTo(left, top + width * 0.4);
    painter.fill();
  }
  paintCost(painter, ground, cost, box);
}

/** At the top left of a cell, where there is room to read it. */
export function paintCost(painter: Painter, ground: Ground, cost: number, { left, top }: Box): void {
  const { scale } = ground.view;
  if (scale < 20) return;
  const size = Math.min(14, Math.max(8, scale * 0.2));
  const { ink, sans } = ground.palette;
  // Clear of the thickest frame that a cell may have.
  const clear = thickest(scale) + 1;
  write(painter, `500 ${size}px ${sans}`, ink, fitted(cost, 4), left + clear, top + clear + size * 0.4, "left");
}

/** Four bars of whole device pixels: how a stroked frame is smoothed depends on what else is painted with it. */
function paintEdge(painter: Painter, { palette, view, ratio }: Ground, { left, top, width, height }: Box): void {
  const line = Math.max(1, Math.round((view.scale < 28 ? 1 : 2) * ratio)) / ratio;
  painter.fillStyle = palette["open-edge"];
  painter.fillRect(left, top, width, line);
  painter.fillRect(left, top + height - line, width, line);
  painter.fillRect(left, top + line, line, height - 2 * line);
  painter.fillRect(left + width - line, top + line, line, height - 2 * line);
}

/**
 *     ┌─────────┐
 *     │ cost  ↖ │   the arrow has a corner to itself: in no direction does it touch a number
 *     │    f    │
 *     │ g     h │
 *     └─────────┘
 */
export function paintCell(
  painter: Painter,
  ground: Ground,
  values: Values,
  index: number,
  box: Box,
  hidden: number,
  /** Towards the parent; null: there is none. */
  angle: number | null,
): void {
  const { palette, view } = ground;
  const { scale } = view;
  const shown = detail(scale);
  const { left, top, width, height } = box;
  // From afar the arrow is all that a cell has, in its middle.
  if (angle !== null && !(shown.f && hidden & HIDDEN.arrow)) {
    const length = shown.f ? Math.min(13, width * 0.21) : width * 0.5;
    painter.strokeStyle = shown.f ? palette.soft : palette.ink;
    painter.lineWidth = Math.max(1, width * 0.03);
    arrow(painter, left + width * (shown.f ? 0.81 : 0.5), top + height * (shown.f ? 0.19 : 0.5), angle, length);
  }
  if (!shown.f) return;
  const [g, h, f] = [values.g[index]!, values.h[index]!, values.f[index]!];
  const isAlone = Boolean(ground.field);
  paintSums(painter, { left, top, scale, palette, colour: palette.ink, hidden, isAlone }, { g, h, f });
  // Where it is another than g, the cell is inconsistent. Its corner may have the cost of the terrain.
  const rhs = values.rhs?.[index];
  if (!shown.all || rhs === undefined || rhs === g || (ground.costs?.[index] ?? 1) !== 1) return;
  const small = Math.min(14, Math.max(8.5, scale * 0.16));
  const text = `rhs ${fitted(rhs, room(scale * 0.41, small))}`;
  write(painter, `${small}px ${palette.sans}`, palette.ink, text, left + scale * 0.09, top + small, "left");
}

/** Where and how the numbers of a cell are written. */
interface Written {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly palette: Ground["palette"];
  readonly colour: string;
  /** One number says it all. */
  readonly isAlone?: boolean;
  /** What is left away. */
  readonly hidden?: number;
  /** Behind g and h, where the path's ribbon may run below them. */
  readonly plate?: { readonly colour: string; readonly ink: string };
}

/** Numbers never touch the edges of their cell. */
export function paintSums(
  painter: Painter,
  { left, top, scale, palette, colour, hidden = 0, plate, isAlone }: Written,
  { g, h, f }: Sums,
): void {
  const shown = detail(scale);
  // Of the scale, not of this cell's whole pixels: numbers beside each other would differ by a pixel, and in their decimals.
  const size = Math.min(22, scale * (shown.all ? 0.3 : 0.36));
  const middle = top + scale * (plate ? 0.5 : shown.all ? 0.52 : 0.62);
  const text = fitted(f, room(scale * (plate ? 0.66 : 0.9), size));
  // A long one is written smaller, before it touches an edge: a digit is about 0.6 as wide as high.
  const least = Math.min(size, (scale * (plate ? (shown.all ? 0.4 : 0.46) : 0.8)) / (0.6 * text.length));
  write(painter, `600 ${least}px ${palette.sans}`, colour, text, left + scale / 2, middle);
  if (!shown.all || isAlone) return;
  const small = Math.min(14, Math.max(8.5, scale * 0.16));
  const font = `${small}px ${palette.sans}`;
  const characters = room(scale * 0.41, small);
  const low = top + scale * 0.94 - small * 0.55;
  for (const [value, at, align, bit] of [
    [g, 0.09, "left", HIDDEN.g],
    [h, 0.91, "right", HIDDEN.h],
  ] as const) {
    if (hidden & bit) continue;
    const number = fitted(value, characters);
    const x = left + scale * at;
    if (plate) {
      const width = small * (0.62 * number.length + 0.3);
      painter.fillStyle = plate.colour;
      painter.fillRect(
        align === "left" ? x - small * 0.15 : x + small * 0.15 - width,
        low - small * 0.6,
        width,
        small * 1.2,
      );
    }
    write(painter, font, plate?.ink ?? colour, number, x, low, align);
  }
}
