/** Puts what a trace shows into a canvas. */
import type { RawTrace } from "../raw.js";
import { copied } from "./copied.js";
import { boolean, whole, wrongType } from "./errors.js";
import { type Grid, insideGrid } from "./grid.js";
import type { Handle } from "./handle.js";

/** A `CanvasRenderingContext2D`, or that of an `OffscreenCanvas`. */
export interface PaintTarget {
  putImageData(...parts: never[]): void;
}

/** A part of a picture. */
type Region = Record<"x" | "y" | "width" | "height", number>;

/** What {@link Trace.paint} does, for one trace. @internal */
export function painterOf(trace: Handle<RawTrace>, wide: number, high: number) {
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
    return trace.raw.paint(context, colours, inside.raw, all) as Region | null;
  };
}
