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
  /** Null: the map had no terrain before. */
  readonly costs: Float64Array | null;
  readonly material: Material;
}

/** A patch of those cells that the material changes, except the ends. */
export function patchOf(
  drawing: GridDrawing,
  cells: ArrayLike<number>,
  material: Material,
  [start, goal]: readonly unknown[],
): Patch {
  const { length } = cells;
  const [changed, walls] = [new Uint32Array(length), new Uint8Array(length)];
  const before = drawing.costs;
  const costs = before && new Float64Array(length);
  const wanted = Number(material.wall);
  let count = 0;
  for (let i = 0; i < length; i++) {
    const cell = cells[i]!;
    const wall = drawing.walls[cell]!;
    const cost = before ? before[cell]! : 1;
    const same = wall === wanted && (material.cost === null || cost === material.cost);
    if (same || cell === start || cell === goal) continue;
    changed[count] = cell;
    walls[count] = wall;
    if (costs) costs[count] = cost;
    count++;
  }
  return { cells: changed.subarray(0, count), walls, costs, material };
}

/** How much memory a patch takes for its cells. */
export function bytesIn({ cells, walls, costs }: Patch): number {
  return cells.buffer.byteLength + walls.byteLength + (costs?.byteLength ?? 0);
}

/** All cells of patches; those of a single one, which may be millions, are not copied. */
export function cellsOf(patches: readonly Patch[]): Uint32Array {
  if (patches.length === 1) return patches[0]!.cells;
  const cells = new Uint32Array(patches.reduce((sum, { cells }) => sum + cells.length, 0));
  let at = 0;
  for (const patch of patches) {
    cells.set(patch.cells, at);
    at += patch.cells.length;
  }
  return cells;
}

/** Draws a patch or, if not `forward`, what was there before. Walls and costs each in a loop of few steps: there may be millions. */
export function putPatch(drawing: GridDrawing, patch: Patch, forward: boolean, grid: Grid | null): void {
  const { cells, material } = patch;
  const { width, walls } = drawing;
  const wanted = Number(material.wall);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    const wall = forward ? wanted : patch.walls[i]!;
    walls[cell] = wall;
    grid?.setWall(cell % width, Math.floor(cell / width), wall === 1);
  }
  const cost = forward ? material.cost : patch.costs;
  if (cost === null || (cost === 1 && !drawing.costs)) return;
  const costs = drawing.costs ?? new Float64Array(walls.length).fill(1);
  drawing.costs = costs;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    const to = typeof cost === "number" ? cost : cost[i]!;
    if (costs[cell] === to) continue;
    costs[cell] = to;
    grid?.setCost(cell % width, Math.floor(cell / width), to);
  }
}
