/** From text to a drawing: ASCII, digits, a `.map`, or a graph as JSON. */
import { Graph, Grid } from "../api/index.js";
import { type Drawing, drawingOfGraph, drawingOfGrid, type Places, usualPlaces } from "../editor/drawing.js";

export interface Source {
  readonly drawing: Drawing;
  readonly places: Places;
}

export function parseSource(text: string): Source {
  return text.trimStart().startsWith("{") ? sourceOfGraph(text) : sourceOfGrid(text);
}

function sourceOfGraph(text: string): Source {
  const graph = Graph.from(JSON.parse(text));
  try {
    const drawing = drawingOfGraph(graph);
    return { drawing, places: usualPlaces(drawing) };
  } finally {
    graph.free();
  }
}

function sourceOfGrid(text: string): Source {
  const grid = Grid.parse(text);
  try {
    const drawing = drawingOfGrid(grid);
    const usual = usualPlaces(drawing);
    return { drawing, places: { ...usual, start: grid.start ?? usual.start, goal: grid.goal ?? usual.goal } };
  } finally {
    grid.free();
  }
}
