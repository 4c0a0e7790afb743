/** Things that move: where cells change at a tick, or others go by a timetable, a strip above the board shows and edits them. It is fetched when a map first has some. */
import { reasonOf } from "../../shared/text.js";
import type { Lab } from "../lab.js";
import type { Strip } from "./strip.js";

export function moving(lab: Lab): void {
  const { board } = lab;
  let strip: Strip | undefined;
  let isComing = false;
  const refresh = async () => {
    const isMoving = board.changes !== null || (board.movers?.length ?? 0) > 0;
    if (!strip && isMoving && !isComing) {
      isComing = true;
      try {
        const { Strip } = await import("./strip.js");
        strip = new Strip(lab);
      } catch (error) {
        lab.say(reasonOf(error));
      }
      isComing = false;
    }
    strip?.refresh();
  };
  for (const event of ["edit", "result", "step", "withdrawn", "settings"] as const)
    board.addEventListener(event, () => void refresh());
  void refresh();
}
