/** Paints what lies on top of the cells: washes, path, rings, start and goal. */
import { detail } from "../shared/detail.js";
import { samePlace } from "../shared/places.js";
import { edge, paintSums } from "./ground.js";
import { hexOf, middleOf, roomOf } from "./hexagons.js";
import type { Painter } from "./painter.js";
import type { BoardMarks, Highlight, Spot } from "./scene.js";
import { disc, write } from "./shapes.js";
import { floorsKit } from "./sheet.js";
import { toPicture } from "./view.js";
import { paintAgent, paintMovers, paintRanges, paintWaits } from "./world.js";

export function paintMarks(painter: Painter, marks: BoardMarks): void {
  const { palette, view } = marks;
  if (marks.floors) floorsKit().paintFloors(painter, marks, marks.floors);
  // Hexagons have edges of their own.
  else if (!marks.map.hexagons) outline(painter, marks);
  // From afar a cell has no frame, either.
  if (detail(view.scale).edges)
    // Thicker than the frame of all that is open, and no thicker than the numbers in the corners leave room for.
    for (const spot of marks.fresh)
      ring(painter, marks, spot, palette["open-edge"], Math.max(3, Math.min(7, view.scale * 0.07)));
  for (const highlight of marks.highlights) paintHighlight(painter, marks, highlight);
  for (const [from, to] of marks.rays)
    paintLine(painter, marks, middles(marks, [from, to]), palette.accent, Math.min(2, view.scale / 5));
  paintBorder(painter, marks);
  paintPath(painter, marks);
  if (marks.floors) floorsKit().paintLinks(painter, marks, marks.floors);
  for (const { kind, spots } of marks.highlights) if (kind === "best") paintBest(painter, marks, spots);
  paintSketch(painter, marks);
  if (marks.now) ring(painter, marks, marks.now, palette.now, Math.max(2, Math.min(5, view.scale * 0.09)));
  for (const spot of marks.breaks) paintBreak(painter, marks, spot);
  marks.through.forEach((spot, i) => {
    paintDisc(painter, marks, spot, palette.way, String(i + 1));
  });
  paintEnds(painter, marks, marks.starts, palette.start, "S", marks.path[0]);
  paintEnds(painter, marks, marks.goals, palette.goal, "G", marks.path.at(-1));
  for (const { kind, spots } of marks.highlights) {
    const boxes = () => spots.map((spot) => box(marks, spot));
    if (kind === "range") paintRanges(painter, marks, spots);
    if (kind === "agent") paintAgent(painter, palette, boxes());
    if (kind === "waits") paintWaits(painter, palette, boxes());
    if (kind === "mover") paintMovers(painter, palette, boxes());
  }
  if (marks.hover) ring(painter, marks, marks.hover, palette.soft, 1.5);
  if (marks.pinned) corners(painter, marks, marks.pinned, palette.ink);
  if (marks.cursor) {
    ring(painter, marks, marks.cursor, palette.casing, 5);
    ring(painter, marks, marks.cursor, palette.accent, 2.5);
  }
}

/** The middle of a cell, in pixels. */
const centre = ({ map, view }: BoardMarks, spot: Spot): Spot => toPicture(view, ...middleOf(map, spot));

/** Moves a disc that is larger than its cell into the map: beyond the edge it would be cut off. */
function inside({ view, map }: BoardMarks, [x, y]: Spot, radius: number): Spot {
  const { width, height } = roomOf(map);
  const along = (at: number, from: number, cells: number) => {
    const [first, last] = [-from * view.scale + radius, (cells - from) * view.scale - radius];
    return first > last ? at : Math.min(last, Math.max(first, at));
  };
  return [along(x, view.x, width), along(y, view.y, height)];
}

