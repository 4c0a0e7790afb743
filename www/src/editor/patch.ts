/** What is drawn on a grid at once, and can be taken back: in the drawing, and in the engine's map where there is one. */
import type { Grid } from "../api/index.js";
import type { GridDrawing } from "../board/drawing.js";

/** What a brush leaves in a cell; a cost of null keeps the one that is there. */
export interface Material {
  readonly wall: boolean;
  readonly cost: number | null;
}

/** Cells by their numbers, and what was there before. Typed arrays: a flood changes millions. */
export interface Patch {
  readonly cells: Uint32Array;
  readonly walls: Uint8Array;
  readonly costs: Float64Array;
  /** There was no terrain. */
  readonly plain: boolean;
  readonly material: Material;
}

/** Of these cells those that the material changes, but for the ends. */
export function patchOf(
  drawing: GridDrawing,
  cells: ArrayLike<number>,
  material: Material,
  ends: readonly unknown[],
): Patch {
  const { length } = cells;
  const [changed, walls, costs] = [new Uint32Array(length), new Uint8Array(length), new Float64Array(length)];
  let count = 0;
  for (let i = 0; i < length; i++) {
    const cell = cells[i]!;
    const wall = drawing.walls[cell]!;
    const cost = drawing.costs?.[cell] ?? 1;
    const same = wall === Number(material.wall) && cost === (material.cost ?? cost);
    if (same || ends.includes(cell)) continue;
    changed[count] = cell;
    walls[count] = wall;
    costs[count++] = cost;
  }
  return { cells: changed.subarray(0, count), walls, costs, plain: drawing.costs === null, material };
}

/** How many cells they have together. */
export function sizeOf(patches: readonly Patch[]): number {
  return patches.reduce((sum, { cells }) => sum + cells.length, 0);
}

/** Draws it, or (not `forward`) what was there before. */
export function putPatch(drawing: GridDrawing, patch: Patch, forward: boolean, grid: Grid | null): void {
  const { cells, material } = patch;
  const { width, walls } = drawing;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    const wall = forward ? Number(material.wall) : patch.walls[i]!;
    const cost = (forward ? material.cost : null) ?? patch.costs[i]!;
    walls[cell] = wall;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    grid?.setWall(x, y, wall === 1);
    if (cost === (drawing.costs?.[cell] ?? 1)) continue;
    drawing.costs ??= new Float64Array(walls.length).fill(1);
    drawing.costs[cell] = cost;
    grid?.setCost(x, y, cost);
  }
}
