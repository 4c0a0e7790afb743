/** From text to a drawing with its places: those in the text, and the usual ones for the rest. */
import { type Drawing, drawingOfGraph, drawingOfGrid, type Places, usualPlaces } from "../board/drawing.js";
import { readMap } from "../shared/read-map.js";

export interface Source {
  readonly drawing: Drawing;
  readonly places: Places;
}

export function parseSource(text: string): Source {
  const { grid, graph, start, goal, through } = readMap(text);
  try {
    const drawing = grid ? drawingOfGrid(grid) : drawingOfGraph(graph!);
    const usual = usualPlaces(drawing);
    const places = {
      start: start ?? grid?.start ?? usual.start,
      goal: goal ?? grid?.goal ?? usual.goal,
      through: through ?? usual.through,
    };
    return { drawing, places };
  } finally {
    (grid ?? graph)?.free();
  }
}