/** A cell in pixels, at least `least` of them wide: on small cells, marks keep a size that can be seen. Of a hexagon, the square in its middle. */
function box({ map, view, ratio }: BoardMarks, spot: Spot, least = 0): [number, number, number, number] {
  const [middleX, middleY] = middleOf(map, spot);
  const [x, y] = [middleX - 0.5, middleY - 0.5];
  const left = edge(x, view.x, view.scale, ratio);
  const top = edge(y, view.y, view.scale, ratio);
  const width = edge(x + 1, view.x, view.scale, ratio) - left;
  const height = edge(y + 1, view.y, view.scale, ratio) - top;
  const grow = Math.max(0, least - width) / 2;
  return [left - grow, top - grow, width + 2 * grow, height + 2 * grow];
}

/** Shows where the map ends if there is room around it. */
function outline(painter: Painter, { view, map, ratio, palette }: BoardMarks): void {
  const [left, top] = [edge(0, view.x, view.scale, ratio), edge(0, view.y, view.scale, ratio)];
  const [right, bottom] = [edge(map.width, view.x, view.scale, ratio), edge(map.height, view.y, view.scale, ratio)];
  painter.strokeStyle = palette.rule;
  painter.lineWidth = 1;
  painter.lineJoin = "miter";
  painter.beginPath();
  painter.rect(left - 0.5, top - 0.5, right - left + 1, bottom - top + 1);
  painter.stroke();
}

