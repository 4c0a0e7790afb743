/** A change of a grid's cells that can be taken back, made in the drawing and, where there is one, in the engine's map. */
import type { Grid } from "../api/index.js";
import type { GridDrawing } from "../board/drawing.js";

/** What a brush leaves in a cell; a cost of null keeps the cell's own. */
export interface Material {
  readonly wall: boolean;
  readonly cost: number | null;
}

/** Cells by index, and what was there before. In typed arrays, as a flood may change millions. */
export interface Patch {
  readonly cells: Uint32Array;
  readonly walls: Uint8Array;
  readonly costs: Float64Array;
  /** Whether the map had no terrain before. */
  readonly plain: boolean;
  readonly material: Material;
}

/** A patch of those cells that the material changes, except the ends. */
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

/** How many cells patches have together. */
export function sizeOf(patches: readonly Patch[]): number {
  return patches.reduce((sum, { cells }) => sum + cells.length, 0);
}

/** Draws a patch or, if not `forward`, what was there before. */
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
