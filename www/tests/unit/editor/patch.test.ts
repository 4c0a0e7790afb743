/** Patches: what a material leaves in many cells at once, and what was there before. */
import { expect, test } from "vitest";
import type { GridDrawing } from "../../../src/package/board/drawing.js";
import { type Material, patchOf, putPatch } from "../../../src/package/editor/patch.js";
import { seeded } from "../../../src/package/shared/random.js";

/** Neighbouring cells as one run: where it begins, and before which cell it ends. */
function joined(cells: readonly number[]): Uint32Array<ArrayBuffer> {
  const inside = new Set(cells);
  const firsts = cells.filter((cell) => !inside.has(cell - 1));
  const lasts = cells.filter((cell) => !inside.has(cell + 1));
  return Uint32Array.from(firsts.flatMap((first, i) => [first, lasts[i]! + 1]));
}

const [WIDTH, HEIGHT] = [7, 5];
const CELLS = WIDTH * HEIGHT;

test("drawn forward and back, 300 random patches leave each cell as a plain loop would", () => {
  const random = seeded(0xbead);
  const below = (end: number) => Math.floor(random() * end);
  for (let round = 0; round < 300; round++) {
    const walls = Uint8Array.from({ length: CELLS }, () => below(2));
    const costs = below(2) ? Float64Array.from({ length: CELLS }, () => 1 + below(3)) : null;
    const drawing: GridDrawing = {
      kind: "grid",
      width: WIDTH,
      height: HEIGHT,
      walls: walls.slice(),
      costs: costs?.slice() ?? null,
    };
    const drawn = [...Array(CELLS).keys()].filter(() => below(3) > 0);
    const material: Material = { wall: below(2) === 0, cost: [null, 1, 2][below(3)]! };
    const ends = [below(CELLS), -1];
    const cost = (cell: number) => costs?.[cell] ?? 1;
    const isDrawn = (cell: number) => drawn.includes(cell) && !ends.includes(cell);
    const cells = [...Array(CELLS).keys()];
    const shown = () => cells.map((cell) => [drawing.walls[cell], drawing.costs?.[cell] ?? 1]);

    const patch = patchOf(drawing, joined(drawn), material, ends);
    putPatch(drawing, patch, true, null);
    expect(shown()).toEqual(
      cells.map((cell) =>
        isDrawn(cell) ? [Number(material.wall), material.cost ?? cost(cell)] : [walls[cell], cost(cell)],
      ),
    );
    putPatch(drawing, patch, false, null);
    // Where there was no terrain, whoever takes a patch back drops it altogether.
    if (patch.costs === null) drawing.costs = null;
    expect(shown()).toEqual(cells.map((cell) => [walls[cell], cost(cell)]));
  }
});