/** At least a pixel in size, so that it can be seen from afar as well. */
function paintSketch(painter: Painter, { map, sketch, view, ratio, palette }: BoardMarks): void {
  painter.fillStyle = palette.accent;
  const hex = hexOf(map);
  if (hex) {
    hex.fill(painter, view, sketch);
    return;
  }
  for (const { x, y, width, height } of sketch) {
    const [left, top] = [edge(x, view.x, view.scale, ratio), edge(y, view.y, view.scale, ratio)];
    const right = edge(x + width, view.x, view.scale, ratio);
    const bottom = edge(y + height, view.y, view.scale, ratio);
    painter.fillRect(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
  }
}

function fillCell(painter: Painter, marks: BoardMarks, spot: Spot, colour: string): void {
  painter.fillStyle = colour;
  const hex = hexOf(marks.map);
  if (hex) hex.fill(painter, marks.view, [{ x: spot[0], y: spot[1], width: 1, height: 1 }]);
  else painter.fillRect(...box(marks, spot));
}

/** Adds the line around a cell, so many pixels within its edge. */
function around(painter: Painter, marks: BoardMarks, spot: Spot, least: number, within: number): void {
  const hex = hexOf(marks.map);
  if (hex) {
    hex.outline(painter, marks.view, spot, within);
    return;
  }
  const [left, top, width, height] = box(marks, spot, least);
  painter.rect(left + within, top + within, width - 2 * within, height - 2 * within);
}

function ring(painter: Painter, marks: BoardMarks, spot: Spot, colour: string, line: number): void {
  painter.strokeStyle = colour;
  painter.lineWidth = line;
  painter.lineJoin = "miter";
  painter.beginPath();
  around(painter, marks, spot, 7, line / 2);
  painter.stroke();
}

/** Only the four corners, so that a pinned cell stays readable. */
function corners(painter: Painter, marks: BoardMarks, spot: Spot, colour: string): void {
  const [left, top, width, height] = box(marks, spot, 9);
  const arm = width * 0.3;
  painter.strokeStyle = colour;
  painter.lineWidth = 2.5;
  painter.lineCap = "butt";
  painter.beginPath();
  const hex = hexOf(marks.map);
  if (hex) hex.corners(painter, marks.view, spot);
  else
    for (const [x, y, across, down] of [
      [left, top, 1, 1],
      [left + width, top, -1, 1],
      [left, top + height, 1, -1],
      [left + width, top + height, -1, -1],
    ] as const) {
      painter.moveTo(x + arm * across, y);
      painter.lineTo(x, y);
      painter.lineTo(x, y + arm * down);
    }
  painter.stroke();
}

/** Points in one stroke: a longer line, such as a path of a million cells through a maze, is far slower in one stroke than in parts. */
const MOST_POINTS = 500;

/** Through points of the plane. Where cells are smaller than pixels, points within the same pixel are merged: each one costs a line join. */
function trail(painter: Painter, { view, ratio }: BoardMarks, points: readonly Spot[]): void {
  painter.lineCap = "round";
  painter.lineJoin = "round";
  painter.beginPath();
  const pixel = 1 / ratio;
  let [fromX, fromY] = [0, 0];
  let count = 0;
  points.forEach((point, i) => {
    const [x, y] = toPicture(view, ...point);
    const near = Math.abs(x - fromX) < pixel && Math.abs(y - fromY) < pixel;
    if (i === 0) painter.moveTo(x, y);
    else if (near && i < points.length - 1) return;
    else painter.lineTo(x, y);
    [fromX, fromY] = [x, y];
    count += 1;
    if (count % MOST_POINTS > 0) return;
    painter.stroke();
    painter.beginPath();
    painter.moveTo(x, y);
  });
  painter.stroke();
}

function paintLine(painter: Painter, marks: BoardMarks, points: readonly Spot[], colour: string, line: number): void {
  painter.strokeStyle = colour;
  painter.lineWidth = line;
  trail(painter, marks, points);
}

const middles = ({ map }: BoardMarks, spots: readonly Spot[]) => spots.map((spot) => middleOf(map, spot));

/** Paths up to so long are drawn as lines, which are smoother than pixels. */
export const MOST_SPOTS = 20_000;

/** The width of a path's casing, as a multiple of its line width. */
export const CASING = 1.5;

/** The boldest line of the board; where cells have numbers it is a ribbon on which one of them is read. */
export function lineWidth({ view }: Pick<BoardMarks, "view">): number {
  const { f, all } = detail(view.scale);
  return f ? view.scale * RIBBON[all ? "all" : "f"] : Math.max(2, Math.min(7, view.scale * 0.2));
}

/** As a part of a cell: so wide that an f of two digits lies on it even where it turns, round the corner of a circle. */
const RIBBON = { f: 0.56, all: 0.48 };

const pathParts = ({ floors }: BoardMarks, path: readonly Spot[]) =>
  floors ? floorsKit().partsOf(floors, path) : [path];

/** An ink line in a casing, which keeps it apart from whatever it crosses: one stroke from start to goal. */
function paintPath(painter: Painter, marks: BoardMarks): void {
  if (marks.path.length < 2) return;
  if (marks.trail) {
    const { width, height } = marks.trail;
    painter.drawImage(marks.trail, 0, 0, width / marks.ratio, height / marks.ratio);
    return;
  }
  const line = lineWidth(marks);
  const parts = pathParts(marks, marks.path);
  if (marks.floors?.isWhole) floorsKit().paintClimbs(painter, marks, parts);
  for (const part of parts) {
    const points = middles(marks, part);
    paintLine(painter, marks, points, marks.palette.casing, line + Math.min(line * (CASING - 1), 4));
    paintLine(painter, marks, points, marks.palette.path, line);
  }
  const { palette, view } = marks;
  for (const { at, ...sums } of marks.sums) {
    const [left, top] = box(marks, at);
    const plate = { colour: palette.casing, ink: palette.path };
    const isAlone = Boolean(marks.field);
    paintSums(painter, { left, top, scale: view.scale, palette, colour: palette.casing, plate, isAlone }, sums);
  }
}

/** One end has a letter, several have numbers with it. Once the path has taken one of them, the others are hollow. */
function paintEnds(
  painter: Painter,
  marks: BoardMarks,
  spots: readonly Spot[],
  colour: string,
  letter: string,
  taken: Spot | undefined,
): void {
  spots.forEach((spot, i) => {
    const isLeft = spots.length > 1 && taken !== undefined && !samePlace(taken, spot);
    paintDisc(painter, marks, spot, colour, spots.length > 1 ? `${letter}${i + 1}` : letter, isLeft);
  });
}

function paintDisc(
  painter: Painter,
  marks: BoardMarks,
  spot: Spot,
  colour: string,
  letters: string,
  isHollow = false,
): void {
  const radius = Math.max(5, marks.view.scale * 0.38);
  const [x, y] = inside(marks, centre(marks, spot), radius);
  const { casing, sans } = marks.palette;
  disc(painter, x, y, radius + Math.min(2, radius * 0.15), casing);
  disc(painter, x, y, radius, colour);
  if (isHollow) disc(painter, x, y, radius * 0.82, casing);
  const size = radius * (letters.length === 1 ? 1.25 : letters.length === 2 ? 0.95 : 0.7);
  write(painter, `700 ${size}px ${sans}`, isHollow ? colour : casing, letters, x, y + radius * 0.08);
}

function paintBreak(painter: Painter, marks: BoardMarks, spot: Spot): void {
  const [left, top, width] = box(marks, spot, 10);
  const radius = Math.max(2.5, width * 0.1);
  disc(painter, left + radius * 1.6, top + radius * 1.6, radius, marks.palette.bad);
}

/** Around what is within a limit. */
function paintBorder(painter: Painter, { border = [], view, palette }: BoardMarks): void {
  if (border.length === 0) return;
  painter.strokeStyle = palette.ink;
  painter.lineWidth = Math.max(2, Math.min(5, view.scale * 0.1));
  painter.lineCap = "square";
  painter.beginPath();
  for (const [from, to] of border) {
    painter.moveTo((from[0] - view.x) * view.scale, (from[1] - view.y) * view.scale);
    painter.lineTo((to[0] - view.x) * view.scale, (to[1] - view.y) * view.scale);
  }
  painter.stroke();
}

/** A second path, beside the first: dots on a thin line, a little to the right and below, so that neither hides the other. */
function paintBest(painter: Painter, marks: BoardMarks, spots: readonly Spot[]): void {
  const { palette, view } = marks;
  const line = Math.max(1.5, Math.min(5, view.scale * 0.11));
  const aside = (lineWidth(marks) / 2 + line) / view.scale;
  const beside = (part: readonly Spot[]) => middles(marks, part).map(([x, y]): Spot => [x + aside, y + aside]);
  for (const part of pathParts(marks, spots)) {
    const shifted = beside(part);
    paintLine(painter, marks, shifted, palette.casing, line * 1.4);
    paintLine(painter, marks, shifted, palette.start, line * 0.6);
  }
  for (const point of beside(spots)) disc(painter, ...toPicture(view, ...point), line * 0.9, palette.start);
}

/** What a tick of a walk did with a cell, between g and h: a full dot where its record changed, an empty one where not. */
function paintTouch(painter: Painter, marks: BoardMarks, spot: Spot, isFull: boolean): void {
  const { palette, view } = marks;
  const [left, top, width, height] = box(marks, spot);
  const radius = Math.max(1.5, view.scale * 0.06);
  const [x, y] = [left + width / 2, top + height - radius * 2];
  disc(painter, x, y, radius, palette.accent);
  if (!isFull) disc(painter, x, y, radius * 0.55, palette.casing);
}

/** A step's line from cell to cell; where these have numbers in their middles, it leaves them free. */
function stepLine([from, to]: readonly Spot[], hasNumbers: boolean): Spot[] {
  if (!from || !to) return [];
  if (!hasNumbers) return [from, to];
  const part = 0.36 / Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (t: number): Spot => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return [at(part), at(1 - part)];
}

function paintHighlight(painter: Painter, marks: BoardMarks, { kind, spots }: Highlight): void {
  const { palette, view } = marks;
  if (kind === "worst" || kind === "step") {
    for (const spot of spots) ring(painter, marks, spot, palette.bad, Math.max(2.5, Math.min(5, view.scale * 0.09)));
    if (kind === "step")
      paintLine(
        painter,
        marks,
        stepLine(middles(marks, spots), detail(view.scale).f),
        palette.bad,
        Math.max(2, Math.min(4, view.scale * 0.08)),
      );
    return;
  }
  if (kind === "too-high") {
    for (const spot of spots) ring(painter, marks, spot, palette.bad, Math.max(1, Math.min(2, view.scale * 0.05)));
    return;
  }
  if (kind === "repaired" || kind === "wasted") {
    for (const spot of spots) paintTouch(painter, marks, spot, kind === "repaired");
    return;
  }
  if (kind === "only-a" || kind === "only-b" || kind === "both")
    for (const spot of spots) fillCell(painter, marks, spot, palette[kind]);
}
