/** From a map of another program to a drawing for the board. */
import type { Graph } from "../api/index.js";
import type { parseDimacs, parseTiled, TiledNames } from "../api/map-files.js";
import { BETWEEN_FILES, isDimacs } from "../shared/map-files.js";
import type { Drawing } from "../shared/terms.js";

export interface ProgramMaps {
  readonly parseTiled: typeof parseTiled;
  readonly parseDimacs: typeof parseDimacs;
  readonly Graph: typeof Graph;
}

export function programMap(
  text: string,
  { parseTiled, parseDimacs, Graph }: ProgramMaps,
  names: TiledNames | undefined,
): Drawing {
  if (!isDimacs(text)) return { grid: parseTiled(text, names) };
  const [arcs, coordinates] = text.split(BETWEEN_FILES);
  const read = parseDimacs(arcs!, coordinates);
  const { nodes, connections } = read;
  read.free();
  // North is up on a road map, and a board's y grows downwards.
  return { graph: Graph.from({ nodes: nodes.map(({ id, x, y }) => ({ id, x, y: 0 - y })), connections }) };
}
