/** Learners as they might be: one always right, one who clicks anywhere, and one for each misconception. */

import { Attempt } from "../../../src/course/exercise/attempt.js";
import { type Cell, cellsIn } from "../../../src/course/exercise/cells.js";
import type { Instance } from "../../../src/course/exercise/finder.js";
import { type Click, Order } from "../../../src/course/exercise/order.js";
import { orderOf } from "../../../src/course/exercise/run-of.js";
import { USUAL } from "../../../src/course/exercise/settings.js";
import { type Mistake, type Point, retrace } from "../../../src/index.js";
import { between, type Random } from "../../../src/package/shared/random.js";

export type Learner = (order: Order, random: Random) => Click;

export const right: Learner = ({ expected }, random) => expected[between(random, 0, expected.length - 1)]!;

/** Any cell that is taken for an answer. */
export const anywhere: Learner = (order, random) => {
  const { instance } = order;
  const rows = instance.map.trimEnd().split("\n");
  for (;;) {
    const at: Point = [between(random, 0, rows[0]!.length - 1), between(random, 0, rows.length - 1)];
    if (order.idle(at) === "") return at;
  }
};

/** What the learner's open list is ordered by, where that is the misconception. */
const ORDERS: { readonly [name in Mistake]?: (node: { g: number; h: number; at: Cell }, goal: Cell) => number } = {
  "h-only": ({ h }) => h,
  "g-only": ({ g }) => g,
  "squared-euclid": ({ g, at }, goal) => g + (at[0] - goal[0]) ** 2 + (at[1] - goal[1]) ** 2,
  "manhattan-with-diagonals": ({ g, at }, goal) => g + Math.abs(at[0] - goal[0]) + Math.abs(at[1] - goal[1]),
};

/**
 * Goes on with what has been taken as a search does that makes the mistake. Once put right, it may be where no such search could be: then the
 * first by its own order of what is open on the board or, if the mistake is another, the first of its own run that was not taken.
 */
export const mistaken =
  (mistake: Mistake): Learner =>
  (learnt) => {
    const { instance, taken } = learnt;
    const { from, to, options } = instance;
    const cells = cellsIn(instance.map);
    const own = retrace(cells, from, to, taken, options, mistake);
    const board = retrace(cells, from, to, taken, options);
    try {
      const order = orderOf(own);
      if (order.slice(0, taken.length).join(" ") === taken.join(" ")) return order[taken.length] ?? "over";
      const key = ORDERS[mistake];
      board.seekExpansion(taken.length);
      const open = board.openList(99);
      if (key && open.length > 0) return open.reduce((a, b) => (key(b, to) < key(a, to) ? b : a)).at;
      const isLeft = (at: Cell) => !taken.some((one) => String(one) === String(at)) && learnt.idle(at) === "";
      return order.find(isLeft) ?? "over";
    } finally {
      for (const one of [own, board, cells]) one.free();
    }
  };

/** An exercise gone through with first answers alone; a wrong one is put right before the next question. */
export function worked(instance: Instance, learner: Learner, random: Random): Attempt {
  const attempt = new Attempt({ ...USUAL, feedback: "end" }, instance, 1);
  const order = new Order(instance);
  for (;;) {
    const choice = learner(order, random);
    const judged = order.judge(choice);
    attempt.give(String(choice));
    if (!order.take(judged.right ? choice : judged.expected[0]!)) break;
  }
  order.free();
  attempt.free();
  return attempt;
}
