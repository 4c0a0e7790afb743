/** A trace of hexagons for the cells of a board: it paints on the grid of their columns and rows. */
import type { Hexagons } from "../api/hexagons.js";
import type { Grid, Trace } from "../api/index.js";
import type { CellsTrace } from "../board/sheet.js";

export function hexagonsTrace(trace: Trace): CellsTrace {
  return {
    get position() {
      return trace.position;
    },
    length: trace.length,
    values: (x, y, width, height) => trace.values(x, y, width, height),
    changed: (from) => trace.changed(from),
    paint(context, colours, map, all) {
      // What the board has in the engine are the hexagons.
      const { grid } = map as Grid | Hexagons as Hexagons;
      try {
        return trace.paint(context, colours, grid, all);
      } finally {
        grid.free();
      }
    },
  };
}
