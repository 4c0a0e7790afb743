/** A file's text as something to put on the board. Throws with one clear sentence. */
import { Graph, Grid } from "stepstar";
import type { Drawing } from "stepstar/element";

/** Text of one map: digits, a Moving AI map, ASCII, a JSON matrix or a JSON graph. */
export function readMap(text: string): Drawing {
  const trimmed = text.trim();
  if (trimmed === "") throw new RangeError("The text is empty: a map has at least one cell.");
  if (trimmed.startsWith("[") || trimmed.startsWith("{")) return fromJson(trimmed);
  return fromGrid(Grid.parse(text));
}

function fromJson(text: string): Drawing {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new RangeError(`This is not JSON: ${(error as Error).message}.`);
  }
  if (Array.isArray(data)) return fromGrid(Grid.from(data));
  const { nodes, connections } = data as Parameters<typeof Graph.from>[0];
  if (!Array.isArray(nodes) || !Array.isArray(connections))
    throw new RangeError("This JSON is neither a matrix of 0 and 1 nor a graph with nodes and connections.");
  const graph = Graph.from({ nodes, connections });
  return { graph, start: nodes[0]?.id ?? null, goal: nodes.at(-1)?.id ?? null };
}

/** Where the text says nothing of start and goal: the first and the last free cell. */
function fromGrid(grid: Grid): Drawing {
  const cells = grid.cells();
  const point = (cell: number) =>
    [Math.max(0, cell) % grid.width, Math.floor(Math.max(0, cell) / grid.width)] as [number, number];
  return {
    grid,
    start: grid.start ?? point(cells.indexOf(0)),
    goal: grid.goal ?? point(cells.lastIndexOf(0)),
    through: [],
  };
}
