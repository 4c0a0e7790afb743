/** What a board shows of a world at a step: where movers are then, where the path waits for them, and how much room a large agent takes. */
import type { Options, Trace } from "../api/index.js";
import type { Board } from "../board/board.js";
import { type Places, type PlainMap, placesOf } from "../board/drawing.js";
import { hexOf } from "../board/hexagons.js";
import type { Spot } from "../board/scene.js";
import { floorsKit, hasFloors } from "../board/sheet.js";
import { asPlace, samePlace } from "../shared/places.js";
import type { AnyPlace, Place } from "../shared/terms.js";
import type { Aim } from "./aim.js";

export class WorldMarks {
  #isShown = false;

  show(
    trace: Trace,
    { movers = [], size = 1 }: Options,
    places: Places,
    { within, show }: Aim,
    board: Board,
    drawing: PlainMap,
  ): void {
    const hex = drawing.kind === "grid" && hexOf(drawing);
    const isWorld = movers.length > 0 || size > 1 || within !== null;
    if (!isWorld && !this.#isShown) return;
    this.#isShown = isWorld;
    const { length, position } = trace;
    const step = position === 0 ? undefined : trace.event(position - 1);
    const isOver = position === length;
    const { path } = trace.result;
    // Where others move, g is the tick.
    const tick = isOver && path.length > 0 ? path.length - 1 : (step?.g ?? 0);
    const ghosts = (movers as readonly (readonly AnyPlace[])[])
      .filter((mover) => mover.length > 0)
      .map((mover) => asPlace(mover[Math.min(tick, mover.length - 1)]!) as Place);
    board.highlight("mover", ghosts);
    board.highlight(
      "waits",
      isOver && movers.length > 0 ? (path as Place[]).filter((at, i) => samePlace(at, path[i - 1] ?? null)) : [],
    );
    const goals =
      within === null || show === "distances"
        ? []
        : (placesOf(places, "goal").filter((goal) => typeof goal !== "number") as unknown as Spot[]);
    board.highlight(
      "range",
      hex
        ? hex.around(drawing, goals, within!)
        : hasFloors(drawing)
          ? floorsKit().around(drawing.sheet, goals, within!)
          : goals.flatMap(([x, y]) => [[x, y] as const, [x + within!, y] as const]),
    );
    const at = step?.at ?? places.start;
    board.highlight("agent", size > 1 && Array.isArray(at) ? [at as Place, [at[0] + size - 1, at[1] + size - 1]] : []);
  }
}
