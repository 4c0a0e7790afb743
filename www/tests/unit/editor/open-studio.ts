/** A studio for tests. */
import { type Grid, Grid as Grids } from "stepstar";
import { drawingOfGrid, usualPlaces } from "../../../src/package/board/drawing.js";
import { type Edit, Studio } from "../../../src/package/editor/studio.js";

export function openStudio(text: string): { studio: Studio; edits: Edit[]; shown(): string } {
  const edits: Edit[] = [];
  const grid = Grids.parse(text);
  const studio = new Studio(drawingOfGrid(grid), (edit) => edits.push(edit));
  studio.open(drawingOfGrid(grid), { ...usualPlaces(drawingOfGrid(grid)), start: grid.start!, goal: grid.goal! });
  edits.length = 0;
  return { studio, edits, shown: () => (studio.engine as Grid).toText("ascii").trim() };
}

export const WALL = { wall: true, cost: null };
