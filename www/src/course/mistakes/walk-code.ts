/** D* Lite as pseudo-code, and the lines of it that each known mistake has otherwise. */
import type { WalkMistake } from "../../package/api/index.js";
import { change, type Listing } from "./code.js";

const LINES: Listing<WalkMistake>["lines"] = [
  [0, "key(n) = [k + h(n, agent) + km; k], where k = min(g(n), rhs(n))"],
  [0, "update n: rhs(n) = least cost + g(m); if g(n) ≠ rhs(n) it waits in the queue by key(n)"],
  [0, "forget all; rhs(goal) = 0; km = 0; the goal waits in the queue"],
  [0, "at each tick"],
  [2, "km = km + h(last place, agent)"],
  [2, "update each cell that changed, and its neighbours"],
  [2, "while the first key is less than key(agent), or g(agent) ≠ rhs(agent)"],
  [4, "n = take the first from the queue"],
  [4, "if g(n) > rhs(n): g(n) = rhs(n); otherwise g(n) = ∞"],
  [4, "update n and its neighbours"],
  [2, "the agent goes to the neighbour m with the least cost + g(m)"],
];

const [KEY, , , , RAISE, , UNTIL, , EXPAND, TELL] = LINES.keys();

export const D_STAR_LITE: Listing<WalkMistake> = {
  lines: LINES,
  changes: {
    "one-part-key": [change(KEY, "key(n) = min(g(n), rhs(n)) + h(n, agent) + km")],
    "wrong-end": [change(KEY, "key(n) = [k + h(n, goal) + km; k], where k = min(g(n), rhs(n))")],
    "empties-queue": [change(UNTIL, "while the queue is not empty")],
    "never-resets": [change(EXPAND, "g(n) = rhs(n)")],
    "neighbours-left-out": [change(TELL, "update n; update its neighbours if g(n) has fallen")],
    "keys-not-raised": [change(RAISE, null)],
  },
};
