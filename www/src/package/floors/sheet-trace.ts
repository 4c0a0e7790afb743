/** What a search has written of floors, as cells of the sheet on which they lie: in the engine they are numbered floor by floor, row by row. */
import type { NodeValues, Trace } from "../api/index.js";
import type { CellsTrace, SheetDrawing } from "../board/sheet.js";
import { common, type Region } from "../board/view.js";

const [WALL, STATES, TERRAIN, MOST] = [1, 1, 3, 9];

export function sheetTrace(trace: Trace, drawing: SheetDrawing): CellsTrace {
  const { width, height, sheet } = drawing;
  let nodes = 0;
  const floors = sheet.floors.map((region) => {
    const first = nodes;
    nodes += region.width * region.height;
    return { ...region, first, end: nodes };
  });
  /** The index on the sheet of each node. */
  const cells = new Uint32Array(nodes);
  for (const { x, y, width: wide, first, end } of floors)
    for (let node = first; node < end; node++) {
      const row = Math.floor((node - first) / wide);
      cells[node] = (y + row) * width + x + (node - first - row * wide);
    }
  /** As they were painted last. */
  let painted: Uint8Array | null = null;
  return {
    get position() {
      return trace.position;
    },
    length: trace.length,
    changed: (since) => trace.changed(since).map((node) => cells[node]!),
    values(x, y, wide, high) {
      const region = { x, y, width: wide, height: high };
      const all = blank(wide * high);
      for (const floor of floors) addFloor(all, region, floor);
      return all;
    },
    paint(context, colours, _, all) {
      const codes = codesNow();
      const part = all || !painted ? { x: 0, y: 0, width, height } : different(painted, codes);
      painted = codes;
      if (part) paintPart(context as unknown as CanvasRenderingContext2D, part, colours, codes);
      return part;
    },
  };

  /** What each node looks like, as the number of its colour. */
  function codesNow(): Uint8Array {
    const { walls, costs } = drawing;
    return trace.state().map((state, node) => {
      const cell = cells[node]!;
      if (walls[cell]) return WALL;
      if (state) return STATES + state;
      return costs ? TERRAIN + Math.max(1, Math.min(MOST, Math.round(costs[cell]!))) : 0;
    });
  }

  /** The region of all nodes that look otherwise than before; null if there are none. */
  function different(before: Uint8Array, now: Uint8Array): Region | null {
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let node = 0; node < nodes; node++) {
      if (before[node] === now[node]) continue;
      const [x, y] = [cells[node]! % width, Math.floor(cells[node]! / width)];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    return right > left ? { x: left, y: top, width: right - left, height: bottom - top } : null;
  }

  /** Between floors there is what a board has around its map: the last colour. */
  function paintPart(context: CanvasRenderingContext2D, part: Region, colours: Uint32Array, codes: Uint8Array): void {
    const image = context.createImageData(part.width, part.height);
    const pixels = new Uint32Array(image.data.buffer).fill(colours.at(-1)!);
    for (const floor of floors) {
      const { x, y, ...shared } = common(part, floor);
      for (let row = 0; row < shared.height; row++)
        for (let column = 0; column < shared.width; column++) {
          const node = floor.first + (y - floor.y + row) * floor.width + (x - floor.x) + column;
          pixels[(y - part.y + row) * part.width + (x - part.x) + column] = colours[codes[node]!]!;
        }
    }
    context.putImageData(image, part.x, part.y);
  }

  /** Puts what a region has of a floor into its values. */
  function addFloor(all: NodeValues, region: Region, floor: (typeof floors)[number]): void {
    const part = common(region, floor);
    if (part.width * part.height === 0) return;
    const top = floor.first + (part.y - floor.y) * floor.width;
    const rows = trace.values(top, 0, part.height * floor.width, 1);
    for (let row = 0; row < part.height; row++)
      for (let column = 0; column < part.width; column++) {
        const from = row * floor.width + (part.x - floor.x) + column;
        const to = (part.y - region.y + row) * region.width + (part.x - region.x) + column;
        all.state[to] = rows.state[from]!;
        for (const name of ["g", "h", "f"] as const) all[name][to] = rows[name][from]!;
        const parent = rows.parent[from]!;
        // One that is at the other end of a link is no neighbour to point at.
        all.parent[to] = parent >= floor.first && parent < floor.end ? cells[parent]! : -1;
      }
  }
}

function blank(cells: number): NodeValues {
  const numbers = () => new Float64Array(cells);
  return {
    state: new Uint8Array(cells),
    g: numbers(),
    h: numbers(),
    f: numbers(),
    parent: new Int32Array(cells).fill(-1),
    rhs: new Float64Array(),
  };
}
