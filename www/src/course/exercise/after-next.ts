/** Questions about what the next expansion does to a cell: its g, h and f, and its parent. */

import type { Trace } from "../../package/api/index.js";
import { between, type Random, seeded } from "../../package/shared/random.js";
import type { Said } from "../../package/shared/said.js";
import { areBeside, type Cell, cellsIn } from "./cells.js";
import { trace } from "./engine.js";
import type { Instance } from "./finder.js";

export interface AfterNext {
  /** After how many expansions the question comes. */
  readonly expansions: number;
  /** What is expanded next. */
  readonly next: Cell;
  readonly cell: Cell;
  /** The values of the cell after that. */
  readonly g: number;
  readonly h: number;
  readonly f: number;
  readonly parent: Cell;
  /** What the engine says of it; null where the cell stays as it is. */
  readonly why: Said | null;
}

/** Whether two values are one, to the two decimals that a learner writes. */
export const isNear = (a: number, b: number) => Math.abs(a - b) < 0.011;

/** Up to so many, in the order of the search: for values of cells that change, for parents of those that stay as they are, too. */
export function questionsAfter(
  instance: Instance,
  kind: "values" | "parent",
  seed: number,
  count: number,
): AfterNext[] {
  const all = allOf(instance, kind === "parent");
  const random = seeded(seed);
  const drawn = kind === "parent" ? mixed(all, random, count) : sample(all, random, count);
  return drawn.sort((a, b) => a.expansions - b.expansions);
}

function sample<T>(all: readonly T[], random: Random, count: number): T[] {
  const left = [...all];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(between(random, 0, left.length - 1), 1));
  return drawn;
}

/** Half of them about cells whose parent is not the one that is expanded, as far as there are any: otherwise the answer were always the same. */
function mixed(all: readonly AfterNext[], random: Random, count: number): AfterNext[] {
  const stays = sample(
    all.filter(({ next, parent }) => String(next) !== String(parent)),
    random,
    Math.ceil(count / 2),
  );
  const changes = all.filter(({ next, parent }) => String(next) === String(parent));
  return [...stays, ...sample(changes, random, count - stays.length)];
}

/** The events of an expansion that give a cell its values; no question is about those of the goal. */
function changesOf(steps: Trace<Cell>, to: Cell, expansions: number): number[] {
  const [begin, end] = [steps.positionOf(expansions), steps.positionOf(expansions + 1)];
  return Array.from({ length: end - begin - 1 }, (_, i) => begin + 1 + i).filter((i) => {
    const { at, parent } = steps.event(i);
    return parent && String(at) !== String(to);
  });
}

/** For the values of how many cells there can be a question; for parents there are at least as many. */
export function askable(steps: Trace<Cell>, to: Cell): number {
  let all = 0;
  for (let expansions = 1; expansions < steps.expansions - 1; expansions++)
    all += changesOf(steps, to, expansions).length;
  return all;
}

function allOf({ map, from, to, options }: Instance, withUnchanged: boolean): AfterNext[] {
  const cells = cellsIn(map);
  const steps = trace(cells, from, to, options);
  const all: AfterNext[] = [];
  // The last expansion is that of the goal, and opens nothing.
  for (let expansions = 1; expansions < steps.expansions - 1; expansions++) {
    const [begin, end] = [steps.positionOf(expansions), steps.positionOf(expansions + 1)];
    const next = steps.event(begin).at;
    const changed: string[] = [];
    for (const i of changesOf(steps, to, expansions)) {
      const { at, g, h, f, parent } = steps.event(i);
      changed.push(String(at));
      all.push({
        expansions,
        next,
        cell: at,
        g,
        h,
        f,
        parent: parent!,
        why: { text: steps.explain(i), saying: steps.saying(i) },
      });
    }
    if (!withUnchanged) continue;
    steps.seek(end);
    for (const { at, g, h, f, parent } of steps.openList(100)) {
      if (!parent || !areBeside(cells, at, next) || changed.includes(String(at)) || String(at) === String(to)) continue;
      all.push({ expansions, next, cell: at, g, h, f, parent, why: null });
    }
  }
  for (const one of [steps, cells]) one.free();
  return all;
}
