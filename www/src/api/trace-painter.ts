/** Puts what a trace shows into a canvas. */
import { engineMemory, type RawTrace } from "../raw.js";
import { copied } from "./copied.js";
import { boolean, whole, wrongType } from "./errors.js";
import { type Grid, insideGrid } from "./grid.js";
import type { Handle } from "./handle.js";

/** A `CanvasRenderingContext2D`, or that of an `OffscreenCanvas`. */
export interface PaintTarget {
  putImageData(...parts: never[]): void;
}

/** What {@link Trace.paint} does, for one trace. @internal */
export function painterOf(trace: Handle<RawTrace>, wide: number, high: number) {
  // The canvas threw the last time: the next time everything has to be drawn.
  let unpainted = false;
  return (context: PaintTarget, palette: Uint32Array, grid: Grid, all: boolean) => {
    const inside = insideGrid(grid);
    if (!inside || grid.width !== wide || grid.height !== high) {
      throw wrongType("grid", grid, `a Grid of ${wide} x ${high} cells, as the trace has`);
    }
    if (typeof context?.putImageData !== "function") throw wrongType("context", context, "a 2D context of a canvas");
    const colours = copied(palette, Uint32Array, "palette");
    whole(colours.length, "number of colours", 4, 256);
    boolean(all, "argument all");
    if (typeof ImageData !== "function") {
      throw new Error("A trace is painted where there are canvases: there is no ImageData here, as in Node.");
    }
    const [pixels, ...rest] = trace.raw.paint(colours, inside.raw, all || unpainted);
    const [x, y, width, height] = rest as [number, number, number, number];
    if (pixels === undefined) return null;
    unpainted = true;
    const image = new ImageData(new Uint8ClampedArray(engineMemory(), pixels, 4 * wide * high), wide, high);
    for (let i = 4; i < rest.length; i += 4) {
      const part = rest.slice(i, i + 4) as [number, number, number, number];
      (context as CanvasRenderingContext2D).putImageData(image, 0, 0, ...part);
    }
    unpainted = false;
    return { x, y, width, height };
  };
}
