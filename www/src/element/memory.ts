/** What the element remembers while it is in no page, or while its controls are rebuilt. */
import type { Look } from "../board/board.js";
import type { View } from "../board/view.js";
import type { Brush } from "../editor/hand.js";
import type { Chosen, Moment } from "../player/player.js";
import type { Place, Tool } from "./contract.js";

export interface Memory {
  tool: Tool;
  terrain: number;
  brush: Brush;
  /** Where the next trace begins; the end when absent. */
  position: Moment | undefined;
  playing: boolean;
  chosen: Chosen;
  pinned: Place | null;
  /** Null: all of the map. */
  view: View | null;
  /** What the board could not show yet. */
  waiting: readonly Look[];
  /** A map has been put on the board; until then there is nothing to search. */
  drawn: boolean;
}

/** Lines, rectangles and floods draw with the brush chosen last. */
export function choose(memory: Memory, tool: Tool): void {
  memory.tool = tool;
  if (tool === "wall" || tool === "erase" || tool === "terrain") memory.brush = tool;
}

/** For another map: forgets all that was about the last one. */
export function begin(memory: Memory, step: number | undefined): void {
  memory.position = step ?? (memory.drawn ? undefined : memory.position);
  memory.drawn = true;
  memory.pinned = memory.view = null;
  memory.waiting = [];
  memory.chosen.breakPoints = [];
}
