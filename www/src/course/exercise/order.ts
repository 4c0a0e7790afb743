/** Click the order: which cell is expanded next? Whatever a legal tie could take is right, and the search goes on the learner's way. */
import type { Mistake, Trace } from "../../package/api/index.js";
import { EXERCISED } from "../mistakes/texts.js";
import { type Cell, type Cells, cellsIn, hasFloors, hasHexagons, isWall, named } from "./cells.js";
import { retrace } from "./engine.js";
import type { Instance } from "./finder.js";
import { legalNext, MOST_OPEN, orderOf } from "./run-of.js";
import { type FillText, inEnglish } from "./words.js";

/** What can be said: a cell, or that nothing more is expanded. */
export type Click = Cell | "over";

export interface JudgedClick {
  readonly right: boolean;
  readonly expected: readonly Click[];
  /** Why, in a sentence. */
  readonly why: string;
  /** The mistakes with which a search would have gone exactly so. */
  readonly mistakes: readonly Mistake[];
}

const same = (a: Click, b: Click) => String(a) === String(b);
const tidy = (value: number) => +value.toFixed(3);

export class Order {
  readonly #cells: Cells;
  #taken: Cell[];

  constructor(
    readonly instance: Instance,
    private readonly say: FillText = inEnglish,
  ) {
    this.#cells = cellsIn(instance.map);
    // The start comes first in every search, so there is no question about it.
    this.#taken = [instance.from];
  }

  /** What has been expanded, in order. */
  get taken(): readonly Cell[] {
    return this.#taken;
  }

  /** What would be right now. */
  get expected(): readonly Click[] {
    return this.#at((trace) => (this.#isAtGoal ? ["over"] : legalNext(trace)));
  }

  get isOnHexagons(): boolean {
    return hasHexagons(this.#cells);
  }

  get #isAtGoal(): boolean {
    return same(this.#taken.at(-1)!, this.instance.to);
  }

  #record(run: readonly Cell[], mistake?: Mistake): Trace<Cell> {
    const { from, to, options } = this.instance;
    return retrace(this.#cells, from, to, run, options, mistake);
  }

  /** With the search as it stands after what has been taken. */
  #at<T>(look: (trace: Trace<Cell>) => T): T {
    const trace = this.#record(this.#taken);
    try {
      trace.seekExpansion(this.#taken.length);
      return look(trace);
    } finally {
      trace.free();
    }
  }

  /** Why a cell is no answer at all: no search, right or with a known mistake, could take it now. "" where one could. */
  idle(chosen: Cell): string {
    const cell = named(chosen);
    if (isWall(this.#cells, chosen)) return this.say("{cell} is a wall: no search expands it.", { cell });
    const isSeen = this.#at((trace) => trace.node(chosen).state !== "unseen");
    return isSeen || this.#isAtGoal || this.#mistakes(chosen).length > 0
      ? ""
      : this.say("{cell} is neither open nor closed: no search could take it now.", { cell });
  }

  judge(chosen: Click): JudgedClick {
    const { expected } = this;
    const right = expected.some((choice) => same(choice, chosen));
    return {
      right,
      expected,
      why: this.#at((trace) => this.#why(trace, chosen, expected)),
      mistakes: right ? [] : this.#mistakes(chosen),
    };
  }

  /** Goes on with a cell that could come next; false: the exercise is over. */
  take(choice: Click): boolean {
    if (choice === "over") return false;
    this.#taken = [...this.#taken, choice];
    return true;
  }

  #why(trace: Trace<Cell>, chosen: Click, expected: readonly Click[]): string {
    const { say } = this;
    if (expected[0] === "over") return say("The goal has been expanded: the search is over.");
    const { g, h, f } = trace.node(expected[0]!);
    const least = { best: named(expected[0]!), g: tidy(g), h: tidy(h), f: tidy(f) };
    if (chosen === "over")
      return say("The goal has not been expanded yet, and {best} is open with f = {g} + {h} = {f}.", least);
    const cell = named(chosen);
    const node = trace.node(chosen);
    if (expected.some((choice) => same(choice, chosen)))
      return expected.length > 1
        ? say("{cell} has f = {g} + {h} = {f}, the least of all that are open, as have {n} more.", {
            ...least,
            cell,
            n: expected.length - 1,
          })
        : say("{cell} has f = {g} + {h} = {f}, the least of all that are open.", { ...least, cell });
    const own = { cell, ownG: tidy(node.g), ownH: tidy(node.h), ownF: tidy(node.f) };
    const wrong =
      node.state === "closed"
        ? say("{cell} is closed: it has been expanded, and nothing made it cheaper.", own)
        : node.state === "open"
          ? say("{cell} has f = {ownG} + {ownH} = {ownF}.", own)
          : say("{cell} is not open: no expanded cell leads there.", own);
    return `${wrong} ${say("{best} goes first: f = {g} + {h} = {f}, the least of all that are open.", least)}`;
  }

  /**
   * Searches with each mistake, which go along with what has been taken: which would have gone on as the learner did? And where the
   * learner has been put right before, so that none would: whose order of what is open now is it?
   */
  #mistakes(chosen: Click): Mistake[] {
    const run = chosen === "over" ? this.#taken : [...this.#taken, chosen];
    const byOrder =
      chosen === "over"
        ? []
        : this.#at((trace) =>
            leastBy(trace, chosen, this.instance, hasFloors(this.#cells) || hasHexagons(this.#cells)),
          );
    return EXERCISED.filter((mistake) => byOrder.includes(mistake) || this.#gives(run, mistake, chosen === "over"));
  }

  #gives(run: readonly Cell[], mistake: Mistake, ends: boolean): boolean {
    try {
      const trace = this.#record(run, mistake);
      const order = orderOf(trace);
      trace.free();
      return sameAll(ends ? order : order.slice(0, run.length), run);
    } catch {
      // There is no room for it here.
      return false;
    }
  }

  free(): void {
    this.#cells.free();
  }
}

/** What an open list is ordered by, where that is the mistake; on floors and hexagons nothing by dx and dy. */
const ORDERS: { readonly [name in Mistake]?: (node: { g: number; h: number }, dx: number, dy: number) => number } = {
  "h-only": ({ h }) => h,
  "g-only": ({ g }) => g,
  "squared-euclid": ({ g }, dx, dy) => g + dx * dx + dy * dy,
  "manhattan-with-diagonals": ({ g }, dx, dy) => g + dx + dy,
};

/** The orders in which a cell comes first of all that are open. */
function leastBy(trace: Trace<Cell>, chosen: Cell, { to, options }: Instance, isWorld: boolean): Mistake[] {
  const open = trace.openList(MOST_OPEN);
  return EXERCISED.filter((mistake) => {
    const order = ORDERS[mistake];
    if (
      !order ||
      (isWorld && order.length > 1) ||
      (mistake === "manhattan-with-diagonals" && options.diagonal === "never")
    )
      return false;
    const keys = open.map((node) => {
      const [x, y] = node.at;
      return order(node, Math.abs(x - to[0]), Math.abs(y - to[1]));
    });
    const i = open.findIndex(({ at }) => same(at, chosen));
    return i >= 0 && keys.every((key) => keys[i]! <= key + 1e-9);
  });
}

const sameAll = (a: readonly Cell[], b: readonly Cell[]) =>
  a.length === b.length && a.every((place, i) => same(place, b[i]!));
