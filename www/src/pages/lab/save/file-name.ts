/** What a saved file is called: the name of the map and its size, `trap-24x16`. */
import type { Lab } from "../lab.js";

export function fileName({
  board: { grid, graph, floors, hexagons },
  origin,
  example,
}: Pick<Lab, "board" | "origin" | "example">): string {
  const name = origin.example ?? origin.make?.split(".")[0] ?? (example ? `my-${example}` : "my-map");
  if (floors) return `${name}-${floors.count}-floors`;
  if (hexagons) return `${name}-${hexagons.width}x${hexagons.height}-hexagons`;
  return grid ? `${name}-${grid.width}x${grid.height}` : `${name}-${graph?.nodes.length ?? 0}-nodes`;
}
