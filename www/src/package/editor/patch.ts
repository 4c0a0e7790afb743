/** A change of a grid's cells that can be taken back, made in the drawing and, where there is one, in the engine's map. */
import type { Floors } from "../api/floors.js";
import type { Hexagons } from "../api/hexagons.js";
import type { Grid } from "../api/index.js";
import type { GridDrawing } from "../board/drawing.js";
import { renames } from "../board/hexagons.js";
import { floorsKit } from "../board/sheet.js";
import { countIn, next, type Runs } from "../board/strokes.js";

/** What a brush leaves in a cell; a cost of null keeps the cell's own. */
export interface Material {
  readonly wall: boolean;
  readonly cost: number | null;
}

/** Cells, and what was there before. */
export interface Patch {
  readonly runs: Runs;
  readonly walls: Uint8Array;
  /** Null: the map had no terrain before. */
  readonly costs: Float64Array | null;
  readonly material: Material;
}

/** A patch of those cells that the material changes, except the ends. */
export function patchOf({ walls, costs }: GridDrawing, runs: Runs, material: Material, ends: readonly number[]): Patch {
  const changed: number[] = [];
  const { cost } = material;
  const wall = Number(material.wall);
  const seek = (from: number, end: number, same: boolean) => {
    if (cost === null) return next(walls, from, end, same ? wall : 1 - wall);
    let at = from;
    while (at < end && (walls[at] === wall && (costs ? costs[at] : 1) === cost) !== same) at++;
    return at;
  };
  const add = (first: number, end: number) => {
    const kept = ends.find((cell) => cell >= first && cell < end);
    if (kept !== undefined) {
      add(first, kept);
      add(kept + 1, end);
    } else if (first < end) changed.push(first, end);
  };
  eachRun(runs, (from, end) => {
    for (let at = from; at < end; ) {
      const first = seek(at, end, false);
      at = seek(first, end, true);
      add(first, at);
    }
  });
  const cells = Uint32Array.from(changed);
  return { runs: cells, walls: cut(walls, cells), costs: costs && cut(costs, cells), material };
}

/** The values of cells, one after the other. */
function cut<Values extends Uint8Array | Float64Array>(all: Values, runs: Runs): Values {
  const values = new (all.constructor as new (length: number) => Values)(countIn(runs));
  eachRun(runs, (first, end, at) => values.set(all.subarray(first, end), at));
  return values;
}

/** `at`: how many cells are in the runs before. */
function eachRun(runs: Runs, visit: (first: number, end: number, at: number) => void): void {
  for (let i = 0, at = 0; i < runs.length; i += 2) {
    const [first, end] = [runs[i]!, runs[i + 1]!];
    visit(first, end, at);
    at += end - first;
  }
}

/** How much memory a patch takes for its cells. */
export function bytesIn({ runs, walls, costs }: Patch): number {
  return runs.byteLength + walls.byteLength + (costs?.byteLength ?? 0);
}

/** Draws a patch or, if not `forward`, what was there before. Run by run: there may be millions of cells. */
export function putPatch(
  drawing: GridDrawing,
  patch: Patch,
  forward: boolean,
  engine: Grid | Floors | Hexagons | null,
): void {
  const { runs, material } = patch;
  const { width, walls } = drawing;
  const cost = forward ? material.cost : patch.costs;
  const costly = cost !== null && (cost !== 1 || drawing.costs !== null);
  if (costly) drawing.costs ??= new Float64Array(walls.length).fill(1);
  const { costs } = drawing;
  eachRun(runs, (first, end, at) => {
    if (forward) walls.fill(Number(material.wall), first, end);
    else walls.set(patch.walls.subarray(at, at + end - first), first);
    if (costly && typeof cost === "number") costs!.fill(cost, first, end);
    else if (costly) costs!.set((cost as Float64Array).subarray(at, at + end - first), first);
    if (!engine) return;
    const cells = renames(drawing) ? floorsKit().cellsOf(drawing, engine as Floors | Hexagons) : (engine as Grid);
    for (let cell = first; cell < end; cell++) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      cells.setWall(x, y, walls[cell] === 1);
      if (costly) cells.setCost(x, y, costs![cell]!);
    }
  });
}
