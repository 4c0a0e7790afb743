/** A map for programs that replan, with what changes on it: each known mistake shows there, and is named. */
import type { Change, Point } from "stepstar";
import room from "../../../../maps/walls-appear.txt?raw";

const wall = (at: number, place: Point): Change => ({ at, place, wall: true });

export const ROOM: { readonly map: string; readonly changes: readonly Change[] } = {
  map: room,
  changes: [wall(4, [3, 5]), wall(4, [3, 1])],
};
