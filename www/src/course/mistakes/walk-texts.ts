/** The known mistakes of programs that keep a plan up to date, in words. */
import type { WalkMistake } from "../../package/api/index.js";
import type { MistakeText } from "./texts.js";

/** In the order in which one writes D* Lite: the key, the estimate, the loop, an expansion, the walk. */
export const WALK_TEXTS: { readonly [name in WalkMistake]: MistakeText } = {
  "one-part-key": {
    title: "Its keys have one part",
    answer:
      "Along a best way f is the same everywhere. Where f alone decides, the loop ends although a cell on the way waits with the same f, and the plan leads over what is no longer true. Among equal f the smaller of g and rhs must come first.",
  },
  "wrong-end": {
    title: "It estimates towards the wrong end",
    answer:
      "D* Lite searches from the goal, so h is the distance to the agent. Measured to the goal it leads away from the agent: the plans are right, and far too many cells are expanded.",
  },
  "empties-queue": {
    title: "It expands all that is inconsistent",
    answer:
      "The loop may end as soon as the agent’s cell is consistent and no key in the queue is less than its own. What waits then may wait for ever.",
  },
  "never-resets": {
    title: "It never sets g to infinity",
    answer:
      "A cell whose way has become dearer must give up its g first. Given its new rhs at once, it still leans on neighbours that lean on it: they count each other up, step by step, and for ever where no way is left.",
  },
  "neighbours-left-out": {
    title: "It does not tell the neighbours that g has risen",
    answer:
      "When g of a cell rises, those that came by way of it must look for another way. If nobody tells them, the agent still follows a way that is closed.",
  },
  "keys-not-raised": {
    title: "Its keys do not rise as the agent walks",
    answer:
      "A key holds the distance from where the agent was. After a step all distances are less, so a cell that waits since before comes too late. What has been walked, km, must be added to new keys.",
  },
};

export const ALL_OF_WALKS = Object.keys(WALK_TEXTS) as WalkMistake[];
